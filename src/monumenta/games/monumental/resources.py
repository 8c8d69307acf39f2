"""What a civilization can hold."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import group

LETTERS: Final = "PSMGCWBT"
"""Of the resources, as the texts of the box write them, in the order of the state's cells."""


@group
class Res:
    """The cells of a supply."""

    PRODUCTION: Final = 0
    SCIENCE: Final = 1
    MILITARY: Final = 2
    BASIC: Final = 3
    """Those before it are the basic ones."""
    GOLD: Final = 3
    CULTURE: Final = 4
    WORKS: Final = 5
    """Production for Wonders only."""
    RAIDS: Final = 6
    """Military against nobody's Provinces only."""
    TOKENS: Final = 7
    """Production tokens."""
    COUNT: Final = 8
    ANY: Final = 8
    """In an output: a basic resource of choice."""
