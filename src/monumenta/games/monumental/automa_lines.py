"""What the lines of the Automa's cards say, as text in box/automa.toml and as numbers for the rules."""

from __future__ import annotations

import re
from typing import Final

from .effects import EffectError

CHEAPEST: Final = 0
DEAREST: Final = 1

# deeds, each with one number: how dear, how many, how far
CONQUEST, CONQUESTS, KNOWLEDGE_DEED, ALL_KNOWLEDGE, BUILDING_DEED, WONDER_DEED, POLICY_DEED, EXPEDITION = range(1, 9)
GOLD, GOLD_PER_POLICY, GOLD_PER_COAST, CATCH_UP, RESHUFFLE = range(9, 14)
STRIDE: Final = 14
"""Only on the agenda: the way of one Explorer, part of an expedition."""

# what follows the lines of a card
ENDS: Final = 0
NEXT_ANY: Final = 1
NEXT_TECHNOLOGICAL: Final = 2
NEXT_TWICE: Final = 3
NEXT_TYPED: Final = 4
DEALT: Final = 5
"""No card follows: an advanced card is dealt into the deck."""
THEN: Final = ("", "any", "technological", "twice", "typed")

MOST_LINES: Final = 4
MOST_DEEDS: Final = 5

_PLAIN: Final = {
    "conquer cheapest": (CONQUEST, CHEAPEST),
    "conquer dearest": (CONQUEST, DEAREST),
    "knowledge cheapest": (KNOWLEDGE_DEED, CHEAPEST),
    "knowledge dearest": (KNOWLEDGE_DEED, DEAREST),
    "knowledge all": (ALL_KNOWLEDGE, 0),
    "building cheapest": (BUILDING_DEED, CHEAPEST),
    "building dearest": (BUILDING_DEED, DEAREST),
    "wonder": (WONDER_DEED, 0),
    "policy": (POLICY_DEED, 0),
    "catch up": (CATCH_UP, 0),
    "reshuffle": (RESHUFFLE, 0),
}
_NUMBERED: Final = (
    (r"conquer dearest (\d)", CONQUESTS),
    (r"explorers (\d)", EXPEDITION),
    (r"gold (\d)", GOLD),
    (r"gold (\d) per policy", GOLD_PER_POLICY),
    (r"gold (\d) per coast", GOLD_PER_COAST),
)


def parse_deed(text: str) -> tuple[int, int]:
    """A deed and its number."""
    if text in _PLAIN:
        return _PLAIN[text]
    for pattern, op in _NUMBERED:
        if found := re.fullmatch(pattern, text):
            return op, int(found[1])
    raise EffectError(f"{text!r} is nothing that an Automa does")
