"""The store as a database: tables, seats, the log of moves, snapshots, analyses, guests, and the server's own secrets.

Every method that writes is all or nothing; those that write at the same time share a transaction (see `writer`). It
takes SQLite's write lock at the beginning (`BEGIN IMMEDIATE`), so two processes on one file wait for each other instead
of failing half way. What is read is checked when it is written to.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Boolean,
    Connection,
    Engine,
    Row,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from monumenta.engine.match.shares import Void
from monumenta.server.store import migrate, schema
from monumenta.server.store.whereabouts import OpenFile, Whereabouts
from monumenta.server.store.writer import Change, Writer
from monumenta.tables.problem import NotStored, Refused
from monumenta.tables.rows import GONE, MoveRow, SeatRow, Snapshot, Status, TableRow
from monumenta.tables.store import Raced

T = TypeVar("T")

_json = msgspec.json.Encoder()

_CHANGING = ("status", "started", "seq", "bot_to_move", "scores", "winners")
"""The columns that playing changes; the others may be changed by somebody else meanwhile."""

SEATS = 300
"""Of a guest's seats, how many are looked at to find the tables: those at the newest tables."""
READERS = 4
"""Connections that read."""
WAIT = 2.5
"""Seconds that somebody waits for one of them: whoever asks again later is better off than who waits for long."""
PROBE = "probe"
"""The name under which the settings have when it was last tried whether something can be written."""

# The lists of the lobby are asked for often and are long: they go past SQLAlchemy, which takes most of the time, and to
# the thread of a connection and back once for each question. Seats are numbered in the order in which their tables were
# set up; a sign before "status" keeps SQLite from reading all tables of that status.
_NEWEST = "SELECT id, creator, created FROM tables WHERE status = ? AND listed = 1 ORDER BY created DESC LIMIT ?"
_OWN = """
    SELECT id FROM (SELECT id FROM tables WHERE creator = ? AND status = ? ORDER BY created DESC LIMIT ?)
    UNION
    SELECT id FROM (
        SELECT id FROM tables
        WHERE id IN (SELECT table_id FROM seats WHERE guest = ? ORDER BY rowid DESC LIMIT ?) AND +status = ?
        ORDER BY created DESC LIMIT ?
    )
"""
_COLUMNS = schema.tables.c.keys()
_FLAGS = [column.name for column in schema.tables.c if isinstance(column.type, Boolean)]
_SEAT_COLUMNS = schema.seats.c.keys()
_LOGGED = f"SELECT {', '.join(MoveRow.__struct_fields__)} FROM moves WHERE table_id = ? ORDER BY n"  # noqa: S608
_AMONG = "IN (SELECT value FROM json_each(?))"
_ROWS = f"SELECT {', '.join(_COLUMNS)} FROM tables WHERE id {_AMONG}"  # noqa: S608  # our own words
_SEATS = f"SELECT {', '.join(_SEAT_COLUMNS)} FROM seats WHERE table_id {_AMONG} ORDER BY table_id, seat"  # noqa: S608

ENDED = ("closed", GONE)
"""Of a table that was closed or removed nothing is written any more, whoever still thinks that it runs."""

# made once: what every move needs should not be put together for every move
_LOG = insert(schema.moves)
_PROGRESS = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("of_table"),
        schema.tables.c.seq == bindparam("before"),
        schema.tables.c.status.not_in(ENDED),
    )
    .values({name: bindparam(name) for name in _CHANGING})
)


def overcrowded() -> Refused:
    """What somebody is told who has waited for a connection in vain (SQLAlchemy's TimeoutError)."""
    return Refused("busy", "more is being read from the database than it can give; try again in a moment")


