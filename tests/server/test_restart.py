"""Stopping and starting again; one process for one database; tables that leave memory."""

from __future__ import annotations

import random
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.server.harness import PATIENCE, Person, Server, full_but_not_begun, until
from tests.server.host import Host


def test_a_polite_stop_says_so_and_everything_goes_on(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.play_on(random.Random(1), turns=12)
        page.await_turn()
        before = page.position
        assert before is not None
    assert "Every table is kept" in server.stop()
    server.start()
    ana.moved()
    assert ana.get("/api/me") == ana.me  # the cookie's key is kept too
    with ana.page(table["id"]) as page:
        scene = page.wait("scene")
        assert scene["position"] == before
        assert len(scene["moves"]) == before["seq"]
        assert page.play_on(random.Random(2)) > 0


def test_who_does_not_read_is_cut_when_the_server_stops(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", *["random"] * 4, game="monumental")["id"]  # where a scene is large
    name, port = server.host.split(":")
    lines = [
        f"GET /api/tables/{table}/play HTTP/1.1",
        f"Host: {server.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        "Cookie: " + "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items()),
    ]
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with deaf:
        deaf.connect((name, int(port)))
        deaf.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b"101" in deaf.recv(64)
        deaf.sendall(_masked('{"kind":"sync"}') * 250)
        with ana.page(table) as page:
            for _ in range(250):  # these are served in turn with the others, so by then those are waiting to be read
                page.say(kind="sync")
            for _ in range(251):
                page.wait("scene")
            said = server.stop()
            assert page.read_to_the_end() == 1012
    assert "Stopped." in said
    assert "Traceback" not in said
    assert "ERROR" not in said


def _masked(text: str) -> bytes:
    """A frame of text; a mask of zeros is as good as any."""
    return bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text.encode()


def test_snapshots_bound_what_is_played_again(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server)
    table = ana.create("me", "random")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.play_on(random.Random(3), turns=15)
        page.await_turn()  # until then the bot goes on
        seq = page.seq
    with sqlite3.connect(server.db) as db:
        snapshots = db.execute("select n from snapshots where table_id = ?", [table["id"]]).fetchall()
    assert len(snapshots) == 1
    assert 0 <= seq - snapshots[0][0] < 64 + 26  # a turn and a new round's luck are never cut in two


def test_bots_go_on_by_themselves_after_a_restart_until_a_person_is_to_move(own_server: Callable[..., Server]) -> None:
    slow = own_server(MONUMENTA_PACE="3600")  # the bot has not moved when the server is killed
    ana = Person(slow)
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.play_on(random.Random(1), turns=1) == 1
        before = page.seq
    slow.kill()
    ana.server = own_server()
    ana.moved()
    until(lambda: seq(ana) > before, "the bot moves though nobody opened the page")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.await_turn()


def seq(person: Person) -> int:
    """Of the person's only table."""
    return person.get("/api/tables")[0]["seq"]


def test_a_full_table_that_never_began_begins(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server)
    table = full_but_not_begun(server, ana)
    with ana.page(table["id"]) as page:
        assert page.wait("scene")["table"]["status"] == "running"
        assert page.play_on(random.Random(4), turns=1) == 1


def test_a_second_server_on_a_database_is_told_who_has_it(own_server: Callable[..., Server]) -> None:
    one = own_server()
    command = [sys.executable, "-m", "monumenta", "serve", "--port", "0", "--db", str(one.db)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert second.returncode != 0
    said = second.stderr + second.stdout
    assert f"process {one.process.pid}" in said
    assert f"http://{one.host}/" in said
    assert "--db" in said
    assert "Traceback" not in said
    assert Person(one).get("/api/health")  # the first one goes on
    one.kill()
    one.start()  # a lock does not outlive who held it


def _start_beside(db: Path) -> str:
    """Try to start a server there, which must not succeed; what it says."""
    command = [sys.executable, "-m", "monumenta", "serve", "--port", "0", "--db", str(db)]
    second = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        said, _ = second.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        second.kill()
        said, _ = second.communicate()
        raise AssertionError(f"it has started: {said}") from None
    assert second.returncode != 0
    assert "Traceback" not in said
    return said


def test_a_link_is_the_database_itself(own_server: Callable[..., Server], host: Host, tmp_path: Path) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    link, folder = tmp_path / "sym.db", tmp_path / "folder"
    link.symlink_to(server.db.name)
    folder.symlink_to(tmp_path)
    for name in (link, folder / server.db.name, folder / link.name):
        assert f"process {server.process.pid}" in _start_beside(name)
    kept, table = tmp_path / "copy.db", ana.create("me", "open")["id"]
    host.done("backup", kept)
    host.db = link
    assert host.done("close", table)["table"] == table
    assert ana.get(f"/api/tables/{table}")["status"] == "closed"  # the server has heard of it
    said = host("restore", kept, "--yes")
    assert said.status == 1
    assert f"process {server.process.pid}" in said.err
    server.stop()
    restored = host.done("restore", kept)
    assert link.is_symlink()
    assert Path(restored["file"]) == server.db
    server.start()
    ana.moved()
    assert ana.get(f"/api/tables/{table}")["status"] == "waiting"
    assert sorted(path.name for path in tmp_path.glob("*.lock")) == [f"{server.db.name}.lock"]


def test_a_database_with_two_names_is_refused(own_server: Callable[..., Server], host: Host, tmp_path: Path) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "open")["id"]
    second = tmp_path / "hard.db"
    second.hardlink_to(server.db)
    said = _start_beside(second)
    assert "hard link" in said
    assert server.db.name in said
    for name in (second, server.db):
        host.db = name
        for command in (["close", table, "--yes"], ["tables"], ["backup", str(tmp_path / "copy.db")]):
            said = host(*command)
            assert said.status != 0
            assert "hard link" in said.err
    assert ana.get(f"/api/tables/{table}")["status"] == "waiting"
    second.unlink()
    host.done("close", table)


def test_whoever_loses_a_race_reloads(own_server: Callable[..., Server]) -> None:
    """Somebody else writes to the file all the same: the log is the lock."""
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "open", starter=0)
    Person(server).join(table)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.position is not None
        first, second = [choice["do"] for choice in page.position["choices"]][:2]
        n = page.seq + 1
        with sqlite3.connect(server.db) as db:
            row = (table["id"], n, 0, first, "[]", 0)
            db.execute("insert into moves (table_id, n, seat, do, events, t) values (?, ?, ?, ?, ?, ?)", row)
            db.execute("update tables set seq = ? where id = ?", [n, table["id"]])
        db.close()
        refused = page.act([second], confirm=True)
        assert (refused["kind"], refused["code"]) == ("rejected", "stale")
        assert refused["position"]["seq"] == n
        assert any(message["kind"] == "scene" and message["position"]["seq"] == n for message in page.heard)
    with sqlite3.connect(server.db) as db:
        (count,) = db.execute("select count(*) from moves where seat = 0").fetchone()
    db.close()
    assert count == 1


