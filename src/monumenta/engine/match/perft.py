"""Counting leaves: how many ways there are to act so many times. It checks rules against other programs."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from ..author.contract import ANYONE, OVER, GameSpec, MonumentaError
from ..author.dispatch import actor, apply, legal, mobility
from ..author.rule import rule
from ..author.state import Games, Record, Row, new_row
from ..compile.plain import PLAIN, new_games
from . import play

PIECE: Final = 0.1
"""Seconds of compiled code, at most about, between two looks at what else there is to do."""


@rule
def perft_at(games: Games[Record], depth: int, most: int, out: Row, room: Row) -> int:
    """Leaves at `depth` (at least 1) below games[0]; games[1 …] are scratch, `room` has (most + 2) cells a level.

    The last level is counted, not played. Where anyone may act there is no order of play and nothing is counted.
    """
    leaves = 0
    level = 0
    room[0] = -1
    while level >= 0:
        base = level * (most + 2)
        s = games[level]
        who = actor(s)
        if room[base] < 0:
            room[base] = 0
            room[base + 1] = 0
            if who != OVER and who != ANYONE:
                if level == depth - 1:
                    leaves += mobility(s, who, out)
                else:
                    k = legal(s, who, out)
                    room[base + 1] = k
                    for i in range(k):
                        room[base + 2 + i] = out[i]
        i = room[base]
        if i == room[base + 1]:
            level -= 1
        else:
            room[base] = i + 1
            games[level + 1] = s
            apply(games[level + 1], who, room[base + 2 + i])
            level += 1
            room[level * (most + 2)] = -1
    return leaves


def perft(spec: GameSpec, state: bytes, depth: int) -> int:
    """Leaves below a state, luck's outcomes counted like moves; compiled if this process has compiled rules."""
    if depth < 0:
        raise MonumentaError(f"depth {depth}: count from 0, the position itself")
    return 1 if depth == 0 else _Counter(spec, depth).below(state, depth)


class _Counter:
    """Counts in pieces. A compiled call hears no Ctrl-C, so the first levels are played from Python, as many as leave
    pieces that are counted within `PIECE`; how many that are shows while counting."""

    def __init__(self, spec: GameSpec, depth: int) -> None:
        from ..compile.compiled import way_of

        self._spec = spec
        self._way = way_of(spec)
        self._games = new_games(spec.state, depth + 1)
        self._rows = (new_row(spec.most_legal), new_row(depth * (spec.most_legal + 2)))
        self._deepest = 1
        """Levels of a piece. One, counted and not played, always is quick."""

    def below(self, state: bytes, depth: int) -> int:
        if self._way is not PLAIN and depth > self._deepest:
            return sum(self.below(child, depth - 1) for child in self._children(state))
        began = perf_counter()
        leaves: int = self._ask(perft_at, state, depth, self._spec.most_legal, *self._rows)
        self._learn(depth, leaves, perf_counter() - began)
        return leaves

    def _ask(self, function: Callable[..., Any], state: bytes, *memory: Any) -> Any:
        """Call a rule on games of which the first is this state."""
        self._games.raw[: len(state)] = state
        return self._way.ask(function, self._games, *memory)

    def _learn(self, depth: int, leaves: int, took: float) -> None:
        """A level more takes as many times longer as there are actions: it is tried where there is time for twice that,
        and given up where it took too long."""
        if depth == self._deepest and leaves:
            self._deepest += 2 * took * leaves ** (1 / depth) < PIECE
            self._deepest -= took > PIECE and depth > 1

    def _children(self, state: bytes) -> list[bytes]:
        out = self._rows[0]
        who: int = self._ask(play.actor_at, state, 0)
        if who in (OVER, ANYONE):
            return []
        actions = out[: self._ask(play.legal_at, state, 0, who, out)].tolist()
        children: list[bytes] = []
        for action in actions:
            self._ask(play.apply_at, state, 0, who, action)
            children.append(self._games.raw[: len(state)].tobytes())
        return children
