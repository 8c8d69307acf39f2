"""The WebSocket of one page at one table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Generator
from typing import Any, cast

from litestar import WebSocket, websocket
from sqlalchemy.exc import TimeoutError as Overcrowded

from monumenta.server.people.limits import Bucket, taken
from monumenta.server.services import Services, address_of, guest_of, services_of
from monumenta.server.sockets.connection import TOO_SLOW, Room, SocketConnection
from monumenta.server.sockets.lines import DROP, FLOODED
from monumenta.server.store.database import overcrowded
from monumenta.tables.guest import Guest
from monumenta.tables.messages import written
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table
from monumenta.tables.talk import Talk

FORGIVEN = 1.0
"""Of the messages that are too fast or too large, how many are forgotten every second."""
FLOODING = frozenset({"too-fast", "too-large"})


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table_id: str, invite: str | None = None) -> None:
    await socket.accept()
    services = services_of(socket)
    try:
        guest = await guest_of(socket)
        table = await services.hub.watch(table_id, guest.id if guest else None, invite)
    except (Refused, Overcrowded) as problem:
        await _send_and_close(socket, problem)
        return
    address, host = address_of(socket), socket.client.host if socket.client else None
    room = Room(services.settings.queue, services.settings.queue_bytes)
    connection = SocketConnection(guest.id if guest else None, room, invite, address, host)
    try:
        with _place(services, guest, address):
            await Visit(services, table, guest, connection, socket).run()
    except (Refused, Overcrowded) as problem:
        await _send_and_close(socket, problem)


@contextlib.contextmanager
def _place(services: Services, guest: Guest | None, address: str) -> Generator[None]:
    """A place among the pages of this guest and of this address, while the page is open."""
    wanted = [(services.sockets_by_address, address), *([(services.sockets, guest.id)] if guest else [])]
    with taken(wanted, "{most} pages of tables are open already; close some of them first"):
        yield


class Visit:
    """A page being connected: its messages are answered one after the other."""

    def __init__(
        self,
        services: Services,
        table: Table,
        guest: Guest | None,
        connection: SocketConnection,
        socket: WebSocket[Any, Any, Any],
    ) -> None:
        self._services = services
        self._hub = services.hub
        self._table = table
        self._connection = connection
        self._talk = Talk(services.hub, table, guest, connection)
        self._socket = socket
        self._limits = services.settings
        self._bucket = Bucket(self._limits.message_rate, int(3 * self._limits.message_rate))
        self._patience = Bucket(FORGIVEN, self._limits.ignored)
        self._flooded = False

    async def run(self) -> None:
        try:
            self._services.reception.connect(self._hub, self._table, self._connection)
            await self._converse()
        finally:  # whatever went wrong, nobody stays who has gone
            self._hub.disconnect(self._table, self._connection)
        await self._part()

    async def _converse(self) -> None:
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
            await self._connection.read()
            event = cast("dict[str, Any]", await self._socket.receive())
            if event["type"] == "websocket.disconnect" or self._connection.sent_away is not None:
                return
            await self._answer(event.get("text") or event.get("bytes") or "")
            # the next one may be here already, and so on without end: others come between two of them
            await asyncio.sleep(0)

    async def _answer(self, text: str | bytes) -> None:
        refused = self._too_much(text)
        if refused is None:
            refused = await self._talk.answer(text)
        else:
            self._talk.refuse(refused)
        if refused is not None and refused.code in FLOODING and not self._patience.take():
            self._flooded = True

    def _too_much(self, text: str | bytes) -> Refused | None:
        """Why a message is not even read, if so."""
        if len(text if isinstance(text, bytes) else text.encode()) > self._limits.message_bytes:
            return Refused("too-large", f"a message has at most {self._limits.message_bytes} bytes")
        if not self._bucket.take():
            return Refused("too-fast", "too many messages at once; wait a second and send it again")
        return None


async def _send_and_close(socket: WebSocket[Any, Any, Any], problem: Refused | Overcrowded) -> None:
    refused = problem if isinstance(problem, Refused) else overcrowded()
    await socket.send_data(written(refused.told()))
    await socket.close(code=4000 + refused.status)
