"""Whatever people do before a game, no table is drawn anew for ever, and whoever withholds a share can be sent away."""

from __future__ import annotations

import asyncio
import random

import pytest

from bench.in_memory import MemoryPage, MemoryTables, run_simulated
from monumenta.engine.match.shares import new_share, pledge_of
from monumenta.tables.awaited import awaited, fixed
from monumenta.tables.guest import Guest
from monumenta.tables.messages import Free, Join, NewTable, Pledge, SeatWish, Share
from monumenta.tables.problem import Refused
from monumenta.tables.settings import TableSettings
from monumenta.tables.table import Table

GRACE = 10.0
GUESTS = [Guest(f"guest{i}", f"Guest {i}") for i in range(7)]
EXPECTED = {"table-full", "luck-spoiled", "luck-often", "not-seated", "luck-fixed", "luck-early", "luck-wrong"}
SETTINGS = TableSettings(grace=GRACE, voids=2, rounds=9)


class Crowd:
    """Guests who sit down, pledge, open, withhold and leave as it comes."""

    def __init__(self, tables: MemoryTables, table: Table, rng: random.Random) -> None:
        self._hub = tables.hub
        self.table = table
        self._rng = rng
        self._shares: dict[tuple[str, str], str] = {}
        self._pages = {guest.id: MemoryPage(rng, guest.id) for guest in GUESTS}

    async def step(self) -> None:
        guest = self._rng.choice(GUESTS)
        deeds = (self.sit, self.sit, self.pledge, self.pledge, self.pledge, self.open_share, self.leave)
        try:
            await self._rng.choice(deeds)(guest)
        except Refused as refused:
            if refused.code not in EXPECTED:
                raise

    async def sit(self, guest: Guest) -> None:
        await self._hub.join(self.table.row.id, guest, Join())

    async def pledge(self, guest: Guest) -> None:
        row = self.table.row
        share = self._shares.setdefault((guest.id, row.commit), new_share())
        wish = Pledge(row.commit, pledge_of(row.terms, row.seat_of(guest.id) or 0, share))
        await self._hub.pledge(row.id, guest, wish)

    async def open_share(self, guest: Guest) -> None:
        row = self.table.row
        if len(awaited(row)) > 1 or not fixed(row):  # the last one is always withheld
            share = self._shares.get((guest.id, row.commit), "0" * 64)
            await self._hub.open_share(row.id, guest, Share(row.commit, share))

    async def leave(self, guest: Guest) -> None:
        seat = self.table.row.seat_of(guest.id)
        if seat is not None and self._rng.random() < 0.4:
            await self._hub.free(self.table, self._pages[guest.id], Free("f", seat))

    async def send_away(self) -> None:
        """Wait, and free whoever is awaited, by somebody else who sits there: never refused."""
        self.table.info(None)  # the grace period begins when somebody looks
        await asyncio.sleep(GRACE + 1)
        for number in awaited(self.table.row)[:1]:
            others = [seat.guest for i, seat in enumerate(self.table.row.seats) if seat.kind == "human" and i != number]
            if others and others[0] is not None:
                await self._hub.free(self.table, self._pages[others[0]], Free("f", number))
                assert self.table.row.seats[number].kind == "open"


@pytest.mark.parametrize("seed", range(12))
def test_laws_of_void_rounds(seed: int) -> None:
    async def run() -> None:
        rng = random.Random(seed)
        tables = MemoryTables(rng, settings=SETTINGS)
        wish = NewTable("monuments", {}, [SeatWish("me"), SeatWish("open"), SeatWish("open")], listed=True)
        crowd = Crowd(tables, await tables.hub.create(wish, GUESTS[0]), rng)
        for _ in range(1500):
            await crowd.step()
            if rng.random() < 0.03:
                await crowd.send_away()
            row = crowd.table.row
            assert row.status == "waiting"
            assert len(row.voided) == len(row.voided_by) <= SETTINGS.rounds
            assert all(row.voided_by.count(guest.id) <= SETTINGS.voids for guest in GUESTS)
            assert await tables.store.table(row.id) == row
            assert row.terms.round == len(row.voided) + 1
        await tables.close()
        assert len(crowd.table.row.voided) == SETTINGS.rounds, "the crowd was too well-behaved to try anything"

    run_simulated(run())
