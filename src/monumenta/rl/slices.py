"""Compiled work in slices: while a compiled call runs Python hears no Ctrl-C, so none runs for long."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

SECONDS: Final = 0.1
"""What a slice is to take, about."""
FIRST: Final = 1
"""Games of the first slice, before it is known how long they take: bots may search for a tenth of a second in each."""
GROWTH: Final = 8


class Slices:
    """Divides games among calls; it remembers how long they took, so that quick work is one call."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._sizes: dict[Any, int] = {}

    def whole(self, key: Any, n: int) -> bool:
        """Is this kind of work known to be quick for so many games?"""
        return n <= self._sizes.get(key, 0)

    def took(self, key: Any, n: int, seconds: float) -> None:
        """So many games were done in one call, as `whole` had it; should that have been too long, look again."""
        if seconds > 2 * SECONDS:
            self._sizes[key] = max(1, int(n * SECONDS / seconds))

    def run(
        self, key: Any, work: Callable[[int, int], Any], first: int, end: int, stopped: Callable[[], bool]
    ) -> list[Any]:
        """What came of each slice, in their order, until `end` or stopped. `key` says what kind of work it is."""
        size = self._sizes.get(key, FIRST)
        results: list[Any] = []
        while first < end and not stopped():
            upto = min(first + size, end)
            began = self._clock()
            results.append(work(first, upto))
            wanted = int((upto - first) * SECONDS / max(self._clock() - began, 1e-9))
            if wanted < size or upto - first == size:  # a short last slice says little of a longer one
                size = self._sizes[key] = max(1, min(wanted, size * GROWTH))
            first = upto
        return results
