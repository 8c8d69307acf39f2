"""One WebSocket's way out: a bounded queue, so that a slow reader costs neither memory nor other people's time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from monumenta.server.protocol import ToPage

_json = msgspec.json.Encoder()

Write = Callable[[str], Awaitable[None]]
"""Put a text on the wire; takes as long as the reader does."""

TOO_SLOW = 4408
"""Close code for a reader that does not keep up; it may connect again and gets a fresh scene."""


def written(message: ToPage) -> str:
    """A message as it goes over the wire."""
    return _json.encode(message).decode()


class Connection:
    """A page at a table. `guest` is None for somebody without a cookie, who can only watch."""

    def __init__(self, guest: str | None, limit: int, invite: str | None = None, address: str = "?") -> None:
        self.guest = guest
        self.invite = invite
        self.address = address
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(limit)
        self.overrun = False
        self._closed = asyncio.Event()

    def send(self, message: ToPage) -> None:
        """Queue a message; a full queue ends the connection."""
        self.send_text(written(message))

    def send_text(self, text: str) -> None:
        """The same for a message that was written once for many."""
        if self.overrun:
            return
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.overrun = True
            self._closed.set()

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

    def end(self) -> None:
        """Stop after what is queued already."""
        try:
            self._queue.put_nowait(None)
        except asyncio.QueueFull:
            self.overrun = True
            self._closed.set()
