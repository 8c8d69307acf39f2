"""What each order does to the database; each within one transaction, and told what came of it."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from monumenta.server.admin.orders import Close, Delete, LetIn, Outcome, Rename, RotateKey, ShutOut
from monumenta.server.admin.removing import condemn
from monumenta.server.people.bans import GUEST, Ban
from monumenta.server.people.guests import KEY, OLD_KEYS, Keys, first_name, new_key
from monumenta.server.people.names import is_name, shown_name
from monumenta.server.store import schema
from monumenta.tables.rows import GONE


def close(db: Connection, order: Close) -> Outcome:
    """A table that has ended already stays as it is."""
    t = schema.tables.c
    status = db.execute(select(t.status).where(t.id == order.table, t.status != GONE)).scalar()
    if status is None:
        return Outcome({"table": order.table}, "no-table")
    if status not in ("waiting", "running"):
        return Outcome({"table": order.table, "was": status, "changed": False})
    db.execute(update(schema.tables).where(t.id == order.table).values(status="closed", bot_to_move=False))
    return Outcome({"table": order.table, "was": status, "changed": True})


def remove(db: Connection, order: Delete) -> Outcome:
    facts = {"table": order.table}
    return Outcome(facts) if condemn(db, [order.table]) else Outcome(facts, "no-table")


def ban(db: Connection, order: ShutOut) -> Outcome:
    """In place of another one of the same guest or net."""
    db.execute(delete(schema.bans).filter_by(who=order.who))
    made = Ban(order.who, int(time.time()), order.until, order.reason)
    db.execute(insert(schema.bans).values(msgspec.structs.asdict(made)))
    known = not GUEST.fullmatch(order.who) or name_of(db, order.who) is not None
    return Outcome({**msgspec.structs.asdict(made), "known": known})


def unban(db: Connection, order: LetIn) -> Outcome:
    gone = db.execute(delete(schema.bans).filter_by(who=order.who)).rowcount
    return Outcome({"who": order.who}, None if gone else "no-ban")


def bans(db: Connection) -> list[Ban]:
    """Those that still hold; the others are forgotten."""
    db.execute(delete(schema.bans).where(schema.bans.c.until <= int(time.time())))
    return [Ban(row.who, row.since, row.until, row.reason) for row in db.execute(select(schema.bans))]


def name_of(db: Connection, guest: str) -> str | None:
    """What somebody is called who has a name of their own or has sat somewhere; None if nobody is known."""
    s, t = schema.seats.c, schema.tables.c
    found = db.execute(select(schema.guests.c.name).filter_by(id=guest)).scalar()
    if found is not None:
        return str(found)
    seat = db.execute(select(s.table_id).where(s.guest == guest).limit(1)).scalar()
    table = db.execute(select(t.id).where(t.creator == guest).limit(1)).scalar()
    if seat is None and table is None:
        return None
    return first_name(guest) if GUEST.fullmatch(guest) else guest


def rename(db: Connection, order: Rename) -> Outcome:
    """At every table, the finished ones too: their list is shown to all."""
    name = shown_name(order.name)
    facts: dict[str, Any] = {"guest": order.guest, "name": name}
    if not is_name(name):
        return Outcome(facts, "bad-name")
    was = name_of(db, order.guest) if GUEST.fullmatch(order.guest) else None
    if was is None:
        return Outcome(facts, "no-guest")
    if db.execute(update(schema.guests).filter_by(id=order.guest).values(name=name)).rowcount == 0:
        db.execute(insert(schema.guests).values(id=order.guest, name=name))
    s = schema.seats.c
    mine = (s.guest == order.guest, or_(s.kind == "human", s.kind == "open"))
    seats = db.execute(update(schema.seats).where(*mine).values(name=name)).rowcount
    return Outcome({**facts, "was": was, "seats": seats})


def rotate(db: Connection, order: RotateKey) -> Outcome:
    """A new key signs from now on; nobody is told what it is."""
    was = keys(db)
    now = Keys(new_key(), [] if order.forget_old else [*was.old, was.newest])
    for name, value in ((KEY, now.newest), (OLD_KEYS, msgspec.json.encode(now.old).decode())):
        db.execute(delete(schema.settings).filter_by(name=name))
        db.execute(insert(schema.settings).values(name=name, value=value))
    return Outcome({"old_keys": len(now.old), "forgot_old": order.forget_old})


def keys(db: Connection) -> Keys:
    found = {row.name: row.value for row in db.execute(select(schema.settings))}
    # nobody has been here yet: then nobody holds a cookie either
    return Keys(found.get(KEY) or secrets.token_hex(32), msgspec.json.decode(found.get(OLD_KEYS, "[]"), type=list[str]))
