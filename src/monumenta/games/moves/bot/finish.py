"""Play the end of a game of Monumental Moves exactly, if it can be found out in time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from monumenta.engine.author.state import new_row
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.compile.plain import PLAIN, new_games
from monumenta.engine.match.concealed import Concealed
from monumenta.search.budget import next_size

from ..actions import MOST_LEGAL
from ..state import BUILD, State
from . import endgame as moves_endgame

OPEN: Final = 20
"""With more common ground than this there is no hope."""
FIRST: Final = 200
"""Nodes of the first slice, before it is known how long they take."""
POSITIONS: Final = 1 << 18
"""Of the transposition table: 6 MB."""


class Endgame:
    """The arrays of one search for the exact end, and how to go on with it."""

    def __init__(self, compiled: Compiled | None, known: Concealed) -> None:
        self._way = compiled or PLAIN
        work = new_games(State, moves_endgame.DEEPEST + 2)
        work.raw[: len(known.state)] = known.state
        self.stack = new_row(moves_endgame.ENDGAME_ROOM)
        self._memory = (work, new_row(MOST_LEGAL), self.stack, new_row(moves_endgame.ENTRY * POSITIONS))
        self._way.ask(moves_endgame.begin_endgame, *self._memory)

    def go_on(self, nodes: int) -> bool:
        """Search so many nodes more; is it over, with an answer or without?"""
        over: bool = self._way.ask(moves_endgame.solve, nodes, *self._memory) > 0
        return over

    @property
    def action(self) -> int | None:
        """The best action, once it is known."""
        return self.stack[moves_endgame.BEST] if moves_endgame.solved(self.stack) else None

    @property
    def margin(self) -> int:
        """Light's, in squares, in this game."""
        return self.stack[moves_endgame.VALUE]


def near_end(s: State) -> bool:
    """Is it worth trying?"""
    return s.phase == BUILD and moves_endgame.open_squares(s) <= OPEN


def finish_by_nodes(compiled: Compiled | None, known: Concealed, nodes: int) -> int | None:
    """The exact best action, the same on every machine; None if so many nodes do not tell."""
    if not near_end(known.plain):
        return None
    endgame = Endgame(compiled, known)
    endgame.go_on(nodes)
    return endgame.action


def finish_in_time(
    compiled: Compiled, known: Concealed, milliseconds: float, stopped: Callable[[], bool]
) -> int | None:
    """The exact best action; None if the time does not suffice."""
    if not near_end(known.plain):
        return None
    endgame = Endgame(compiled, known)
    now = time.perf_counter()
    end = now + milliseconds / 1000
    size = FIRST
    while now < end and not stopped():
        if endgame.go_on(size):
            break
        took, now = time.perf_counter() - now, time.perf_counter()
        size = next_size(size, took)
    return endgame.action
