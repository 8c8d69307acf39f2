"""Largest pieces first: which placements of Monumental Moves are worth a thought, and how playouts go on."""

from __future__ import annotations

from typing import Final

from ..engine.rng import below
from ..engine.rule import row, rule
from ..engine.state import Rng, Row
from ..games.moves.anchors import list_anchors
from ..games.moves.rules import list_ids, nth_placement
from ..games.moves.state import BOARDS, BOX, COUNTS, FORMS, HALF, HIGH, PASS, State
from ..games.moves.tables import FIRST_FORM

_squares: Final = [piece.squares for piece in BOX.pieces]
assert _squares == sorted(_squares), "the box has its largest pieces last"
SIZES: Final = row([FIRST_FORM[_squares.index(size)] for size in sorted(set(_squares), reverse=True)])
"""The first form of each size, largest first: all forms from it on are at least as large."""


@rule
def largest_form(n: int, out: Row) -> int:
    """The first form of the largest size that fits, where `out` is what `list_anchors` wrote about `n` placements."""
    i = 0
    while i + 1 < len(SIZES) and out[BOARDS + COUNTS + SIZES[i]] == n:
        i += 1
    return SIZES[i]


@rule
def list_largest(s: State, seat: int, out: Row) -> int:
    """Write the placements of the largest size that fits, return how many. A pass only if nothing fits."""
    n = list_anchors(s, seat, out)
    if n == 0:
        out[0] = PASS
        return 1
    k = 0
    for form in range(largest_form(n, out), FORMS):
        k = list_ids(out, k, form, out[BOARDS + form], 0)
        k = list_ids(out, k, form, out[BOARDS + HIGH + form], HALF)
    return k


@rule
def draw_largest(s: State, seat: int, rng: Rng, out: Row) -> int:
    """A random one of them, without listing any."""
    n = list_anchors(s, seat, out)
    if n == 0:
        return PASS
    first = out[BOARDS + COUNTS + largest_form(n, out)]
    return nth_placement(out, first + below(rng, n - first))
