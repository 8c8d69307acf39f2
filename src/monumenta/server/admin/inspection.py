"""What an administrator may see of tables: who sits where and what happened when, never a secret.

No invitation, no nonce, no secret of the luck, no state of a game: what a host prints may be read over their shoulder.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Select, case, func, select

from monumenta.server.admin.deeds import name_of
from monumenta.server.admin.removing import Kind, last_move, older
from monumenta.server.people.bans import Ban
from monumenta.server.store import schema
from monumenta.tables.rows import GONE


class SeatShown(Struct, frozen=True, omit_defaults=True):
    kind: str
    name: str
    guest: str | None = None
    """Who sits here; at an open seat: for whom it is kept; at a bot's: who left it."""
    bot: str | None = None
    banned: bool = False


class TableShown(Struct, frozen=True):
    id: str
    game: str
    rules: str
    status: str
    listed: bool
    created: int
    """Seconds since 1970, and so are the next two."""
    started: int | None
    last: int
    """When something last happened."""
    moves: int
    creator: str
    creator_name: str
    seats: list[SeatShown]
    options: dict[str, Any]
    position: str | None
    scores: list[int] | None
    winners: list[int]
    next: str | None


class Wanted(Struct, frozen=True):
    """Which tables to list."""

    status: str | None = None
    game: str | None = None
    guest: str | None = None
    before: int | None = None
    """Those at which nothing has happened since then."""
    limit: int = 50


def tables(db: Connection, wanted: Wanted) -> list[TableShown]:
    """The newest first."""
    t, s = schema.tables.c, schema.seats.c
    query = _query()
    if wanted.status is not None:
        query = query.where(t.status == wanted.status)
    if wanted.game is not None:
        query = query.where(t.game == wanted.game)
    if wanted.guest is not None:
        query = query.where((t.creator == wanted.guest) | t.id.in_(select(s.table_id).where(s.guest == wanted.guest)))
    if wanted.before is not None:
        query = query.where(t.created < wanted.before, last_move() < wanted.before)
    found: list[Row[Any]] = list(db.execute(query.order_by(t.created.desc(), t.id).limit(wanted.limit)))
    return [_shown(db, row) for row in found]


def table(db: Connection, id_: str) -> TableShown | None:
    row = db.execute(_query().where(schema.tables.c.id == id_)).first()
    return None if row is None else _shown(db, row)


def _query() -> Select[Any]:
    t = schema.tables.c
    started = case((t.started.is_not(None), t.started / 1000)).label("began")
    return select(schema.tables, started, last_move().label("last")).where(t.status != GONE)


def _shown(db: Connection, row: Row[Any]) -> TableShown:
    seats = db.execute(select(schema.seats).filter_by(table_id=row.id).order_by(schema.seats.c.seat))
    banned = {str(ban[0]) for ban in db.execute(select(schema.bans.c.who))}
    return TableShown(
        id=row.id,
        game=row.game,
        rules=row.rules,
        status=row.status,
        listed=row.listed,
        created=row.created,
        started=None if row.began is None else int(row.began),
        last=int(row.last),
        moves=row.seq,
        creator=row.creator,
        creator_name=name_of(db, row.creator) or "",
        seats=[SeatShown(s.kind, s.name, s.guest, s.bot, s.guest in banned) for s in seats],
        options=msgspec.json.decode(row.options),
        position=row.position,
        scores=None if row.scores is None else msgspec.json.decode(row.scores),
        winners=msgspec.json.decode(row.winners),
        next=row.next,
    )


def bans(db: Connection) -> list[Ban]:
    """Those that hold now, the oldest first."""
    now = int(time.time())
    rows = db.execute(select(schema.bans).order_by(schema.bans.c.since, schema.bans.c.who))
    return [Ban(b.who, b.since, b.until, b.reason) for b in rows if b.until is None or b.until > now]


def count_older(db: Connection, limits: dict[Kind, int]) -> dict[Kind, int]:
    """How many tables would be removed."""
    return {
        kind: int(db.execute(select(func.count()).select_from(schema.tables).where(older(kind, before))).scalar_one())
        for kind, before in limits.items()
    }


class Space(Struct, frozen=True):
    """Bytes of the file, and how many of them are free for what comes next."""

    file: int
    free: int


def space(db: Connection) -> Space:
    size, pages, free = (
        int(db.exec_driver_sql(f"PRAGMA {name}").scalar_one()) for name in ("page_size", "page_count", "freelist_count")
    )
    return Space(size * pages, size * free)
