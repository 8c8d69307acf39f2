"""Connections as they come in, before anything of them is understood.

uvicorn's protocols, with what a server among strangers needs besides: nobody has more than their share of lines, a
request must be there within a while and its answer be read, and whoever floods us is let go at once, without waiting
for a polite goodbye. What was read at once is understood piece by piece: between two pieces it can still be stopped.
Nobody is heard further before they are answered: what comes ahead of an answer is the end of that line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Generator
from typing import Any, ClassVar

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from monumenta.server.people.limits import Bucket, Buckets, share_of
from monumenta.server.sockets.arrival import SLOWEST, arrived
from monumenta.server.sockets.crowd import Crowd, Line
from monumenta.tables.messages import Failure
from monumenta.tables.problem import Refused

DROP = "monumenta.drop"
"""The name under which a WebSocket's scope has the function that lets go of it."""
FLUSH = 1.0
"""Seconds for the last words to somebody who is let go; then the line is cut."""
PIECE = 1024
"""Bytes that are understood before anybody asks whether that was too much. The smallest frames have six."""
HEAD = 16 * 1024
"""Bytes of a request's head at most."""
BURST = 8
"""A line may be so many seconds ahead of its rate of frames."""
FLOODED = 4429
"""Close code for who sends more than anybody could want to."""
AGAIN = 1013
"""Close code for who has to make room for somebody else: one may try again later."""
FORGIVEN = 0.1
"""Floods that an address is forgiven every second, after as many at once as FLOODS."""
FLOODS = 30


class Lines:
    """What all connections of a server share."""

    def __init__(self, crowd: Crowd, patience: float, proxies: Collection[str], frames: float, headers: int) -> None:
        self.crowd = crowd
        self.patience = patience
        """Seconds for a request to arrive, and for a piece of an answer to be read."""
        self.proxies = frozenset(proxies)
        """Addresses behind which there are others: no limit counts for these."""
        self.frames = frames
        """Frames of a WebSocket a second, whatever is in them."""
        self.headers = headers
        """Lines of a request's head at most."""
        self._floods = Buckets(FORGIVEN, FLOODS)

    def take(self, line: Line, address: str) -> bool:
        flooder = address not in self.proxies and not self._floods.left(share_of(address))
        return not flooder and self.crowd.enter(line, address)

    def flooded(self, address: str) -> None:
        """Who floods us again and again gets no line for a while: to open one costs us more than them."""
        if address not in self.proxies:
            self._floods.take(share_of(address))


class PatientHttp(H11Protocol):
    """HTTP with a limit of lines for each address, and a deadline for every request. Made by `with_limits`."""

    lines: ClassVar[Lines]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        """Runs while more of an answer waits to be read than the system takes."""
        self._head = 0
        """Lines of a request whose head is not whole yet."""
        self._refused = False
        self._handed_on = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        if not self.lines.take(self, self.client[0] if self.client else "?"):
            transport.abort()
            return
        self._expect()

    @property
    def idle(self) -> bool:
        cycle: Any = self.cycle
        return self._deadline is None and cycle is not None and cycle.response_complete

    lasting = False

    def cut(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        for piece in _pieces(data):
            if self._refused or self._handed_on or self.transport.is_closing():
                return
            self._take(piece)

    def _take(self, piece: bytes) -> None:
        if self._deadline is None:
            self._expect()
        before: Any = self.cycle
        under_way = before is not None and before.more_body
        if before is None or before.response_complete:
            self._head += piece.partition(b"\r\n\r\n")[0].count(b"\n")
        elif not under_way:
            self._hear_no_more(before)
            return
        if self._head > self.lines.headers:
            self._refuse(Refused("long-head", f"a request has at most {self.lines.headers} header lines; send fewer"))
            return
        super().data_received(piece)
        now: Any = self.cycle
        if now is not before:
            self._head = 0
            if any(name == b"transfer-encoding" for name, _ in self.headers):
                # in chunks of one byte, what a body may have would keep us busy for a second
                self._refuse(Refused("no-length", "send the body with its length (Content-Length), not in chunks"))
                return
        if now is not None and not now.more_body and (now is not before or under_way):  # it is here, to its end
            self._forget_deadline()
            if self.conn.trailing_data[0] and not now.response_complete:
                self._hear_no_more(now)

    def _hear_no_more(self, cycle: Any) -> None:
        """Something came ahead of an answer. uvicorn would begin with it by itself, past all that is asked here; so the
        answer is the last thing on this line. Browsers and proxies wait for it, and others may ask again."""
        self._refused = True
        self._forget_deadline()
        cycle.keep_alive = False

    def _refuse(self, refused: Refused) -> None:
        """Answer in the plainest way, and hear no more of it."""
        self._refused = True
        self._forget_deadline()
        body = msgspec.json.encode(Failure(refused.code, refused.message))
        head = (
            f"HTTP/1.1 {refused.status} Refused\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.lines.patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forget_unread()

    def _forget_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadline()
        self._forget_unread()
        self.lines.crowd.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on the line is a WebSocket's; it still counts as one of this address."""
        self._forget_deadline()
        self._handed_on = True
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        if isinstance(protocol, DroppableSocket):
            self.lines.crowd.hand_on(self, protocol)

    def _expect(self) -> None:
        self._deadline = self.loop.call_later(self.lines.patience, self.transport.abort)

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class DroppableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be let go of at once. Made by `with_limits`."""

    lines: ClassVar[Lines]
    dropped = False
    idle = False
    lasting = True

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._frames = Bucket(self.lines.frames, int(BURST * self.lines.frames))
        self._arrived = 0
        """Bytes of ours that had reached the other side when that was last looked at."""

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
        if code == FLOODED and self.client is not None:
            self.lines.flooded(self.client[0])
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

    def send_keepalive_ping(self) -> None:
        self._arrived = arrived(self.transport)
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """A ping waits behind all that was sent before it. Who still reads that is slow, not gone."""
        before, self._arrived = self._arrived, arrived(self.transport)
        if self.ping_timeout and self._arrived - before >= SLOWEST * self.ping_timeout:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        # closing alone would wait until somebody who is gone has read all
        self.loop.call_later(FLUSH, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        for piece in _pieces(data):
            if self.dropped or self.transport.is_closing():
                return
            super().data_received(piece)

    # A frame may be empty, or belong to a message that never ends: whoever counts messages does not see it.

    def handle_text(self, event: Any) -> None:
        self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        self._count()
        super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        self._count()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count()
        super().handle_pong(event)

    def _count(self) -> None:
        if not self._frames.take() and not self.dropped:
            self.drop(FLOODED)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.crowd.leave(self)
        super().connection_lost(exc)

    def cut(self) -> None:
        self.drop(AGAIN)


def _pieces(data: bytes) -> Generator[bytes]:
    for at in range(0, len(data), PIECE):
        yield data[at : at + PIECE]


def with_limits(lines: Lines) -> tuple[type[PatientHttp], type[DroppableSocket]]:
    """The protocols of a server that keeps these limits."""
    held = {"lines": lines}
    return type("Http", (PatientHttp,), held), type("Socket", (DroppableSocket,), held)
