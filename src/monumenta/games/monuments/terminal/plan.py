"""The plan of the monument, level by level; one character is half a token wide."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.panel import Panel

from monumenta.terminal.canvas import Canvas
from monumenta.terminal.text import say

from ..box import Monument, Slot, load
from ..view import Choice, View
from .tokens import HUES, INK, LETTERS, MARKS


def draw_plan(view: View, choices: Sequence[Choice]) -> Columns:
    """Every level beside the other: tokens that stand, with who built them, and the numbers of places to build."""
    monument = load().monument(view.monument)
    built = {token.slot: token.seat for token in view.built}
    numbers = {choice.slot: i for i, choice in enumerate(choices, 1) if choice.slot is not None}
    levels = sorted({slot.level for slot in monument.slots})
    return Columns([_level(monument, level, built, numbers) for level in levels])


def _level(monument: Monument, level: int, built: dict[int, int], numbers: dict[int, int]) -> Panel:
    slots = [slot for slot in monument.slots if slot.level == level]
    width = 2 * max(slot.x + 1 for slot in monument.slots)
    height = 2 * max(slot.y + 1 for slot in slots)
    canvas = Canvas(round(width), round(height))
    for slot in slots:
        _slot(canvas, slot, built.get(slot.id), numbers.get(slot.id))
    done = sum(slot.id in built for slot in slots)
    title = say("terminal-monuments-level", level=level, points=slots[0].points, built=done, all=len(slots))
    return Panel(canvas.text(), title=title, title_align="left", expand=False)


def _slot(canvas: Canvas, slot: Slot, builder: int | None, number: int | None) -> None:
    hue = next(hue for colour, hue in HUES.items() if colour == slot.colour)
    mark = next(mark for colour, mark in MARKS.items() if colour == slot.colour)
    column, row = round(2 * slot.x), round(2 * slot.y)
    if builder is not None:
        upper, lower, style = f"{mark}{LETTERS[builder]}", "  ", f"{INK} on {hue}"
    elif number is not None:
        upper, lower, style = f"{number:<2}", "▔▔", "bold reverse cyan"
    else:
        upper, lower, style = f"{mark}·", "··", f"dim {hue}"
    canvas.put(column, row, upper, style)
    canvas.put(column, row + 1, lower, style)
