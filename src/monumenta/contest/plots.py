"""Plots as SVG, drawn here: they are part of one file, need no script, and follow the reader's light or dark mode.

Colours and sizes of letters are classes of the page's style (`report.py`): on a phone letters are larger in proportion,
so names stand above what they belong to, where there is room. Every plot has a title that says what it shows, for who
hears it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final

from .ratings import Rating
from .results import Bins, Share

WIDTH: Final = 560
LEFT: Final = 52
RIGHT: Final = 26
NAME: Final = 24
"""Height of a line with a name."""
ROW: Final = 46
TOP: Final = 6
MARKS: Final = 28
"""Height of the marks below a plot."""
AXIS: Final = 50
"""The same with what they are."""
LETTERS: Final = 28
"""Of a name, before it is cut off above a plot; the table has it in full."""


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


def _dot(x: float, y: float, title: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" class="dot"><title>{escape(title)}</title></circle>'


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

    def axis(self, what: str, top: float, bottom: float, percent: bool = False) -> list[str]:
        """Lines between top and bottom, with their marks, and what these are."""
        drawn: list[str] = []
        for mark in steps(self.low, self.high):
            drawn.append(_line(self(mark), top, self(mark), bottom, "grid"))
            drawn.append(_text(self(mark), bottom + 18, _mark(mark, percent), "mark"))
        drawn.append(_text((LEFT + WIDTH - RIGHT) / 2, bottom + 40, what, "mark"))
        return drawn


def _mark(value: float, percent: bool) -> str:
    return f"{100 * value:g}%" if percent else f"{value:g}"


def _heading(y: float, name: str, told: str) -> list[str]:
    """A name on the left, and its number on the right."""
    return [_text(LEFT, y, short(name), "name"), _text(WIDTH - RIGHT, y, told, "told")]


def intervals(
    title: str, what: str, names: Sequence[str], found: Sequence[Rating | Share], even: float | None = None
) -> str:
    """A dot with its interval for each name; `even`: where they would all be if nothing made a difference."""
    percent = all(isinstance(one, Share) for one in found)
    low, high = min(one.low for one in found), max(one.high for one in found)
    if even is not None:
        low, high = min(low, even), max(high, even)
    margin = (high - low) * 0.05 or 0.5
    scale = Scale(max(0.0, low - margin), min(1.0, high + margin)) if percent else Scale(low - margin, high + margin)
    bottom = TOP + ROW * len(names)
    body = scale.axis(what, TOP, bottom, percent)
    if even is not None:
        body.append(_line(scale(even), TOP, scale(even), bottom, "even"))
    for i, (name, one) in enumerate(zip(names, found, strict=True)):
        y = TOP + ROW * i + 34
        told = _percents(one) if percent else _told(one)
        body += [
            *_heading(y - 16, name, told),
            _line(scale(one.low), y, scale(one.high), y, "reach"),
            _dot(scale(one.mean), y, f"{name}: {told}"),
        ]
    return svg(bottom + AXIS, title, body)


def _told(one: Rating | Share) -> str:
    return f"{one.mean:.1f} ({one.low:.1f} – {one.high:.1f})"


def _percents(one: Rating | Share) -> str:
    return f"{one.mean:.1%} ({100 * one.low:.1f} – {one.high:.1%})"


def histogram(
    title: str, what: str, name: str, found: Bins, ends: tuple[int, int], most: float, height: int = 80
) -> str:
    """One distribution, as shares of all its values; several, one below the other, may have the same ends and the same
    greatest share, and only the last of them says what the values are."""
    scale, top = Scale(*ends), TOP + NAME
    bottom, total = top + height, sum(found.counts) or 1
    body = scale.axis(what, top, bottom)
    for share in steps(0, most, 2):
        y = bottom - share / most * height
        body += [_line(LEFT, y, WIDTH - RIGHT, y, "grid"), _text(LEFT - 6, y + 4, _mark(share, True), "side")]
    body += _heading(TOP + 14, name, f"⌀ {found.mean:.1f}")
    for i, count in enumerate(found.counts):
        first = found.first + i * found.width
        tall = count / total / most * height
        last = first + found.width - 1
        told = f"{first}: {count}" if last == first else f"{first} – {last}: {count}"
        width = scale(first + found.width) - scale(first)
        body.append(_bar(scale(first) + 0.5, bottom - tall, width - 1, tall, "bar", told))
    body.append(_line(scale(found.mean), top, scale(found.mean), bottom, "mean"))
    return svg(bottom + (AXIS if what else MARKS), title, body)


def greatest(found: Sequence[Bins]) -> float:
    """The greatest share that any bar of some distributions has."""
    return max((max(one.counts, default=0) / (sum(one.counts) or 1) for one in found), default=0) or 1.0
