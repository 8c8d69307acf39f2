"""Plots as SVG, drawn here: they are part of one file, need no script, and follow the reader's light or dark mode.

Colours are classes of the page's style (`report.py`). Every plot has a title that says what it shows, for who hears it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final

from .ratings import Rating
from .table import Bins, Meeting, Share

WIDTH: Final = 640
LEFT: Final = 150
RIGHT: Final = 30
ROW: Final = 34
TOP: Final = 12
AXIS: Final = 34
LETTERS: Final = 20
"""Of a name, before it is cut off beside a plot; the table has it in full."""


def svg(height: int, title: str, body: Sequence[str], width: int = WIDTH) -> str:
    head = f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title, quote=True)}">'
    return "".join([head, f"<title>{escape(title)}</title>", *body, "</svg>"])


def short(name: str) -> str:
    return name if len(name) <= LETTERS else name[: LETTERS - 1] + "…"


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _bar(x: float, y: float, width: float, height: float, kind: str, title: str) -> str:
    shape = f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" class="{kind}">'
    return f"{shape}<title>{escape(title)}</title></rect>"


def steps(low: float, high: float, count: int = 5) -> list[float]:
    """Round numbers that an axis from low to high is marked with: 1, 2 or 5 times a power of ten apart."""
    rough = max(high - low, 1e-6) / count
    power = 10.0 ** math.floor(math.log10(rough))
    size = next(power * part for part in (1, 2, 5, 10) if power * part >= rough)
    first = math.ceil(low / size)
    return [round(mark * size, 6) for mark in range(first, math.floor(high / size) + 1)]


class Scale:
    """Values to places on a horizontal axis."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def __call__(self, value: float) -> float:
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def axis(self, y: float, percent: bool = False) -> list[str]:
        drawn: list[str] = []
        for mark in steps(self.low, self.high):
            drawn.append(_line(self(mark), TOP, self(mark), y, "grid"))
            text = f"{mark:.0%}" if percent else f"{mark:g}"
            drawn.append(_text(self(mark), y + 18, text, "mark"))
        return drawn


def intervals(title: str, names: Sequence[str], found: Sequence[Rating | Share], even: float | None = None) -> str:
    """A dot with its interval for each name; `even`: where they would all be if nothing made a difference."""
    percent = all(isinstance(one, Share) for one in found)
    low, high = min(one.low for one in found), max(one.high for one in found)
    if even is not None:
        low, high = min(low, even), max(high, even)
    margin = (high - low) * 0.05 or 0.5
    scale = Scale(max(0.0, low - margin) if percent else low - margin, high + margin)
    bottom = TOP + ROW * len(names)
    body = scale.axis(bottom, percent)
    if even is not None:
        body.append(_line(scale(even), TOP, scale(even), bottom, "even"))
    for i, (name, one) in enumerate(zip(names, found, strict=True)):
        y = TOP + ROW * (i + 0.5)
        told = f"{name}: {one.mean:.1%} ({one.low:.1%} – {one.high:.1%})" if percent else _told(name, one)
        body += [
            _text(LEFT - 12, y + 5, short(name), "name"),
            _line(scale(one.low), y, scale(one.high), y, "reach"),
            f'<circle cx="{scale(one.mean):.1f}" cy="{y:.1f}" r="6" class="dot"><title>{escape(told)}</title></circle>',
        ]
    return svg(bottom + AXIS, title, body)


def _told(name: str, one: Rating | Share) -> str:
    return f"{name}: {one.mean:.1f} ({one.low:.1f} – {one.high:.1f})"


def histogram(title: str, name: str, found: Bins, low: int, high: int, height: int = 90) -> str:
    """One distribution on an axis that several may share."""
    scale, bottom = Scale(low, high), TOP + height
    most = max(found.counts, default=1)
    body = scale.axis(bottom)
    body.append(_text(LEFT - 12, TOP + height / 2 + 5, short(name), "name"))
    for i, count in enumerate(found.counts):
        first = found.first + i * found.width
        tall = count / most * height
        last = first + found.width - 1
        told = f"{first}: {count}" if last == first else f"{first} – {last}: {count}"
        width = scale(first + found.width) - scale(first)
        body.append(_bar(scale(first) + 0.5, bottom - tall, width - 1, tall, "bar", told))
    body.append(_line(scale(found.mean), TOP, scale(found.mean), bottom, "mean"))
    return svg(bottom + AXIS, title, body)


def matrix(title: str, names: Sequence[str], cells: Sequence[Sequence[Meeting | None]]) -> str:
    """How often the row came in ahead of the column."""
    side = min(96, (WIDTH - LEFT - RIGHT) / len(names))
    top = TOP + 26
    body: list[str] = []
    for i, name in enumerate(names):
        body.append(_text(LEFT - 12, top + side * (i + 0.5) + 5, short(name), "name"))
        body.append(_text(LEFT + side * (i + 0.5), TOP + 14, str(i + 1), "mark"))
        for j, cell in enumerate(cells[i]):
            x, y = LEFT + side * j, top + side * i
            if cell is None:
                body.append(
                    f'<rect x="{x:.1f}" y="{y:.1f}" width="{side - 2:.1f}" height="{side - 2:.1f}" class="none"/>'
                )
                continue
            strength = abs(cell.ahead - 0.5) * 2
            kind = "ahead" if cell.ahead >= 0.5 else "behind"
            told = f"{name} – {names[j]}: {cell.ahead:.1%} ({cell.meetings})"
            shape = f'<rect x="{x:.1f}" y="{y:.1f}" width="{side - 2:.1f}" height="{side - 2:.1f}" class="{kind}"'
            body.append(f'{shape} fill-opacity="{0.08 + 0.6 * strength:.2f}"><title>{escape(told)}</title></rect>')
            body.append(_text(x + side / 2 - 1, y + side / 2 + 4, f"{cell.ahead:.0%}", "cell"))
    return svg(int(top + side * len(names) + 8), title, body)
