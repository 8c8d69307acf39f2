"""The store: tables, seats, the log of moves, snapshots, guests, and the server's own secrets.

Every method that writes is one transaction. It takes SQLite's write lock at the beginning (`BEGIN IMMEDIATE`), so two
processes on one file wait for each other instead of failing half way. What is read is checked when it is written to.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Row, RowMapping, and_, delete, event, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from monumenta.server import migrate, schema
from monumenta.server.rows import MoveRow, SeatRow, Snapshot, Status, TableRow

_json = msgspec.json.Encoder()

STALE = 24 * 3600
"""Seconds after which a table that still waits for players is no longer offered to strangers."""


class Raced(Exception):
    """Another writer was faster; reload and look again."""


class Store:
    """Open one with `await Store.open(url)`, and `close` it."""

    def __init__(self, url: str) -> None:
        # One connection that writes and a few that read: SQLite has one writer anyway. Every statement is a trip to
        # another thread, so nothing is rolled back that has ended already, and single reads are no transactions.
        pool: dict[str, Any] = {"max_overflow": 0, "pool_reset_on_return": None}
        self._writing = create_async_engine(url, pool_size=1, **pool)
        self._reading = create_async_engine(url, pool_size=4, isolation_level="AUTOCOMMIT", **pool)
        if self._writing.dialect.name == "sqlite":
            event.listen(self._writing.sync_engine, "connect", _prepare_writer)
            event.listen(self._writing.sync_engine, "begin", _begin)
            event.listen(self._reading.sync_engine, "connect", _prepare)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Bring the database to the newest schema and connect."""
        await asyncio.to_thread(migrate.upgrade, url)
        return cls(url)

    async def close(self) -> None:
        await self._writing.dispose()
        await self._reading.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncGenerator[AsyncConnection]:
        async with self._writing.begin() as connection:
            yield connection

    # --- settings and guests ---------------------------------------------------------------------------

    async def setting(self, name: str, default: str) -> str:
        """The stored value; the first one to ask stores the default."""
        async with self._write() as db:
            found = (await db.execute(select(schema.settings.c.value).filter_by(name=name))).scalar()
            if found is not None:
                return str(found)
            await db.execute(insert(schema.settings).values(name=name, value=default))
            return default

    async def name(self, guest: str) -> str | None:
        async with self._reading.connect() as db:
            found = (await db.execute(select(schema.guests.c.name).filter_by(id=guest))).scalar()
        return None if found is None else str(found)

    async def rename(self, guest: str, name: str) -> None:
        async with self._write() as db:
            done = await db.execute(update(schema.guests).filter_by(id=guest).values(name=name))
            if done.rowcount == 0:
                await db.execute(insert(schema.guests).values(id=guest, name=name))

    # --- tables ----------------------------------------------------------------------------------------

    async def create(self, row: TableRow, rematch_of: str | None = None) -> None:
        """Store a new table; as a rematch, also note it on the old one, or raise Raced if that has one already."""
        async with self._write() as db:
            await db.execute(insert(schema.tables).values(_columns(row)))
            await db.execute(insert(schema.seats), _seat_rows(row))
            if rematch_of is not None:
                query = update(schema.tables).filter_by(id=rematch_of, next=None).values(next=row.id)
                if (await db.execute(query)).rowcount == 0:
                    raise Raced

    async def table(self, id_: str) -> TableRow | None:
        async with self._reading.connect() as db:
            rows = await _tables(db, select(schema.tables).filter_by(id=id_))
        return rows[0] if rows else None

    async def tables(self, guest: str | None, status: Status | None, limit: int = 100) -> list[TableRow]:
        """Listed tables and the guest's own, newest first; others' waiting ones only while somebody may still come."""
        t, s = schema.tables.c, schema.seats.c
        shown = and_(t.listed, or_(t.status != "waiting", t.created > int(time.time()) - STALE))
        if guest is not None:
            mine = select(s.table_id).where(s.guest == guest)
            shown = or_(shown, t.creator == guest, t.id.in_(mine))
        query = select(schema.tables).where(shown)
        if status is not None:
            query = query.where(t.status == status)
        async with self._reading.connect() as db:
            return await _tables(db, query.order_by(t.created.desc(), t.id).limit(limit))

    async def waiting_for_bots(self) -> list[str]:
        """Running tables whose next move is a bot's."""
        query = select(schema.tables.c.id).filter_by(status="running", bot_to_move=True)
        async with self._reading.connect() as db:
            return [str(row[0]) for row in await db.execute(query)]

    async def take_seat(self, id_: str, number: int, seat: SeatRow, was: SeatRow) -> None:
        """Change who sits there, or raise Raced if it is no longer as it was."""
        c = schema.seats.c
        same_guest = c.guest.is_(None) if was.guest is None else c.guest == was.guest
        query = (
            update(schema.seats)
            .where(c.table_id == id_, c.seat == number, c.kind == was.kind, same_guest)
            .values(msgspec.structs.asdict(seat))
        )
        async with self._write() as db:
            if (await db.execute(query)).rowcount == 0:
                raise Raced

    # --- the log ---------------------------------------------------------------------------------------

    async def append(self, row: TableRow, new: Sequence[MoveRow], snapshot: Snapshot | None) -> None:
        """Log moves and what they make of the table, all or nothing; Raced if somebody else has logged meanwhile."""
        before = row.seq - len(new)
        progress = update(schema.tables).filter_by(id=row.id, seq=before).values(_progress(_columns(row)))
        try:
            async with self._write() as db:
                if new:
                    await db.execute(insert(schema.moves), [_move_row(row.id, move) for move in new])
                if (await db.execute(progress)).rowcount == 0:
                    raise Raced
                if snapshot is not None:
                    await db.execute(delete(schema.snapshots).filter_by(table_id=row.id))
                    await db.execute(
                        insert(schema.snapshots).values(table_id=row.id, n=snapshot.n, state=snapshot.state)
                    )
        except IntegrityError as error:
            raise Raced from error

    async def moves(self, id_: str) -> list[MoveRow]:
        query = select(schema.moves).filter_by(table_id=id_).order_by(schema.moves.c.n)
        async with self._reading.connect() as db:
            return [_move(row) for row in (await db.execute(query)).mappings()]

    async def snapshot(self, id_: str) -> Snapshot | None:
        async with self._reading.connect() as db:
            row = (await db.execute(select(schema.snapshots).filter_by(table_id=id_))).first()
        return None if row is None else Snapshot(row.n, row.state)

    async def ping(self) -> None:
        """Raise unless the database answers."""
        async with self._reading.connect() as db:
            await db.execute(select(1))


