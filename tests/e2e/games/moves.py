"""Somebody who plays Monumental Moves in the browser, by taking hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from tests.e2e.person import Person

if TYPE_CHECKING:
    from tools.screenshots import Photographer

STATE = """() => {
  const confirm = document.querySelector('[data-testid=confirm]');
  const scoring = document.querySelector('[data-testid=stage] .result');
  if (scoring?.childElementCount === 0) return 'waiting';  // it is being fetched
  if (!confirm) return document.querySelector('[data-testid=prompt]') ? 'over' : 'away';
  if (confirm.getAttribute('aria-disabled') === 'false') return 'complete';
  const hint = document.querySelector('[aria-keyshortcuts=H]');
  const busy = document.querySelector('[data-busy]')?.getAttribute('data-busy') !== 'false';
  return hint?.getAttribute('aria-disabled') === 'false' && !busy ? 'mine' : 'waiting';
}"""
INSIDE = """() => {
  const path = document.querySelector('.mark.hint');
  for (let n = 0; n < 100; n += 1) {
    const square = new DOMPoint((n % 10) + 0.5, Math.floor(n / 10) + 0.5);
    if (path.isPointInFill(square)) {
      const at = square.matrixTransform(path.getScreenCTM());
      return { x: at.x, y: at.y };
    }
  }
}"""

TURNS = 8
"""Of one's own, before the picture of the walled city is taken."""
HINT = 3
"""The turn in which the picture of a hint is taken."""


def wait_for(page: Page, *states: str) -> str:
    wait = f"states => {{ const now = ({STATE})(); return states.includes(now) ? now : false; }}"
    now: str = page.wait_for_function(wait, arg=list(states)).json_value()
    return now


def open_match(ana: Person, *, by_keyboard: bool = False, bot: str = "greedy") -> None:
    """A match against a bot; the greedy one answers at once."""
    prepare_match(ana, by_keyboard=by_keyboard, bot=bot)
    _use(ana.page.get_by_role("button", name="Open the table"), "Enter", by_keyboard=by_keyboard)
    ana.page.wait_for_url("**/t/*")


def prepare_match(ana: Person, *, by_keyboard: bool = False, bot: str = "greedy") -> None:
    """Fill in the lobby's form for a match, up to opening the table."""
    page = ana.page
    page.add_init_script("localStorage.setItem('monumenta.coached.moves', 'yes')")
    ana.visit()
    game = page.get_by_role("radio", name="Monumental Moves")
    if by_keyboard:
        game.press("Space")
    else:
        game.check(force=True)
    # its pictures are fetched now and move what is below them
    page.get_by_role("radio", name="A match of two games").wait_for(state="attached")
    _use(page.get_by_role("button", name="Friends, more players, rules"), "Enter", by_keyboard=by_keyboard)
    places = page.get_by_role("group", name="Seats").get_by_role("combobox")
    places.nth(0).select_option("me")
    places.nth(1).select_option(f"bot:{bot}")


def _use(control: Locator, key: str, *, by_keyboard: bool) -> None:
    expect(control).to_be_enabled()
    if by_keyboard:
        control.press(key)
    else:
        control.click()


def lay_by_pointer(page: Page) -> None:
    """Ask for a hint, and lay the piece where it glows."""
    page.get_by_role("button", name="Hint").click()
    page.locator(".mark.hint").wait_for(state="attached")
    at: dict[str, float] = page.evaluate(INSIDE)
    page.mouse.move(at["x"], at["y"])
    page.mouse.click(at["x"], at["y"])
    wait_for(page, "complete")


def confirm(page: Page) -> None:
    """Confirm the turn, and wait until the page has taken it."""
    page.get_by_test_id("confirm").click()
    page.wait_for_function(f"() => ({STATE})() !== 'complete'")


def photograph(photographer: Photographer) -> None:
    page = photographer.ana.page
    open_match(photographer.ana)
    for turn in range(TURNS):
        wait_for(page, "mine")
        if turn == HINT:
            _photograph_hint(photographer)
        lay_by_pointer(page)
        wait_for(page, "complete")
        if turn == TURNS - 1:
            photographer.take("moves")
        confirm(page)
    while wait_for(page, "mine", "over") != "over":
        lay_by_pointer(page)
        wait_for(page, "complete")
        confirm(page)
    photographer.take("moves-scoring")


def _photograph_hint(photographer: Photographer) -> None:
    page = photographer.ana.page
    page.keyboard.press("h")
    page.get_by_test_id("heat").wait_for()
    photographer.take("hint")
    page.keyboard.press("Escape")
    page.reload()  # the piece of the hint would still be in hand
    wait_for(page, "mine")
