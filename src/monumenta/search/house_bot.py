"""The bots of the house, by type. Compiled code is given each as two cells: a tag, and a number that goes with it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Random(Struct, frozen=True):
    """Any legal action."""


class Greedy(Struct, frozen=True):
    """What is best at first sight, as the game's kit has it."""


class FlatSearch(Struct, frozen=True):
    """Monte Carlo without a tree."""

    playouts: int = 0
    """For an action, where they are counted."""


class PacedLevel(Struct, frozen=True):
    """A level of a game in which everybody acts at once: it has a pace of its own."""

    level: int
    """0: the weakest."""


class TreeLevel(Struct, frozen=True):
    """A level that searches a tree, and is asked from Python."""

    level: int
    """0: the weakest."""


Quick = Random | Greedy | FlatSearch | PacedLevel
"""Those that compiled code plays whole games with."""
HouseBot = Quick | TreeLevel

RANDOM: Final = 0
GREEDY: Final = 1
FLAT: Final = 2
PACED: Final = 3
CELLS: Final = 2
"""Of a bot in a row: tag, number."""


def cells(bot: Quick) -> tuple[int, int]:
    """A bot as compiled code knows it."""
    match bot:
        case Random():
            return RANDOM, 0
        case Greedy():
            return GREEDY, 0
        case FlatSearch(playouts):
            return FLAT, playouts
        case PacedLevel(level):
            return PACED, level
