"""Random games for tests, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ..engine.contract import GameSpec, Mover
from ..engine.game import Game, parse_options

LIMIT = 100_000
"""No game is meant to be longer."""


def seat_to_act(game: Game, rng: Random) -> Mover:
    """Who moves next; where anyone may, a random seat that can."""
    actor = game.actor
    if actor != "anyone":
        assert actor != "over"
        return actor
    able = [seat for seat in range(len(game.players)) if game.legal_ids(seat)]
    assert able, "anyone may act, but nobody can"
    return rng.choice(able)


def random_step(game: Game, rng: Random) -> None:
    """One random action, luck's by its weights."""
    mover = seat_to_act(game, rng)
    if mover == "chance":
        game.roll(rng)
    else:
        actions = game.legal_ids(mover if isinstance(mover, int) else None)
        assert actions, "the game is not over, but nothing is possible"
        game.play(rng.choice(actions), mover)


def positions(spec: GameSpec, options: dict[str, Any], seed: int) -> Iterator[Game]:
    """The same game object before every move of a random game, and once more when it is over."""
    rng = Random(seed)
    game = Game(spec, parse_options(spec, options))
    while not game.over:
        yield game
        random_step(game, rng)
        assert game.n < LIMIT, f"no end after {LIMIT} actions"
    yield game
