"""Largest pieces first: which placements of Monumental Moves are worth a thought, and how playouts go on."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import row, rule
from monumenta.engine.author.state import Rng, Row

from ..actions import BOARDS, COUNTS, HIGH, PASS
from ..anchors import LAST_2_ROWS, LAST_ROW, forms_of, free_high, free_low, list_anchors
from ..rules import list_ids, nth_placement
from ..state import BOX, FORMS, HALF, STRIDE, State
from ..tables import FIRST_FORM, ROW_1, ROWS_2

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
def list_largest(s: State, seat: int, few: int, out: Row) -> int:
    """Write the placements of the largest size that fits, or all if they are `few`; return how many.

    A pass only if nothing fits."""
    n = list_anchors(s, seat, out)
    if n == 0:
        out[0] = PASS
        return 1
    k = 0
    for form in range(0 if n <= few else largest_form(n, out), FORMS):
        k = list_ids(out, k, form, out[BOARDS + form], 0)
        k = list_ids(out, k, form, out[BOARDS + HIGH + form], HALF)
    return k


@rule
def draw_largest(s: State, seat: int, rng: Rng, out: Row) -> int:
    """A random placement of the largest size that fits, without listing any."""
    n = list_anchors(s, seat, out)
    if n == 0:
        return PASS
    first = out[BOARDS + COUNTS + largest_form(n, out)]
    return nth_placement(out, first + below(rng, n - first))


@rule
def list_open(s: State, seat: int, out: Row) -> int:
    """As `list_anchors`, but only on ground that both sides may still cover."""
    low = free_low(s, seat) & ~s.land[2 * seat]
    high = free_high(s, seat) & ~s.land[2 * seat + 1]
    below_low = low >> STRIDE | (high & ROW_1) << LAST_ROW
    forms_of(s, seat, low, below_low, low >> 2 * STRIDE | (high & ROWS_2) << LAST_2_ROWS, out, BOARDS)
    forms_of(s, seat, high, high >> STRIDE, high >> 2 * STRIDE, out, BOARDS + HIGH)
    n = 0
    for form in range(FORMS):
        out[BOARDS + COUNTS + form] = n
        n += count(out[BOARDS + form]) + count(out[BOARDS + HIGH + form])
    return n


@rule
def draw_open(s: State, seat: int, rng: Rng, out: Row) -> int:
    """A random placement of the largest size that fits on open ground; own space keeps, and comes last."""
    n = 0
    if s.land[2 * seat] or s.land[2 * seat + 1]:
        n = list_open(s, seat, out)
    if n == 0:
        return draw_largest(s, seat, rng, out)
    first = out[BOARDS + COUNTS + largest_form(n, out)]
    return nth_placement(out, first + below(rng, n - first))
