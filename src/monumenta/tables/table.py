"""A live table: the game as it stands, its log, and who is connected.

One writer at a time: whatever changes a table runs under its lock (`exclusive`), is committed to the store first, and
only then shown. It runs to its end even if the connection that asked for it is lost on the way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from monumenta.engine.author.contract import GameSpec, UnknownGame
from monumenta.engine.match.game import Game, parse_options, set_up
from monumenta.engine.match.luck import Luck
from monumenta.engine.match.record import Player
from monumenta.engine.match.registry import find
from monumenta.engine.match.shares import key_of
from monumenta.server.sockets.connection import Connection, written
from monumenta.server.thinking.fair import Claim
from monumenta.tables.awaited import Patience
from monumenta.tables.clock import milliseconds
from monumenta.tables.house import House
from monumenta.tables.info import table_info
from monumenta.tables.messages import Applied, Move, Position, Scene, TableChanged, TableInfo
from monumenta.tables.position import position_of
from monumenta.tables.presence import Presence
from monumenta.tables.problem import Refused
from monumenta.tables.rows import CHANCE, MoveRow, TableRow

T = TypeVar("T")

SHOWN_MOVES = 200
"""Moves of a game in real time that a scene shows: it has thousands, and nobody reads them at that pace."""


class Alarm(msgspec.Struct, frozen=True):
    """The clock of a game in real time will look then."""

    at: int
    """Milliseconds since the game began."""
    timer: asyncio.TimerHandle


class Table:
    def __init__(self, house: House, row: TableRow, game: Game, moves: list[MoveRow]) -> None:
        self.house = house
        self.presence = Presence(house.settings.grace, house.bans)
        self.patience = Patience(house.settings.grace)
        self.driver: asyncio.Task[None] | None = None
        self.absence: asyncio.Task[None] | None = None
        self.beginner: asyncio.Task[None] | None = None
        self.alarm: Alarm | None = None
        self.racers: dict[int, asyncio.Task[None]] = {}
        self.stand_ins: dict[int, str] = {}
        """By seat: who plays for a bot from elsewhere that has failed."""
        self.views: asyncio.Task[list[tuple[bytes, str | None]]] | None = None
        """Every position of a finished game with all screens lifted, once somebody has asked."""
        self.replays: dict[int | None, asyncio.Task[bytes]] = {}
        """The same as it is sent, by seat."""
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self.adopt(row, game, moves)

    def adopt(self, row: TableRow, game: Game, moves: list[MoveRow]) -> None:
        """Take what the store says for the truth."""
        self.row = row
        self.game = game
        self.moves = moves
        self.take_up_time()
        self.asked: dict[tuple[int, str], list[MoveRow]] = {}
        for move in moves:
            self.remember(move)

    def take_up_time(self) -> None:
        """Let time go on, after nobody has looked for a while. The system's clock may have been set back meanwhile; and
        where only bots sit, time stands still while nobody watches: then it goes on from the last move."""
        row, last = self.row, self.moves[-1].t if self.moves else 0
        behind = 0 if row.started is None else last - (milliseconds() - row.started)
        self._set_back = max(0, behind) if row.peopled else behind

    def remember(self, move: MoveRow) -> None:
        """Know a request again when it is sent a second time."""
        if move.asker is not None and move.request is not None:
            self.asked.setdefault((move.asker, move.request), []).append(move)

    def touch(self) -> None:
        """Somebody used the table just now; it stays in memory for a while."""
        self.used = time.monotonic()

    def leave(self) -> None:
        """There is no such table any more: nobody stays, and nothing goes on."""
        for connection in self.presence.connections:
            connection.end()
        for work in (self.driver, self.absence, self.beginner, *self.racers.values()):
            if work is not None:
                work.cancel()
        if self.alarm is not None:
            self.alarm.timer.cancel()

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
        address = self.house.origins.of(self.row.creator) or self.presence.first_address or self.row.creator
        return Claim(self.row.creator, self.row.id, address)

    @property
    def idle(self) -> bool:
        """Is nobody here, and nothing under way?"""
        return (
            not self.presence.connections
            and not self._lock.locked()
            and self.driver is None
            and self.beginner is None
            and self.alarm is None
            and not self.racers
            and time.monotonic() - self.used >= self.house.settings.idle
        )

    def bot_to_move(self, row: TableRow | None = None, game: Game | None = None) -> tuple[int, str] | None:
        """The seat and the name of the bot whose turn it is."""
        row, game = row or self.row, game or self.game
        actor = game.actor
        if row.status != "running" or not isinstance(actor, int):
            return None
        seat = row.seats[actor]
        return (actor, seat.bot) if seat.kind == "bot" and seat.bot is not None else None

    def goes_on(self, row: TableRow, game: Game) -> bool:
        """Will something happen without anybody being here, so that the table must be in memory?"""
        if not row.peopled:
            return False
        if not game.spec.realtime:
            return self.bot_to_move(row, game) is not None
        bots = any(seat.kind == "bot" for seat in row.seats)
        return row.status == "running" and (bots or game.deadline is not None)

    def now(self) -> int:
        """Milliseconds since the game began; never earlier than the last move, whatever the system's clock does."""
        last = self.moves[-1].t if self.moves else 0
        if self.row.status == "closed":
            return last
        since = 0 if self.row.started is None else milliseconds() - self.row.started + self._set_back
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
        position = position_of(self.game, self.row.seat_of(guest), self.shown_time())
        return msgspec.structs.replace(position, actor=None, choices=[]) if self.row.status == "closed" else position

    def shown_time(self) -> int | None:
        return self.now() if self.spec.realtime else None

    def info(self, guest: str | None, *, brief: bool = False) -> TableInfo:
        return table_info(self.row, guest, self.presence, self.stand_ins, self.patience, brief=brief)

    def scene(self, guest: str | None) -> Scene:
        moves = self.moves[-SHOWN_MOVES:] if self.spec.realtime else self.moves
        return Scene(self.info(guest), self.position(guest), self.public(moves))

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
        moves, t = self.public(new), self.shown_time()
        seen: dict[int | None, Position] = {}
        for connection in self.presence.connections:
            seat = self.row.seat_of(connection.guest)
            if seat not in seen:
                seen[seat] = position_of(self.game, seat, t)
            id_ = request if connection is asker else None
            connection.send(Applied(id_, self.game.n, moves, seen[seat], t))

    def show_events(self, new: list[MoveRow], asker: Connection | None, request: str | None) -> None:
        """The same where the events say all that has changed, for all eyes: written once for everybody."""
        applied = Applied(None, self.game.n, self.public(new), None, self.shown_time())
        text = written(applied)
        for connection in self.presence.connections:
            if connection is asker:
                connection.send(msgspec.structs.replace(applied, id=request))
            else:
                connection.send_text(text)


def public(move: MoveRow, *, secret: bool = False) -> Move:
    return Move(move.n, move.who, "" if secret else move.do, move.events, move.t)


def players_of(row: TableRow) -> list[Player]:
    """The seats as records write them."""
    return [Player(s.name, s.bot if s.kind == "bot" else None, s.nonce, s.pledge, s.share) for s in row.seats]


def new_game(row: TableRow) -> Game:
    """The game of a table before its first move."""
    return begin(spec_of(row), row.options, row.position, players_of(row))


def begin(spec: GameSpec, options: dict[str, Any], position: str | None, players: list[Player] | None = None) -> Game:
    """A game from its beginning, or from the position that it is to begin from."""
    if position is not None:
        return set_up(spec, position, players, begun=True)
    return Game(spec, parse_options(spec, options), players)


def spec_of(row: TableRow) -> GameSpec:
    try:
        return find(row.game, row.rules)
    except UnknownGame as problem:
        raise Refused("old-rules", f"this table cannot be opened here: {problem}") from problem
