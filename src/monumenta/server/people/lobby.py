"""Which tables the lobby shows: one's own, and of the others' those where somebody is, with room for everybody.

A guest costs nothing, and neither does a table. So nobody is shown with more than a few of them, a waiting table is
offered only while its people are here or have just left, and the tables of one address come after everybody else's
once they are many. What this needs to know is in memory and bounded; where a guest came from is never stored.

What everybody sees is read once for all who ask within a moment, and anew as soon as somebody sets a table up, comes to
one or leaves it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from monumenta.server.people.origins import Origins
from monumenta.server.settings import Settings
from monumenta.server.store.database import Database
from monumenta.tables.info import table_info
from monumenta.tables.messages import TableInfo
from monumenta.tables.rows import Status, TableRow
from monumenta.tables.table import Table

WINDOW = 250
"""Of the newest tables in the store, how many are looked at to find so many that may be shown."""
OFFERS = 2_000
"""Tables of which it is known when somebody was there; the longest forsaken are forgotten first."""
STALE = 24 * 3600
"""Seconds for which a table that waits may be offered again when the server is started anew."""

FRESH = 0.5
"""Seconds for which all who ask are shown the same of the others' tables."""

STATUSES: tuple[Status, ...] = ("waiting", "running", "over")

T = TypeVar("T", TableRow, TableInfo)


class Offer(Struct):
    """A listed table that is not over."""

    id: str
    creator: str
    created: int
    address: str | None
    """Where its creator is, if known."""
    seen: float
    """When somebody came or went."""


class Public(Struct):
    """What there is to see of one status, whoever asks."""

    made: float
    offers: list[Offer]
    infos: dict[str, TableInfo | None]
    """As they are shown to somebody who has no part in them; None if there is no such table any more."""


