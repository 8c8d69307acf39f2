"""A whole game with the keyboard alone, from the lobby to the final scoring. The mouse is never touched."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import NewPerson
from tests.e2e.person import TURN, Person

pytestmark = pytest.mark.browser

FOCUS = """() => {
  const at = document.activeElement;
  return {
    name: at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '',
    legal: at?.matches?.("[data-space][data-legal='true'], [data-slot][data-do]") ?? false,
    token: at?.matches?.("[role=dialog] [data-do]") ?? false,
    confirm: at?.matches?.("[data-testid=confirm]") ?? false,
  };
}"""
MOST_TABS = 60
"""Nobody should have to press Tab more often to get anywhere on a page."""


def tab_to(page: Page, key: str, value: object) -> None:
    """Press Tab until what has the focus is what was looked for."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUS)[key] == value:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{value!r} cannot be reached by Tab")


def choose(person: Person, luck: Random) -> None:
    """One step of a turn: walk to something that glows by Tab and arrows, Enter, and a token if there is a choice."""
    page = person.page
    tab_to(page, "legal", value=True)
    for _ in range(luck.randrange(4)):
        page.keyboard.press("ArrowRight")
        assert page.evaluate(FOCUS)["legal"], "arrow keys walk between what can be chosen"
    before = person.turn()
    page.keyboard.press("Enter")
    # a busy machine may take a while to ask which token, or to show what was done
    page.wait_for_function(f"before => ({FOCUS})().token || ({TURN})() !== before", arg=before)
    if page.evaluate(FOCUS)["token"]:
        page.keyboard.press(luck.choice(["ArrowRight", "ArrowLeft"]))
        page.keyboard.press("Enter")
    person.wait_for_change(before)


def test_a_whole_game_by_keyboard(person: NewPerson) -> None:
    ana = person(seed=3, coached=False)
    ana.visit()
    ana.page.get_by_role("button", name="Play against a bot").wait_for()
    tab_to(ana.page, "name", "Play against a bot")
    ana.page.keyboard.press("Enter")
    ana.page.get_by_test_id("coach").wait_for()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_test_id("coach").wait_for(state="detached")

    luck = Random(3)
    undone = False
    while (now := ana.wait_for("mine", "complete", "over")) != "over":
        if now == "mine":
            choose(ana, luck)
            if not undone:
                undone = True
                ana.page.keyboard.press("Backspace")
                ana.wait_for("mine")
            continue
        tab_to(ana.page, "confirm", value=True)
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_function("() => document.querySelector('[data-testid=confirm]')?.ariaDisabled !== 'false'")
    assert undone
    ana.page.get_by_role("table").first.wait_for()
    assert max(ana.scores()) > 20


def test_shortcuts_are_listed_and_rules_open(person: NewPerson) -> None:
    ana = person()
    ana.visit()
    ana.page.get_by_role("button", name="Play against a bot").click()
    ana.wait_for("mine", "waiting")
    ana.page.keyboard.press("?")
    dialog = ana.page.get_by_role("dialog")
    dialog.wait_for()
    assert "Ask for a hint" in dialog.inner_text()
    ana.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    ana.wait_for("mine")
    ana.page.keyboard.press("h")
    ana.page.get_by_test_id("hint").wait_for()
