"""Many idle pages: the memory of each, and how long a turn takes beside them.

    python -m bench.idle_sockets [--sockets 2000] [--turns 100]

A real server; the pages belong to as many guests and look at a hundred tables, from twenty addresses of this machine,
all held by another process. They get what happens at their table, which is nothing. Somebody plays at a table of their
own: a turn is timed from just before it is confirmed to just after the answer, on the disk, was read.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import resource
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table as Sheet
from websockets.asyncio.client import connect

from bench.attacks.witness import memory
from bench.many_tables import processor
from bench.stopping import at_once
from tests.server.harness import Page, Person, Server

ADDRESSES = 20
TABLES = 100
AT_ONCE = 20
"""Connections that are opened at the same time."""
SETTLED = 2.0
"""Seconds after which memory is looked at."""
WATCHED = 10.0
"""Seconds for which the processor is watched while nothing happens."""


async def hold(host: str, tables: list[str], sockets: int, ends: Connection) -> None:
    """Open so many pages, say so, and keep them until told otherwise."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def page(number: int) -> object:
        source = f"127.0.0.{2 + number % ADDRESSES}"
        async with gate:
            transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)
            async with httpx.AsyncClient(base_url=f"http://{host}", transport=transport, timeout=120) as http:
                await http.get("/api/me")
                cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            socket = await connect(
                f"ws://{host}/api/tables/{tables[number % len(tables)]}/play",
                additional_headers={"Cookie": cookies},
                local_addr=(source, 0),
                open_timeout=120,
                ping_interval=None,
            )
            await socket.recv()
            return socket

    held = await asyncio.gather(*(page(number) for number in range(sockets)))
    ends.send(len(held))
    await asyncio.to_thread(ends.recv)
    os._exit(0)  # two thousand polite goodbyes would take a while


def holder(host: str, tables: list[str], sockets: int, ends: Connection) -> None:
    asyncio.run(hold(host, tables, sockets, ends))


def turns(page: Page, wanted: int) -> list[float]:
    """Milliseconds that each of so many turns took."""
    took: list[float] = []
    rng = random.Random(1)
    while len(took) < wanted:
        assert page.await_turn(), "the game is over too soon"
        do = page.think(rng)
        began = time.perf_counter()
        assert page.act(do, confirm=True)["kind"] == "applied"
        took.append(1000 * (time.perf_counter() - began))
    return sorted(took)


def played(person: Person, wanted: int) -> list[float]:
    """Turns of as many games as it takes."""
    took: list[float] = []
    while len(took) < wanted:
        table = person.create("me", "random", starter=0)["id"]
        with person.page(table) as page:
            page.wait("scene")
            took += turns(page, min(20, wanted - len(took)))
    return sorted(took)


def measure(server: Server, sockets: int, wanted: int, sheet: Sheet) -> None:
    person = Person(server)
    tables = [person.create("me", "open", listed=True)["id"] for _ in range(TABLES)]
    played(person, 20)  # everything that is loaded once is loaded
    before = memory(server)
    alone = played(person, wanted)
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    other = spawn.Process(target=holder, args=(server.host, tables, sockets, theirs), daemon=True)
    began = time.perf_counter()
    other.start()
    held = ours.recv()
    opened = time.perf_counter() - began
    time.sleep(SETTLED)
    grown = memory(server) - before
    used = processor(server)
    time.sleep(WATCHED)
    idle = (processor(server) - used) / WATCHED / 10
    beside = played(person, wanted)
    ours.send("enough")
    other.join()
    for name, took in (("alone", alone), (f"beside {held:,} pages", beside)):
        p50, p99 = took[len(took) // 2], took[int(len(took) * 0.99)]
        sheet.add_row(name, f"{p50:.1f}", f"{p99:.1f}", f"{took[-1]:.1f}")
    print(
        f"{held:,} pages opened in {opened:.0f} s; {grown / held / 1000:.0f} KB each ({grown / 1e6:.0f} MB); "
        f"idle, they cost {idle:.1f} % of a core"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--sockets", type=int, default=2_000)
    parser.add_argument("--turns", type=int, default=100)
    asked = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    sheet = Sheet("turns", "p50, ms", "p99, ms", "longest, ms")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "x.db", env={"MONUMENTA_LINES": "4000", "MONUMENTA_SOCKETS": "4000"})
        try:
            measure(server, asked.sockets, asked.turns, sheet)
        finally:
            server.stop()
    Console().print(sheet)


if __name__ == "__main__":
    at_once()
    main()
