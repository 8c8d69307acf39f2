"""The rules of Snatch. From a signal until a bell, anyone takes pebbles, one by one; who has most wins."""

from __future__ import annotations

from monumenta.engine.author.contract import ANYONE, CLOCK, OVER
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats, Rng, Row
from monumenta.engine.author.tell import tell

from .state import BELL, DONE, ENDED, PEBBLES, RING, RUNNING, SEATS, SIGNAL, WAITING, State

FEATURES = 1
PACE = 150
"""Milliseconds between two pebbles of seat 0; seat 1 needs twice as long."""


@rule
def start(s: State, options: Row) -> None:
    s.table = (1 << PEBBLES * options[0]) - 1


@rule
def seats(s: State) -> int:
    return SEATS


@rule
def actor(s: State) -> int:
    return OVER if s.phase == ENDED else ANYONE


@rule
def turn(s: State) -> int:
    return s.phase


@rule
def advance(s: State, t: int) -> None:
    s.time = max(s.time, t)


@rule
def now(s: State) -> int:
    return s.time


@rule
def deadline(s: State) -> int:
    if s.phase == RUNNING:
        return s.ends
    return 0 if s.phase == WAITING else -1


@rule
def due(s: State) -> int:
    if s.phase == WAITING:
        return CLOCK
    first = 0 if s.free[0] <= s.free[1] else 1
    if s.table == 0 or s.free[first] >= s.ends:
        advance(s, s.ends)
        return CLOCK
    advance(s, s.free[first])
    return first


@rule
def legal(s: State, seat: int, out: Row) -> int:
    k = 0
    if seat == CLOCK:
        if s.phase == WAITING or (s.phase == RUNNING and s.time >= s.ends):
            out[0] = SIGNAL + s.phase
            k = 1
    elif seat >= 0 and s.phase == RUNNING and s.time < s.ends:
        for i in range(PEBBLES):
            if s.table >> i & 1:
                out[k] = i
                k += 1
    return k


@rule
def weights(s: State, out: Row) -> int:
    return 0


@rule
def move(s: State, seat: int, action: int) -> None:
    tell(s, DONE, seat, action)
    if action == SIGNAL:
        s.phase = RUNNING
        s.ends = s.time + BELL
        for p in range(SEATS):
            s.free[p] = s.time + PACE
    elif action == RING:
        s.phase = ENDED
    else:
        s.table &= ~(1 << action)
        s.taken[seat] += 1
        s.free[seat] = s.time + PACE * (1 + seat)


@rule
def settle(s: State) -> None:
    """Nothing follows by itself."""


@rule
def apply(s: State, seat: int, action: int) -> None:
    move(s, seat, action)


@rule
def score(s: State, out: Row) -> None:
    for p in range(SEATS):
        out[p] = s.taken[p]


@rule
def conceal(s: State, seat: int) -> None:
    """All is open."""


@rule
def rehide(s: State, seat: int, rng: Rng) -> None:
    """All is open."""


@rule
def features(s: State, seat: int, out: Floats) -> None:
    out[0] = float(s.table)
