"""Replays: packed a little at a time, kept in bounded memory, and nobody waits for somebody else's long one."""

from __future__ import annotations

import asyncio
import gzip
import random
import threading
import time
from collections.abc import Callable
from typing import Any, cast

import httpx
import pytest

from monumenta.server.thinking.packing import CHUNK, HEAD, Seam, ending, piece, unpacked
from monumenta.server.thinking.replaying import Replays
from monumenta.tables.messages import TableInfo
from monumenta.tables.problem import Refused
from monumenta.tables.rows import TableRow
from monumenta.tables.table import Table
from monumenta.tables.tasks import Tasks
from tests.server.harness import PATIENCE, Page, Person, Server
from tests.server.host import Host

LONG = 2_500
"""Moves of the long game."""


def test_pieces_are_one_stream_whatever_its_end() -> None:
    rng = random.Random(1)
    texts = [bytes(rng.choices(b"abcdef", k=rng.randrange(90_000))) for _ in range(6)]
    pieces, seam = [HEAD], Seam()
    for text in texts:
        packed, seam = piece(text, seam)
        pieces.append(packed)
    for end in (b"]}", b"another end"):
        stream = [*pieces, ending(end, seam)]
        assert gzip.decompress(b"".join(stream)) == b"".join(texts) + end
        parts = list(unpacked(stream))
        assert b"".join(parts) == b"".join(texts) + end
        assert max(map(len, parts)) <= CHUNK


def test_a_replay_is_the_same_packed_or_not(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "random", starter=0, listed=True)["id"]
    with ana.page(table) as page:
        page.play_on(random.Random(1))
    address = f"/api/tables/{table}/replay"
    packed = ana.http.get(address)
    assert packed.headers["content-encoding"] == "gzip"
    plain = ana.http.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert [frame["move"] and frame["move"]["n"] for frame in packed.json()["frames"]] == [
        None,
        *range(1, ana.get(f"/api/tables/{table}")["seq"] + 1),
    ]
    assert packed.json()["table"]["you"] == 0
    assert Person(server).get(address)["table"]["you"] is None  # the same frames, with another end
    assert ana.http.head(address).content == b""


# --- memory -------------------------------------------------------------------------------------------------------


class Fast:
    """In the place of the rooms: a replay is so many random bytes, in ten slices."""

    def __init__(self) -> None:
        self.made = 0

    async def apart(self, claim: Any, work: Any, leg: Any, seam: Seam) -> tuple[bytes, Seam, int, bytes]:
        del claim, work
        await asyncio.sleep(0)
        self.made += leg.state is None
        return random.randbytes(int(leg.game)), seam, leg.n + 1, b"state"


def _table(id_: str, size: int) -> Table:
    """A finished game whose replay has ten pieces of that size."""
    row = TableRow(id_, str(size), "1", {}, "", [], True, "", "", "", 0, status="over")

    class Fake:
        def __init__(self) -> None:
            self.row, self.moves, self.stand_ins = row, [None] * 10, {}

    return cast("Table", Fake())


@pytest.fixture
def without_info(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: Any, **__: Any) -> TableInfo | None:
        return None

    monkeypatch.setattr("monumenta.server.thinking.replaying.table_info", nothing)


@pytest.mark.usefixtures("without_info")
def test_all_replays_have_so_much_memory() -> None:
    async def fetch() -> None:
        rooms = Fast()
        replays = Replays(cast("Any", rooms), Tasks(), 100_000)
        for number in range(50):
            await replays.of(_table(f"t{number}", 1_000), None, "a")
        assert replays.size <= 100_000
        assert replays.size > 80_000
        assert rooms.made == 50
        await replays.of(_table("t49", 1_000), None, "a")  # it is kept
        await replays.of(_table("t49", 1_000), "somebody", "b")
        assert rooms.made == 50
        await replays.of(_table("t0", 1_000), None, "a")  # it is not
        assert rooms.made == 51
        await replays.of(_table("huge", 50_000), None, "a")  # alone it may be as large as it is; and is not kept
        assert replays.size <= 100_000

    asyncio.run(fetch())


