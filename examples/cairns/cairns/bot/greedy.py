"""The greedy bot of Two Cairns: takes points, and leaves the next walker as little as it can.

All values are hundredths of a point, so that plain and compiled code agree to the last bit.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Rng, Row

from ..actions import LAY
from ..rules import gain, holds, legal
from ..state import BONUS, WEIGHTS, WHOLE, State

POINT: Final = 100
LEFT: Final = 40
"""What a point costs that the next walker may take from a cairn, if they have a stone that holds."""


@rule
def offered(height: int, top: int) -> int:
    """What a cairn offers to who comes next: its points, less likely the lighter its uppermost stone."""
    points = height + 1 + (BONUS if height + 1 == WHOLE else 0)
    return points * LEFT * (WEIGHTS if height == 0 else top) // WEIGHTS


@rule
def worth(s: State, action: int) -> int:
    cairn = (action - LAY) // WEIGHTS
    weight = (action - LAY) % WEIGHTS + 1
    height = s.height[cairn] + 1 if holds(s, cairn, weight) else 1
    if height == WHOLE:
        return POINT * gain(s, cairn, weight) - offered(0, 0)
    return POINT * gain(s, cairn, weight) - offered(height, weight) + offered(s.height[cairn], s.top[cairn])


@rule
def best(s: State, seat: int, rng: Rng, out: Row) -> int:
    """The action that is worth most; among equals any."""
    n = legal(s, seat, out)
    found = out[0]
    most = worth(s, found)
    equals = 1
    for i in range(1, n):
        value = worth(s, out[i])
        if value > most:
            most = value
            found = out[i]
            equals = 1
        elif value == most:
            equals += 1
            if below(rng, equals) == 0:
                found = out[i]
    return found


@rule
def choose_greedy(s: State, seat: int, rng: Rng, work: Games[State], out: Row, room: Row) -> int:  # noqa: ARG001  (as every greedy bot is asked)
    return best(s, seat, rng, out)


@rule
def reply(s: State, seat: int, style: int, rng: Rng, scratch: Games[State], out: Row, room: Row) -> int:  # noqa: ARG001  (as the tree asks)
    return best(s, seat, rng, out)
