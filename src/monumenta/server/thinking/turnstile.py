"""Where thoughts wait for their turn: so many at once pass, in the order of `fair`, and take less time the more wait.

Whoever has passed holds a `Leave`, which says at any moment how much of the usual time may be taken. A search looks at
it again and again, so one that began while nobody waited ends early when somebody comes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from monumenta.server.people.limits import ADDRESS_SHARE
from monumenta.server.thinking.fair import Fair
from monumenta.tables.thinkers import Claim, Unwanted, Wanted

T = TypeVar("T")

LEAST = 0.05
"""Share of the usual time that a thought has at least, however many wait: less would hardly be one."""


def always() -> bool:
    return True


class Leave:
    """What a thought may take. Its numbers are written by the event loop and may be read by any thread."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.share = 1.0
        """Of the usual time; below 1 somebody waits, and 0 is the end."""
        self.alone = 1
        """Places that nobody else needs just now, its own among them."""
        self._ended = False
        self._hear: Callable[[float], None] | None = None

    def tell(self, hear: Callable[[float], None] | None) -> None:
        """Tell the share to somebody who cannot read it here, now and whenever it changes; None: no longer."""
        self._hear = hear
        self.allow(self.share)

    def allow(self, share: float) -> None:
        self.share = 0.0 if self._ended else share
        if self._hear is not None:
            self._hear(self.share)

    def end(self) -> None:
        """Nobody waits for the answer any more."""
        self._ended = True
        self.allow(0.0)


class Turnstile:
    def __init__(self, places: int, each: int | None = None, share: int = ADDRESS_SHARE) -> None:
        """So many `places` at once, of which one guest has at most `each`; an address counts as `share` guests."""
        self._places = places
        self._each = places if each is None else each
        self._waiting: Fair[_Wait] = Fair(share)
        self._inside: dict[Leave, None] = {}
        self._work: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def run(self, claim: Claim, work: Callable[[Leave], Coroutine[Any, Any, T]], wanted: Wanted = always) -> T:
        """Do the work when its turn has come, if it is `wanted` then; else raise Unwanted. Who is cancelled while
        waiting gives the turn up; who is cancelled later ends the thought, and the place is free when it has ended."""
        leave = await self._enter(claim)
        if not wanted():
            self._exit(leave)
            raise Unwanted
        task = asyncio.get_running_loop().create_task(self._do(leave, work(leave)))
        self._work.add(task)
        task.add_done_callback(self._forget)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            leave.end()
            raise

    async def _do(self, leave: Leave, work: Awaitable[T]) -> T:
        try:
            return await work
        finally:
            self._exit(leave)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # told to who waits for it, if anybody does

    async def _enter(self, claim: Claim) -> Leave:
        wait = _Wait(claim)
        self._waiting.add(claim, wait)
        self._let_in()
        try:
            return await wait.passed
        except asyncio.CancelledError:
            if wait.leave is not None:
                self._exit(wait.leave)
            elif not wait.taken:
                self._waiting.remove(claim, wait)
                self._let_in()
            raise

    def _exit(self, leave: Leave) -> None:
        del self._inside[leave]
        leave.tell(None)
        self._let_in()

    def _let_in(self) -> None:
        """As many as there is room for; then everybody inside hears how many wait."""
        while len(self._inside) < self._places and (wait := self._next()) is not None:
            wait.taken = True
            if wait.passed.cancelled():
                continue  # and has not noticed yet
            wait.leave = Leave(wait.claim)
            self._inside[wait.leave] = None
            wait.leave.alone = max(1, self._places - len(self._inside) + 1)
            wait.passed.set_result(wait.leave)
        if not self._inside and not len(self._waiting):
            self._waiting.rest()
        self._share()

    def _next(self) -> _Wait | None:
        busy = Counter(leave.claim.guest for leave in self._inside)
        return self._waiting.take(lambda guest: busy[guest] < self._each)

    def _share(self) -> None:
        for leave in self._inside:
            if self._closing:
                leave.end()
            leave.allow(max(LEAST, self._places / (self._places + self._waiting.crowd(leave.claim))))

    async def close(self) -> None:
        """End what is being thought about."""
        self._closing = True
        self._share()
        await asyncio.gather(*self._work, return_exceptions=True)


class _Wait:
    """Somebody before the turnstile."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.passed: asyncio.Future[Leave] = asyncio.get_running_loop().create_future()
        self.taken = False
        """Is it no longer in the queue?"""
        self.leave: Leave | None = None
