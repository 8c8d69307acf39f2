"""Random games for tests, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from monumenta.engine.author.contract import GameSpec, Mover
from monumenta.engine.match.game import Game, parse_options

LIMIT = 100_000
"""No game is meant to be longer."""


def seat_to_act(game: Game, rng: Random) -> Mover:
    """Who moves next; where anyone may, a random seat that can.

    In real time it is mostly who is due, and the time goes on to then; now and then somebody else is quicker."""
    actor = game.actor
    if actor != "anyone":
        assert actor != "over"
        return actor
    able: list[Mover] = [seat for seat in (*range(len(game.players)), "clock") if game.legal_ids(seat)]
    due = game.due()
    if due is not None and (not able or rng.randrange(4)):
        game.advance(due[1])
        assert game.legal_ids(due[0]), f"{due[0]} is due, but can do nothing"
        return due[0]
    assert able, "anyone may act, but nobody can"
    return rng.choice(able)


def random_step(game: Game, rng: Random) -> None:
    """One random action, luck's by its weights."""
    mover = seat_to_act(game, rng)
    t = game.now if game.spec.realtime else None  # by a real clock no seed would give the same game twice
    if mover == "chance":
        game.roll(rng, t)
    else:
        actions = game.legal_ids(mover)
        assert actions, "the game is not over, but nothing is possible"
        game.play(rng.choice(actions), mover, t)


def positions(spec: GameSpec, options: dict[str, Any], seed: int) -> Iterator[Game]:
    """The same game object before every move of a random game, and once more when it is over."""
    rng = Random(seed)
    game = Game(spec, parse_options(spec, options))
    while not game.over:
        yield game
        random_step(game, rng)
        assert game.n < LIMIT, f"no end after {LIMIT} actions"
    yield game
