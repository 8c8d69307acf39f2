"""The WebSocket of one page at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Generator
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket

from monumenta.server.http.lines import DROP
from monumenta.server.people.guests import Guest
from monumenta.server.people.limits import Bucket, Places
from monumenta.server.services import Services, address_of, guest_of, services_of
from monumenta.server.sockets.connection import TOO_SLOW, Connection
from monumenta.tables.messages import (
    Act,
    Free,
    Handover,
    HintPlease,
    LookPlease,
    Ping,
    Pong,
    Rejected,
    Rematch,
    Rush,
    Sync,
    ToPage,
    ToServer,
    WhyPlease,
)
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table
from monumenta.tables.turns import why_of

log = logging.getLogger(__name__)

FLOODED = 4429
MOST_IGNORED = 100
"""So many messages that are too fast or too large end the connection."""
FORGIVEN = 1.0
"""Of these, how many are forgotten every second."""
FLOODING = frozenset({"too-fast", "too-large"})
FRUITLESS = FLOODING | {"malformed", "one-hint"}
"""Refusals of what was not even looked at: nothing is said about the table."""

_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
_json = msgspec.json.Encoder()


class _Id(msgspec.Struct):
    id: str | None = None


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table_id: str, invite: str | None = None) -> None:
    await socket.accept()
    services = services_of(socket)
    try:
        guest = await guest_of(socket)
        table = await services.hub.watch(table_id, guest.id if guest else None, invite)
    except Refused as refused:
        await _send_and_close(socket, refused)
        return
    address, host = address_of(socket), socket.client.host if socket.client else None
    connection = Connection(guest.id if guest else None, services.settings.queue, invite, address, host)
    try:
        with _place(services, guest, address):
            await Visit(services, table, guest, connection, socket).run()
    except Refused as refused:
        await _send_and_close(socket, refused)


@contextlib.contextmanager
def _place(services: Services, guest: Guest | None, address: str) -> Generator[None]:
    """A place among the pages of this guest and of this address, while the page is open."""
    taken: list[tuple[Places, str]] = []
    try:
        for places, who in [(services.sockets_by_address, address), *([(services.sockets, guest.id)] if guest else [])]:
            if not places.take(who):
                raise Refused("too-many", f"{places.most} pages of tables are open already; close some of them first")
            taken.append((places, who))
        yield
    finally:
        for places, who in taken:
            places.leave(who)


class Visit:
    """A page being connected: its messages are answered one after the other."""

    def __init__(
        self,
        services: Services,
        table: Table,
        guest: Guest | None,
        connection: Connection,
        socket: WebSocket[Any, Any, Any],
    ) -> None:
        self._services = services
        self._hub = services.hub
        self._table = table
        self._guest = guest
        self._connection = connection
        self._socket = socket
        self._limits = services.settings
        self._bucket = Bucket(self._limits.message_rate, int(3 * self._limits.message_rate))
        self._patience = Bucket(FORGIVEN, MOST_IGNORED)
        self._flooded = False

    async def run(self) -> None:
        try:
            self._hub.connect(self._table, self._connection)
            await self._talk()
        finally:  # whatever went wrong, nobody stays who has gone
            self._hub.disconnect(self._table, self._connection)
        await self._part()

    async def _talk(self) -> None:
        status = self._services.compilers.of(self._table.row.game)
        if not status.ready:
            self._connection.send(status)
        reading = asyncio.ensure_future(self._read())
        writing = asyncio.ensure_future(self._connection.pump(self._socket.send_text))
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def _part(self) -> None:
        """Who is at fault is let go at once: to hear a flood out, or to wait for who does not read, is work."""
        scope: Any = self._socket.scope
        extensions: dict[str, Any] = scope.get("extensions") or {}
        drop: Callable[[int], None] | None = extensions.get(DROP)
        away = self._connection.sent_away
        if drop is not None and (self._flooded or self._connection.overrun or away is not None):
            drop(FLOODED if self._flooded else TOO_SLOW if away is None else away)
            return
        with contextlib.suppress(Exception):  # gone already
            await self._socket.close(code=away or 1000)

    async def _read(self) -> None:
        while not self._flooded and not self._connection.overrun:
            event = cast("dict[str, Any]", await self._socket.receive())
            if event["type"] == "websocket.disconnect" or self._connection.sent_away is not None:
                return
            await self._answer(event.get("text") or event.get("bytes") or "")
            # the next one may be here already, and so on without end: others come between two of them
            await asyncio.sleep(0)

    async def _answer(self, text: str | bytes) -> None:
        id_ = None
        try:
            self._check_size(text)
            self._check_rate()
            id_ = _id_of(text)
            await self._do(_decode(text))
        except Refused as refused:
            if refused.code in FLOODING and not self._patience.take():
                self._flooded = True
            self._send(self._rejected(refused, id_))
        except Exception:
            log.exception("a message at table %s failed", self._table.row.id)
            self._send(self._rejected(Refused("internal", "the server made a mistake; reload the page"), id_))

    def _check_size(self, text: str | bytes) -> None:
        if len(text if isinstance(text, bytes) else text.encode()) > self._limits.message_bytes:
            raise Refused("too-large", f"a message has at most {self._limits.message_bytes} bytes")

    def _check_rate(self) -> None:
        if not self._bucket.take():
            raise Refused("too-fast", "too many messages at once; wait a second and send it again")

    async def _do(self, message: ToServer) -> None:
        work: Awaitable[None]
        match message:
            case Ping():
                self._send(Pong())
                return
            case Sync():
                self._send(self._table.scene(self._connection.guest))
                return
            case Act():
                work = self._hub.act(self._table, self._connection, message)
            case Rush():
                work = self._hub.rush(self._table, self._connection, message)
            case HintPlease():
                work = self._hub.hint(self._table, self._connection, message)
            case WhyPlease():
                work = self._hub.why(self._table, self._connection, message)
            case LookPlease():
                work = self._hub.look(self._table, self._connection, message)
            case Handover():
                work = self._hub.hand_over(self._table, self._connection, message)
            case Free():
                work = self._hub.free(self._table, self._connection, message)
            case Rematch():
                if self._guest is None:
                    raise Refused("not-seated", "you are watching: only who has a seat can do that")
                work = self._hub.rematch(self._table, self._guest)
        await work

    def _send(self, message: ToPage) -> None:
        self._connection.send(message)

    def _rejected(self, refused: Refused, id_: str | None) -> Rejected:
        # in real time the page knows where it stands, or asks: a refusal must be quick, and there may be many
        quick = self._table.spec.realtime or refused.code in FRUITLESS
        position = None if quick else self._table.position(self._connection.guest)
        return Rejected(id_, refused.code, refused.message, why_of(refused.why), position, refused.detail)


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that may otherwise make no sense."""
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _decode(text: str | bytes) -> ToServer:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"not a message of this protocol: {error}") from error


async def _send_and_close(socket: WebSocket[Any, Any, Any], refused: Refused) -> None:
    message = Rejected(None, refused.code, refused.message, None, None, refused.detail)
    await socket.send_data(_json.encode(message).decode())
    await socket.close(code=4000 + refused.status)
