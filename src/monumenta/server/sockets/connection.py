"""One WebSocket's way out: a bounded queue, so that a slow reader costs neither memory nor other people's time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from monumenta.tables.messages import ToPage, written
from monumenta.tables.problem import Refused

Write = Callable[[str], Awaitable[None]]
"""Put a text on the wire; takes as long as the reader does."""

TOO_SLOW = 4408
"""Close code for a reader that does not keep up; it may connect again and gets a fresh scene."""


LAST_WORDS = 1.0
"""Seconds to read why one is sent away."""


class Room(NamedTuple):
    """How much may wait for one reader."""

    messages: int
    bytes: int
    """Unless it is a single message."""


class SocketConnection:
    """A page at a table. `guest` is None for somebody without a cookie, who can only watch."""

    def __init__(
        self, guest: str | None, room: Room, invite: str | None = None, address: str = "?", host: str | None = None
    ) -> None:
        self.guest = guest
        self.invite = invite
        self.address = address
        self.host = host
        """The whole address, of which `address` is what tells people apart."""
        self.sent_away: int | None = None
        """The code with which it is closed, if it was: nothing that it says counts any more."""
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(room.messages)
        self._room = room.bytes
        self._waiting = 0
        """Bytes in the queue, or on their way from there to the wire."""
        self._read = asyncio.Event()
        self._read.set()
        self.overrun = False
        self._closed = asyncio.Event()

    def send(self, message: ToPage) -> None:
        """Queue a message; a full queue ends the connection."""
        self.send_text(written(message))

    def send_text(self, text: str) -> None:
        """The same for a message that was written once for many."""
        if self.overrun:
            return
        if self._waiting and self._waiting + len(text) > self._room:
            self._fall_behind()
            return
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self._fall_behind()
            return
        self._waiting += len(text)
        self._read.clear()

    def _fall_behind(self) -> None:
        self.overrun = True
        self._closed.set()
        self._read.set()

    async def read(self) -> None:
        """Wait until all that was sent has left. Who does not read what was answered is not heard further."""
        await self._read.wait()

    async def pump(self, write: Write) -> None:
        """Write what is queued until `end`, or until the reader has fallen too far behind."""
        writing = asyncio.ensure_future(self._write(write))
        closed = asyncio.ensure_future(self._closed.wait())
        try:
            await asyncio.wait((writing, closed), return_when=asyncio.FIRST_COMPLETED)
        finally:
            closed.cancel()
            writing.cancel()
            await asyncio.gather(writing, closed, return_exceptions=True)

    async def _write(self, write: Write) -> None:
        while (text := await self._queue.get()) is not None:
            await write(text)
            self._waiting -= len(text)
            if not self._waiting:
                self._read.set()

    def send_away(self, refused: Refused) -> None:
        """Say why, and close, whether or not that is read."""
        if self.sent_away is not None:
            return
        self.send(refused.told())
        self.sent_away = 4000 + refused.status
        self.end()
        asyncio.get_running_loop().call_later(LAST_WORDS, self._closed.set)

    def end(self) -> None:
        """Stop after what is queued already."""
        try:
            self._queue.put_nowait(None)
        except asyncio.QueueFull:
            self._fall_behind()
