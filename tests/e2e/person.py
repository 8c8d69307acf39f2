"""Somebody who plays in the browser: opens tables, sits down, and takes legal turns by clicking what glows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from playwright.sync_api import BrowserContext, Page, expect

HANGING = 60_000
"""Milliseconds after which a page that does not go on must be stuck; no measure of speed."""
expect.set_options(timeout=HANGING)  # by itself it gives up after five seconds, which a busy machine may well need

GLOWS = "[data-space][data-legal='true'], [data-slot][data-do], [data-plan][data-do]"
POINT = """async (spot) => {
  spot.scrollIntoView({ block: 'nearest' });
  const where = () => JSON.stringify(spot.getBoundingClientRect());
  for (let still = 0, last = where(); still < 5; still += 1) {  // a page that still moves is hard to hit
    await new Promise(requestAnimationFrame);
    if (where() !== last) [still, last] = [0, where()];
  }
  const box = spot.getBoundingClientRect();
  for (const [x, y] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5], [0.2, 0.2], [0.8, 0.8]]) {
    const at = { x: box.left + x * box.width, y: box.top + y * box.height };
    // a finger is no needle: the places beside the point have to belong to it too
    const near = [[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]];
    if (near.every(([dx, dy]) => spot.contains(document.elementFromPoint(at.x + dx, at.y + dy)))) return at;
  }
  return null;
}"""
STATE = """() => {
  const confirm = document.querySelector('[data-testid=confirm]');
  const scoring = document.querySelector('[data-testid=stage] .result');
  if (scoring?.childElementCount === 0) return 'waiting';  // it is being fetched
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
PICKING = "() => document.querySelector('[data-picking=true]') !== null"
ASKED = "() => document.querySelector('[role=dialog] [data-do]') !== null"
UNCOACHED = "localStorage.setItem('monumenta.coached.monuments', 'yes')"

State = Literal["over", "away", "mine", "complete", "waiting"]


class Person:
    """One browser context, one page, one way to choose."""

    def __init__(
        self, context: BrowserContext, url: str, name: str, seed: int = 1, coached: bool = True, touches: bool = False
    ) -> None:
        context.set_default_timeout(HANGING)
        self.context = context
        self.page: Page = context.new_page()
        self.url = url
        self.name = name
        self.mistakes: list[str] = []
        self.foreign: list[str] = []
        self.touches = touches
        self.asks = False
        """Take the hint before every step, to play well; otherwise any legal way is as good."""
        self._luck = Random(seed)
        if coached:
            context.add_init_script(UNCOACHED)
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.on("request", self._watch)

    def _watch(self, request: Any) -> None:
        address: str = request.url
        if not address.startswith((self.url, "data:", "blob:")):
            self.foreign.append(address)

    # --- getting to a table ---------------------------------------------------------------------------

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def call_me(self, name: str) -> None:
        """Write the name into the lobby's field."""
        field = self.page.get_by_role("textbox", name="Your name")
        field.fill(name)
        field.press("Enter")

    def open_table(self, seats: list[str], monument: str = "Notre Dame") -> str:
        """Open a table by the lobby's form; seats are values of its lists: "me", "open", "bot:greedy". Its address."""
        page = self.page
        page.get_by_role("radio", name=monument).check(force=True)
        page.get_by_role("button", name="Friends, more players, rules").click()
        page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
        places = page.get_by_role("group", name="Seats").get_by_role("combobox")
        for number, seat in enumerate(seats):
            places.nth(number).select_option(seat)
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        return page.url

    def found_table(self, game: str, seats: Sequence[str], **options: object) -> None:
        """Open a table without the lobby's form, with any options and no guided turn, and sit down; seats are "me" or a
        bot's name."""
        self.page.add_init_script(f"localStorage.setItem('monumenta.coached.{game}', 'yes')")
        self.context.request.get(f"{self.url}/api/me")  # before a page asks: two first questions make two guests
        chairs = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        wish = {"game": game, "options": options, "seats": chairs, "listed": True}
        answer = self.context.request.post(f"{self.url}/api/tables", data=wish, headers={"Origin": self.url})
        self.visit(f"/t/{answer.json()['id']}")

    def invitation(self) -> str:
        return self.page.get_by_label("Invitation link").input_value()

    def accept(self, link: str) -> None:
        """Follow an invitation and sit down."""
        self.page.goto(link)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("textbox", name="Your name").press("Enter")
        self.page.get_by_role("button", name="Take a seat").click()

    # --- playing --------------------------------------------------------------------------------------

    def state(self) -> State:
        state: State = self.page.evaluate(STATE)
        return state

    def step(self) -> None:
        """Touch one thing that glows, and wait until the page shows what it did."""
        before = self.turn()
        if self.asks:
            self.page.get_by_role("button", name="Hint").click()
            self.page.get_by_test_id("hint").wait_for()
        self._touch(before)
        tokens = self.page.get_by_role("dialog").locator("[data-do]")
        if tokens.count():
            suggested = self.page.get_by_role("dialog").locator("[data-do].hinted")
            (suggested.first if suggested.count() else tokens.nth(self._luck.randrange(tokens.count()))).click()
        self.wait_for_change(before)

    def _touch(self, before: str) -> None:
        """Touch a place; where many lie close together a finger is shown them larger first, and touches again."""
        chosen = f"({ASKED})() || ({TURN})() !== before"
        at = self._somewhere()
        if not self.touches:
            self.page.mouse.click(at["x"], at["y"])
        else:
            picking = self.page.evaluate(PICKING)
            self.page.touchscreen.tap(at["x"], at["y"])
            self.page.wait_for_function(f"([before, was]) => {chosen} || ({PICKING})() !== was", arg=[before, picking])
            if not picking and self.page.evaluate(PICKING):
                at = self._somewhere()
                self.page.touchscreen.tap(at["x"], at["y"])
        # a busy machine may take a while to ask which token, or to show what was done
        self.page.wait_for_function(f"before => {chosen}", arg=before)

    def _somewhere(self) -> dict[str, float]:
        """A point where the hand meets something that glows and not what stands before it."""
        at = self._visible_spot()
        if at is None:  # on a phone the plan, where nothing hides anything, is one tap away
            self.page.get_by_role("button", name="Plan", exact=True).click()
            at = self._visible_spot()
        assert at is not None, "something may be chosen, but nothing that glows can be touched"
        return at

    def _visible_spot(self) -> dict[str, float] | None:
        spots = self.page.query_selector_all(GLOWS)
        self._luck.shuffle(spots)
        spots.sort(key=lambda spot: "Suggested" not in (spot.get_attribute("aria-label") or ""))
        for spot in spots:
            at: dict[str, float] | None = spot.evaluate(POINT)
            if at is not None:
                return at
        return None

    def turn(self) -> str:
        """What can be chosen now, and whether the turn is complete; changes with every choice."""
        now: str = self.page.evaluate(TURN)
        return now

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({TURN})() !== before", arg=before)

    def finish_turn(self) -> None:
        """Choose until the turn is complete, then confirm it."""
        while self.wait_for("mine", "complete") != "complete":
            self.step()
        confirm = self.page.get_by_test_id("confirm")
        confirm.click()
        self.page.wait_for_function(f"() => ({STATE})() !== 'complete'")

    def wait_for(self, *states: State) -> State:
        wait = f"states => {{ const now = ({STATE})(); return states.includes(now) ? now : false; }}"
        now: State = self.page.wait_for_function(wait, arg=list(states)).json_value()
        return now

    def scores(self) -> list[int]:
        """The points that the page shows beside the names."""
        shown = self.page.locator("[data-testid^=score-]")
        return [int(shown.nth(i).inner_text().split()[-1].replace("−", "-")) for i in range(shown.count())]


def play_to_the_end(*people: Person) -> None:
    """Everybody takes their turns until the game is over for all."""
    while any(person.state() != "over" for person in people):
        for person in people:
            if person.state() in ("mine", "complete"):
                person.finish_turn()
        people[0].page.wait_for_timeout(10)
