"""What a civilization of Monumental can expect at the beginning of a round, in hundredths of a point.

A sum over what it has, each thing weighed by the rounds to come: points that it could lose again count little early on,
Knowledge and good cards much. Fitted to games between bots by `python -m bench.monumental_fit`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from monumenta.engine.author.rule import grid, row, rule

from ..counts import Count
from ..resources import Res
from ..rules import Category, owned
from ..state import State
from .traits import look_over_cards

ONE: Final = 100
"""A whole point, or a whole thing."""
ACTIVATED: Final = 5
"""Places of a City that are activated in a round."""
ROUNDS: Final = 10
"""With more rounds to come it is as with this many."""

# what is looked at
POINTS: Final = 0
OWNED: Final = 1
"""+ category: Knowledge, Wonders, Policies, Provinces"""
INCOME: Final = 5
"""What the cards of a City bring in a round, on average."""
ATTACHED: Final = 6
"""What its attached Knowledge brings, taken as one resource each."""
GOLD: Final = 7
TOKENS: Final = 8
"""Production tokens."""
CULTURE: Final = 9
GOODS: Final = 10
"""Market tokens."""
BEGUN: Final = 11
"""Has it begun a Wonder?"""
GARRISON: Final = 12
"""Soldiers in the Capital."""
CARDS: Final = 13
"""Cards that take a place in the City: the more, the seldomer the good ones come."""
THINGS: Final = 14

NAMES: Final = (
    *("POINTS", "OWNED", "OWNED + 1", "OWNED + 2", "OWNED + 3", "INCOME", "ATTACHED"),
    *("GOLD", "TOKENS", "CULTURE", "GOODS", "BEGUN", "GARRISON", "CARDS"),
)
FITTED: Final = {
    POINTS: (26, -6, 11),
    OWNED: (250, 19, -156),
    OWNED + 1: (158, -7, -5),
    OWNED + 2: (-7, 32, 6),
    OWNED + 3: (23, 2, -5),
    INCOME: (-59, 36, 57),
    ATTACHED: (-22, 2, 140),
    GOLD: (36, 9, 47),
    TOKENS: (90, -3, -42),
    CULTURE: (55, 9, 64),
    GOODS: (142, 18, -46),
    BEGUN: (107, -9, 232),
    GARRISON: (43, -5, -32),
    CARDS: (9, -10, -8),
}
"""What one of each is worth: always, more for every round to come, and more towards the end."""


def basis(left: int) -> tuple[float, float, float]:
    """How much each of the three counts with so many rounds to come after this one."""
    return 1.0, float(left), 1 / (1 + left)


def _weights() -> Iterator[int]:
    for left in range(ROUNDS):
        for thing in range(THINGS):
            yield round(sum(part * share for part, share in zip(FITTED[thing], basis(left), strict=True)))
    for thing in range(THINGS):
        yield from (ONE if other == thing else 0 for other in range(THINGS))


WEIGHTS = row(list(_weights()))
"""By rounds to come, THINGS each; then THINGS times weights that see only one thing, for who fits them."""

PAR = grid(
    [
        [404, 620, 751, 987, 1285, 1633, 2114, 2641, 3098, 3555],
        [461, 653, 793, 989, 1202, 1490, 1879, 1999, 2297, 2595],
        [408, 595, 722, 859, 1034, 1187, 1419, 1758, 2097, 2436],
        [398, 567, 684, 810, 975, 1186, 1356, 1693, 2022, 2351],
    ]
)
"""What everybody has in the end beyond that sum, by players, from two on, and rounds to come; so many as never came up
go on in the same way."""


@rule
def prospects(s: State, p: int, points: int, which: int) -> int:
    """The sum for a civilization that has so many points, with so many rounds to come; from ROUNDS on: how much of a
    thing it has."""
    at = which * THINGS
    size, mean = look_over_cards(s, p)
    attached = 0
    for slot in range(Count.SLOTS):
        attached += s.attached[p, slot]
    goods = 0
    for market in range(Count.MARKETS):
        if s.held[p, market] > 0:
            goods += 1
    total = WEIGHTS[at + POINTS] * points + WEIGHTS[at + CARDS] * size
    for category in range(Category.COUNT):
        total += WEIGHTS[at + OWNED + category] * owned(s, p, category)
    total += WEIGHTS[at + INCOME] * ACTIVATED * mean // 100
    total += WEIGHTS[at + ATTACHED] * ACTIVATED * attached // Count.SLOTS
    total += (
        WEIGHTS[at + GOLD] * s.res[p, Res.GOLD]
        + WEIGHTS[at + TOKENS] * s.res[p, Res.TOKENS]
        + WEIGHTS[at + CULTURE] * s.res[p, Res.CULTURE]
    )
    if s.project[p] > 0:
        total += WEIGHTS[at + BEGUN]
    return total + WEIGHTS[at + GOODS] * goods + WEIGHTS[at + GARRISON] * s.soldiers[s.capital[p]]