class Lobby:
    def __init__(self, store: Database, settings: Settings, origins: Origins) -> None:
        self._store = store
        self._settings = settings
        self._origins = origins
        self._live: Mapping[str, Table] = {}
        self._offers: OrderedDict[str, Offer] = OrderedDict()
        self._public: dict[Status, asyncio.Task[Public]] = {}

    async def open(self, live: Mapping[str, Table]) -> None:
        """`live` are the tables in memory, by id. After a start, whoever waited counts as having just left: their pages
        come back in a moment."""
        self._live = live
        self._offers.clear()
        self._public.clear()
        now, since = time.monotonic(), time.time() - STALE
        for id_, creator, created in reversed(await self._store.newest("waiting", WINDOW)):
            if created > since:
                self._offers[id_] = Offer(id_, creator, created, None, now)

    def note(self, table: Table, guest: str | None) -> None:
        """A guest set this table up, came to it or left it just now; strangers who look at it do not count."""
        row = table.row
        if row.listed and row.concerns(guest):
            self._public.clear()
        if row.ended:
            self._offers.pop(row.id, None)
        if not row.listed or row.ended or not row.concerns(guest):
            return
        self._offers.pop(row.id, None)
        self._offers[row.id] = Offer(row.id, row.creator, row.created, self._origins.of(row.creator), time.monotonic())
        if len(self._offers) > OFFERS:
            forsaken = next((id_ for id_ in self._offers if not self._here(id_)), row.id)
            del self._offers[forsaken]

    async def list(self, guest: str | None, status: Status | None) -> list[TableInfo]:
        """The guest's own tables, newest first; then the others' that are shown, those where somebody is before those
        where nobody is. Of those that were closed only one's own, among those that are over."""
        most = self._settings.listed
        statuses = STATUSES if status is None else (status,)
        own: list[TableRow] = []
        if guest is not None:
            closed: tuple[Status, ...] = () if status in ("waiting", "running", "closed") else ("closed",)
            own = _newest(await self._store.own(guest, (*statuses, *closed), most))[:most]
        shown = [self._info(row, guest) for row in own]
        if len(own) == most:
            return shown
        others: list[TableInfo] = []
        for each in statuses:
            others += await self._others(each, {row.id for row in own})
        if status is None:
            others = _newest(others)
        return (shown + others)[:most]

    def _info(self, row: TableRow, guest: str | None) -> TableInfo:
        live = self._live.get(row.id)
        return live.info(guest, brief=True) if live else table_info(row, guest, brief=True)

    async def _others(self, status: Status, but: set[str]) -> list[TableInfo]:
        if status == "closed":
            return []
        public = await self._seen(status)
        offers = (offer for offer in public.offers if offer.id not in but)
        shown = fair(offers, self._settings.shown, self._settings.address_share)[: self._settings.listed]
        await self._show(public, [offer.id for offer in shown if offer.id not in public.infos])
        infos = (public.infos.get(offer.id) for offer in shown)
        return [info for info in infos if info is not None and info.status == status]

    async def _seen(self, status: Status) -> Public:
        """What everybody may see by now; who asks while it is being read waits for the same."""
        found = self._public.get(status)
        if found is None or (found.done() and not _fresh(found)):
            found = self._public[status] = asyncio.ensure_future(self._look(status))
        return await asyncio.shield(found)

    async def _look(self, status: Status) -> Public:
        offers = self._offered(status)
        if status != "waiting":
            known = {offer.id for offer in offers}
            stored = await self._store.newest(status, WINDOW)
            offers += [Offer(*row, None, 0) for row in stored if row[0] not in known]
        public = Public(time.monotonic(), offers, {})
        shown = fair(offers, self._settings.shown, self._settings.address_share)[: self._settings.listed]
        await self._show(public, [offer.id for offer in shown])
        return public

    async def _show(self, public: Public, ids: Sequence[str]) -> None:
        """Have these at hand, as far as there are such tables."""
        asleep = [id_ for id_ in ids if id_ not in self._live]
        rows = {row.id: row for row in await self._store.rows(asleep)} if asleep else {}
        for id_ in ids:
            live = self._live.get(id_)
            row = rows.get(id_) if live is None else live.row
            public.infos[id_] = None if row is None else self._info(row, None)

    def _offered(self, status: Status) -> list[Offer]:
        """Tables where somebody is, newest first; then, if they wait for players, those where somebody was just now."""
        if status == "over":
            return []
        forsaken = time.monotonic() - self._settings.vacant
        here: list[Offer] = []
        left: list[Offer] = []
        for offer in self._offers.values():
            live = self._live.get(offer.id)
            if live is not None and live.row.status != status:
                continue
            if self._here(offer.id):
                here.append(offer)
            elif status == "waiting" and offer.seen > forsaken:
                left.append(offer)
        return [*sorted(here, key=_age), *sorted(left, key=_age)]

    def _here(self, id_: str) -> bool:
        """Is somebody there who sits at the table or set it up?"""
        table = self._live.get(id_)
        if table is None or not table.presence.connections:
            return False
        guests = {connection.guest for connection in table.presence.connections}
        people = (seat.guest for seat in table.row.seats if seat.kind == "human")
        return table.row.creator in guests or any(guest in guests for guest in people)


def fair(offers: Iterable[Offer], each: int, share: int) -> list[Offer]:
    """So many of one creator, in this order, except that an address with many has its further ones last: a school
    behind one address must not find the lobby half empty."""
    creators: Counter[str] = Counter()
    addresses: Counter[str] = Counter()
    first: list[Offer] = []
    later: list[Offer] = []
    for offer in offers:
        creators[offer.creator] += 1
        if creators[offer.creator] > each:
            continue
        if offer.address is not None:
            addresses[offer.address] += 1
        many = offer.address is not None and addresses[offer.address] > each * share
        (later if many else first).append(offer)
    return first + later


def _age(offer: Offer) -> tuple[int, str]:
    return -offer.created, offer.id


def _fresh(found: asyncio.Task[Public]) -> bool:
    return not found.cancelled() and not found.exception() and found.result().made > time.monotonic() - FRESH


def _newest(tables: Iterable[T]) -> list[T]:
    return sorted(tables, key=lambda table: (-table.created, table.id))
