"""What the tree search knows about Monumental: the greedy bot's opinion first, its way to play on, and what a round's
end promises (`monumental_prospects`).

`cut` is the number of rounds to look ahead: what lies behind them is mostly luck of the draw, and all play it alike.
Worths are hundredths of a point, as the greedy bot has them.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Rng, Row
from monumenta.search.tree import judge, lead_value

from ..choices import list_choices
from ..resources import Res
from ..rules import score
from ..state import Need, State
from .greedy import choose_greedy, note_yields, worth_of
from .plan import make_plan
from .prospects import PAR, ROUNDS, prospects
from .traits import GREEDY, POINT, Trait, note_outlook, rounds_left
from .worth import WORST

RANDOM: Final = 0
"""Playouts at random; any other style is the greedy bot's."""
FALL: Final = 4
"""An action that the greedy bot finds worth a point less than its best has so much of 1000 less, times a hundred."""
SPREAD: Final = 500
"""A lead of so much at the end is worth three quarters."""
LUCK: Final = 100
"""And so much more for every round that is still to come: what a search tells best from what."""
OPEN: Final = 1350
OPENER: Final = 270
"""The same for chances, with so much more for every round after this one, as fitted to how games ended: much is still
open then."""


@rule
def monumental_shortlist(s: State, seat: int, rng: Rng, out: Row, weight: Row, room: Row) -> int:  # noqa: ARG001  (as `shortlist`)
    """All legal actions, weighed by the greedy bot; what it would never do comes last."""
    k = list_choices(s, s.seat, out)  # a tie of an Automa is decided by its neighbour
    weight[0] = 0
    if k == 1:
        return k
    for trait in range(Trait.COUNT):
        room[trait] = GREEDY[trait]
    note_outlook(s, seat, room)
    make_plan(s, seat, room)
    if s.need == Need.LINES:
        note_yields(s, seat, room)
    best = WORST
    for i in range(k):
        weight[i] = worth_of(s, seat, out[i], room)
        best = max(best, weight[i])
    for i in range(k):
        weight[i] = max(0, 1000 - FALL * (best - weight[i])) if weight[i] >= 0 or best < 0 else 0
    return k


@rule
def monumental_reply(s: State, seat: int, style: int, rng: Rng, scratch: Games[State], out: Row, room: Row) -> int:
    if style == RANDOM:
        return out[below(rng, list_choices(s, s.seat, out))]
    return choose_greedy(s, seat, rng, scratch, out, room)


@rule
def monumental_settled(s: State, root: State, steps: int, cut: int) -> bool:  # noqa: ARG001  (as `settled`)
    return cut > 0 and s.round_no >= root.round_no + cut


@rule
def monumental_worth(s: State, root: State, value: Row, win: Row, points: Row) -> None:  # noqa: ARG001  (as `worth`)
    over = s.need == Need.NOTHING
    left = 0 if over else rounds_left(s)
    score(s, points)
    for p in range(s.players):
        if over:
            points[p] = points[p] * POINT + min(POINT - 1, s.res[p, Res.GOLD])  # gold decides a tie
        else:
            soon = min(left, ROUNDS - 1)
            points[p] = prospects(s, p, points[p], soon) + PAR[max(2, s.players) - 2, soon]
    judge(points, s.players, SPREAD if over else OPEN + OPENER * left, over, value, win)
    if not over:
        for p in range(s.players):
            value[p] = lead_value(points, s.players, p, SPREAD + LUCK * (left + 1))
    for p in range(s.players):
        points[p] //= POINT
