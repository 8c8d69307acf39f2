"""What the numbers of an observation of Monumental Moves mean."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.observation import Part, length, offset
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats

from .state import ENDED, HALF, KINDS, PEOPLE, SIDES, SIZE, SQUARES, STRIDE, State

BOARD: Final = (SIZE, SIZE)
PARTS: Final = (
    Part("own pieces", BOARD, 0, 1, "squares under the seat's pieces"),
    Part("other pieces", BOARD, 0, 1, "squares under the other side's pieces"),
    Part("people", BOARD, 0, 1, "squares under the People Piece"),
    Part("own land", BOARD, 0, 1, "empty squares that only the seat may use"),
    Part("other land", BOARD, 0, 1, "empty squares that only the other side may use"),
    Part("own heads", BOARD, 0, 1, "the first square of each of the seat's pieces, in reading order"),
    Part("other heads", BOARD, 0, 1, "the same of the other side's pieces"),
    Part("stock", (SIDES, KINDS), 0, 3, "pieces not on the board by kind, the seat's own first"),
    Part("placed", (SIDES, 2), 0, 1, "has a side made its first placement in this game, and its second?"),
    Part("left over", (SIDES,), 0, 2, "squares left over in all games of the match, as a share of a side's pieces"),
    Part("people to place", (1,), 0, 1, "is the People Piece to be positioned now?"),
    Part("second game", (1,), 0, 1, "is this the second game of a match?"),
    Part("to act", (1,), 0, 1, "is it the seat's turn?"),
    Part("last game", (1,), 0, 1, "does the match end with this game?"),
    Part("passes", (1,), 0, 2, "passes in a row, where passing is allowed"),
)
CELLS_SEEN = SIZE * SIZE
FEATURES: Final = length(PARTS)
STOCK_SEEN = offset(PARTS, "stock")
PLACED_SEEN = offset(PARTS, "placed")
LEFT_SEEN = offset(PARTS, "left over")
REST_SEEN = offset(PARTS, "people to place")


@rule
def see(s: State, seat: int, left: int, left_other: int, out: Floats) -> None:
    """From the seat's view, with what it and the other side have left over; `PARTS` says what is where."""
    other = 1 - seat
    write_plane(s.own[2 * seat], s.own[2 * seat + 1], out, 0)
    write_plane(s.own[2 * other], s.own[2 * other + 1], out, CELLS_SEEN)
    write_plane(s.people[0], s.people[1], out, 2 * CELLS_SEEN)
    write_plane(s.land[2 * seat], s.land[2 * seat + 1], out, 3 * CELLS_SEEN)
    write_plane(s.land[2 * other], s.land[2 * other + 1], out, 4 * CELLS_SEEN)
    write_plane(s.heads[2 * seat], s.heads[2 * seat + 1], out, 5 * CELLS_SEEN)
    write_plane(s.heads[2 * other], s.heads[2 * other + 1], out, 6 * CELLS_SEEN)
    for i in range(SIDES):
        p = seat if i == 0 else other
        for kind in range(KINDS):
            out[STOCK_SEEN + i * KINDS + kind] = float(s.stock[p * KINDS + kind])
        out[PLACED_SEEN + 2 * i] = 1.0 if s.made[p] > 0 else 0.0
        out[PLACED_SEEN + 2 * i + 1] = 1.0 if s.made[p] > 1 else 0.0
        out[LEFT_SEEN + i] = (left if i == 0 else left_other) / SQUARES
    out[REST_SEEN] = 1.0 if s.phase == PEOPLE else 0.0
    out[REST_SEEN + 1] = float(s.game_no)
    out[REST_SEEN + 2] = 1.0 if s.seat == seat and s.phase != ENDED else 0.0
    out[REST_SEEN + 3] = 1.0 if s.game_no + 1 == s.games else 0.0
    out[REST_SEEN + 4] = float(s.passes)


@rule
def write_plane(low: int, high: int, out: Floats, k: int) -> None:
    for row in range(SIZE):
        word = low if row < HALF else high
        line = word >> (row if row < HALF else row - HALF) * STRIDE
        for column in range(SIZE):
            out[k] = float(line >> column & 1)
            k += 1
