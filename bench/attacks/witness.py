"""Somebody who plays while others attack: asks for a sign of life twenty times a second, and takes the time."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.harness import Page, Person, Server

BREAK = 0.05
"""Seconds between two questions."""


class Witness:
    """Sits at a table of its own for as long as the `with` lasts."""

    def __init__(self, server: Server) -> None:
        person = Person(server, "Witness")
        table = person.create("me", "random", starter=0)
        self._page = Page(person, table["id"])
        self._page.wait("scene")
        self._server = server
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._ask)
        self.asked = 0
        self.longest = 0.0
        """Seconds without an answer."""
        self.problem: BaseException | None = None
        self._before = memory(server)
        self._most = self._before

    @property
    def grown(self) -> float:
        """Megabytes by which the server grew at most."""
        return (self._most - self._before) / 1e6

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
            raise AssertionError("the witness was thrown out") from self.problem

    def _ask(self) -> None:
        try:
            while not self._stop.is_set():
                asked = time.monotonic()
                self._page.say(kind="ping")
                self._page.wait("pong")
                self.asked += 1
                self.longest = max(self.longest, time.monotonic() - asked)
                self._most = max(self._most, memory(self._server))
                self._stop.wait(BREAK)
        except Exception as problem:  # noqa: BLE001  # told by who waits for this thread
            self.problem = problem


def memory(server: Server) -> int:
    """Bytes of memory that the server's process holds."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise AssertionError("the server is gone")
