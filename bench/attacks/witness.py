"""Somebody who plays while others attack: asks for a sign of life twenty times a second, and takes the time."""

from __future__ import annotations

import time
from pathlib import Path

from bench.attacks.bystander import Bystander
from tests.server.harness import Person, Server


class Witness(Bystander):
    """Sits at a table of its own."""

    pause = 0.05

    def __init__(self, server: Server) -> None:
        person = Person(server, "Witness")
        super().__init__(person.page(person.create("me", "random", starter=0)["id"]))
        self.page.wait("scene")
        self._server = server
        self.asked = 0
        self.longest = 0.0
        """Seconds without an answer."""
        self._before = memory(server)
        self._most = self._before

    @property
    def grown(self) -> float:
        """Megabytes by which the server grew at most."""
        return (self._most - self._before) / 1e6

    def once(self) -> None:
        asked = time.monotonic()
        self.page.say(kind="ping")
        self.page.wait("pong")
        self.asked += 1
        self.longest = max(self.longest, time.monotonic() - asked)
        self._most = max(self._most, memory(self._server))


def memory(server: Server) -> int:
    """Bytes of memory that the server's process holds."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise AssertionError("the server is gone")
