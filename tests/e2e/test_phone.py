"""On a phone held upright nothing scrolls sideways, and what can be touched is large enough to be touched."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.person import POINT, Person, play_to_the_end
from tests.e2e.test_analysis import finished_match

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TARGET = 44
SIDEWAYS = """() => {
  const page = document.scrollingElement;
  page.scrollLeft = 50;
  const moved = page.scrollLeft;
  page.scrollLeft = 0;
  return { moved, over: page.scrollWidth - window.innerWidth };
}"""
SMALL_BUTTONS = """() => [...document.querySelectorAll('button, a.button, select')]
  .filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
  .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent.trim(), box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width < 44 || box.height < 44)
  .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`)"""


def check(person: Person, where: str) -> None:
    assert person.page.evaluate(SIDEWAYS) == {"moved": 0, "over": 0}, where
    assert person.page.evaluate(SMALL_BUTTONS) == [], where


def check_places(person: Person) -> None:
    """A place too small for a thumb is shown larger by the first touch, and is then large enough."""
    page = person.page
    small = page.query_selector_all(".site [data-do]")
    low = [place for place in small if (place.bounding_box() or {"height": 0})["height"] < TARGET]
    points = [(place, at) for place in low if (at := place.evaluate(POINT)) is not None]
    if not points:  # or what has been built stands before them
        return
    place, at = points[0]
    page.touchscreen.tap(at["x"], at["y"])
    page.locator(".site[data-picking=true]").wait_for()
    box = place.bounding_box()
    assert box is not None
    assert box["height"] >= TARGET
    page.get_by_role("button", name="Whole picture").tap()
    page.locator(".site[data-picking=false]").wait_for()


def test_no_sideways_scroll_and_large_targets(person: NewPerson) -> None:
    ana = person(seed=5, **PHONE)
    ana.visit()
    ana.page.get_by_role("button", name="Play against a bot").wait_for()
    check(ana, "lobby")
    ana.page.get_by_role("button", name="Friends, more players, rules").click()
    check(ana, "lobby with all choices")
    ana.visit()
    ana.page.get_by_role("button", name="Play against a bot").click()
    ana.wait_for("mine")
    check(ana, "quarry")
    while ana.page.locator("[data-phase=building]").count() == 0:
        ana.wait_for("mine", "complete")
        ana.finish_turn()
    if ana.wait_for("mine", "over") == "mine":
        check(ana, "construction")
        check_places(ana)
    play_to_the_end(ana)
    check(ana, "final scoring")
    ana.page.get_by_role("link", name="Replay").click()
    ana.page.get_by_role("slider").wait_for()
    check(ana, "replay")


def test_in_a_replay_nothing_but_the_film_stands_over_the_board(person: NewPerson) -> None:
    ana = person(**PHONE)
    page = ana.page
    page.set_viewport_size({"width": 390, "height": 560})  # so low that the board goes on below
    page.goto(f"{ana.url}/t/{finished_match(page, ana.url)}/replay")
    button = page.get_by_role("button", name="Analyse this game")
    button.wait_for()
    board, over = page.get_by_test_id("stage").bounding_box(), button.bounding_box()
    assert board is not None
    assert over is not None
    assert over["y"] >= board["y"] + board["height"]
    button.click()  # it can be reached all the same
