"""A world of Mondo Sapiens as a plan: landscapes of the border around the spaces, tiles in letters, wrong edges."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from monumenta.terminal.canvas import Canvas

from ..box import SIDES
from ..state import BOX
from ..tables import SPACE_NUMBERS
from ..view import Player
from .tiles import HEIGHT, PICTURES, STREET, STYLES, WIDTH, draw_tile

RIGHT: Final = WIDTH + 1
DOWN: Final = HEIGHT + 1
MARGIN_X: Final = 4
MARGIN_Y: Final = 1
COLUMNS: Final = max(space.col for space in BOX.spaces) + 1
ROWS: Final = max(space.row for space in BOX.spaces) + 1
WRONG: Final = "×"
BORDER: Final = 100
"""Places from here on are pieces of the border."""
EDGES: Final = {"N": (3, -1), "E": (7, 1), "S": (3, 3), "W": (-1, 1)}
"""From the upper left corner of a space: just beyond the middle of a side."""
BORDER_MARKS: Final = {**PICTURES, "barrel": "o", "stilt-house": "T", "tavern": "T", "windpump": "T"}


def corner(space: int) -> tuple[int, int]:
    """The upper left corner of a space."""
    place = BOX.spaces[space]
    return MARGIN_X + RIGHT * place.col, MARGIN_Y + DOWN * place.row


def draw_world(player: Player, board: int) -> Text:
    """`board` is the board's number."""
    canvas = Canvas(2 * MARGIN_X + RIGHT * COLUMNS, 2 * MARGIN_Y + DOWN * ROWS)
    for space, laid in enumerate(player.board):
        x, y = corner(space)
        if laid is None:
            canvas.put(x + 1, y + 1, BOX.spaces[space].name, "bold" if space in player.spots else "dim")
        else:
            draw_tile(canvas, x, y, laid.face, laid.rotation)
    _draw_border(canvas, board)
    for one, other in player.wrong:
        x, y = _edge(one, other)
        canvas.put(x, y, WRONG, "bold red")
    return canvas.text()


def _draw_border(canvas: Canvas, number: int) -> None:
    board = next(board for board in BOX.boards if board.number == number)
    pictures = {printed.piece: printed.picture for printed in board.pictures}
    for piece, part in enumerate(BOX.border):
        for touch in part.touches:
            x, y = _beyond(SPACE_NUMBERS[touch.space], touch.side)
            land = board.border[piece]
            marks = (
                land + (STREET if str(piece) in board.streets else "") + BORDER_MARKS.get(pictures.get(piece, ""), "")
            )
            canvas.put(x - (len(marks) if touch.side == "W" else 0), y, marks, STYLES[land])


def _beyond(space: int, side: str) -> tuple[int, int]:
    """Where the border's landscape is written: a step further out at the sides, so that a mark fits between."""
    (x, y), (right, down) = corner(space), EDGES[side]
    return x + right + (side == "E"), y + down


def _edge(one: int, other: int) -> tuple[int, int]:
    """Where the edge between two places is marked."""
    if one >= BORDER:
        one, other = other, one
    x, y = corner(one)
    if other >= BORDER:
        name = BOX.spaces[one].name
        side = next(touch.side for touch in BOX.border[other - BORDER].touches if touch.space == name)
        right, down = EDGES[side]
        return x + right - (side in "NS"), y + down
    here, there = BOX.spaces[one], BOX.spaces[other]
    step = (there.row - here.row, there.col - here.col)
    side = SIDES[((-1, 0), (0, 1), (1, 0), (0, -1)).index(step)]
    right, down = EDGES[side]
    return x + right, y + down
