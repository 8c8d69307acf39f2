"""The pictures in `docs/images`, made from real games; run it by `make images`.

`python -m tools.screenshots monumental` makes those of one game only; several may be named.
Luck is drawn by the server, so no two runs show the same game; what is shown and how is always the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tools.browser import launch
from tools.builder import build, jump_out, open_worlds, take, wait_for_phase
from tools.mover import confirm, lay_by_pointer, open_match, wait_for
from tools.person import Person, play_to_the_end
from tools.serving import Served
from tools.settler import Settler, asked, open_world, wait_for as settle

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "images"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 2,
    },
}
LATE = 34
"""Tokens that stand when the picture of the growing monument is taken."""

MOVES = 8
"""Turns of one's own before the picture of the walled city is taken."""

HINT = 3
"""The turn in which a hint is asked for."""

PATIENCE = 300_000
"""Milliseconds after which an analysis must be stuck."""

ROUNDS = 5
"""The round of Monumental in which the picture of its table is taken."""

TILES = 7
"""Tiles that one lays oneself before the picture of the worlds is taken."""


class Photographer:
    """One person at one screen in one light, taking pictures on the way through a game."""

    def __init__(self, browser: Browser, url: str, screen: str, scheme: str) -> None:
        look: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": scheme}
        context = browser.new_context(**look, **SCREENS[screen])
        self._ana = Person(context, url, "Ana", seed=7, touches=screen == "phone")
        self._ana.asks = True
        self._end = f"{screen}-{scheme}"

    def _take(self, name: str) -> None:
        page = self._ana.page
        page.mouse.move(0, 0)
        page.wait_for_timeout(400)  # fonts and transitions
        page.screenshot(path=FOLDER / f"{name}-{self._end}.png")

    def work(self, games: Sequence[str]) -> None:
        """A game of World Monuments, a match of Monumental Moves, a turn of Mondo Sapiens, and a game of Monumental."""
        self._arrive()
        self._ana.call_me("Ana")
        for game in games:
            GAMES[game](self)
        self._ana.context.close()

    def _arrive(self) -> None:
        self._ana.visit()
        self._ana.page.get_by_role("button", name="Play against a bot").wait_for()

    def monumental(self) -> None:
        page = self._ana.page
        open_world(self._ana, ["me", "bot:greedy"])
        settler = Settler(self._ana, seed=7, acts=3)
        while settle(page, "mine", "complete") != "mine" or asked(page) != "act" or settler.round() < ROUNDS:
            settler.finish_turn()
        world = page.locator("[data-tab=map]")
        if world.is_visible():  # on a phone one part is in front
            world.click()
        self._take("monumental")
        settler.to_the_end()
        self._take("monumental-scoring")

    def mondo(self) -> None:
        page = self._ana.page
        open_worlds(self._ana, ["me", *["bot:random"] * 3], level="Expert", board="Wine Road")
        wait_for_phase(page, "play")
        build(self._ana, TILES)
        while not take(self._ana, 3):
            page.wait_for_timeout(50)  # somebody was faster
        self._take("mondo")
        jump_out(page)
        wait_for_phase(page, "scored")
        self._take("mondo-scoring")

    def moves(self) -> None:
        page = self._ana.page
        open_match(self._ana)
        for move in range(MOVES):
            wait_for(page, "mine")
            if move == HINT:
                self._hint()
            lay_by_pointer(page)
            wait_for(page, "complete")
            if move == MOVES - 1:
                self._take("moves")
            confirm(page)
        while wait_for(page, "mine", "over") != "over":
            lay_by_pointer(page)
            wait_for(page, "complete")
            confirm(page)
        self._take("moves-scoring")

    def _hint(self) -> None:
        page = self._ana.page
        page.keyboard.press("h")
        page.get_by_test_id("heat").wait_for()
        self._take("hint")
        page.keyboard.press("Escape")
        page.reload()  # the piece of the hint would still be in hand
        wait_for(page, "mine")

    def monuments(self) -> None:
        ana = self._ana
        self._arrive()
        self._take("lobby")
        ana.open_table(["me", "bot:greedy", "bot:greedy"])
        for _ in range(2):
            ana.wait_for("mine")
            ana.finish_turn()
        ana.wait_for("mine")
        ana.step()
        self._take("quarry")
        while not self._is_late():
            ana.wait_for("mine", "complete", "over")
            ana.finish_turn()
        ana.wait_for("mine", "over")
        self._take("table")
        play_to_the_end(ana)
        self._take("scoring")
        ana.page.get_by_role("link", name="Replay").click()
        slider = ana.page.get_by_role("slider")
        slider.wait_for()
        last = int(slider.get_attribute("max") or 0)
        slider.fill(str(last * 4 // 5))
        self._take("replay")
        ana.page.get_by_role("button", name="Analyse this game").click()
        ana.page.get_by_text("The analysis is complete").wait_for(state="attached", timeout=PATIENCE)
        ana.page.get_by_test_id("curve").scroll_into_view_if_needed()
        self._take("analysis")

    def _is_late(self) -> bool:
        page = self._ana.page
        if page.locator("[data-phase=over]").count():
            return True
        return page.locator("[data-phase=building]").count() > 0 and page.locator(".stone").count() >= LATE


GAMES: dict[str, Callable[[Photographer], None]] = {
    "monuments": Photographer.monuments,
    "moves": Photographer.moves,
    "mondo": Photographer.mondo,
    "monumental": Photographer.monumental,
}


def main() -> int:
    games = sys.argv[1:] or list(GAMES)
    if unknown := [game for game in games if game not in GAMES]:
        print(f"no pictures of {unknown[0]}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        Served(Path(folder), MONUMENTA_COMPILE="1") as server,
        sync_playwright() as playwright,
    ):
        server.until_compiled(*GAMES)  # a hint with its colours and an analysis need the search
        browser = launch(playwright)
        for screen in SCREENS:
            for scheme in ("light", "dark"):
                print(f"{screen}, {scheme}")
                Photographer(browser, server.url, screen, scheme).work(games)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
