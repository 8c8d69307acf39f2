"""What people may be called: something that can be seen, and that does not spill over what stands beside it."""

from __future__ import annotations

import unicodedata

from monumenta.tables.messages import LONGEST_NAME

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Letters and symbols, by their category, that show nothing."""
MOST_MARKS = 2
"""Marks on one letter: languages need no more, and a pile of them covers other lines."""


def shown_name(text: str) -> str:
    """The name as it will be shown; empty if nothing of it could be seen."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if letter in BLANK or not letter.isprintable():
            kept.append(" ")
        elif marks <= MOST_MARKS:
            kept.append(letter)
    name = " ".join("".join(kept).split())
    return name if any(unicodedata.category(letter)[0] in "LNSP" for letter in name) else ""


def is_name(shown: str) -> bool:
    """May somebody be called so? What counts is what is shown: one letter may stand for eighteen."""
    return 0 < len(shown) <= LONGEST_NAME
