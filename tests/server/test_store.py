"""The store by itself: schema and migrations agree, commits are durable, races are noticed."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import TimeoutError as Overcrowded
from sqlalchemy.ext.asyncio import AsyncConnection

from monumenta.server.settings import database_url
from monumenta.server.store import database as store_module, migrate, schema
from monumenta.server.store.database import Database
from monumenta.tables.rows import MoveRow, SeatRow, Snapshot, TableRow
from monumenta.tables.store import Raced

TABLE = TableRow(
    id="t1",
    game="monuments",
    rules="1",
    options={"players": 2},
    creator="g1",
    seats=[SeatRow("human", "Ana", "g1", nonce="0" * 32), SeatRow("open", "")],
    listed=False,
    invite="secret",
    secret="00" * 32,
    commit="11" * 32,
    created=1,
)

DYING = """
import os, signal, sys
from sqlalchemy import Engine, event
from monumenta.server.store import migrate

changes = 0

@event.listens_for(Engine, "after_cursor_execute")
def count(connection, cursor, statement, *others):
    global changes
    changes += statement.strip().startswith(("CREATE", "ALTER", "INSERT", "UPDATE"))
    if changes == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)

migrate.upgrade(sys.argv[1])
"""
"""A process that upgrades a database and dies after so many changes."""


def in_store(path: Path, work: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Database.open(database_url(str(path)))
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a b' / 'x.db'}"
    migrate.upgrade(url)
    migrate.upgrade(url)  # a second start changes nothing
    with create_engine(url).connect() as connection:
        assert migrate.version(connection) == schema.HEAD
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


@pytest.mark.parametrize("last", [1, 4, 9, 12])
def test_a_server_killed_while_it_makes_its_database_can_start_again(tmp_path: Path, last: int) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    killed = subprocess.run([sys.executable, "-c", DYING, url, str(last)], check=False)
    assert killed.returncode == -signal.SIGKILL
    migrate.upgrade(url)
    with create_engine(url).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_servers_that_start_at_once_wait_for_each_other(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(migrate.upgrade, [url] * 4))  # an error of any is raised here


def test_a_newer_or_foreign_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    migrate.upgrade(f"sqlite:///{path}")
    with sqlite3.connect(path) as db:
        db.execute("update alembic_version set version_num = '9999'")
    db.close()
    with pytest.raises(migrate.MigrationError, match="newer Monumenta"):
        migrate.upgrade(f"sqlite:///{path}")
    (tmp_path / "text.db").write_text("this is no database at all, but a text file of some length")
    with pytest.raises(migrate.MigrationError, match="choose another file with --db"):
        migrate.upgrade(f"sqlite:///{tmp_path / 'text.db'}")


def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        def pragmas(db: Connection) -> dict[str, object]:
            return {name: db.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}

        assert await store._writer.write(pragmas) == PRAGMAS  # pyright: ignore[reportPrivateUsage]
        async with store._reading.connect() as db:  # pyright: ignore[reportPrivateUsage]
            assert await db.run_sync(pragmas) == PRAGMAS

    in_store(tmp_path / "x.db", work)


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}


def test_what_is_stored_comes_back(tmp_path: Path) -> None:
    row = msgspec.structs.replace(TABLE, status="running", seq=2, started=5, scores=[10, 12])
    moves = [MoveRow(1, -1, "start 0", [{"kind": "started", "seat": 0}], 0), MoveRow(2, 0, "o1 red", [], 7, 0, "r1")]

    async def write(store: Database) -> None:
        await store.create(TABLE)
        await store.append(row, moves, Snapshot(2, b"\x00\xff"))
        await store.rename("g1", "Ana")
        await store.rename("g1", "Anna")

    async def read(store: Database) -> None:
        assert await store.table("t1") == row
        assert await store.moves("t1") == moves
        assert await store.snapshot("t1") == Snapshot(2, b"\x00\xff")
        assert await store.name("g1") == "Anna"
        assert await store.table("t2") is None
        assert await store.own("g1", ["running"], 9) == [row]
        assert await store.own("g1", ["waiting"], 9) == []
        assert await store.own("g2", ["running"], 9) == []
        assert await store.newest("running", 9) == [], "it is not listed"

    in_store(tmp_path / "x.db", write)
    in_store(tmp_path / "x.db", read)


def test_listed_tables_come_newest_first_and_by_status(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        for id_, created in (("new", 9), ("old", 3), ("middle", 5)):
            await store.create(msgspec.structs.replace(TABLE, id=id_, created=created, listed=True))
        await store.append(msgspec.structs.replace(TABLE, id="middle", status="running"), [], None)
        assert await store.newest("waiting", 9) == [("new", "g1", 9), ("old", "g1", 3)]
        assert await store.newest("waiting", 1) == [("new", "g1", 9)]
        assert await store.newest("running", 9) == [("middle", "g1", 5)]
        assert {row.id for row in await store.rows(["new", "old", "none"])} == {"new", "old"}

    in_store(tmp_path / "x.db", work)


def test_own_tables_are_those_set_up_and_those_sat_at(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        seats = [SeatRow("human", "Ana", "g1", nonce="0" * 32), SeatRow("open", "Ben", "g2")]
        for number in range(5):
            creator = "g2" if number == 4 else "g1"
            await store.create(
                msgspec.structs.replace(TABLE, id=f"t{number}", created=number, creator=creator, seats=seats)
            )
        assert {row.id for row in await store.own("g2", ["waiting"], 2)} == {"t4", "t3"}, "the newest"
        assert {row.id for row in await store.own("g1", ["waiting"], 9)} == {f"t{number}" for number in range(5)}

    in_store(tmp_path / "x.db", work)


def test_no_list_reads_a_whole_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables there are: SQLite says itself how it would look."""
    said: list[tuple[str, Any]] = []
    really = store_module.fetch

    async def fetch(db: AsyncConnection, question: str, values: Any) -> list[Any]:
        said.append((question, values))
        return await really(db, question, values)

    monkeypatch.setattr(store_module, "fetch", fetch)

    def listen(_db: object, _cursor: object, statement: str, values: Any, *_: object) -> None:
        said.append((statement, values))

    async def work(store: Database) -> None:
        await store.create(TABLE)
        event.listen(store._reading.sync_engine, "before_cursor_execute", listen)  # pyright: ignore[reportPrivateUsage]
        await store.own("g1", ["waiting"], 100)
        await store.newest("over", 100)
        await store.rows(["t1"])
        await store.going_on()
        await store.set_up("g1", 0)

    in_store(tmp_path / "x.db", work)
    db = sqlite3.connect(tmp_path / "x.db")
    plans = {text: [row[3] for row in db.execute(f"explain query plan {text}", values)] for text, values in said}
    db.close()
    assert len(plans) == 6
    for text, plan in plans.items():
        assert not [step for step in plan if step.startswith(("SCAN tables", "SCAN seats"))], text
    sorted_apart = [text for text, plan in plans.items() if "USE TEMP B-TREE FOR ORDER BY" in plan]
    assert len(sorted_apart) == 1, "only the tables of one's seats, of which so many are looked at"
    assert "FROM seats WHERE guest" in sorted_apart[0]


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        await store.create(TABLE)
        first = msgspec.structs.replace(TABLE, seq=2)
        await store.append(first, [MoveRow(1, 0, "a", [], 0), MoveRow(2, 0, "b", [], 0)], None)
        late = msgspec.structs.replace(TABLE, seq=3, status="over")
        with pytest.raises(Raced):
            await store.append(late, [MoveRow(3, 1, "c", [], 0), MoveRow(2, 1, "d", [], 0)], Snapshot(3, b"x"))
        assert [move.do for move in await store.moves("t1")] == ["a", "b"]  # all or nothing
        assert await store.table("t1") == first
        assert await store.snapshot("t1") is None

    in_store(tmp_path / "x.db", work)


