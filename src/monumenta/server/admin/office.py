"""Where orders are carried out, and old tables cleared away.

The same for both who may keep a database: the server, where tables are live and people are connected, and the
administrator's command when no server runs. What an order does to the database is in `deeds`; here it is done as the
table's only writer, and what is in memory follows.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from monumenta.server.admin import deeds, orders
from monumenta.server.admin.orders import (
    PENDING,
    UNFOLLOWED,
    Close,
    Delete,
    LetIn,
    Order,
    Outcome,
    Prune,
    Rename,
    RotateKey,
    ShutOut,
    Withdrawn,
)
from monumenta.server.admin.removing import Cleared, Kind, clear, condemn, limits, older, page_of
from monumenta.server.people.guests import Guests
from monumenta.server.people.reception import Reception
from monumenta.server.settings import Settings
from monumenta.server.store.database import Database
from monumenta.tables.hub import Hub
from monumenta.tables.pauses import Pauses
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table

T = TypeVar("T")

log = logging.getLogger(__name__)

LOOK = 0.5
"""Seconds between two looks for orders."""
FIRST_TIDY = 60.0
"""Seconds before old tables are first looked for, at most: who starts a server wants to play."""
DAY = 24 * 3600

REMOVED = Refused("unknown-table", "the host of this server has removed this table")


@dataclass(frozen=True, slots=True)
class Running:
    """What a running server has in memory."""

    settings: Settings
    hub: Hub
    guests: Guests
    reception: Reception


class Office:
    def __init__(self, store: Database, running: Running | None = None) -> None:
        self._store = store
        self._running = running
        self._pruning: dict[str, asyncio.Task[None]] = {}
        self._clearing = asyncio.Lock()

    async def open(self) -> None:
        """Know who is banned; from now on look for orders and clear away what is too old. For a running server."""
        assert self._running is not None
        await self._adopt_bans(self._running)
        await self._store.write(orders.in_force)
        tasks = self._running.hub.house.tasks
        tasks.start(self._keep_looking())
        tasks.start(self._keep_tidy(self._running.settings))

    async def start_over(self) -> None:
        """The store has become another one."""
        assert self._running is not None
        await self._adopt_bans(self._running)

    async def _keep_looking(self) -> None:
        pauses = Pauses()
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
                pauses = Pauses()
            except Exception:
                log.exception("orders could not be looked for; trying again")
                await pauses.rest()

    async def look(self) -> None:
        """Carry out every order that is there. What takes long goes on beside the others, in a running server."""
        for row in await self._store.read(PENDING):
            try:
                order = orders.order_of(row)
            except msgspec.MsgspecError:
                await self._settle(row.id, lambda _: Outcome({}, "unknown-order"))
                continue
            if not isinstance(order, Prune) or self._running is None:
                await self._carry_out(row.id, order)
            elif row.id not in self._pruning:
                task = self._running.hub.house.tasks.start(self._carry_out(row.id, order))
                self._pruning[row.id] = task
                task.add_done_callback(lambda _, id_=row.id: self._pruning.pop(id_))
        await self._follow_all()

    async def _follow_all(self) -> None:
        """Let memory follow what was done; what fails half way, as on a full disk, is done again at the next look."""
        if self._running is None:
            await self._store.write(orders.in_force)
            return
        for row in await self._store.read(UNFOLLOWED):
            if orders.outcome_of(row).problem is None:
                await self._follow(orders.order_of(row), self._running)
            await self._store.write(lambda db, id_=row.id: orders.in_force(db, id_))

    async def _carry_out(self, id_: str, order: Order) -> None:
        try:
            await self._do(id_, order)
        except Withdrawn:
            return
        except Refused as refused:
            if refused.code == "not-stored":
                return  # it is still there, and will be done when the disk allows it
            raise
        except Exception:
            log.exception("an order failed: %s", type(order).__name__)
            await self._settle(id_, lambda _: Outcome({}, "failed"))

    async def _do(self, id_: str, order: Order) -> None:
        match order:
            case Close():
                await self._close(id_, order)
            case Delete():
                await self._remove(id_, order)
            case ShutOut():
                await self._settle(id_, lambda db: deeds.ban(db, order))
            case LetIn():
                await self._settle(id_, lambda db: deeds.unban(db, order))
            case Rename():
                await self._settle(id_, lambda db: deeds.rename(db, order))
            case RotateKey():
                await self._settle(id_, lambda db: deeds.rotate(db, order))
            case Prune():
                await self._prune(id_, order)

    async def _follow(self, order: Order, running: Running) -> None:
        """What is in memory has to know of what was done to the database. Doing it twice changes nothing."""
        match order:
            case Close():
                table = await running.hub.at_hand(order.table)
                if table is not None:
                    await table.exclusive(lambda: _show_closed(table))
            case Delete():
                await self._forget([order.table])
                self._clear_beside()
            case ShutOut() | LetIn():
                await self._adopt_bans(running)
            case Rename():
                await self._call_anew(order.guest, running)
            case RotateKey():
                running.guests.use(await self._store.write(deeds.keys))
            case Prune():
                pass  # it has told everybody on its way

    async def _settle(self, id_: str, deed: Callable[[Connection], Outcome]) -> None:
        """Do it and note that it is done, in one transaction."""
        await self._store.write(lambda db: orders.finish(db, id_, deed(db)))

    # --- tables ----------------------------------------------------------------------------------------

    async def _at(self, id_: str) -> Table | None:
        return None if self._running is None else await self._running.hub.at_hand(id_)

    async def _close(self, id_: str, order: Close) -> None:
        if self._running is not None:
            self._running.reception.ended(order.table)
        await self._as_its_writer(order.table, lambda: self._settle(id_, lambda db: deeds.close(db, order)))

    async def _remove(self, id_: str, order: Delete) -> None:
        await self._as_its_writer(order.table, lambda: self._settle(id_, lambda db: deeds.remove(db, order)))

    async def _as_its_writer(self, id_: str, work: Callable[[], Awaitable[None]]) -> None:
        """Nobody moves at the table meanwhile. One that is loaded meanwhile is stopped by the store."""
        table = await self._at(id_)
        await (work() if table is None else table.exclusive(work))

    async def _forget(self, ids: list[str]) -> None:
        """Nobody is left at tables that are no more, and nothing leads there."""
        if self._running is None:
            return
        hub = self._running.hub
        for id_ in ids:
            self._running.reception.ended(id_)
            table = await hub.at_hand(id_)
            if table is not None:
                hub.forget(table, REMOVED)
        for table in await hub.all_at_hand():
            if table.row.next in ids:
                table.row = msgspec.structs.replace(table.row, next=None)
                table.show_change()

    # --- guests ----------------------------------------------------------------------------------------

    async def _adopt_bans(self, running: Running) -> None:
        await running.reception.adopt_bans(running.hub, await self._store.write(deeds.bans))

    async def _call_anew(self, guest: str, running: Running) -> None:
        name = await self._store.name(guest)
        if name is None:
            return
        running.guests.called(guest, name)
        for table in await running.hub.all_at_hand():
            if any(seat.guest == guest for seat in table.row.seats):
                await table.exclusive(lambda table=table: _call(table, guest, name))

    # --- clearing away ---------------------------------------------------------------------------------

    async def _prune(self, id_: str, order: Prune) -> None:
        def report(db: Connection, counts: dict[Kind, int]) -> None:
            orders.report(db, id_, Outcome({**counts}))

        # one that a killed server had begun goes on counting
        begun = (await self._store.write(lambda db: orders.state(db, id_))).outcome
        counts: dict[Kind, int] = dict.fromkeys(limits(order), 0)
        counts.update({kind: begun.facts.get(kind, 0) for kind in counts} if begun is not None else {})
        await self.prune(limits(order), counts, report)
        await self._settle(id_, lambda _: Outcome({**counts}))
        self._clear_beside()  # nobody sees those tables any more, and the rest may take a while

    async def prune(
        self, wanted: dict[Kind, int], counts: dict[Kind, int], report: Callable[[Connection, dict[Kind, int]], None]
    ) -> None:
        """Condemn what is too old, some tables at a time, and count them."""
        for kind, before in wanted.items():
            after = ""
            while page := [str(row[0]) for row in await self._store.read(page_of(kind, before, after))]:
                after = page[-1]
                empty = [id_ for id_ in page if not await self._somebody_at(id_)]

                def change(
                    db: Connection, ids: list[str] = empty, kind: Kind = kind, before: int = before
                ) -> list[str]:
                    found = condemn(db, ids, older(kind, before))
                    report(db, {**counts, kind: counts[kind] + len(found)})
                    return found

                found = await self._store.write(change)
                counts[kind] += len(found)
                await self._forget(found)
                await asyncio.sleep(0)

    async def _somebody_at(self, id_: str) -> bool:
        table = await self._at(id_)
        return table is not None and bool(table.presence.connections)

    async def clear(self) -> None:
        """Delete what is left of condemned tables, piece by piece; whoever wants to write comes in between."""
        async with self._clearing:
            while True:
                began = time.monotonic()
                cleared: Cleared = await self._store.write(clear)
                if not cleared.more:
                    return
                if self._running is not None:
                    await asyncio.sleep(min(1.0, time.monotonic() - began))

    def _clear_beside(self) -> None:
        if self._running is not None:
            self._running.hub.house.tasks.start(self.clear())

    async def _keep_tidy(self, settings: Settings) -> None:
        await asyncio.sleep(min(FIRST_TIDY, settings.tidy))
        while True:
            try:
                await self.tidy(settings)
            except Exception:
                log.exception("old tables could not be cleared away; trying again later")
            await asyncio.sleep(settings.tidy)

    async def tidy(self, settings: Settings) -> dict[Kind, int]:
        """Remove what the host does not want to keep; how many tables that were."""
        days: dict[Kind, float] = {
            "waiting": settings.keep_waiting,
            "finished": settings.keep_finished,
            "abandoned": settings.keep_abandoned,
        }
        wanted: dict[Kind, int] = {kind: int(time.time() - n * DAY) for kind, n in days.items() if n > 0}
        counts: dict[Kind, int] = dict.fromkeys(wanted, 0)
        await self.prune(wanted, counts, lambda _db, _counts: None)
        await self._store.write(orders.forget_done)
        await self.clear()
        return counts


async def _show_closed(table: Table) -> None:
    """What the store says of a table that an order has closed. Runs as its only writer."""
    row = await table.house.store.table(table.row.id)
    if row is None or row.status != "closed" or table.row.status == "closed":
        return
    table.row = msgspec.structs.replace(table.row, status="closed", goes_on=False)
    table.show_scene()
    table.wake()


async def _call(table: Table, guest: str, name: str) -> None:
    """Somebody has another name. Runs as the table's only writer."""
    seats = [
        msgspec.structs.replace(seat, name=name) if seat.guest == guest and seat.kind in ("human", "open") else seat
        for seat in table.row.seats
    ]
    table.row = msgspec.structs.replace(table.row, seats=seats)
    table.show_change()
