"""The levels of Mondo's bots: how fast each looks and lays, how much it looks at, and what it understands of the score.

Worths are hundredths of a point. Somebody who undervalues a thing has a smaller number for it, not another rule.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from monumenta.engine.author.rule import grid


class Level(NamedTuple):
    """What tells one player from another."""

    look_ms: int
    """To look at one tile of the heap."""
    tiles: int
    """Tiles that are looked at before one is taken or turned over."""
    place_ms: int
    """To turn a tile round and lay it."""
    noise: int
    """Misjudgement: up to so much more for any placement."""
    thoughts: int
    """Placements that are thought through; 0: only the edges and the tile itself are looked at."""
    wrong: int
    """Cost of a misconnection, beyond the landscapes that it spoils."""
    land: int
    """Percent of what enclosed landscapes, and those that may still be, are worth."""
    street: int
    """For two segments that are joined."""
    worker: int
    volcano: int
    """Cost of a volcano while nobody has more."""
    fit: int
    """Cost of a space that hardly any tile fits."""
    choosy: int
    """What a placement must bring while there is time."""
    reserve_ms: int
    """Time left at which it is time to jump out."""
    jokers: int
    """Percent of the time in which own villages and the buildings on the card come to mind."""
    leaving: int
    """1: weighs the chip against what the last spaces may still bring."""


LEVELS: Final = {
    "greedy": Level(
        look_ms=380, tiles=11, place_ms=1700, noise=0, thoughts=0, wrong=100, land=0, street=100, worker=100,
        volcano=100, fit=0, choosy=0, reserve_ms=6000, jokers=100, leaving=0,
    ),
    "novice": Level(
        look_ms=800, tiles=8, place_ms=3200, noise=110, thoughts=0, wrong=95, land=0, street=30, worker=80,
        volcano=20, fit=0, choosy=80, reserve_ms=4000, jokers=30, leaving=0,
    ),
    "casual": Level(
        look_ms=550, tiles=10, place_ms=2400, noise=100, thoughts=4, wrong=105, land=30, street=60, worker=90,
        volcano=35, fit=0, choosy=90, reserve_ms=6000, jokers=60, leaving=0,
    ),
    "club": Level(
        look_ms=380, tiles=11, place_ms=1700, noise=60, thoughts=16, wrong=115, land=70, street=90, worker=100,
        volcano=60, fit=60, choosy=110, reserve_ms=6000, jokers=90, leaving=0,
    ),
    "expert": Level(
        look_ms=300, tiles=12, place_ms=1550, noise=35, thoughts=24, wrong=130, land=85, street=100, worker=100,
        volcano=85, fit=90, choosy=150, reserve_ms=5000, jokers=100, leaving=0,
    ),
    "master": Level(
        look_ms=220, tiles=14, place_ms=1300, noise=0, thoughts=40, wrong=150, land=100, street=100, worker=100,
        volcano=100, fit=120, choosy=220, reserve_ms=5000, jokers=100, leaving=1,
    ),
}  # fmt: skip
"""The levels, weakest first; before them, for comparison, who lays what brings most at a glance, at the club's pace."""

TRAITS: Final = len(Level._fields)
LOOK, TILES_SEEN, PLACE, NOISE, THOUGHTS = range(5)
WRONG, LAND, STREET, WORKER, VOLCANIC, FIT = range(5, 11)
CHOOSY, RESERVE, JOKERS, LEAVING = range(11, TRAITS)
LEVEL = grid([list(level) for level in LEVELS.values()])
"""By level and one of the indices above."""
