"""Can the server do its work, that is: can it write? Asked as often as one likes, tried about once a second.

It is tried in earnest, with a write that goes the way of every move. One try serves all who ask meanwhile and for a
moment after; one that hangs is not followed by others.
"""

from __future__ import annotations

import asyncio
import logging
import time

from monumenta.server.store.database import Database
from monumenta.tables.problem import NotStored, Refused
from monumenta.tables.tasks import Tasks

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds after which a write that has not come back counts as failed, for as long as it does not."""
FRESH = 1.0
"""Seconds for which the outcome of a try is believed."""
SLOW = (
    f"the database has taken nothing for {PATIENCE:.0f} seconds: another program holds it, or the disk is very slow; "
    "end that program, or wait"
)
BROKEN = "the database answers with an error, which is in the log of the server"


class Readiness:
    def __init__(self, store: Database, tasks: Tasks) -> None:
        self._store = store
        self._tasks = tasks
        self._trying: asyncio.Task[str | None] | None = None
        self._begun = 0.0
        self._known_until = 0.0
        self._problem: str | None = None

    async def check(self) -> None:
        """Return if the server can write; refuse with the reason and what to do if it cannot."""
        problem = await self._ask()
        if problem is not None:
            raise Refused("not-ready", problem)

    async def _ask(self) -> str | None:
        now = time.monotonic()
        if self._trying is None:
            if now < self._known_until:
                return self._problem
            self._begun = now
            self._trying = self._tasks.start(self._try())
        left = self._begun + PATIENCE - now
        try:
            return await asyncio.wait_for(asyncio.shield(self._trying), max(0.0, left))
        except TimeoutError:
            return SLOW

    async def _try(self) -> str | None:
        self._problem = None
        try:
            await self._store.probe()
        except NotStored as refused:
            self._problem = refused.reason
        except Exception:
            log.exception("the database is broken")
            self._problem = BROKEN
        finally:
            self._trying = None
            self._known_until = time.monotonic() + FRESH
        return self._problem
