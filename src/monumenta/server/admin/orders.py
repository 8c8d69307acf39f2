"""What the administrator wants done, as it lies in the database until it is done.

`monumenta admin` leaves an order there, and whoever keeps the file carries it out: the server that runs, or the command
itself if there is none. An order's effect and its answer are written in one transaction, so it is done once, whoever is
killed when; and one that was withdrawn before that is not done at all.
"""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, and_, delete, insert, select, update

from monumenta.server.store import schema

_json = msgspec.json.Encoder()

KEPT = 24 * 3600
"""Seconds for which an order that is done can be looked up."""


class Close(Struct, frozen=True, tag="close"):
    """End a table for good, without a winner."""

    table: str


class Delete(Struct, frozen=True, tag="delete"):
    """Remove a table and its log."""

    table: str


class ShutOut(Struct, frozen=True, tag="ban"):
    who: str
    until: int | None
    reason: str | None


class LetIn(Struct, frozen=True, tag="unban"):
    who: str


class Rename(Struct, frozen=True, tag="rename"):
    guest: str
    name: str


class RotateKey(Struct, frozen=True, tag="rotate-key"):
    forget_old: bool


class Prune(Struct, frozen=True, tag="prune"):
    """Remove what nothing has happened at since these moments, in seconds since 1970."""

    waiting: int | None = None
    finished: int | None = None
    abandoned: int | None = None


Order = Close | Delete | ShutOut | LetIn | Rename | RotateKey | Prune


class Outcome(Struct, frozen=True):
    """What has come of an order."""

    facts: dict[str, Any] = {}
    problem: str | None = None
    """Why nothing has come of it: a key of the texts `admin-problem-…`."""


class Withdrawn(Exception):
    """Nobody wants it any more."""


def place(db: Connection, order: Order) -> str:
    """Leave an order; its id."""
    id_ = secrets.token_hex(8)
    what = _json.encode(order).decode()
    db.execute(insert(schema.orders).values(id=id_, what=what, asked=time.time_ns() // 1_000_000))
    return id_


PENDING = (
    select(schema.orders.c.id, schema.orders.c.what)
    .where(schema.orders.c.done.is_(None))
    .order_by(schema.orders.c.asked)
)


UNFOLLOWED = select(schema.orders.c.id, schema.orders.c.what, schema.orders.c.answer).where(schema.orders.c.done < 0)


def order_of(row: Row[Any]) -> Order:
    """Raises msgspec.MsgspecError if another version has left it."""
    return msgspec.json.decode(row.what, type=Order)


def outcome_of(row: Row[Any]) -> Outcome:
    return msgspec.json.decode(row.answer, type=Outcome)


def report(db: Connection, id_: str, so_far: Outcome) -> None:
    """Say how far it is."""
    _note(db, id_, {"answer": _json.encode(so_far).decode()})


def finish(db: Connection, id_: str, outcome: Outcome) -> Outcome:
    """Note that it is done, in the transaction that does it. It is in force once memory has followed, too."""
    _note(db, id_, {"answer": _json.encode(outcome).decode(), "done": -(time.time_ns() // 1_000_000)})
    return outcome


def in_force(db: Connection, id_: str | None = None) -> None:
    """What is in memory knows of this order; or, as when a server has just started, of all that are done."""
    c = schema.orders.c
    whose = c.done < 0 if id_ is None else and_(c.done < 0, c.id == id_)
    db.execute(update(schema.orders).where(whose).values(done=-c.done))


def _note(db: Connection, id_: str, values: dict[str, Any]) -> None:
    c = schema.orders.c
    if db.execute(update(schema.orders).where(c.id == id_, c.done.is_(None)).values(values)).rowcount == 0:
        raise Withdrawn


class State(Struct, frozen=True):
    """How an order is getting on."""

    done: bool
    in_force: bool
    """Done, and memory has followed."""
    outcome: Outcome | None
    """Before it is done: how far it is."""


def state(db: Connection, id_: str) -> State:
    row = db.execute(select(schema.orders.c.done, schema.orders.c.answer).filter_by(id=id_)).first()
    if row is None:
        return State(done=False, in_force=False, outcome=None)
    return State(
        done=row.done is not None,
        in_force=row.done is not None and row.done > 0,
        outcome=None if row.answer is None else msgspec.json.decode(row.answer, type=Outcome),
    )


def withdraw(db: Connection, id_: str) -> bool:
    """Take an order back; False if it is done already."""
    c = schema.orders.c
    return db.execute(delete(schema.orders).where(c.id == id_, c.done.is_(None))).rowcount > 0


def forget_done(db: Connection) -> None:
    """Orders that were done long ago."""
    db.execute(delete(schema.orders).where(schema.orders.c.done.between(0, int((time.time() - KEPT) * 1000))))
