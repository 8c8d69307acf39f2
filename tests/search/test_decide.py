"""Bots see what their seat may see, act by the rules, and do the same again for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile.arrays import new_array, plain_games
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.search import Budget, UnknownBot, bots_of, choose_id, decide, named, searches
from monumenta.search.decide import house_bot
from monumenta.search.desk import new_desk
from monumenta.search.house_bot import TreeLevel, cells
from monumenta.search.policy import choose_known
from monumenta.testing.walk import positions

SPEC = find("monuments")
BOTS = ["random", "greedy"]
LEVELS = ["novice", "casual", "club", "expert", "master"]
FEW = "master:25"
OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "monument": "taj-mahal", "singles_by": "starter"},
    {"players": 4, "monument": "capitol", "allow_return_to_start": False},
    {"players": 2, "monument": "st-peters", "show_holdings": True},
]


def decisions(options: dict[str, Any], seed: int) -> Iterator[tuple[Game, int]]:
    """Every position of a random game in which a seat is to act."""
    for game in positions(SPEC, options, seed):
        actor = game.actor
        if isinstance(actor, int):
            yield game, actor


def array_of(state: bytes) -> Any:
    array = new_array(SPEC.state, 1)
    array.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
    return array


def rehidden(state: bytes, seat: int, seed: int) -> bytes:
    array = array_of(state)
    SPEC.rules.rehide(plain_games(array)[0], seat, new_rng(seed).tolist())
    return array.tobytes()


def plain_choice(bot: str, state: bytes, seat: int, seed: int) -> int:
    """What the bot does without any compiled code."""
    chosen = house_bot(SPEC, bot)
    assert not isinstance(chosen, TreeLevel)
    return choose_known(new_desk(SPEC, seed, Concealed(SPEC, state, seat)), seat, *cells(chosen))


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:  # pyright: ignore[reportUnusedFunction]
    use(SPEC)


@pytest.mark.parametrize("bot", [*BOTS, FEW])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_choice_is_the_same_whatever_the_others_hide(bot: str, options: dict[str, Any]) -> None:
    different = 0
    for game, seat in decisions(options, 11):
        state, seed = game.state(), game.n
        wanted = choose_id(Concealed(SPEC, state, seat), bot, seed)
        assert choose_id(game.concealed(seat), bot, seed) == wanted
        for world in range(3):
            other = rehidden(state, seat, world)
            different += other != state
            assert choose_id(Concealed(SPEC, other, seat), bot, seed) == wanted
    # of two, each knows what the other holds: who has looked on knows where every token went
    assert different > 50 or options["players"] == 2, "nothing was hidden, so nothing was shown"


@pytest.mark.parametrize("bot", [*BOTS, FEW])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_choice_is_legal_repeatable_and_leaves_the_state_alone(bot: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        for game, seat in decisions(options, seed):
            state = game.state()
            action = choose_id(Concealed(SPEC, state, seat), bot, game.n)
            assert action in game.legal_ids(seat)
            assert choose_id(Concealed(SPEC, state, seat), bot, game.n) == action
            assert game.state() == state
            assert decide(Concealed(SPEC, state, seat), bot, game.settings, game.n) == game.write(action)


@pytest.mark.parametrize("bot", BOTS)
def test_plain_and_compiled_bots_choose_alike(bot: str) -> None:
    rng = Random(3)
    compared = 0
    for game, seat in decisions({"players": 3, "monument": "taj-mahal"}, 5):
        if rng.random() < 0.4:
            seed = rng.getrandbits(63)
            assert choose_id(game.concealed(seat), bot, seed) == plain_choice(bot, game.state(), seat, seed)
            compared += 1
    assert compared > 20


def test_without_compiled_rules_a_bot_plays_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("monumenta.search.decide")  # `bots.decide` is the function
    game, seat = next(decisions({}, 1))
    wanted = choose_id(game.concealed(seat), "greedy", 9)

    def nothing(spec: GameSpec) -> None:
        assert spec is SPEC

    monkeypatch.setattr(module, "in_use", nothing)
    assert choose_id(game.concealed(seat), "greedy", 9) == wanted


def test_seeds_make_a_difference() -> None:
    """Among equally good actions."""
    for bot in BOTS:
        several = [
            len({choose_id(game.concealed(seat), bot, seed) for seed in range(20)}) > 1
            for game, seat in decisions({}, 1)
        ]
        assert any(several)


def test_bots_by_name() -> None:
    assert bots_of(SPEC) == [*BOTS, *LEVELS]
    assert [searches(SPEC, bot) for bot in bots_of(SPEC)] == [False, False, True, True, True, True, True]
    game = Game(SPEC, parse_options(SPEC, {"starter": 0}))
    with pytest.raises(UnknownBot, match="no bot 'wise' for monuments; there are: random, greedy, novice"):
        choose_id(game.concealed(0), "wise", 1)


def test_a_name_may_carry_iterations() -> None:
    assert named("master:2000") == ("master", Budget(playouts=2000))
    assert named("greedy", Budget(milliseconds=5)) == ("greedy", Budget(milliseconds=5))
    for bad in ("master:", "master:many", "master:0", "master:-1"):
        with pytest.raises(UnknownBot, match="a number of iterations"):
            named(bad)
