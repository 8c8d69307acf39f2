"""Who comes to the tables of this server: from where, how many tables they set up, and whom the host has shut out."""

from __future__ import annotations

from collections.abc import Iterable

from monumenta.server.people.bans import Ban, Bans, shut_out
from monumenta.server.people.lobby import Lobby
from monumenta.server.people.origins import Origins
from monumenta.server.people.quota import TableQuota
from monumenta.server.settings import Settings
from monumenta.server.store.database import Database
from monumenta.tables.connection import Connection
from monumenta.tables.guest import Guest
from monumenta.tables.hub import Hub
from monumenta.tables.messages import Join, NewTable
from monumenta.tables.table import Table


class Reception:
    """What tables ask of a host, and tell it (`monumenta.tables.host`); and what a server does with that."""

    def __init__(self, store: Database, settings: Settings, bans: Bans) -> None:
        self.bans = bans
        self._origins = Origins(settings.remembered)
        self._quota = TableQuota(store, settings.tables, settings.address_share)
        self.lobby = Lobby(store, settings, self._origins)

    def address_of(self, guest: str) -> str | None:
        return self._origins.of(guest)

    def shut_out(self, guest: str) -> bool:
        return self.bans.of_guest(guest) is not None

    def noticed(self, table: Table, guest: str | None) -> None:
        self.lobby.note(table, guest)

    def ended(self, table: str) -> None:
        """It counts no longer for whoever has set it up; harmless if it did not."""
        self._quota.over(table)

    async def create(self, hub: Hub, wish: NewTable, guest: Guest, address: str) -> Table:
        """A new table, if the guest and the address have room for one more."""
        self._origins.seen(guest.id, address)
        async with self._quota.place(guest.id, address) as count:
            table = await hub.create(wish, guest)
            count(table.row.id)
        return table

    async def join(self, hub: Hub, table: str, guest: Guest, address: str, wish: Join) -> Table:
        """Somebody sits down."""
        self._origins.seen(guest.id, address)
        return await hub.join(table, guest, wish)

    def connect(self, hub: Hub, table: Table, connection: Connection) -> None:
        """Somebody opens a page of a table."""
        self._origins.seen(connection.guest, connection.address)
        hub.connect(table, connection)

    async def adopt_bans(self, hub: Hub, bans: Iterable[Ban]) -> None:
        """From now on these are banned: their connections end, and nobody waits for them any longer."""
        self.bans.adopt(bans)
        for table in await hub.all_at_hand():
            cut = False
            for connection in table.presence.connections:
                ban = self.bans.of_guest(connection.guest) or self.bans.of_address(connection.host)
                if ban is not None:
                    table.presence.expel(connection)
                    connection.send_away(shut_out(ban))
                    cut = True
            if cut or any(self.bans.of_guest(seat.guest) for seat in table.row.seats):
                table.show_change()
                hub.watch_absence(table)
