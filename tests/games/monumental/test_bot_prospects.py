"""What a civilization of Monumental can expect: a sum over what it has, and a guide to who will win."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import numpy as np
import pytest

from monumenta.contest.one_game import play_one
from monumenta.engine.author.state import record
from monumenta.engine.compile.compiled import use
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.games.monumental.bot.prospects import (
    CULTURE,
    GOLD,
    NAMES,
    ONE,
    POINTS,
    ROUNDS,
    THINGS,
    TOKENS,
    WEIGHTS,
    prospects,
)
from monumenta.games.monumental.resources import Res
from monumenta.games.monumental.rules import score
from monumenta.search import choose_id, repeatable
from monumenta.search.mind import HouseMind

SPEC = find("monumental")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:  # pyright: ignore[reportUnusedFunction]
    use(SPEC)


def rounds(players: int, seed: int) -> Iterator[tuple[Any, list[int]]]:
    """The state at the beginning of every round of a game between greedy bots, and the points there."""
    rng, game, last = Random(seed), Game(SPEC, parse_options(SPEC, {"players": players})), 0
    while not game.over:
        if isinstance(game.actor, int):
            game.play(choose_id(game.concealed(game.actor), "greedy", rng.getrandbits(60)))
            continue
        game.roll(rng)
        s: Any = plain_state(record(SPEC.state), game.state())
        if s.round_no != last and not game.over:
            last = s.round_no
            points = [0] * players
            score(s, points)  # pyright: ignore[reportArgumentType]  # a list will do
            yield s, points


@pytest.mark.parametrize("players", [2, 4])
def test_they_are_a_weighed_sum_of_what_there_is(players: int) -> None:
    assert len(NAMES) == THINGS
    weights = np.array([[WEIGHTS[left * THINGS + thing] for thing in range(THINGS)] for left in range(ROUNDS)])
    seen = np.zeros(THINGS)
    for s, points in chain.from_iterable(rounds(players, seed) for seed in range(6)):
        for p in range(players):
            things = np.array([prospects(s, p, points[p], ROUNDS + thing) for thing in range(THINGS)]) / ONE
            assert things[[POINTS, GOLD, TOKENS, CULTURE]].tolist() == [
                points[p],
                *(s.res[p, r] for r in (Res.GOLD, Res.TOKENS, Res.CULTURE)),
            ]
            for left in range(ROUNDS):
                assert prospects(s, p, points[p], left) == pytest.approx(weights[left] @ things, abs=3)
            seen += things != 0
    assert seen.all()


def test_a_little_search_with_them_beats_the_greedy_bot() -> None:
    won = 0
    options = parse_options(SPEC, {})
    for number in range(12):
        bots = ["expert", "greedy"] if number % 2 == 0 else ["greedy", "expert"]
        minds = [HouseMind(SPEC, bot, repeatable(SPEC, bot)) for bot in bots]
        won += play_one(SPEC, options, minds, number // 2 + 1).game.winners == [number % 2]
    assert won >= 8
