"""A live table: the game as it stands, its log, and who is connected.

One writer at a time: whatever changes a table runs under its lock (`exclusive`), is committed to the store first, and
only then shown. It runs to its end even if the connection that asked for it is lost on the way.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.match.game import Game
from monumenta.engine.match.luck import Luck
from monumenta.engine.match.shares import key_of
from monumenta.tables.awaited import Patience
from monumenta.tables.connection import Connection
from monumenta.tables.house import House
from monumenta.tables.info import table_info
from monumenta.tables.loading import read
from monumenta.tables.messages import Applied, Move, Position, Scene, TableChanged, TableInfo, written
from monumenta.tables.pace import Pace
from monumenta.tables.position import position_of
from monumenta.tables.presence import Presence
from monumenta.tables.rows import CHANCE, MoveRow, TableRow
from monumenta.tables.spot import Spot
from monumenta.tables.thinkers import Claim

T = TypeVar("T")


class Table:
    def __init__(
        self, house: House, pace: Callable[[Table], Pace], row: TableRow, game: Game, moves: list[MoveRow]
    ) -> None:
        self.house = house
        self.presence = Presence(house.settings.grace, house.clock, house.host.shut_out)
        self.patience = Patience(house.settings.grace, house.clock)
        self.absence: asyncio.Task[None] | None = None
        self.beginner: asyncio.Task[None] | None = None
        self.stand_ins: dict[int, str] = {}
        """By seat: who plays for a bot from elsewhere that has failed."""
        self.used = house.clock.seconds()
        self._lock = asyncio.Lock()
        self.adopt(row, game, moves)
        self.pace = pace(self)

    def adopt(self, row: TableRow, game: Game, moves: list[MoveRow]) -> None:
        """Take what the store says for the truth."""
        self.row = row
        self.game = game
        self.moves = moves
        self.take_up_time()
        self.asked: dict[tuple[int, str], list[MoveRow]] = {}
        for move in moves:
            self.remember(move)

    async def reload(self) -> None:
        """Forget what memory says, after another process has written, and show everybody what is really there."""
        self.adopt(*await read(self.house.store, self.row.id))
        self.show_scene()

    def take_up_time(self) -> None:
        """Let time go on, after nobody has looked for a while. The system's clock may have been set back meanwhile; and
        where only bots sit, time stands still while nobody watches: then it goes on from the last move."""
        row, last = self.row, self.moves[-1].t if self.moves else 0
        behind = 0 if row.started is None else last - (self.house.clock.milliseconds() - row.started)
        self._set_back = max(0, behind) if row.peopled else behind

    def remember(self, move: MoveRow) -> None:
        """Know a request again when it is sent a second time."""
        if move.asker is not None and move.request is not None:
            self.asked.setdefault((move.asker, move.request), []).append(move)

    def touch(self) -> None:
        """Somebody used the table just now; it stays in memory for a while."""
        self.used = self.house.clock.seconds()

    def leave(self) -> None:
        """There is no such table any more: nobody stays, and nothing goes on."""
        for connection in self.presence.connections:
            connection.end()
        for work in (self.absence, self.beginner):
            if work is not None:
                work.cancel()
        self.pace.stop()

    def wake(self) -> None:
        """See that whatever goes on by itself does; harmless at any time."""
        if self.row.ended:
            self.house.outsiders.leave(self.row.id)
        self.pace.wake()

    @property
    def spec(self) -> GameSpec:
        return self.game.spec

    @property
    def luck(self) -> Luck:
        row, secret = self.row, bytes.fromhex(self.row.secret)
        return Luck(secret, row.nonces) if row.scheme == 1 else Luck.by(key_of(row.terms, secret, row.given))

    @property
    def attended(self) -> bool:
        """Does anybody care what happens here? Where only bots sit and nobody watches, everything rests. Somebody who
        plays may close the page: then it goes on until that person is to act."""
        return self.presence.anybody or self.row.peopled

    @property
    def claim(self) -> Claim:
        """For whom its bots think: for whoever has set it up."""
        address = self.house.host.address_of(self.row.creator) or self.presence.first_address or self.row.creator
        return Claim(self.row.creator, self.row.id, address)

    @property
    def idle(self) -> bool:
        """Is nobody here, and nothing under way?"""
        return (
            not self.presence.connections
            and not self._lock.locked()
            and self.beginner is None
            and not self.pace.busy
            and self.house.clock.seconds() - self.used >= self.house.settings.idle
        )

    def goes_on(self, row: TableRow, game: Game) -> bool:
        """Will something happen without anybody being here, so that the table must be in memory?"""
        return row.peopled and self.pace.goes_on(row, game)

    def spot(self, game: Game, seat: int, *, concealed: bool = False) -> Spot:
        """A position of this table to think about."""
        row, seconds = self.row, self.house.settings.think
        state = game.concealed(seat).state if concealed else game.state()
        return Spot(row.game, row.rules, row.options, state, seat, secrets.randbits(62), seconds, game.n)

    def now(self) -> int:
        """Milliseconds since the game began; never earlier than the last move, whatever the system's clock does."""
        last = self.moves[-1].t if self.moves else 0
        if self.row.status == "closed":
            return last
        since = 0 if self.row.started is None else self.house.clock.milliseconds() - self.row.started + self._set_back
        return max(since, last)

    async def exclusive(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work` as the table's only writer, to its end, even if the caller is cancelled meanwhile."""

        async def alone() -> T:
            async with self._lock:
                return await work()

        self.touch()
        return await asyncio.shield(self.house.tasks.start(alone(), must_finish=True))

    # --- what is shown ---------------------------------------------------------------------------------

    def position(self, guest: str | None) -> Position | None:
        """Where the game stands for this guest; None until it has begun."""
        if not self.row.begun:
            return None
        position = position_of(self.game, self.row.seat_of(guest), self.pace.shown_time())
        return msgspec.structs.replace(position, actor=None, choices=[]) if self.row.status == "closed" else position

    def info(self, guest: str | None, *, brief: bool = False) -> TableInfo:
        return table_info(self.row, guest, self.presence, self.stand_ins, self.patience, brief=brief)

    def scene(self, guest: str | None) -> Scene:
        return Scene(self.info(guest), self.position(guest), self.public(self.pace.shown_moves()))

    def public(self, moves: Sequence[MoveRow]) -> list[Move]:
        """Logged moves as everybody may read them."""
        secret = self.spec.secret_luck and not self.row.ended
        return [public(move, secret=secret and move.seat == CHANCE) for move in moves]

    def show_scene(self) -> None:
        """Show everything afresh to everybody."""
        for connection in self.presence.connections:
            connection.send(self.scene(connection.guest))

    def show_change(self, but: Connection | None = None) -> None:
        """Tell everybody (`but` one, who knows) that somebody came, left, or was replaced."""
        for connection in self.presence.connections:
            if connection is not but:
                connection.send(TableChanged(self.info(connection.guest)))

    def show_moves(self, new: list[MoveRow], asker: Connection | None, request: str | None) -> None:
        """Show logged moves to everybody, each with their own eyes; only the asker sees the request's id."""
        moves, t = self.public(new), self.pace.shown_time()
        seen: dict[int | None, Position] = {}
        for connection in self.presence.connections:
            seat = self.row.seat_of(connection.guest)
            if seat not in seen:
                seen[seat] = position_of(self.game, seat, t)
            id_ = request if connection is asker else None
            connection.send(Applied(id_, self.game.n, moves, seen[seat], t))

    def show_events(self, new: list[MoveRow], asker: Connection | None, request: str | None) -> None:
        """The same where the events say all that has changed, for all eyes: written once for everybody."""
        applied = Applied(None, self.game.n, self.public(new), None, self.pace.shown_time())
        text = written(applied)
        for connection in self.presence.connections:
            if connection is asker:
                connection.send(msgspec.structs.replace(applied, id=request))
            else:
                connection.send_text(text)


def public(move: MoveRow, *, secret: bool = False) -> Move:
    return Move(move.n, move.who, "" if secret else move.do, move.events, move.t)
