"""Counting leaves: how many ways there are to act so many times. It checks rules against other programs."""

from __future__ import annotations

from typing import Any

import numpy as np

from .contract import ANYONE, OVER, GameSpec, MonumentaError
from .dispatch import actor, apply, legal, mobility
from .plain import PlainGames
from .rule import rule
from .state import Games, Record, Row, new_array


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
    from .compiled import in_use

    if depth < 0:
        raise MonumentaError(f"depth {depth}: count from 0, the position itself")
    if depth == 0:
        return 1
    games: Any = new_array(spec.state, depth + 1)
    games[:1].view(np.uint8)[:] = np.frombuffer(state, np.uint8)
    out, room = np.zeros(spec.most_legal, np.int64), np.zeros(depth * (spec.most_legal + 2), np.int64)
    compiled = in_use(spec)
    if compiled is not None:
        return int(compiled[perft_at](games, depth, spec.most_legal, out, room))
    return perft_at(PlainGames(games), depth, spec.most_legal, out.tolist(), room.tolist())
