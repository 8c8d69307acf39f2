"""A placement's squares, worked out from its id: the turned piece, moved to its row and column."""

from __future__ import annotations

from monumenta.engine.author.rule import rule

from .tables import ALL_FORMS, FORM_BITS, HEAD, HIGH_DOWN, HIGH_UP, LOW_CUT, LOW_UP, MASK, PLACES, ROW_BITS

FORM_MASK = (1 << FORM_BITS) - 1
ROW_MASK = (1 << ROW_BITS) - 1
COLUMN_AT = FORM_BITS + ROW_BITS


@rule
def form_of(action: int) -> int:
    return PLACES[action] & FORM_MASK


@rule
def row_of(action: int) -> int:
    return PLACES[action] >> FORM_BITS & ROW_MASK


@rule
def column_of(action: int) -> int:
    return PLACES[action] >> COLUMN_AT


@rule
def low_squares(seat: int, action: int) -> int:
    """Its squares in rows 0 to 4."""
    row = row_of(action)
    return (MASK[seat * ALL_FORMS + form_of(action)] << column_of(action) & LOW_CUT[row]) << LOW_UP[row]


@rule
def high_squares(seat: int, action: int) -> int:
    """Its squares in rows 5 to 9."""
    row = row_of(action)
    return MASK[seat * ALL_FORMS + form_of(action)] << column_of(action) >> HIGH_DOWN[row] << HIGH_UP[row]


@rule
def head_column(seat: int, action: int) -> int:
    """The column of its first square, which lies in its first row."""
    return column_of(action) + HEAD[seat * ALL_FORMS + form_of(action)]
