"""`monumenta perft`: counts, positions from a file, and refusals."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.command import monumenta


def test_counts_from_the_start() -> None:
    done = monumenta("perft", "moves", "--depth", "2", "--json")
    assert done.status == 0
    assert [count["leaves"] for count in json.loads(done.out)["counts"]] == [1, 224, 398_548]


def test_counts_from_a_position(tmp_path: Path) -> None:
    file = tmp_path / "middle.txt"
    file.write_text("# the People Piece in the middle\npeople=people@33\n", "utf-8")
    done = monumenta("perft", "moves", "--depth", "1", "--position", str(file))
    assert done.status == 0
    assert "1,720" in done.out
    file.write_text("people=people@99", "utf-8")
    done = monumenta("perft", "moves", "--depth", "1", "--position", str(file))
    assert done.status == 1
    assert "stick out" in done.err