class Database:
    """Open one with `await Database.open(url)`, and `close` it."""

    def __init__(self, url: str) -> None:
        self.file = OpenFile(make_url(url).database)
        self._url = url
        # One connection that writes, in a thread of its own, and a few that read: SQLite has one writer anyway. Nothing
        # is rolled back that has ended already, and single reads are no transactions.
        # What goes wrong is told without the values: they may be secrets.
        pool: dict[str, Any] = {"max_overflow": 0, "pool_reset_on_return": None, "hide_parameters": True}
        writing = create_engine(_existing(url).set(drivername="sqlite"), pool_size=1, **pool)
        self._reading = create_async_engine(
            _existing(url), pool_size=READERS, isolation_level="AUTOCOMMIT", pool_timeout=WAIT, **pool
        )
        event.listen(writing, "connect", self._prepare_writer)
        event.listen(writing, "begin", _begin)
        event.listen(self._reading.sync_engine, "connect", _prepare)
        self._writer = Writer(writing, self.file.check)

    @classmethod
    async def open(cls, url: str) -> Database:
        """Bring the database to the newest schema and connect."""
        await asyncio.to_thread(migrate.upgrade, url)
        store = cls(url)
        await store._connect()
        return store

    async def close(self) -> None:
        await self._writer.close()
        await self._reading.dispose()

    async def write(self, change: Change[T]) -> T:
        """Anything else that is to be written, all or nothing."""
        return await self._writer.write(change)

    async def read(self, query: Any) -> list[Row[Any]]:
        """Anything else that is to be read."""
        async with self._reading.connect() as db:
            return list(await db.execute(query))

    # --- the file --------------------------------------------------------------------------------------

    def _prepare_writer(self, connection: Any, record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, pysqlite must not
        _prepare(connection, record)
        connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()  # now the log is there, too
        self.file.note()

    async def _connect(self) -> None:
        """Open every connection now: one that is opened when it is needed might find another file in its place."""
        await self._writer.apart(_opened)
        async with self._all_readers():
            pass

    @asynccontextmanager
    async def _all_readers(self) -> AsyncGenerator[list[AsyncConnection]]:
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self._reading.connect()) for _ in range(READERS)]

    async def reopen(self) -> None:
        """Let go of the file that is open and take the one that is in its place.

        What is in the log goes into the old file first, wherever that is by now: so the old one is whole, and the new
        one is not spoiled by a log that is not its own.
        """
        async with self._all_readers() as readers:  # nobody reads meanwhile
            await self._writer.apart(self._let_go)
            for reader in readers:
                await reader.invalidate()
            await asyncio.to_thread(migrate.upgrade, self._url)
        await self._connect()

    def _let_go(self, writing: Engine) -> None:
        if self.file.look() is not Whereabouts.CLOSED:
            _empty_log(writing)
        writing.dispose()
        self.file.forget()

    async def probe(self) -> None:
        """Write something, as a move would be written; raises what that would raise."""
        now = str(int(time.time()))

        def change(db: Connection) -> None:
            if db.execute(update(schema.settings).filter_by(name=PROBE).values(value=now)).rowcount == 0:
                db.execute(insert(schema.settings).values(name=PROBE, value=now))

        await self._writer.write(change)

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
        t = schema.tables.c
        async with self._reading.connect() as db:
            rows = await _tables(db, select(schema.tables).where(t.id == id_, t.status != GONE))
        return rows[0] if rows else None

    async def rows(self, ids: Sequence[str]) -> list[TableRow]:
        async with self._reading.connect() as db:
            return await _rows(db, ids)

    async def newest(self, status: Status, limit: int) -> list[tuple[str, str, int]]:
        """Listed tables, newest first: id, creator and when they were set up."""
        async with self._reading.connect() as db:
            return await fetch(db, _NEWEST, (status, limit))

    async def own(self, guest: str, statuses: Sequence[Status], limit: int) -> list[TableRow]:
        """Tables that a guest has set up, sits at, sat at or is awaited at; the newest of each status and kind.

        Of the seats only the last ones are looked at, so that this takes no longer for who has sat at very many.
        """
        question = " UNION ".join(_OWN for _ in statuses)
        values = [one for status in statuses for one in (guest, status, limit, guest, SEATS, status, limit)]
        async with self._reading.connect() as db:
            found = await fetch(db, question, values)
            return await _rows(db, [id_ for (id_,) in found])

    async def set_up(self, guest: str, since: int) -> int:
        """How many tables a guest has set up since then that are not over."""
        t = schema.tables.c
        query = select(func.count()).where(t.creator == guest, t.status.in_(("waiting", "running")), t.created > since)
        async with self._reading.connect() as db:
            return (await db.execute(query)).scalar_one()

    async def going_on(self) -> list[str]:
        """Running tables of people where something happens by itself: a bot is to move, or a clock runs."""
        t, s = schema.tables.c, schema.seats.c
        somebody = select(s.seat).where(s.table_id == t.id, s.kind == "human").exists()
        query = select(t.id).where(t.status == "running", t.bot_to_move, somebody)
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
        values["voided_by"] = _text(row.voided_by)

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
        async with self._reading.connect() as db:
            rows = await fetch(db, _LOGGED, (id_,))
        # of a long game that is work, and somebody else may need the connection
        return await asyncio.to_thread(lambda: [_move(row) for row in rows])

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


