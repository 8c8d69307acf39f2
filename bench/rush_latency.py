"""How long it takes from one player's claim to its arrival at the others, over real sockets, in a house full of tables.

    python -m bench.rush_latency [--tables 100] [--pace 2.5] [--seconds 30] [--folder /dev/shm]

A real server on a real file; four people at one table of Mondo Sapiens take tiles and put them back, and are timed from
just before a claim is sent to just after it was read by each of the others. Meanwhile four people at each of the other
tables take and lay tiles, one action every `--pace` seconds each, all from another process. At 2.5 seconds a board is
full in two minutes, which no person does. The bar is 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import subprocess
import sys
import tempfile
import time
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.stopping import INTERRUPTED
from monumenta.engine.compile import compiled
from monumenta.engine.match.registry import games
from monumenta.engine.match.shares import new_share
from monumenta.games.mondo.state import BOX
from tests.server.harness import Server, pledge_for

Json = dict[str, Any]
PEOPLE = 4
OPTIONS: Json = {"level": "expert", "clock": "10:00"}
BAR = 100.0
SPACES = [space.name for space in BOX.spaces]


class Guest:
    """A cookie, and a page at one table that knows the heap and its own hand."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.heap = set[int]()
        self.spots: list[int] = []
        self.holds = False
        self.begun = asyncio.Event()
        self.asked = 0

    async def sit_down(self, table: Json | None = None) -> Json:
        """Set a table up, or join one."""
        await self.http.get("/api/me")
        if table is not None:
            return await self._post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (PEOPLE - 1)]
        return await self._post("/api/tables", {"game": "mondo", "options": OPTIONS, "seats": seats})

    async def pledge(self, table: Json) -> None:
        info: Json = (await self.http.get(f"/api/tables/{table['id']}")).raise_for_status().json()
        self.share = new_share()
        await self._post(
            f"/api/tables/{table['id']}/pledge", {"commit": info["commit"], "pledge": pledge_for(info, self.share)}
        )

    async def open_share(self, table: Json) -> None:
        await self._post(f"/api/tables/{table['id']}/share", {"commit": table["commit"], "share": self.share})

    async def _post(self, path: str, body: Json) -> Json:
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def connect(self, table: Json) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.http.base_url}".replace("http", "ws", 1).rstrip("/")
        self.socket: ClientConnection = await connect(
            f"{address}/api/tables/{table['id']}/play", additional_headers={"Cookie": cookie}, compression=None
        )
        await self.http.aclose()

    async def rush(self, do: str) -> None:
        self.asked += 1
        await self.socket.send(json.dumps({"kind": "rush", "id": f"r{self.asked}", "do": do}))

    def read(self, text: str | bytes) -> Json:
        message: Json = json.loads(text)
        if message["kind"] == "scene":
            self.seat: int = message["table"]["you"]
        if message.get("position"):
            self._show(message["position"]["view"])
        elif message["kind"] == "applied":
            for move in message["moves"]:
                for event in move["events"]:
                    self._follow(event)
        return message

    def _show(self, view: Json) -> None:
        me = view["players"][self.seat]
        if view["phase"] == "play":
            self.begun.set()
        self.heap = {slot for slot, face in enumerate(view["heap"]) if face >= 0}
        self.spots, self.holds = me["spots"], me["hand"] is not None

    def _follow(self, event: Json) -> None:
        mine = event.get("seat") == self.seat
        if event["kind"] == "taken":
            self.heap.discard(event["slot"])
            self.holds |= mine
        elif event["kind"] == "returned":
            self.heap.add(event["held"]["place"])
            self.holds &= not mine
        elif event["kind"] == "laid" and mine:
            self.holds, self.spots = False, event["spots"]


async def seat_people(url: str) -> list[Guest]:
    people = [Guest(url) for _ in range(PEOPLE)]
    table = await people[0].sit_down()
    for person in people[1:]:
        await person.sit_down(table)
    for person in people:
        await person.pledge(table)
    for person in people:
        await person.open_share(table)
    for person in people:
        await person.connect(table)
    return people


# --- the other tables ---------------------------------------------------------------------------------------


def load(url: str, tables: int, pace: float, ready: Event, stop: Event) -> None:
    asyncio.run(_load(url, tables, pace, ready, stop))


