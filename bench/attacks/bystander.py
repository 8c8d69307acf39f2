"""Somebody who goes on playing while others attack."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self

from tests.server.harness import Page


class Bystander(ABC):
    """Does the same again and again, in a thread, for as long as the `with` lasts."""

    pause: float
    """Seconds between two times."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._go_on)
        self._problem: BaseException | None = None

    @abstractmethod
    def once(self) -> None:
        """What is done each time."""

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._thread.join()
        self.page.__exit__()
        if self._problem is not None:
            raise AssertionError(f"the {type(self).__name__.lower()} was thrown out") from self._problem

    def _go_on(self) -> None:
        try:
            while not self._stop.is_set():
                self.once()
                self._stop.wait(self.pause)
        except Exception as problem:  # noqa: BLE001  # told by who waits for this thread
            self._problem = problem
