"""What researchers' libraries want to know of the game before it begins."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.traits import Traits

from .game import Options
from .state import BOX, MIDDLE, MOST_STEPS, SLOTS


def longest(_: Options) -> int:
    """A turn in the quarry has at most four steps and takes a token; a token is built once; the starter may name spaces
    in every round."""
    tokens = max(sum(sum(bag.tokens.values()) for bag in monument.bags) for monument in BOX.monuments)
    return MOST_STEPS * tokens + SLOTS + BOX.rounds * MIDDLE


TRAITS: Final = Traits(longest=longest)
