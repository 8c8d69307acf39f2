"""Analyses of finished games: one at a time, in a process of its own, and kept in the store.

They cost most of a minute of a core, and what comes out never changes. So the store keeps them, packed, and whoever
asks later has them at once, after a restart too. While one is being made it is in memory for those who wait.

Those who wait share it fairly: a guest waits for one game at a time, an address for a few, and whoever has had fewer
games looked at since the other one came is next. Whoever goes away while waiting gives up the place.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
import zlib
from collections import OrderedDict
from typing import Final

import msgspec

from monumenta.advice.reviewed import Review, Step
from monumenta.engine.compile.compiled import in_use
from monumenta.server.settings import Settings
from monumenta.server.store.database import Database
from monumenta.tables.archive import check_over, record_of
from monumenta.tables.messages import Analysis
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table
from monumenta.tables.tasks import Tasks

log = logging.getLogger(__name__)

FORMAT: Final = 1
"""Of what is stored: one that was made otherwise is made again when somebody asks."""
LIMIT: Final = 1 << 20
"""Bytes of a line at most; a step has a few hundred."""
AT_HAND: Final = 16
"""Finished ones that are kept unpacked."""
PATIENCE: Final = 20 * 60
"""Seconds after which a process must hang: it takes longer than it may only where a machine is very busy."""


class Asker(msgspec.Struct, frozen=True):
    """Who wants a game looked at."""

    guest: str
    address: str


class _Work(msgspec.Struct):
    """An analysis that is being made."""

    record: str
    asker: Asker
    looked: float
    """When somebody last asked how far it is."""
    passed: int = 0
    """How often its asker or the asker's address has had another game looked at since."""
    running: bool = False
    failed: bool = False
    total: int = 0
    steps: list[Step] = []
    outcome: list[float] = []

    def shown(self, since: int) -> Analysis:
        state = "failed" if self.failed else "running" if self.running else "waiting"
        return Analysis(state, self.total, since, self.steps[since:], self.outcome)


class Analysts:
    def __init__(self, store: Database, tasks: Tasks, settings: Settings) -> None:
        self._store = store
        self._tasks = tasks
        self._settings = settings
        self._works: dict[str, _Work] = {}  # in the order in which they were asked for
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._at_work: asyncio.Task[None] | None = None

    async def ask(self, table: Table, asker: Asker) -> Analysis:
        """Have a finished game looked at, unless somebody did so before."""
        check_over(table.row)
        if table.spec.realtime:
            raise Refused("wrong-pace", f"in {table.spec.title} everybody acts at once: there is no analysis of it")
        found = await self.known(table)
        if found.state not in ("none", "failed"):
            return found
        self._check(table)
        if table.row.id not in self._works or self._works[table.row.id].failed:  # nobody else began it meanwhile
            self._check_shares(asker)
            self._works.pop(table.row.id, None)
            self._works[table.row.id] = _Work(record_of(table).write(), asker, time.monotonic())
            if self._at_work is None:
                self._at_work = self._tasks.start(self._work_off())
        return self._works[table.row.id].shown(0)

    async def known(self, table: Table, since: int = 0) -> Analysis:
        """What there is by now, from this step on."""
        check_over(table.row)
        id_ = table.row.id
        if id_ in self._works:
            self._works[id_].looked = time.monotonic()
            return self._works[id_].shown(since)
        review = await self._finished(id_)
        if review is None:
            return Analysis("none", 0, 0, [], [])
        return Analysis("done", review.total, since, review.steps[since:], review.outcome)

    async def _finished(self, id_: str) -> Review | None:
        """What the store has; the last few are at hand, for to unpack one is work."""
        if id_ in self._reviews:
            self._reviews.move_to_end(id_)
            return self._reviews[id_]
        packed = await self._store.analysis(id_, FORMAT)
        if packed is None:
            return None
        review = await asyncio.to_thread(_unpacked, packed)
        self._reviews[id_] = review
        if len(self._reviews) > AT_HAND:
            self._reviews.popitem(last=False)
        return review

    def forget(self) -> None:
        """The store has become another one."""
        self._reviews.clear()

    def _check(self, table: Table) -> None:
        if self._settings.analysis == 0:
            raise Refused("no-analysis", "this server analyses no games (MONUMENTA_ANALYSIS=0)")
        if in_use(table.spec) is None:
            raise Refused("not-compiled", "an analysis needs the compiled rules: try again when they are there")

    def _check_shares(self, asker: Asker) -> None:
        self._forget()
        most = self._settings.analyses
        under_way = [work.asker for work in self._works.values() if not work.failed]
        if sum(one.guest == asker.guest for one in under_way) >= most:
            raise Refused("analysing", "a game that you asked for is still being analysed; ask again when it is done")
        if sum(one.address == asker.address for one in under_way) >= most * self._settings.analyses_by_address:
            raise Refused(
                "analysing", "games that others at your address asked for are being analysed; ask again in a minute"
            )
        if len(under_way) > self._settings.analyses_waiting:
            raise Refused("busy", "too many games wait for their analysis already; try again in a few minutes")

    def _forget(self) -> None:
        """Give up those that wait and that nobody has looked at for a while."""
        since = time.monotonic() - self._settings.analysis_patience
        gone = [id_ for id_, work in self._works.items() if _waits(work) and work.looked < since]
        for id_ in gone:
            del self._works[id_]

    async def _work_off(self) -> None:
        """One after the other, until none waits."""
        try:
            while (id_ := self._next()) is not None:
                await self._make(id_, self._works[id_])
        finally:
            self._at_work = None

    def _next(self) -> str | None:
        """Of those that wait, the one whose asker and address have had the fewest others looked at since it came."""
        self._forget()
        waiting = {id_: work for id_, work in self._works.items() if _waits(work)}
        if not waiting:
            return None
        id_ = min(waiting, key=lambda id_: waiting[id_].passed)
        asker = waiting.pop(id_).asker
        for work in waiting.values():
            work.passed += (work.asker.guest == asker.guest) + (work.asker.address == asker.address)
        return id_

    async def _make(self, id_: str, work: _Work) -> None:
        work.running = True
        try:
            async with asyncio.timeout(PATIENCE + self._settings.analysis):
                await self._listen(work)
            review = Review(work.total, work.steps, work.outcome)
            await self._store.keep_analysis(id_, FORMAT, zlib.compress(msgspec.json.encode(review)))
        except Exception:
            log.exception("the analysis of table %s failed", id_)
            work.failed = True
            self._works = {of: one for of, one in self._works.items() if one is work or not one.failed}
        else:
            del self._works[id_]

    async def _listen(self, work: _Work) -> None:
        """Start the process and take down what it finds."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "monumenta.server.thinking.analyst", str(self._settings.analysis)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LIMIT,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(work.record.encode())
            await process.stdin.drain()
            process.stdin.close()
            first = msgspec.json.decode(await process.stdout.readline(), type=Review)
            work.total, work.outcome = first.total, first.outcome
            async for line in process.stdout:
                work.steps.append(msgspec.json.decode(line, type=Step))
            if await process.wait() != 0:
                raise RuntimeError(f"the analysis ended with status {process.returncode}; it has said why above")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def _waits(work: _Work) -> bool:
    return not work.running and not work.failed


def _unpacked(packed: bytes) -> Review:
    return msgspec.json.decode(zlib.decompress(packed), type=Review)
