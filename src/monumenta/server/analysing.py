"""Analyses of finished games: one at a time, in a process of its own, and kept in the store.

They cost most of a minute of a core, and what comes out never changes. So the store keeps them, packed, and whoever
asks later has them at once, after a restart too. While one is being made it is in memory for those who wait.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import zlib
from typing import Final

import msgspec

from monumenta.bots.reviewed import Review, Step
from monumenta.engine.compiled import in_use
from monumenta.server.archive import check_over, record_of
from monumenta.server.problem import Refused
from monumenta.server.protocol import Analysis
from monumenta.server.store import Store
from monumenta.server.table import Table
from monumenta.server.tasks import Tasks

log = logging.getLogger(__name__)

FORMAT: Final = 1
"""Of what is stored: one that was made otherwise is made again when somebody asks."""
QUEUE: Final = 8
"""Games that may wait for their turn, besides the one that is being looked at."""
LIMIT: Final = 1 << 20
"""Bytes of a line at most; a step has a few hundred."""
PATIENCE: Final = 20 * 60
"""Seconds after which a process must hang: it takes longer than it may only where a machine is very busy."""


class _Work(msgspec.Struct):
    """An analysis that is being made."""

    record: str
    running: bool = False
    failed: bool = False
    total: int = 0
    steps: list[Step] = []
    outcome: list[float] = []

    def shown(self, since: int) -> Analysis:
        state = "failed" if self.failed else "running" if self.running else "waiting"
        return Analysis(state, self.total, since, self.steps[since:], self.outcome)


class Analysts:
    def __init__(self, store: Store, tasks: Tasks, seconds: float) -> None:
        """`seconds` for a game; 0: none is looked at."""
        self._store = store
        self._tasks = tasks
        self._seconds = seconds
        self._works: dict[str, _Work] = {}
        self._turn = asyncio.Lock()

    async def ask(self, table: Table) -> Analysis:
        """Have a finished game looked at, unless somebody did so before."""
        check_over(table.row)
        if table.spec.realtime:
            raise Refused("wrong-pace", f"in {table.spec.title} everybody acts at once: there is no analysis of it")
        found = await self.known(table)
        if found.state not in ("none", "failed"):
            return found
        self._check(table)
        if table.row.id not in self._works or self._works[table.row.id].failed:  # nobody else began it meanwhile
            self._works[table.row.id] = _Work(record_of(table).write())
            self._tasks.start(self._make(table.row.id))
        return self._works[table.row.id].shown(0)

    async def known(self, table: Table, since: int = 0) -> Analysis:
        """What there is by now, from this step on."""
        check_over(table.row)
        id_ = table.row.id
        if id_ in self._works:
            return self._works[id_].shown(since)
        packed = await self._store.analysis(id_, FORMAT)
        if packed is None:
            return Analysis("none", 0, 0, [], [])
        review = msgspec.json.decode(zlib.decompress(packed), type=Review)
        return Analysis("done", review.total, since, review.steps[since:], review.outcome)

    def _check(self, table: Table) -> None:
        if self._seconds == 0:
            raise Refused("no-analysis", "this server analyses no games (MONUMENTA_ANALYSIS=0)")
        if in_use(table.spec) is None:
            raise Refused("not-compiled", "an analysis needs the compiled rules: try again when they are there")
        if sum(not work.failed for work in self._works.values()) > QUEUE:
            raise Refused("busy", "too many games wait for their analysis already; try again in a few minutes")

    async def _make(self, id_: str) -> None:
        work = self._works[id_]
        async with self._turn:
            work.running = True
            try:
                async with asyncio.timeout(PATIENCE + self._seconds):
                    await self._listen(work)
                review = Review(work.total, work.steps, work.outcome)
                await self._store.keep_analysis(id_, FORMAT, zlib.compress(msgspec.json.encode(review)))
            except Exception:
                work.failed = True
                self._works = {of: one for of, one in self._works.items() if one is work or not one.failed}
                raise  # to the log
            else:
                del self._works[id_]

    async def _listen(self, work: _Work) -> None:
        """Start the process and take down what it finds."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "monumenta.server.analyst", str(self._seconds)),
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