def _prepare(connection: Any, _record: object) -> None:
    """Durable, concurrent SQLite: WAL, every commit on the disk, wait for locks, foreign keys."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _prepare_writer(connection: Any, record: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, pysqlite must not
    _prepare(connection, record)


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _text(value: Any) -> str:
    return _json.encode(value).decode()


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    del values["seats"]
    values["commit_hash"] = values.pop("commit")
    values["options"] = _text(row.options)
    values["scores"] = None if row.scores is None else _text(row.scores)
    values["winners"] = _text(row.winners)
    return values


def _progress(values: dict[str, Any]) -> dict[str, Any]:
    """The columns that playing changes; the others may be changed by somebody else meanwhile."""
    return {name: values[name] for name in ("status", "started", "seq", "bot_to_move", "scores", "winners")}


def _seat_rows(row: TableRow) -> list[dict[str, Any]]:
    return [{"table_id": row.id, "seat": i, **msgspec.structs.asdict(seat)} for i, seat in enumerate(row.seats)]


def _move_row(id_: str, move: MoveRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(move), "events": _text(move.events), "table_id": id_}


def _move(row: RowMapping) -> MoveRow:
    values = {name: row[name] for name in MoveRow.__struct_fields__}
    return MoveRow(**{**values, "events": msgspec.json.decode(row["events"])})


async def _tables(db: AsyncConnection, query: Any) -> list[TableRow]:
    found = list(await db.execute(query))
    c = schema.seats.c
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    for seat in await db.execute(select(schema.seats).where(c.table_id.in_(seats)).order_by(c.table_id, c.seat)):
        seats[seat.table_id].append(SeatRow(seat.kind, seat.name, seat.guest, seat.bot, seat.nonce))
    return [_table(row, seats[row.id]) for row in found]


def _table(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        creator=row.creator,
        seats=seats,
        listed=row.listed,
        invite=row.invite,
        secret=row.secret,
        commit=row.commit_hash,
        created=row.created,
        status=row.status,
        started=row.started,
        seq=row.seq,
        bot_to_move=row.bot_to_move,
        scores=None if row.scores is None else msgspec.json.decode(row.scores),
        winners=msgspec.json.decode(row.winners),
        next=row.next,
        position=row.position,
    )
