"""Somebody who plays against a master while others attack, and takes the time until it has answered."""

from __future__ import annotations

import random
import time

from bench.attacks.bystander import Bystander
from tests.server.harness import Page, Person, Server

USUAL = 5
"""Turns before anybody attacks."""


class Opponent(Bystander):
    """Plays at tables of its own."""

    pause = 0.2

    def __init__(self, server: Server) -> None:
        self._person = Person(server, "Opponent")
        self._rng = random.Random(1)
        super().__init__(self._sit_down())
        self.usual = max(self._answer() for _ in range(USUAL))
        """Seconds that an answer took at most before anybody attacked; the bot's pauses are among them."""
        self.answers: list[float] = []
        """Seconds that each answer took since."""

    def once(self) -> None:
        self.answers.append(self._answer())

    def _sit_down(self) -> Page:
        page = self._person.page(self._person.create("me", "master", starter=0)["id"])
        page.wait("scene")
        return page

    def _answer(self) -> float:
        """Make a turn; how long until the bot has made its own."""
        while True:
            if not self.page.await_turn():
                self.page.__exit__()
                self.page = self._sit_down()
                continue
            do = self.page.think(self._rng)
            self.page.act(do, confirm=True)
            asked = time.monotonic()
            assert self.page.position is not None
            if self.page.position["actor"] == 1:
                self.page.wait("applied")
                return time.monotonic() - asked
