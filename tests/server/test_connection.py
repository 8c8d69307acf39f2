"""The way out to one page: in order, bounded, and never in the way of others."""

from __future__ import annotations

import asyncio

from monumenta.server.sockets.connection import Room, SocketConnection
from monumenta.tables.messages import Pong


class Reader:
    """A page that takes what it gets, or does not."""

    def __init__(self, *, stuck: bool) -> None:
        self.got: list[str] = []
        self._stuck = stuck

    async def take(self, data: str) -> None:
        if self._stuck:
            await asyncio.Event().wait()
        self.got.append(data)


def test_a_reader_gets_everything_in_order_and_then_the_end() -> None:
    async def run() -> None:
        connection, reader = SocketConnection("g", Room(8, 1000)), Reader(stuck=False)
        for _ in range(3):
            connection.send(Pong())
        connection.end()
        await connection.pump(reader.take)
        assert reader.got == ['{"kind":"pong"}'] * 3
        assert not connection.overrun

    asyncio.run(run())


def test_a_reader_that_is_stuck_is_dropped_and_nobody_waits_for_it() -> None:
    async def run() -> None:
        connection, reader = SocketConnection("g", Room(8, 1000)), Reader(stuck=True)
        pump = asyncio.ensure_future(connection.pump(reader.take))
        await asyncio.sleep(0)
        for _ in range(20):
            connection.send(Pong())
        await pump
        assert connection.overrun

    asyncio.run(run())


def test_a_reader_may_be_so_many_bytes_behind_but_one_message_of_any_length() -> None:
    async def run() -> None:
        connection, reader = SocketConnection("g", Room(8, 1000)), Reader(stuck=True)
        pump = asyncio.ensure_future(connection.pump(reader.take))
        connection.send_text("x" * 5000)
        await asyncio.sleep(0)
        assert not connection.overrun
        connection.send_text("y")
        await pump
        assert connection.overrun

    asyncio.run(run())


def test_who_has_not_read_what_was_sent_is_not_heard() -> None:
    async def run() -> None:
        connection, reader = SocketConnection("g", Room(8, 1000)), Reader(stuck=False)
        await connection.read()  # nothing was sent yet
        connection.send(Pong())
        hearing = asyncio.ensure_future(connection.read())
        await asyncio.sleep(0)
        assert not hearing.done()
        pump = asyncio.ensure_future(connection.pump(reader.take))
        await asyncio.wait_for(hearing, 10)
        connection.end()
        await pump

    asyncio.run(run())
