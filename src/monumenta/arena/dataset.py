"""Games as tables of decisions, in Parquet: what a seat could know, what it could do, what it did, how it ended.

A row for every decision of a seat. They come from records played again, so any record can be exported; they are written
in groups as they come, so a data set may be larger than memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import numpy as np

from monumenta.engine import play
from monumenta.engine.compiled import in_use
from monumenta.engine.contract import GameSpec, MonumentaError
from monumenta.engine.game import Game
from monumenta.engine.plain import PlainGames
from monumenta.engine.record import GameRecord
from monumenta.engine.registry import find
from monumenta.engine.state import new_array
from monumenta.engine.verify import begin

from .extras import need

GROUP: Final = 20_000
"""Rows of a group: what is held in memory until it is written."""


class OtherGame(MonumentaError):
    """Records of two games, or of two versions of one, do not fit into one table."""


class DataSet:
    """A Parquet file being written; open it in a `with`. It has its name once it is whole."""

    def __init__(self, path: Path, game: str, rules: str) -> None:
        self._arrow = need("pyarrow", "data")
        self._spec = find(game, rules)
        self._path = path
        self._part = path.with_name(path.name + ".part")
        self._rows: list[dict[str, Any]] = []
        self.rows = 0

    def __enter__(self) -> Self:
        schema = _schema(self._arrow, self._spec)
        path = str(self._part)
        self._writer = need("pyarrow.parquet", "data").ParquetWriter(path, schema, compression="zstd")
        self._schema = schema
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        if kind is None:
            self._write()
        self._writer.close()
        if kind is None:
            self._part.replace(self._path)
        else:
            self._part.unlink(missing_ok=True)

    def add(self, record: GameRecord, name: str) -> None:
        """All decisions of a game; `name` tells it from the others."""
        if (record.header.game, record.header.rules) != (self._spec.name, self._spec.version):
            wanted = f"{self._spec.name} {self._spec.version}"
            raise OtherGame(f"{name} is a game of {record.header.game} {record.header.rules}, not of {wanted}")
        for row in decisions(record, name):
            self._rows.append(row)
            self.rows += 1
            if len(self._rows) >= GROUP:
                self._write()

    def _write(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema))
            self._rows.clear()


def _schema(arrow: Any, spec: GameSpec) -> Any:
    return arrow.schema(
        [
            ("game", arrow.string()),
            ("n", arrow.int32()),
            ("seat", arrow.int8()),
            ("player", arrow.string()),
            ("bot", arrow.string()),
            ("t", arrow.int64()),
            ("features", arrow.list_(arrow.float32(), spec.features)),
            ("legal", arrow.list_(arrow.int32())),
            ("action", arrow.int32()),
            ("do", arrow.string()),
            ("score", arrow.int32()),
            ("won", arrow.float32()),
        ],
        metadata={"monumenta.game": spec.name, "monumenta.rules": spec.version, "monumenta.actions": str(spec.actions)},
    )


def decisions(record: GameRecord, name: str) -> Iterator[dict[str, Any]]:
    """A row for every decision; the record is checked move by move. The end is unknown of a game that has none."""
    game, end = begin(record), record.result
    for move in record.moves:
        if not isinstance(move.seat, int):
            game.play(move.do, move.seat, move.t)
            continue
        game.advance(move.t)
        features, legal, seat = _observed(game, move.seat), game.legal_ids(move.seat), move.seat
        action = next(one for one in legal if game.write(one) == move.do)
        yield {
            "game": name,
            "n": move.n,
            "seat": seat,
            "player": game.players[seat].name,
            "bot": game.players[seat].bot,
            "t": move.t,
            "features": features,
            "legal": legal,
            "action": action,
            "do": move.do,
            "score": None if end is None else end.scores[seat],
            "won": None if end is None else (seat in end.winners) / len(end.winners),
        }
        game.play(action, seat, move.t)


def _observed(game: Game, seat: int) -> Any:
    """The observation of a seat, from a state emptied of what it cannot know."""
    spec = game.spec
    one = new_array(spec.state, 1)
    one.view(np.uint8)[:] = np.frombuffer(game.concealed(seat), np.uint8)
    out = np.zeros(spec.features, np.float32)
    compiled = in_use(spec)
    if compiled is not None:
        compiled[play.features_at](one, 0, seat, out)
    else:
        play.features_at(PlainGames(one), 0, seat, out)  # pyright: ignore[reportArgumentType]  # an array of floats is one
    return out
