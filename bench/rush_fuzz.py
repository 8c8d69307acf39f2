"""Random interleavings of four people's messages at a table in real time, against the real hub.

    python -m bench.rush_fuzz [--messages 1000000] [--seed 1]

Claims for the same tile, puts, late and senseless actions, repeated requests, syncs, lines that drop and come back,
slow disks, slow lines, and now and then a lost race against another process. Whenever the table comes to rest all of
this has to hold: exactly 145 tiles in the world, nobody with two in hand, every page's view, kept up to date by events
alone, equal to the server's, no request logged twice, and the log leading to the state.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol
from unittest import mock

import msgspec

from bench.in_memory import MemoryPage, MemoryTables, run_simulated
from bench.stopping import at_once
from monumenta.engine.compile.compiled import available, use
from monumenta.engine.match.game import Game
from monumenta.engine.match.luck import SECRET_BYTES
from monumenta.engine.match.registry import find
from monumenta.engine.match.shares import pledge_of
from monumenta.games.mondo.state import BOX
from monumenta.games.mondo.view import Event, View
from monumenta.tables import setup
from monumenta.tables.guest import Guest
from monumenta.tables.loading import new_game
from monumenta.tables.messages import Join, NewTable, Pledge, SeatWish, Share
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table
from tests.games.mondo.follow import follow

PEOPLE = 4
SHARE = "1" * 64
PAUSES = (0.0, 0.0, 0.0, 0.01, 0.2, 0.5, 1.0)
"""Seconds between two messages of one person."""
REST_EVERY = 2000
"""Messages after which everybody pauses, so that the table comes to rest."""
REST = 30.0
RACES = 1 / 3000
SENSELESS = (
    "back back",
    "ready",
    "go",
    "time",
    "deal 7",
    "village shepherds",
    "building 3",
    "",
    "take",
    "out of order",
)
RECENT = 20
"""Requests that a page may send again."""


class Subject(Protocol):
    """A game in real time, as the fuzz needs to know it."""

    name: str

    def options(self, rng: random.Random) -> dict[str, Any]: ...
    def read(self, view: Any) -> Any:
        """A view as it came over the wire, in the form in which `Game.view` gives it."""
        ...

    def follow(self, view: Any, event: Any) -> Any: ...
    def act(self, view: Any, seat: int, rng: random.Random) -> str:
        """Something to try, mostly possible."""
        ...

    def check(self, view: Any) -> None:
        """Is nothing lost and nothing doubled?"""
        ...


class Mondo:
    name = "mondo"
    tiles = 145

    def options(self, rng: random.Random) -> dict[str, Any]:
        boards = {f"board_{turn}": rng.randint(1, 4) for turn in (1, 2, 3)}
        level = rng.choice(["beginner", "advanced", "expert", "quick-start"])
        return {"level": level, "clock": rng.choice(["7:00", "5:00", "none"]), **boards}

    def read(self, view: Any) -> View:
        return msgspec.convert(view, View)

    def follow(self, view: View, event: Any) -> View:
        return follow(view, msgspec.convert(event, Event))

    def act(self, view: View, seat: int, rng: random.Random) -> str:
        me = view.players[seat]
        if view.phase == "scored":
            return "ready"
        if rng.random() < 0.05 or view.phase != "play" or me.chip is not None:
            return self._senseless(rng)
        if me.hand is None:
            return self._grab(view, seat, rng)
        if rng.random() < 0.2 or not me.spots:
            return f"back {rng.choice(['front', 'back']) if me.hand.origin == 'heap' else 'front'}"
        side = rng.choice(["front", "back"]) if me.hand.origin == "heap" else "front"
        return f"put {BOX.spaces[rng.choice(me.spots)].name} {side} {rng.randrange(4)}"

    def _grab(self, view: View, seat: int, rng: random.Random) -> str:
        full = not view.players[seat].spots
        if rng.random() < (0.3 if full else 0.005):
            return "out"
        match rng.randrange(10):
            case 0:
                return f"turn {rng.randrange(self.tiles)}"
            case 1:
                return f"village {rng.choice(['fishermen', 'shepherds', 'lumberjacks'])}"
            case 2:
                return f"building {rng.randrange(4)}"
            case _:
                there = [slot for slot, face in enumerate(view.heap) if face >= 0]
                return f"take {rng.choice(there[:4] if rng.random() < 0.5 else there)}" if there else "out"

    def _senseless(self, rng: random.Random) -> str:
        number, space = rng.randrange(200), rng.choice(BOX.spaces).name
        somewhere = (f"take {number}", f"turn {number}", f"put {space} back {number % 5}")
        return rng.choice((*somewhere, *SENSELESS))

    def check(self, view: View) -> None:
        if view.phase in ("deal", "count"):
            return  # nothing is taken yet, and nobody sees the heap
        lie = sum(face >= 0 for face in view.heap)
        held = [player.hand for player in view.players if player.hand is not None]
        hands = [hand.place for hand in held if hand.origin == "heap"]
        laid = [cell for player in view.players for cell in player.board if cell is not None]
        tiles = sum(BOX.faces[cell.face].kind == "tile" for cell in laid)
        assert lie + len(hands) + tiles == self.tiles, f"{lie} lie, {len(hands)} are held, {tiles} laid"
        assert len(set(hands)) == len(hands), "two hold the same tile"
        assert all(view.heap[slot] < 0 for slot in hands), "a tile is held and lies in the heap"


@dataclass
class Tally:
    sent: int = 0
    games: int = 0
    rests: int = 0
    compared: int = 0
    drops: int = 0
    heard: Counter[str] = field(default_factory=Counter[str])
    problems: list[AssertionError] = field(default_factory=list[AssertionError])


AfterGame = Callable[[Tally], None]


class Player:
    """Somebody with a page that loses its line, sends things twice, and knows only what it was told."""

    def __init__(
        self, server: MemoryTables, table: Table, seat: int, subject: Subject, tally: Tally, seed: str
    ) -> None:
        self._server = server
        self._table = table
        self._subject = subject
        self._tally = tally
        self._rng = random.Random(seed)
        self._visit: asyncio.Task[None] | None = None
        self._sent: list[str] = []
        self._answered: set[str] = set()
        self.guest = Guest(f"guest{seat}", f"Guest {seat}")
        self.seat = seat
        self.socket: MemoryPage | None = None
        self.seq = -1
        self.view: Any = None

    async def play(self, messages: int) -> None:
        """Send so many messages, or stop when the game is over."""
        for _ in range(messages):
            await asyncio.sleep(self._rng.choice(PAUSES))
            if self._table.row.status == "over":
                return
            self._tally.sent += 1
            if self.socket is None:
                self.connect()
            else:
                self._say_something()

    def connect(self) -> None:
        self.socket, self._visit = self._server.visit(self._table, self.guest)
        self._server.tasks.start(self._listen(self.socket))

    def _say_something(self) -> None:
        assert self.socket is not None
        luck = self._rng.random()
        if luck < 0.005:
            self._drop()
        elif luck < 0.01:
            self.socket.say('{"kind":"sync"}')
        elif luck < 0.06 and self._sent:
            self.socket.say(self._rng.choice(self._sent[-RECENT:]))
        elif self.view is not None:
            do = self._subject.act(self.view, self.seat, self._rng)
            text = json.dumps({"kind": "rush", "id": f"r{len(self._sent)}", "do": do})
            self._sent.append(text)
            self.socket.say(text)

    def _drop(self) -> None:
        """Lose the line: what was sent is served first, or what is being served is cut off."""
        assert self.socket is not None
        assert self._visit is not None
        self._tally.drops += 1
        if self._rng.random() < 0.5:
            self.socket.hang_up()
        else:
            self._visit.cancel()
        self.socket = None
        self.seq = -1
        self.view = None

    async def _listen(self, socket: MemoryPage) -> None:
        while (text := await socket.to_page.get()) is not None:
            try:
                if socket is self.socket:
                    self._hear(json.loads(text))
            except AssertionError as problem:
                self._tally.problems.append(problem)
        if socket is self.socket:  # the server hung up: the queue was full
            self.socket = None

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["kind"]
        self._tally.heard[kind if kind != "rejected" else message["code"]] += 1
        if kind == "rejected":
            assert message["position"] is None
            assert message["code"] in ("illegal", "malformed", "stale", "not-running"), message
        elif kind == "scene":
            self._show(message["position"])
        elif kind == "applied":
            if message["id"] is not None:
                self._answered.add(message["id"])
            self._applied(message)

    def _applied(self, message: dict[str, Any]) -> None:
        if message["seq"] <= self.seq:
            return  # the answer to what was sent twice
        assert message["moves"][0]["n"] == self.seq + 1, "a move was left out"
        if message["position"] is not None:
            self._show(message["position"])
            return
        for move in message["moves"]:
            for event in move["events"]:
                self.view = self._subject.follow(self.view, event)
        self.seq = message["seq"]
        if self._rng.random() < 0.05:
            self._subject.check(self.view)

    def _show(self, position: dict[str, Any]) -> None:
        assert position["seq"] >= self.seq, "an old position came after a new one"
        self.seq = position["seq"]
        self.view = self._subject.read(position["view"])

    def check(self) -> None:
        """At rest: is what the page shows what the server knows, and was all that was acknowledged logged?"""
        known = self._table.asked
        assert all((self.seat, request) in known for request in self._answered), "an acknowledged request is not logged"
        if self.view is not None:
            assert self.seq == self._table.game.n
            assert self.view == self._subject.read(msgspec.to_builtins(self._table.game.view(self.seat)))
            self._tally.compared += 1


async def play_games(subject: Subject, messages: int, seed: int, tally: Tally, after_game: AfterGame) -> None:
    """Games one after the other until so many messages were sent."""
    while tally.sent < messages:
        rng = random.Random(f"{seed} {tally.games}")
        server = MemoryTables(rng, RACES)
        try:
            await _game(server, subject, messages, rng, tally)
        finally:
            await server.close()
        tally.games += 1
        after_game(tally)


async def _game(server: MemoryTables, subject: Subject, messages: int, rng: random.Random, tally: Tally) -> None:
    seats = [SeatWish("me"), *[SeatWish("open")] * (PEOPLE - 1)]
    wish = NewTable(subject.name, subject.options(rng), seats, listed=True)
    with (  # same seed, same deal
        mock.patch.object(setup, "new_secret", return_value=rng.randbytes(SECRET_BYTES)),
        mock.patch("secrets.token_urlsafe", return_value="table"),
    ):
        table = await server.hub.create(wish, Guest("guest0", "Guest 0"))
    seed = rng.random()
    players = [Player(server, table, seat, subject, tally, f"{seed} {seat}") for seat in range(PEOPLE)]
    for player in players[1:]:
        await server.hub.join(table.row.id, player.guest, Join())
    await _take_part(server, table, players)
    while table.row.status != "over" and tally.sent < messages:
        share = min(REST_EVERY, messages - tally.sent) // PEOPLE + 1
        await asyncio.gather(*(player.play(share) for player in players))
        await asyncio.sleep(REST)
        if tally.problems:
            raise tally.problems[0]
        _at_rest(table, players, subject)
        tally.rests += 1
    _check_log(table)


async def _take_part(server: MemoryTables, table: Table, players: list[Player]) -> None:
    """What the pages do before the game: pledge, then open."""
    row = table.row
    for player in players:
        pledge = pledge_of(row.terms, player.seat, SHARE)
        await server.hub.pledge(row.id, player.guest, Pledge(row.commit, pledge))
    for player in players:
        with suppress(Refused):  # somebody else was faster with the first draw: it is tried again
            await server.hub.open_share(row.id, player.guest, Share(row.commit, SHARE))
    if table.beginner is not None:
        await table.beginner


def _at_rest(table: Table, players: list[Player], subject: Subject) -> None:
    subject.check(subject.read(msgspec.to_builtins(table.game.view(None))))
    for player in players:
        player.check()


def _check_log(table: Table) -> None:
    """The log leads to the state, numbers are whole, time goes forward, and no request is in it twice."""
    again = new_game(table.row)
    asked = Counter[tuple[int, str]]()
    for n, move in enumerate(table.moves, 1):
        assert move.n == n
        assert move.t >= again.now
        again.play(move.do, move.who, move.t)
        if move.asker is not None and move.request is not None and move.seat == move.asker:
            asked[move.asker, move.request] += 1
    assert isinstance(again, Game)
    assert again.state() == table.game.state()
    assert all(times == 1 for times in asked.values())


def fuzz(subject: Subject, messages: int, seed: int = 1, after_game: AfterGame = lambda _: None) -> Tally:
    """Raises AssertionError when something does not hold."""
    tally = Tally()
    run_simulated(play_games(subject, messages, seed, tally, after_game))
    return tally


def _progress(tally: Tally) -> None:
    if tally.games % 50 == 0:
        print(f"{tally.sent:,} messages, {tally.games} games …", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if available():
        use(find("mondo"))
    began = time.perf_counter()
    tally = fuzz(Mondo(), asked.messages, asked.seed, _progress)
    print(
        f"{tally.sent:,} messages in {tally.games} games, {tally.drops:,} dropped lines: nothing lost, nothing doubled"
    )
    print(f"{tally.rests:,} times at rest, {tally.compared:,} views compared; {time.perf_counter() - began:.0f} s")
    print(", ".join(f"{kind} {count:,}" for kind, count in tally.heard.most_common()))


if __name__ == "__main__":
    at_once()
    main()
