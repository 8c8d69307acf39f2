"""Changes that wait at the same time are written together, and each still lives or dies alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, event, text

from monumenta.server.store.database import Database
from monumenta.server.store.writer import MOST_TOGETHER, Writer
from monumenta.tables.rows import MoveRow
from monumenta.tables.store import Raced
from tests.server.test_store import TABLE, in_store


def with_writer(path: Path, work: Callable[[Writer, list[str]], Awaitable[None]]) -> None:
    """A writer on a small database of its own, and what is said to that."""
    said: list[str] = []
    engine = create_engine(f"sqlite:///{path}")

    def connected(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        connection.execute("create table if not exists t (n integer primary key)")
        connection.set_trace_callback(said.append)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)

    async def run() -> None:
        writer = Writer(engine)
        await work(writer, said)
        await writer.close()

    asyncio.run(run())


def begun(db: Connection) -> None:
    db.exec_driver_sql("BEGIN IMMEDIATE")


def adding(n: int) -> Callable[[Connection], int]:
    def change(db: Connection) -> int:
        db.execute(text("insert into t values (:n)"), {"n": n})
        return n

    return change


def stored(path: Path) -> list[int]:
    with sqlite3.connect(path) as db:
        found = [n for (n,) in db.execute("select n from t order by n")]
    db.close()
    return found


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def work(writer: Writer, said: list[str]) -> None:
        numbers = range(MOST_TOGETHER + 10)
        assert await asyncio.gather(*(writer.write(adding(n)) for n in numbers)) == list(numbers)
        assert said.count("COMMIT") == 2

    with_writer(tmp_path / "x.db", work)
    assert len(stored(tmp_path / "x.db")) == MOST_TOGETHER + 10


def test_one_that_fails_is_undone_alone(tmp_path: Path) -> None:
    def half(db: Connection) -> None:
        adding(100)(db)
        raise Raced

    async def work(writer: Writer, said: list[str]) -> None:
        changes = [writer.write(adding(1)), writer.write(half), writer.write(adding(1)), writer.write(adding(2))]
        one, failed, twice, two = await asyncio.gather(*changes, return_exceptions=True)
        assert (one, two) == (1, 2)
        assert isinstance(failed, Raced)
        assert type(twice).__name__ == "IntegrityError"
        assert (said.count("COMMIT"), said.count("ROLLBACK")) == (1, 1)

    with_writer(tmp_path / "x.db", work)
    assert stored(tmp_path / "x.db") == [1, 2]


def test_nobody_hears_of_a_change_before_its_commit(tmp_path: Path) -> None:
    """Another connection sees it by then."""

    async def work(writer: Writer, said: list[str]) -> None:
        async def write(n: int) -> None:
            await writer.write(adding(n))
            assert n in await asyncio.to_thread(stored, tmp_path / "x.db")

        await asyncio.gather(*map(write, range(20)))
        assert said.count("COMMIT") < 20

    with_writer(tmp_path / "x.db", work)


def test_a_transaction_that_is_lost_takes_all_with_it(tmp_path: Path) -> None:
    """A full disk makes SQLite roll everything back: then nobody is told that it was written."""

    def disk_is_full(db: Connection) -> None:
        db.exec_driver_sql("ROLLBACK")
        raise OSError("no space left")

    async def work(writer: Writer, said: list[str]) -> None:
        changes = [writer.write(adding(1)), writer.write(disk_is_full), writer.write(adding(2))]
        results = await asyncio.gather(*changes, return_exceptions=True)
        assert all(isinstance(result, Exception) for result in results)
        assert said.count("COMMIT") == 0
        assert await writer.write(adding(3)) == 3

    with_writer(tmp_path / "x.db", work)
    assert stored(tmp_path / "x.db") == [3]


def test_who_goes_away_meanwhile_stops_nothing(tmp_path: Path) -> None:
    async def work(writer: Writer, said: list[str]) -> None:
        del said
        gone = asyncio.ensure_future(writer.write(adding(1)))
        await asyncio.sleep(0)
        stays = asyncio.ensure_future(writer.write(adding(2)))
        gone.cancel()
        assert await stays == 2

    with_writer(tmp_path / "x.db", work)
    assert stored(tmp_path / "x.db") == [1, 2]


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    async def work(writer: Writer, said: list[str]) -> None:
        del said
        waiting = [asyncio.ensure_future(writer.write(adding(n))) for n in range(5)]
        await asyncio.sleep(0)
        await writer.close()
        assert [task.result() for task in waiting] == list(range(5))

    engine_path = tmp_path / "x.db"
    with pytest.raises(RuntimeError, match="shutdown"):  # closed already: the frame around it does so again
        with_writer(engine_path, work)
    assert stored(engine_path) == list(range(5))


def test_a_table_that_loses_a_race_fails_no_other(tmp_path: Path) -> None:
    """Many tables append at once; one of them is behind."""

    async def work(store: Database) -> None:
        rows = [msgspec.structs.replace(TABLE, id=f"t{i}") for i in range(8)]
        for row in rows:
            await store.create(row)
        late = rows[3]
        await store.append(msgspec.structs.replace(late, seq=1), [MoveRow(1, 0, "faster", [], 0)], None)
        after = [msgspec.structs.replace(row, seq=1) for row in rows]
        results = await asyncio.gather(
            *(store.append(row, [MoveRow(1, 1, "take 1", [], 0)], None) for row in after), return_exceptions=True
        )
        assert [isinstance(result, Raced) for result in results] == [row.id == late.id for row in rows]
        for row in rows:
            assert [move.do for move in await store.moves(row.id)] == ["faster" if row is late else "take 1"]

    in_store(tmp_path / "x.db", work)
