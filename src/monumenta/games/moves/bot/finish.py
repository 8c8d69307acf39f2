"""Play the end of a game of Monumental Moves exactly, if it can be found out in time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from monumenta.engine.author.state import new_array, record
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.compile.plain import PlainGames, plain_state
from monumenta.search.budget import next_size

from ..actions import MOST_LEGAL
from ..state import BUILD, State
from . import endgame as moves_endgame

OPEN: Final = 20
"""With more common ground than this there is no hope."""
FIRST: Final = 200
"""Nodes of the first slice, before it is known how long they take."""
TABLE: Final = 1 << 18
"""Positions remembered: 6 MB."""


class Endgame:
    """The memory of one search for the exact end, and how to go on with it."""

    def __init__(self, compiled: Compiled | None, state: bytes) -> None:
        self._work: Any = new_array(State, moves_endgame.DEEPEST + 2)
        self._work[:1].view(np.uint8)[:] = np.frombuffer(state, np.uint8)
        self._out: Any = np.zeros(MOST_LEGAL, np.int64)
        self.mind: Any = np.zeros(moves_endgame.ENDGAME_ROOM, np.int64)
        self._seen: Any = np.zeros(moves_endgame.ENTRY * TABLE, np.int64)
        self._solve: Callable[..., int] = moves_endgame.solve
        begin: Callable[..., None] = moves_endgame.begin_endgame
        if compiled is None:  # plain rules want cells that read as `int`
            self._work = PlainGames(self._work)
            self._out, self.mind, self._seen = (memoryview(a) for a in (self._out, self.mind, self._seen))
        else:
            begin, self._solve = compiled[begin], compiled[self._solve]
        begin(self._work, self._out, self.mind, self._seen)

    def go_on(self, nodes: int) -> bool:
        """Search so many nodes more; is it over, with an answer or without?"""
        return self._solve(nodes, self._work, self._out, self.mind, self._seen) > 0

    @property
    def action(self) -> int | None:
        """The best action, once it is known."""
        return int(self.mind[moves_endgame.BEST]) if moves_endgame.solved(self.mind) else None

    @property
    def margin(self) -> int:
        """Light's, in squares, in this game."""
        return int(self.mind[moves_endgame.VALUE])


def near_end(s: State) -> bool:
    """Is it worth trying?"""
    return s.phase == BUILD and moves_endgame.open_squares(s) <= OPEN


def finish_by_nodes(compiled: Compiled | None, state: bytes, nodes: int) -> int | None:
    """The exact best action, the same on every machine; None if so many nodes do not tell."""
    if not near_end(plain_state(record(State), state)):
        return None
    endgame = Endgame(compiled, state)
    endgame.go_on(nodes)
    return endgame.action


def finish_in_time(compiled: Compiled, state: bytes, milliseconds: float, stopped: Callable[[], bool]) -> int | None:
    """The exact best action; None if the time does not suffice."""
    if not near_end(plain_state(record(State), state)):
        return None
    endgame = Endgame(compiled, state)
    now = time.perf_counter()
    end = now + milliseconds / 1000
    size = FIRST
    while now < end and not stopped():
        if endgame.go_on(size):
            break
        took, now = time.perf_counter() - now, time.perf_counter()
        size = next_size(size, took)
    return endgame.action
