"""The sequential test stops when it knows, and is wrong as seldom as it promises."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from monumenta.contest.results import judgement
from monumenta.contest.sprt import Sprt, judge
from tests.contest.contests import plan, row

TEST = Sprt(0.5, 0.6)


def test_a_clear_case_is_decided_early() -> None:
    won = judge(TEST, [1.0] * 1000, 2)
    assert won.verdict == "stronger"
    assert won.rounds < 20
    lost = judge(TEST, [0.0] * 1000, 2)
    assert lost.verdict == "not stronger"
    assert lost.rounds < 20


def test_a_few_rounds_decide_nothing() -> None:
    assert judge(TEST, [1.0] * 2, 2).verdict == "open"
    assert judge(TEST, [], 2) == judge(TEST, iter(()), 2)
    assert judge(TEST, [], 2).ratio == 0


def test_what_comes_after_the_decision_changes_nothing() -> None:
    first = judge(TEST, [1.0] * 30, 2)
    assert judge(TEST, [1.0] * first.rounds + [0.0] * 500, 2) == first


def rounds(rng: Random, share: float, most: int = 4000) -> Iterator[float]:
    """The mean of two games each."""
    return (sum(rng.random() < share for _ in range(2)) / 2 for _ in range(most))


@pytest.mark.parametrize(("share", "verdict"), [(TEST.low, "not stronger"), (TEST.high, "stronger")])
def test_it_is_right_as_often_as_it_says(share: float, verdict: str) -> None:
    rng = Random(3)
    found = [judge(TEST, rounds(rng, share), 2).verdict for _ in range(400)]
    # 20 of 400 may be wrong; 36 would be more than three deviations away from that
    assert sum(one != verdict for one in found) < 36


def test_a_match_counts_whole_rounds_in_order() -> None:
    contest = plan("greedy", "random", rounds=50, sprt=TEST)
    rows = {number: row(number, contest.seats(contest.place(number)), [1, 0]) for number in range(4)}
    found = judgement(contest, rows)
    assert found is not None
    assert (found.verdict, found.rounds) == ("open", 2)
    del rows[1]
    found = judgement(contest, rows)
    assert found is not None
    assert found.rounds == 0, "a round with a hole does not count yet, and nothing after it"