def test_idle_tables_leave_memory_and_come_back(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_IDLE="0.1")
    ana = Person(server)
    table = ana.create("me", "open", starter=0)
    Person(server).join(table)
    with ana.page(table["id"]) as page:
        before = page.wait("scene")
        until(lambda: ana.get("/api/health")["tables"] == 1, "the table is in memory")
    until(lambda: ana.get("/api/health")["tables"] == 0, "the table leaves memory")
    with ana.page(table["id"]) as page:
        assert page.wait("scene")["position"] == before["position"]


def test_rules_that_are_gone_are_said_to_be(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server)
    table = ana.create("me", "open")
    with sqlite3.connect(server.db) as db:
        db.execute("update tables set rules = '0'")
    db.close()
    server.kill()
    server.start()
    ana.moved()
    answer = ana.http.get(f"/api/tables/{table['id']}")
    assert (answer.status_code, answer.json()["code"]) == (409, "old-rules")
    assert [info["id"] for info in ana.get("/api/tables")] == [table["id"]]


def test_a_record_needs_no_rules_and_a_bad_snapshot_is_made_good_by_the_log(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server)
    over, running = (ana.create("me", "random", starter=0) for _ in range(2))
    with ana.page(over["id"]) as page:
        page.wait("scene")
        page.play_on(random.Random(1))
    record = ana.http.get(f"/api/tables/{over['id']}/record").text
    with ana.page(running["id"]) as page:
        page.wait("scene")
        page.play_on(random.Random(2), turns=12)
        page.await_turn()
        before = page.position
    server.kill()
    with sqlite3.connect(server.db) as db:
        db.execute("update tables set rules = '0' where id = ?", [over["id"]])
        db.execute("update snapshots set state = x'00' where table_id = ?", [running["id"]])
        assert db.execute("select count(*) from snapshots where length(state) = 1").fetchone() == (1,)
    db.close()
    server.start()
    ana.moved()
    assert ana.http.get(f"/api/tables/{over['id']}/replay").status_code == 409
    assert ana.http.get(f"/api/tables/{over['id']}/record").text == record.replace('"rules":"2"', '"rules":"0"')
    with ana.page(running["id"]) as page:
        assert page.wait("scene")["position"] == before
