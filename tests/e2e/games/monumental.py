"""Somebody who plays Monumental in the browser: takes what the page offers, and ends turns where it lets them end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.e2e.person import Person

if TYPE_CHECKING:
    from tools.screenshots import Photographer

STATE = """() => {
  const confirm = document.querySelector('[data-testid=confirm]');
  const scoring = document.querySelector('[data-testid=stage] .result');
  if (scoring?.childElementCount === 0) return 'waiting';  // it is being fetched
  if (!confirm) return document.querySelector('[data-testid=prompt]') ? 'over' : 'away';
  const board = document.querySelector('[data-asked]');
  if (confirm.getAttribute('aria-disabled') === 'false') return 'complete';
  return board?.dataset.mine === 'true' ? 'mine' : 'waiting';
}"""
"""Whose turn it is: "complete" can be confirmed, "mine" wants a choice."""
MOMENT = """() => {
  const board = document.querySelector('[data-asked]');
  const confirm = document.querySelector('[data-testid=confirm]')?.getAttribute('aria-disabled');
  return [board?.dataset.pending, board?.dataset.asked, confirm].join();
}"""
"""Changes with every choice."""
UNCOACHED = "localStorage.setItem('monumenta.coached.monumental', 'yes')"

ROUNDS = 5
"""The round in which the picture of the table is taken."""


def found_world(ana: Person, bots: Sequence[str], **options: object) -> None:
    """A table that all may watch, with options that the lobby's form has behind a fold."""
    ana.found_table("monumental", ["me", *bots], players=1 + len(bots), **options)


def open_world(ana: Person, seats: Sequence[str], *, mode: str = "Round by round") -> str:
    """Open a table by the lobby's form; its address."""
    page = ana.page
    page.add_init_script(UNCOACHED)
    ana.visit()
    page.get_by_role("radio", name="Monumental", exact=True).check(force=True)
    page.get_by_role("radio", name=mode).check(force=True)
    page.get_by_role("button", name="Friends, more players, rules").click()
    page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
    places = page.get_by_role("group", name="Seats").get_by_role("combobox")
    for number, seat in enumerate(seats):
        places.nth(number).select_option(seat)
    opening = page.get_by_role("button", name="Open the table")
    expect(opening).to_be_enabled()
    opening.click()
    page.wait_for_url("**/t/*")
    return page.url


def wait_for(page: Page, *states: str) -> str:
    wait = f"states => {{ const now = ({STATE})(); return states.includes(now) ? now : false; }}"
    now: str = page.wait_for_function(wait, arg=list(states)).json_value()
    return now


def state(page: Page) -> str:
    now: str = page.evaluate(STATE)
    return now


def asked(page: Page) -> str:
    """What the page asks for now."""
    return page.locator("[data-asked]").get_attribute("data-asked") or ""


def possible(page: Page) -> list[str]:
    """The actions of a turn that can be taken now."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-act][aria-disabled=false]')].map((act) => act.dataset.act)"
    )
    return found


class Settler:
    """Plays whole rounds: activates a City, takes a few actions, and passes."""

    def __init__(self, person: Person, seed: int = 1, acts: int = 2) -> None:
        self.page = person.page
        self._luck = Random(seed)
        self._acts = acts
        """Actions that it likes to take in a round before it passes."""
        self._round = 0
        self._taken = 0

    def round(self) -> int:
        return int(self.page.locator("[data-round]").get_attribute("data-round") or 0)

    def step(self) -> None:
        """One choice, and wait until the page shows what it did."""
        page = self.page
        before: str = page.evaluate(MOMENT)
        question = asked(page)
        if question == "lines":
            page.locator("[data-slot]").nth(self._luck.randrange(9)).click()
        elif question == "act":
            self.take(self._wish())
        else:
            self._pick("[data-do]:visible")
        page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)

    def take(self, act: str) -> None:
        """Take an action of the bar, and one of its possibilities if there are several."""
        actions = self.page.locator("[data-tab=acts]")
        if actions.is_visible():  # on a phone they are a part of their own
            actions.click()
        button = self.page.locator(f"[data-act={act}]")
        several = button.get_attribute("aria-expanded") is not None
        button.click()
        if several:
            self._pick(".acts [data-do]")

    def _wish(self) -> str:
        page = self.page
        now = self.round()
        if now != self._round:
            self._round, self._taken = now, 0
        acts = [act for act in possible(page) if act not in ("pass", "army", "explore")]
        if self._taken >= self._acts or not acts:
            return "pass"
        self._taken += 1
        return self._luck.choice(acts)

    def _pick(self, where: str) -> None:
        found = self.page.locator(where)
        found.nth(self._luck.randrange(found.count())).click()

    def finish_turn(self) -> None:
        """Choose until the turn can be confirmed, then confirm it."""
        while (now := wait_for(self.page, "mine", "complete", "over")) == "mine":
            self.step()
        if now == "complete":
            confirm(self.page)

    def to_the_end(self) -> None:
        while wait_for(self.page, "mine", "complete", "over") != "over":
            self.finish_turn()


def take_turns(*settlers: Settler) -> None:
    """Who may act now takes a turn; else a moment passes."""
    acting = [settler for settler in settlers if state(settler.page) in ("mine", "complete")]
    for settler in acting:
        settler.finish_turn()
    if not acting:
        settlers[0].page.wait_for_timeout(10)


def settle_together(*settlers: Settler) -> None:
    """Everybody takes their turns until the game is over for all."""
    while any(state(settler.page) != "over" for settler in settlers):
        take_turns(*settlers)


def confirm(page: Page) -> None:
    """Confirm the turn, and wait until the page has taken it."""
    before: str = page.evaluate(MOMENT)
    page.get_by_test_id("confirm").click()
    page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)


def photograph(photographer: Photographer) -> None:
    page = photographer.ana.page
    open_world(photographer.ana, ["me", "bot:greedy"])
    settler = Settler(photographer.ana, seed=7, acts=3)
    while wait_for(page, "mine", "complete") != "mine" or asked(page) != "act" or settler.round() < ROUNDS:
        settler.finish_turn()
    world = page.locator("[data-tab=map]")
    if world.is_visible():  # on a phone one part is in front
        world.click()
    photographer.take("monumental")
    settler.to_the_end()
    photographer.take("monumental-scoring")
