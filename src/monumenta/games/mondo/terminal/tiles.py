"""Tiles of Mondo Sapiens in letters: landscapes at their sides, in the middle what they show.

A tile is seven characters wide and three high. `=` beside a letter is the end of a street, `▲` an active volcano, `△`
an inactive one; a line in the middle says which of two opposite sides are one landscape, where that is not plain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from monumenta.terminal.canvas import Canvas
from monumenta.terminal.text import say

from ..box import LANDS, Face
from ..state import BOX, TURNED
from ..tables import SIDE_LAND, SIDE_REGION, SIDE_ROAD

WIDTH: Final = 7
HEIGHT: Final = 3
STYLES: Final = {"M": "bright_green", "F": "bold green", "W": "bright_blue"}
PICTURES: Final = {
    "fisherman": "f",
    "shepherd": "s",
    "lumberjack": "l",
    "coach": "c",
    "ship": "h",
    "boar": "b",
    "field": "d",
}
"""Those of villages and buildings in capitals."""
VOLCANOS: Final = {"active": "▲", "inactive": "△"}
STREET: Final = "="
N, E, S, W = range(4)
SPOTS: Final = {N: (3, 0), E: (6, 1), S: (3, 2), W: (0, 1)}
STREET_SPOTS: Final = {N: (4, 0), E: (5, 1), S: (4, 2), W: (1, 1)}
PER_LINE: Final = 8


def draw_tile(canvas: Canvas, x: int, y: int, face: int, rotation: int) -> None:
    """A face, turned by quarters, with its upper left corner there."""
    laid = face * TURNED + rotation
    for side in (N, E, S, W):
        land = LANDS[SIDE_LAND[laid, side]]
        right, down = SPOTS[side]
        canvas.put(x + right, y + down, land, STYLES[land])
        if SIDE_ROAD[laid, side]:
            right, down = STREET_SPOTS[side]
            canvas.put(x + right, y + down, STREET, "bold")
    canvas.put(x + 2, y + 1, _bridge(laid), "dim")
    canvas.put(x + 3, y + 1, picture_mark(BOX.faces[face]), "bold")
    canvas.put(x + 4, y + 1, VOLCANOS.get(BOX.faces[face].volcano or "", " "), "bold red")


def _bridge(laid: int) -> str:
    """Which opposite sides are one landscape, of a tile whose other two are not."""
    owner = [SIDE_REGION[laid, side] for side in (N, E, S, W)]
    if owner[N] == owner[S] and owner[E] != owner[W] and owner[E] != owner[N] != owner[W]:
        return "│"
    if owner[E] == owner[W] and owner[N] != owner[S] and owner[N] != owner[E] != owner[S]:
        return "─"
    return " "


def picture_mark(face: Face) -> str:
    mark = PICTURES.get(face.picture or "", " ")
    return mark if face.kind == "tile" else mark.upper()


def draw_row(tiles: Sequence[tuple[str, int, int]]) -> Text:
    """Tiles side by side, each a name, a face and quarter turns; the names stand below."""
    lines = -(-len(tiles) // PER_LINE)
    step = max(WIDTH + 1, *(len(name) for name, _, _ in tiles)) + 1
    canvas = Canvas(PER_LINE * step, lines * (HEIGHT + 2))
    for i, (name, face, rotation) in enumerate(tiles):
        x, y = (step - WIDTH) // 2 + i % PER_LINE * step, i // PER_LINE * (HEIGHT + 2)
        draw_tile(canvas, x, y, face, rotation)
        canvas.put(x + (WIDTH - len(name)) // 2, y + HEIGHT, name, "cyan")
    return canvas.text()


def legend() -> Text:
    """What the letters mean."""
    parts = Text()
    for land in LANDS:
        parts.append(f"{land} ", STYLES[land])
        parts.append(f"{say(f'mondo-land-{land}')}  ", "dim")
    marks = [f"{mark} {say(f'mondo-picture-{picture}')}" for picture, mark in PICTURES.items()]
    marks += [f"{mark} {say(f'mondo-volcano-{kind}')}" for kind, mark in VOLCANOS.items()]
    parts.append("  ".join([f"{STREET} {say('terminal-mondo-street')}", *marks, say("terminal-mondo-marks")]), "dim")
    return parts
