"""How many squares a side can still fill in space that is all its own: exact, by branch and bound.

The first free square is either left empty or covered by a piece whose own first square it is, since all squares before
it are settled. Larger pieces are tried first, and nothing is tried that could not beat the best so far.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row

from ..board import first_cell, first_square
from ..pieces import high_squares, low_squares
from ..state import FORMS, KINDS, SIZE, State
from ..tables import ACROSS, ALL_FORMS, BASE, COLUMN_OF, DOWN, HEAD, KIND, PIECE_SQUARES, ROW_OF

UNKNOWN: Final = -1
"""More nodes than allowed."""

# the cells of `room`, counted from `base`: the pieces left, then one frame for every square that has been settled
FRAME: Final = 5
LOW: Final = 0
HIGH: Final = 1
NEXT: Final = 2
"""The form to try next, or LEAVE, or DONE."""
PLACED: Final = 3
"""Squares filled so far."""
USED: Final = 4
"""The kind of piece that lies on the square, if any: KINDS means none."""
LEAVE: Final = -1
"""To be left empty now."""
DONE: Final = -2
PACKING_ROOM: Final = KINDS + FRAME * (SIZE * SIZE + 2)


@rule
def most_squares(s: State, seat: int, low: int, high: int, nodes: int, room: Row, base: int) -> int:
    """The most squares of this space that the side's pieces in stock can cover; UNKNOWN after so many nodes.

    It works in `room`, from the cell `base` on."""
    left = 0
    for kind in range(KINDS):
        room[base + kind] = s.stock[seat * KINDS + kind]
        left += room[base + kind] * PIECE_SQUARES[kind]
    best = 0
    goal = min(left, count(low) + count(high))
    at = base + KINDS
    open_frame(room, at, low, high, 0)
    while at >= base + KINDS and best < goal:
        nodes -= 1
        if nodes < 0:
            return UNKNOWN
        take_back(room, base, at)
        placed = room[at + PLACED]
        space = count(room[at + LOW]) + count(room[at + HIGH])
        if room[at + NEXT] == DONE or placed + min(space, left - placed) <= best:
            at -= FRAME
            continue
        placed += lay_next(room, base, at, seat)
        best = max(best, placed)
        at += FRAME
    return best


@rule
def open_frame(room: Row, at: int, low: int, high: int, placed: int) -> None:
    room[at + LOW] = low
    room[at + HIGH] = high
    room[at + NEXT] = FORMS - 1 if low or high else DONE
    room[at + PLACED] = placed
    room[at + USED] = KINDS


@rule
def take_back(room: Row, base: int, at: int) -> None:
    """Put the piece that was tried last back into the stock."""
    kind = room[at + USED]
    if kind < KINDS:
        room[base + kind] += 1
        room[at + USED] = KINDS


@rule
def lay_next(room: Row, base: int, at: int, seat: int) -> int:
    """Cover the first free square with the next piece that fits, or leave it; opens the next frame.

    Returns the squares that were covered."""
    low = room[at + LOW]
    high = room[at + HIGH]
    cell = first_cell(low, high)
    form = room[at + NEXT]
    while form >= 0:
        kind = KIND[form]
        if room[base + kind]:
            action = with_head(seat, form, cell)
            if action >= 0:
                piece_low = low_squares(seat, action)
                piece_high = high_squares(seat, action)
                if piece_low & ~low == 0 and piece_high & ~high == 0:
                    room[base + kind] -= 1
                    room[at + USED] = kind
                    room[at + NEXT] = form - 1
                    squares = PIECE_SQUARES[kind]
                    open_frame(room, at + FRAME, low & ~piece_low, high & ~piece_high, room[at + PLACED] + squares)
                    return squares
        form -= 1
    room[at + NEXT] = DONE
    empty_low, empty_high = first_square(low, high)
    open_frame(room, at + FRAME, low & ~empty_low, high & ~empty_high, room[at + PLACED])
    return 0


@rule
def with_head(seat: int, form: int, cell: int) -> int:
    """The placement of a form whose first square lies on this cell; -1 if that is not on the board."""
    row = ROW_OF[cell]
    column = COLUMN_OF[cell] - HEAD[seat * ALL_FORMS + form]
    if column < 0 or column >= ACROSS[form] or row >= DOWN[form]:
        return -1
    return BASE[form] + row * ACROSS[form] + column
