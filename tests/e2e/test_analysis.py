"""The analysis of a finished match in a real browser: the curve, the marks, the bot's line, and back to the game."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.test_accessibility import complaints, everywhere
from tests.e2e.test_keyboard import tab_to
from tools.serving import HANGING, Served

pytestmark = pytest.mark.browser


def finished_match(page: Page, url: str) -> str:
    """The id of a match that is over at once. Both play at random: half of what they do is a blunder, whereas against a
    good one who loses from the first turn on has little more to lose. Two games: one may have very few of them."""
    page.request.get(f"{url}/api/me")  # before any page asks: two first questions at once would make two guests of one
    seats = [{"kind": "bot", "bot": "random"}] * 2
    body: dict[str, Any] = {"game": "moves", "options": {"games": 2}, "seats": seats}
    table: Any = page.request.post(f"{url}/api/tables", data=body).json()
    page.goto(f"{url}/t/{table['id']}")  # bots play while somebody looks on
    stuck = time.monotonic() + HANGING
    while page.request.get(f"{url}/api/tables/{table['id']}").json()["status"] != "over":
        assert time.monotonic() < stuck, "the bots do not come to an end"
        page.wait_for_timeout(50)
    return str(table["id"])


def shown(page: Page) -> tuple[str, str]:
    """Where the slider is, and what lies on the board."""
    slider = page.get_by_role("slider").input_value()
    return slider, page.get_by_test_id("stage").inner_html()


def test_the_curve_the_marks_and_the_line(person: NewPerson, tmp_path: Path) -> None:
    with Served(tmp_path, MONUMENTA_COMPILE="1", MONUMENTA_ANALYSIS="1") as served:
        served.until_compiled("moves")
        ana = person(url=served.url, viewport={"width": 1440, "height": 900})
        page = ana.page
        page.goto(f"{served.url}/t/{finished_match(page, served.url)}/replay")
        page.get_by_role("button", name="Analyse this game").click()
        page.get_by_test_id("curve").wait_for()
        done = page.get_by_text(re.compile("The analysis is complete"))
        done.wait_for(state="attached", timeout=1000 * 5 * HANGING)  # a busy machine may take minutes
        expect(page.get_by_role("progressbar")).to_have_count(0)

        # the list leads to what changed the game, and says what was better
        first = page.get_by_test_id("turns").get_by_role("listitem").first
        expect(first).to_contain_text("Better")
        first.get_by_role("button").click()
        expect(first.get_by_role("button")).to_have_attribute("aria-current", "step")
        here = page.get_by_role("list", name="Chances to win here").get_by_role("listitem")
        expect(here).to_have_count(2)
        assert sum(int(text) for text in re.findall(r"(\d+) %", " ".join(here.all_inner_texts()))) in (99, 100, 101)
        assert everywhere(page) == []

        # the bot's line is a side branch: Escape leads back to where it left the game
        game = shown(page)
        page.get_by_role("button", name="The bot’s line").click()
        expect(page.get_by_test_id("branch")).to_contain_text("not what was played")
        page.get_by_role("button", name="One move on").click()
        expect(page.get_by_role("slider")).to_have_value("1")
        assert shown(page)[1] != game[1]
        assert complaints(page) == []
        page.keyboard.press("Escape")
        page.get_by_test_id("branch").wait_for(state="detached")
        assert shown(page)[0] == game[0]

        # the marks on the curve by keyboard alone: one stop of Tab, then arrows
        marks = page.get_by_role("group", name="What changed the game").first.get_by_role("button")
        page.get_by_role("link", name="Monumenta: to the lobby").focus()
        tab_to(page, "name", marks.first.get_attribute("aria-label"))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(marks.nth(min(1, marks.count() - 1))).to_be_focused()

        # who comes again has it at once
        page.reload()
        page.get_by_role("button", name="Analyse this game").click()
        page.get_by_test_id("turns").get_by_role("listitem").first.wait_for()
        expect(page.get_by_role("progressbar")).to_have_count(0)
