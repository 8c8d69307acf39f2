"""All tables of this process: brought into memory when somebody needs them, let go when nobody does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from monumenta.engine.match.record import GameRecord
from monumenta.server.people.bans import shut_out
from monumenta.server.people.guests import Guest
from monumenta.server.people.lobby import Lobby
from monumenta.server.sockets.connection import Connection
from monumenta.server.store.database import Raced
from monumenta.tables.archive import record_of, written_record
from monumenta.tables.awaited import ready
from monumenta.tables.driving import wake
from monumenta.tables.hinting import Hints
from monumenta.tables.house import House
from monumenta.tables.info import table_info
from monumenta.tables.loading import load, reload
from monumenta.tables.messages import (
    Act,
    Compiling,
    Free,
    Handover,
    HintPlease,
    Join,
    LookPlease,
    NewTable,
    Pledge,
    Rush,
    Share,
    TableInfo,
    WhyPlease,
)
from monumenta.tables.pauses import Pauses
from monumenta.tables.problem import Refused
from monumenta.tables.rows import Status, TableRow
from monumenta.tables.rushing import rush
from monumenta.tables.seating import begin_if_full, hand_over, join, may_watch, rematch_row
from monumenta.tables.setup import new_table
from monumenta.tables.sharing import free, open_share, pledge
from monumenta.tables.table import Table
from monumenta.tables.turns import act, explain, look_ahead, not_closed, seated

log = logging.getLogger(__name__)


class Hub:
    def __init__(self, house: House) -> None:
        self.house = house
        self._hints = Hints(house.tasks)
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._lobby = Lobby(house, self._live)

    async def open(self) -> None:
        """Go on with every table where a bot is to move or a clock runs, and keep memory bounded from now on."""
        await self._lobby.open()
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
            for id_, table in list(self._live.items()):
                if table.idle:
                    del self._live[id_]

    async def start_over(self) -> None:
        """The store has become another one: what memory says is worth nothing."""
        for id_, table in list(self._live.items()):
            try:
                await table.exclusive(lambda table=table: reload(table))
                wake(table)
            except Refused:  # it is not in there
                self._live.pop(id_, None)
                table.leave()
        await self._lobby.open()
        self.house.tasks.start(self._go_on())

    @property
    def in_memory(self) -> int:
        return len(self._live)

    # --- finding tables --------------------------------------------------------------------------------

    async def table(self, id_: str) -> Table:
        """The live table of that id; refuses an unknown one."""
        if id_ in self._live:
            return self._live[id_]
        if id_ not in self._loading:
            task = self._loading[id_] = self.house.tasks.start(self._load(id_), must_finish=True)
            task.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Table:
        table = await load(self.house, id_)
        self._live[id_] = table
        # a crash between the last share and the first draw leaves a table that is ready and waits
        try:
            await table.exclusive(lambda: begin_if_full(table))
        except Exception:
            log.exception("table %s could not begin; it tries again", table.row.id)
            self._begin(table)
        wake(table)
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
                wake(table)
            finally:
                table.beginner = None

        if table.beginner is None and ready(table.row):
            table.beginner = self.house.tasks.start(begin())

    async def at_hand(self, id_: str) -> Table | None:
        """The table if it is in memory, or on its way there."""
        if id_ in self._loading:
            with suppress(Refused):
                await asyncio.shield(self._loading[id_])
        return self._live.get(id_)

    async def all_at_hand(self) -> list[Table]:
        """Every table in memory, those on their way there included."""
        for id_ in list(self._loading):
            await self.at_hand(id_)
        return list(self._live.values())

    def forget(self, table: Table, refused: Refused) -> None:
        """A table that there is no more: everybody is told, and nothing goes on there."""
        self._live.pop(table.row.id, None)
        table.row = msgspec.structs.replace(table.row, status="closed")
        for connection in table.presence.connections:
            connection.send_away(refused)
        table.leave()
        wake(table)

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

    async def list(self, guest: str | None, status: Status | None) -> list[TableInfo]:
        """The guest's own tables, and those of the others that the lobby shows."""
        return [self._info(row, guest) for row in await self._lobby.shown(guest, status)]

    def _info(self, row: TableRow, guest: str | None) -> TableInfo:
        live = self._live.get(row.id)
        return live.info(guest, brief=True) if live else table_info(row, guest, brief=True)

    # --- what guests do --------------------------------------------------------------------------------

    async def create(self, wish: NewTable, guest: Guest, address: str = "?") -> Table:
        self.house.origins.seen(guest.id, address)
        async with self.house.quota.place(guest.id, address) as count:
            row = new_table(wish, guest, self.house.outsiders)
            await self.house.store.create(row)
            count(row.id)
        table = await self.table(row.id)
        self._lobby.note(table, guest.id)
        return table

    async def join(self, id_: str, guest: Guest, wish: Join) -> Table:
        table = await self.table(id_)
        try:
            await table.exclusive(lambda: join(table, guest, wish))
        finally:
            self._begin(table)  # if it was the first draw that failed
        self._lobby.note(table, guest.id)
        self._watch_absence(table)
        wake(table)
        return table

    async def pledge(self, id_: str, guest: Guest, wish: Pledge) -> Table:
        table = await self.table(id_)
        await table.exclusive(lambda: pledge(table, guest.id, wish))
        self._watch_absence(table)
        return table

    async def open_share(self, id_: str, guest: Guest, wish: Share) -> Table:
        table = await self.table(id_)
        try:
            await table.exclusive(lambda: open_share(table, guest.id, wish))
        finally:
            self._begin(table)  # if it was the first draw that failed
        wake(table)
        return table

    async def free(self, table: Table, connection: Connection, message: Free) -> None:
        await table.exclusive(lambda: free(table, connection.guest, message))
        table.show_change()
        self._watch_absence(table)

    def connect(self, table: Table, connection: Connection) -> None:
        """Somebody opened a page of this table: show everything, and tell the others who came."""
        came = not table.presence.here(connection.guest)
        self.house.origins.seen(connection.guest, connection.address)
        if not table.attended:
            table.take_up_time()
        table.presence.add(connection)
        connection.send(table.scene(connection.guest))
        if came and table.row.seat_of(connection.guest) is not None:
            table.show_change(but=connection)
        self._lobby.note(table, connection.guest)
        self._begin(table)
        self._watch_absence(table)
        wake(table)

    def disconnect(self, table: Table, connection: Connection) -> None:
        table.presence.remove(connection)
        self._hints.leave(connection)
        self._lobby.note(table, connection.guest)
        table.touch()
        if not table.attended:
            wake(table)  # which lets it rest
        left = not table.presence.here(connection.guest)
        if left and table.row.seat_of(connection.guest) is not None:
            table.show_change()
            self._watch_absence(table)

    def _watch_absence(self, table: Table) -> None:
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

    async def act(self, table: Table, connection: Connection, message: Act) -> None:
        await table.exclusive(lambda: act(table, connection, message))
        wake(table)

    async def rush(self, table: Table, connection: Connection, message: Rush) -> None:
        when = table.now()  # as it arrives: what came before zero counts, however many are served before it
        await table.exclusive(lambda: rush(table, connection, message, when))
        wake(table)

    async def hint(self, table: Table, connection: Connection, message: HintPlease) -> None:
        self._hints.ask(table, connection, message)

    async def why(self, table: Table, connection: Connection, message: WhyPlease) -> None:
        explain(table, connection, message)

    async def look(self, table: Table, connection: Connection, message: LookPlease) -> None:
        look_ahead(table, connection, message)

    async def hand_over(self, table: Table, connection: Connection, message: Handover) -> None:
        await table.exclusive(lambda: hand_over(table, connection.guest, message))
        table.show_change()
        wake(table)

    async def rematch(self, table: Table, guest: Guest) -> None:
        """Set up the next table if nobody has yet, and sit the asker down there."""

        async def prepare() -> None:
            seated(table, guest.id)
            not_closed(table.row)
            if table.row.status != "over":
                raise Refused("not-over", "a rematch comes after the game: play this one to its end")
            if table.row.next is not None:
                return
            row = rematch_row(table, guest.id)
            try:
                await self.house.store.create(row, rematch_of=table.row.id)
            except Raced:
                await reload(table)
            else:
                table.row = msgspec.structs.replace(table.row, next=row.id)

        await table.exclusive(prepare)
        assert table.row.next is not None
        await self.join(table.row.next, guest, Join())
        table.show_change()

    # --- who is shut out ---------------------------------------------------------------------------------

    async def cut_off(self) -> int:
        """End every connection of somebody who is banned by now, and wait for them no longer; how many there were."""
        bans, cut = self.house.bans, 0
        for table in await self.all_at_hand():
            before = cut
            for connection in table.presence.connections:
                ban = bans.of_guest(connection.guest) or bans.of_address(connection.host)
                if ban is not None:
                    table.presence.expel(connection)
                    connection.send_away(shut_out(ban))
                    cut += 1
            if cut > before or any(bans.of_guest(seat.guest) for seat in table.row.seats):
                table.show_change()
                self._watch_absence(table)
        return cut

    # --- the compiler ----------------------------------------------------------------------------------

    def tell_all(self, message: Compiling) -> None:
        """Tell every page how far the compiler is."""
        for table in self._live.values():
            for connection in table.presence.connections:
                connection.send(message)


def _check_watching(row: TableRow, guest: str | None, invite: str | None) -> None:
    if not may_watch(row, guest, invite):
        raise Refused("bad-invite", "this table is by invitation: open the whole link that you were sent")
