"""Monumental as the rest of the program knows it: its options, and where everything else is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal

from msgspec import Struct

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.fitting import Clash, check_fit, missing_starter
from monumenta.engine.author.numbers import numbers

from . import rules
from .actions import Action
from .box import Box, load
from .notation import parse, write
from .observation import FEATURES, PARTS
from .state import State, Version
from .story import listener
from .view import Choice, Event, View, choice, view, winners
from .why import why_not


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays. A state keeps each under the same name."""

    mode: Literal["rounds", "classic"] = "rounds"
    """Round by round, or the base game's whole turns."""
    players: Literal[2, 3, 4, 5] = 2
    starter: Literal["random", 0, 1, 2, 3, 4] = "random"
    """Who begins: by lot, or a seat."""
    civilizations: Literal["random", "choose"] = "random"
    """Dealt by lot, or chosen one after the other."""
    renaissance: bool = False
    """Twelve cards more, between the Medieval and the Modern Era; always in with five."""
    heroes: bool = False
    monsters: bool = False
    conquest_model: Literal["units", "payment"] = "units"
    """Bring units that are strong enough, or pay the price and place one."""
    warlord_strength: Literal[2, 1] = 2
    science_advance_cost: Literal[3, 1, 2, 4, 5] = 3
    outpost_cost: Literal[0, 1, 2, 3] = 0
    start_gold: Literal[2, 0, 1, 3, 4, 5] = 2
    wonder_scoring: Literal["token", "card"] = "token"
    """Wonders count for who controls their token, or for who owns the card."""
    last_round_test: Literal["start", "during"] = "start"
    """Is the deck looked at before the refill, or after it?"""
    move_granularity: Literal["several", "one"] = "several"
    """Round by round: what a turn action of moving may move."""
    automas: Literal[0, 1, 2, 3, 4] = 0
    """How many of the seats, the last ones, are Automas."""
    automa_advanced: Literal[0, 1, 2, 3, 4] = 0
    """Advanced cards in the deck of each: the more, the harder."""

    def __post_init__(self) -> None:
        check_fit(self, CLASHES)


CLASHES: Final = [
    *missing_starter(seats=range(5), players=(2, 3, 4, 5)),
    *(
        Clash(
            "automas",
            "{automas} of {players} seats are Automas; one is for a player",
            {"automas": list(range(count, 5)), "players": [count]},
        )
        for count in (2, 3, 4)
    ),
]


def encoded(version: int) -> Callable[[Options], Mapping[str, int]]:
    """Options as cells of the state, for a version of the rules: one of them also tells that."""

    def encode(options: Options) -> Mapping[str, int]:
        cells = numbers(options)
        return {**cells, "civilizations": cells["civilizations"] + version}

    return encode


def automatic(options: Options) -> Sequence[int]:
    """The seats of the Automas: the last ones."""
    return range(options.players - options.automas, options.players)


THIRD: Final = GameSpec(
    name="monumental",
    title="Monumental",
    version="3",
    state=State,
    rules=rules,
    options=Options,
    encode=encoded(Version.THIRD),
    actions=Action.COUNT,
    most_legal=Action.MOST_LEGAL,
    features=FEATURES,
    observation=PARTS,
    write=write,
    parse=parse,
    why_not=why_not,
    view=view,
    choice=choice,
    listener=listener,
    box=load,
    types={"View": View, "Choice": Choice, "Event": Event, "Box": Box},
    secret_luck=True,
    winners=winners,
    automatic=automatic,
    clashes=CLASHES,
)
SECOND: Final = replace(THIRD, version="2", encode=encoded(Version.SECOND))
FIRST: Final = replace(THIRD, version="1", encode=encoded(0))
GAME: Final = replace(THIRD, earlier=(FIRST, SECOND))
