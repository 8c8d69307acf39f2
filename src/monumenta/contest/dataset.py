"""Games as tables of decisions, in Parquet: what a seat could know, what it could do, what it did, how it ended.

A row for every decision of a seat. They come from records played again, so any record can be exported; they are written
in groups as they come, so a data set may be larger than memory. The rows of a game are made wherever there is time for
it (`rows_of`, by a crew) and written in one place, in one order: so the file is the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from monumenta.engine.author.contract import BadNotation, GameSpec, MonumentaError
from monumenta.engine.author.state import new_floats
from monumenta.engine.compile.compiled import way_of
from monumenta.engine.compile.plain import games_of
from monumenta.engine.match import play
from monumenta.engine.match.game import Game
from monumenta.engine.match.record import GameRecord
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import steps

from .optional_library import need

FEATURES: Final = "features"
GROUP: Final = 20_000
"""Rows of a group, at most: what is held in memory until it is written."""
GROUP_BYTES: Final = 64 * 2**20
"""What the observations of a group take, at most: in some games one is forty kilobytes."""


class OtherGame(MonumentaError):
    """Records of two games, or of two versions of one, do not fit into one table."""


class NotWritable(MonumentaError):
    """A place where no file can be made."""


class DataSet:
    """A Parquet file being written; open it in a `with`. It has its name once it is whole."""

    def __init__(self, path: Path, game: str, rules: str) -> None:
        self._arrow = need("pyarrow", "data")
        self._spec = find(game, rules)
        self._path = path
        self._part = path.with_name(path.name + ".part")
        self._group = min(GROUP, GROUP_BYTES // (4 * self._spec.features) + 1)
        self._tables: list[Any] = []
        self._waiting = 0
        self.rows = 0

    def __enter__(self) -> Self:
        self._schema = _schema(self._arrow, self._spec)
        parquet = need("pyarrow.parquet", "data")
        try:
            self._writer = parquet.ParquetWriter(str(self._part), self._schema, compression="zstd")
        except OSError as problem:
            raise NotWritable(f"cannot write to {self._path}: {problem.strerror or problem}") from None
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        if kind is None:
            self._write(self._waiting)
        self._writer.close()
        if kind is None:
            self._part.replace(self._path)
        else:
            self._part.unlink(missing_ok=True)

    def add(self, record: GameRecord, name: str) -> None:
        """All decisions of a game; `name` tells it from the others."""
        self._take(_table(self._arrow, self._spec, record, name))

    def add_rows(self, rows: bytes) -> None:
        """The same, of a game whose rows somebody has made."""
        self._take(self._arrow.ipc.open_stream(rows).read_all())

    def _take(self, table: Any) -> None:
        self._tables.append(table)
        self._waiting += table.num_rows
        self.rows += table.num_rows
        if self._waiting >= self._group:
            self._write(self._waiting - self._waiting % self._group)

    def _write(self, rows: int) -> None:
        """So many of the rows that wait, in groups of one size: where a group ends must not depend on games."""
        if rows:
            table = self._arrow.concat_tables(self._tables)
            self._writer.write_table(table.slice(0, rows), row_group_size=self._group)
            self._tables, self._waiting = [table.slice(rows)], self._waiting - rows


def rows_of(game: str, rules: str, record: GameRecord, name: str) -> bytes:
    """The decisions of a game as a stream of Arrow, packed: it may be on its way to another machine."""
    arrow = need("pyarrow", "data")
    table = _table(arrow, find(game, rules), record, name)
    out = arrow.BufferOutputStream()
    with arrow.ipc.new_stream(out, table.schema, options=arrow.ipc.IpcWriteOptions(compression="zstd")) as stream:
        stream.write_table(table)
    packed: bytes = out.getvalue().to_pybytes()
    return packed


def _table(arrow: Any, spec: GameSpec, record: GameRecord, name: str) -> Any:
    if (record.header.game, record.header.rules) != (spec.name, spec.version):
        wanted = f"{spec.name} {spec.version}"
        raise OtherGame(f"{name} is a game of {record.header.game} {record.header.rules}, not of {wanted}")
    rows, schema = list(decisions(record, name)), _schema(arrow, spec)
    columns = {field.name: [row[field.name] for row in rows] for field in schema if field.name != FEATURES}
    # number by number, as a list of lists, this one would take longer than the game
    observed = arrow.py_buffer(b"".join(row[FEATURES] for row in rows))
    numbers = arrow.Array.from_buffers(arrow.float32(), len(rows) * spec.features, [None, observed])
    columns[FEATURES] = arrow.FixedSizeListArray.from_arrays(numbers, spec.features)
    return arrow.table(columns, schema=schema)


def _schema(arrow: Any, spec: GameSpec) -> Any:
    return arrow.schema(
        [
            ("game", arrow.string()),
            ("n", arrow.int32()),
            ("seat", arrow.int8()),
            ("player", arrow.string()),
            ("bot", arrow.string()),
            ("t", arrow.int64()),
            (FEATURES, arrow.list_(arrow.float32(), spec.features)),
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
    end = None if record.result is None or record.result.closed else record.result
    for game, move in steps(record):
        if not isinstance(move.seat, int):
            continue
        game.advance(move.t)
        seat, legal = move.seat, game.legal_ids(move.seat)
        action = _action(game, move.do)
        if action not in legal:
            continue  # to be refused by the next step, which says why
        yield {
            "game": name,
            "n": move.n,
            "seat": seat,
            "player": game.players[seat].name,
            "bot": game.players[seat].bot,
            "t": move.t,
            FEATURES: _observed(game, seat),
            "legal": legal,
            "action": action,
            "do": move.do,
            "score": None if end is None else end.scores[seat],
            "won": None if end is None else (seat in end.winners) / len(end.winners),
        }


def _action(game: Game, text: str) -> int | None:
    try:
        return game.parse(text)
    except BadNotation:
        return None


def _observed(game: Game, seat: int) -> memoryview[float]:
    """The observation of a seat, from a state emptied of what it cannot know."""
    out = new_floats(game.spec.features)
    way_of(game.spec).ask(play.features_at, games_of(game.spec.state, game.concealed(seat).state), 0, seat, out)
    return out
