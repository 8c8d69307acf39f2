"""Whole matches of Monumental Moves in a real browser: by pointer, by keyboard alone, and under axe's eyes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from monumenta.engine.record import read
from monumenta.engine.verify import verify
from tests.e2e.conftest import NewPerson
from tests.e2e.test_accessibility import SCREENS, complaints
from tests.e2e.test_keyboard import tab_to
from tools.mover import STATE, confirm, lay_by_pointer, open_match, wait_for
from tools.person import Person

pytestmark = pytest.mark.browser

CORNERS = """() => ['.advised', '.ghost .raised'].map((spot) => {
  const at = document.querySelector(spot)?.getAttribute('transform');
  return at ? at.match(/-?\\d+/g).map(Number) : null;
})"""


def lay_by_keyboard(page: Page) -> None:
    """Ask for a hint by H, walk the piece there with the arrow keys, and lay it down with Enter."""
    page.keyboard.press("h")
    page.locator(".advised").wait_for(state="attached")
    page.keyboard.press("ArrowUp")
    for _ in range(40):
        wanted, held = page.evaluate(CORNERS)
        if wanted == held:
            page.keyboard.press("Enter")
            return
        right, down = (w - h for w, h in zip(wanted, held, strict=True))
        page.keyboard.press(
            "ArrowRight" if right > 0 else "ArrowLeft" if right < 0 else "ArrowDown" if down > 0 else "ArrowUp"
        )
    raise AssertionError("the piece cannot be walked to where the hint would lay it")


def check_result(ana: Person) -> None:
    """The page's points are those of the record, which plays again."""
    shown: list[int] = [abs(score) for score in ana.scores()]
    identity = ana.page.url.split("/t/")[1].split("/")[0].split("#")[0]
    answer: Any = ana.context.request.get(f"{ana.url}/api/tables/{identity}/record")
    result = verify(read(answer.text()))
    assert result.over
    assert [abs(score) for score in result.scores] == shown


def test_a_whole_match_by_pointer(person: NewPerson) -> None:
    ana = person(seed=5, viewport={"width": 1440, "height": 900})
    open_match(ana)
    undone = False
    while (now := wait_for(ana.page, "mine", "complete", "over")) != "over":
        if now == "complete":
            if not undone:
                undone = True
                ana.page.get_by_role("button", name="Undo").click()
                wait_for(ana.page, "mine")
                continue
            confirm(ana.page)
        else:
            lay_by_pointer(ana.page)
            wait_for(ana.page, "complete")
    assert undone
    check_result(ana)
    ana.page.get_by_role("link", name="Replay").click()
    ana.page.get_by_role("slider").wait_for()
    assert complaints(ana.page) == []


def test_a_whole_match_by_keyboard(person: NewPerson) -> None:
    ana = person(seed=6)
    open_match(ana, by_keyboard=True)
    while (now := wait_for(ana.page, "mine", "complete", "over")) != "over":
        if now == "complete":
            tab_to(ana.page, "confirm", value=True)
            ana.page.keyboard.press("Enter")
            ana.page.wait_for_function(f"() => ({STATE})() !== 'complete'")
        else:
            lay_by_keyboard(ana.page)
            wait_for(ana.page, "complete")
    check_result(ana)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_violations(person: NewPerson, screen: str) -> None:
    ana = person(**SCREENS[screen])
    open_match(ana)
    wait_for(ana.page, "mine")
    assert complaints(ana.page) == []
    lay_by_pointer(ana.page)
    wait_for(ana.page, "complete")
    confirm(ana.page)
    wait_for(ana.page, "mine")
    assert complaints(ana.page) == []
    assert ana.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
