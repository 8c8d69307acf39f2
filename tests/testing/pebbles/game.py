"""Pebbles as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.tell import word_by_word

from . import rules
from .notation import parse, why_not, write
from .state import ACTIONS, MOST_LEGAL, MOST_PEBBLES, MOST_PLAYERS, State
from .view import Box, Choice, Event, View, choice, told, view


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[2, 3] = 2
    rounds: Literal[1, 2, 3] = 3


def encode(options: Options) -> Sequence[int]:
    return [options.players, options.rounds]


def box() -> Box:
    return Box(MOST_PLAYERS * MOST_PEBBLES)


GAME: Final = GameSpec(
    name="pebbles",
    title="Pebbles",
    version="1",
    state=State,
    rules=rules,
    options=Options,
    encode=encode,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    features=rules.FEATURES,
    write=write,
    parse=parse,
    why_not=why_not,
    view=view,
    choice=choice,
    listener=word_by_word(told),
    box=box,
    types={"View": View, "Choice": Choice, "Event": Event, "Box": Box},
)
