"""The greedy bot of Monumental Moves: of its largest pieces the placement that claims, captures or threatens most.

It looks one placement ahead. A threat is space that its walls would enclose if they were a square thicker.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Rng, Row

from ..actions import PASS
from ..anchors import stock_squares
from ..board import fill, first_square, on_all_sides, outside, spread
from ..rules import draw, move
from ..state import PEOPLE, State
from .largest import list_largest

CLAIMED: Final = 6
"""For each square of space that is nobody else's any more."""
TAKEN: Final = 8
"""For each square of a piece that went back to the other side."""
THREAT: Final = 2
"""For each square that a further piece may enclose; as much off for the other side's."""
CHANCE: Final = 16
"""Equal placements: any. Worths are this much apart."""


@rule
def choose_greedy(s: State, seat: int, rng: Rng, work: Games[State], out: Row, room: Row) -> int:
    """An action for `seat`, whose turn it is."""
    if s.phase == PEOPLE:
        return draw(s, seat, rng, out)
    n = list_largest(s, seat, 0, out)
    for i in range(n):
        room[i] = out[i]
    best = -1_000_000
    choice = PASS
    for i in range(n):
        work[1] = s
        t = work[1]
        move(t, seat, room[i])
        worth = CHANCE * (position_worth(t, seat) - position_worth(t, 1 - seat)) + below(rng, CHANCE)
        if worth > best:
            best = worth
            choice = room[i]
    return choice


@rule
def position_worth(s: State, seat: int) -> int:
    """What a side has on the board, in space, threats and pieces."""
    claimed = count(s.land[2 * seat]) + count(s.land[2 * seat + 1])
    return CLAIMED * claimed - TAKEN * stock_squares(s, seat) + THREAT * threatened(s, seat)


@rule
def threatened(s: State, seat: int) -> int:
    """Squares in regions, one off the side's walls, that are not the open city and hold at most one foreign piece."""
    other = 2 - 2 * seat
    own_low = s.own[2 * seat]
    own_high = s.own[2 * seat + 1]
    if own_low == 0 and own_high == 0:
        return 0
    near_low, near_high = spread(own_low, own_high)
    taken_low = s.own[other] | s.people[0]
    taken_high = s.own[other + 1] | s.people[1]
    low, high = outside(own_low | near_low & ~taken_low, own_high | near_high & ~taken_high)
    low &= ~s.land[2 * seat]
    high &= ~s.land[2 * seat + 1]
    squares = 0
    while low or high:
        part_low, part_high = first_square(low, high)
        part_low, part_high = fill(part_low, part_high, low, high)
        low &= ~part_low
        high &= ~part_high
        if on_all_sides(part_low, part_high):
            continue
        foreign = count(part_low & s.heads[other]) + count(part_high & s.heads[other + 1])
        if part_low & s.people[0] or part_high & s.people[1]:
            foreign += 1
        if foreign <= 1:
            squares += count(part_low & ~taken_low) + count(part_high & ~taken_high)
    return squares
