"""Nothing moves by itself under the hand of who is about to touch it: while the lobby fills, or when advice comes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.wire import Wire
from tools.serving import Served

pytestmark = pytest.mark.browser

LATE = 0.4
"""Seconds that an answer is held back, to come after the others."""
DESKTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
WATCH = """
window.moved = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    for (const { node } of sources) if (node instanceof Element) window.moved.push(node.outerHTML.slice(0, 80));
}).observe({ type: 'layout-shift', buffered: true });
"""
"""Elements that have moved; words alone may, by the breadth of a hair, when their letters arrive."""
BOARD = """async () => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('[data-testid=stage] :is(svg, [data-do])')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width >= 100)
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());
}"""
"""Where the large things on the board are, when what has been measured for them has come into effect."""
TABLES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "monuments": (["me", "random"], {"players": 2}),
    "moves": (["me", "random"], {}),
    "monumental": (["me", "random"], {"players": 2}),
    "mondo": (["me"], {"players": 1, "level": "solo"}),
}
"""Seats and options."""
GLANCES = 100
"""A board that has not taken its place by then never will."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose hints have colours, for which it takes the search; on a busy machine that needs its time."""
    with Served(tmp_path_factory.mktemp("compiled"), MONUMENTA_COMPILE="1", MONUMENTA_THINK="5") as served:
        served.until_compiled(*TABLES)
        yield served


def hold_back(route: Route) -> None:
    time.sleep(LATE)
    route.continue_()


@pytest.mark.parametrize("late", ["games", "tables?status=waiting", "me"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whatever_comes_last_moves_nothing(person: NewPerson, late: str, size: ViewportSize) -> None:
    ana = person(viewport=size)
    ana.page.add_init_script(WATCH)
    ana.page.route(f"**/api/{late}", hold_back)
    ana.visit()
    ana.page.get_by_role("button", name="Play against a bot").wait_for()
    expect(ana.page.get_by_role("textbox", name="Your name")).to_be_enabled()
    ana.page.wait_for_timeout(1000 * LATE)  # for what should not come any more
    assert ana.page.evaluate("moved") == []
    ana.page.unroute_all(behavior="ignoreErrors")  # the list of tables is asked for again and again


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_goes_through_the_games_finds_them_where_they_are(person: NewPerson, size: ViewportSize) -> None:
    ana = person(viewport=size)
    ana.visit()
    games = ana.page.get_by_role("group", name="Game", exact=True)
    games.wait_for()
    ana.page.evaluate("() => document.fonts.ready.then(() => null)")
    before = games.bounding_box()
    for name in ("Monumental Moves", "Mondo Sapiens", "Monumental", "World Monuments"):
        games.get_by_role("radio", name=name, exact=True).check(force=True)
        ana.page.get_by_role("heading", name=name, exact=True).wait_for()
        assert games.bounding_box() == before, name


@pytest.mark.parametrize("game", TABLES)
def test_advice_leaves_the_board_where_it_is(person: NewPerson, compiled: Served, game: str) -> None:
    ana = person(url=compiled.url, viewport=DESKTOP)
    seats, options = TABLES[game]
    ana.found_table(game, seats, **options)
    ana.page.locator("[aria-keyshortcuts=H][aria-disabled=false]").wait_for()
    check_advice(ana.page, game)
    ana.page.get_by_role("button", name="Panel at the side").click()
    check_advice(ana.page, game)
    ana.page.set_viewport_size(PHONE)
    check_advice(ana.page, game)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lost_line_leaves_the_board_where_it_is(person: NewPerson, wire: Wire, size: ViewportSize) -> None:
    ana = person(url=wire.url, viewport=size)
    ana.found_table("moves", ["me", "random"])
    ana.page.locator("[aria-keyshortcuts=H][aria-disabled=false]").wait_for()
    before = settled(ana.page)
    assert before
    broken = ana.page.get_by_test_id("broken")
    wire.cut()
    expect(broken).to_be_in_viewport(ratio=1)
    assert settled(ana.page) == before
    wire.mend()
    expect(broken).to_have_count(0)
    assert settled(ana.page) == before


def settled(page: Page) -> list[str]:
    """Where the board is when it has taken its place, e.g. after the window has become another."""
    before: list[str] = []
    for _ in range(GLANCES):
        now: list[str] = page.evaluate(BOARD)
        if now == before:
            return now
        before = now
        page.wait_for_timeout(200)
    raise AssertionError(f"the board goes on moving: {before}")


def check_advice(page: Page, game: str) -> None:
    before = settled(page)
    assert before
    page.locator("[aria-keyshortcuts=H]").click()
    expect(page.get_by_test_id("hint")).to_be_in_viewport(ratio=1)
    if game != "mondo":  # nothing is in hand there that could have a worth
        expect(page.get_by_test_id("heat")).to_be_in_viewport(ratio=1)
    assert settled(page) == before
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_have_count(0)
