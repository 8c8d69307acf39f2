"""`monumenta admin prune`, and what the server removes by itself: old tables, a few at a time."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine

from monumenta.server.admin import removing
from monumenta.server.admin.office import Office
from monumenta.server.admin.orders import Prune
from monumenta.server.admin.removing import Cleared, clear, condemn, limits
from monumenta.server.settings import Settings, database_url
from monumenta.server.store import migrate
from monumenta.server.store.database import Database
from tests.server.harness import Person, Server, until
from tests.server.host import Host

DAY = 24 * 3600


def _table(id_: str, status: str, days: float, moves: int = 0, moved: float | None = None) -> tuple[object, ...]:
    """A table that was set up so many days ago; `moved`: with its last move then."""
    created = int(time.time() - days * DAY)
    started = None if status == "waiting" else created * 1000
    last = int((days - (days if moved is None else moved)) * DAY * 1000)
    return id_, status, created, started, moves, last


def _store(path: Path, rows: Iterable[tuple[object, ...]]) -> None:
    migrate.upgrade(f"sqlite:///{path}")
    with sqlite3.connect(path) as db:
        for id_, status, created, started, moves, last in rows:
            assert isinstance(moves, int)
            db.execute(
                "insert into tables (id, game, rules, options, creator, listed, invite, secret, commit_hash, status, "
                "created, started, seq, bot_to_move, winners) "
                "values (?, 'monuments', '2', '{\"players\":2}', 'g1', 1, 'i', '00', '11', ?, ?, ?, ?, 0, '[]')",
                [id_, status, created, started, moves],
            )
            db.executemany(
                "insert into seats (table_id, seat, kind, name) values (?, ?, 'open', '')", [(id_, 0), (id_, 1)]
            )
            db.executemany(
                "insert into moves (table_id, n, seat, do, events, t) values (?, ?, 0, 'x', '[]', ?)",
                [(id_, n, last) for n in range(1, moves + 1)],
            )
    db.close()


EXAMPLES = [
    _table("w-new", "waiting", 2),
    _table("w-old", "waiting", 40),
    _table("over-new", "over", 40, 3, moved=1),
    _table("over-old", "over", 40, 3, moved=35),
    _table("closed-old", "closed", 40, 2, moved=39),
    _table("run-new", "running", 400, 5, moved=2),
    _table("run-old", "running", 400, 5, moved=100),
    _table("run-still", "running", 400),  # begun from a position, and nobody ever moved
]


@pytest.mark.parametrize("runs", [True, False], ids=["running", "stopped"])
def test_each_kind_of_table_goes_by_its_own_age(own_server: Callable[..., Server], host: Host, runs: bool) -> None:
    _store(host.db, EXAMPLES)
    if runs:
        own_server(MONUMENTA_KEEP_WAITING="0")
    assert host.done("prune", "--waiting", "30", "--dry-run") == {
        "order": "prune", "done": False, "waiting": 1, "dry_run": True,
    }  # fmt: skip
    said = host.done("prune", "--waiting", "30", "--finished", "30", "--abandoned", "90")
    assert (said["waiting"], said["finished"], said["abandoned"]) == (1, 2, 2)
    left = {"w-new", "over-new", "run-new"}
    assert {table["id"] for table in host.done("tables")} == left
    until(lambda: len(host.ask("select id from tables")) == len(left), "what is left of the others is cleared away")
    assert {id_ for (id_,) in host.ask("select table_id from moves")} == left - {"w-new"}
    assert {id_ for (id_,) in host.ask("select table_id from seats")} == left
    again = host.done("prune", "--waiting", "30", "--finished", "30", "--abandoned", "90")
    assert (again["waiting"], again["finished"], again["abandoned"]) == (0, 0, 0)


def test_who_answers_no_keeps_everything(host: Host) -> None:
    _store(host.db, EXAMPLES)
    said = host("prune", "--waiting", "0", "--finished", "0", "--abandoned", "0", answers="no\n")
    assert said.status == 1
    assert "2 waiting, 3 finished and 3 abandoned" in said.err
    assert len(host.ask("select id from tables")) == len(EXAMPLES)


def test_a_table_with_somebody_at_it_stays(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    rooms = [ana.create("me", "open")["id"] for _ in range(3)]
    host.ask("update tables set created = 1000")
    with ana.page(rooms[1]) as page:
        page.wait("scene")
        assert host.done("prune", "--waiting", "1")["waiting"] == 2
        assert [table["id"] for table in host.done("tables")] == [rooms[1]]
        page.say(kind="ping")
        page.wait("pong")
    assert ana.http.get(f"/api/tables/{rooms[0]}").status_code == 404  # it was in memory
    assert host.done("prune", "--waiting", "1")["waiting"] == 1


def test_the_server_does_what_it_was_set_to(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    _store(path, EXAMPLES)

    async def tidy(settings: Settings) -> dict[str, int]:
        store = await Database.open(database_url(str(path)))
        try:
            return {**await Office(store).tidy(settings)}
        finally:
            await store.close()

    assert asyncio.run(tidy(Settings(keep_waiting=0))) == {}
    assert asyncio.run(tidy(Settings())) == {"waiting": 1}  # what is played and what was finished is kept for ever
    found = asyncio.run(tidy(Settings(keep_finished=30, keep_abandoned=90)))
    assert found == {"waiting": 0, "finished": 2, "abandoned": 2}


def test_a_server_that_runs_tidies_up(own_server: Callable[..., Server], host: Host) -> None:
    _store(host.db, EXAMPLES)
    with sqlite3.connect(host.db) as db:
        db.execute("insert into orders (id, what, asked, done) values ('long ago', '{}', 1, 1)")
    db.close()
    own_server(MONUMENTA_KEEP_WAITING="30", MONUMENTA_TIDY="0.1")
    until(lambda: host.ask("select count(*) from tables where id = 'w-old'") == [(0,)], "the old one is removed")
    until(lambda: host.ask("select count(*) from orders") == [(0,)], "so are orders of long ago")
    assert len(host.ask("select id from tables")) == len(EXAMPLES) - 1


def test_what_is_left_goes_in_small_pieces(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    _store(path, [_table("big", "over", 9, 95), *(_table(f"small{i}", "over", 9, 7) for i in range(4))])
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as db:
        db.exec_driver_sql("PRAGMA foreign_keys = ON")
        assert len(condemn(db, ["big", *(f"small{i}" for i in range(4)), "nobody"])) == 5
        assert condemn(db, ["big"]) == []  # nobody finds it again
    pieces: list[Cleared] = []
    left = 95 + 4 * 7
    while not pieces or pieces[-1].more:
        with engine.begin() as db:
            pieces.append(clear(db, piece=20))
            now = db.exec_driver_sql("select count(*) from moves").scalar_one()
            assert left - now <= 20
            left = now
    assert left == 0
    assert sum(piece.tables for piece in pieces) == 5
    assert len(pieces) >= 6


def test_a_server_killed_while_it_clears_away_goes_on_with_it(own_server: Callable[..., Server], host: Host) -> None:
    _store(host.db, [_table(f"t{i}", "over", 9, 30) for i in range(20)])
    with sqlite3.connect(host.db) as db:
        db.execute("update tables set status = 'gone', listed = 0")
        db.execute("delete from seats")
    db.close()
    server = own_server(MONUMENTA_TIDY="0.1")
    assert Person(server).get("/api/tables") == []
    assert host.done("tables") == []
    until(lambda: host.ask("select count(*) from moves") == [(0,)], "the rest is cleared away")
    assert host.ask("select count(*) from tables") == [(0,)]


def test_a_move_made_meanwhile_saves_a_table(tmp_path: Path) -> None:
    """What is looked for is looked at again when it is removed."""
    path = tmp_path / "x.db"
    _store(path, EXAMPLES)
    order = Prune(abandoned=int(time.time() - 90 * DAY))
    ((kind, before),) = limits(order).items()
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as db:
        page = [row[0] for row in db.execute(removing.page_of(kind, before, ""))]
        assert page == ["run-old", "run-still"]
        now = 400 * DAY * 1000
        db.exec_driver_sql("insert into moves values ('run-old', 6, 0, 'x', '[]', ?, null, null)", (now,))
        db.exec_driver_sql("update tables set seq = 6 where id = 'run-old'")
        assert condemn(db, page, removing.older(kind, before)) == ["run-still"]


def test_space_goes_back_to_the_disk_when_no_server_runs(own_server: Callable[..., Server], host: Host) -> None:
    _store(host.db, [_table(f"t{i}", "over", 9, 600) for i in range(40)])
    server = own_server()
    said = host("prune", "--finished", "1", "--yes")
    assert said.status == 0
    assert "monumenta admin prune --compact" in said.out
    refused = host("prune", "--compact")
    assert refused.status == 1
    assert f"process {server.process.pid}" in refused.err
    server.stop()
    document = host.done("prune", "--compact")
    assert host.ask("select count(*) from moves") == [(0,)]  # the server may have been stopped before it came to all
    assert document["bytes_after"] < document["bytes_before"] / 2
    assert document["bytes_free"] == 0


def test_players_move_while_thousands_of_tables_are_pruned(own_server: Callable[..., Server], host: Host) -> None:
    _store(host.db, [_table(f"t{i}", "over", 90, 20) for i in range(1_500)])
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        order = msgspec.json.encode(Prune(finished=int(time.time() - 30 * DAY))).decode()
        with sqlite3.connect(host.db) as db:
            db.execute("insert into orders (id, what, asked) values ('o1', ?, 1)", [order])
        db.close()
        made, rng = 0, random.Random(1)
        while page.position is not None and not page.position["over"]:
            made += page.play_on(rng, turns=1)
            if host.ask("select count(*) from tables") == [(1,)]:
                break
        assert made > 0
    until(lambda: host.ask("select done from orders")[0][0] is not None, "the order is answered")
    assert host.ask("select answer from orders") == [('{"facts":{"finished":1500},"problem":null}',)]
