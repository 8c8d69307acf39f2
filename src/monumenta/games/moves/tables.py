"""The box as tables that the rules index: masks of the turned pieces, their rings, and how ids name placements."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import grid, row

from .actions import PLACE
from .box import Shape, extent
from .state import BOX, DARK, FORMS, HALF, KINDS, LIGHT, SIZE, STRIDE, WORD

FULL: Final = sum(1 << (r * STRIDE + c) for r in range(HALF) for c in range(SIZE))
"""All squares of a word."""
TOP: Final = (1 << SIZE) - 1
"""The first row of a word."""
BOTTOM: Final = TOP << (HALF - 1) * STRIDE
LEFT: Final = sum(1 << r * STRIDE for r in range(HALF))
RIGHT: Final = LEFT << (SIZE - 1)
ROW_1: Final = (1 << STRIDE) - 1
"""The first row with its guard bit."""
ROWS_2: Final = (1 << 2 * STRIDE) - 1
ROWS_4: Final = (1 << 4 * STRIDE) - 1

# --- forms: kinds in all their rotations, numbered through -----------------------------------------------

_light: Final = [shape for piece in BOX.pieces for shape in piece.rotations(LIGHT)]
_dark: Final = [shape for piece in BOX.pieces for shape in piece.rotations(DARK)]
PEOPLE_FORMS: Final = BOX.people.rotations(LIGHT)
SHAPES: Final[list[list[Shape]]] = [[*_light, *PEOPLE_FORMS], [*_dark, *PEOPLE_FORMS]]
"""SHAPES[seat][form]; after a side's forms come those of the People Piece."""
ALL_FORMS: Final = len(SHAPES[LIGHT])
assert [extent(shape) for shape in _light] == [extent(shape) for shape in _dark], "the sides could not share ids"

_kinds: Final = [k for k, piece in enumerate(BOX.pieces) for _ in piece.rotations(LIGHT)]
KIND: Final = row([*_kinds, *[KINDS] * len(PEOPLE_FORMS)])
"""KIND[form]"""
FIRST_FORM: Final = row([_kinds.index(k) for k in range(KINDS)] + [FORMS, ALL_FORMS])
"""FIRST_FORM[kind]: its forms run to the next kind's first."""
PIECE_SQUARES: Final = row([piece.squares for piece in BOX.pieces])
COUNT: Final = row([piece.count for piece in BOX.pieces])


def _mask(shape: Shape, down: int = 0, right: int = 0) -> int:
    return sum(1 << ((r + down) * STRIDE + c + right) for r, c in shape)


def _ring(shape: Shape) -> int:
    """All squares that touch the shape, at a side or a corner. The shape's own corner is at row 1, column 1 here."""
    near = {(r + dr, c + dc) for r, c in shape for dr in (0, 1, 2) for dc in (0, 1, 2)}
    return _mask(tuple(near - {(r + 1, c + 1) for r, c in shape}))


MASK: Final = row([_mask(shape) for side in SHAPES for shape in side])
"""MASK[seat * ALL_FORMS + form]: its squares, the upper left corner of the box at bit 0."""
RING: Final = row([_ring(shape) for side in SHAPES for shape in side])
HEAD: Final = row([shape[0][1] for side in SHAPES for shape in side])
"""Column of the first square of the first row."""

_longest: Final = max(len(shape) for shape in _light)
SQUARE_SHIFTS: Final = grid(
    [
        [*[r * STRIDE + c for r, c in shape], *[0] * (_longest - len(shape))]
        for side in (_light, _dark)
        for shape in side
    ]
)
"""SQUARE_SHIFTS[seat * FORMS + form, i]: how far the i-th square lies from the corner (unused ones: 0)."""

# --- moving a piece at the corner of the board to its row: (mask & CUT) << UP in each word -----------------

LOW_CUT: Final = row([(1 << STRIDE * max(0, HALF - r)) - 1 for r in range(SIZE)])
LOW_UP: Final = row([STRIDE * r if r < HALF else 0 for r in range(SIZE)])
HIGH_DOWN: Final = row([STRIDE * (HALF - r) if r < HALF else 0 for r in range(SIZE)])
HIGH_UP: Final = row([STRIDE * (r - HALF) if r > HALF else 0 for r in range(SIZE)])

# --- the five rows from the one above a piece on, taken out of a board as one word ------------------------


def _window(r: int) -> list[int]:
    """For a piece in row r: mask, up and down for the low word, then the same for the high one."""
    first = (r - 1) * STRIDE
    if first < 0:
        return [ROWS_4, STRIDE, 0, 0, 0, 0]
    if first < WORD:
        return [(1 << WORD) - 1, 0, first, (1 << first) - 1, WORD - first, 0]
    return [0, 0, 0, (1 << WORD) - 1, 0, first - WORD]


WINDOW: Final = grid([_window(r) for r in range(SIZE)])

# --- ids --------------------------------------------------------------------------------------------------


def _grid_of(form: int) -> tuple[int, int]:
    """Rows and columns in which the corner of a form can lie."""
    height, width = extent(SHAPES[LIGHT][form])
    return SIZE + 1 - height, SIZE + 1 - width


def _bases() -> list[int]:
    """The first id of each form: the People Piece's come first."""
    bases = [0] * ALL_FORMS
    base = 0
    for form in [*range(FORMS, ALL_FORMS), *range(FORMS)]:
        bases[form] = base
        base += _grid_of(form)[0] * _grid_of(form)[1]
    return bases


BASE: Final = row(_bases())
ACROSS: Final = row([_grid_of(form)[1] for form in range(ALL_FORMS)])
"""An id is BASE[form] + row * ACROSS[form] + column."""
DOWN: Final = row([_grid_of(form)[0] for form in range(ALL_FORMS)])

FORM_BITS: Final = 6
ROW_BITS: Final = 4
_places: Final = sorted(
    (BASE[form] + r * ACROSS[form] + c, form | r << FORM_BITS | c << FORM_BITS + ROW_BITS)
    for form in range(ALL_FORMS)
    for r in range(DOWN[form])
    for c in range(ACROSS[form])
)
assert [action for action, _ in _places] == list(range(len(_places)))
PLACES: Final = row([place for _, place in _places])
"""PLACES[action]: form, row and column packed in bits."""
assert BASE[0] == PLACE
ROW_OF: Final = row([cell // STRIDE for cell in range(2 * WORD)])
COLUMN_OF: Final = row([cell % STRIDE for cell in range(2 * WORD)])
