"""The board of Monumental Moves as a plan: walls are drawn where one piece ends and something else begins."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from monumenta.terminal.canvas import Canvas

from ..notation import KIND_NUMBERS
from ..state import BOX, SIZE
from ..tables import FIRST_FORM, SHAPES
from ..view import View

MARKS: Final = {"L": " ○ ", "D": " ● ", "P": " ✚ ", "l": "░░░", "d": "▒▒▒", ".": "   "}
"""Both sides differ by their marks, not only by colour."""
STYLES: Final = {"L": "bold yellow", "D": "bold cyan", "P": "bold magenta", "l": "yellow", "d": "cyan", ".": ""}
# a corner by the walls that meet in it: 1 up, 2 right, 4 down, 8 left
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
OPEN_CORNER: Final = "·"
"""Where no wall is: keeps the squares countable."""
CELL: Final = 4
MARGIN: Final = 3


def draw_plan(view: View) -> Text:
    """Rows and columns are numbered as in the texts of the actions."""
    canvas = Canvas(MARGIN + CELL * SIZE + 1, 2 * SIZE + 2)
    owners = _owners(view)
    for i in range(SIZE):
        canvas.put(MARGIN + CELL * i + 2, 0, str(i), "dim")
        canvas.put(1, 2 * i + 2, str(i), "dim")
    for row in range(SIZE):
        for column in range(SIZE):
            mark = view.board[row][column]
            canvas.put(MARGIN + CELL * column + 1, 2 * row + 2, MARKS[mark], STYLES[mark])
    for row in range(SIZE + 1):
        for column in range(SIZE + 1):
            _draw_walls(canvas, owners, row, column)
    return canvas.text()


def _owners(view: View) -> dict[tuple[int, int], str]:
    """Every square by what lies there: the piece, or whose space it is."""
    owners = {(r, c): view.board[r][c] for r in range(SIZE) for c in range(SIZE)}
    for number, piece in enumerate(view.pieces):
        form = FIRST_FORM[KIND_NUMBERS[piece.piece]] + piece.rotation
        for r, c in SHAPES[piece.seat or 0][form]:
            owners[piece.row + r, piece.col + c] = f"{piece.piece} {number}"
    return owners


def _draw_walls(canvas: Canvas, owners: dict[tuple[int, int], str], row: int, column: int) -> None:
    """The corner above and left of a square, the wall above the square, and the wall left of it."""
    up_left, up = owners.get((row - 1, column - 1)), owners.get((row - 1, column))
    left, here = owners.get((row, column - 1)), owners.get((row, column))
    walls = (up_left != up) | (up != here) << 1 | (left != here) << 2 | (up_left != left) << 3
    x, y = MARGIN + CELL * column, 2 * row + 1
    inside = 0 < row < SIZE and 0 < column < SIZE
    open_ground = {up_left, up, left, here} == {"."}
    canvas.put(x, y, OPEN_CORNER if not walls and inside and open_ground else CORNERS[walls], "dim")
    if up != here:
        canvas.put(x + 1, y, "─" * (CELL - 1), "dim")
    if left != here:
        canvas.put(x, y + 1, "│", "dim")


assert len(CORNERS) == 16
assert BOX.size <= 10, "a row's number has one digit"
