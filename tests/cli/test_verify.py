"""`verify` plays records again and names the line that breaks a rule."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from monumenta.engine.game import Game
from tests.cli.command import monumenta


@pytest.fixture
def record(tmp_path: Path) -> Path:
    rng = random.Random(4)
    game = Game.new("monuments", monument="capitol", players=2)
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal()))
    path = tmp_path / "game.jsonl"
    game.save(path)
    return path


def test_a_whole_record(record: Path) -> None:
    answer = monumenta("verify", record)
    assert answer.status == 0
    assert "all legal" in answer.out
    (found,) = json.loads(monumenta("verify", "--json", record).out)
    assert found["ok"]
    assert found["verified"]["over"]


def first_step(lines: list[str]) -> int:
    """Index of the first move that a person made."""
    return next(i for i, line in enumerate(lines[1:], 1) if json.loads(line)["seat"] != "chance")


def test_a_broken_rule_is_named_with_its_line(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    at = first_step(lines)
    move = json.loads(lines[at])
    lines[at] = json.dumps(move | {"do": "m0 " + move["do"].split()[1]})
    record.write_text("\n".join(lines), "utf-8")
    answer = monumenta("verify", record)
    assert answer.status == 1
    assert f"line {at + 1}" in answer.out
    (found,) = json.loads(monumenta("verify", "--json", record).out)
    assert (found["ok"], found["line"]) == (False, at + 1)
    assert found["rule"]


def test_a_changed_result_is_noticed(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    result = json.loads(lines[-1])
    result["scores"][0] += 1
    lines[-1] = json.dumps(result)
    record.write_text("\n".join(lines), "utf-8")
    answer = monumenta("verify", record)
    assert answer.status == 1
    assert f"line {len(lines)}" in answer.out


def test_good_files_are_reported_beside_bad_ones(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "notes.txt"
    bad.write_text("not a record\n", "utf-8")
    answer = monumenta("verify", bad, record)
    assert answer.status == 1
    assert "notes.txt: line 1" in answer.out
    assert "game.jsonl" in answer.out
