"""Mondo Sapiens in a real browser: everybody at once, two hands on a tile, by keyboard alone, and under axe's eyes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from tests.e2e.conftest import NewPerson
from tests.e2e.games.mondo import FREE, TOPMOST, build, hold, holds, jump_out, lay, open_worlds, touch, wait_for_phase
from tests.e2e.person import Person
from tests.e2e.test_accessibility import SCREENS, complaints

pytestmark = pytest.mark.browser


class SlowLine:
    """Somebody's connection, on which what the server says can be held back for a while."""

    def __init__(self, page: Page) -> None:
        self.slow = False
        self._late: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/play**", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self._deliver)

    def _deliver(self, message: str | bytes) -> None:
        if self.slow:
            self._late.append(message)
        elif self._page:
            self._page.send(message)

    def catch_up(self) -> None:
        self.slow = False
        assert self._page is not None
        for message in self._late:
            self._page.send(message)
        self._late.clear()


def check_result(person: Person) -> None:
    """The page's points are those of the record, which plays again."""
    shown = person.scores()
    identity = person.page.url.split("/t/")[1].split("/")[0].split("#")[0].split("?")[0]
    answer: Any = person.context.request.get(f"{person.url}/api/tables/{identity}/record")
    result = verify(read(answer.text()))
    assert result.over
    assert list(result.scores) == shown


def contest(ana: Person, ben: Person, line: SlowLine) -> None:
    """Both reach for the same tile, and Ben does not know yet that it is gone."""
    line.slow = True
    spot: dict[str, Any] = {}
    while not holds(ana.page):  # a bot may be faster than both
        spot = ana.page.evaluate(TOPMOST, 3)
        touch(ana, spot)
        ana.page.wait_for_function(FREE)
    slot: int = spot["slot"]
    ben.page.evaluate(
        "slot => document.querySelector(`[data-slot='${slot}']`).style.setProperty('z-index', 9999)", slot
    )
    box = ben.page.locator(f"[data-slot='{slot}']").bounding_box()
    assert box is not None
    touch(ben, {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    line.catch_up()
    expect(ben.page.get_by_test_id("notice").get_by_text("Somebody was faster")).to_be_visible()
    assert not holds(ben.page)
    assert ben.page.locator(f"[data-slot='{slot}']").count() == 0


def test_two_people_and_two_bots(person: NewPerson) -> None:
    ana = person("Ana", viewport={"width": 1440, "height": 900})
    ben = person("Ben", viewport={"width": 1280, "height": 800})
    line = SlowLine(ben.page)
    open_worlds(ana, ["me", "open", "bot:random", "bot:random"], level="Expert", board="Wine Road")
    ben.accept(ana.invitation())
    for turn in (1, 2, 3):
        for one in (ana, ben):
            wait_for_phase(one.page, "play")
        if turn == 1:
            contest(ana, ben, line)
            ana.page.keyboard.press("Escape")
        build(ben, 4, seed=turn)
        build(ana, 3, seed=5 * turn)
        villages = ana.page.get_by_role("group", name="Your villages").get_by_role("button")
        villages.nth(turn - 1).click()
        expect(ana.page.get_by_test_id("tray")).to_have_attribute("data-holding", "true")
        lay(ana, turn)
        # what one lays, the other sees
        expect(ben.page.get_by_test_id("laid-0")).to_have_text("4 of 24")
        jump_out(ana.page)
        jump_out(ben.page)
        if turn < 3:
            for one in (ana, ben):
                wait_for_phase(one.page, "scored")
                one.page.get_by_test_id("ready").click()
    for one in (ana, ben):
        one.page.get_by_role("link", name="Replay").wait_for(timeout=360_000)
    assert ana.scores() == ben.scores()
    check_result(ana)


def test_practice_by_keyboard_alone(person: NewPerson) -> None:
    ana = person(seed=4)
    open_worlds(ana, ["me"], clock="No clock")
    page = ana.page
    keys = page.keyboard
    for turn in (1, 2, 3):
        wait_for_phase(page, "play")
        page.get_by_test_id("heap").focus()
        for laid in range(3):
            for key in ("ArrowRight", "ArrowDown", "ArrowRight"):
                keys.press(key)
            if laid == 0:
                keys.press("f")  # turn it over in the heap
                page.wait_for_function(FREE)
            keys.press("Enter")
            expect(page.get_by_test_id("tray")).to_have_attribute("data-holding", "true")
            expect(page.get_by_test_id("own")).to_be_focused()
            keys.press("r")
            keys.press("f")
            keys.press("ArrowDown")
            while page.locator("[data-testid=ghost]:not(.no)").count() == 0:  # walk to where it may lie
                keys.press("ArrowLeft" if laid == 2 else "ArrowUp")
            keys.press("Enter")
            expect(page.get_by_test_id("tray")).to_have_attribute("data-holding", "false")
            expect(page.get_by_test_id("heap")).to_be_focused()
        page.get_by_test_id("out").press("Enter")
        page.get_by_test_id("out-really").press("Enter")
        if turn < 3:
            wait_for_phase(page, "scored")
            page.get_by_test_id("ready").press("Enter")
    page.get_by_role("link", name="Replay").wait_for()
    check_result(ana)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_violations(person: NewPerson, screen: str) -> None:
    ana = person(**SCREENS[screen])
    found: dict[str, list[str]] = {}
    page = ana.page
    open_worlds(ana, ["me"], level="Expert", clock="No clock")
    for turn in (1, 2, 3):
        wait_for_phase(page, "play")
        if turn == 1:
            build(ana, 3)
            found["table"] = complaints(page)
            hold(ana, 5)
            found["a tile in the hand"] = complaints(page)
            assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
        page.get_by_test_id("out").click()
        found["the question"] = complaints(page) if turn == 1 else []
        page.get_by_test_id("out-really").click()
        if turn < 3:
            wait_for_phase(page, "scored")
            found["scoring"] = complaints(page)
            page.get_by_test_id("ready").click()
    page.get_by_role("link", name="Replay").wait_for()
    found["final scoring"] = complaints(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    found["replay"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}
