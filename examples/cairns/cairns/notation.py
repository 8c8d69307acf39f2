"""Actions as text and back: `draw 4`, `left 3`, `right 6`."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.contract import BadNotation

from .actions import ACTIONS, DRAW, LAY
from .state import WEIGHTS, State

CAIRN_NAMES: Final = ("left", "right")
WORDS: Final = {"draw": DRAW, **{name: LAY + cairn * WEIGHTS for cairn, name in enumerate(CAIRN_NAMES)}}
TEXTS: Final = {at + w: f"{word} {w + 1}" for word, at in WORDS.items() for w in range(WEIGHTS)}
NUMBERS: Final = {text: number for number, text in TEXTS.items()}
assert len(TEXTS) == ACTIONS


def write(s: State, action: int) -> str:
    del s
    return TEXTS[action]


def parse(s: State, text: str) -> int:
    del s
    number = NUMBERS.get(" ".join(text.split()))
    if number is None:
        raise BadNotation(f"{text!r} is no action here: they look like 'left 3' or 'right 6'")
    return number
