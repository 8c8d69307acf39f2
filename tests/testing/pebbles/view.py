"""What a seat may see of Pebbles."""

from __future__ import annotations

from msgspec import Struct

from .notation import write
from .state import CLOSED, GUESSED, LOT_FELL, State


class View(Struct, frozen=True):
    seat: int | None
    phase: int
    round: int
    fists: list[int | None]
    """Null where the seat may not look or nothing is hidden."""
    closed: list[bool]
    guesses: list[int | None]
    shown: list[int]
    points: list[int]


class Choice(Struct, frozen=True):
    do: str
    number: int


class First(Struct, frozen=True, tag_field="kind", tag="first"):
    seat: int


class Closed(Struct, frozen=True, tag_field="kind", tag="closed"):
    seat: int


class Guessed(Struct, frozen=True, tag_field="kind", tag="guessed"):
    seat: int
    total: int


class Opened(Struct, frozen=True, tag_field="kind", tag="opened"):
    fists: list[int]
    points: list[int]


Event = First | Closed | Guessed | Opened


class Box(Struct, frozen=True):
    pebbles: int


def view(s: State, seat: int | None, lifted: bool) -> View:
    seats = range(s.players)
    return View(
        seat=seat,
        phase=s.phase,
        round=s.round_no,
        fists=[s.fist[p] if s.closed >> p & 1 and (lifted or p == seat) else None for p in seats],
        closed=[bool(s.closed >> p & 1) for p in seats],
        guesses=[s.guess[p] - 1 if s.guess[p] else None for p in seats],
        shown=[s.shown[p] for p in seats],
        points=[s.points[p] for p in seats],
    )


def choice(s: State, action: int) -> Choice:
    text = write(s, action)
    return Choice(text, int(text.split()[1]))


def told(s: State, kind: int, a: int, b: int, c: int) -> Event:
    del c
    if kind == LOT_FELL:
        return First(a)
    if kind == CLOSED:
        return Closed(a)
    if kind == GUESSED:
        return Guessed(a, b)
    seats = range(s.players)
    return Opened([s.shown[p] for p in seats], [s.points[p] for p in seats])
