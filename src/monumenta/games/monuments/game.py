"""World Monuments as the rest of the program knows it: its options, its versions, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from msgspec import Struct

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.fitting import check_fit, missing_starter
from monumenta.engine.author.tell import word_by_word

from . import rules
from .actions import ACTIONS, MOST_LEGAL
from .box import Box, load
from .notation import parse, write
from .observation import FEATURES, PARTS
from .state import AFTER_RIM, BOX, BY_STARTER, State
from .view import Choice, Event, Passed, View, choice, told, view
from .why import why_not


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose; the ledger says what each means."""

    monument: Literal["notre-dame", "st-peters", "capitol", "taj-mahal"] = "notre-dame"
    players: Literal[2, 3, 4] = 2
    starter: Literal["random", 0, 1, 2, 3] = "random"
    """Who begins: by lot, or a seat."""
    allow_return_to_start: bool = True
    """May a turn enter the space it began on?"""
    singles_by: Literal["starter", "chance"] = "starter"
    """Who names the middle spaces that get one token only, once the outer ring is laid?"""
    round3_penalty: bool = True
    """Does passing cost points in the last round too?"""
    show_holdings: bool = False
    """Do all see what is behind the screens?"""

    def __post_init__(self) -> None:
        check_fit(self, CLASHES)


CLASHES: Final = missing_starter(seats=range(4), players=(2, 3, 4))


class Options1(Options, frozen=True, forbid_unknown_fields=True):
    """Those of version 1."""

    singles_by: Literal["chance", "starter"] = "chance"
    """Who names the middle spaces that get one token only, before any token is laid?"""


def encode(options: Options) -> Mapping[str, int]:
    """Options as cells of the state."""
    return {
        "monument": [monument.id for monument in BOX.monuments].index(options.monument),
        "players": options.players,
        "begins": 0 if options.starter == "random" else options.starter + 1,
        "allow_return_to_start": options.allow_return_to_start,
        "singles_by": AFTER_RIM | (BY_STARTER if options.singles_by == "starter" else 0),
        "round3_penalty": options.round3_penalty,
        "show_holdings": options.show_holdings,
    }


def encode_1(options: Options1) -> Mapping[str, int]:
    """The same of version 1."""
    cells = encode(options)
    return {**cells, "singles_by": cells["singles_by"] & ~AFTER_RIM}


_GAME: Final = GameSpec(
    name="monuments",
    title="World Monuments",
    version="2",
    state=State,
    rules=rules,
    options=Options,
    encode=encode,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    features=FEATURES,
    observation=PARTS,
    write=write,
    parse=parse,
    why_not=why_not,
    view=view,
    choice=choice,
    listener=word_by_word(told),
    reveals=(Passed,),
    box=load,
    types={"View": View, "Choice": Choice, "Event": Event, "Box": Box},
    clashes=CLASHES,
)
VERSION_1: Final = replace(_GAME, version="1", options=Options1, encode=encode_1)
"""Luck names the single spaces unless told otherwise, and they are named before the first token is laid."""
GAME: Final = replace(_GAME, earlier=(VERSION_1,))
