"""kill -9 in the middle of ten running games: every acknowledged move is there afterwards, every table goes on."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from bench.kills import Listening
from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from tests.server.harness import Json, Person, Server, until

GAMES = 10
MOVES_BEFORE = 60
"""The server is killed once all tables together have so many moves acknowledged after the beginning."""


class Player(threading.Thread):
    """Plays one table as fast as it can and notes every move that the server has told of, until the line breaks."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__()
        self.person = person
        self.table = table
        self.told: dict[int, Json] = {}
        self.turns = 0
        self._rng = random.Random(seed)

    def run(self) -> None:
        try:
            with Listening(self.person, self.table, self.told) as page:
                page.wait("scene")
                while page.await_turn():
                    page.act(page.think(self._rng), confirm=True)
                    self.turns += 1
        except (ConnectionClosed, OSError):
            pass


def test_kill_and_go_on(own_server: Callable[..., Server]) -> None:
    server = own_server()
    people = [Person(server, f"Person {i}") for i in range(GAMES)]
    tables: list[str] = [person.create("me", "random", "random")["id"] for person in people]
    players = [Player(*pair, seed) for seed, pair in enumerate(zip(people, tables, strict=True))]
    for player in players:
        player.start()
    until(lambda: sum(p.turns for p in players) >= MOVES_BEFORE and all(p.turns for p in players), "moves in all games")
    helpers = children(server.process.pid)
    assert helpers, "the bots think in a process of their own"
    server.kill()
    for player in players:
        player.join()
    server.start()
    for player in players:
        player.person.moved()
        nothing_is_lost(player)
    for player in players[:2]:
        ends_well(player)
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in helpers), "the dead server's helpers end too")


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def nothing_is_lost(player: Player) -> None:
    with player.person.page(player.table) as page:
        scene = page.wait("scene")
        logged = {move["n"]: move for move in scene["moves"]}
        assert {n: logged.get(n) for n in player.told} == player.told, "an acknowledged move is lost or changed"
        assert list(logged) == list(range(1, len(logged) + 1))
        assert page.play_on(random.Random(0), turns=3) == 3


def ends_well(player: Player) -> None:
    with player.person.page(player.table) as page:
        page.wait("scene")
        page.play_on(random.Random(0))
        assert page.position is not None
        assert page.position["over"]
    record = read(player.person.http.get(f"/api/tables/{player.table}/record").text)
    checked = verify(record)
    assert checked.luck == "verified"
    assert checked.moves >= max(player.told)