async def _load(url: str, tables: int, pace: float, ready: Event, stop: Event) -> None:
    people = [person for _ in range(tables) for person in await seat_people(url)]
    work = [asyncio.create_task(_listen(person)) for person in people]
    work += [asyncio.create_task(_play(person, pace)) for person in people]
    await asyncio.gather(*(person.begun.wait() for person in people))
    ready.set()
    await asyncio.to_thread(stop.wait)
    print(f"{sum(person.asked for person in people):,} actions at {tables} other tables")
    for task in work:
        task.cancel()


async def _listen(person: Guest) -> None:
    async for text in person.socket:
        person.read(text)


async def _play(person: Guest, pace: float) -> None:
    rng = random.Random()
    await person.begun.wait()
    while True:
        await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)
        if not person.spots:
            await person.rush(f"turn {rng.randrange(145)}")
        elif person.holds:
            await person.rush(f"put {SPACES[rng.choice(person.spots)]} front {rng.randrange(4)}")
        else:
            await person.rush(f"take {rng.choice(sorted(person.heap))}")


# --- the table that is measured -----------------------------------------------------------------------------


async def measure(url: str, seconds: float) -> list[float]:
    """Milliseconds from each claim to each of the others."""
    people = await seat_people(url)
    sent: dict[tuple[int, str], float] = {}
    took: list[float] = []

    async def listen(person: Guest) -> None:
        async for text in person.socket:
            now = time.perf_counter()
            message = person.read(text)
            moves: list[Json] = message["moves"] if message["kind"] == "applied" else []
            for move in moves:
                key = (move["seat"], move["do"])
                if key in sent and move["seat"] != person.seat:
                    took.append(1000 * (now - sent[key]))

    listening = [asyncio.create_task(listen(person)) for person in people]
    await asyncio.gather(*(person.begun.wait() for person in people))
    end = time.perf_counter() + seconds
    rng = random.Random(1)
    turn = 0
    while time.perf_counter() < end:
        person = people[turn % PEOPLE]
        claim = f"take {rng.choice(sorted(person.heap))}"
        sent[person.seat, claim] = time.perf_counter()
        await person.rush(claim)
        await asyncio.sleep(rng.uniform(0.1, 0.3))
        await person.rush("back front")
        await asyncio.sleep(rng.uniform(0.02, 0.1))
        turn += 1
    for task in listening:
        task.cancel()
    assert len(took) > turn, "claims did not arrive"
    return sorted(took)


def run(tables: int, pace: float, seconds: float, folder: Path | None = None) -> list[float]:
    for spec in games():  # once and for all, so that no compiler runs beside what is measured
        if not compiled.cached(spec):
            subprocess.run([sys.executable, "-m", "monumenta.engine.compile.compiled", spec.name], check=True)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        server = Server(Path(place) / "games.db", env={"MONUMENTA_COMPILE": "1"})
        try:
            while not _compiled(server.url):
                time.sleep(1)
            return _under_load(server.url, tables, pace, seconds)
        finally:
            server.stop()


def _compiled(url: str) -> bool:
    return all(each["ready"] for each in httpx.get(f"{url}/api/compiling").json())


def _under_load(url: str, tables: int, pace: float, seconds: float) -> list[float]:
    context = multiprocessing.get_context("spawn")
    ready, stop = context.Event(), context.Event()
    others = context.Process(target=load, args=(url, tables, pace, ready, stop))
    others.start()
    while not ready.wait(1):
        assert others.is_alive(), "the other tables are gone"
    try:
        return asyncio.run(measure(url, seconds))
    finally:
        stop.set()
        others.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=2.5)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--folder", type=Path, help="where the database is: on a busy disk one measures the disk")
    asked = parser.parse_args()
    took = run(asked.tables, asked.pace, asked.seconds, asked.folder)
    shares = {name: took[min(len(took) - 1, int(len(took) * share))] for name, share in (("p50", 0.5), ("p99", 0.99))}
    print(f"{len(took):,} arrivals, {asked.tables} other tables at an action every {asked.pace} s and seat")
    print(f"p50 {shares['p50']:.1f} ms, p99 {shares['p99']:.1f} ms, longest {took[-1]:.1f} ms; bar {BAR:.0f} ms")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
