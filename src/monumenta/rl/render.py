"""An environment's table for people: the terminal's drawing as text, or as a picture of that text."""

from __future__ import annotations

import sys
from io import StringIO
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from monumenta.terminal.board import Board

    from .single import Single

Render = Literal["ansi", "rgb_array", "human"]
MODES: Final[tuple[Render, ...]] = ("ansi", "rgb_array", "human")
WIDTH: Final = 110
"""Columns of the drawing; a board tells how many rows it takes at this width."""


def render(single: Single, mode: Render) -> Any:
    """A text with colours ("ansi"), pixels ("rgb_array"), or None after printing it ("human")."""
    from rich.console import Console

    from monumenta.terminal.board import board_of

    screen = Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=WIDTH, highlight=False)
    board = board_of(single.spec)
    drawing = _drawing(single, board)
    if mode == "rgb_array":
        return _pixels(screen, drawing, board.rows(single.players))
    with screen.capture() as caught:
        screen.print(drawing)
    if mode == "ansi":
        return caught.get()
    sys.stdout.write(caught.get())
    return None


def _drawing(single: Single, board: Board) -> RenderableType:
    """What the seat to act sees, or everybody once the game is over."""
    game = single.game()
    view = game.view(single.actor if single.actor >= 0 else None)
    return board.draw(view, [], [f"player_{seat}" for seat in range(single.players)])


def _pixels(screen: Console, drawing: RenderableType, rows: int) -> Any:
    from .raster import fitted, raster

    return fitted(raster(screen.render_lines(drawing, pad=True)), rows)
