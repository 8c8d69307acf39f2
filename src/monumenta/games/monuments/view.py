"""What a seat may see of World Monuments, as the types that leave the server.

Everything here is made from a record that `conceal` has already emptied of what the seat cannot
know, so nothing in this file can leak it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Colour = Literal["purple", "red", "natural", "orange", "blue", "black"]
Phase = Literal["start", "laying", "quarry", "building", "over"]


class Built(Struct, frozen=True, forbid_unknown_fields=True):
    """One token of the monument, and who set it."""

    slot: int
    seat: int


class Tally(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a seat's points come from; the sum is its score."""

    start: int
    levels: list[int]
    """Points built on levels 1 to 5."""
    black: int
    gems: int
    """Counted at the end only, 0 before."""
    lost: int
    """Lost by passing, as a positive number."""


class View(Struct, frozen=True, tag_field="game", tag="monuments", forbid_unknown_fields=True):
    """The table as one seat sees it (`seat` is null for a spectator)."""

    seat: int | None
    monument: str
    players: int
    phase: Phase
    round: int
    """1 to 3; 0 before the start player is known."""
    turn: int
    """Number of the quarry turn in this round, from 1; 0 outside the quarry phase."""
    actor: int | None
    """The seat to act; null while luck acts and when the game is over."""
    starter: int | None
    """The seat that has the worker in front of its screen, or had it when the round began."""
    worker: str | None
    """The space the worker stands on, e.g. "o3"."""
    trail: list[str]
    """Spaces entered in this turn, in order."""
    steps_left: int
    quarry: dict[str, list[Colour]]
    """Every space with the tokens that lie there."""
    singles: list[str]
    """Middle spaces that get one token only in this round."""
    bag: dict[Colour, int]
    """Tokens of this round still to be laid out."""
    hands: list[dict[Colour, int] | None]
    """Tokens behind each screen; null where the seat may not look."""
    built: list[Built]
    scores: list[int]
    passed: list[bool]
    tally: list[Tally]
    finished: bool
    """Is the monument complete?"""
    winners: list[int]
    """Empty until the game is over."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """A legal action, as text and as what it does on the board."""

    do: str
    kind: Literal["step", "build", "single", "start", "lay"]
    space: str | None = None
    """step, single, lay: the space meant."""
    colour: Colour | None = None
    """step: the token taken (null: the space is empty); build: the token used; lay: the token laid."""
    slot: int | None = None
    """build: the slot of the plan."""
    points: int = 0
    """Points scored at once."""
    seat: int | None = None
    """start: the seat that begins."""


class Started(Struct, frozen=True, tag_field="kind", tag="started"):
    seat: int


class Round(Struct, frozen=True, tag_field="kind", tag="round"):
    round: int
    starter: int


class Single(Struct, frozen=True, tag_field="kind", tag="single"):
    """A middle space was named that gets one token only; `seat` is null when luck named it."""

    space: str
    seat: int | None


class Laid(Struct, frozen=True, tag_field="kind", tag="laid"):
    space: str
    colour: Colour


class Stepped(Struct, frozen=True, tag_field="kind", tag="stepped"):
    """The worker entered a space (`origin` is null when it was put there on the first turn)."""

    seat: int
    origin: str | None
    space: str
    took: Colour | None


class Black(Struct, frozen=True, tag_field="kind", tag="black"):
    """The quarry is empty: the holder of the black token takes the worker and scores."""

    seat: int
    points: int


class Raised(Struct, frozen=True, tag_field="kind", tag="built"):
    seat: int
    slot: int
    colour: Colour
    level: int
    points: int


class Passed(Struct, frozen=True, tag_field="kind", tag="passed"):
    """A seat could not build: its screen is lifted."""

    seat: int
    held: dict[Colour, int]
    lost: int


class Over(Struct, frozen=True, tag_field="kind", tag="over"):
    finished: bool
    gems: list[int]
    """Points for gems, by seat."""
    scores: list[int]
    winners: list[int]


Event = Started | Round | Single | Laid | Stepped | Black | Raised | Passed | Over
