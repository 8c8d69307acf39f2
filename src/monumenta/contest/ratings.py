"""How strong the bots of a run are, from all of its games in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from .optional_library import need
from .rows import NOBODY, Row

START: Final = 25.0
"""What everybody begins with."""
WIDTH: Final = 1.96
"""Standard deviations on each side of a rating: 95 times of 100 the strength is within."""


class Rating(Struct, frozen=True):
    mean: float
    deviation: float
    low: float
    high: float


def ratings(rows: Iterable[Row], entrants: int) -> list[Rating]:
    """By entrant: Plackett and Luce's model, updated game by game (Weng and Lin), 25 ± 8.3 before the first."""
    model: Any = need("openskill.models", "arena").PlackettLuce()
    found: list[Any] = [model.rating() for _ in range(entrants)]
    for row in rows:
        for entrant, updated in _after(model, row, found).items():
            found[entrant] = updated
    return [_rating(one.mu, one.sigma) for one in found]


def _after(model: Any, row: Row, found: list[Any]) -> dict[int, Any]:
    """The ratings of those who played. Every seat is a player; who sat on several gets the mean of what they got.
    Automas are left out: how strong they are depends on the game's options."""
    sat = [(who, rank) for who, rank in zip(row.seats, row.ranks(), strict=True) if who != NOBODY]
    if len({who for who, _ in sat}) < 2:
        return {}
    rated = model.rate([[found[who]] for who, _ in sat], ranks=[float(rank) for _, rank in sat])
    after: dict[int, Any] = {}
    for entrant in dict.fromkeys(who for who, _ in sat):
        own = [team[0] for team, (who, _) in zip(rated, sat, strict=True) if who == entrant]
        mean, deviation = (sum(getattr(one, name) for one in own) / len(own) for name in ("mu", "sigma"))
        after[entrant] = model.rating(mu=mean, sigma=deviation)
    return after


def _rating(mean: float, deviation: float) -> Rating:
    return Rating(
        mean=round(mean, 3),
        deviation=round(deviation, 3),
        low=round(mean - WIDTH * deviation, 3),
        high=round(mean + WIDTH * deviation, 3),
    )
