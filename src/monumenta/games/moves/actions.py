"""The actions of Monumental Moves as numbers: three ranges one after the other."""

from __future__ import annotations

from typing import Final

from .box import extent
from .state import BOX, FORMS, LIGHT, SIZE


def _placements(shapes: list[tuple[tuple[int, int], ...]]) -> int:
    return sum((SIZE + 1 - height) * (SIZE + 1 - width) for height, width in map(extent, shapes))


PLACE: Final = _placements(BOX.people.rotations(LIGHT))
"""Below it: the People Piece, by rotation, row and column. From it on: a side's pieces, likewise, by kind first."""
PASS: Final = PLACE + sum(_placements(piece.rotations(LIGHT)) for piece in BOX.pieces)
ACTIONS: Final = PASS + 1
BOARDS: Final = ACTIONS - PLACE
"""In a row for legal actions: behind all ids there is room for the boards that they are read from."""
HIGH: Final = 32
"""Among the boards: low words first, high words from here on, numbers of corners from twice here on."""
COUNTS: Final = 2 * HIGH
MOST_LEGAL: Final = BOARDS + 3 * HIGH
assert FORMS <= HIGH
