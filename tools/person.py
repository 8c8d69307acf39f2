"""Somebody who plays in the browser: opens tables, sits down, and takes legal turns by clicking what glows."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect

HANGING = 60_000
"""Milliseconds after which a page that does not go on must be stuck; no measure of speed."""

GLOWS = "[data-space][data-legal='true']:visible, [data-slot][data-do]:visible"
STATE = """() => {
  const confirm = document.querySelector('[data-testid=confirm]');
  if (document.querySelector('[data-testid=prompt]') && !confirm) return 'over';
  if (!confirm) return 'away';
  if (confirm.getAttribute('aria-disabled') === 'false') return 'complete';
  const glows = document.querySelector("[data-space][data-legal='true'], [data-slot][data-do]");
  const busy = document.querySelector('[data-busy]')?.getAttribute('data-busy') === 'true';
  return glows && !busy ? 'mine' : 'waiting';
}"""
TURN = """() => [...document.querySelectorAll("[data-space][data-legal='true'], [data-slot][data-do]")]
  .map((spot) => spot.dataset.space ?? spot.dataset.slot).join()
  + document.querySelector('[data-testid=confirm]')?.getAttribute('aria-disabled')"""
UNCOACHED = "localStorage.setItem('monumenta.coached.monuments', 'yes')"

State = Literal["over", "away", "mine", "complete", "waiting"]


class Person:
    """One browser context, one page, one way to choose."""

    def __init__(self, context: BrowserContext, url: str, name: str, seed: int = 1, coached: bool = True) -> None:
        context.set_default_timeout(HANGING)
        self.context = context
        self.page: Page = context.new_page()
        self.url = url
        self.name = name
        self.mistakes: list[str] = []
        self.foreign: list[str] = []
        self._luck = Random(seed)
        self._lines: list[WebSocketRoute] = []
        if coached:
            context.add_init_script(UNCOACHED)
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.on("request", self._watch)
        self.page.route_web_socket("**/play", self._connect)

    def _watch(self, request: Any) -> None:
        address: str = request.url
        if not address.startswith((self.url, "data:", "blob:")):
            self.foreign.append(address)

    def _connect(self, line: WebSocketRoute) -> None:
        line.connect_to_server()
        self._lines.append(line)

    # --- getting to a table ---------------------------------------------------------------------------

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def call_me(self, name: str) -> None:
        """Write the name into the lobby's field."""
        field = self.page.get_by_label("Your name")
        field.fill(name)
        field.press("Enter")

    def open_table(self, seats: list[str], monument: str = "Notre Dame") -> str:
        """Open a table by the lobby's form; seats are values of its lists: "me", "open", "bot:greedy". Its address."""
        page = self.page
        page.get_by_role("radio", name=monument).check(force=True)
        page.get_by_role("button", name="Friends, more players, rules").click()
        page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
        for number, seat in enumerate(seats, 1):
            page.get_by_label(f"Seat {number}").select_option(seat)
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        return page.url

    def invitation(self) -> str:
        return self.page.get_by_label("Invitation link").input_value()

    def accept(self, link: str) -> None:
        """Follow an invitation and sit down."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_label("Your name").press("Enter")
        self.page.get_by_role("button", name="Take a seat").click()

    # --- playing --------------------------------------------------------------------------------------

    def state(self) -> State:
        state: State = self.page.evaluate(STATE)
        return state

    def glowing(self) -> Locator:
        return self.page.locator(GLOWS)

    def step(self) -> None:
        """Choose one thing that glows, and wait until the page shows what it did."""
        before = self.turn()
        spots = self.glowing()
        spots.nth(self._luck.randrange(spots.count())).click(force=True)
        tokens = self.page.get_by_role("dialog").locator("[data-do]")
        if tokens.count():
            tokens.nth(self._luck.randrange(tokens.count())).click()
        self.wait_for_change(before)

    def turn(self) -> str:
        """What can be chosen now, and whether the turn is complete; changes with every choice."""
        now: str = self.page.evaluate(TURN)
        return now

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({TURN})() !== before", arg=before)

    def finish_turn(self) -> None:
        """Choose until the turn is complete, then confirm it."""
        while self.state() != "complete":
            self.step()
        confirm = self.page.get_by_test_id("confirm")
        confirm.click()
        self.page.wait_for_function(f"() => ({STATE})() !== 'complete'")

    def wait_for(self, *states: State) -> State:
        self.page.wait_for_function(f"states => states.includes(({STATE})())", arg=list(states))
        return self.state()

    def cut_the_line(self) -> None:
        """Lose the connection, as a phone in a tunnel does."""
        self.context.set_offline(True)
        for line in self._lines:
            line.close(code=1001, reason="the test cut it")
        self._lines.clear()
        expect(self.page.get_by_test_id("broken")).to_be_visible(timeout=HANGING)

    def mend_the_line(self) -> None:
        self.context.set_offline(False)
        expect(self.page.get_by_test_id("broken")).to_be_hidden(timeout=HANGING)

    def scores(self) -> list[int]:
        """The points that the page shows beside the names."""
        shown = self.page.locator("[data-testid^=score-]")
        return [int(shown.nth(i).inner_text().replace("−", "-")) for i in range(shown.count())]


def play_to_the_end(*people: Person) -> None:
    """Everybody takes their turns until the game is over for all."""
    while any(person.state() != "over" for person in people):
        for person in people:
            if person.state() in ("mine", "complete"):
                person.finish_turn()
        people[0].page.wait_for_timeout(10)
