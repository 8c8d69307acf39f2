"""What the lines of the Automa's cards say, as text in box/automa.toml and as numbers for the rules."""

from __future__ import annotations

import re
from typing import Final

from monumenta.engine.author.rule import group

from .effect_text import EffectError


@group
class Dear:
    """Which of several an Automa wants."""

    CHEAPEST, DEAREST = range(2)


@group
class Deed:
    """What a line may say, each with one number: how dear, how many, how far."""

    CONQUEST, CONQUESTS, KNOWLEDGE, ALL_KNOWLEDGE, BUILDING, WONDER, POLICY, EXPEDITION = range(1, 9)
    GOLD, GOLD_PER_POLICY, GOLD_PER_COAST, CATCH_UP, RESHUFFLE = range(9, 14)
    STRIDE: Final = 14
    """Only on the agenda: the way of one Explorer, part of an expedition."""


THEN: Final = ("", "any", "technological", "twice", "typed")


@group
class Then:
    """What follows the lines of a card, as the box says it; most often nothing or any card."""

    ENDS: Final = THEN.index("")
    TECHNOLOGICAL: Final = THEN.index("technological")
    TWICE: Final = THEN.index("twice")
    TYPED: Final = THEN.index("typed")
    DEALT: Final = len(THEN)
    """No card follows: an advanced card is dealt into the deck."""


MOST_LINES: Final = 4
MOST_DEEDS: Final = 5

_PLAIN: Final = {
    "conquer cheapest": (Deed.CONQUEST, Dear.CHEAPEST),
    "conquer dearest": (Deed.CONQUEST, Dear.DEAREST),
    "knowledge cheapest": (Deed.KNOWLEDGE, Dear.CHEAPEST),
    "knowledge dearest": (Deed.KNOWLEDGE, Dear.DEAREST),
    "knowledge all": (Deed.ALL_KNOWLEDGE, 0),
    "building cheapest": (Deed.BUILDING, Dear.CHEAPEST),
    "building dearest": (Deed.BUILDING, Dear.DEAREST),
    "wonder": (Deed.WONDER, 0),
    "policy": (Deed.POLICY, 0),
    "catch up": (Deed.CATCH_UP, 0),
    "reshuffle": (Deed.RESHUFFLE, 0),
}
_NUMBERED: Final = (
    (r"conquer dearest (\d)", Deed.CONQUESTS),
    (r"explorers (\d)", Deed.EXPEDITION),
    (r"gold (\d)", Deed.GOLD),
    (r"gold (\d) per policy", Deed.GOLD_PER_POLICY),
    (r"gold (\d) per coast", Deed.GOLD_PER_COAST),
)


def parse_deed(text: str) -> tuple[int, int]:
    """A deed and its number."""
    if text in _PLAIN:
        return _PLAIN[text]
    for pattern, op in _NUMBERED:
        if found := re.fullmatch(pattern, text):
            return op, int(found[1])
    raise EffectError(f"{text!r} is nothing that an Automa does")
