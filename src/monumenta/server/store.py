"""The store: tables, seats, the log of moves, snapshots, analyses, guests, and the server's own secrets.

Every method that writes is all or nothing; those that write at the same time share a transaction (see `writer`). It
takes SQLite's write lock at the beginning (`BEGIN IMMEDIATE`), so two processes on one file wait for each other instead
of failing half way. What is read is checked when it is written to.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    RowMapping,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from monumenta.engine.shares import Void
from monumenta.server import migrate, schema
from monumenta.server.rows import MoveRow, SeatRow, Snapshot, Status, TableRow
from monumenta.server.writer import Writer

_json = msgspec.json.Encoder()

_CHANGING = ("status", "started", "seq", "bot_to_move", "scores", "winners")
"""The columns that playing changes; the others may be changed by somebody else meanwhile."""

STALE = 24 * 3600
"""Seconds after which a table that still waits for players is no longer offered to strangers."""

# made once: what every move needs should not be put together for every move
_LOG = insert(schema.moves)
_PROGRESS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"), schema.tables.c.seq == bindparam("before"))
    .values({name: bindparam(name) for name in _CHANGING})
)


class Raced(Exception):
    """Another writer was faster; reload and look again."""


class Store:
    """Open one with `await Store.open(url)`, and `close` it."""

    def __init__(self, url: str) -> None:
        # One connection that writes, in a thread of its own, and a few that read: SQLite has one writer anyway. Nothing
        # is rolled back that has ended already, and single reads are no transactions.
        # What goes wrong is told without the values: they may be secrets.
        pool: dict[str, Any] = {"max_overflow": 0, "pool_reset_on_return": None, "hide_parameters": True}
        writing = create_engine(make_url(url).set(drivername="sqlite"), pool_size=1, **pool)
        self._reading = create_async_engine(url, pool_size=4, isolation_level="AUTOCOMMIT", **pool)
        event.listen(writing, "connect", _prepare_writer)
        event.listen(writing, "begin", _begin)
        event.listen(self._reading.sync_engine, "connect", _prepare)
        self._writer = Writer(writing)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Bring the database to the newest schema and connect."""
        await asyncio.to_thread(migrate.upgrade, url)
        return cls(url)

    async def close(self) -> None:
        await self._writer.close()
        await self._reading.dispose()

    # --- settings and guests ---------------------------------------------------------------------------

    async def setting(self, name: str, default: str) -> str:
        """The stored value; the first one to ask stores the default."""

        def change(db: Connection) -> str:
            found = db.execute(select(schema.settings.c.value).filter_by(name=name)).scalar()
            if found is not None:
                return str(found)
            db.execute(insert(schema.settings).values(name=name, value=default))
            return default

        return await self._writer.write(change)

    async def name(self, guest: str) -> str | None:
        async with self._reading.connect() as db:
            found = (await db.execute(select(schema.guests.c.name).filter_by(id=guest))).scalar()
        return None if found is None else str(found)

    async def rename(self, guest: str, name: str) -> None:
        def change(db: Connection) -> None:
            if db.execute(update(schema.guests).filter_by(id=guest).values(name=name)).rowcount == 0:
                db.execute(insert(schema.guests).values(id=guest, name=name))

        await self._writer.write(change)

    # --- tables ----------------------------------------------------------------------------------------

    async def create(self, row: TableRow, rematch_of: str | None = None) -> None:
        """Store a new table; as a rematch, also note it on the old one, or raise Raced if that has one already."""

        def change(db: Connection) -> None:
            db.execute(insert(schema.tables).values(_columns(row)))
            db.execute(insert(schema.seats), _seat_rows(row))
            if rematch_of is not None:
                query = update(schema.tables).filter_by(id=rematch_of, next=None).values(next=row.id)
                if db.execute(query).rowcount == 0:
                    raise Raced

        await self._writer.write(change)

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

    async def going_on(self) -> list[str]:
        """Running tables where something happens by itself: a bot is to move, or a clock runs."""
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

        def change(db: Connection) -> None:
            if db.execute(query).rowcount == 0:
                raise Raced

        await self._writer.write(change)

    async def give(self, row: TableRow, number: int) -> None:
        """Keep the pledge and the share that a seat has now; Raced if somebody else sits there."""
        seat = row.seats[number]
        query = (
            update(schema.seats)
            .filter_by(table_id=row.id, seat=number, kind=seat.kind, guest=seat.guest)
            .values(pledge=seat.pledge, share=seat.share)
        )

        def change(db: Connection) -> None:
            if db.execute(query).rowcount == 0:
                raise Raced

        await self._writer.write(change)

    async def draw_anew(self, row: TableRow) -> None:
        """Keep a table that waits with all its seats and the new round of its luck; Raced if it waits no more."""
        values = {"secret": row.secret, "commit_hash": row.commit, "voided": _text(row.voided)}

        def change(db: Connection) -> None:
            if db.execute(update(schema.tables).filter_by(id=row.id, status="waiting").values(values)).rowcount == 0:
                raise Raced
            db.execute(delete(schema.seats).filter_by(table_id=row.id))
            db.execute(insert(schema.seats), _seat_rows(row))

        await self._writer.write(change)

    # --- the log ---------------------------------------------------------------------------------------

    async def append(self, row: TableRow, new: Sequence[MoveRow], snapshot: Snapshot | None) -> None:
        """Log moves and what they make of the table, all or nothing; Raced if somebody else has logged meanwhile."""
        progress = {"of_table": row.id, "before": row.seq - len(new), **_progress(_columns(row))}
        moves = [_move_row(row.id, move) for move in new]

        def change(db: Connection) -> None:
            if moves:
                db.execute(_LOG, moves)
            if db.execute(_PROGRESS, progress).rowcount == 0:
                raise Raced
            if snapshot is not None:
                db.execute(delete(schema.snapshots).filter_by(table_id=row.id))
                db.execute(insert(schema.snapshots).values(table_id=row.id, n=snapshot.n, state=snapshot.state))

        try:
            await self._writer.write(change)
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

    # --- analyses --------------------------------------------------------------------------------------

    async def analysis(self, id_: str, format_: int) -> bytes | None:
        """What was kept of a table in this format."""
        query = select(schema.analyses.c.packed).filter_by(table_id=id_, format=format_)
        async with self._reading.connect() as db:
            found = (await db.execute(query)).scalar()
        return None if found is None else bytes(found)

    async def keep_analysis(self, id_: str, format_: int, packed: bytes) -> None:
        """In place of another one, if there is one."""

        def change(db: Connection) -> None:
            db.execute(delete(schema.analyses).filter_by(table_id=id_))
            db.execute(insert(schema.analyses).values(table_id=id_, format=format_, packed=packed))

        await self._writer.write(change)

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
    values["voided"] = _text(row.voided)
    return values


def _progress(values: dict[str, Any]) -> dict[str, Any]:
    return {name: values[name] for name in _CHANGING}


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
        seats[seat.table_id].append(SeatRow(*(getattr(seat, name) for name in SeatRow.__struct_fields__)))
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
        scheme=row.scheme,
        voided=msgspec.json.decode(row.voided, type=list[Void]),
    )
