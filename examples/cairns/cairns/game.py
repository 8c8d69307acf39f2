"""Two Cairns as the rest of the program knows it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.numbers import numbers
from monumenta.engine.author.tell import word_by_word

from . import rules
from .actions import ACTIONS, MOST_LEGAL
from .box import Box, load
from .notation import parse, write
from .observation import PARTS
from .state import State
from .view import Choice, Event, View, choice, translate, view
from .why import why_not


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[2, 3, 4] = 2
    hand: Literal[3, 2, 4] = 3
    """Stones that everybody holds."""
    open_hands: bool = False
    """Do all see what everybody holds?"""


GAME: Final = GameSpec(
    name="cairns",
    title="Two Cairns",
    version="1",
    state=State,
    rules=rules,
    options=Options,
    encode=numbers,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    features=rules.FEATURES,
    write=write,
    parse=parse,
    why_not=why_not,
    view=view,
    choice=choice,
    listener=word_by_word(translate),
    box=load,
    types={"View": View, "Choice": Choice, "Event": Event, "Box": Box},
    secret_luck=True,
    observation=PARTS,
)
