"""The levels of bots that search: how much each looks at, and how. Each game has its own numbers in its kit.

A weak level is weak because it looks at little, never because it is made to blunder. Iterations are the same on every
machine, so a level is as strong on a slow one; only the master takes all the time there is. Measured by
`python -m bench.levels`, results in bench/levels.md.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .manner import Manner

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
    """Does it remember what was done in the open before, if it has watched the game?"""


def levels(iterations: tuple[int, ...], *manners: Manner) -> dict[str, Level]:
    """A level for each number; manners in the same order, the last one for all that follow."""
    return {
        name: Level(n, manners[min(i, len(manners) - 1)], timed=name == NAMES[-1], remembers=name == NAMES[-1])
        for i, (name, n) in enumerate(zip(NAMES, iterations, strict=True))
    }


UNMEASURED: Final = levels((10, 50, 250, 1200, 6000), Manner())
"""Of a game that says nothing else: nobody has measured them."""
