"""Every example runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))
ARGUMENTS = {
    "many_games.py": ["20"],
    "query_dataset.py": ["monuments", "2"],
    "learn_monuments.py": ["3"],
    "openspiel_match.py": ["10"],
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_example_runs(example: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(example), *ARGUMENTS.get(example.name, [])]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("game", ["moves", "mondo", "monumental"])
def test_a_data_set_of_every_other_game(game: str, tmp_path: Path) -> None:
    example = next(path for path in EXAMPLES if path.name == "query_dataset.py")
    command = [sys.executable, str(example), game, "1"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert "greedy: " in done.stdout
    assert done.stdout.endswith("100% legal\n")


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3
