"""The page that helps to choose a game: its table has all of them, and the command that makes it runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bench.marked import END, marked, put
from bench.which_game import BEGIN, DOCUMENT, HEADER, KINDS, interval, table
from monumenta.engine.match.registry import find, games

ROOT = Path(__file__).parents[2]


def rows() -> list[list[str]]:
    inside = marked(DOCUMENT.read_text("utf-8"), BEGIN)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in inside.splitlines()]


def test_the_table_has_every_kind_of_every_game() -> None:
    head, _, *body = rows()
    assert head == list(HEADER)
    wanted = [(find(name).title, str(options.get("players", 2))) for name, options in KINDS]
    assert [(row[0], row[1]) for row in body] == wanted
    assert {title for title, _ in wanted} == {spec.title for spec in games()}


def test_the_command_runs_with_few_games() -> None:
    command = [sys.executable, "-m", "bench.which_game", "--games", "20", "--only", "monuments"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 2 + sum(name == "monuments" for name, _ in KINDS)
    cells = [cell.strip() for cell in lines[2].strip("|").split("|")]
    assert cells[:2] == ["World Monuments", "2"]
    assert cells[2].endswith("% of actions")
    assert cells[3:5] == ["yes", "no"]


def test_an_interval_contains_the_share_and_shrinks() -> None:
    low, high = interval(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert 0 <= interval(0, 10)[0] < interval(0, 10)[1] < 0.3
    narrow = interval(5000, 10000)
    assert low < narrow[0] < 0.5 < narrow[1] < high


def test_a_table_is_put_between_its_marks_and_nothing_else_changes() -> None:
    text = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    new = put(text, BEGIN, table([("x",) * len(HEADER)]))
    assert new.startswith(f"before\n{BEGIN}\n\n| game |")
    assert new.endswith(f"{END}\nafter\n")
    assert "old" not in new
    with pytest.raises(ValueError, match="one of them is missing"):
        put("no marks", BEGIN, "")
