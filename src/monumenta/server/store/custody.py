"""Somebody who looks after the database file: sees that it is gone, and takes over what is put in its place.

While another file is there nothing is written (`whereabouts`). The old one moved back is simply the right one again. A
new one, a backup that was restored say, is taken over once it is a whole database of Monumenta and nobody writes to it
any more, and what is in memory is forgotten for what it says.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from monumenta.server.store import schema
from monumenta.server.store.database import Database
from monumenta.server.store.whereabouts import Whereabouts, looks_whole

log = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds between two looks. A file that is the same at two of them is not being copied any more."""

_Look = tuple[int, int, int, int]


class Custody:
    def __init__(self, store: Database, taken_over: Callable[[], Awaitable[None]]) -> None:
        """`taken_over` is awaited when another file is open than before."""
        self._store = store
        self._taken_over = taken_over
        self._was = Whereabouts.HERE
        self._seen: _Look | None = None

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._look()
            except Exception:
                log.exception("the database could not be opened again; it is tried again")

    async def _look(self) -> None:
        found = await asyncio.to_thread(self._store.file.look)
        if found is not self._was:
            log.warning("%s: %s", self._store.file.path, found.value)
            self._was = found
        if found in (Whereabouts.LOG_LOST, Whereabouts.CLOSED):
            await self._store.reopen()
        elif found is Whereabouts.REPLACED and await asyncio.to_thread(self._settled):
            await self._store.reopen()
            await self._taken_over()

    def _settled(self) -> bool:
        """Is what is there now a whole database of ours, and the same as at the last look?"""
        path = Path(self._store.file.path or "")
        try:
            found = path.stat()
        except OSError:
            return False
        before, self._seen = self._seen, (found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)
        return self._seen == before and looks_whole(path) and _is_ours(path)


def _is_ours(path: Path) -> bool:
    """Was it made by a Monumenta that is not newer than this one? Nothing beside the file is touched or believed."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            (found,) = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError):
        return False
    return str(found) <= schema.HEAD
