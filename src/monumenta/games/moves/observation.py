"""What the numbers of an observation of Monumental Moves mean."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.observation import Part

from .state import KINDS, SIDES, SIZE

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
