"""The greedy bot of World Monuments: values tokens by what can still be built, keeps a mix, fears passing.

All values are hundredths of a point, so that plain and compiled code agree to the last bit.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count, lowest
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Rng, Row

from ..actions import BUILD, MOST_LEGAL
from ..rules import build, buildable, legal, legal_slots, legal_steps, move
from ..state import BLACK, BLUE, BOX, BUILDING, COLOURS, QUARRY, State
from ..tables import COLOUR_SLOTS, SLOT_COLOUR, SLOT_POINTS, WHOLE

GEM: Final = BOX.gem_points * 100
BLACK_VALUE: Final = BOX.black_points * 100 + 150
"""Its points, and what beginning the construction is worth."""
MIX: Final = 90
"""For each colour held at all: a reason less to pass."""
LATE: Final = 55
"""Share of a token's worth, in percent, while no slot of its colour is free yet."""
OPENED_FOR_OTHERS: Final = 40
OPENED_FOR_ME: Final = 5
"""Cost, in percent of its points, of freeing a slot that somebody else may fill first."""
STRANDED: Final = 80
"""For each token that would be left without a free slot."""
PENALTY: Final = BOX.pass_penalty * 100


@rule
def choose_greedy(s: State, seat: int, rng: Rng, work: Games[State], out: Row, room: Row) -> int:
    """An action for `seat`, whose turn it is."""
    if s.phase == QUARRY:
        return best_step(s, seat, rng, work, out, room)
    if s.phase == BUILDING:
        return best_slot(s, seat, rng, work, out)
    return out[below(rng, legal(s, seat, out))]


@rule
def token_worth(s: State, colour: int) -> int:
    """What one token of a colour is worth while there is room for it."""
    open_slots = COLOUR_SLOTS[s.monument, colour] & ~s.built
    left = count(open_slots)
    if left == 0:
        return 0
    points = 0
    slots = open_slots
    while slots:
        points += SLOT_POINTS[s.monument, lowest(slots)]
        slots &= slots - 1
    worth = 100 * points // left
    free = count(open_slots & s.free)
    return worth * (LATE + (100 - LATE) * free // left) // 100


@rule
def hand_worth(s: State, seat: int) -> int:
    """What the tokens behind a screen are worth before the construction."""
    worth = s.hand[seat, BLUE] * GEM + s.hand[seat, BLACK] * BLACK_VALUE
    for colour in range(COLOURS):
        held = s.hand[seat, colour]
        if held == 0:
            continue
        worth += MIX
        left = count(COLOUR_SLOTS[s.monument, colour] & ~s.built)
        share = left // s.players + 1
        one = token_worth(s, colour)
        for i in range(held):
            if i < share:
                worth += one - one * i // (2 * share)
            elif i < left:
                worth += one // 4 - PENALTY // 2
            else:
                worth -= PENALTY
    return worth


@rule
def best_step(s: State, seat: int, rng: Rng, work: Games[State], out: Row, room: Row) -> int:
    """The first step of the walk that brings the best hand; all ways to complete the turn are tried."""
    best = -1_000_000
    choice = 0
    depth = 1
    work[1] = s
    open_level(work[1], depth, out, room)
    while depth > 0:
        base = depth * (MOST_LEGAL + 2)
        i = room[base]
        if i == room[base + 1]:
            depth -= 1
            continue
        room[base] = i + 1
        work[depth + 1] = work[depth]
        t = work[depth + 1]
        move(t, seat, room[base + 2 + i])
        if t.steps_left > 0 and t.lying > 0:
            depth += 1
            open_level(t, depth, out, room)
            continue
        worth = 16 * hand_worth(t, seat) + below(rng, 16)  # equal walks: any
        if worth > best:
            best = worth
            first = MOST_LEGAL + 2
            choice = room[first + 2 + room[first] - 1]
    return choice


@rule
def open_level(s: State, depth: int, out: Row, room: Row) -> None:
    """Note the steps possible at this depth: how many were tried, how many there are, and their ids."""
    base = depth * (MOST_LEGAL + 2)
    k = legal_steps(s, out)
    room[base] = 0
    room[base + 1] = k
    for i in range(k):
        room[base + 2 + i] = out[i]


@rule
def best_slot(s: State, seat: int, rng: Rng, work: Games[State], out: Row) -> int:
    k = legal_slots(s, out)
    best = -1_000_000
    choice = 0
    for i in range(k):
        worth = 16 * slot_worth(s, seat, out[i] - BUILD, work) + below(rng, 16)
        if worth > best:
            best = worth
            choice = out[i]
    return choice


@rule
def slot_worth(s: State, seat: int, slot: int, work: Games[State]) -> int:
    """Points at once, less what it opens for others, less what it leaves stranded in the own hand."""
    work[1] = s
    t = work[1]
    build(t, slot)
    if t.built == WHOLE[t.monument]:
        return 100 * SLOT_POINTS[s.monument, slot]
    worth = 100 * SLOT_POINTS[s.monument, slot]
    opened = t.free & ~s.free
    while opened:
        up = lowest(opened)
        opened &= opened - 1
        share = OPENED_FOR_ME if t.hand[seat, SLOT_COLOUR[t.monument, up]] > 0 else OPENED_FOR_OTHERS
        worth -= share * SLOT_POINTS[t.monument, up]
    return worth - STRANDED * stranded(t, seat)


@rule
def stranded(s: State, seat: int) -> int:
    """Building tokens behind a screen beyond the free slots of their colours; all of them if nothing could be built."""
    lost = 0
    held = 0
    for colour in range(COLOURS):
        n = s.hand[seat, colour]
        held += n
        lost += max(0, n - count(COLOUR_SLOTS[s.monument, colour] & s.free))
    return held if buildable(s, seat) == 0 else lost // 2
