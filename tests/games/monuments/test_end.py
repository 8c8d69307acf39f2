"""The end of the game: rows E1 to E8 of the ledger."""

from __future__ import annotations

import pytest

from monumenta.games.monuments.state import BOX, State
from monumenta.games.monuments.view import Over, Passed
from tests.games.monuments.positions import MONUMENTS, all_slots, building, edited, events_of, finish, new


@pytest.mark.parametrize("round_no", [1, 2, 3])
def test_finishing_ends_the_game_at_once(round_no: int) -> None:
    """Nobody passes any more: three purple tokens behind the other screen cost nothing."""
    game = building(
        ["orange", "purple purple purple"], built=all_slots("notre-dame", but=["L4 0,0"]), round_no=round_no
    )
    played = game.play("L4 0,0")
    assert game.over
    assert game.scores == [17, 10]
    assert not events_of([played], Passed)
    assert events_of([played], Over) == [Over(finished=True, gems=[0, 0], scores=[17, 10], winners=[0])]


def test_penalties_taken_before_stay() -> None:
    game = building(["orange orange", "purple", ""], built=all_slots("notre-dame", but=["L4 0,0", "L4 0,4"]))
    game.play("L4 0,0")
    assert game.scores[1] == 9
    game.play("L4 0,4")
    assert game.over
    assert game.scores[1] == 9


@pytest.mark.parametrize("monument", MONUMENTS)
def test_not_before_round_three(monument: str) -> None:
    for seed in range(10):
        game = finish(new(monument=monument, players=2), seed)
        assert game.open_view().round == 3


def test_three_rounds() -> None:
    game = building(["purple", ""], round_no=3)
    played = game.play("L1 0,0")
    assert game.over
    over = events_of([played], Over)[0]
    assert not over.finished
    assert not game.open_view().finished


def test_gems() -> None:
    game = building(["purple blue blue", "blue"], round_no=3)
    played = game.play("L1 0,0")
    assert game.scores == [10 + 1 + 6, 10 + 3]
    assert events_of([played], Over)[0].gems == [6, 3]
    assert [tally.gems for tally in game.open_view().tally] == [6, 3]


def test_left_over_tokens_are_worth_nothing() -> None:
    game = building(["orange", "orange orange blue"], built=all_slots("notre-dame", but=["L4 0,0"]), round_no=3)
    game.play("L4 0,0")
    assert game.scores == [17, 13]


def test_shared_victory() -> None:
    game = building(["purple", "purple", ""], round_no=3)
    game.play("L1 0,0")
    game.play("L1 3,0")
    assert game.scores == [11, 11, 10]
    assert game.winners == [0, 1]
    assert game.open_view().winners == [0, 1]


def test_nobody_has_won_before_the_end() -> None:
    assert building(["purple", "purple"]).winners == []


def rich(s: State) -> None:
    s.points[0] = 60
    s.points[1] = 61


def test_points_go_on_past_the_track() -> None:
    """61 is more than 60, whatever field the marker stands on; and a penalty leads back over the line."""
    game = edited(building(["orange", "purple purple"], built=all_slots("notre-dame", but=["L4 0,0", "L4 0,4"])), rich)
    played = game.play("L4 0,0")
    assert BOX.track == 60
    assert game.scores == [67, 59]
    assert [event.lost for event in events_of([played], Passed)] == [2, 0]


def test_a_second_lap_wins() -> None:
    game = edited(building(["purple blue", "", ""], round_no=3), rich)
    game.play("L1 0,0")
    assert (game.scores, game.winners) == ([64, 61, 10], [0])


def test_below_zero() -> None:
    def poor(s: State) -> None:
        s.points[1] = 1

    game = edited(building(["purple", "orange orange orange"], round_no=3), poor)
    game.play("L1 0,0")
    assert game.scores[1] == -2


@pytest.mark.parametrize("monument", MONUMENTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sum_of_all_points(monument: str, players: int) -> None:
    finished = 0
    for seed in range(8):
        game = finish(new(monument=monument, players=players), seed)
        view = game.open_view()
        lost = sum(tally.lost for tally in view.tally)
        for score, tally in zip(view.scores, view.tally, strict=True):
            assert score == tally.start + sum(tally.levels) + tally.black + tally.gems - tally.lost
        if view.finished:
            finished += 1
            assert sum(game.scores) == 10 * players + BOX.monument(monument).points + 6 + 27 - lost
    assert finished


def test_either_seat_can_win() -> None:
    winners = {tuple(finish(new(players=2), seed).winners) for seed in range(12)}
    assert {(0,), (1,)} <= winners
