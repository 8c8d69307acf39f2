"""A picture of styled text, with letters of three by five dots: enough to follow a game in a film of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import MONOKAI

SCALE: Final = 2
"""Pixels for a dot, in each direction."""
WIDE: Final = 4
"""Dots of a character, the gap to the next one included."""
HIGH: Final = 7
PAPER: Final = (26, 26, 28)
INK: Final = (220, 220, 215)

# each digit is a row of three dots, from the top
LETTERS: Final = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553", "H": "55755",
    "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555", "O": "25552", "P": "65644",
    "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255",
    "Y": "55222", "Z": "71247",
}  # fmt: skip
SIGNS: Final = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71317", "4": "55711", "5": "74717", "6": "74757", "7": "71122",
    "8": "75757", "9": "75717", ".": "00002", ",": "00024", ":": "02020", ";": "02024", "-": "00700", "+": "02720",
    "/": "11244", "\\": "44211", "(": "12221", ")": "42224", "[": "64446", "]": "31113", "<": "12421", ">": "42124",
    "=": "07070", "*": "05250", "#": "57575", "!": "22202", "?": "71202", "'": "22000", '"': "55000", "_": "00007",
    "|": "22222", "%": "51245", "&": "25253", "@": "25543", "$": "36236", "^": "25000", "~": "00630", "–": "00700",
    "—": "00700", "·": "00200", "×": "05250", "−": "00700", "…": "00005", "’": "22000",
}  # fmt: skip
MARKS: Final = {
    "○": "25552", "●": "27772", "✚": "22722", "▲": "02277", "△": "02257", "■": "77777", "◆": "02720", "✦": "25752",
    "★": "27725", "♟": "22727", "◇": "02520", "□": "75557", "☆": "25275",
}  # fmt: skip
"""Signs that stand for pieces and tokens: whoever cannot tell colours apart tells these."""
BLOCKS: Final = {"█": (0, HIGH), "▀": (0, HIGH // 2), "▄": (HIGH // 2, HIGH)}
SHADES: Final = "░▒▓"


def fitted(picture: NDArray[np.uint8], rows: int) -> NDArray[np.uint8]:
    """A picture of exactly so many rows of text: what is shorter stands on empty paper, what is taller is squeezed."""
    height = rows * HIGH * SCALE
    if len(picture) > height:
        return picture[np.arange(height) * len(picture) // height]
    canvas = np.full((height, *picture.shape[1:]), PAPER, np.uint8)
    canvas[: len(picture)] = picture
    return canvas


def raster(lines: Sequence[Iterable[Segment]]) -> NDArray[np.uint8]:
    """Rows of styled text as pixels: height, width, and red, green and blue."""
    rows = [[(character, segment.style) for segment in line for character in segment.text] for line in lines]
    columns = max((len(row) for row in rows), default=1)
    picture = np.full((max(1, len(rows)) * HIGH, columns * WIDE, 3), PAPER, np.uint8)
    for y, row in enumerate(rows):
        for x, (character, style) in enumerate(row):
            ink, paper = _colours(style)
            cell = picture[y * HIGH : (y + 1) * HIGH, x * WIDE : (x + 1) * WIDE]
            cell[:] = paper
            cell[_dots(character)] = ink
    return picture.repeat(SCALE, 0).repeat(SCALE, 1)


def _colours(style: Style | None) -> tuple[Any, Any]:
    if style is None:
        return INK, PAPER
    ink = _rgb(style.color, INK)
    paper = _rgb(style.bgcolor, PAPER)
    return (paper, ink) if style.reverse else (ink, paper)


def _rgb(colour: Color | None, otherwise: tuple[int, int, int]) -> tuple[int, int, int]:
    if colour is None or colour.is_default:
        return otherwise
    red, green, blue = colour.get_truecolor(MONOKAI)
    return red, green, blue


@lru_cache(maxsize=1024)
def _dots(character: str) -> NDArray[np.bool_]:
    """Which dots of a cell are inked."""
    cell = np.zeros((HIGH, WIDE), np.bool_)
    plain = unicodedata.normalize("NFD", character)[0]
    glyph = LETTERS.get(plain.upper()) or SIGNS.get(plain) or MARKS.get(character)
    if glyph is not None:
        for row, digit in enumerate(glyph, 1):
            cell[row, :3] = [bool(int(digit) >> bit & 1) for bit in (2, 1, 0)]
    elif character in BLOCKS:
        cell[slice(*BLOCKS[character])] = True
    elif character in SHADES:
        cell[SHADES.index(character) % 2 :: 2, ::2] = True
    elif "\u2500" <= character <= "\u257f":
        _lines(cell, unicodedata.name(character, ""))
    elif not character.isspace():
        cell[2:5, 0:3] = True  # some other mark: a spot in its colour
    return cell


def _lines(cell: NDArray[np.bool_], name: str) -> None:
    """The lines that a box character is made of, from the middle outwards."""
    middle, centre = HIGH // 2, 1
    cell[middle, centre] = True
    for word in name.replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN").split():
        if word == "LEFT":
            cell[middle, :centre] = True
        elif word == "RIGHT":
            cell[middle, centre:] = True
        elif word == "UP":
            cell[:middle, centre] = True
        elif word == "DOWN":
            cell[middle:, centre] = True
