"""The tables of speeds are made from what `monumenta bench --peers --json` prints."""

from __future__ import annotations

from bench.marked import marked
from bench.peers import BEGIN, README, tables
from bench.scaling import nanoseconds
from monumenta.engine.match.registry import find

MEASURED = [
    {"game": "moves", "work": "random play", "per_second": 3600000.0, "unit": "actions"},
    {"game": "moves", "work": "random play", "per_second": 80000.0, "unit": "games"},
    {"game": "mondo", "work": "random play", "per_second": 9000000.0, "unit": "actions"},
    {"game": "mondo", "work": "random play", "per_second": 9000.0, "unit": "games"},
    {"game": "moves", "work": "random play", "per_second": 20.0, "unit": "actions", "peer": "same", "ratio": 180000.0},
    {
        "game": "mondo", "work": "random play", "per_second": 3000000.0, "unit": "actions", "peer": "other",
        "ratio": 3.0, "games_per_second": 1000.5,
    },
]  # fmt: skip


def test_every_peer_is_a_row_and_every_game_a_column() -> None:
    assert tables(MEASURED).splitlines() == [
        "| game | work | actions a second | games a second |",
        "| --- | --- | --- | --- |",
        "| moves | random play | 3,600,000 | 80,000 |",
        "| mondo | random play | 9,000,000 | 9,000 |",
        "",
        "| beside it | set against | actions a second | games a second | moves | mondo |",
        "| --- | --- | --- | --- | --- | --- |",
        "| same | random play |  |  | 180,000.0 × |  |",
        "| other | random play | 3,000,000 | 1,000.5 |  | 3.0 × |",
    ]


def test_the_readme_has_marks_with_a_table_between_them() -> None:
    assert marked(README.read_text("utf-8"), BEGIN).startswith("| game | work |")


def test_the_cost_of_an_action_is_measured_with_threads_too() -> None:
    assert nanoseconds(find("monuments"), 4, 2, 0.001) > 0
