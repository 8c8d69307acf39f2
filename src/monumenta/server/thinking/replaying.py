"""Finished games to look at once more: worked out by the other process, and packed off the event loop."""

from __future__ import annotations

import asyncio
import gzip
from weakref import WeakKeyDictionary

import msgspec

from monumenta.server.thinking.rooms import ThinkingRooms
from monumenta.tables.archive import branch_frames, check_ended, open_views, past_of
from monumenta.tables.info import table_info
from monumenta.tables.messages import Branch, Frame, Replay
from monumenta.tables.table import Table, public
from monumenta.tables.tasks import Tasks
from monumenta.tables.thinkers import Claim

PACKING = 5
"""How hard to pack: beyond this it takes much longer and helps little."""


class _Kept:
    """What has been made of one table."""

    def __init__(self) -> None:
        self.views: asyncio.Task[list[tuple[bytes, str | None]]] | None = None
        """Every position with all screens lifted, once somebody has asked."""
        self.replays: dict[int | None, asyncio.Task[bytes]] = {}
        """The same as it is sent, by seat."""


class Replays:
    def __init__(self, rooms: ThinkingRooms, tasks: Tasks) -> None:
        self._rooms = rooms
        self._tasks = tasks
        self._kept: WeakKeyDictionary[Table, _Kept] = WeakKeyDictionary()

    async def of(self, table: Table, guest: str | None, address: str) -> bytes:
        """A `Replay` as JSON, packed by gzip. It never changes, so it is made once for every seat and kept as long as
        the table is in memory."""
        check_ended(table.row)
        kept = self._kept.setdefault(table, _Kept())
        seat = table.row.seat_of(guest)
        if seat not in kept.replays or _failed(kept.replays[seat]):
            claim = claim_of(table, guest, address)
            kept.replays[seat] = self._tasks.start(self._replay(table, kept, guest, claim), must_finish=True)
        return await asyncio.shield(kept.replays[seat])

    def forget(self, table: Table) -> None:
        """Somebody there has another name."""
        if table in self._kept:
            self._kept[table].replays.clear()

    async def _replay(self, table: Table, kept: _Kept, guest: str | None, claim: Claim) -> bytes:
        if kept.views is None:
            kept.views = self._tasks.start(self._rooms.apart(claim, open_views, past_of(table)), must_finish=True)
        try:
            views = await asyncio.shield(kept.views)
        except BaseException:
            kept.views = None
            raise
        moves = [None, *(public(move) for move in table.moves)]
        frames = [Frame(move, msgspec.Raw(view), text) for move, (view, text) in zip(moves, views, strict=True)]
        # who is here just now is not part of the game
        info = table_info(table.row, guest, stand_ins=table.stand_ins)
        return await asyncio.to_thread(_packed, Replay(info, frames, table.row.secret, table.row.nonces))

    async def branch(self, table: Table, claim: Claim, n: int, line: list[str]) -> bytes:
        """A `Branch` as JSON: a line that leaves the game after its first `n` moves."""
        frames = await self._rooms.apart(claim, branch_frames, past_of(table, n), line)
        return msgspec.json.encode(Branch(n, frames))


def claim_of(table: Table, guest: str | None, address: str) -> Claim:
    """For whoever looks at a finished table; who has no cookie is known by the address."""
    return Claim(guest or f"address {address}", table.row.id, address)


def _failed(work: asyncio.Task[bytes]) -> bool:
    return work.done() and (work.cancelled() or work.exception() is not None)


def _packed(replay: Replay) -> bytes:
    return gzip.compress(msgspec.json.encode(replay), PACKING, mtime=0)
