"""What an attack needs to find in the database."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.harness import Person, Server


def long_game(db: Path) -> str:
    """The longest replay there is: Monumental with five players, played to its end by bots."""
    server = Server(db, env={"MONUMENTA_COMPILE": "1"})
    try:
        person = Person(server)
        table = person.create(*["random"] * 5, game="monumental", listed=True)["id"]
        with person.page(table) as page:  # bots play while somebody looks
            while page.position is None or not page.position["over"]:
                page.hear()
        return table
    finally:
        server.stop()


def many_long_games(db: Path, games: int = 24) -> str:
    """That game so many times, as so many tables; their ids."""
    first = long_game(db)
    ids = [first, *(f"copy{number:08}" for number in range(games - 1))]
    with closing(sqlite3.connect(db)) as store, store:
        for table, key in (("tables", "id"), ("seats", "table_id"), ("moves", "table_id"), ("snapshots", "table_id")):
            columns = [row[1] for row in store.execute(f"pragma table_info({table})")]
            others = ", ".join(name for name in columns if name != key)
            for id_ in ids[1:]:
                copied = f"insert into {table} ({key}, {others}) select ?, {others} from {table} where {key} = ?"  # noqa: S608  # names of our own
                store.execute(copied, (id_, first))
    return ",".join(ids)


def endless_game(db: Path, moves: int = 8_000) -> str:
    """Two who turn one tile round and round, as fast as programs can, until the host closes the table."""
    server = Server(db, env={"MONUMENTA_ACTIONS": str(2 * moves)})
    try:
        ana, ben = Person(server), Person(server)
        table = ana.create("me", "open", game="mondo", listed=True)
        ben.join(table)
        with ana.page(table["id"]) as page:
            page.wait("scene")
            while page.rush("turn 1")["kind"] != "applied":
                time.sleep(0.2)  # the turn has not begun
            for number in range(moves):
                page.rush(f"turn {number % 50}")
    finally:
        server.stop()
    with closing(sqlite3.connect(db)) as store, store:
        store.execute("update tables set status = 'closed', bot_to_move = 0")
    return str(table["id"])
