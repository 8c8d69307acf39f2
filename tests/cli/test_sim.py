"""`sim` counts what it plays, the same for the same seed, and keeps records that verify."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.command import monumenta

KEYS = {"game", "players", "games", "actions", "seconds", "mean_scores", "wins", "draws", "mean_actions"}


def simulated(*arguments: str | Path) -> dict[str, Any]:
    answer = monumenta("sim", "monuments", "--json", *arguments)
    assert answer.status == 0, answer.err
    assert answer.err == ""
    report: dict[str, Any] = json.loads(answer.out)
    return report


def test_json_has_what_programs_expect() -> None:
    report = simulated("--games", "40", "--players", "3", "--bots", "greedy,random", "--monument", "capitol")
    assert report.keys() >= KEYS
    assert report["bots"] == ["greedy", "random", "greedy"]
    assert report["options"]["monument"] == "capitol"
    assert sum(report["wins"]) + report["draws"] == report["games"] == 40
    assert len(report["mean_scores"]) == report["players"] == 3
    assert report["mean_actions"] * 40 == report["actions"] > report["decisions"] > 40 * 50


def test_equal_seeds_give_equal_games() -> None:
    first, again, other = (simulated("--games", "30", "--seed", seed) for seed in ("5", "5", "6"))
    for report in (first, again, other):
        del report["seconds"]
    assert first == again
    assert first["mean_scores"] != other["mean_scores"]


def test_workers_share_the_games_and_change_nothing() -> None:
    one, three = (simulated("--games", "5000", "--workers", workers) for workers in ("1", "3"))
    for report in (one, three):
        del report["seconds"]
    assert one == three


def test_rotation_takes_seats_out_of_the_comparison() -> None:
    report = simulated("--games", "40", "--players", "4", "--bots", "greedy,random,random,random", "--rotate")
    assert report["by_bot"]["greedy"]["seats"] == 40
    assert report["by_bot"]["random"]["seats"] == 120
    assert report["by_bot"]["greedy"]["wins"] > report["by_bot"]["random"]["wins"]
    assert all(report["wins"][seat] > 0 for seat in range(4))


def test_records_are_kept_and_verify(tmp_path: Path) -> None:
    folder = tmp_path / "records of a run"
    report = simulated("--games", "3", "--players", "2", "--bots", "random,greedy", "--seed", "9", "--out", folder)
    files = sorted(folder.iterdir())
    assert len(files) == 3
    answer = monumenta("verify", "--json", *files)
    assert answer.status == 0
    checked = json.loads(answer.out)
    scores = [one["verified"]["scores"] for one in checked]
    means = [round(sum(seat) / 3, 3) for seat in zip(*scores, strict=True)]
    assert means == report["mean_scores"]
    assert sum(one["verified"]["moves"] for one in checked) == report["actions"]


def test_decisions_are_one_table_whoever_plays_the_games(tmp_path: Path) -> None:
    words = ("--games", "4", "--bots", "random,greedy", "--rotate", "--format", "parquet")
    one, two = (simulated(*words, "--out", tmp_path / workers, "--workers", workers) for workers in ("1", "2"))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert one["by_bot"]["greedy"]["seats"] == 4
    tables = [(tmp_path / workers / "monuments-1.parquet").read_bytes() for workers in ("1", "2")]
    assert tables[0] == tables[1]


def test_for_people_it_is_a_table() -> None:
    answer = monumenta("sim", "monuments", "--games", "4", "--lang", "es")
    assert answer.status == 0
    assert "World Monuments: 4 partidas de 2 jugadores" in answer.out
    assert "Victorias" in answer.out
