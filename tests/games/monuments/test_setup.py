"""Set-up: rows S1 to S6 of the ledger."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from monumenta.engine.author.contract import IllegalAction
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.games.monuments.state import BOX
from monumenta.games.monuments.view import Round, Started
from tests.games.monuments.positions import MONUMENTS, SPEC, finish, laid_out, new, state_of


@pytest.mark.parametrize("monument", MONUMENTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_monument_and_number_of_players(monument: str, players: int) -> None:
    game = finish(new(monument=monument, players=players))
    assert game.open_view().monument == monument
    assert len(game.scores) == players


def test_supply() -> None:
    assert BOX.supply == {"purple": 30, "red": 20, "natural": 12, "orange": 10, "blue": 9, "black": 1}
    assert sum(BOX.supply.values()) == 82
    game = SPEC.rules
    assert game is not None
    s = state_of(new())
    assert sum(s.supply[kind] + s.bag[kind] for kind in range(6)) == 82


def test_everybody_starts_with_ten() -> None:
    assert new(players=4).scores == [10, 10, 10, 10]


def test_start_player_by_lot() -> None:
    starters: Counter[int] = Counter()
    for seed in range(300):
        game = new(players=3, starter="random")
        assert game.legal() == ["starts 0", "starts 1", "starts 2"]
        assert game.weights() == [1, 1, 1]
        game.roll(Random(seed))
        starters[game.view(None).starter] += 1
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) > 60


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_start_player_by_option(starter: int) -> None:
    game = laid_out(players=3, starter=starter)
    assert game.actor == starter
    assert game.view(None).starter == starter


@pytest.mark.parametrize("starter", ["random", 0, 1])
@pytest.mark.parametrize("monument", ["notre-dame", "taj-mahal"])
@pytest.mark.parametrize("version", ["1", "2"])
def test_who_begins_is_told_once_however_that_was_found(starter: str | int, monument: str, version: str) -> None:
    spec = find("monuments", version)
    game = Game(spec, parse_options(spec, {"monument": monument, "starter": starter, "singles_by": "starter"}))
    rng = Random(3)
    seen: list[Any] = []
    while game.view(None).phase in ("start", "laying"):
        played = game.roll(rng) if game.actor == "chance" else game.play(game.legal()[0])
        seen += played.events
    first = game.view(None).starter
    assert seen[:2] == [Started(first), Round(1, first)]
    assert sum(isinstance(event, Started | Round) for event in seen) == 2


def test_phases_follow_each_other() -> None:
    game = new(players=3)
    rng = Random(5)
    seen: list[tuple[int, str]] = []
    while not game.over:
        view = game.view(None)
        if not seen or seen[-1] != (view.round, view.phase):
            seen.append((view.round, view.phase))
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal()))
    phases = ["laying", "quarry", "building"]
    assert seen == [(number, phase) for number in (1, 2, 3) for phase in phases]


def test_turns_go_clockwise_in_the_quarry() -> None:
    game = laid_out(players=3, starter=1)
    rng = Random(0)
    walkers: list[int] = []
    while game.view(None).phase == "quarry":
        turn = game.turn
        walkers.append(game.view(None).actor)
        while game.turn == turn:
            game.play(rng.choice(game.legal()))
    assert walkers == [(1 + i) % 3 for i in range(len(walkers))]


def test_only_the_seat_to_act_may_act() -> None:
    game = laid_out(players=2)
    with pytest.raises(IllegalAction, match="turn of seat 0") as refusal:
        game.play(game.legal()[0], seat=1)
    assert refusal.value.rule == "S5"
    with pytest.raises(IllegalAction) as refusal:
        game.play("L1 0,0")
    assert refusal.value.reason == "building-later"
    assert game.legal(1) == []
    assert game.choices(1) == []


def test_players_change_neither_plan_nor_bags() -> None:
    tables = [laid_out(seed=3, players=players) for players in (2, 3, 4)]
    assert len({str(game.view(None).quarry) for game in tables}) == 1
    assert len({str(game.view(None).bag) for game in tables}) == 1
