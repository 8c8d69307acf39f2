"""The administrator's command at the door of a database: who keeps it, and having an order carried out.

If a server keeps the file, the order is left for it, and waited for. If nobody does, the command keeps it for a moment
and carries the order out itself, in the same way (`office`).
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError

from monumenta.server.admin import orders
from monumenta.server.admin.office import Office
from monumenta.server.admin.orders import Order, Outcome
from monumenta.server.store import migrate, schema
from monumenta.server.store.database import Database
from monumenta.server.store.keeper import Holder, Taken, check_one_name, keep
from monumenta.tables.problem import Refused

PATIENCE = 30.0
"""Seconds without an answer after which an order is taken back."""
LOOK = 0.1
"""Seconds between two looks for the answer."""
BUSY = 10
"""Seconds to wait for somebody who is writing."""

Heard = Callable[[Outcome], None]
"""Told how far an order is."""
Waits = Callable[[Holder | None], None]
"""Told who is being waited for."""


class ErrandError(Exception):
    """It cannot be done; the message says why and what to do."""


class NoAnswer(ErrandError):
    """The server that keeps the database does not carry out orders."""


def database_file(url: str) -> Path:
    """The file of a database that must be there."""
    database = make_url(url).database
    if not database or database == ":memory:":
        raise ErrandError("a database in memory has nothing to administer: name its file with --db")
    path = Path(database)
    if not path.is_file():
        raise ErrandError(f"there is no database {path}; say with --db which one the server uses")
    check_one_name(path)  # by another name its log would not be found, and what is in it
    return path


@contextmanager
def reading(url: str) -> Generator[Connection]:
    """A connection that cannot change anything; the server may run."""
    path = database_file(url)
    address = f"file:{quote(str(path))}?mode=ro"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True, timeout=BUSY))
    try:
        with engine.connect() as db:
            _check_version(path, migrate.version(db))
            yield db
    except SQLAlchemyError as error:
        raise ErrandError(f"cannot read {path}: {error.__cause__ or error}") from error
    finally:
        engine.dispose()


@contextmanager
def _writing(url: str) -> Generator[Connection]:
    """A transaction beside a server that runs."""
    path = database_file(url)
    engine = create_engine(
        make_url(url).set(drivername="sqlite"), connect_args={"timeout": BUSY, "isolation_level": None}
    )
    event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as db:
            _check_version(path, migrate.version(db))
            yield db
    except SQLAlchemyError as error:
        raise ErrandError(f"cannot write to {path}: {error.__cause__ or error}; try again in a moment") from error
    finally:
        engine.dispose()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _check_version(path: Path, version: str | None) -> None:
    if version is None:
        raise ErrandError(f"{path} is no database of Monumenta; say with --db which one the server uses")
    if version < schema.HEAD:
        raise ErrandError(
            f"{path} was last used by an older Monumenta (schema {version}, this one wants {schema.HEAD}): "
            "start the server of this version on it once, or stop the older one that runs"
        )
    if version > schema.HEAD:
        raise ErrandError(
            f"{path} was made by a newer Monumenta (schema {version}, this one knows {schema.HEAD}): upgrade this one"
        )


def run(url: str, order: Order, waits: Waits, heard: Heard) -> Outcome:
    """Have an order carried out, by whoever keeps the database."""
    database_file(url)
    try:
        with keep(url, errand=True):
            return asyncio.run(_here(url, order))
    except Taken as taken:
        holder = taken.holder
    waits(holder)
    with _writing(url) as db:
        id_ = orders.place(db, order)
    try:
        return _await(url, id_, heard)
    except BaseException:
        _take_back(url, id_)
        raise


async def _here(url: str, order: Order) -> Outcome:
    store = await Database.open(url)
    try:
        id_ = await store.write(lambda db: orders.place(db, order))
        return await _carry_out(store, id_)
    finally:
        await store.close()


async def _finish_here(url: str, id_: str) -> Outcome:
    store = await Database.open(url)
    try:
        return await _carry_out(store, id_)
    finally:
        await store.close()


async def clear_away(url: str) -> None:
    """Delete what is left of tables that were removed. For who keeps the database."""
    store = await Database.open(url)
    try:
        await Office(store).clear()
    finally:
        await store.close()


async def _carry_out(store: Database, id_: str) -> Outcome:
    """All that was ordered, and so this too."""
    office = Office(store)
    try:
        await office.look()
        await office.clear()
        state = await store.write(lambda db: orders.state(db, id_))
    except BaseException:
        with suppress(Refused):
            await store.write(lambda db: orders.withdraw(db, id_))
        raise
    if not state.done or state.outcome is None:
        raise ErrandError("the database could not be written to; see that its disk has room, and try again")
    return state.outcome


def _await(url: str, id_: str, heard: Heard) -> Outcome:
    """Look for the answer. If the server ends meanwhile, there is nobody else to do it."""
    told, last = None, time.monotonic()
    while time.monotonic() - last < PATIENCE:
        time.sleep(LOOK)
        with reading(url) as db:
            state = orders.state(db, id_)
        if state.in_force and state.outcome is not None:
            return state.outcome
        if not state.done and state.outcome is not None and state.outcome != told:
            told, last = state.outcome, time.monotonic()
            heard(told)
        try:
            with keep(url, errand=True):
                return asyncio.run(_finish_here(url, id_))
        except Taken:
            continue
    with _writing(url) as db:
        if not orders.withdraw(db, id_):
            outcome = orders.state(db, id_).outcome
            assert outcome is not None
            return outcome
    raise NoAnswer(
        f"the server that keeps {make_url(url).database} has not answered for {PATIENCE:.0f} seconds. "
        "The order was taken back. See what the server says, or stop it and try again: without one it is done at once"
    )


def _take_back(url: str, id_: str) -> None:
    """Whoever breaks the waiting off does not want it any more."""
    try:
        with _writing(url) as db:
            orders.withdraw(db, id_)
    except ErrandError:
        return
