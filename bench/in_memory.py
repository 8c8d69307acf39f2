"""Live tables without a server: their real hub and talk, on a store in memory and in simulated time.

Time stands still while anybody has something to do and then leaps to what comes next, so that hours of a game against
the clock take seconds.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from monumenta.advice import Hint
from monumenta.engine.author.contract import GameSpec
from monumenta.search.mind import BotFailed
from monumenta.tables.guest import Guest
from monumenta.tables.house import House
from monumenta.tables.hub import Hub
from monumenta.tables.messages import ToPage, written
from monumenta.tables.problem import Refused
from monumenta.tables.rows import MoveRow, SeatRow, Snapshot, TableRow
from monumenta.tables.settings import TableSettings
from monumenta.tables.spot import Spot
from monumenta.tables.store import Raced
from monumenta.tables.table import Table
from monumenta.tables.talk import Talk
from monumenta.tables.tasks import Tasks
from monumenta.tables.thinkers import Claim, Wanted
from monumenta.tables.thinking import give_hint, next_action, play_turn

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
    """Run it in simulated time."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(work)


class LoopClock:
    """The event loop's time, which begins in 1970."""

    def milliseconds(self) -> int:
        return int(self.seconds() * 1000)

    def seconds(self) -> float:
        return asyncio.get_running_loop().time()

    def today(self) -> int:
        return int(self.seconds())


class MemoryStore:
    """Takes its time over each append, now and then a long one, and now and then somebody else was faster."""

    def __init__(self, rng: random.Random, races: float) -> None:
        self._rng = rng
        self._races = races
        self._rows: dict[str, TableRow] = {}
        self._moves: dict[str, list[MoveRow]] = {}
        self._snapshots: dict[str, Snapshot] = {}

    async def create(self, row: TableRow, rematch_of: str | None = None) -> None:
        self._rows[row.id] = row
        self._moves[row.id] = []
        if rematch_of is not None:
            self._rows[rematch_of] = msgspec.structs.replace(self._rows[rematch_of], next=row.id)

    async def table(self, id_: str) -> TableRow | None:
        return self._rows.get(id_)

    async def moves(self, id_: str) -> list[MoveRow]:
        return list(self._moves[id_])

    async def snapshot(self, id_: str) -> Snapshot | None:
        return self._snapshots.get(id_)

    async def going_on(self) -> list[str]:
        return [row.id for row in self._rows.values() if row.status == "running" and row.goes_on]

    async def take_seat(self, id_: str, number: int, seat: SeatRow, was: SeatRow) -> None:
        row = self._rows[id_]
        if row.seats[number] != was:
            raise Raced
        self._rows[id_] = msgspec.structs.replace(row, seats=[*row.seats[:number], seat, *row.seats[number + 1 :]])

    async def give(self, row: TableRow, number: int) -> None:
        await self.take_seat(row.id, number, row.seats[number], self._rows[row.id].seats[number])

    async def draw_anew(self, row: TableRow) -> None:
        self._rows[row.id] = row

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


class ThinkHere:
    """Bots of the house that think while everybody waits: simulated time stands still."""

    async def turn(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted) -> list[str]:
        del claim, wanted
        return play_turn(spot, bot)

    async def race(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted) -> tuple[str, int]:
        del claim, wanted
        return next_action(spot, bot)

    async def hint(self, spot: Spot, claim: Claim) -> Hint:
        del claim
        return give_hint(spot)


class NoOutsiders:
    """There are no bots from elsewhere: one that a seat names has failed."""

    def of(self, spec: GameSpec) -> list[str]:
        del spec
        return []

    async def turn(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted) -> list[str]:
        del spot, bot, claim, wanted
        raise BotFailed("is not here")

    async def race(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted) -> tuple[str, int]:
        del spot, bot, claim, wanted
        raise BotFailed("is not here")

    def leave(self, table: str) -> None:
        pass


class OwnHost:
    """Everybody comes from here, nobody is shut out, and there is no lobby."""

    def address_of(self, guest: str) -> str | None:
        del guest
        return None

    def shut_out(self, guest: str) -> bool:
        del guest
        return False

    def noticed(self, table: Table, guest: str | None) -> None:
        pass

    def ended(self, table: str) -> None:
        pass


class MemoryPage:
    """A page at a table: what it says and what it hears, over a line that is slow now and then."""

    invite: str | None = None
    address: str = "here"
    host: str | None = None

    def __init__(self, rng: random.Random, guest: str | None) -> None:
        self.guest = guest
        self._rng = rng
        self._on_the_way: asyncio.Queue[str | None] = asyncio.Queue()
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.to_page: asyncio.Queue[str | None] = asyncio.Queue()

    def say(self, text: str) -> None:
        self.said.put_nowait(text)

    def hang_up(self) -> None:
        self.said.put_nowait(None)

    def send(self, message: ToPage) -> None:
        self.send_text(written(message))

    def send_text(self, text: str) -> None:
        self._on_the_way.put_nowait(text)

    def send_away(self, refused: Refused) -> None:
        self.send(refused.told())
        self.end()

    def end(self) -> None:
        self._on_the_way.put_nowait(None)

    async def carry(self) -> None:
        """Bring what was sent to the page, until there is nothing more to come."""
        text: str | None = ""
        while text is not None:
            text = await self._on_the_way.get()
            if self._rng.random() < 0.1:
                await asyncio.sleep(self._rng.random() / 10)
            self.to_page.put_nowait(text)


class MemoryTables:
    """A hub with all that it is given."""

    def __init__(self, rng: random.Random, races: float = 0.0, settings: TableSettings | None = None) -> None:
        self._rng = rng
        self.store = MemoryStore(rng, races)
        self.tasks = Tasks()
        outside, host, clock = NoOutsiders(), OwnHost(), LoopClock()
        self.hub = Hub(House(settings or TableSettings(), self.store, ThinkHere(), outside, host, self.tasks, clock))

    async def close(self) -> None:
        await self.tasks.close()

    def visit(self, table: Table, guest: Guest) -> tuple[MemoryPage, asyncio.Task[None]]:
        """A page of this guest's, connected."""
        page = MemoryPage(self._rng, guest.id)
        return page, self.tasks.start(self._visit(table, guest, page))

    async def _visit(self, table: Table, guest: Guest, page: MemoryPage) -> None:
        carrying = self.tasks.start(page.carry())
        talk = Talk(self.hub, table, guest, page)
        try:
            self.hub.connect(table, page)
            while (text := await page.said.get()) is not None:
                await talk.answer(text)
        finally:
            self.hub.disconnect(table, page)
            carrying.cancel()
            page.to_page.put_nowait(None)
