"""An environment's table for people: the terminal's drawing as text, or as a picture of that text."""

from __future__ import annotations

import sys
from io import StringIO
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from rich.console import Console

    from .single import Single

Render = Literal["ansi", "rgb_array", "human"]
MODES: Final[tuple[Render, ...]] = ("ansi", "rgb_array", "human")
WIDTH: Final = 110
"""Columns of the drawing: the widest board has room."""
ROWS: Final = {"moves": (31, 0), "monuments": (25, 1), "mondo": (55, 0), "monumental": (25, 6)}
"""Rows of a picture, by game: so many, and so many more for each player. All pictures of an environment have one size,
or they would make no film; a drawing grows and shrinks while a game goes on, and these hold the tallest."""
OTHER_ROWS: Final = (50, 5)
"""Of games that we do not know."""


def render(single: Single, mode: Render) -> Any:
    """A text with colours ("ansi"), pixels ("rgb_array"), or None after printing it ("human")."""
    from rich.console import Console

    screen = Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=WIDTH, highlight=False)
    drawing = _drawing(single)
    if mode == "rgb_array":
        return _pixels(screen, drawing, rows_of(single.spec.name, single.players))
    with screen.capture() as caught:
        screen.print(drawing)
    if mode == "ansi":
        return caught.get()
    sys.stdout.write(caught.get())
    return None


def _drawing(single: Single) -> Any:
    """What the seat to act sees, or everybody once the game is over."""
    from monumenta.terminal.board import board_of

    game = single.game()
    view = game.view(single.actor if single.actor >= 0 else None)
    return board_of(single.spec).draw(view, [], [f"player_{seat}" for seat in range(single.players)])


def rows_of(game: str, players: int) -> int:
    """Rows of every picture."""
    fixed, more = ROWS.get(game, OTHER_ROWS)
    return fixed + more * players


def _pixels(screen: Console, drawing: Any, rows: int) -> Any:
    from .raster import fitted, raster

    return fitted(raster(screen.render_lines(drawing, pad=True)), rows)
