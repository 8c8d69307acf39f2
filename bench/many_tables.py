"""A server whose database has many tables, beside one with none: its start, its memory, and the lobby's lists.

    python -m bench.many_tables [--tables 100000] [--asks 300] [--folder FOLDER]

The tables are of a year, of 5,000 guests; nine of ten games are over, and every table has seats and the first moves of
a real game. A list is timed from the request to the last byte of the answer, over a real socket, as the page asks for
it: by somebody new, and by somebody who has sat at 2,000 of the tables. The bar is 20 ms. On a machine that has other
work to do, the processor's time says more.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Sheet

from bench.attacks.witness import memory
from bench.stopping import at_once
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.luck import Luck, commitment, new_secret
from monumenta.engine.match.registry import find
from monumenta.server.store import migrate
from monumenta.tables.rows import MoveRow
from monumenta.tables.turns import logged
from tests.server.harness import Person, Server

GAME = "monuments"
MOVES = 30
GUESTS = 5_000
YEAR = 365 * 24 * 3600
SHARES = {"over": 0.92, "running": 0.05, "waiting": 0.03}
OWN = 2_000
TICKS = os.sysconf("SC_CLK_TCK")
BAR = 20.0

INSERTS = {
    "tables": "insert into tables (id, game, rules, options, creator, listed, invite, secret, commit_hash, status,"
    " created, started, seq, bot_to_move, scores, winners) values (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
    "seats": "insert into seats (table_id, seat, kind, name, guest, bot, nonce) values (?,?,?,?,?,?,?)",
    "moves": "insert into moves (table_id, n, seat, do, events, t, asker, request) values (?,?,?,?,?,?,?,?)",
}


class Beginning:
    """The first moves of a real game, which all tables have."""

    def __init__(self) -> None:
        self.spec = find(GAME)
        self.options: dict[str, Any] = {"players": 2}
        self.secret = new_secret()
        game = Game(self.spec, parse_options(self.spec, self.options))
        luck, rng = Luck(self.secret, []), random.Random(1)
        self.moves: list[MoveRow] = []
        while len(self.moves) < MOVES or game.actor != 0:  # a person is to move: the table waits for that person
            move = game.roll(luck, 0) if game.actor == "chance" else game.play(rng.choice(game.legal()))
            self.moves.append(logged(move))
        self.events = [msgspec.json.encode(move.events).decode() for move in self.moves]


def fill(path: Path, tables: int) -> None:
    """Make a database with so many tables."""
    migrate.upgrade(f"sqlite:///{path}")
    beginning, rng, now = Beginning(), random.Random(2), int(time.time())
    guests = [secrets.token_hex(8) for _ in range(GUESTS)]
    statuses, weights = list(SHARES), list(SHARES.values())
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma synchronous = off")
        db.execute("begin")
        for number in range(tables):
            created = now - YEAR + YEAR * number // tables
            _insert(db, beginning, rng.choices(statuses, weights)[0], rng.sample(guests, 2), created)
        db.execute("commit")
        db.execute("pragma journal_mode = wal")


def own(path: Path, guest: str, tables: int) -> None:
    """Give somebody a seat at tables that there are."""
    with closing(sqlite3.connect(path, timeout=60)) as db, db:
        some = "table_id in (select id from tables order by random() limit ?)"
        db.execute("update seats set guest = ? where seat = 1 and " + some, (guest, tables))  # noqa: S608


def _insert(db: sqlite3.Connection, beginning: Beginning, status: str, people: list[str], created: int) -> None:
    id_ = secrets.token_urlsafe(9)
    waiting, over = status == "waiting", status == "over"
    seq = 0 if waiting else len(beginning.moves)
    options = msgspec.json.encode(beginning.options).decode()
    secret = beginning.secret.hex()
    row = (id_, GAME, beginning.spec.version, options, people[0], random.random() < 0.7, secrets.token_urlsafe(18))
    row += (secret, commitment(beginning.secret), status, created, None if waiting else created * 1000, seq, False)
    db.execute(INSERTS["tables"], (*row, "[80,75]" if over else None, "[0]" if over else "[]"))
    second = ("open", "", None, None, None) if waiting else ("human", "Ben", people[1], None, "1" * 32)
    db.execute(INSERTS["seats"], (id_, 0, "human", "Ana", people[0], None, "0" * 32))
    db.execute(INSERTS["seats"], (id_, 1, *second))
    if not waiting:
        db.executemany(INSERTS["moves"], _moves(id_, beginning))


def _moves(id_: str, beginning: Beginning) -> Iterator[tuple[Any, ...]]:
    for move, events in zip(beginning.moves, beginning.events, strict=True):
        yield id_, move.n, move.seat, move.do, events, move.t, None, None


def ask(person: Person, status: str, times: int) -> tuple[list[float], int]:
    """Milliseconds that each list took, and how many tables are in it."""
    took: list[float] = []
    tables = 0
    for _ in range(times):
        began = time.perf_counter()
        answer = person.http.get(f"/api/tables?status={status}")
        took.append(1000 * (time.perf_counter() - began))
        tables = len(answer.json())
    return sorted(took), tables


def processor(server: Server) -> float:
    """Milliseconds of processor time that the server has used; what else the machine does changes it little."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / TICKS


def measure(path: Path, asks: int, sheet: Sheet) -> float:
    """The worst p99 of a list."""
    began = time.perf_counter()
    server = Server(path, env={"MONUMENTA_POSTS": ""})
    started = time.perf_counter() - began
    try:
        before = memory(server) / 1e6
        with closing(sqlite3.connect(path)) as db:
            (stored,) = db.execute("select count(*) from tables").fetchone()
        new, old = Person(server), Person(server)
        own(path, old.me["guest"], OWN)
        sheet.add_row(f"{stored:,} tables", f"start {started:.2f} s, {before:.0f} MB", "", "", "", "")
        worst = 0.0
        for who, person in (("somebody new", new), (f"who sat at {min(OWN, stored):,}", old)):
            for status in SHARES:
                used = processor(server)
                took, shown = ask(person, status, asks)
                used = (processor(server) - used) / asks
                p50, p99 = took[len(took) // 2], took[int(len(took) * 0.99)]
                worst = max(worst, p99)
                sheet.add_row("", f"{status}, {who}", str(shown), f"{p50:.1f}", f"{p99:.1f}", f"{used:.1f}")
        sheet.add_row("", f"after that {memory(server) / 1e6:.0f} MB", "", "", "", "")
        return worst
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--asks", type=int, default=300)
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    sheet = Sheet("database", "list", "tables in it", "p50, ms", "p99, ms", "processor, ms")
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        for tables in (0, asked.tables):
            path = Path(folder) / f"{tables}.db"
            began = time.perf_counter()
            fill(path, tables)
            size = path.stat().st_size / 1e6
            print(f"{tables:,} tables written in {time.perf_counter() - began:.0f} s, {size:.0f} MB", flush=True)
            worst = measure(path, asked.asks, sheet)
    Console().print(sheet)
    print(f"the worst p99 is {worst:.1f} ms, the bar {BAR:.0f} ms")


if __name__ == "__main__":
    at_once()
    main()
