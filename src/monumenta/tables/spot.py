"""A position to think about, as plain data that can go to another process."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.search.budget import MOVE


class Spot(Struct, frozen=True):
    game: str
    rules: str
    options: dict[str, Any]
    state: bytes
    seat: int
    seed: int
    seconds: float = MOVE.milliseconds / 1000
    """How long a bot that searches may think."""
    n: int = 0
    """Moves made until then."""
    threads: int = 1
    """How many may think about it at once."""


def restore(spot: Spot) -> Game:
    """The game at the spot."""
    spec = find(spot.game, spot.rules)
    return Game.restore(spec, parse_options(spec, spot.options), spot.state, spot.n)
