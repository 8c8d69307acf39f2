"""The rules of Two Cairns. Numbers like C2 are rows of the ledger, ledger.md."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.contract import CHANCE, OVER
from monumenta.engine.author.observation import clear, length, mark, offset
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import row, rule
from monumenta.engine.author.state import Floats, Rng, Row
from monumenta.engine.author.tell import tell

from .actions import DRAW, LAY
from .observation import PARTS
from .state import BONUS, BOX, CAIRNS, MOST_PLAYERS, STONES, WEIGHTS, WHOLE, State

# what is told
DREW: Final = 0
LAID: Final = 1
FELL: Final = 2
FINISHED: Final = 3

COUNTS: Final = row([stones.count for stones in BOX.stones])

FEATURES: Final = length(PARTS)
UNSEEN: Final = offset(PARTS, "unseen")
HANDS: Final = offset(PARTS, "hands")
HELD: Final = offset(PARTS, "held")
HEIGHT: Final = offset(PARTS, "height")
TOP: Final = offset(PARTS, "top")
POINTS: Final = offset(PARTS, "points")
TO_ACT: Final = offset(PARTS, "to act")


@rule
def start(s: State) -> None:
    s.left = STONES
    for w in range(WEIGHTS):
        s.bag[w] = COUNTS[w]


@rule
def seats(s: State) -> int:
    return s.players


@rule
def drawer(s: State) -> int:
    """S2, T3: the first seat that holds fewer stones than it should while the bag has some, or -1."""
    if s.left > 0:
        for p in range(s.players):
            if s.held[p] < s.hand:
                return p
    return -1


@rule
def actor(s: State) -> int:
    """E1: hands are equally large when the bag is empty, so that the last one to be emptied is the last seat's."""
    if drawer(s) >= 0:
        return CHANCE
    return s.seat if s.held[s.seat] > 0 else OVER


@rule
def turn(s: State) -> int:
    return s.turns


@rule
def legal(s: State, seat: int, out: Row) -> int:
    k = 0
    if seat == CHANCE:
        for w in range(WEIGHTS):
            if s.bag[w] > 0:
                out[k] = DRAW + w
                k += 1
        return k
    for cairn in range(CAIRNS):
        for w in range(WEIGHTS):
            if s.hands[seat, w] > 0:
                out[k] = LAY + cairn * WEIGHTS + w
                k += 1
    return k


@rule
def weights(s: State, out: Row) -> int:
    """Every stone in the bag is as likely as any other."""
    k = 0
    for w in range(WEIGHTS):
        if s.bag[w] > 0:
            out[k] = s.bag[w]
            k += 1
    return s.left


@rule
def move(s: State, seat: int, action: int) -> None:
    if action < LAY:
        draw_stone(s, drawer(s), action - DRAW)
    else:
        lay_stone(s, seat, (action - LAY) // WEIGHTS, (action - LAY) % WEIGHTS)


@rule
def draw_stone(s: State, seat: int, w: int) -> None:
    s.bag[w] -= 1
    s.left -= 1
    s.hands[seat, w] += 1
    s.held[seat] += 1
    tell(s, DREW, seat)


@rule
def holds(s: State, cairn: int, weight: int) -> bool:
    """C1, C2: the first stone of a cairn always does, another one on a stone that is at least as heavy."""
    return s.height[cairn] == 0 or weight <= s.top[cairn]


@rule
def gain(s: State, cairn: int, weight: int) -> int:
    """C3, C4, C5: the points for laying a stone of this weight there now."""
    if not holds(s, cairn, weight):
        return 0
    height = s.height[cairn] + 1
    return height + BONUS if height == WHOLE else height


@rule
def lay_stone(s: State, seat: int, cairn: int, w: int) -> None:
    s.hands[seat, w] -= 1
    s.held[seat] -= 1
    s.moved = 1
    before = s.height[cairn]
    s.points[seat] += gain(s, cairn, w + 1)
    if holds(s, cairn, w + 1):
        s.height[cairn] += 1
        s.top[cairn] = w + 1
        tell(s, LAID, seat, cairn, w + 1)
        if s.height[cairn] == WHOLE:
            s.height[cairn] = 0
            s.top[cairn] = 0
            tell(s, FINISHED, seat, cairn)
    else:
        s.height[cairn] = 1
        s.top[cairn] = w + 1
        tell(s, FELL, seat, cairn, before)


@rule
def settle(s: State) -> None:
    """T1: after a stone was laid it is the next seat's turn, as soon as luck has drawn."""
    if s.moved:
        s.moved = 0
        s.turns += 1
        s.seat = (s.seat + 1) % s.players


@rule
def score(s: State, out: Row) -> None:
    for p in range(s.players):
        out[p] = s.points[p]


@rule
def conceal(s: State, seat: int) -> None:
    """H1: who may not look at a hand knows only that its stones are among those that were not laid."""
    if s.open_hands:
        return
    for p in range(s.players):
        if p != seat:
            for w in range(WEIGHTS):
                s.bag[w] += s.hands[p, w]
                s.hands[p, w] = 0


@rule
def rehide(s: State, seat: int, rng: Rng) -> None:
    """Deal the others' hands anew from what the seat has not seen."""
    if s.open_hands:
        return
    conceal(s, seat)
    for p in range(s.players):
        if p != seat:
            for _ in range(s.held[p]):
                w = unseen_stone(s, rng)
                s.bag[w] -= 1
                s.hands[p, w] += 1


@rule
def unseen_stone(s: State, rng: Rng) -> int:
    """Any stone that is in the bag now, each as likely as any other."""
    total = 0
    for w in range(WEIGHTS):
        total += s.bag[w]
    x = below(rng, total)
    w = 0
    while x >= s.bag[w]:
        x -= s.bag[w]
        w += 1
    return w


@rule
def features(s: State, seat: int, out: Floats) -> None:
    clear(out)
    for w in range(WEIGHTS):
        out[UNSEEN + w] = float(s.bag[w])
    for i in range(s.players):
        p = (seat + i) % s.players
        for w in range(WEIGHTS):
            if i == 0 or s.open_hands:
                out[HANDS + WEIGHTS * i + w] = float(s.hands[p, w])
            else:
                out[UNSEEN + w] += float(s.hands[p, w])
        out[HELD + i] = float(s.held[p])
        out[POINTS + i] = s.points[p] / 20.0
        if actor(s) == p:
            mark(out, TO_ACT, MOST_PLAYERS, i)
    for cairn in range(CAIRNS):
        out[HEIGHT + cairn] = float(s.height[cairn])
        out[TOP + cairn] = float(s.top[cairn])
