"""On a phone held upright nothing scrolls sideways, and what can be touched is large enough to be touched."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import NewPerson
from tools.person import Person, play_to_the_end

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
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
    ana.wait_for("mine", "over")
    check(ana, "construction")
    play_to_the_end(ana)
    check(ana, "final scoring")
    ana.page.get_by_role("link", name="Replay").click()
    ana.page.get_by_role("slider").wait_for()
    check(ana, "replay")
