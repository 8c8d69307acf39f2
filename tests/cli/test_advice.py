"""A hint in the terminal: what to do and why, and the chances of the best three."""

from __future__ import annotations

from monumenta.advice import Hint, Weighed
from monumenta.cli.advice import advice


def test_the_best_three_and_their_chances() -> None:
    options = [Weighed(f"o{k} red", 0.2, win=0.62 - k / 10) for k in range(4)]
    said = advice(Hint("o0 red", "monuments-hint-gem", options)).splitlines()
    assert said[0].startswith("Suggestion: o0 red. ")
    assert said[1:] == ["Chance to win: o0 red 62 %, o1 red 52 %, o2 red 42 %"]


def test_points_where_everybody_acts_at_once() -> None:
    options = [Weighed("put r1c1 front 0", 0.5, points=1.25), Weighed("put r2c1 back 3", 0.5, points=-0.5)]
    said = advice(Hint("put r1c1 front 0", "mondo-hint-fits", options), "take 3, then put r1c1 front 0").splitlines()
    assert said[0].startswith("Suggestion: take 3, then put r1c1 front 0. ")
    assert said[1:] == ["Points they promise: put r1c1 front 0 +1.2, put r2c1 back 3 −0.5"]


def test_nothing_was_compared() -> None:
    for options in ([], [Weighed("pass", 1.0, win=0.4)]):
        assert "\n" not in advice(Hint("pass", "moves-hint-only", options))
