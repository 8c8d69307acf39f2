"""What the routes work with: opened when the server starts, closed when it stops."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from monumenta.server.admin.office import Office, Running
from monumenta.server.kept import Kept
from monumenta.server.people.bans import Bans
from monumenta.server.people.guests import COOKIE, Guests
from monumenta.server.people.limits import Buckets, Places, share_of
from monumenta.server.people.reception import Reception
from monumenta.server.settings import Settings
from monumenta.server.store.custody import Custody
from monumenta.server.store.database import Database
from monumenta.server.store.readiness import Readiness
from monumenta.server.thinking.analysing import Analysts
from monumenta.server.thinking.compiling import Compilers
from monumenta.server.thinking.outsiders import Outsiders
from monumenta.server.thinking.replaying import Replays
from monumenta.server.thinking.rooms import ThinkingRooms
from monumenta.tables.guest import Guest
from monumenta.tables.house import House
from monumenta.tables.hub import Hub
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table
from monumenta.tables.tasks import Tasks

REVIEWS = 8 * 1024 * 1024
"""Bytes of analyses that are kept as they are told."""


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    store: Database
    guests: Guests
    hub: Hub
    reception: Reception
    replays: Replays
    compilers: Compilers
    analysts: Analysts
    readiness: Readiness
    tasks: Tasks
    posts: Buckets
    posts_by_address: Buckets
    sockets: Places
    """Pages at tables, by guest."""
    sockets_by_address: Places
    records: Places
    """Records that are being written, by guest, or by address for who has no cookie."""
    records_by_address: Places
    kept: Kept
    """Answers that never change while the server runs."""
    reviews: Kept
    """Analyses as they are told."""


@asynccontextmanager
async def open_services(
    url: str, settings: Settings, compilers: Compilers, outsiders: Outsiders, bans: Bans
) -> AsyncGenerator[Services]:
    """Store, tables, bots and compiler; on leaving, what is being written is written to its end."""
    store = await Database.open(url)
    tasks, rooms, share = Tasks(), ThinkingRooms(settings.address_share), settings.address_share
    reception = Reception(store, settings, bans)
    hub = Hub(House(settings, store, rooms, outsiders, reception, tasks))
    try:
        compilers.listen(hub.tell_all)
        guests = await Guests.open(store, settings.remembered)
        replays = Replays(rooms, tasks, settings.replay_bytes)
        analysts, reviews = Analysts(store, tasks, settings), Kept(REVIEWS)
        office = Office(store, Running(settings, hub, guests, reception))

        async def start_over() -> None:
            await guests.start_over()
            await office.start_over()
            await hub.start_over()
            replays.forget()
            analysts.forget()
            reviews.forget()
            await reception.lobby.open(hub.live)

        services = Services(
            settings=settings,
            store=store,
            guests=guests,
            hub=hub,
            reception=reception,
            replays=replays,
            compilers=compilers,
            analysts=analysts,
            readiness=Readiness(store, tasks),
            tasks=tasks,
            posts=Buckets(settings.post_rate, settings.post_burst, settings.remembered),
            posts_by_address=Buckets(settings.post_rate * share, settings.post_burst * share, settings.remembered),
            sockets=Places(settings.sockets),
            sockets_by_address=Places(settings.sockets * share),
            records=Places(settings.records),
            records_by_address=Places(settings.records * share),
            kept=Kept(),
            reviews=reviews,
        )
        await office.open()
        await reception.lobby.open(hub.live)
        hub.open()
        tasks.start(Custody(store, start_over).watch())
        if settings.compile:
            tasks.start(compilers.run())
        else:
            compilers.skip("compiling is switched off (MONUMENTA_COMPILE=0); the plain rules play")
        yield services
    finally:
        await tasks.close()
        await rooms.close()
        await outsiders.close()
        await store.close()


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services: Services = connection.app.state["services"]
    return services


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """From where somebody comes, as far as that tells people apart."""
    return share_of(connection.client.host) if connection.client else "?"


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """Who asks; None without a valid cookie. Refuses who is banned."""
    services = services_of(connection)
    guest = await services.guests.read(connection.cookies.get(COOKIE))
    if guest is not None:
        services.reception.bans.check_guest(guest.id)
    return guest


async def guest_id(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    guest = await guest_of(connection)
    return None if guest is None else guest.id


async def watched(connection: ASGIConnection[Any, Any, Any, Any], table: str, invite: str | None) -> Table:
    """The table, if who asks may look at it."""
    return await services_of(connection).hub.watch(table, await guest_id(connection), invite)


async def changing_guest(connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
    """Who wants to change something: must have a cookie, and not do so too often."""
    services = services_of(connection)
    address = address_of(connection)
    guest = await guest_of(connection)
    if not services.posts_by_address.take(address) or (guest is not None and not services.posts.take(guest.id)):
        raise Refused("too-fast", "that was too much at once; wait a few seconds and try again")
    if guest is None:
        raise Refused("no-guest", "this needs the cookie that GET /api/me gives; allow cookies and load the page again")
    return guest
