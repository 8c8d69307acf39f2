"""The one who writes to the database: everything that waits at the same time goes into one transaction.

A commit waits for the disk, and the disk takes as long for a hundred changes as for one. So while one transaction is
being written the next changes gather, and then they share the next one. Each is still all or nothing by itself: if one
fails, all are undone and done again within a savepoint each, so that only that one stays undone. Nobody hears of a
change before the commit that holds it, nor when the file that was written to is no longer where it should be.

It all happens in one thread, with one trip there and back for each transaction: a trip for each statement would cost
the event loop more than the statements do.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from monumenta.tables.problem import NotStored

T = TypeVar("T")

log = logging.getLogger(__name__)

Change = Callable[[Connection], T]
"""Something to write, and what it found out; an exception from it undoes all that it wrote. It may be done twice."""

_HELD = "another program holds the database: end it, or wait until it has finished"
PASSING = {
    sqlite3.SQLITE_BUSY: _HELD,
    sqlite3.SQLITE_LOCKED: _HELD,
    sqlite3.SQLITE_READONLY: "the database may not be written to: give the user of the server the right to",
    sqlite3.SQLITE_IOERR: "the disk takes nothing more: make room on it, and look whether it is broken",
    sqlite3.SQLITE_FULL: "the disk is full: make room on it",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened: look whether its folder is there and may be written to",
}
"""What SQLite says of a disk or a lock, and not of a mistake of ours; with what to do."""
MOST_TOGETHER = 256
"""Changes in one transaction: the first should not wait for too many others."""


def _fine() -> None: ...


class Writer:
    def __init__(self, engine: Engine, check: Callable[[], None] = _fine) -> None:
        """`check` raises if what is written now would be lost."""
        self._engine = engine
        self._check = check
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Change[Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, change: Change[T]) -> T:
        """Returns what the change returned once it is on the disk; raises what it raised."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_all())
        return await done

    async def apart(self, work: Callable[[Engine], T]) -> T:
        """Do something with the database itself while nothing is being written."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._engine)

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._writing is not None:
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                together, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                changes = [change for change, _ in together]
                try:
                    results = await loop.run_in_executor(self._thread, self._commit, changes)
                except Exception as error:  # noqa: BLE001  # not even begun, or not committed: then nothing was written
                    results = [_Failed(error)] * len(together)
                for (_, done), result in zip(together, results, strict=True):
                    _tell(done, result)
        finally:
            self._writing = None

    def _commit(self, changes: list[Change[Any]]) -> list[Any]:
        self._check()
        results = self._transact(changes)
        self._check()  # it may have gone meanwhile, and then nobody may rely on it
        return results

    def _transact(self, changes: list[Change[Any]]) -> list[Any]:
        if len(changes) > 1:
            try:
                with self._engine.begin() as db:
                    return [change(db) for change in changes]
            except Exception as error:  # noqa: BLE001  # whose it is shows when each is done apart
                log.debug("of %d changes written together one failed: %s", len(changes), error)
        with self._engine.begin() as db:
            return [_apart(db, change) for change in changes]


class _Failed:
    """The outcome of a change that was undone."""

    def __init__(self, error: Exception) -> None:
        self.error = error


def _apart(db: Connection, change: Change[Any]) -> Any:
    try:
        with db.begin_nested():
            return change(db)
    except Exception as error:
        if not _open(db):
            raise
        return _Failed(error)  # it is whoever asked for this change that must hear of it


def _open(db: Connection) -> bool:
    """Is the transaction still there? On a full or broken disk SQLite gives up all of it, not just the change."""
    connection: Any = db.connection.dbapi_connection
    return connection.in_transaction


def _told(error: Exception) -> Exception:
    """A full disk and a held lock pass; whoever asked may try again, and is told so."""
    code: int = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF
    if not isinstance(error, OperationalError) or code not in PASSING:
        return error
    log.warning("nothing could be written: %s", error.orig)
    return NotStored(PASSING[code])


def _tell(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():
        return  # who asked was cancelled, and the change was made nevertheless
    if isinstance(result, _Failed):
        done.set_exception(_told(result.error))
    else:
        done.set_result(result)
