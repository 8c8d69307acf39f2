"""What may be seen of a state is a type of its own."""

from __future__ import annotations

import pickle
from copy import deepcopy
from dataclasses import FrozenInstanceError
from random import Random

import pytest

from monumenta.engine.author.contract import SPECTATOR
from monumenta.engine.match.concealed import Concealed, Opened
from monumenta.engine.match.game import Game


def begun() -> Game:
    """World Monuments with three players who hold something."""
    game, rng = Game.new("monuments", players=3), Random(4)
    while game.n < 40:
        game.play(rng.choice(game.legal_ids())) if isinstance(game.actor, int) else game.roll(rng)
    return game


def test_to_make_one_is_to_conceal() -> None:
    game = begun()
    known = Concealed(game.spec, game.state(), 1)
    assert known.state != game.state()
    assert known == game.concealed(1) != game.concealed(0)
    assert Concealed(game.spec, known.state, 1) == known, "nothing is left to conceal"
    with pytest.raises(FrozenInstanceError):
        known.state = game.state()  # pyright: ignore[reportAttributeAccessIssue]


def test_somebody_without_a_seat_sees_least() -> None:
    game = begun()
    assert (game.concealed(None).seat, game.concealed(None).viewer) == (SPECTATOR, None)
    assert game.concealed(2).viewer == 2
    assert game.view(None).hands == [None, None, None]
    assert [hand is not None for hand in game.view(1).hands] == [False, True, False]


def test_with_all_screens_lifted_everything_is_seen() -> None:
    game = begun()
    assert game.open_view() == game.spec.view(Opened(game.spec, game.state()))
    assert None not in game.open_view().hands


def test_it_can_be_sent_to_another_process() -> None:
    known = begun().concealed(1)
    assert pickle.loads(pickle.dumps(known)) == deepcopy(known) == known  # noqa: S301


def test_a_game_as_a_seat_knows_it_has_nothing_more() -> None:
    game = begun()
    known = game.as_known(1)
    assert known.state() == game.concealed(1).state
    assert (known.n, known.moves, known.legal(known.actor)) == (game.n, [], game.legal(game.actor))  # type: ignore[arg-type]
