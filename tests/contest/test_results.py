"""What games come to: places, shares, meetings, distributions."""

from __future__ import annotations

import pytest

from monumenta.contest.one_game import Forfeit
from monumenta.contest.ratings import ratings
from monumenta.contest.results import alike, bins, counted, share_of, tabulate
from monumenta.contest.rows import NOBODY, Row
from monumenta.contest.sprt import Sprt
from tests.contest.contests import plan, row


def test_places_are_by_victory_then_points() -> None:
    assert row(0, [0, 1, 2], [5, 9, 7]).ranks() == [2, 0, 1]
    assert row(0, [0, 1, 2], [5, 9, 9]).ranks() == [2, 0, 0]
    assert row(0, [0, 1, 2], [9, 5, 7], winners=[1]).ranks() == [1, 0, 2], "a game may say who wins otherwise"


def test_who_fails_is_last_and_the_others_share_the_victory() -> None:
    lost = Row(0, [0, 1, 2], [9, 5, 7], [1, 2], 3, 3, forfeit=Forfeit(0, "fell over"))
    assert lost.ranks() == [2, 0, 0]
    assert [lost.share(entrant) for entrant in range(3)] == [0, 0.5, 0.5]


def test_a_share_over_several_seats_is_their_mean() -> None:
    assert row(0, [0, 1, 1, 1], [1, 4, 4, 2]).share(1) == pytest.approx(1 / 3)


def test_bots_are_compared_with_each_other_even_where_an_automa_wins() -> None:
    game = row(0, [0, 1, NOBODY], [5, 3, 9])
    assert [game.share(entrant) for entrant in (0, 1)] == [1, 0]
    assert [game.won(seat) for seat in range(3)] == [0, 0, 1]
    assert row(0, [0, 1, NOBODY], [3, 3, 9]).share(0) == 0.5
    first, second = ratings([game], 2)
    assert first.mean > 25 > second.mean
    assert ratings([row(0, [0, NOBODY], [1, 2])], 1)[0].mean == 25, "alone with an Automa nobody is rated"


def test_an_interval_holds_the_share_and_stays_within_bounds() -> None:
    assert (share_of([1.0] * 10).high, share_of([0.0] * 10).low) == (1.0, 0.0)
    few, many = share_of([1, 0] * 5), share_of([1, 0] * 500)
    assert few.low < many.low < 0.5 < many.high < few.high
    assert round(many.low, 2) == 0.47


def test_bins_hold_every_value_once() -> None:
    found = bins([3, 3, 4, 90])
    assert sum(found.counts) == 4
    assert found.first == 3
    assert found.first + found.width * (len(found.counts) - 1) <= 90 < found.first + found.width * len(found.counts)
    assert bins([]).counts == []
    assert bins([5]).counts == [1]
    assert [one.width for one in alike([[1, 2], [0, 100], []])] == [5, 5, 1]


def test_who_wins_more_is_rated_higher_and_more_games_make_it_surer() -> None:
    games = [row(i, [0, 1] if i % 2 else [1, 0], [9, 1] if i % 2 else [1, 9]) for i in range(60)]
    few, many = ratings(games[:6], 2), ratings(games, 2)
    assert few[0].mean > 25 > few[1].mean
    assert many[0].deviation < few[0].deviation
    assert many[0].low > many[1].high
    assert ratings([], 1)[0].mean == 25


def test_one_against_three_of_equal_strength_stays_level() -> None:
    """Each wins as often on each seat: nobody may gain from sitting on three of them."""
    games = [row(i, [0, 1, 1, 1], [4 if seat == i % 4 else 1 for seat in range(4)]) for i in range(400)]
    one, three = ratings(games, 2)
    assert abs(one.mean - three.mean) < 1.5


def test_a_table() -> None:
    contest = plan("greedy", "random", "x=random", kind="ladder", rounds=1)
    rows = [row(0, [0, 1], [9, 1]), row(1, [1, 0], [3, 3]), row(2, [1, 2], [4, 2]), row(3, [2, 1], [8, 6])]
    table = tabulate(contest, {one.number: one for one in rows})
    names = [one.name for one in table.standings]
    assert names[0] == "greedy-0"
    first = table.standings[0]
    assert (first.seats, first.wins, first.shared, first.mean_score) == (2, 1, 1, 6.0)
    second = names.index("random-1")
    assert table.matrix[0][0] is None
    cell = table.matrix[0][second]
    assert cell is not None
    assert (cell.meetings, cell.ahead) == (2, 0.75)
    assert table.matrix[0][names.index("x-2")] is None, "they have not met"
    assert [one.mean for one in table.seats] == [0.875, 0.125]
    assert table.games == 4


def test_games_after_the_verdict_do_not_count() -> None:
    contest = plan("greedy", "random", rounds=60, sprt=Sprt(0.5, 0.6))
    rows = {n: row(n, contest.seats(contest.place(n)), [1, 0] if n % 2 == 0 else [0, 1]) for n in range(120)}
    games = counted(contest, rows)
    assert 0 < len(games) < 60
    assert len(games) % 2 == 0
    assert counted(contest, {n: rows[n] for n in range(len(games) + 7)}) == games
