"""Successive halving by itself: who goes on, who is left, and that nobody is forgotten."""

from __future__ import annotations

from random import Random

import pytest

from monumenta.search.budget import FIRST, GROWTH, SLICE, next_size
from monumenta.search.halving import HEAD, NEXT, RUNNING, SUM, VISITS, WIDTH, halve, rounds


def race(stats: list[tuple[int, int]]) -> list[int]:
    """A mind with these candidates, named by their places: playouts and sums."""
    mind = [0] * (HEAD + WIDTH * len(stats))
    mind[RUNNING], mind[NEXT] = len(stats), 3
    for c, (visits, total) in enumerate(stats):
        mind[HEAD + WIDTH * c : HEAD + WIDTH * (c + 1)] = [c, visits, total]
    return mind


def running(mind: list[int]) -> list[int]:
    return [mind[HEAD + WIDTH * c] for c in range(mind[RUNNING])]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 56, 224, 900])
def test_the_better_half_goes_on_best_first(n: int) -> None:
    rng = Random(n)
    stats = [(rng.randint(1, 9), rng.randint(-500, 500)) for _ in range(n)]
    mind = race(stats)
    assert halve(mind) == (n + 1) // 2
    means = [stats[c][1] / stats[c][0] for c in running(mind)]
    assert means == sorted((total / visits for visits, total in stats), reverse=True)[: (n + 1) // 2]
    assert mind[NEXT] == 0
    everybody = {mind[HEAD + WIDTH * c] for c in range(n)}
    assert everybody == set(range(n))
    for c in range(n):
        at = HEAD + WIDTH * c
        assert (mind[at + VISITS], mind[at + SUM]) == stats[mind[at]]


def test_who_was_never_played_out_is_worse_than_all() -> None:
    mind = race([(0, 0), (4, -400), (0, 0), (1, -90)])
    halve(mind)
    assert running(mind) == [3, 1]


def test_rounds_end_with_one() -> None:
    for n in range(1, 300):
        mind = race([(1, i) for i in range(n)])
        for _ in range(rounds(n)):
            assert mind[RUNNING] > 1
            halve(mind)
        assert running(mind) == [n - 1]


def test_slices_grow_slowly_and_shrink_at_once() -> None:
    assert next_size(FIRST, SLICE / 100) == FIRST * GROWTH
    assert next_size(1000, SLICE) == 1000
    assert next_size(1000, SLICE * 10) == 100
    assert next_size(1, SLICE * 1000) == 1
    assert next_size(5, 0.0) == 5 * GROWTH
