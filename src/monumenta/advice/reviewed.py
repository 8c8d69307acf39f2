"""A finished game as a search looks back on it, for people and programs; docs/analysis.md says what the words mean."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

Mark = Literal["slip", "mistake", "blunder"]

MARKS: Final[dict[Mark, float]] = {"blunder": 0.2, "mistake": 0.1, "slip": 0.05}
"""How much of the chance to win a decision gave away to be called so, worst first."""
LUCKY: Final = 0.1
"""A draw that moves somebody's chance by so much is marked as well, as luck."""


class Step(Struct, frozen=True):
    """One decision that somebody made, and what a search makes of it from what the seat could know."""

    n: int
    """Moves made before it."""
    seat: int
    do: str
    best: str
    """What the search would have done; the same as `do` if it agrees."""
    events: list[Any]
    """What everybody would have seen of that, as the game's view tells it; empty if it is what was done."""
    win: list[float]
    """Chances to win before it, by seat, if the best is done."""
    scores: list[float]
    """Expected points at the end, by seat, if the best is done."""
    loss: float
    """By how much the chance of the seat was better with the best than with what was done."""
    mark: Mark | None
    line: list[str]
    """How the search would have gone on, beginning with `best`, until luck has a say."""
    luck: list[float]
    """By seat: how luck's draws just before it changed the chances. Empty if there were none."""
    lucky: bool
    """Did they change much?"""


class Review(Struct, frozen=True):
    """What has been found out about a game so far."""

    total: int
    """Decisions there are to look at: those where there was more than one thing to do."""
    steps: list[Step]
    outcome: list[float]
    """What each seat has of the victory in the end; empty if the game is not over."""


def mark_of(loss: float) -> Mark | None:
    """The name for a decision that gave away so much."""
    return next((mark for mark, least in MARKS.items() if loss >= least), None)


def is_lucky(change: list[float]) -> bool:
    """Is such a change of the chances worth a mark?"""
    return max(map(abs, change), default=0.0) >= LUCKY
