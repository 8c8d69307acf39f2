"""Data sets: every decision once, with what its seat knew, and readable by others."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from monumenta.contest import dataset
from monumenta.contest.dataset import DataSet, OtherGame
from monumenta.contest.simulate import recorded
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.record import GameRecord
from monumenta.engine.match.registry import find

SPEC = find("monuments")


def records(games: int) -> list[GameRecord]:
    options = parse_options(SPEC, {"players": 2})
    return [game.record() for game in recorded(SPEC, options, ["greedy", "random"], games, 1)]


def test_every_decision_is_there_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GROUP", 100)
    played = records(2)
    with DataSet(tmp_path / "x.parquet", "monuments", SPEC.version) as data:
        for i, record in enumerate(played):
            data.add(record, f"game {i}")
    parquet: Any = import_module("pyarrow.parquet")
    file = parquet.ParquetFile(tmp_path / "x.parquet")
    groups = [file.metadata.row_group(i).num_rows for i in range(file.num_row_groups)]
    assert groups[:-1] == [100] * (len(groups) - 1), "it is written as it comes"
    assert len(groups) > 1
    assert 0 < groups[-1] <= 100
    assert file.schema_arrow.metadata[b"monumenta.game"] == b"monuments"
    rows: list[dict[str, Any]] = file.read().to_pylist()
    moves = [(f"game {i}", m.n, m.seat, m.do) for i, r in enumerate(played) for m in r.moves if isinstance(m.seat, int)]
    assert [(row["game"], row["n"], row["seat"], row["do"]) for row in rows] == moves
    assert data.rows == len(rows)
    for row in rows:
        assert row["action"] in row["legal"]
        assert len(row["features"]) == SPEC.features
    first = rows[0]
    game = Game(SPEC, parse_options(SPEC, {"players": 2}))
    for move in played[0].moves[: first["n"] - 1]:
        game.play(move.do, move.seat, move.t)
    assert np.array_equal(first["features"], dataset._observed(game, first["seat"]))  # pyright: ignore[reportPrivateUsage]
    assert first["legal"] == game.legal_ids()
    ends = {(row["game"], row["seat"], row["bot"], row["score"], row["won"]) for row in rows}
    assert len(ends) == 4
    assert sum(end[-1] for end in ends) == 2


def test_groups_are_smaller_where_observations_are_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GROUP_BYTES", 4 * SPEC.features * 29)
    (record,) = records(1)
    with DataSet(tmp_path / "x.parquet", "monuments", SPEC.version) as data:
        data.add(record, "x")
    parquet: Any = import_module("pyarrow.parquet")
    assert parquet.ParquetFile(tmp_path / "x.parquet").metadata.row_group(0).num_rows == 30


def test_records_of_another_game_do_not_fit(tmp_path: Path) -> None:
    (record,) = records(1)
    with (
        pytest.raises(OtherGame, match="not of moves"),
        DataSet(tmp_path / "x.parquet", "moves", find("moves").version) as data,
    ):
        data.add(record, "x")
    assert not list(tmp_path.iterdir()), "nothing half is left"
