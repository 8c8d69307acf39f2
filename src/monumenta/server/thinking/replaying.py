"""Finished games to look at once more: worked out and packed by the other process, a little at a time.

A long game takes many seconds, and bots think in that process too. So it does a little of each replay that is wanted,
in the order of `fair`, and whatever else waits comes between. What comes out never changes and is the same for all but
for its end; it is kept packed, and all replays together have so many bytes.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict

import msgspec
from msgspec import Struct

from monumenta.server.thinking.packing import HEAD, Seam, ending, piece
from monumenta.server.thinking.rooms import ThinkingRooms
from monumenta.tables.archive import Leg, branch_frames, check_ended, leg_of, past_of, walk
from monumenta.tables.info import table_info
from monumenta.tables.messages import Branch, TableInfo
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table
from monumenta.tables.tasks import Tasks
from monumenta.tables.thinkers import Claim

SLICE = 0.05
"""Seconds of work after which somebody else has a turn."""
STRETCH = 200
"""Moves that are handed to the other process at once; it may not come to all of them."""


class Rest(Struct, frozen=True):
    """What a `Replay` has besides its frames."""

    table: TableInfo
    secret: str
    nonces: list[str]


class Body(Struct, frozen=True):
    """A replay up to its last frame, packed."""

    pieces: list[bytes]
    seam: Seam

    @property
    def size(self) -> int:
        return _size(self.pieces)


class Making:
    """A replay that is being worked out, and who waits for it."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = [HEAD]
        self.claims: list[Claim] = []
        self.given_up = False
        self.work: asyncio.Task[Body | None]


class Replays:
    def __init__(self, rooms: ThinkingRooms, tasks: Tasks, room: int) -> None:
        """All that are kept, and all that are being made, have so many bytes of `room`."""
        self._rooms = rooms
        self._tasks = tasks
        self._room = room
        self._kept: OrderedDict[str, Body] = OrderedDict()
        """By table; who was not asked for longest is forgotten first."""
        self._making: dict[str, Making] = {}

    async def of(self, table: Table, guest: str | None, address: str) -> list[bytes]:
        """A `Replay` as JSON, packed by gzip, in pieces."""
        check_ended(table.row)
        body = await self._body(table, claim_of(table, guest, address))
        # who is here just now is not part of the game
        info = table_info(table.row, guest, stand_ins=table.stand_ins)
        rest = msgspec.json.encode(Rest(info, table.row.secret, table.row.nonces))
        return [*body.pieces, ending(b"]," + rest[1:], body.seam)]

    @property
    def size(self) -> int:
        """Bytes of all that is kept or being made."""
        kept = sum(body.size for body in self._kept.values())
        return kept + sum(_size(making.pieces) for making in self._making.values())

    def forget(self) -> None:
        """The store has become another one."""
        self._kept.clear()
        for id_ in list(self._making):
            self._give_up(id_)

    async def _body(self, table: Table, claim: Claim) -> Body:
        id_ = table.row.id
        if id_ in self._kept:
            self._kept.move_to_end(id_)
            return self._kept[id_]
        making = self._making.get(id_)
        if making is None:
            making = self._making[id_] = Making()
            making.work = self._tasks.start(self._make(table, making))
        making.claims.append(claim)
        body = await asyncio.shield(making.work)
        if body is None:
            raise Refused("busy", "too many long games are being looked at just now; try again in a few minutes")
        return body

    async def _make(self, table: Table, making: Making) -> Body | None:
        try:
            body = await self._pieces(table, making)
        finally:
            if self._making.get(table.row.id) is making:
                del self._making[table.row.id]
        if body is not None and body.size <= self._room:
            self._kept[table.row.id] = body
            self._make_room()
        return body

    async def _pieces(self, table: Table, making: Making) -> Body | None:
        """All of it, or None if it was given up meanwhile."""
        moves = list(table.moves)
        n, state, seam = 0, None, Seam()
        while state is None or n < len(moves):
            leg = leg_of(table.row, n, state, moves[n : n + STRETCH])
            packed, seam, n, state = await self._rooms.apart(self._for_whom(making), pack, leg, seam)
            if making.given_up:
                return None
            making.pieces.append(packed)
            self._make_room()
        return Body(making.pieces, seam)

    def _for_whom(self, making: Making) -> Claim:
        """Who wants it and waits for the fewest others. They come while it is made, so it is asked each time: whoever
        wants all replays at once must not make somebody wait who wants one of them."""
        wanted = Counter(claim.guest for other in self._making.values() for claim in other.claims)
        return min(making.claims, key=lambda claim: wanted[claim.guest])

    def _make_room(self) -> None:
        """Forget what was not asked for; if that is not enough, give the longest up that is being made."""
        while self._kept and self.size > self._room:
            self._kept.popitem(last=False)
        while len(self._making) > 1 and self.size > self._room:
            self._give_up(max(self._making, key=lambda id_: _size(self._making[id_].pieces)))

    def _give_up(self, id_: str) -> None:
        making = self._making.pop(id_)
        making.given_up = True
        making.pieces.clear()

    async def branch(self, table: Table, claim: Claim, n: int, line: list[str]) -> bytes:
        """A `Branch` as JSON: a line that leaves the game after its first `n` moves."""
        frames = await self._rooms.apart(claim, branch_frames, past_of(table, n), line)
        return msgspec.json.encode(Branch(n, frames))


def pack(leg: Leg, seam: Seam, seconds: float = SLICE) -> tuple[bytes, Seam, int, bytes]:
    """As much of a leg as there is time for: packed, where the next one follows, the moves made and the state by then.
    In the other process."""
    frames, state = walk(leg, seconds)
    begins = leg.state is None
    text = (b'{"frames":[' if begins else b",") + b",".join(frames)
    return *piece(text, seam), leg.n + len(frames) - begins, state


def claim_of(table: Table, guest: str | None, address: str) -> Claim:
    """For whoever looks at a finished table; who has no cookie is known by the address."""
    return Claim(guest or f"address {address}", table.row.id, address)


def _size(pieces: list[bytes]) -> int:
    return sum(map(len, pieces))
