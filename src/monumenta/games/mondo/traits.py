"""What researchers' libraries want to know of the game before it begins."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.contract import BadOption
from monumenta.engine.author.traits import Traits

from .game import Options, clock_ms
from .rules import FIND_MS, PLACE_MS
from .state import TURNS


def longest(options: Options) -> int:
    """As many actions as fit into the time at the pace of simulated time, and a word of every seat between turns."""
    length = clock_ms(options)
    if length == 0:
        raise BadOption("without a clock a game of Mondo Sapiens need not end: choose another clock")
    actions = length // min(FIND_MS, PLACE_MS) + 2
    return TURNS * options.players * actions


TRAITS: Final = Traits(longest=longest)
