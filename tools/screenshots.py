"""The pictures in `docs/images`, made from real games; run it by `make images`.

`python -m tools.screenshots <game>` makes those of one game only; several may be named.
Luck is drawn by the server, so no two runs show the same game; what is shown and how is always the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from monumenta.engine.match.registry import games
from tests.e2e.person import Person
from tools.browser import launch
from tools.serving import Served

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


class Photographer:
    """One person at one screen in one light, taking pictures on the way through a game."""

    def __init__(self, browser: Browser, url: str, screen: str, scheme: str) -> None:
        look: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": scheme}
        context = browser.new_context(**look, **SCREENS[screen])
        self.ana = Person(context, url, "Ana", seed=7, touches=screen == "phone")
        self.ana.asks = True
        self._end = f"{screen}-{scheme}"

    def take(self, name: str) -> None:
        page = self.ana.page
        page.mouse.move(0, 0)
        page.wait_for_timeout(400)  # fonts and transitions
        page.screenshot(path=FOLDER / f"{name}-{self._end}.png")

    def work(self, games: Sequence[Callable[[Photographer], None]]) -> None:
        self.arrive()
        self.ana.call_me("Ana")
        for photograph in games:
            photograph(self)
        self.ana.context.close()

    def arrive(self) -> None:
        self.ana.visit()
        self.ana.page.get_by_role("button", name="Play against a bot").wait_for()


def pictured() -> dict[str, Callable[[Photographer], None]]:
    """How pictures are taken of each game that the page shows: `photograph` of `tests/e2e/games/<game>.py`."""
    places = {spec.name: f"tests.e2e.games.{spec.name}" for spec in games()}
    return {name: import_module(place).photograph for name, place in places.items() if find_spec(place) is not None}


def main() -> int:
    known = pictured()
    games = sys.argv[1:] or list(known)
    if unknown := [game for game in games if game not in known]:
        print(f"no pictures of {unknown[0]}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        Served(Path(folder), MONUMENTA_COMPILE="1") as server,
        sync_playwright() as playwright,
    ):
        server.until_compiled(*games)  # a hint with its colours and an analysis need the search
        browser = launch(playwright)
        for screen in SCREENS:
            for scheme in ("light", "dark"):
                print(f"{screen}, {scheme}")
                Photographer(browser, server.url, screen, scheme).work([known[game] for game in games])
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
