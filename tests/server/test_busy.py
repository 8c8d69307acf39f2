"""Whoever comes while too much is being read is told so, on a page as over HTTP."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
from sqlalchemy.exc import TimeoutError as Overcrowded

from monumenta.server.sockets.play import play


class Socket:
    """A page that is opened while nothing can be read."""

    def __init__(self) -> None:
        hub = SimpleNamespace(watch=self.overcrowded)
        services = SimpleNamespace(guests=SimpleNamespace(read=self.nobody), hub=hub)
        self.app = SimpleNamespace(state={"services": services})
        self.cookies: dict[str, str] = {}
        self.said: list[Any] = []

    async def overcrowded(self, *_: object) -> None:
        raise Overcrowded

    async def nobody(self, _: object) -> None:
        return None

    async def accept(self) -> None:
        self.said.append("accepted")

    async def send_data(self, data: str | bytes) -> None:
        self.said.append(msgspec.json.decode(data)["code"])

    async def close(self, code: int) -> None:
        self.said.append(code)


def test_a_page_is_told_that_the_database_is_busy() -> None:
    socket: Any = Socket()

    async def come() -> None:
        await play.fn(socket, "t1")

    asyncio.run(come())
    assert socket.said == ["accepted", "busy", 4503]
