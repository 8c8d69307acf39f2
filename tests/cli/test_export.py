"""`export` writes the decisions of records, or of whole folders of them, and names the record that is broken."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from monumenta.contest.simulate import recorded
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from tests.cli.command import monumenta

SPEC = find("monuments")


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    """Two runs whose records have the same names."""
    made = [tmp_path / name for name in ("first", "second")]
    for seed, folder in enumerate(made):
        folder.mkdir()
        for number, game in enumerate(recorded(SPEC, parse_options(SPEC, {}), ["random", "random"], 2, 10 * seed)):
            game.save(folder / f"{number:06}.jsonl")
        (folder / "notes.txt").write_text("no record")
    return made


def test_a_folder_is_all_records_in_it(folders: list[Path], tmp_path: Path) -> None:
    one, other = tmp_path / "one.parquet", tmp_path / "other.parquet"
    answer = monumenta("export", folders[0], "--out", one, "--json", "--workers", "2")
    assert answer.status == 0, answer.err
    told = json.loads(answer.out)
    assert (told["file"], told["game"], told["games"]) == (str(one), "monuments", 2)
    assert told["rows"] > 100
    again = monumenta("export", *sorted(folders[0].glob("*.jsonl")), "--out", other, "--workers", "1")
    assert again.status == 0, again.err
    assert f"{told['rows']:,} decisions of 2 games" in again.out
    assert one.read_bytes() == other.read_bytes()


def test_games_of_the_same_name_are_told_apart(folders: list[Path], tmp_path: Path) -> None:
    answer = monumenta("export", *folders, "--out", tmp_path / "x.parquet", "--workers", "1")
    assert answer.status == 0, answer.err
    parquet: Any = import_module("pyarrow.parquet")
    names = parquet.read_table(tmp_path / "x.parquet", columns=["game"])["game"].unique().to_pylist()
    assert names == ["first/000000", "first/000001", "second/000000", "second/000001"]


def test_a_broken_record_is_named_and_nothing_is_written(folders: list[Path], tmp_path: Path) -> None:
    broken = folders[1] / "000001.jsonl"
    lines = broken.read_text("utf-8").splitlines(keepends=True)
    move = next(i for i, line in enumerate(lines) if '"seat":0' in line)
    lines[move] = json.dumps({**json.loads(lines[move]), "do": "nonsense"}) + "\n"
    broken.write_text("".join(lines), "utf-8")
    answer = monumenta("export", folders[1], "--out", tmp_path / "x.parquet", "--workers", "1")
    assert answer.status == 1
    assert f"000001: line {move + 1}" in answer.err
    assert answer.err.count("\n") == 1
    assert not (tmp_path / "x.parquet").exists()


def test_an_empty_folder_and_a_place_that_cannot_be_written(folders: list[Path], tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    answer = monumenta("export", empty, "--out", tmp_path / "x.parquet")
    assert answer.status == 2
    assert "no records" in answer.err
    answer = monumenta("export", folders[0], "--out", tmp_path / "nowhere" / "x.parquet", "--workers", "1")
    assert answer.status == 1
    assert answer.err.startswith("monumenta: cannot write to")
    assert answer.err.count("\n") == 1
