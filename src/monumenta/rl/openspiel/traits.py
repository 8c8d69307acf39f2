"""What OpenSpiel wants to know of a game before it begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.games.mondo import rules as mondo
from monumenta.games.mondo.game import clock_ms
from monumenta.games.mondo.state import TURNS
from monumenta.games.monuments.state import BOX, MIDDLE, MOST_STEPS, SLOTS
from monumenta.games.moves import rules as moves

LONGEST: Final = 100_000
"""Decisions in a game whose rules give no bound; no game that was ever played came near."""


def no_bound(_: Any) -> int:
    return LONGEST


@dataclass(frozen=True)
class Traits:
    """What cannot be read off a game's spec."""

    perfect: bool = False
    """Does every seat see everything?"""
    luck: bool = True
    longest: Callable[[Any], int] = no_bound
    """A bound on the decisions of a game with these options."""


def moves_longest(options: Any) -> int:
    """Every piece once and the People Piece; where passing is allowed, two passes in a row end the game."""
    return options.games * (2 * moves.MOST_PLACEMENTS + 1 + moves.MOST_PASSES)


def monuments_longest(_: Any) -> int:
    """A turn in the quarry has at most four steps and takes a token; a token is built once; the starter may name spaces
    in every round."""
    tokens = max(sum(sum(bag.tokens.values()) for bag in monument.bags) for monument in BOX.monuments)
    return MOST_STEPS * tokens + SLOTS + BOX.rounds * MIDDLE


def mondo_longest(options: Any) -> int:
    """As many actions as fit into the time at the pace of simulated time, and a word of every seat between turns."""
    length = clock_ms(options)
    if length == 0:
        raise BadOption("without a clock a game of Mondo Sapiens need not end: choose another clock")
    actions = length // min(mondo.FIND_MS, mondo.PLACE_MS) + 2
    return TURNS * options.players * actions


TRAITS: Final = {
    "moves": Traits(perfect=True, luck=False, longest=moves_longest),
    "monuments": Traits(longest=monuments_longest),
    "mondo": Traits(longest=mondo_longest),
}
"""By game. Of others we assume that there is luck and that something is hidden: that is never wrong."""


def traits_of(spec: GameSpec) -> Traits:
    return TRAITS.get(spec.name, Traits())
