"""Boards as two words: shifting, spreading and filling. No number grows beyond 63 bits: masks come before shifts."""

from __future__ import annotations

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule

from .state import STRIDE, WORD
from .tables import BOTTOM, FULL, LEFT, RIGHT, ROW_1, ROWS_4, TOP

LAST_ROW = WORD - STRIDE
"""Where the last row of a word begins."""


@rule
def spread(low: int, high: int) -> tuple[int, int]:
    """The squares and all that touch them, at a side or a corner; guard bits may be set."""
    low |= low << 1 | low >> 1
    high |= high << 1 | high >> 1
    return (
        low | (low & ROWS_4) << STRIDE | low >> STRIDE | (high & ROW_1) << LAST_ROW,
        high | (high & ROWS_4) << STRIDE | high >> STRIDE | low >> LAST_ROW,
    )


@rule
def fill(low: int, high: int, in_low: int, in_high: int) -> tuple[int, int]:
    """The whole region of `in` around the given squares; corners connect."""
    while True:
        next_low, next_high = spread(low, high)
        next_low &= in_low
        next_high &= in_high
        if next_low == low and next_high == high:
            return low, high
        low = next_low
        high = next_high


@rule
def first_square(low: int, high: int) -> tuple[int, int]:
    """The first square alone."""
    if low:
        return low & -low, 0
    return 0, high & -high


@rule
def first_cell(low: int, high: int) -> int:
    """The first square as a number of a cell."""
    if low:
        return lowest(low)
    return WORD + lowest(high)


@rule
def on_all_sides(low: int, high: int) -> bool:
    """Do the squares touch all four sides of the board?"""
    return low & TOP != 0 and high & BOTTOM != 0 and (low | high) & LEFT != 0 and (low | high) & RIGHT != 0


@rule
def outside(low: int, high: int) -> tuple[int, int]:
    """All other squares."""
    return FULL & ~low, FULL & ~high
