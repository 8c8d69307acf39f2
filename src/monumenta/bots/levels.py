"""The levels of the bots of every game, in one table: how much each looks at, and how.

A weak level is weak because it looks at little, never because it is made to blunder. Iterations are the same on every
machine, so a level is as strong on a slow one; only the master takes all the time there is. Measured by
`python -m bench.levels`, results in bench/levels.md. Mondo's levels have a pace beside their judgement:
`mondo_levels.py`.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ..engine.contract import GameSpec
from .searching import Manner

NAMES: Final = ("novice", "casual", "club", "expert", "master")
"""Weakest first."""


class Level(Struct, frozen=True):
    """How a bot of a level searches."""

    iterations: int
    """For one decision; of the master only where the same must come out again."""
    manner: Manner
    timed: bool = False
    """Does it take as much time as it is given?"""
    remembers: bool = False
    """Does it bear in mind what was done in the open before?"""


def _levels(iterations: tuple[int, ...], *manners: Manner) -> dict[str, Level]:
    """A level for each number; manners in the same order, the last one for all that follow."""
    return {
        name: Level(n, manners[min(i, len(manners) - 1)], timed=name == NAMES[-1], remembers=name == NAMES[-1])
        for i, (name, n) in enumerate(zip(NAMES, iterations, strict=True))
    }


LEVELS: Final[dict[str, dict[str, Level]]] = {
    "monuments": _levels(
        (12, 50, 100, 1000, 6000),
        Manner(wide=2),
        Manner(explore=0.4),
        Manner(explore=0.15, wide=6, steep=True, bias=0.05, style=150),
        Manner(explore=0.15, wide=6, steep=True, bias=0.05, style=20),
        Manner(explore=0.15, wide=2, bias=0.05, style=1),
    ),
    "moves": _levels((3, 60, 400, 2500, 15_000), *[Manner(explore=0.3)] * 4, Manner(explore=0.15, wide=16, race=True)),
    "monumental": _levels(
        (4, 30, 50, 12, 400),
        Manner(wide=1, cut=1),
        Manner(explore=0.4, wide=2, cut=1),
        Manner(explore=0.2, wide=1, bias=0.1, cut=1),
        Manner(explore=0.15, wide=1, bias=0.15, cut=1, style=1),  # from here on playouts are the greedy bot's
        Manner(explore=0.15, wide=1, bias=0.5, cut=3, style=1),
    ),
}
"""By the name of the game."""
OTHERS: Final = _levels((10, 50, 250, 1200, 6000), Manner())
"""Of a game that is not ours: nobody has measured them."""


def levels_of(spec: GameSpec) -> dict[str, Level]:
    """The levels that search a tree, weakest first; none where everybody acts at once."""
    return {} if spec.realtime else LEVELS.get(spec.name, OTHERS)


def manner_of(spec: GameSpec) -> Manner:
    """How the best level searches."""
    levels = list(levels_of(spec).values())
    return levels[-1].manner if levels else Manner()
