"""Connections as they come in, before anything of them is understood.

uvicorn's protocols, with what a server among strangers needs besides: nobody has more than their share of lines, a
request must be there within a while, and whoever floods us is let go at once, without waiting for a polite goodbye.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from monumenta.server.people.limits import Places, share_of

DROP = "monumenta.drop"
"""The name under which a WebSocket's scope has the function that lets go of it."""
FLUSH = 1.0
"""Seconds for the last words to somebody who is let go; then the line is cut."""


class Lines:
    """What all connections of a server share."""

    def __init__(self, most: int, patience: float, proxies: Collection[str]) -> None:
        self.places = Places(most)
        """By address."""
        self.patience = patience
        """Seconds for a request to arrive."""
        self.proxies = frozenset(proxies)
        """Addresses behind which there are others: no limit counts for these."""

    def take(self, address: str) -> bool:
        return address in self.proxies or self.places.take(share_of(address))

    def leave(self, address: str) -> None:
        if address not in self.proxies:
            self.places.leave(share_of(address))


class PatientHttp(H11Protocol):
    """HTTP with a limit of lines for each address, and a deadline for every request. Made by `with_limits`."""

    lines: ClassVar[Lines]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._counted: str | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if not self.lines.take(address):
            transport.abort()
            return
        self._counted = address
        self._expect()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._expect()
        before: Any = self.cycle
        under_way = before is not None and before.more_body
        super().data_received(data)
        now: Any = self.cycle
        if now is not None and not now.more_body and (now is not before or under_way):  # it is here, to its end
            self._forget_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadline()
        if self._counted is not None:
            self.lines.leave(self._counted)
            self._counted = None
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on the line is a WebSocket's; it still counts as one of this address."""
        self._forget_deadline()
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        if isinstance(protocol, DroppableSocket):
            protocol.counted, self._counted = self._counted, None

    def _expect(self) -> None:
        self._deadline = self.loop.call_later(self.lines.patience, self.transport.abort)

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class DroppableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be let go of at once. Made by `with_limits`."""

    lines: ClassVar[Lines]
    counted: str | None = None
    """The address in whose count this line is."""
    dropped = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and hasattr(self, "scope"):
            extensions: Any = self.scope.get("extensions", {})
            extensions[DROP] = self.drop

    def drop(self, code: int) -> None:
        """Say why, listen no more, and cut the line a moment later, whether or not that was read."""
        if self.dropped or self.transport.is_closing():
            return
        self.dropped = True
        if not self.close_sent:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        while not self.queue.empty():  # what it has sent meanwhile is worth nothing
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        # cut at once, with something still unread, the last words would be lost too
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(FLUSH, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if not self.dropped:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None:
            self.lines.leave(self.counted)
            self.counted = None
        super().connection_lost(exc)


def with_limits(lines: Lines) -> tuple[type[PatientHttp], type[DroppableSocket]]:
    """The protocols of a server that keeps these limits."""
    held = {"lines": lines}
    return type("Http", (PatientHttp,), held), type("Socket", (DroppableSocket,), held)
