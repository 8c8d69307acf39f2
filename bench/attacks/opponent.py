"""Somebody who plays against a master while others attack, and takes the time until it has answered."""

from __future__ import annotations

import random
import threading
import time
from types import TracebackType
from typing import Self

from tests.server.harness import Page, Person, Server

USUAL = 5
"""Turns before anybody attacks."""
REFLECTION = 0.2
"""Seconds between an answer and the next turn."""


class Opponent:
    """Plays at tables of its own for as long as the `with` lasts."""

    def __init__(self, server: Server) -> None:
        self._person = Person(server, "Opponent")
        self._rng = random.Random(1)
        self._page = self._sit_down()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play)
        self.usual = max(self._answer() for _ in range(USUAL))
        """Seconds that an answer took at most before anybody attacked; the bot's pauses are among them."""
        self.answers: list[float] = []
        """Seconds that each answer took since."""
        self.problem: BaseException | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._thread.join()
        self._page.__exit__()
        if self.problem is not None:
            raise AssertionError("the opponent was thrown out") from self.problem

    def _play(self) -> None:
        try:
            while not self._stop.wait(REFLECTION):
                self.answers.append(self._answer())
        except Exception as problem:  # noqa: BLE001  # told by who waits for this thread
            self.problem = problem

    def _sit_down(self) -> Page:
        page = self._person.page(self._person.create("me", "master", starter=0)["id"])
        page.wait("scene")
        return page

    def _answer(self) -> float:
        """Make a turn; how long until the bot has made its own."""
        while True:
            if not self._page.await_turn():
                self._page.__exit__()
                self._page = self._sit_down()
                continue
            do = self._page.think(self._rng)
            self._page.act(do, confirm=True)
            asked = time.monotonic()
            assert self._page.position is not None
            if self._page.position["actor"] == 1:
                self._page.wait("applied")
                return time.monotonic() - asked