@pytest.mark.usefixtures("without_info")
def test_of_too_much_at_once_the_longest_is_given_up() -> None:
    async def fetch() -> None:
        rooms = Fast()
        replays = Replays(cast("Any", rooms), Tasks(), 100_000)
        long = [asyncio.ensure_future(replays.of(_table(f"l{n}", 40_000), f"g{n}", "a")) for n in range(8)]
        short = [asyncio.ensure_future(replays.of(_table(f"s{n}", 100), f"h{n}", "b")) for n in range(8)]
        most = 0
        while not all(each.done() for each in (*long, *short)):
            await asyncio.sleep(0)
            most = max(most, replays.size)
        assert all(each.exception() is None for each in short)
        refused = [each.exception() for each in long]
        assert sum(problem is None for problem in refused) <= 1
        assert all(problem is None or (isinstance(problem, Refused) and problem.code == "busy") for problem in refused)
        assert most < 500_000  # of 3,200,000: the room, and one that is alone

    asyncio.run(fetch())


# --- nobody waits -------------------------------------------------------------------------------------------------


def _long_game(ana: Person, ben: Person, host: Host) -> str:
    """Two who turn one tile round and round, at the speed of programs."""
    table = ana.create("me", "open", game="mondo", listed=True)
    ben.join(table)
    id_ = str(table["id"])
    with ana.page(id_) as page:
        page.wait("scene")
        while page.rush("turn 1")["kind"] != "applied":
            time.sleep(0.2)  # the turn has not begun
        for number in range(LONG):
            page.say(kind="rush", id=f"r{number}", do=f"turn {number % 50}")
        page.answer(f"r{LONG - 1}")
    host.done("close", id_)
    return id_


def test_a_bot_and_another_replay_do_not_wait_for_a_long_one(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, ben, eve = (Person(server, name) for name in ("Ana", "Ben", "Eve"))
    short = ana.create("me", "random", starter=0, listed=True)["id"]
    with ana.page(short) as page:
        page.play_on(random.Random(2))
    long = _long_game(eve, ben, host)
    assert eve.get(f"/api/tables/{long}")["seq"] > LONG * 0.9
    done: list[str] = []

    def fetch() -> None:
        try:
            eve.http.get(f"/api/tables/{long}/replay", timeout=10 * PATIENCE)
            done.append("long")
        except httpx.TransportError:
            done.append("cut")

    at_it = threading.Thread(target=fetch)
    with ana.page(ana.create("me", "random", starter=0)["id"]) as page:
        assert page.await_turn()
        first = page.think(random.Random(3))
        at_it.start()
        time.sleep(0.5)  # until it is at it
        _answered(page, first)
        done.append("bot")
        _answered(page, page.think(random.Random(4)))
        done.append("bot")
    assert len(ana.get(f"/api/tables/{short}/replay")["frames"]) > 10
    done.append("short")
    said = server.stop()  # it is still at it
    at_it.join()
    assert done[:3] == ["bot", "bot", "short"]
    assert done[3] in ("cut", "long")  # as fast as the machine is
    assert "Stopped." in said
    assert "Traceback" not in said
    assert "ERROR" not in said


def _answered(page: Page, do: list[str]) -> None:
    """Make a turn, and wait until the bot has made its own."""
    assert page.act(do, confirm=True)["kind"] == "applied"
    assert page.await_turn()


def test_who_acts_without_end_comes_to_one(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_ACTIONS="5")
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.create("me", "open", game="mondo")
    ben.join(table)
    with ana.page(table["id"]) as one, ben.page(table["id"]) as two:
        one.wait("scene")
        two.wait("scene")
        while one.rush("turn 1")["kind"] != "applied":
            time.sleep(0.2)  # the turn has not begun
        answers = [one.rush(f"turn {number}") for number in range(2, 8)]
        assert [answer["kind"] for answer in answers] == ["applied"] * 4 + ["rejected"] * 2
        assert answers[-1]["code"] == "too-fast"
        assert "5 times" in answers[-1]["message"]
        assert two.rush("turn 9")["kind"] == "applied"  # the other one still may
