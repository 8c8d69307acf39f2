"""The rules of Pebbles. In each round luck says who begins, all close a fist over 0 to 3 pebbles, then each in turn
guesses the sum. Whoever is right has a point; no sum can be guessed twice."""

from __future__ import annotations

from monumenta.engine.author.contract import ANYONE, CHANCE, OVER
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats, Rng, Row
from monumenta.engine.author.tell import tell

from .state import (
    CLOSED,
    ENDED,
    FIRST,
    GUESS,
    GUESSED,
    GUESSING,
    HIDE,
    HIDING,
    LOT_FELL,
    LOTS,
    MOST_PEBBLES,
    MOST_PLAYERS,
    OPENED,
    State,
)

FEATURES = 3 + 3 * MOST_PLAYERS


@rule
def start(s: State, options: Row) -> None:
    s.players = options[0]
    s.rounds = options[1]


@rule
def seats(s: State) -> int:
    return s.players


@rule
def actor(s: State) -> int:
    if s.phase == LOTS:
        return CHANCE
    if s.phase == HIDING:
        return ANYONE
    if s.phase == GUESSING:
        return s.seat
    return OVER


@rule
def turn(s: State) -> int:
    return s.turns


@rule
def possible(s: State, seat: int, total: int) -> bool:
    """Can the sum be right, as far as the seat's own fist tells?"""
    own = s.fist[seat]
    return own <= total <= own + MOST_PEBBLES * (s.players - 1)


@rule
def taken(s: State, total: int) -> bool:
    times = 0
    for p in range(s.players):
        if s.guess[p] == total + 1:
            times += 1
    return times > 0


@rule
def legal(s: State, seat: int, out: Row) -> int:
    k = 0
    if s.phase == LOTS:
        for p in range(s.players):
            out[k] = FIRST + p
            k += 1
    elif s.phase == HIDING:
        if seat >= 0 and not s.closed >> seat & 1:  # a clock, if one runs, has nothing to do here
            for n in range(MOST_PEBBLES + 1):
                out[k] = HIDE + n
                k += 1
    elif s.phase == GUESSING:
        for total in range(MOST_PEBBLES * s.players + 1):
            if possible(s, seat, total) and not taken(s, total):
                out[k] = GUESS + total
                k += 1
    return k


@rule
def weights(s: State, out: Row) -> int:
    """Who began the round before is half as likely."""
    total = 0
    for p in range(s.players):
        out[p] = 1 if s.first == p + 1 else 2
        total += out[p]
    return total


@rule
def move(s: State, seat: int, action: int) -> None:
    if action < HIDE:
        s.first = action - FIRST + 1
        tell(s, LOT_FELL, action - FIRST)
    elif action < GUESS:
        s.fist[seat] = action - HIDE
        s.closed |= 1 << seat
        tell(s, CLOSED, seat)
    else:
        s.guess[seat] = action - GUESS + 1
        s.guessed += 1
        tell(s, GUESSED, seat, action - GUESS)


@rule
def settle(s: State) -> None:
    if s.phase == LOTS:
        s.phase = HIDING
        s.round_no += 1
        s.seat = s.first - 1
        return
    s.turns += 1
    if s.phase == HIDING:
        if s.closed == (1 << s.players) - 1:
            s.phase = GUESSING
    elif s.guessed < s.players:
        s.seat = (s.seat + 1) % s.players
    else:
        open_fists(s)


@rule
def open_fists(s: State) -> None:
    total = 0
    for p in range(s.players):
        total += s.fist[p]
    for p in range(s.players):
        if s.guess[p] == total + 1:
            s.points[p] += 1
        s.shown[p] = s.fist[p]
        s.fist[p] = 0
        s.guess[p] = 0
    tell(s, OPENED)
    s.closed = 0
    s.guessed = 0
    s.seat = 0
    s.phase = ENDED if s.round_no == s.rounds else LOTS


@rule
def apply(s: State, seat: int, action: int) -> None:
    move(s, seat, action)
    settle(s)


@rule
def score(s: State, out: Row) -> None:
    for p in range(s.players):
        out[p] = s.points[p]


@rule
def conceal(s: State, seat: int) -> None:
    for p in range(s.players):
        if p != seat:
            s.fist[p] = 0


@rule
def rehide(s: State, seat: int, rng: Rng) -> None:
    for p in range(s.players):
        if p != seat and s.closed >> p & 1:
            s.fist[p] = below(rng, MOST_PEBBLES + 1)
            while s.guess[p] and not possible(s, p, s.guess[p] - 1):
                s.fist[p] = below(rng, MOST_PEBBLES + 1)


@rule
def features(s: State, seat: int, out: Floats) -> None:
    out[0] = float(s.phase)
    out[1] = float(s.fist[seat])
    out[2] = float(s.closed)
    for p in range(MOST_PLAYERS):
        out[3 + p] = float(s.guess[p])
        out[3 + MOST_PLAYERS + p] = float(s.shown[p])
        out[3 + 2 * MOST_PLAYERS + p] = s.points[p] / 3.0
