"""What a seat may see of Pebbles."""

from __future__ import annotations

from msgspec import Struct

from monumenta.engine.match.concealed import Seen

from .notation import write
from .state import ENDED, GUESS, HIDE, LOTS, State


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


def view(seen: Seen) -> View:
    s: State = seen.plain
    seats = range(s.players)
    return View(
        seat=seen.viewer,
        phase=s.phase,
        round=s.round_no,
        fists=[s.fist[p] if s.closed >> p & 1 and (seen.lifted or p == seen.viewer) else None for p in seats],
        closed=[bool(s.closed >> p & 1) for p in seats],
        guesses=[s.guess[p] - 1 if s.guess[p] else None for p in seats],
        shown=[s.shown[p] for p in seats],
        points=[s.points[p] for p in seats],
    )


def choice(s: State, action: int) -> Choice:
    text = write(s, action)
    return Choice(text, int(text.split()[1]))


def own_event(seat: int, action: int) -> Event:
    if action < HIDE:
        return First(action)
    return Closed(seat) if action < GUESS else Guessed(seat, action - GUESS)


def preview_events(before: State, seat: int, action: int, after: State) -> list[Event]:
    del before, after
    return [own_event(seat, action)]


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    seen: list[Event] = [own_event(seat, action)]
    if before.phase not in (LOTS, ENDED) and after.phase in (LOTS, ENDED):
        seats = range(after.players)
        seen.append(Opened([after.shown[p] for p in seats], [after.points[p] for p in seats]))
    return seen
