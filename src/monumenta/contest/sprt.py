"""Is the first bot stronger than the second? A sequential test that stops as soon as it knows.

Each round gives one number: the mean of what the first bot won in it, seats rotated, with the same luck for all of its
games. Two claims about the expectation of that number are weighed against each other: `low` (no better) and `high`
(clearly better). Rounds are independent, games within a round are not, so the variance is that of rounds, estimated as
it goes. The log-likelihood ratio of the two claims under the normal approximation (a generalised sequential probability
ratio test) ends the match when it leaves the interval that the permitted errors give.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

PRIOR_ROUNDS: Final = 8
"""Rounds of doubt: so many with the variance of independent games are mixed into the estimate, which after three equal
rounds would be zero."""

Verdict = Literal["open", "stronger", "not stronger"]


class Sprt(Struct, frozen=True):
    low: float
    """Share of the victories under "not stronger"."""
    high: float
    """Share under "stronger"."""
    error: float = 0.05
    """How often it may be wrong, either way."""

    @property
    def bound(self) -> float:
        return math.log((1 - self.error) / self.error)


class Judgement(Struct, frozen=True):
    verdict: Verdict
    rounds: int
    """How many it took, or have been so far."""
    ratio: float
    """Of the likelihoods, as a logarithm."""
    bound: float


def judge(test: Sprt, shares: Iterable[float], games: int) -> Judgement:
    """Go through the rounds in order and stop at the first that decides. `games` is the number of games in a round."""
    doubt = _doubt(test, games)
    n, total, squares, ratio = 0, 0.0, 0.0, 0.0
    for share in shares:
        n += 1
        total += share
        squares += share * share
        spread = max(0.0, squares - total * total / n)
        variance = (spread + PRIOR_ROUNDS * doubt) / (n + PRIOR_ROUNDS)
        ratio = (test.high - test.low) * (2 * total - n * (test.high + test.low)) / (2 * variance)
        if abs(ratio) >= test.bound:
            break
    verdict: Verdict = "open" if abs(ratio) < test.bound else "stronger" if ratio > 0 else "not stronger"
    return Judgement(verdict, n, ratio, test.bound)


def _doubt(test: Sprt, games: int) -> float:
    """The variance of a round of independent games between the two claims."""
    middle = (test.low + test.high) / 2
    return middle * (1 - middle) / games
