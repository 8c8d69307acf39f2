"""The rules of Grabs: from "go" to the end everybody takes stones, one at a time, and lays them down for a point each
(one whose underside turns out red, for two). After the round all say that they are ready; there are two rounds."""

# ruff: noqa: ARG001  (the contract says what its functions are given)

from __future__ import annotations

from monumenta.engine.author.contract import ANYONE, CHANCE, CLOCK, OVER
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats, Rng, Row
from monumenta.engine.author.tell import tell

from .state import (
    AGREED,
    BACK,
    COLOURS,
    COUNT,
    COUNT_MS,
    DEAL,
    DEALT,
    ENDED,
    GO,
    LAID,
    LEFT,
    OUT,
    PLAY,
    PUT,
    READY,
    ROUNDS,
    SCORED,
    STONES,
    TAKE,
    TAKEN,
    TIME,
    TURNED,
    State,
)

FEATURES = 1


@rule
def start(s: State, options: Row) -> None:
    s.players = options[0]
    s.milliseconds = options[1]


@rule
def seats(s: State) -> int:
    return s.players


@rule
def actor(s: State) -> int:
    if s.phase == DEAL:
        return CHANCE
    return OVER if s.phase == ENDED else ANYONE


@rule
def turn(s: State) -> int:
    return s.turns


@rule
def advance(s: State, t: int) -> None:
    s.time = max(s.time, t)


@rule
def now(s: State) -> int:
    return s.time


@rule
def deadline(s: State) -> int:
    if s.phase == COUNT:
        return s.goes
    return s.ends if s.phase == PLAY and s.ends > 0 else -1


@rule
def due(s: State) -> int:
    """Simulations take the seats in turn; nobody measures this game."""
    if s.phase == COUNT:
        advance(s, s.goes)
        return CLOCK
    for p in range(s.players):
        if not s.out >> p & 1:
            return p
    return CLOCK


@rule
def late(s: State) -> bool:
    return s.ends > 0 and s.time >= s.ends


@rule
def legal(s: State, seat: int, out: Row) -> int:
    k = 0
    if s.phase == DEAL:
        for c in range(COLOURS):
            out[c] = DEALT + c
        return COLOURS
    if seat == CLOCK:
        if s.phase == COUNT and s.time >= s.goes:
            out[0] = GO
            k = 1
        elif s.phase == PLAY and late(s):
            out[0] = TIME
            k = 1
    elif seat >= 0 and not s.out >> seat & 1:
        if s.phase == SCORED:
            out[0] = READY
            k = 1
        elif s.phase == PLAY and not late(s):
            k = legal_play(s, seat, out)
    return k


@rule
def legal_play(s: State, seat: int, out: Row) -> int:
    k = 0
    if s.hand[seat]:
        out[0] = PUT
        out[1] = BACK
        k = 2
    else:
        for i in range(STONES):
            if s.heap[i]:
                out[k] = TAKE + i
                k += 1
    out[k] = OUT
    return k + 1


@rule
def weights(s: State, out: Row) -> int:
    for c in range(COLOURS):
        out[c] = 1
    return COLOURS


@rule
def move(s: State, seat: int, action: int) -> None:
    if action < TAKE:
        s.first = action - DEALT
    elif action < PUT:
        s.heap[action - TAKE] = 0
        s.hand[seat] = action - TAKE + 1
        s.seen[seat] = (s.first + action - TAKE) % COLOURS
        tell(s, TAKEN, seat, action - TAKE)
    elif action == PUT:
        s.points[seat] += 2 if s.seen[seat] == 0 else 1
        s.laid[seat] += 1
        s.hand[seat] = 0
        s.seen[seat] = 0
        tell(s, LAID, seat)
    elif action == BACK:
        tell(s, LEFT, seat, 0)
        give_back(s, seat)
    elif action == OUT:
        tell(s, LEFT, seat, 1)
        give_back(s, seat)
        s.out |= 1 << seat
    elif action == READY:
        s.out |= 1 << seat
        tell(s, AGREED, seat)


@rule
def give_back(s: State, seat: int) -> None:
    if s.hand[seat]:
        s.heap[s.hand[seat] - 1] = 1
        s.hand[seat] = 0
        s.seen[seat] = 0


@rule
def settle(s: State) -> None:
    """Never asked on its own: in real time nothing is tried out."""


@rule
def apply(s: State, seat: int, action: int) -> None:
    move(s, seat, action)
    phase = s.phase
    everybody = s.out == (1 << s.players) - 1
    if action < TAKE:
        s.phase = COUNT
        s.goes = s.time + COUNT_MS
        for i in range(STONES):
            s.heap[i] = 1
        for p in range(s.players):
            s.laid[p] = 0
    elif action == GO:
        s.phase = PLAY
        s.goes = 0
        s.ends = s.time + s.milliseconds if s.milliseconds else 0
    elif action == TIME or (s.phase == PLAY and everybody):
        finish(s)
    elif s.phase == SCORED and everybody:
        s.out = 0
        s.phase = DEAL
    if s.phase != phase:
        s.turns += 1
        if s.phase != DEAL:
            tell(s, TURNED)


@rule
def finish(s: State) -> None:
    for p in range(s.players):
        give_back(s, p)
    s.first = 0
    s.ends = 0
    s.out = 0
    s.round_no += 1
    s.phase = ENDED if s.round_no == ROUNDS else SCORED


@rule
def score(s: State, out: Row) -> None:
    for p in range(s.players):
        out[p] = s.points[p]


@rule
def conceal(s: State, seat: int) -> None:
    s.first = 0


@rule
def rehide(s: State, seat: int, rng: Rng) -> None:
    if s.phase == PLAY:
        s.first = below(rng, COLOURS)


@rule
def features(s: State, seat: int, out: Floats) -> None:
    out[0] = float(s.phase)
