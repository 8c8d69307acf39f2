"""`analyse` looks back on a record: a table for people, a document for programs."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from monumenta.advice.reviewed import MARKS
from monumenta.engine.match.game import Game
from monumenta.search import decide
from tests.cli.command import monumenta


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Somebody who does just anything loses to the greedy bot, and so gives the game away somewhere."""
    rng = Random(4)
    game = Game.new("moves", games=1)
    while not game.over:
        bot = "greedy" if game.actor == 1 else "random"
        game.play(decide(game.concealed(int(game.actor)), bot, game.settings, rng.getrandbits(30)))
    path = tmp_path / "game.jsonl"
    game.save(path)
    return path


def test_the_table_and_the_document_say_the_same(record: Path) -> None:
    answer = monumenta("analyse", record, "--iterations", "30")
    assert answer.status == 0, answer.err
    again = monumenta("analyse", record, "--iterations", "30", "--json")
    found = json.loads(again.out)
    assert len(found["steps"]) == found["total"]
    assert sum(found["outcome"]) == 1
    assert f"{found['total']} decisions were looked at" in answer.out
    rows = [line.split() for line in answer.out.splitlines() if len(line.split()) > 1 and line.split()[1] in MARKS]
    marked = [step for step in found["steps"] if step["mark"]]
    assert [(int(row[0]) - 1, row[1]) for row in rows] == [(step["n"], step["mark"]) for step in marked]
    assert marked
    assert all(step["best"] in answer.out for step in marked)


def test_what_cannot_be_analysed(tmp_path: Path) -> None:
    path = tmp_path / "mondo.jsonl"
    Game.new("mondo", players=2).save(path)
    answer = monumenta("analyse", path)
    assert (answer.status, answer.out) == (1, "")
    assert "everybody acts at once" in answer.err
    path.write_text("nothing\n", "utf-8")
    assert "line 1" in monumenta("analyse", path).err
