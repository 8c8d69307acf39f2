"""Monumental Moves as the rest of the program knows it: its options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from monumenta.engine.author.contract import GameSpec, Positions

from . import rules
from .actions import ACTIONS, MOST_LEGAL
from .box import Box, load
from .notation import parse, write
from .observation import FEATURES, PARTS
from .position import options_of, read_begun, read_position, write_position
from .state import State
from .view import Choice, Event, View, choice, listener, view
from .why import why_not


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The flagged rulings of the ledger."""

    players: Literal[2] = 2
    games: Literal[2, 1] = 2
    """A match of two games with the roles swapped, or one game (A18)."""
    open_city: Literal["four-sides", "none"] = "four-sides"
    """Is a region that touches all four sides of the board never enclosed? (A2)"""
    first_pocket: Literal["second-move", "never"] = "second-move"
    """When is a pocket claimed that a first move has sealed? (A5)"""
    pocket_capture: bool = False
    """Does the second move also capture a piece in such a pocket? (A6)"""
    voluntary_pass: bool = False
    """May a player pass who could move? (A13)"""
    opening: Literal["rulebook", "lehmann-woods"] = "rulebook"
    """The People Piece first, or the opener's first piece and then the People Piece with the placer's first. (A21)"""


def encode(options: Options) -> Mapping[str, int]:
    """Options as cells of the state."""
    return {
        "games": options.games,
        "open_city": options.open_city == "four-sides",
        "first_pocket": options.first_pocket == "second-move",
        "pocket_capture": options.pocket_capture,
        "voluntary_pass": options.voluntary_pass,
        "opening": options.opening == "lehmann-woods",
    }


GAME: Final = GameSpec(
    name="moves",
    title="Monumental Moves",
    version="1",
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
    listener=listener,
    box=load,
    types={"View": View, "Choice": Choice, "Event": Event, "Box": Box},
    counts_against=True,
    positions=Positions(write_position, read_position, options_of, read_begun),
)
