"""What the tree search knows about World Monuments: which tokens to look at first, how a round goes on, what it brings.

An iteration ends with the round: the next quarry is laid by luck, and what is behind the screens then says more about
the game than any random walk through it. Worths are hundredths of a point, as the greedy bot has them.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count, lowest
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import row, rule
from monumenta.engine.author.state import Games, Rng, Row
from monumenta.search.tree import HALF, ONE, judge

from ..actions import BUILD, NOTHING
from ..rules import CHOICES, ROUNDS, legal, legal_steps
from ..state import BLACK, BLUE, BUILDING, COLOURS, ENDED, QUARRY, State
from ..tables import COLOUR_SLOTS, SLOT_POINTS, WHOLE
from .greedy import BLACK_VALUE, GEM, MIX, PENALTY, best_slot, choose_greedy, token_worth

# styles of playing on
RANDOM: Final = 0
GREEDY: Final = 1
"""Above it: the best token of the next step, misjudged by up to so much."""
SPREAD: Final = 600
"""A lead of so much at the end of the game is worth three quarters."""
LUCK: Final = 500
"""And so much more for every round that is still to come."""
DUEL: Final = 200
"""Of more than two, a lead of so much over one of them at the end of the game is worth three quarters of that duel."""
DUEL_LUCK: Final = 200
"""And so much more for every round that is still to come."""
KEPT: Final = row([0, 40, 75])
"""Percent of its worth that a token behind the screen keeps, by rounds that are still to come. This and what follows
are fitted to the ends of games between greedy bots."""
FIRST: Final = 50
"""For who begins the next round."""


@rule
def kind_worth(s: State, seat: int, kind: int) -> int:
    """What one token more of a kind adds to a hand, as the greedy bot sees it."""
    if kind == NOTHING:
        return 0
    if kind == BLUE:
        return GEM
    if kind == BLACK:
        return BLACK_VALUE
    held = s.hand[seat, kind]
    left = count(COLOUR_SLOTS[s.monument, kind] & ~s.built)
    share = left // s.players + 1
    one = token_worth(s, kind)
    worth = MIX if held == 0 else 0
    if held < share:
        return worth + one - one * held // (2 * share)
    return worth + (one // 4 - PENALTY // 2 if held < left else -PENALTY)


@rule
def monuments_shortlist(s: State, seat: int, rng: Rng, out: Row, weight: Row, room: Row) -> int:  # noqa: ARG001  (as `shortlist`)
    """All legal actions; good tokens and high points first."""
    k = legal(s, seat, out)
    for i in range(k):
        weight[i] = 0
    if s.phase == QUARRY:
        for kind in range(CHOICES):
            worth = min(1000, max(0, kind_worth(s, seat, kind) + PENALTY))
            for i in range(k):
                if out[i] % CHOICES == kind:
                    weight[i] = worth
    elif s.phase == BUILDING:
        for i in range(k):
            weight[i] = min(1000, 100 * SLOT_POINTS[s.monument, out[i] - BUILD])
    return k


@rule
def monuments_reply(s: State, seat: int, style: int, rng: Rng, scratch: Games[State], out: Row, room: Row) -> int:
    if style == GREEDY:
        return choose_greedy(s, seat, rng, scratch, out, room)
    if style > GREEDY:
        if s.phase == QUARRY:
            return light_step(s, seat, style, rng, out, room)
        if s.phase == BUILDING:
            return best_slot(s, seat, rng, scratch, out)
    return out[below(rng, legal(s, seat, out))]


@rule
def light_step(s: State, seat: int, noise: int, rng: Rng, out: Row, room: Row) -> int:
    """The best token within reach, or about as good a one: a look at one step, not at the walk."""
    k = legal_steps(s, out)
    for kind in range(CHOICES):
        room[kind] = kind_worth(s, seat, kind)
    best = -1_000_000
    choice = out[0]
    for i in range(k):
        worth = room[out[i] % CHOICES] + below(rng, noise)
        if worth > best:
            best = worth
            choice = out[i]
    return choice


@rule
def monuments_settled(s: State, root: State, steps: int, cut: int) -> bool:  # noqa: ARG001  (as `settled`)
    return s.round_no > root.round_no


@rule
def monuments_worth(s: State, root: State, value: Row, win: Row, points: Row) -> None:  # noqa: ARG001  (as `worth`)
    for p in range(s.players):
        points[p] = 100 * s.points[p] + (0 if s.phase == ENDED else held_worth(s, p))
    rounds = 0 if s.phase == ENDED else ROUNDS - s.round_no + 1
    judge(points, s.players, SPREAD + LUCK * rounds, s.phase == ENDED, value, win)
    if s.players > 2:
        for p in range(s.players):
            value[p] = chance(points, s.players, p, DUEL + DUEL_LUCK * rounds)
            if s.phase == ENDED:
                value[p] = (value[p] + win[p]) // 2
    rest = points_left(s)
    for p in range(s.players):
        points[p] = (points[p] + rest // s.players) // 100


@rule
def chance(points: Row, n: int, seat: int, spread: int) -> int:
    """To be ahead of each of the others, as if that were so many duels: who is ahead of their mean has won nothing."""
    value = ONE
    for i in range(1, n):
        ahead = points[seat] - points[(seat + i) % n]
        value = value * (HALF + HALF * ahead // (abs(ahead) + spread)) // ONE
    return value


def recall_takes(s: State) -> None:
    """Every token is taken in the open and built in the open, and the log shows it: whoever has forgotten nothing knows
    what stands behind every screen."""
    s.show_holdings = 1


@rule
def points_left(s: State) -> int:
    """What can still be built; in the end nearly all of it is."""
    if s.phase == ENDED:
        return 0
    points = 0
    slots = WHOLE[s.monument] & ~s.built
    while slots:
        points += 100 * SLOT_POINTS[s.monument, lowest(slots)]
        slots &= slots - 1
    return points


@rule
def held_worth(s: State, seat: int) -> int:
    """What a seat takes into the next round."""
    worth = s.hand[seat, BLUE] * GEM + (FIRST if s.starter == seat else 0)
    for colour in range(COLOURS):
        held = s.hand[seat, colour]
        left = count(COLOUR_SLOTS[s.monument, colour] & ~s.built)
        useful = min(held, left // s.players + 1)
        worth += useful * token_worth(s, colour) * KEPT[ROUNDS - s.round_no + 1] // 100
    return worth
