"""Removing tables, a little at a time.

A log may have a hundred thousand moves, and to delete them takes the one who writes as long as thousands of turns. So a
table is first condemned: in one small transaction it loses its seats, its secrets and its place in every list, and
nobody finds it any more. What is left of it is cleared away in small pieces afterwards, whenever there is time; who is
killed meanwhile goes on with it after the next start.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, get_args

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    and_,
    case,
    cast,
    delete,
    func,
    literal_column,
    select,
    update,
)

from monumenta.server.admin.orders import Prune
from monumenta.server.store import schema
from monumenta.tables.rows import GONE

Kind = Literal["waiting", "finished", "abandoned"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What tables may be removed by their age: those nobody came to, those that have ended, those nobody plays at."""

STATUSES: dict[Kind, tuple[str, ...]] = {
    "waiting": ("waiting",),
    "finished": ("over", "closed"),
    "abandoned": ("running",),
}

PIECE = 1_000
"""Moves that are deleted in one transaction: some milliseconds."""
BATCH = 100
"""Tables that are condemned in one transaction."""


def last_move() -> ColumnElement[int]:
    """When something last happened at a table, in seconds since 1970."""
    t, m = schema.tables.c, schema.moves.c
    played = select(m.t).where(m.table_id == t.id, m.n == t.seq).scalar_subquery()
    since = cast((t.started + func.coalesce(played, 0)) / 1000, Integer)
    return case((t.started.is_(None), t.created), else_=since)


def older(kind: Kind, before: int) -> ColumnElement[bool]:
    """Tables of a kind at which nothing has happened since then."""
    t = schema.tables.c
    # left to itself SQLite would find all of that status, and sort them for each page of a hundred
    old = and_((t.status + "").in_(STATUSES[kind]), t.created < before)
    # who waits has no moves, and of those set up later than that none need be looked at
    return old if kind == "waiting" else and_(old, last_move() < before)


def limits(order: Prune) -> dict[Kind, int]:
    """What to remove, with the moment before which."""
    asked: dict[Kind, int | None] = {
        "waiting": order.waiting,
        "finished": order.finished,
        "abandoned": order.abandoned,
    }
    return {kind: before for kind, before in asked.items() if before is not None}


def page_of(kind: Kind, before: int, after: str) -> Any:
    """The query of the next few tables to remove, in the order of their ids."""
    t = schema.tables.c
    return select(t.id).where(older(kind, before), t.id > after).order_by(t.id).limit(BATCH)


def condemn(db: Connection, ids: Collection[str], still: ColumnElement[bool] | None = None) -> list[str]:
    """Take tables out of everybody's sight, if they are `still` what they were; which they were."""
    t, s = schema.tables.c, schema.seats.c
    wanted = and_(t.id.in_(ids), t.status != GONE)
    found = [str(row[0]) for row in db.execute(select(t.id).where(wanted if still is None else and_(wanted, still)))]
    bare: dict[str, Any] = {"status": GONE, "listed": False, "creator": "", "invite": "", "secret": "", "next": None}
    db.execute(update(schema.tables).where(t.id.in_(found)).values(bare))
    db.execute(update(schema.tables).where(t.next.in_(found)).values(next=None))
    db.execute(delete(schema.seats).where(s.table_id.in_(found)))
    return found


class Cleared(Struct, frozen=True):
    tables: int
    more: bool


def clear(db: Connection, piece: int = PIECE) -> Cleared:
    """Delete a piece of what is left of condemned tables."""
    left, tables = piece, 0
    while left > 0:
        found = db.execute(select(schema.tables.c.id).filter_by(status=GONE).limit(1)).scalar()
        if found is None:
            return Cleared(tables, more=False)
        rowid = literal_column("rowid", Integer)
        some = select(rowid).select_from(schema.moves).where(schema.moves.c.table_id == found).limit(left)
        gone = db.execute(delete(schema.moves).where(rowid.in_(some))).rowcount
        left -= gone
        if left > 0:  # the log is empty; the rest goes with the table's own row
            db.execute(delete(schema.tables).filter_by(id=found))
            tables, left = tables + 1, left - 1
    return Cleared(tables, more=True)
