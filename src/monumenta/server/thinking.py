"""Where bots think, off the event loop.

Compiled rules let go of Python's lock, so they run in a few gentle threads. Plain rules do not, and would make every
page wait; they run in one process of their own, which is started when first needed. A bot that searches does so with
compiled rules only; while the compiler is at work the greedy bot moves for it, so that nobody sits and waits.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from monumenta.bots import Hint, decide_turn, hint, realtime
from monumenta.bots.thinking import HINT, MOVE, Budget, never
from monumenta.engine.compiled import in_use
from monumenta.engine.game import Game, parse_options
from monumenta.engine.registry import find

T = TypeVar("T")

NICE = 10
HINT_SHARE = HINT.milliseconds / MOVE.milliseconds
"""Of the time for a move: who asks for a hint waits for it."""


class Spot(Struct, frozen=True):
    """A position to think about, as plain data that can go to another process."""

    game: str
    rules: str
    options: dict[str, Any]
    state: bytes
    seat: int
    seed: int
    seconds: float = MOVE.milliseconds / 1000
    """How long a bot that searches may think."""

    n: int = 0
    """Moves made until then."""
    threads: int = 1
    """How many may think about it at once."""

    def budget(self, share: float = 1.0) -> Budget:
        return Budget(milliseconds=1000 * self.seconds * share, threads=self.threads)


class Thinkers:
    def __init__(self) -> None:
        self._most = max(1, (os.cpu_count() or 1) - 1)
        self._busy = 0
        self._threads = ThreadPoolExecutor(self._most, "bot", _be_gentle)
        self._process: ProcessPoolExecutor | None = None
        self._closing = threading.Event()

    async def turn(self, spot: Spot, bot: str) -> list[str]:
        """A whole turn of the bot."""
        return await self._think(spot, play_turn, bot)

    async def race(self, spot: Spot, bot: str) -> tuple[str, int]:
        """The bot's next action where everybody acts at once, and how many milliseconds a person would take for it."""
        return await self._think(spot, next_action, bot)

    async def hint(self, spot: Spot) -> Hint:
        """An action for the seat to act, why, and what else there is."""
        return await self._think(spot, give_hint)

    async def _think(self, spot: Spot, work: Callable[..., T], *more: Any) -> T:
        if in_use(find(spot.game, spot.rules)) is not None:
            stop = self._closing.is_set
            spot = replace(spot, threads=max(1, self._most - self._busy))  # what nobody else needs just now
            self._busy += 1
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, work, spot, *more, stop)
            finally:
                self._busy -= 1
        return await self.apart(work, spot, *more)

    async def apart(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run plain Python in the other process; if that one was killed, a new one tries once more."""
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
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, context, _be_a_worker)
        return self._process

    async def close(self) -> None:
        self._closing.set()  # a search answers with the best it has
        pools: list[Executor] = [self._threads]
        if self._process is not None:
            pools.append(self._process)
        await asyncio.gather(*(asyncio.to_thread(pool.shutdown, cancel_futures=True) for pool in pools))


def play_turn(spot: Spot, bot: str, stopped: Callable[[], bool] = never) -> list[str]:
    """Decide action by action until the turn has ended."""
    return decide_turn(restore(spot), bot, spot.seat, spot.seed, spot.budget(), stopped)


def next_action(spot: Spot, bot: str, stopped: Callable[[], bool] = never) -> tuple[str, int]:
    del stopped  # it is quick
    game = restore(spot)
    return realtime(game.spec, bot, spot.state, game.settings, spot.seat, spot.seed)


def give_hint(spot: Spot, stopped: Callable[[], bool] = never) -> Hint:
    game = restore(spot)
    budget = spot.budget(HINT_SHARE)
    return hint(game.spec, game.state(), game.settings, spot.seat, spot.seed, budget, stopped=stopped)


def restore(spot: Spot) -> Game:
    """The game at the spot."""
    spec = find(spot.game, spot.rules)
    return Game.restore(spec, parse_options(spec, spot.options), spot.state, spot.n)


def _be_gentle() -> None:
    """Let the event loop go first. On Linux this is the thread's own priority, elsewhere it is not ours to change."""
    if sys.platform == "linux":
        os.nice(NICE)


def _be_a_worker() -> None:
    """A worker ignores Ctrl-C (its parent will end it) and does not outlive a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
