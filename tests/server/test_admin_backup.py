"""`monumenta admin backup` and `restore`: the database of one moment, its owner's only, and back again."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from monumenta.server.admin import copying
from monumenta.server.admin.errand import ErrandError
from monumenta.server.settings import database_url
from tests.server.harness import Json, Person, Server
from tests.server.host import Host

LOGS = "select id, seq, (select count(*) from moves where table_id = id) from tables"


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def _ask(path: Path, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(path) as db:
        found = db.execute(query).fetchall()
    db.close()
    return found


@contextmanager
def _any_mask() -> Generator[None]:
    """Whoever starts the command may be careless with the rights of new files."""
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


class Player:
    """Somebody who plays in a thread of their own, and counts what was acknowledged."""

    def __init__(self, person: Person, table: Json) -> None:
        self.acknowledged = 0
        self._stop = threading.Event()
        self._person = person
        self._table = table
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        rng = random.Random(1)
        with self._person.page(self._table["id"]) as page:
            page.wait("scene")
            while not self._stop.is_set() and page.play_on(rng, turns=1):
                self.acknowledged = page.seq

    def end(self) -> None:
        self._stop.set()
        self._thread.join()


def test_every_acknowledged_move_is_in_the_backup_and_comes_back(
    own_server: Callable[..., Server], host: Host, tmp_path: Path
) -> None:
    server = own_server()
    people = [Person(server, f"Player {i}") for i in range(3)]
    tables = [person.create("me", "random", game="monumental", starter=0) for person in people]
    players = [Player(*pair) for pair in zip(people, tables, strict=True)]
    backups: list[tuple[Path, list[int]]] = []
    try:
        for i in range(4):
            before = [player.acknowledged for player in players]
            target = tmp_path / f"copy{i}.db"
            said = host.done("backup", target)
            assert (said["file"], said["tables"]) == (str(target), 3)
            backups.append((target, before))
    finally:
        for player in players:
            player.end()
    assert any(sum(before) > 0 for _, before in backups)
    for path, before in backups:
        for table, acknowledged in zip(tables, before, strict=True):
            (row,) = (row for row in _ask(path, LOGS) if row[0] == table["id"])
            assert row[1] == row[2]  # whole turns: the log and what it says of itself are of one moment
            assert int(str(row[1])) >= acknowledged
        assert _ask(path, "PRAGMA integrity_check") == [("ok",)]
    path, before = backups[-1]
    server.stop()
    later = _ask(host.db, "select sum(seq) from tables")
    said = host.done("restore", path)
    assert _mode(host.db) == 0o600
    assert _ask(Path(said["kept"]), "select sum(seq) from tables") == later  # what was there is kept aside, whole
    assert _mode(Path(said["kept"])) == 0o600
    server.start()
    for person, table, acknowledged in zip(people, tables, before, strict=True):
        person.moved()
        assert person.get("/api/me") == person.me
        with person.page(table["id"]) as page:
            scene = page.wait("scene")
            assert scene["position"]["seq"] >= acknowledged
            assert len(scene["moves"]) == scene["position"]["seq"]
            assert page.play_on(random.Random(2), turns=2) == 2 or scene["position"]["over"]


def test_a_backup_is_its_owners_only_from_its_first_byte_on(
    own_server: Callable[..., Server], host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    for _ in range(20):
        ana.create("me", "random")
    monkeypatch.setattr(copying, "PAGES", 1)
    folder = tmp_path / "copies"
    folder.mkdir()
    seen: list[int] = []

    def look(_done: int, _total: int) -> None:
        assert not (folder / "copy.db").exists()  # it has its name when it is whole
        seen.extend(_mode(path) for path in folder.iterdir())

    with _any_mask():
        copying.backup(database_url(str(host.db)), folder / "copy.db", look)
    assert len(seen) > 5
    assert set(seen) == {0o600}
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
    assert _mode(folder / "copy.db") == 0o600
    with _any_mask():
        named = Path(host.done("backup", folder)["file"])  # into a folder, with a name that says when
    assert named.parent == folder
    assert named.name.startswith("games-20")
    assert _mode(named) == 0o600


def test_a_backup_replaces_another_only_if_one_says_so(
    own_server: Callable[..., Server], host: Host, tmp_path: Path
) -> None:
    own_server().stop()
    target = tmp_path / "copy.db"
    target.write_text("something dear")
    target.chmod(0o644)
    assert host("backup", target, answers="n\n").status == 1
    assert host("backup", target).status == 2
    assert target.read_text() == "something dear"
    assert host("backup", target, answers="y\n").status == 0
    assert _mode(target) == 0o600
    assert _ask(target, "select count(*) from tables") == [(0,)]
    said = host("backup", host.db, "--yes")
    assert said.status == 1
    assert "another name" in said.err
    said = host("backup", tmp_path / "nowhere" / "copy.db")
    assert said.status == 1
    assert "choose another place" in said.err


def test_a_backup_never_replaces_a_file_of_the_database(
    own_server: Callable[..., Server], host: Host, tmp_path: Path
) -> None:
    ana = Person(own_server(), "Ana")
    ana.create("me", "open")
    own = [host.db.with_name(host.db.name + end) for end in ("", "-wal", "-shm", ".lock")]
    before = [file.stat().st_ino for file in own]
    (tmp_path / "log").symlink_to(own[1])
    (tmp_path / "second").hardlink_to(own[1])
    (tmp_path / "folder").symlink_to(tmp_path)
    journal = host.db.with_name(host.db.name + "-journal")  # there is none: it would be taken for one
    through = tmp_path / "folder" / own[2].name
    for target in (*own, journal, tmp_path / "log", tmp_path / "second", through):
        said = host("backup", target, "--yes")
        assert said.status == 1, target
        assert "another name" in said.err
    assert [file.stat().st_ino for file in own] == before
    assert not journal.exists()
    assert ana.get("/api/ready")
    ana.create("me", "open")
    assert host.done("backup", tmp_path / "copy.db")["tables"] == 2


def test_a_disk_that_is_full_leaves_no_half_backup(
    own_server: Callable[..., Server], host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_server().stop()
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "copy.db").write_text("the one of yesterday")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copying, "_sync", full)
    said = host("backup", folder / "copy.db", "--yes")
    assert said.status == 1
    assert "No space left" in said.err
    assert [path.read_text() for path in folder.iterdir()] == ["the one of yesterday"]


def test_restoring_needs_the_server_stopped_and_a_yes(
    own_server: Callable[..., Server], host: Host, tmp_path: Path
) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    ana.create("me", "open")
    backup = tmp_path / "copy.db"
    host.done("backup", backup)
    ana.create("me", "open")
    said = host("restore", backup, "--yes")
    assert said.status == 1
    assert f"process {server.process.pid}" in said.err
    assert "stop the server first" in said.err
    server.stop()
    assert host("restore", backup, answers="n\n").status == 1
    assert host.ask("select count(*) from tables") == [(2,)]
    assert host("restore", backup, answers="yes\n").status == 0
    assert host.ask("select count(*) from tables") == [(1,)]
    assert backup.exists()  # and can be used again
    host.db.unlink()
    assert host.done("restore", backup)["kept"] is None  # where there is nothing, nothing is put aside


def test_changes_that_lie_beside_the_old_file_do_not_get_into_the_new(
    own_server: Callable[..., Server], host: Host, tmp_path: Path
) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    ana.create("me", "open")
    backup = tmp_path / "copy.db"
    host.done("backup", backup)
    for _ in range(5):
        ana.create("me", "open")
    server.kill()
    assert Path(f"{host.db}-wal").stat().st_size > 0
    said = host.done("restore", backup)
    assert host.ask("select count(*) from tables") == [(1,)]
    assert _ask(Path(said["kept"]), "select count(*) from tables") == [(6,)]
    # also where the old file is past reading
    broken = bytearray(host.db.read_bytes())
    broken[:200] = bytes(200)
    host.db.write_bytes(broken)
    Path(f"{host.db}-wal").write_bytes(b"who knows what")
    said = host.done("restore", backup)
    assert host.ask("select count(*) from tables") == [(1,)]
    assert Path(said["kept"]).read_bytes() == broken
    assert Path(f"{said['kept']}-wal").read_bytes() == b"who knows what"


def test_what_is_no_whole_backup_of_ours_is_refused(
    own_server: Callable[..., Server], host: Host, tmp_path: Path
) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    for _ in range(30):
        ana.create("me", "random")
    good = tmp_path / "good.db"
    host.done("backup", good)
    server.stop()
    before = host.db.read_bytes()
    bad = tmp_path / "bad.db"

    def spoil(how: Callable[[], object]) -> None:
        shutil.copyfile(good, bad)
        how()
        said = host("restore", bad, "--yes")
        assert said.status == 1
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        assert host.db.read_bytes() == before

    spoil(lambda: bad.write_text("a text"))
    spoil(lambda: bad.write_bytes(good.read_bytes()[: good.stat().st_size // 2]))
    spoil(lambda: bad.write_bytes(good.read_bytes()[:8192] + bytes(8192) + good.read_bytes()[16384:]))
    spoil(lambda: _ask(bad, "update alembic_version set version_num = '9999'"))
    spoil(lambda: _ask(bad, "drop table alembic_version"))
    spoil(lambda: _ask(bad, "delete from tables"))  # moves that belong to nothing
    spoil(bad.unlink)


def test_orders_that_were_given_to_another_time_are_not_restored(
    own_server: Callable[..., Server], host: Host, tmp_path: Path
) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "open")
    server.stop()
    with sqlite3.connect(host.db) as db:
        db.execute(
            "insert into orders (id, what, asked) values ('o', ?, 1)", [f'{{"type":"delete","table":"{table["id"]}"}}']
        )
    db.close()
    backup = tmp_path / "copy.db"
    host.done("backup", backup)
    host.done("restore", backup)
    assert host.ask("select count(*) from orders") == [(0,)]


def test_a_backup_of_an_older_version_is_restored_and_brought_up_to_date(
    own_server: Callable[..., Server], host: Host, tmp_path: Path
) -> None:
    old = tmp_path / "old.db"
    golden = Path(__file__).parents[1] / "golden" / "server" / "rules-v1.sql"
    with sqlite3.connect(old) as db:
        db.executescript(golden.read_text("utf-8"))
    db.close()
    host.done("restore", old)
    server = own_server()
    assert Person(server).get("/api/health")
    assert len(host.done("tables")) > 0


def test_nothing_waits_for_a_backup(own_server: Callable[..., Server], host: Host, tmp_path: Path) -> None:
    """It reads on while others write, and does not begin anew because of them."""
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "random", starter=0)
    written: list[int] = []

    def write(_done: int, _total: int) -> None:
        written.append(ana.create("me", "open")["seq"])

    with ana.page(table["id"]) as page, pytest.MonkeyPatch.context() as patch:
        page.wait("scene")
        patch.setattr(copying, "PAGES", 8)
        copied = copying.backup(database_url(str(host.db)), tmp_path / "copy.db", write)
        assert page.play_on(random.Random(1), turns=1) == 1
    assert len(written) > 2
    assert copied.tables == 1  # as it was when it began
    with pytest.raises(ErrandError, match="no backup"):
        copying.check(tmp_path / "nowhere.db")
