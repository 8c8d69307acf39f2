"""`bench --json` is a list that programs can compare; how large the figures are is not for a test to say."""

from __future__ import annotations

import json

from tests.cli.command import monumenta


def test_bench_is_a_list_of_figures_with_units() -> None:
    answer = monumenta("bench", "monuments", "--json", "--peers", "--only", "uncompiled")
    assert answer.status == 0, answer.err
    figures = json.loads(answer.out)
    assert all(one.keys() >= {"game", "work", "per_second", "unit"} for one in figures)
    assert all(one["per_second"] > 0 and one["game"] == "monuments" for one in figures)
    assert {one["unit"] for one in figures} == {"actions", "decisions", "games"}
    (peer,) = [one for one in figures if "peer" in one]
    assert peer["ratio"] > 1
