"""Whole matches of Monumental Moves in a real browser: by pointer, by keyboard alone, and under axe's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from monumenta.engine.match.game import Game
from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from tests.e2e.conftest import NewPerson
from tests.e2e.games.moves import STATE, confirm, lay_by_pointer, open_match, prepare_match, wait_for
from tests.e2e.person import Person
from tests.e2e.test_accessibility import SCREENS, complaints, everywhere
from tests.e2e.test_keyboard import tab_to
from tools.serving import Served

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


def play_by_pointer(ana: Person) -> None:
    """To the end of the match, each turn where a hint would go."""
    while (now := wait_for(ana.page, "mine", "complete", "over")) != "over":
        if now == "complete":
            confirm(ana.page)
        else:
            lay_by_pointer(ana.page)
            wait_for(ana.page, "complete")


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


def test_a_whole_match_against_the_monte_carlo_bot(person: NewPerson, tmp_path: Path) -> None:
    """It searches with compiled rules only, so the server has to have them; a tenth of a second is enough to see it."""
    with Served(tmp_path, MONUMENTA_COMPILE="1", MONUMENTA_THINK="0.1") as served:
        served.until_compiled("moves")
        ana = person(seed=7, url=served.url, viewport={"width": 1440, "height": 900})
        open_match(ana, bot="montecarlo")
        play_by_pointer(ana)
        check_result(ana)
        assert ana.page.get_by_text("Architect").first.is_visible()


def test_after_a_hint_the_squares_are_warm(person: NewPerson, tmp_path: Path) -> None:
    """The hint thinks for seconds: in the moment that is enough for a match, a busy machine may compare nothing."""
    with Served(tmp_path, MONUMENTA_COMPILE="1", MONUMENTA_THINK="10") as served:
        served.until_compiled("moves")
        ana = person(url=served.url, viewport={"width": 1440, "height": 900})
        open_match(ana)
        wait_for(ana.page, "mine")
        check_heat(ana.page)


def check_heat(page: Page) -> None:
    """After a hint the squares are warm, the legend says why, axe is content, and Escape takes all of it away."""
    page.keyboard.press("h")
    legend = page.get_by_test_id("heat")
    legend.wait_for()
    warm = page.locator("[data-squares]").locator("xpath=..").locator("rect[data-heat]")
    listed = legend.get_by_role("listitem").all_inner_texts()
    assert len(listed) > 2
    assert warm.count() > 0
    best = listed[0].rsplit(": ", 1)[1]
    assert warm.first.get_attribute("data-heat") == best
    assert page.locator("[data-piece-button][aria-pressed=true] [data-heat]").all_inner_texts() in ([], [best])
    assert everywhere(page) == []
    page.keyboard.press("Escape")
    legend.wait_for(state="detached")
    assert warm.count() == 0


LATE = (
    "game=2/2 turn=dark people=people.1@66 "
    "light=lalibela@05,sphinx.1@29,aqueduct@42,opera.1@46,castle.1@83 dark=petra.2@03,petra.2@27,opera.3@70,obelisk@98 "
    "light-land=94 turns=35 results=9,14"
)


def start_from(page: Page, text: str) -> None:
    """Fill in the lobby's field for a position, and open the table."""
    field = page.get_by_role("textbox", name="Start from a position")
    if not field.is_visible():
        page.get_by_text("Start from a position").first.click()
    field.fill(text)
    page.get_by_role("button", name="Open the table").click()


def test_from_a_position_to_the_end_and_on_from_its_replay(person: NewPerson) -> None:
    ana = person(seed=8, viewport={"width": 1440, "height": 900}, permissions=["clipboard-read", "clipboard-write"])
    page = ana.page
    prepare_match(ana)
    start_from(page, LATE.replace("turn=dark", "turn=blue"))
    alert = page.get_by_role("alert").filter(has_text="turn=blue: it is light, dark or over")
    alert.wait_for()
    assert page.get_by_role("textbox", name="Start from a position").get_attribute("aria-invalid") == "true"
    assert complaints(page) == []
    start_from(page, f"# a late position\n{LATE}")
    page.wait_for_url("**/t/*")
    play_by_pointer(ana)
    check_result(ana)

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").press("Home")
    page.get_by_role("button", name="Copy position").click()
    page.get_by_test_id("notice").get_by_text("The position is copied.").wait_for()
    assert page.evaluate("() => navigator.clipboard.readText()") == LATE
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="Copy position").click()
    there: str = page.wait_for_function(
        "before => navigator.clipboard.readText().then((now) => now !== before && now)", arg=LATE
    ).json_value()
    assert complaints(page) == []
    page.get_by_role("link", name="Play on from here").click()
    field = page.get_by_role("textbox", name="Start from a position")
    assert field.input_value() == there
    assert page.get_by_role("radio", name="Monumental Moves").is_checked()
    page.get_by_role("group", name="Seats").get_by_role("combobox").nth(1).select_option("bot:greedy")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    identity = page.url.split("/t/")[1].split("#")[0]
    answer: Any = ana.context.request.get(f"{ana.url}/api/tables/{identity}")
    assert answer.json()["position"] == there
    wait_for(page, "mine")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Copy position").click()
    now: str = page.wait_for_function("() => navigator.clipboard.readText()").json_value()
    assert Game.at("moves", now).actor == 0


SEALING = "game=1/1 turn=light people=gone light=aqueduct.1@01,castle.1@40 dark=obelisk@00,opera@77"
"""An obelisk of Light at row 2, column 0 shuts that of Dark up in the corner."""


def test_what_a_piece_would_do_is_seen_and_heard_before_it_is_laid(person: NewPerson) -> None:
    ana = person(seed=9, viewport={"width": 1440, "height": 900})
    page = ana.page
    prepare_match(ana)
    start_from(page, SEALING)
    page.wait_for_url("**/t/*")
    wait_for(page, "mine")
    page.locator("[data-piece-button=obelisk]").first.click()
    box: Any = page.locator("[data-squares]").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.05, box["y"] + box["height"] * 0.25)
    page.locator("[data-ahead-taken=obelisk]").wait_for(state="attached")
    assert page.locator("[data-ahead-claims]").get_attribute("data-ahead-claims") == "2"
    assert complaints(page) == []
    page.mouse.move(box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.25)
    page.locator("[data-ahead-taken]").wait_for(state="detached")
    for key in ["ArrowLeft"] * 5:
        page.keyboard.press(key)
    spoken = "() => document.querySelector('[data-testid=spoken]').textContent"
    page.wait_for_function(f"() => /Would capture .*. Would claim 2 squares/.test(({spoken})())")
    assert page.get_by_test_id("confirm").get_attribute("aria-disabled") == "true", "nothing is laid yet"
    page.keyboard.press("Enter")
    wait_for(page, "complete")
    confirm(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_violations(person: NewPerson, screen: str) -> None:
    ana = person(**SCREENS[screen])
    open_match(ana)
    wait_for(ana.page, "mine")
    assert complaints(ana.page) == []
    lay_by_pointer(ana.page)
    wait_for(ana.page, "complete")
    assert complaints(ana.page) == []
    changing: str = ana.page.get_by_test_id("confirm").evaluate("(one) => getComputedStyle(one).transitionProperty")
    assert changing == "transform", "a colour on its way is unreadable for a moment, whenever axe may look"
    confirm(ana.page)
    wait_for(ana.page, "mine")
    assert complaints(ana.page) == []
    assert ana.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
