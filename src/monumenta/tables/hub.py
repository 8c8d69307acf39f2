"""All tables of this process: brought into memory when somebody needs them, let go when nobody does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from monumenta.engine.match.record import GameRecord
from monumenta.tables.archive import record_of, written_record
from monumenta.tables.asking import not_closed, seated
from monumenta.tables.awaited import ready
from monumenta.tables.connection import Connection
from monumenta.tables.guest import Guest
from monumenta.tables.hinting import Hints
from monumenta.tables.house import House
from monumenta.tables.loading import read
from monumenta.tables.messages import Act, Free, Handover, HintPlease, Join, NewTable, Pledge, Rush, Share, ToPage
from monumenta.tables.pace import Pace
from monumenta.tables.pauses import Pauses
from monumenta.tables.problem import Refused
from monumenta.tables.realtime import AllAtOnce
from monumenta.tables.rows import TableRow
from monumenta.tables.seating import begin_if_full, hand_over, join, may_watch, rematch_row
from monumenta.tables.setup import new_table
from monumenta.tables.sharing import free, open_share, pledge
from monumenta.tables.store import Raced
from monumenta.tables.table import Table
from monumenta.tables.turns import InTurns

log = logging.getLogger(__name__)


class Hub:
    def __init__(self, house: House) -> None:
        self.house = house
        self._hints = Hints(house.tasks)
        self.live: dict[str, Table] = {}
        """The tables in memory, by id."""
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def open(self) -> None:
        """Go on with every table where a bot is to move or a clock runs, and keep memory bounded from now on."""
        self.house.tasks.start(self._go_on())
        self.house.tasks.start(self._sweep())

    async def _go_on(self) -> None:
        """One after the other: there may be many, and whoever comes meanwhile must not wait for all of them."""
        for id_ in await self.house.store.going_on():
            try:
                await self.table(id_)
            except Exception:
                log.exception("table %s does not go on", id_)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.2, min(30.0, self.house.settings.idle / 2)))
            for id_, table in list(self.live.items()):
                if table.idle:
                    del self.live[id_]

    async def start_over(self) -> None:
        """The store has become another one: what memory says is worth nothing."""
        for id_, table in list(self.live.items()):
            try:
                await table.exclusive(table.reload)
                table.wake()
            except Refused:  # it is not in there
                self.live.pop(id_, None)
                table.leave()
        self.house.tasks.start(self._go_on())

    # --- finding tables --------------------------------------------------------------------------------

    async def table(self, id_: str) -> Table:
        """The live table of that id; refuses an unknown one."""
        if id_ in self.live:
            return self.live[id_]
        if id_ not in self._loading:
            task = self._loading[id_] = self.house.tasks.start(self._load(id_), must_finish=True)
            task.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Table:
        table = self.live[id_] = Table(self.house, pace_of, *await read(self.house.store, id_))
        # a crash between the last share and the first draw leaves a table that is ready and waits
        try:
            await table.exclusive(lambda: begin_if_full(table))
        except Exception:
            log.exception("table %s could not begin; it tries again", table.row.id)
            self._begin(table)
        table.wake()
        return table

    def _begin(self, table: Table) -> None:
        """See that a table that is ready begins, however often that fails; harmless at any time."""

        async def begin() -> None:
            pauses = Pauses()
            try:
                while ready(table.row):
                    try:
                        await table.exclusive(lambda: begin_if_full(table))
                    except Exception:
                        log.exception("table %s could not begin; it tries again", table.row.id)
                        await pauses.rest()
                table.wake()
            finally:
                table.beginner = None

        if table.beginner is None and ready(table.row):
            table.beginner = self.house.tasks.start(begin())

    async def at_hand(self, id_: str) -> Table | None:
        """The table if it is in memory, or on its way there."""
        if id_ in self._loading:
            with suppress(Refused):
                await asyncio.shield(self._loading[id_])
        return self.live.get(id_)

    async def all_at_hand(self) -> list[Table]:
        """Every table in memory, those on their way there included."""
        for id_ in list(self._loading):
            await self.at_hand(id_)
        return list(self.live.values())

    def forget(self, table: Table, refused: Refused) -> None:
        """A table that there is no more: everybody is told, and nothing goes on there."""
        self.live.pop(table.row.id, None)
        table.row = msgspec.structs.replace(table.row, status="closed")
        for connection in table.presence.connections:
            connection.send_away(refused)
        table.leave()
        table.wake()

    async def record(self, id_: str, guest: str | None, invite: str | None) -> GameRecord:
        """The record of a finished game, for somebody who may look at it. Its rules need not be here any more."""
        row, snapshot = await self.house.store.table(id_), await self.house.store.snapshot(id_)
        if row is None or row.status == "closed" or snapshot is None or snapshot.n != row.seq:
            return record_of(await self.watch(id_, guest, invite))
        _check_watching(row, guest, invite)
        return written_record(row, await self.house.store.moves(id_), snapshot.state)

    async def watch(self, id_: str, guest: str | None, invite: str | None) -> Table:
        """The table, for somebody who may look at it."""
        table = await self.table(id_)
        _check_watching(table.row, guest, invite)
        return table

    # --- what guests do --------------------------------------------------------------------------------

    async def create(self, wish: NewTable, guest: Guest) -> Table:
        row = new_table(wish, guest, self.house)
        await self.house.store.create(row)
        table = await self.table(row.id)
        self.house.host.noticed(table, guest.id)
        return table

    async def join(self, id_: str, guest: Guest, wish: Join) -> Table:
        table = await self.table(id_)
        try:
            await table.exclusive(lambda: join(table, guest, wish))
        finally:
            self._begin(table)  # if it was the first draw that failed
        self.house.host.noticed(table, guest.id)
        self.watch_absence(table)
        table.wake()
        return table

    async def pledge(self, id_: str, guest: Guest, wish: Pledge) -> Table:
        table = await self.table(id_)
        await table.exclusive(lambda: pledge(table, guest.id, wish))
        self.watch_absence(table)
        return table

    async def open_share(self, id_: str, guest: Guest, wish: Share) -> Table:
        table = await self.table(id_)
        try:
            await table.exclusive(lambda: open_share(table, guest.id, wish))
        finally:
            self._begin(table)  # if it was the first draw that failed
        table.wake()
        return table

    async def free(self, table: Table, connection: Connection, message: Free) -> None:
        await table.exclusive(lambda: free(table, connection.guest, message))
        table.show_change()
        self.watch_absence(table)

    def connect(self, table: Table, connection: Connection) -> None:
        """Somebody opened a page of this table: show everything, and tell the others who came."""
        came = not table.presence.here(connection.guest)
        if not table.attended:
            table.take_up_time()
        table.presence.add(connection)
        connection.send(table.scene(connection.guest))
        if came and table.row.seat_of(connection.guest) is not None:
            table.show_change(but=connection)
        self.house.host.noticed(table, connection.guest)
        self._begin(table)
        self.watch_absence(table)
        table.wake()

    def disconnect(self, table: Table, connection: Connection) -> None:
        table.presence.remove(connection)
        self._hints.leave(connection)
        self.house.host.noticed(table, connection.guest)
        table.touch()
        if not table.attended:
            table.wake()  # which lets it rest
        left = not table.presence.here(connection.guest)
        if left and table.row.seat_of(connection.guest) is not None:
            table.show_change()
            self.watch_absence(table)

    def watch_absence(self, table: Table) -> None:
        """When a grace period ends the others must hear of it."""

        async def watch() -> None:
            try:
                while (wait := self._soonest(table)) is not None:
                    await asyncio.sleep(wait + 0.01)
                    table.show_change()
            finally:
                table.absence = None

        if table.absence is None:
            table.absence = self.house.tasks.start(watch())

    def _soonest(self, table: Table) -> float | None:
        """Seconds until the next absent person may be replaced, or their seat freed."""
        people = [seat.guest for seat in table.row.seats if seat.kind == "human" and seat.guest is not None]
        waits = [*(table.presence.until_gone(guest) for guest in people), table.patience.soonest(table.row)]
        return min((wait for wait in waits if wait is not None), default=None)

    async def act(self, table: Table, connection: Connection, message: Act | Rush) -> None:
        when = table.now()  # as it arrives: what came before zero counts, however many are served before it
        await table.exclusive(lambda: table.pace.act(connection, message, when))
        table.wake()

    def hint(self, table: Table, connection: Connection, message: HintPlease) -> None:
        self._hints.ask(table, connection, message)

    async def hand_over(self, table: Table, connection: Connection, message: Handover) -> None:
        await table.exclusive(lambda: hand_over(table, connection.guest, message))
        table.show_change()
        table.wake()

    async def rematch(self, table: Table, guest: Guest) -> None:
        """Set up the next table if nobody has yet, and sit the asker down there."""

        async def prepare() -> None:
            seated(table.row, guest.id)
            not_closed(table.row)
            if table.row.status != "over":
                raise Refused("not-over", "a rematch comes after the game: play this one to its end")
            if table.row.next is not None:
                return
            row = rematch_row(table, guest.id)
            try:
                await self.house.store.create(row, rematch_of=table.row.id)
            except Raced:
                await table.reload()
            else:
                table.row = msgspec.structs.replace(table.row, next=row.id)

        await table.exclusive(prepare)
        assert table.row.next is not None
        await self.join(table.row.next, guest, Join())
        table.show_change()

    def tell_all(self, message: ToPage) -> None:
        """Tell every page at every table."""
        for table in self.live.values():
            for connection in table.presence.connections:
                connection.send(message)


def pace_of(table: Table) -> Pace:
    """As the game is played."""
    return AllAtOnce(table) if table.spec.realtime else InTurns(table)


def _check_watching(row: TableRow, guest: str | None, invite: str | None) -> None:
    if not may_watch(row, guest, invite):
        raise Refused("bad-invite", "this table is by invitation: open the whole link that you were sent")
