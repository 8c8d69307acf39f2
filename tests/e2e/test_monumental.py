"""Monumental in a real browser: a whole game, every action by keyboard, and axe's eyes on all of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from tests.e2e.conftest import NewPerson
from tests.e2e.games.monumental import (
    MOMENT,
    UNCOACHED,
    Settler,
    asked,
    confirm,
    found_world,
    open_world,
    possible,
    settle_together,
    state,
    take_turns,
    wait_for,
)
from tests.e2e.person import Person
from tests.e2e.test_accessibility import SCREENS, complaints

pytestmark = pytest.mark.browser


def check_result(*people: Person) -> None:
    """Everybody's points are those of the record, which plays again; and each table of the scoring adds up to them."""
    ana = people[0]
    identity = ana.page.url.split("/t/")[1].split("/")[0].split("#")[0]
    answer: Any = ana.context.request.get(f"{ana.url}/api/tables/{identity}/record")
    result = verify(read(answer.text()))
    assert result.over
    assert result.luck == "verified"
    for one in people:
        assert one.scores() == list(result.scores)
        totals = one.page.locator("[data-testid=stage] tfoot td").all_inner_texts()
        assert sorted(map(int, totals)) == sorted(result.scores)


def test_two_people_and_a_bot_play_a_whole_game_round_by_round(person: NewPerson) -> None:
    """One at a desk, one with a phone."""
    ana = person("Ana", seed=11, **SCREENS["desktop"])
    ben = person("Ben", seed=12, **SCREENS["phone"])
    page = ana.page
    open_world(ana, ["me", "open", "bot:greedy"])
    ben.page.add_init_script(UNCOACHED)
    ben.accept(ana.invitation())
    settlers = Settler(ana, seed=11, acts=1), Settler(ben, seed=12, acts=1)
    while state(page) != "mine":  # who is first is luck
        take_turns(settlers[1])
    # a row and a column can be chosen anew until they are confirmed
    page.locator("[data-slot='0']").click()
    wait_for(page, "complete")
    page.locator("[data-slot='4']").click()
    expect(page.locator("[data-pending='city r2 c2']")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    wait_for(page, "mine")
    # somebody else's City is one click away
    page.locator("[data-seat='1'] button").click()
    page.get_by_role("region", name=re.compile("^City of")).wait_for()
    page.get_by_role("button", name="Back to your City").click()
    page.get_by_role("region", name="Your City").wait_for()
    settle_together(*settlers)
    check_result(ana, ben)
    assert complaints(page) == []
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    assert complaints(page) == []


def press(page: Page, key: str) -> None:
    """Press a key, and wait until the page shows what it did."""
    before: str = page.evaluate(MOMENT)
    page.keyboard.press(key)
    page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)


def reach(page: Page, selector: str) -> None:
    """Press Tab until what has the focus is what was looked for."""
    for _ in range(90):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def test_every_action_by_keyboard(person: NewPerson) -> None:
    """A City is activated, every possible action is found, taken and undone, and a turn is passed: no mouse at all."""
    ana = person(seed=12, viewport={"width": 1440, "height": 900})
    page = ana.page
    open_world(ana, ["me", "bot:random"])
    page.mouse.move(0, 0)
    wait_for(page, "mine")
    reach(page, "[data-slot='4']")
    press(page, "Enter")
    wait_for(page, "complete")
    assert page.evaluate("() => document.activeElement.dataset.testid") == "confirm"
    press(page, "Enter")
    wait_for(page, "mine")
    tried: set[str] = set()
    while left := [act for act in possible(page) if act not in tried and act != "pass"]:
        tried.add(left[0])
        reach(page, f"[data-act={left[0]}]")
        if page.locator(f"[data-act={left[0]}]").get_attribute("aria-expanded") is None:
            press(page, "Enter")
        else:
            page.keyboard.press("Enter")
            page.locator(".options [data-do]").first.wait_for()
            reach(page, ".options [data-do]")
            press(page, "Enter")
        assert wait_for(page, "mine", "complete"), left
        press(page, "Backspace")
        wait_for(page, "mine")
        assert asked(page) == "act"
    assert tried, "a City that was activated pays for something"
    # what is not possible says why
    page.locator("[data-act][aria-disabled=true]").first.press("Enter")
    page.get_by_test_id("notice").wait_for()
    # the map is one stop, walked over with the arrow keys
    reach(page, "[data-tile]")
    first: str = page.evaluate("() => document.activeElement.dataset.tile")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.dataset.tile") != first
    reach(page, "[data-act=pass]")
    press(page, "Enter")
    wait_for(page, "complete")
    press(page, "Enter")


@pytest.mark.parametrize("screen", SCREENS)
def test_no_violations(person: NewPerson, screen: str) -> None:
    ana = person(seed=13, **SCREENS[screen])
    page = ana.page
    found_world(ana, ["random", "random"], heroes=True, monsters=True)
    wait_for(page, "mine")
    assert complaints(page) == []
    settler = Settler(ana, seed=13)
    settler.finish_turn()
    wait_for(page, "mine")
    for tab in page.get_by_role("group", name="What to look at").get_by_role("button").all():
        if tab.is_visible():
            tab.click()
            assert complaints(page) == []
            assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    if screen == "desktop":
        card = page.locator("[data-face]", has=page.locator(".text")).first
        card.hover()
        page.get_by_test_id("detail").wait_for()
        assert complaints(page) == []
        page.keyboard.press("Escape")
        page.get_by_test_id("detail").wait_for(state="detached")
    assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")


def test_somebody_watches_in_spanish(person: NewPerson) -> None:
    """A spectator sees the table and can do nothing; all words are there in the other language."""
    ana = person(seed=14, viewport={"width": 1440, "height": 900})
    found_world(ana, ["random"])
    wait_for(ana.page, "mine")
    ben = person("Ben", locale="es-ES")
    ben.page.goto(ana.page.url)
    ben.page.get_by_role("region", name=re.compile("^Ciudad de")).wait_for()
    assert ben.page.locator("[data-act], [data-do], [data-testid=confirm]").count() == 0
    assert not re.search(r"\bmonumental-[a-z]", ben.page.locator("main").inner_text())
    settler = Settler(ana, seed=14)
    settler.step()
    wait_for(ana.page, "complete")
    confirm(ana.page)
    ben.page.get_by_test_id("log").get_by_text("activa la fila").first.wait_for()
