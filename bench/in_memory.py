"""A server without sockets, disk or waiting: its real hub and visits, on a store in memory and in simulated time.

Time stands still while anybody has something to do and then leaps to what comes next, so that hours of a game against
the clock take seconds.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar
from unittest import mock

import msgspec

from monumenta.server.people.guests import Guest, Guests
from monumenta.server.people.limits import Buckets, Places
from monumenta.server.people.quota import TableQuota
from monumenta.server.services import Services
from monumenta.server.settings import Settings
from monumenta.server.sockets.connection import Connection
from monumenta.server.sockets.play import Visit
from monumenta.server.store.database import Raced, Store
from monumenta.server.store.readiness import Readiness
from monumenta.server.thinking.analysing import Analysts
from monumenta.server.thinking.compiling import Compilers
from monumenta.server.thinking.outsiders import Outsiders
from monumenta.server.thinking.rooms import Thinkers
from monumenta.tables.house import House
from monumenta.tables.hub import Hub
from monumenta.tables.rows import MoveRow, SeatRow, Snapshot, TableRow
from monumenta.tables.table import Table
from monumenta.tables.tasks import Tasks

T = TypeVar("T")


class _Leaping(selectors.DefaultSelector):
    """Waits for nothing: the time that it should have waited has simply passed."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits for somebody else")
        self.now += max(0.0, timeout)
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._leaping = _Leaping()
        super().__init__(self._leaping)

    def time(self) -> float:
        return self._leaping.now


def run_simulated(work: Coroutine[Any, Any, T]) -> T:
    """Run it in simulated time, which is also the time that the server reads, and begins at the same moment always."""
    with (
        asyncio.Runner(loop_factory=_Loop) as runner,
        mock.patch("time.monotonic", runner.get_loop().time),
        mock.patch("monumenta.tables.clock._BEGAN", 0.0),
    ):
        return runner.run(work)


class MemoryStore(Store):
    """Takes its time over each append, now and then a long one, and now and then somebody else was faster."""

    def __init__(self, rng: random.Random, races: float) -> None:
        self._rng = rng
        self._races = races
        self._rows: dict[str, TableRow] = {}
        self._moves: dict[str, list[MoveRow]] = {}
        self._snapshots: dict[str, Snapshot] = {}

    async def close(self) -> None:
        pass

    async def setting(self, name: str, default: str) -> str:
        del name
        return default

    async def create(self, row: TableRow, rematch_of: str | None = None) -> None:
        del rematch_of
        self._rows[row.id] = row
        self._moves[row.id] = []

    async def table(self, id_: str) -> TableRow | None:
        return self._rows.get(id_)

    async def set_up(self, guest: str, since: int) -> int:
        del guest, since
        return 0

    async def moves(self, id_: str) -> list[MoveRow]:
        return list(self._moves[id_])

    async def snapshot(self, id_: str) -> Snapshot | None:
        return self._snapshots.get(id_)

    async def take_seat(self, id_: str, number: int, seat: SeatRow, was: SeatRow) -> None:
        del was
        row = self._rows[id_]
        self._rows[id_] = msgspec.structs.replace(row, seats=[*row.seats[:number], seat, *row.seats[number + 1 :]])

    async def give(self, row: TableRow, number: int) -> None:
        await self.take_seat(row.id, number, row.seats[number], row.seats[number])

    async def append(self, row: TableRow, new: Sequence[MoveRow], snapshot: Snapshot | None) -> None:
        await self._disk()
        stored = self._rows[row.id]
        if stored.seq != row.seq - len(new):
            raise AssertionError("one process cannot race against itself")
        if self._rng.random() < self._races:
            raise Raced
        self._rows[row.id] = msgspec.structs.replace(row, seats=stored.seats)
        self._moves[row.id] += new
        if snapshot is not None:
            self._snapshots[row.id] = snapshot

    async def _disk(self) -> None:
        for _ in range(self._rng.choice((0, 0, 1, 3))):
            await asyncio.sleep(0)
        if self._rng.random() < 0.05:
            await asyncio.sleep(self._rng.random() / 5)


class MemorySocket:
    """What a page and a visit say to each other."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_page: asyncio.Queue[str | None] = asyncio.Queue()

    def say(self, text: str) -> None:
        self.to_server.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self.to_server.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> dict[str, Any]:
        return await self.to_server.get()

    async def send_text(self, text: str) -> None:
        if self._rng.random() < 0.1:
            await asyncio.sleep(self._rng.random() / 10)  # a slow line
        self.to_page.put_nowait(text)

    async def close(self, code: int) -> None:
        del code
        self.to_page.put_nowait(None)


class MemoryServer:
    """Everything behind the routes."""

    def __init__(self, rng: random.Random, races: float = 0.0) -> None:
        self._rng = rng
        self.store = MemoryStore(rng, races)
        self.settings = Settings(message_rate=1e9)
        self.tasks = Tasks()
        quota = TableQuota(self.store, self.settings.tables)
        self.hub = Hub(House(self.settings, self.store, Thinkers(), Outsiders(), self.tasks, quota))

    async def open(self) -> None:
        compilers = Compilers()
        compilers.skip("it is not what is looked at here")
        self._services = Services(
            settings=self.settings,
            store=self.store,
            guests=await Guests.open(self.store),
            hub=self.hub,
            compilers=compilers,
            tasks=self.tasks,
            analysts=Analysts(self.store, self.tasks, self.settings),
            readiness=Readiness(self.store, self.tasks),
            posts=Buckets(1, 1),
            posts_by_address=Buckets(1, 1),
            sockets=Places(1),
            sockets_by_address=Places(1),
        )

    async def close(self) -> None:
        await self.tasks.close()

    def visit(self, table: Table, guest: Guest) -> tuple[MemorySocket, asyncio.Task[None]]:
        """A page of this guest's, connected."""
        socket: Any = MemorySocket(self._rng)
        connection = Connection(guest.id, self.settings.queue)
        return socket, self.tasks.start(Visit(self._services, table, guest, connection, socket).run())
