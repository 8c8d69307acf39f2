"""How fast the store logs moves: so many tables at once, each waiting for its own commit before it goes on.

    python -m bench.appends [--tables 100] [--seconds 5] [--rate 2.0]

`--rate` is moves a second and table; without it every table goes as fast as it can. The database is a real file with
`synchronous=FULL`, so the disk is what is measured; put it elsewhere with `--folder`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import msgspec

from bench.stopping import at_once
from monumenta.server.settings import database_url
from monumenta.server.store.database import Database
from monumenta.tables.rows import MoveRow, SeatRow, Snapshot, TableRow

EVENT = {"kind": "taken", "seat": 1, "slot": 77, "held": {"face": 12, "other": 90, "origin": "heap", "place": 77}}
STATE = bytes(1024)


def table(number: int) -> TableRow:
    return TableRow(
        id=f"t{number}",
        game="mondo",
        rules="1",
        options={"players": 4},
        creator="g",
        seats=[SeatRow("human", f"Seat {i}", f"g{i}", pledge="0" * 64, share="0" * 64) for i in range(4)],
        listed=False,
        invite="i",
        secret="00" * 32,
        commit="11" * 32,
        created=int(time.time()),
        status="running",
        started=0,
    )


async def play(store: Database, row: TableRow, until: float, rate: float | None, took: list[float]) -> None:
    rng = random.Random(row.id)
    while time.perf_counter() < until:
        if rate is not None:
            await asyncio.sleep(rng.expovariate(rate))
        row = msgspec.structs.replace(row, seq=row.seq + 1)
        move = MoveRow(row.seq, 1, "take 77", [EVENT], row.seq, 1, f"r{row.seq}")
        began = time.perf_counter()
        await store.append(row, [move], Snapshot(row.seq, STATE) if row.seq % 32 == 0 else None)
        took.append(time.perf_counter() - began)


async def measure(path: Path, tables: int, seconds: float, rate: float | None) -> list[float]:
    """Seconds that each append took."""
    store = await Database.open(database_url(str(path)))
    rows = [table(i) for i in range(tables)]
    for row in rows:
        await store.create(row)
    took = list[float]()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(play(store, row, until, rate, took) for row in rows))
    await store.close()
    return sorted(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        took = asyncio.run(measure(Path(folder) / "x.db", asked.tables, asked.seconds, asked.rate))
    print(f"{len(took) / asked.seconds:,.0f} appends a second, {asked.tables} tables")
    for name, share in (("p50", 0.5), ("p99", 0.99), ("most", 1.0)):
        print(f"{name:>5} {1000 * took[min(len(took) - 1, int(len(took) * share))]:8.1f} ms")


if __name__ == "__main__":
    at_once()
    main()
