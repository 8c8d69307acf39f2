"""Snatch as the rest of the program knows it: its notation and views are as small as its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from monumenta.engine.author.contract import BadNotation, GameSpec, WhyNot
from monumenta.engine.author.tell import word_by_word

from . import rules
from .state import ACTIONS, ENDED, PEBBLES, RING, SEATS, SIGNAL, State

WORDS: Final = {"signal": SIGNAL, "ring": RING} | {f"take {i}": i for i in range(PEBBLES)}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[2] = 2
    empty: bool = False
    """Is there nothing to take?"""


class View(Struct, frozen=True):
    table: int
    taken: list[int]


class Choice(Struct, frozen=True):
    do: str


class Done(Struct, frozen=True, tag_field="kind", tag="done"):
    seat: int
    do: str


class Box(Struct, frozen=True):
    pebbles: int


def encode(options: Options) -> Sequence[int]:
    return [int(not options.empty)]


def write(s: State, action: int) -> str:
    del s
    return next(word for word, number in WORDS.items() if number == action)


def parse(s: State, text: str) -> int:
    del s
    if text not in WORDS:
        raise BadNotation(f"{text!r} is no action here: there are {', '.join(WORDS)}")
    return WORDS[text]


def why_not(s: State, seat: int, action: int) -> WhyNot:
    del seat, action
    return WhyNot("T1", "late", "the bell has rung") if s.time >= s.ends else WhyNot("T2", "gone", "it is gone")


def view(s: State, seat: int | None, lifted: bool) -> View:
    del seat, lifted
    return View(s.table, [s.taken[p] for p in range(SEATS)])


def choice(s: State, action: int) -> Choice:
    return Choice(write(s, action))


def told(s: State, kind: int, seat: int, action: int, c: int) -> Done:
    del kind, c
    return Done(seat, write(s, action))


def box() -> Box:
    return Box(PEBBLES)


def winners(s: State) -> list[int]:
    """Nobody who has taken nothing."""
    assert s.phase == ENDED
    most = max(1, *(s.taken[p] for p in range(SEATS)))
    return [p for p in range(SEATS) if s.taken[p] == most]


GAME: Final = GameSpec(
    name="snatch",
    title="Snatch",
    version="1",
    state=State,
    rules=rules,
    options=Options,
    encode=encode,
    actions=ACTIONS,
    most_legal=PEBBLES,
    features=rules.FEATURES,
    write=write,
    parse=parse,
    why_not=why_not,
    view=view,
    choice=choice,
    listener=word_by_word(told),
    box=box,
    types={"View": View, "Choice": Choice, "Event": Done, "Box": Box},
    winners=winners,
)
