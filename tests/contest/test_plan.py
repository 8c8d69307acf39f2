"""Who meets whom: seats rotate, luck is paired, and a game's number says all about it."""

from __future__ import annotations

import pytest

from monumenta.contest.entrants import Entrant
from monumenta.contest.plan import check_entrants, digest, tables
from monumenta.contest.rows import NOBODY
from monumenta.engine.author.contract import BadOption
from tests.contest.contests import plan


def test_a_match_of_two_swaps_seats_with_the_same_luck() -> None:
    contest = plan("greedy", "random", rounds=3)
    places = [contest.place(number) for number in contest.numbers()]
    assert [contest.seats(place) for place in places] == [[0, 1], [1, 0]] * 3
    luck = [contest.luck(place) for place in places]
    assert luck[0] == luck[1]
    assert len(set(luck)) == 3
    assert contest.games() == 6


def test_in_a_match_of_four_the_first_meets_three_of_the_second_on_every_seat() -> None:
    contest = plan("greedy", "random", players=4, rounds=1)
    seats = [contest.seats(contest.place(number)) for number in contest.numbers()]
    assert seats == [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]


def test_a_ladder_has_neighbours_and_a_tournament_all_pairs() -> None:
    assert tables("ladder", 4, 2) == [(0, 1), (1, 2), (2, 3)]
    assert tables("tournament", 4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert tables("tournament", 4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_in_a_tournament_everybody_sits_everywhere_as_often() -> None:
    contest = plan("greedy", "random", "a=random", "b=random", kind="tournament", players=3, rounds=2)
    sat = [(entrant, seat) for n in contest.numbers() for seat, entrant in enumerate(contest.seats(contest.place(n)))]
    assert {sat.count(one) for one in sat} == {6}
    assert len(set(sat)) == 12


def test_automas_stay_where_they_are() -> None:
    contest = plan("greedy", "random", game="monumental", players=4, automas=2, rounds=2)
    seats = [contest.seats(contest.place(number)) for number in contest.numbers()]
    assert seats == [[0, 1, NOBODY, NOBODY], [1, 0, NOBODY, NOBODY]] * 2
    assert (contest.players, contest.automas) == (4, 2)
    with pytest.raises(BadOption, match="2 of 3 seats are Automas here; say --players 4"):
        check_entrants("match", contest.entrants, 1, 3)


def test_more_rounds_do_not_change_the_games_before() -> None:
    short, long = (plan("greedy", "random", "x=random", kind="ladder", rounds=rounds) for rounds in (2, 9))
    for number in short.numbers():
        assert short.place(number) == long.place(number)
        assert short.luck(short.place(number)) == long.luck(long.place(number))
    assert digest(short) == digest(long)
    assert digest(short) != digest(plan("greedy", "random", "x=random", kind="ladder", monument="capitol"))


@pytest.mark.parametrize(
    ("kind", "bots", "players", "says"),
    [
        ("match", 3, 2, "between two bots"),
        ("ladder", 1, 2, "at least two"),
        ("tournament", 2, 3, "at least 3 bots"),
        ("match", 2, 1, "two seats or more; say --players 2"),
    ],
)
def test_who_cannot_play_is_told_why(kind: str, bots: int, players: int, says: str) -> None:
    found = [Entrant(str(i), "random") for i in range(bots)]
    with pytest.raises(BadOption, match=says):
        check_entrants(kind, found, players, players)  # pyright: ignore[reportArgumentType]  # parametrised
