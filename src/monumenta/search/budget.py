"""A bot that searches, with a budget: so many milliseconds, or so many playouts.

Compiled code is called for a few milliseconds at a time and lets go of Python's lock meanwhile, so a search in a thread
keeps nobody waiting and can be stopped. A budget of time spends its time evenly on the rounds of the search.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from monumenta.engine.compile.compiled import Compiled

from . import halving
from .desk import Desk

SLICE: Final = 0.008
"""Seconds of compiled code to aim at between two looks at the clock: below 20 ms even if the guess is wrong."""
FIRST: Final = 8
"""Playouts of the first slice, before it is known how long they take."""
GROWTH: Final = 2


class Budget(Struct, frozen=True):
    """What one decision may cost: playouts, the same on every machine, or else time."""

    milliseconds: float = 1000.0
    playouts: int | None = None
    threads: int = 1
    """Trees that are searched side by side."""


MOVE: Final = Budget(milliseconds=1000)
"""For a move at a table."""
HINT: Final = Budget(milliseconds=500)
SIMULATED: Final = 2000
"""Playouts for a move where many games are played and must come out the same again."""


def never() -> bool:
    """Nobody asks to stop."""
    return False


def think(compiled: Compiled, seat: int, milliseconds: float, desk: Desk, stopped: Callable[[], bool]) -> int:
    """Search the position in work[0], as the seat knows it, for a time or until stopped: then the best so far is the
    answer."""
    sweep, halve = compiled[halving.sweep], compiled[halving.halve]
    cells = compiled.lend(desk.rng, desk.work, desk.out, desk.room)
    room = cells[-1]
    running = compiled[halving.begin](seat, *cells)
    began = now = time.perf_counter()
    rounds = halving.rounds(running)
    size = FIRST
    for number in range(1, rounds + 1):
        end = began + milliseconds / 1000 * number / rounds
        while not stopped():
            sweep(seat, size, *cells)
            took, now = time.perf_counter() - now, time.perf_counter()
            size = next_size(size, took)
            if now >= end:
                break
        halve(room)
    return int(room[halving.HEAD])


def next_size(size: int, took: float) -> int:
    """Playouts for the next slice. It grows slowly and shrinks at once."""
    wanted = int(size * SLICE / max(took, SLICE / 1000))
    return max(1, min(wanted, size * GROWTH))
