"""The pieces of Monumental Moves that are not on the board: in a line, as shapes, and where one of them may go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from monumenta.terminal.text import say

from ..box import Shape, extent
from ..notation import KIND_NUMBERS, PIECES
from ..view import Choice, View

BLOCK = "■"


def stock_line(stock: Mapping[str, int]) -> str:
    """Largest first, with squares: `castle 5, torii 4, 2 × obelisk 1`."""
    held = [piece for piece in reversed(PIECES) if stock.get(piece.id)]
    names = [f"{stock[piece.id]} × {piece.id}" if stock[piece.id] > 1 else piece.id for piece in held]
    return ", ".join(f"{name} {piece.squares}" for name, piece in zip(names, held, strict=True)) or "–"


def draw_shape(shape: Shape) -> str:
    height, width = extent(shape)
    return "\n".join("".join(f"{BLOCK} " if (r, c) in shape else "  " for c in range(width)) for r in range(height))


def draw_shapes(view: View, seat: int) -> RenderableType:
    """Rotation 0 of every piece that may be placed next, as the seat holds it."""
    people = PIECES[-1]
    pieces = [people] if view.phase == "people" else [p for p in reversed(PIECES) if view.stocks[seat].get(p.id)]
    cells: list[Text] = []
    for piece in pieces:
        count = view.stocks[seat].get(piece.id, 1)
        title = f"{piece.id} ×{count}" if count > 1 else piece.id
        cells.append(Text.assemble((f"{title}\n", "bold"), draw_shape(piece.shape_of(seat))))
    return Columns(cells, padding=(1, 3))


def draw_places(piece: str, seat: int, choices: Sequence[Choice]) -> RenderableType:
    """All places of a piece: a row of the table for each rotation and row of the board, columns run together."""
    kind = PIECES[KIND_NUMBERS[piece]]
    named = f"{say(f'moves-piece-{piece}', seat=seat)} ({say(f'moves-where-{piece}', seat=seat)})"
    blocks: list[RenderableType] = []
    for rotation, places in groupby(choices, lambda choice: choice.rotation):
        name = f"{piece}.{rotation}" if rotation else piece
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        rows = [
            f"r{row} c{runs([choice.col for choice in line])}"
            for row, line in groupby(places, lambda choice: choice.row)
        ]
        table.add_row(
            Text.assemble((f"{name}\n", "bold"), draw_shape(kind.rotations(seat)[rotation])), Text("\n".join(rows))
        )
        blocks.append(table)
    return Group(
        Text(named),
        Columns(blocks, padding=(1, 4)),
        Text(say("terminal-moves-type", example=choices[0].do), style="dim"),
    )


def runs(numbers: Sequence[int]) -> str:
    """`0,2-5,7` for 0, 2, 3, 4, 5, 7."""
    parts: list[str] = []
    for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        first, *rest = [number for _, number in run]
        parts.append(f"{first}-{rest[-1]}" if rest else str(first))
    return ",".join(parts)
