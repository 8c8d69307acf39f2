"""The rules and an independent slow scorer agree on random boards; `bench/mondo_survey.py` takes 50,000 of them."""

from __future__ import annotations

import pytest

from bench.mondo_survey import compare
from monumenta.games.mondo.sheet import KEYS
from tests.games.mondo import naive
from tests.games.mondo.positions import everywhere, face

OWN = set(KEYS) - {"chip"}


def test_compiled_rules_agree_with_the_slow_scorer() -> None:
    seen = compare(1500, seed=7)
    assert set(seen) == OWN, "a row that never scored was not compared"


def test_plain_rules_agree_with_the_slow_scorer() -> None:
    assert len(compare(150, seed=8, compiled=False)) > 10


def test_a_difference_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(self: naive.Scored) -> int:
        del self
        return 0

    monkeypatch.setattr(naive.Scored, "landscapes", nothing)
    with pytest.raises(AssertionError, match="by the slow scorer"):
        compare(200, seed=9, compiled=False)


def test_the_slow_scorer_knows_the_plain_sea() -> None:
    rows = naive.own_rows(1, everywhere(face("W4")), "beginner")
    assert rows == {"empty": 0, "misconnections": -2, "landscapes": 2, "streets": 0, "workers": 0}
