"""What researchers' libraries want to know of the game before it begins."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.traits import Traits

from .game import Options
from .rules import MOST_PASSES, MOST_PLACEMENTS


def longest(options: Options) -> int:
    """Every piece once and the People Piece; where passing is allowed, two passes in a row end the game."""
    return options.games * (2 * MOST_PLACEMENTS + 1 + MOST_PASSES)


TRAITS: Final = Traits(perfect=True, luck=False, longest=longest, peers=("cathedral-rl",))
