"""Tokens as the terminal shows them: a mark and a colour, so that colour never stands alone."""

from __future__ import annotations

from collections.abc import Mapping

from ..view import Colour

LETTERS = "ABCD"
"""The seats on the board."""

MARKS: dict[Colour, str] = {"purple": "●", "red": "▲", "natural": "■", "orange": "◆", "blue": "✦", "black": "★"}
HUES: dict[Colour, str] = {
    "purple": "#8e6bb8",
    "red": "#d2603f",
    "natural": "#ead9b8",
    "orange": "#f0a53a",
    "blue": "#3d7ecb",
    "black": "#8a7f74",
}
"""The page's colours; black is lightened, since most terminals are dark."""
INK = "#2b2118"


def token(colour: Colour) -> str:
    """One token in rich markup."""
    return f"[{HUES[colour]}]{MARKS[colour]}[/]"


def hand(tokens: Mapping[Colour, int]) -> str:
    """What lies behind a screen, kind by kind."""
    return "  ".join(f"{token(colour)} {count}" for colour, count in tokens.items() if count) or "–"
