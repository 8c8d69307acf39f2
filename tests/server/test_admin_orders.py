"""Orders survive whoever is killed when, are done once, and are taken back when nobody answers."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, create_engine, event

from monumenta.cli.main import outcome
from monumenta.server.admin import errand, orders
from monumenta.server.settings import database_url
from monumenta.server.store.keeper import keep
from tests.server.harness import ROOT, Json, Person, Server, play_together, until
from tests.server.host import Host, Said


def _killed(last: int, *arguments: str) -> int:
    """Run a command that is killed after so many changes; the status with which it ended."""
    child = os.fork()
    if child == 0:
        changes = 0

        @event.listens_for(Engine, "after_cursor_execute")
        def count(*about: Any) -> None:  # pyright: ignore[reportUnusedFunction]
            nonlocal changes
            changes += str(about[2]).strip().startswith(("INSERT", "UPDATE", "DELETE"))
            if changes == last:
                os.kill(os.getpid(), signal.SIGKILL)

        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os._exit(outcome(["admin", *arguments]))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _together(server: Server) -> tuple[Person, Person, Json]:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.create("me", "open", starter=0)
    ben.join(table)
    with ana.page(table["id"]) as one, ben.page(table["id"]) as two:
        one.wait("scene")
        two.wait("scene")
        play_together([one, two], random.Random(1), 2)
    return ana, ben, table


def _place(db: Path, order: orders.Order) -> str:
    """An order of a command that was killed before it heard anything."""
    with create_engine(f"sqlite:///{db}").begin() as connection:
        return orders.place(connection, order)


def _beside(host: Host, *arguments: str) -> Callable[[], Said]:
    """Run a command in a process of its own; what it said in the end."""
    command = [sys.executable, "-m", "monumenta", "admin", *arguments, "--db", str(host.db)]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)

    def end() -> Said:
        out, err = running.communicate(timeout=60)
        return Said(running.returncode, out, err)

    return end


@pytest.mark.parametrize(
    "command",
    [
        ["close", "TABLE", "--yes"],
        ["delete", "TABLE", "--yes"],
        ["rename", "GUEST", "Bea"],
        ["prune", "--abandoned", "1", "--yes"],
        ["rotate-key"],
    ],
    ids=lambda command: str(command[0]),
)
def test_killed_at_any_point_it_is_done_wholly_or_not_at_all(
    own_server: Callable[..., Server], host: Host, command: list[str]
) -> None:
    server = own_server()
    _, ben, table = _together(server)
    server.stop()
    host.ask("update tables set created = created - 200000, started = started - 200000000")  # some days ago
    before = Path(f"{host.db}.before")
    _copy(host.db, before)
    words = [{"TABLE": table["id"], "GUEST": ben.me["guest"]}.get(word, word) for word in command]
    line = [*words, "--db", str(host.db)]
    first = _whole(host, table["id"])
    found: list[Any] = []
    ends: list[Any] = []
    for last in range(1, 60):
        _copy(before, host.db)
        if (status := _killed(last, *line)) == 0:
            break
        assert status == -signal.SIGKILL
        found.append(_whole(host, table["id"]))
        placed = bool(host.ask("select count(*) from orders")[0][0])
        host("unban", "0" * 16)  # whoever comes next finishes what was begun, and does not do it twice
        ends.append((placed, _whole(host, table["id"])))
    assert len(found) >= 3
    done = _whole(host, table["id"])
    assert done != first
    assert set(found) == {first} or set(found) == {first, done}
    assert set(ends) == {(False, first), (True, done)}
    # one that was killed in the middle of it is finished by the server that starts next
    _copy(before, host.db)
    assert _killed(2, *line) == -signal.SIGKILL
    assert host.ask("select count(*) from orders where done is null") == [(1,)]
    server.start()
    until(lambda: host.ask("select count(*) from orders where done is null") == [(0,)], "the server does it")
    assert _whole(host, table["id"]) == done


def _copy(source: Path, target: Path) -> None:
    for end in ("-wal", "-shm"):
        Path(f"{target}{end}").unlink(missing_ok=True)
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    old.close()
    new.close()


def _whole(host: Host, table: str) -> Any:
    """What an order changes, as far as anybody can see it."""
    names = host.ask("select seat, name from seats where table_id = ? order by seat", table)
    guests = host.ask("select name from guests order by name")
    status = host.ask("select status from tables where id = ? and status != 'gone'", table)
    keys = host.ask("select length(value) from settings where name = 'cookie-keys-old'")
    return (*status, *names, *guests, *keys)


def test_an_order_that_nobody_waits_for_is_carried_out_once_after_a_kill(
    own_server: Callable[..., Server], host: Host
) -> None:
    server = own_server()
    ana, _, table = _together(server)
    server.kill()
    id_ = _place(host.db, orders.Close(table["id"]))
    key = _place(host.db, orders.RotateKey(forget_old=False))
    server.start()
    until(lambda: host.ask("select count(*) from orders where done is null") == [(0,)], "the server does both")
    server.kill()
    server.start()
    ana.moved()
    assert ana.get(f"/api/tables/{table['id']}")["status"] == "closed"
    assert host.ask("select answer from orders where id = ?", id_)[0][0].count('"changed":true') == 1
    assert '"old_keys":1' in host.ask("select answer from orders where id = ?", key)[0][0]
    assert host.ask("select value from settings where name = 'cookie-keys-old'")[0][0].count(",") == 0


def test_if_the_server_is_killed_meanwhile_the_command_does_it(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    _, _, table = _together(server)
    server.process.send_signal(signal.SIGSTOP)  # it cannot answer
    said = _beside(host, "close", table["id"], "--yes", "--json")
    until(lambda: host.ask("select count(*) from orders") == [(1,)], "the order is left")
    server.kill()
    found = said()
    assert (found.status, found.document["changed"]) == (0, True)
    assert host.ask("select status from tables") == [("closed",)]
    server.start()


def test_an_order_that_nobody_carries_out_is_taken_back(
    own_server: Callable[..., Server], host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    ana, _, table = _together(server)
    monkeypatch.setattr(errand, "PATIENCE", 1.0)
    server.process.send_signal(signal.SIGSTOP)
    said = host("close", table["id"], "--yes")
    assert said.status == 1
    assert "taken back" in said.err
    assert str(server.process.pid) in said.err
    server.process.send_signal(signal.SIGCONT)
    assert host.ask("select count(*) from orders") == [(0,)]
    host.done("rename", ana.me["guest"], "Bea")  # it listens again
    assert ana.get(f"/api/tables/{table['id']}")["status"] == "running"


def test_who_breaks_the_waiting_off_wants_it_no_more(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, _, table = _together(server)
    server.process.send_signal(signal.SIGSTOP)
    command = [sys.executable, "-m", "monumenta", "admin", "close", table["id"], "--yes", "--db", str(host.db)]
    waiting = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    until(lambda: host.ask("select count(*) from orders") == [(1,)], "the order is left")
    waiting.send_signal(signal.SIGINT)
    waiting.communicate(timeout=60)
    assert waiting.returncode == 130
    server.process.send_signal(signal.SIGCONT)
    host.done("rename", ana.me["guest"], "Bea")
    assert ana.get(f"/api/tables/{table['id']}")["status"] == "running"


def test_an_order_of_another_version_is_answered(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, _, table = _together(server)
    with sqlite3.connect(host.db) as db:
        for i, what in enumerate(['{"type":"dance"}', "no json", '{"type":"close"}', '{"type":"close","table":7}']):
            db.execute("insert into orders (id, what, asked) values (?, ?, 1)", [f"x{i}", what])
    db.close()
    until(lambda: host.ask("select count(*) from orders where done is null") == [(0,)], "they are answered")
    assert {answer for (answer,) in host.ask("select answer from orders")} == {'{"facts":{},"problem":"unknown-order"}'}
    assert host.done("close", table["id"])["changed"] is True  # and the others are heard
    assert ana.get("/api/health")


def test_orders_come_one_after_the_other_from_many_at_once(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, _, table = _together(server)
    url = database_url(str(host.db))
    found: list[orders.Outcome] = []

    def run(name: str) -> None:
        found.append(errand.run(url, orders.Rename(ana.me["guest"], name), lambda _: None, lambda _: None))

    for runs in (True, False):
        found.clear()
        threads = [threading.Thread(target=run, args=[f"Ana {i}"]) for i in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(one.facts["name"] for one in found) == [f"Ana {i}" for i in range(4)]
        assert host.ask("select count(*) from orders where done is null") == [(0,)]
        if runs:
            server.stop()
    assert host.ask("select name from guests where name like 'Ana _'")
    assert host.done("show", table["id"])["seats"][0]["name"].startswith("Ana ")


def test_a_server_that_starts_waits_for_a_command_that_is_just_there(
    own_server: Callable[..., Server], host: Host
) -> None:
    server = own_server()
    server.stop()
    url = database_url(str(host.db))
    with keep(url, errand=True):
        starting = threading.Thread(target=server.start)
        starting.start()
        starting.join(1.0)
        assert starting.is_alive()  # it neither gives up nor goes ahead
    starting.join()
    assert Person(server).get("/api/health")


def test_what_was_done_and_not_followed_is_followed_later(own_server: Callable[..., Server]) -> None:
    """As after a full disk between the two: the ban is stored, and the server does not know of it yet."""
    server = own_server()
    ana = Person(server)
    order = msgspec.json.encode(orders.ShutOut(ana.me["guest"], None, None)).decode()
    with sqlite3.connect(server.db) as db:
        db.execute("insert into bans (who, since) values (?, 1)", [ana.me["guest"]])
        assert ana.http.get("/api/me").is_success
        db.execute(
            "insert into orders (id, what, asked, done, answer) values ('o', ?, 1, -2, ?)", [order, '{"facts":{}}']
        )
    db.close()
    until(lambda: ana.http.get("/api/me").status_code == 403, "the server follows")
    with sqlite3.connect(server.db) as db:
        until(lambda: db.execute("select done from orders").fetchall() == [(2,)], "it says that it has")
    db.close()