def _prepare(connection: Any, _record: object) -> None:
    """Durable, concurrent SQLite: WAL, every commit on the disk, wait for locks, foreign keys."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _existing(url: str) -> URL:
    """The address of a database that is there: SQLite would rather make an empty one than say that it is gone."""
    address = make_url(url)
    if not address.database:
        return address
    return address.set(database=Path(address.database).absolute().as_uri(), query={"mode": "rw", "uri": "true"})


def _opened(engine: Engine) -> None:
    engine.connect().close()


def _empty_log(engine: Engine) -> None:
    connection = engine.raw_connection()  # not in a transaction
    try:
        cursor = connection.cursor()
        (busy, *_) = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        cursor.close()
    finally:
        connection.close()
    if busy:
        raise NotStored("another program reads the database that was here: end it")


def _text(value: Any) -> str:
    return _json.encode(value).decode()


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    del values["seats"]
    values["commit_hash"] = values.pop("commit")
    values["bot_to_move"] = values.pop("goes_on")
    values["options"] = _text(row.options)
    values["scores"] = None if row.scores is None else _text(row.scores)
    values["winners"] = _text(row.winners)
    values["voided"] = _text(row.voided)
    values["voided_by"] = _text(row.voided_by)
    return values


def _progress(values: dict[str, Any]) -> dict[str, Any]:
    return {name: values[name] for name in _CHANGING}


def _seat_rows(row: TableRow) -> list[dict[str, Any]]:
    return [{"table_id": row.id, "seat": i, **msgspec.structs.asdict(seat)} for i, seat in enumerate(row.seats)]


def _move_row(id_: str, move: MoveRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(move), "events": _text(move.events), "table_id": id_}


def _move(row: Sequence[Any]) -> MoveRow:
    values = dict(zip(MoveRow.__struct_fields__, row, strict=True))
    return MoveRow(**{**values, "events": msgspec.json.decode(values["events"])})


async def fetch(db: AsyncConnection, question: str, values: Sequence[Any]) -> list[Any]:
    """All rows of an answer, as SQLite gives them."""
    raw: Any = await db.get_raw_connection()
    return list(await raw.driver_connection.execute_fetchall(question, values))


async def _rows(db: AsyncConnection, ids: Sequence[str]) -> list[TableRow]:
    if not ids:
        return []
    among = (_text(ids),)
    seats: dict[str, list[SeatRow]] = {id_: [] for id_ in ids}
    for values in await fetch(db, _SEATS, among):
        found = SimpleNamespace(**dict(zip(_SEAT_COLUMNS, values, strict=True)))
        seats[found.table_id].append(_seat(found))
    rows = [dict(zip(_COLUMNS, values, strict=True)) for values in await fetch(db, _ROWS, among)]
    for row in rows:
        row.update({name: bool(row[name]) for name in _FLAGS})
    return [_table(SimpleNamespace(**row), seats[row["id"]]) for row in rows]


async def _tables(db: AsyncConnection, query: Any) -> list[TableRow]:
    found = (await db.execute(query)).all()
    if not found:
        return []
    c = schema.seats.c
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    for seat in await db.execute(select(schema.seats).where(c.table_id.in_(seats)).order_by(c.table_id, c.seat)):
        seats[seat.table_id].append(_seat(seat))
    return [_table(row, seats[row.id]) for row in found]


def _seat(row: Any) -> SeatRow:
    return SeatRow(*(getattr(row, name) for name in SeatRow.__struct_fields__))


def _table(row: Any, seats: list[SeatRow]) -> TableRow:
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
        goes_on=row.bot_to_move,
        scores=None if row.scores is None else msgspec.json.decode(row.scores),
        winners=msgspec.json.decode(row.winners),
        next=row.next,
        position=row.position,
        scheme=row.scheme,
        voided=msgspec.json.decode(row.voided, type=list[Void]),
        voided_by=msgspec.json.decode(row.voided_by, type=list[str]),
    )