def test_a_seat_and_a_rematch_are_taken_once(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        await store.create(TABLE)
        ben = SeatRow("human", "Ben", "g2", nonce="1" * 32)
        await store.take_seat("t1", 1, ben, TABLE.seats[1])
        with pytest.raises(Raced):
            await store.take_seat("t1", 1, SeatRow("human", "Cleo", "g3"), TABLE.seats[1])
        found = await store.table("t1")
        assert found is not None
        assert found.seats[1] == ben
        await store.create(msgspec.structs.replace(TABLE, id="t2"), rematch_of="t1")
        with pytest.raises(Raced):
            await store.create(msgspec.structs.replace(TABLE, id="t3"), rematch_of="t1")
        assert await store.table("t3") is None

    in_store(tmp_path / "x.db", work)


def test_settings_are_made_once(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        assert await store.setting("key", "one") == "one"
        assert await store.setting("key", "two") == "one"

    in_store(tmp_path / "x.db", work)


def test_who_waits_for_a_connection_in_vain_is_not_kept_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "WAIT", 0.2)

    async def crowd() -> None:
        store = await Database.open(database_url(str(tmp_path / "games.db")))
        async with store._all_readers():  # pyright: ignore[reportPrivateUsage]
            with pytest.raises(Overcrowded):
                await store.table("t1")
        assert await store.table("t1") is None
        await store.close()

    asyncio.run(crowd())
    assert store_module.overcrowded().code == "busy"
