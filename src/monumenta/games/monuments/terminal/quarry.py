"""The quarry as it lies on the table: two rings and the centre, with the worker and what can be entered."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from rich.padding import Padding

from monumenta.terminal.canvas import Canvas

from ..box import Quarry, Space, load
from ..view import Choice, Colour, View
from .tokens import HUES, MARKS

WIDTH, HEIGHT = 70, 19
RADII = {"outer": (29.0, 8.6), "middle": (16.0, 4.6), "centre": (0.0, 0.0)}
WORKER = "♟"


def draw_quarry(view: View, choices: Sequence[Choice]) -> Padding:
    """Every space with its tokens; spaces that can be entered carry the numbers of the choices."""
    quarry = load().quarry
    canvas = Canvas(WIDTH, HEIGHT)
    for ring in ("outer", "middle"):
        _ring(canvas, RADII[ring])
    for space in quarry.spaces:
        column, row = _place(quarry, space)
        numbers = [i for i, choice in enumerate(choices, 1) if choice.space == space.id]
        canvas.centre(column, row, _label(space.id, view, numbers))
    return Padding(canvas.text(), (1, 0))


def _ring(canvas: Canvas, radii: tuple[float, float]) -> None:
    for i in range(48):
        angle = 2 * pi * i / 48
        canvas.put(
            round(WIDTH / 2 + radii[0] * sin(angle)), round(HEIGHT / 2 - 0.5 - radii[1] * cos(angle)), "·", "dim"
        )


def _place(quarry: Quarry, space: Space) -> tuple[float, float]:
    """Slices run clockwise from the top; a space stands in the middle of its slice."""
    size = {"outer": quarry.outer, "middle": quarry.middle, "centre": 1}[space.ring]
    angle = 2 * pi * (space.index + 0.5) / size
    across, down = RADII[space.ring]
    return WIDTH / 2 + across * sin(angle), HEIGHT / 2 - 0.5 - down * cos(angle)


def _label(name: str, view: View, numbers: list[int]) -> list[tuple[str, str]]:
    lying: list[Colour] = view.quarry[name]
    entered = name in view.trail
    parts = [(f" {name}", "bold" if numbers else "dim strike" if entered else "dim"), (" ", "")]
    parts += [(MARKS[colour], HUES[colour]) for colour in lying] or [("–", "dim")]
    if name in view.singles and view.phase == "laying":
        parts.append((" ×1", "bold"))
    if view.worker == name:
        parts.append((WORKER, "bold reverse"))
    if numbers:
        parts.append((" " + ",".join(map(str, numbers)), "bold cyan"))
    parts.append((" ", ""))
    return parts
