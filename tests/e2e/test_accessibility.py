"""axe-core finds nothing to complain about on any page, light or dark, wide or narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person, play_to_the_end

pytestmark = pytest.mark.browser

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCREENS: dict[str, Any] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


SETTLED = """() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => Promise.all(document.getAnimations()
  .filter((one) => one.effect?.getTiming().iterations !== Infinity)
  .map((one) => one.finished.catch(() => null))))"""
"""Colours change gradually, and only begin to with the next frame."""

LOOK = "() => axe.run({ resultTypes: ['violations'] })"


def everywhere(page: Page) -> list[str]:
    """What axe finds on a desk and on a screen as narrow as a phone's."""
    found: list[str] = []
    for screen in SCREENS.values():
        page.set_viewport_size(screen["viewport"])
        found += complaints(page)
    page.set_viewport_size(SCREENS["desktop"]["viewport"])
    return found


def complaints(page: Page) -> list[str]:
    """Every violation that axe finds in light and in dark, with the element it is about."""
    page.evaluate(AXE)
    found: list[str] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLED)
        answer: dict[str, Any] = page.evaluate(LOOK)
        if answer["violations"]:  # on a busy machine colours may still be changing: what lasts, counts
            page.wait_for_timeout(1500)
            answer = page.evaluate(LOOK)
        assert len(answer["passes"]) > 5, "axe has not looked at anything"
        found += [
            f"{scheme}, {one['id']}: {node['html']} ({one['help']})"
            for one in answer["violations"]
            for node in one["nodes"]
        ]
    return found


def open_rules(person: Person) -> None:
    person.page.get_by_role("button", name="Rules").or_(person.page.get_by_role("tab", name="Rules")).locator(
        "visible=true"
    ).first.click()
    person.page.get_by_text("In the box").locator("visible=true").first.wait_for()


def test_no_violations(person: NewPerson) -> None:
    """In one game: another one by taps would look at the same pages, and a whole game takes a minute."""
    ana = person(**SCREENS["desktop"])
    found: dict[str, list[str]] = {}

    ana.visit()
    expect(ana.page.get_by_role("button", name="Play against a bot")).to_be_enabled()
    found["lobby"] = everywhere(ana.page)
    open_rules(ana)
    found["rules in the lobby"] = everywhere(ana.page)
    ana.page.keyboard.press("Escape")

    ana.page.get_by_role("button", name="Play against a bot").click()
    ana.wait_for("mine")
    found["quarry"] = everywhere(ana.page)
    ana.finish_turn()
    ana.wait_for("mine")
    open_rules(ana)
    found["rules at the table"] = everywhere(ana.page)
    ana.page.keyboard.press("Escape")
    while ana.page.locator("[data-phase=building]").count() == 0:
        ana.wait_for("mine", "complete")
        ana.finish_turn()
    ana.wait_for("mine", "over")
    found["construction"] = everywhere(ana.page)
    play_to_the_end(ana)
    found["final scoring"] = everywhere(ana.page)
    ana.page.get_by_role("link", name="Replay").click()
    ana.page.get_by_role("slider").wait_for()
    found["replay"] = everywhere(ana.page)

    assert {where: what for where, what in found.items() if what} == {}


def test_the_waiting_room_and_the_guided_turn(person: NewPerson) -> None:
    ana = person(coached=False)
    ana.visit()
    ana.open_table(["me", "open"])
    ana.page.get_by_label("Invitation link").wait_for()
    assert complaints(ana.page) == []
    ben = person("Ben")
    ben.page.goto(ana.invitation())
    ben.page.get_by_role("button", name="Take a seat").wait_for()
    assert complaints(ben.page) == []
    ben.page.get_by_role("button", name="Take a seat").click()
    guide = ana.page.get_by_test_id("coach")
    while guide.count() == 0:  # whose turn is first is luck
        if ben.state() in ("mine", "complete"):
            ben.finish_turn()
        ana.page.wait_for_timeout(20)
    assert complaints(ana.page) == []
