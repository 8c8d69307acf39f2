"""`copy` and `pickle` of a game: it goes on by itself, exactly as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from monumenta import Game
from monumenta.engine.match.registry import find


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  (our own bytes)


WAYS = [copy.copy, copy.deepcopy, pickled]


def play_on(game: Game, seed: int, moves: int) -> None:
    rng = Random(seed)
    for _ in range(moves):
        if game.actor == "chance":
            game.roll(rng, t=game.now)
        elif game.actor == "anyone":
            due = game.due()
            assert due is not None
            seat, when = due
            game.advance(when)
            game.play(rng.choice(game.legal_ids(seat)), seat, t=when)
        else:
            game.play(rng.choice(game.legal_ids()), t=game.now)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["moves", "monuments", "mondo", "monumental"])
def test_a_copy_goes_on_like_the_original_and_by_itself(name: str, way: Callable[[Game], Game]) -> None:
    game = Game.new(name)
    play_on(game, 1, 12)
    twin = way(game)
    assert (twin.state(), twin.n, twin.moves, twin.settings) == (game.state(), game.n, game.moves, game.settings)
    play_on(game, 2, 8)
    assert twin.n == 12, "the copy went on with the original"
    assert len(twin.moves) == 12
    play_on(twin, 2, 8)
    assert twin.record().write() == game.record().write()
    assert twin.state() == game.state()


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_still_the_game_that_is_installed(way: Callable[[Any], Any]) -> None:
    spec = find("moves")
    assert way(spec) is spec
    assert way(Game.new("moves")).spec is spec


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_remembers_where_it_began_and_when(way: Callable[[Game], Game]) -> None:
    game = Game.at("moves", Game.new("moves").position())
    twin = way(game)
    assert twin.began_at == game.began_at
    assert vars(twin)["_began"] == pytest.approx(vars(game)["_began"], abs=60)
