"""How many answers one address has at work at a time: whoever asks for much waits for their own, and not the others.

A place is handed on in the next turn of the event loop, never at once. So even where answers are made without waiting
for anything, only so many of one address are made before it is somebody else's turn.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope, Send

from monumenta.tables.problem import Refused

ASIDE = "monumenta.aside"
"""The extension of a request by which what makes its answer gives the place back."""
BEGUN = frozenset({"http.response.start", "websocket.send", "websocket.close"})
"""With this the answer is made; how fast it is read is another matter."""

Leave = Callable[[], None]


class AtWork:
    def __init__(self, most: int, waiting: int) -> None:
        """So many of an address are at work, and so many wait for these."""
        self._most = most
        self._waiting = waiting
        self._taken: Counter[str] = Counter()
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, address: str) -> Leave:
        """A place, as soon as there is one. Call what it gives when the answer is made; more than once does no harm."""
        if self._taken[address] < self._most:
            self._taken[address] += 1
        else:
            await self._queue(address)
        left = False

        def leave() -> None:
            nonlocal left
            if not left:
                left = True
                asyncio.get_running_loop().call_soon(self._hand_on, address)

        return leave

    async def _queue(self, address: str) -> None:
        queue = self._queues.setdefault(address, deque())
        if len(queue) >= self._waiting:
            raise Refused("too-fast", "that was too much at once; wait a few seconds and try again")
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came too late
                self._hand_on(address)
            raise

    def _hand_on(self, address: str) -> None:
        """To who has waited longest, if anybody does."""
        queue = self._queues.get(address, deque())
        turn = None
        while queue and (turn is None or turn.done()):
            turn = queue.popleft()
        if not queue:
            self._queues.pop(address, None)
        if turn is not None and not turn.done():
            turn.set_result(None)
            return
        self._taken[address] -= 1
        if self._taken[address] <= 0:
            del self._taken[address]


def with_place(scope: Scope, leave: Leave) -> Scope:
    """The request, knowing how to give its place back."""
    changed = cast("dict[str, Any]", {**scope})
    changed["extensions"] = {**_extensions(scope), ASIDE: leave}
    return cast("Scope", changed)


def _extensions(scope: Any) -> dict[str, Any]:
    found: Any = scope.get("extensions")
    return found or {}


def until_sent(send: Send, leave: Leave) -> Send:
    """Give the place back as soon as the answer begins."""

    async def sent(message: Message) -> None:
        if message["type"] in BEGUN:
            leave()
        await send(message)

    return sent


def step_aside(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """What follows waits for its turn elsewhere: others of this address need not wait for it."""
    leave: Leave | None = _extensions(connection.scope).get(ASIDE)
    if leave is not None:
        leave()
