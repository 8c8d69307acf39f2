"""Where bots think, off the event loop.

Compiled rules let go of Python's lock, so they run in a few gentle threads. Plain rules do not, and would make every
page wait; they run in one process of their own, which is started when first needed. A bot that searches does so with
compiled rules only; while the compiler is at work the greedy bot moves for it, so that nobody sits and waits.

Each of the two rooms has a turnstile: nobody gets a second thought while somebody else waits for a first, and a thought
is the shorter the more wait, also one that has begun (see `turnstile`).
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from monumenta.advice import Hint
from monumenta.contest.worker import be_a_worker
from monumenta.engine.compile.compiled import in_use
from monumenta.engine.match.registry import find
from monumenta.server.people.limits import ADDRESS_SHARE
from monumenta.server.thinking.turnstile import Leave, Turnstile, always
from monumenta.tables.spot import Spot
from monumenta.tables.thinkers import Claim, Wanted
from monumenta.tables.thinking import give_hint, next_action, play_turn

T = TypeVar("T")

NICE = 10


class ThinkingRooms:
    def __init__(self, share: int = ADDRESS_SHARE) -> None:
        """One address counts as so many guests at most."""
        most = max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(most, "bot", _be_gentle)
        self._before_threads = Turnstile(most, share=share)
        self._process: ProcessPoolExecutor | None = None
        self._before_process = Turnstile(1, share=share)
        self._spawn = multiprocessing.get_context("spawn")
        self._allowed: Any = self._spawn.RawValue("d", 1.0)
        """The share of the time for whoever thinks in the other process, which reads it."""

    async def turn(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted = always) -> list[str]:
        """A whole turn of the bot. Raises Unwanted if it is not when its turn has come."""
        return await self._think(claim, wanted, play_turn, spot, bot)

    async def race(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted = always) -> tuple[str, int]:
        """The bot's next action where everybody acts at once, and how many milliseconds a person would take for it."""
        return await self._think(claim, wanted, next_action, spot, bot)

    async def hint(self, spot: Spot, claim: Claim) -> Hint:
        """An action for the seat to act, why, and what else there is."""
        return await self._think(claim, always, give_hint, spot)

    async def _think(self, claim: Claim, wanted: Wanted, work: Callable[..., T], spot: Spot, *more: Any) -> T:
        async def here(leave: Leave) -> T:
            at = replace(spot, threads=leave.alone)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, at, *more, lambda: leave.share)

        async def there(leave: Leave) -> T:
            leave.tell(self._allow)
            return await self._elsewhere(_think_there, work, spot, *more)

        if in_use(find(spot.game, spot.rules)) is not None:
            return await self._before_threads.run(claim, here, wanted)
        return await self._before_process.run(claim, there, wanted)

    def _allow(self, share: float) -> None:
        self._allowed.value = share

    async def apart(self, claim: Claim, work: Callable[..., T], *arguments: Any) -> T:
        """Run plain Python in the other process, when its turn has come."""
        return await self._before_process.run(claim, lambda _: self._elsewhere(work, *arguments))

    async def _elsewhere(self, work: Callable[..., T], *arguments: Any) -> T:
        """If the other process was killed, a new one tries once more."""
        loop = asyncio.get_running_loop()
        pool = self._plain()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._process is pool:
                self._process = None
            return await loop.run_in_executor(self._plain(), work, *arguments)

    def _plain(self) -> Executor:
        if self._process is None:
            self._process = ProcessPoolExecutor(1, self._spawn, _be_a_worker, (self._allowed,))
        return self._process

    async def close(self) -> None:
        # a search answers with the best it has
        await asyncio.gather(self._before_threads.close(), self._before_process.close())
        pools: list[Executor] = [self._threads]
        if self._process is not None:
            pools.append(self._process)
        await asyncio.gather(*(asyncio.to_thread(pool.shutdown, cancel_futures=True) for pool in pools))


def _be_gentle() -> None:
    """Let the event loop go first. On Linux this is the thread's own priority, elsewhere it is not ours to change."""
    if sys.platform == "linux":
        os.nice(NICE)


_SHARES: Final[list[Any]] = []
"""In the other process: the cell in which its parent says how much of the time may be taken."""


def _think_there(work: Callable[..., T], *arguments: Any) -> T:
    (cell,) = _SHARES
    return work(*arguments, lambda: cell.value)


def _be_a_worker(cell: Any) -> None:
    _SHARES.append(cell)
    be_a_worker()
    if hasattr(os, "nice"):
        os.nice(NICE)
