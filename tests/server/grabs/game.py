"""Grabs as the rest of the program knows it: notation, view, events, and how a view follows events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from monumenta.engine.author.contract import BadNotation, GameSpec, WhyNot
from monumenta.engine.author.tell import word_by_word

from . import rules
from .state import (
    ACTIONS,
    AGREED,
    BACK,
    COLOURS,
    DEALT,
    GO,
    LAID,
    LEFT,
    MOST_LEGAL,
    OUT,
    PLAY,
    PUT,
    READY,
    STONES,
    TAKE,
    TAKEN,
    TIME,
    State,
)

WORDS: Final = {
    **{f"deal {c}": DEALT + c for c in range(COLOURS)},
    **{f"take {i}": TAKE + i for i in range(STONES)},
    "put": PUT,
    "back": BACK,
    "out": OUT,
    "ready": READY,
    "go": GO,
    "time": TIME,
}
TEXTS: Final = {number: word for word, number in WORDS.items()}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[1, 2, 3, 4] = 2
    milliseconds: Literal[0, 300, 1500, 60_000, 600_000] = 60_000


class View(Struct, frozen=True):
    phase: int
    round: int
    ends: int | None
    heap: list[int]
    """1 where a stone lies."""
    hands: list[list[int] | None]
    """Stone and colour."""
    laid: list[int]
    points: list[int]
    out: list[bool]


class Choice(Struct, frozen=True):
    do: str


class Taken(Struct, frozen=True, tag_field="kind", tag="taken"):
    seat: int
    stone: int
    colour: int


class Put(Struct, frozen=True, tag_field="kind", tag="put"):
    seat: int
    points: int


class Left(Struct, frozen=True, tag_field="kind", tag="left"):
    """The hand is emptied into the heap; `out`: and its owner does nothing more."""

    seat: int
    stone: int | None
    out: bool


class Ready(Struct, frozen=True, tag_field="kind", tag="ready"):
    seat: int


class Turned(Struct, frozen=True, tag_field="kind", tag="turned"):
    """Dealt, begun or ended: the whole table looks different."""

    phase: int


Event = Taken | Put | Left | Ready | Turned


class Box(Struct, frozen=True):
    stones: int


def encode(options: Options) -> Sequence[int]:
    return [options.players, options.milliseconds]


def write(s: State, action: int) -> str:
    del s
    return TEXTS[action]


def parse(s: State, text: str) -> int:
    del s
    if text not in WORDS:
        raise BadNotation(f"{text!r} is no action here: they look like 'take 3', 'put', 'back', 'out'")
    return WORDS[text]


def why_not(s: State, seat: int, action: int) -> WhyNot:
    if s.phase != PLAY:
        return WhyNot("G1", "not-now", "wait for the signal")
    if rules.late(s):
        return WhyNot("G2", "late", "the time is up")
    if seat >= 0 and s.out >> seat & 1:
        return WhyNot("G3", "out", "you have jumped out")
    if seat >= 0 and TAKE <= action < PUT:
        if s.hand[seat]:
            return WhyNot("G4", "full", "one stone at a time")
        return WhyNot("G5", "gone", "somebody was faster")
    return WhyNot("G6", "empty", "there is nothing in your hand")


def view(s: State, seat: int | None, lifted: bool) -> View:
    del seat, lifted
    seats = range(s.players)
    return View(
        phase=s.phase,
        round=s.round_no,
        ends=s.ends or None,
        heap=[s.heap[i] for i in range(STONES)],
        hands=[[s.hand[p] - 1, s.seen[p]] if s.hand[p] else None for p in seats],
        laid=[s.laid[p] for p in seats],
        points=[s.points[p] for p in seats],
        out=[bool(s.out >> p & 1) for p in seats],
    )


def choice(s: State, action: int) -> Choice:
    return Choice(write(s, action))


def told(s: State, kind: int, seat: int, b: int, c: int) -> Event:
    del c
    if kind == TAKEN:
        return Taken(seat, b, s.seen[seat])
    if kind == LAID:
        return Put(seat, s.points[seat])
    if kind == LEFT:
        return Left(seat, s.hand[seat] - 1 if s.hand[seat] else None, b == 1)
    return Ready(seat) if kind == AGREED else Turned(s.phase)


def follow(seen: Any, event: Any) -> Any:
    """A view, as JSON, after an event that changes a part of it."""
    after = {**seen, **{name: list(seen[name]) for name in ("heap", "hands", "laid", "points", "out")}}
    seat = event.get("seat")
    match event["kind"]:
        case "taken":
            after["heap"][event["stone"]] = 0
            after["hands"][seat] = [event["stone"], event["colour"]]
        case "put":
            after["hands"][seat] = None
            after["laid"][seat] += 1
            after["points"][seat] = event["points"]
        case "left":
            after["hands"][seat] = None
            if event["stone"] is not None:
                after["heap"][event["stone"]] = 1
            after["out"][seat] = event["out"]
        case "ready":
            after["out"][seat] = True
        case _:
            raise AssertionError(f"{event} needs a whole position")
    return after


def box() -> Box:
    return Box(STONES)


GAME: Final = GameSpec(
    name="grabs",
    title="Grabs",
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
    secret_luck=True,
)
