"""Somebody who plays Mondo Sapiens in the browser: takes what lies on top and lays it where it may lie."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page, expect

from tests.e2e.person import Person

if TYPE_CHECKING:
    from tools.screenshots import Photographer

TOPMOST = """seed => {
  // tiles of which the middle can be touched, in an order of one's own
  const free = [...document.querySelectorAll('[data-slot]')].flatMap((tile) => {
    const box = tile.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest('[data-slot]');
    return hit === tile ? [{ slot: Number(tile.dataset.slot), x, y }] : [];
  });
  return free.length ? free[seed % free.length] : null;
}"""
SPOTS = """() => [...document.querySelectorAll('[data-testid=own] .spot')].map((spot) => {
  const box = spot.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}).filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-testid=own]'))"""
"""Where it may be laid; a notice, that somebody was faster, may stand before some."""
FREE = "() => document.querySelector('[data-busy]')?.dataset.busy === 'false'"
"""Has the server answered all that was asked?"""
TILES = 7
"""Tiles that one lays oneself before the picture of the worlds is taken."""
PHASE = "() => document.querySelector('[data-phase]')?.dataset.phase ?? null"


def open_worlds(
    ana: Person, seats: Sequence[str], *, level: str = "Beginner", clock: str = "5 minutes", board: str = "Open Sea"
) -> str:
    """Open a table by the lobby's form; its address. A table for one is for practice."""
    page = ana.page
    page.add_init_script("localStorage.setItem('monumenta.coached.mondo', 'yes')")
    ana.visit()
    page.get_by_role("radio", name="Mondo Sapiens").check(force=True)
    page.get_by_role("radio", name=re.compile(f"^{level}")).check(force=True)
    page.get_by_role("radio", name=board, exact=True).check(force=True)
    page.get_by_role("radio", name=clock).check(force=True)
    page.get_by_role("button", name="Friends, more players, rules").click()
    page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
    places = page.get_by_role("group", name="Seats").get_by_role("combobox")
    for number, seat in enumerate(seats):
        places.nth(number).select_option(seat)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page.url


def phase(page: Page) -> str | None:
    now: str | None = page.evaluate(PHASE)
    return now


def wait_for_phase(page: Page, *phases: str) -> str:
    wait = f"phases => {{ const now = ({PHASE})(); return phases.includes(now) ? now : false; }}"
    # a turn lasts as long as its clock, and bots take their time
    now: str = page.wait_for_function(wait, arg=list(phases), timeout=360_000).json_value()
    return now


def touch(person: Person, at: dict[str, float]) -> None:
    if person.touches:
        person.page.touchscreen.tap(at["x"], at["y"])
    else:
        person.page.mouse.click(at["x"], at["y"])


def holds(page: Page) -> bool:
    return page.get_by_test_id("tray").get_attribute("data-holding") == "true"


def take(person: Person, seed: int) -> bool:
    """Reach for a tile. Somebody may be faster: then the hand stays empty."""
    page = person.page
    at: dict[str, Any] | None = page.evaluate(TOPMOST, seed)
    if at is None:
        return False
    touch(person, at)
    page.wait_for_function(FREE)
    return holds(page)


def hold(person: Person, seed: int) -> None:
    """Have a tile in the hand: somebody may be faster, and a tap that a busy machine draws out turns it over."""
    while not take(person, seed):
        seed += 7


def lay(person: Person, seed: int) -> None:
    """Lay down what is in the hand on one of the spaces that glow."""
    page = person.page
    spots: list[dict[str, float]] = page.evaluate(SPOTS)
    at = spots[seed % len(spots)]
    touch(person, at)
    if person.touches:  # the first tap holds it there
        page.get_by_test_id("ghost").wait_for()
        touch(person, at)
    expect(page.get_by_test_id("tray")).to_have_attribute("data-holding", "false")


def jump_out(page: Page) -> None:
    """It asks once."""
    page.get_by_test_id("out").click()
    page.get_by_test_id("out-really").click()
    page.get_by_test_id("out").wait_for(state="detached")


def build(person: Person, tiles: int, seed: int = 0) -> None:
    """Lay so many tiles."""
    for _ in range(tiles):
        seed += 7
        hold(person, seed)
        lay(person, seed)


def photograph(photographer: Photographer) -> None:
    page = photographer.ana.page
    open_worlds(photographer.ana, ["me", *["bot:random"] * 3], level="Expert", board="Wine Road")
    wait_for_phase(page, "play")
    build(photographer.ana, TILES)
    while not take(photographer.ana, 3):
        page.wait_for_timeout(50)  # somebody was faster
    photographer.take("mondo")
    jump_out(page)
    wait_for_phase(page, "scored")
    photographer.take("mondo-scoring")
