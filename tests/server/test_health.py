"""The server says how it is: red while nothing can be written, whatever the cause, and green again by itself."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from monumenta.server.store import readiness
from monumenta.server.store.readiness import Readiness
from monumenta.server.store.whereabouts import looks_whole
from monumenta.tables.problem import Refused
from monumenta.tables.tasks import Tasks
from tests.server.faults import full_disk, held_database
from tests.server.harness import Page, Person, Server, until
from tests.server.test_faults import a_turn

BESIDE = ("", "-wal", "-shm")
"""The files of a database."""


class Host:
    """Who looks after the server; and somebody who plays meanwhile."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.player = Person(server, "Ana")
        self.table = str(self.player.create("me", "random", starter=0)["id"])
        self.page = self.player.page(self.table)
        self.page.wait("scene")
        assert self.ready() is None

    def ready(self) -> str | None:
        """What is wrong."""
        answer = self.player.http.get("/api/ready")
        told = answer.json()
        if answer.is_success:
            return None
        assert (answer.status_code, told["code"]) == (503, "not-ready")
        return str(told["message"])

    def wait_until_red(self, words: str) -> None:
        def red() -> bool:
            problem = self.ready()
            return problem is not None and words in problem

        until(red, f"readiness says {words!r}")

    def wait_until_green(self) -> None:
        until(lambda: self.ready() is None, "readiness is green again")

    def refused(self, do: list[str]) -> None:
        answer = self.page.act(do, confirm=True)
        assert (answer["kind"], answer["code"]) == ("rejected", "not-stored")

    def stored(self) -> int:
        """Moves that a server which is started anew finds."""
        self.page.__exit__()
        self.server.kill()
        self.server.start()
        self.player.moved()
        return int(self.player.get(f"/api/tables/{self.table}")["seq"])


@pytest.fixture
def host(own_server: Callable[..., Server]) -> Generator[Host]:
    hosted = Host(own_server())
    yield hosted
    hosted.page.__exit__()


def play(page: Page) -> int:
    """Play some turns; how many moves are acknowledged by then."""
    assert page.play_on(random.Random(7), turns=2) == 2
    assert page.await_turn()  # the bot has answered
    return page.seq


@contextmanager
def moved_away(server: Server, *endings: str) -> Generator[Path]:
    """Files of the database are elsewhere for a while."""
    folder = server.db.parent / "elsewhere"
    folder.mkdir()
    names = [server.db.name + ending for ending in endings]
    for name in names:
        (server.db.parent / name).rename(folder / name)
    yield folder / server.db.name
    for name in names:
        (folder / name).rename(server.db.parent / name)


def backup(server: Server) -> Path:
    """A copy of the database as it is now."""
    path = server.db.parent / "backup.db"
    with closing(sqlite3.connect(server.db)) as source, closing(sqlite3.connect(path)) as copy:
        source.backup(copy)
    return path


def test_live_and_ready_are_two_questions(server: Server) -> None:
    person = Person(server)
    assert set(person.get("/api/live")) == {"version"}
    assert set(person.get("/api/ready")) == {"version", "tables"}
    assert person.get("/api/health") == person.get("/api/ready"), "the old name still does"


def test_a_full_disk_is_red_until_there_is_room(host: Host) -> None:
    do = a_turn(host.page)
    with full_disk(host.server):
        host.wait_until_red("make room")
        assert host.player.get("/api/live")
        host.refused(do)
    host.wait_until_green()
    assert play(host.page) == host.stored()


def test_a_held_lock_is_red_while_it_lasts_and_the_process_lives(host: Host) -> None:
    with held_database(host.server):
        host.wait_until_red("holds it")
        assert host.player.get("/api/live")
    host.wait_until_green()
    play(host.page)


@pytest.mark.parametrize("endings", [BESIDE, BESIDE[:1]])
def test_nothing_is_acknowledged_while_the_file_is_gone_and_moved_back_it_goes_on(
    host: Host, endings: tuple[str, ...]
) -> None:
    before = play(host.page)
    do = a_turn(host.page)
    with moved_away(host.server, *endings):
        host.wait_until_red("move it back")
        assert host.player.get("/api/live")
        host.refused(do)
        assert host.player.get(f"/api/tables/{host.table}")["seq"] == before, "one can still look"
        assert host.player.http.post("/api/me", json={"name": "Anna"}).json()["code"] == "not-stored"
        assert not host.server.db.exists(), "no empty database is made in its place"
    host.wait_until_green()
    assert host.page.act(do, confirm=True)["kind"] == "applied"
    assert play(host.page) == host.stored()


def test_a_deleted_file_is_replaced_by_a_backup_and_everything_goes_on_from_there(host: Host) -> None:
    saved = play(host.page)
    copy = backup(host.server)
    assert play(host.page) > saved
    other = host.player.create("me", "open")["id"]
    do = a_turn(host.page)
    for ending in BESIDE:
        Path(f"{host.server.db}{ending}").unlink()
    host.refused(do)
    host.wait_until_red("put a backup in its place")
    copy.rename(host.server.db)
    host.wait_until_green()
    host.page.wait("scene")
    assert host.page.seq == saved, "everybody sees what the backup knows"
    assert host.player.http.get(f"/api/tables/{other}").json()["code"] == "unknown-table"
    now = play(host.page)
    assert now > saved
    assert host.stored() == now


def test_a_backup_over_the_file_keeps_the_log_of_the_other_one_out(host: Host) -> None:
    """The old log stays where it was: SQLite would take it for the new file's."""
    copy = backup(host.server)
    last = play(host.page)
    moved = host.server.db.rename(host.server.db.parent / "moved.db")
    copy.rename(host.server.db)
    host.wait_until_green()
    host.page.wait("scene")
    now = play(host.page)
    assert host.stored() == now
    assert integrity(host.server.db) == "ok"
    with closing(sqlite3.connect(moved)) as db:  # and the old one is whole without its log
        assert integrity(moved) == "ok"
        assert db.execute("select max(n) from moves where table_id = ?", (host.table,)).fetchone() == (last,)


def integrity(path: Path) -> str:
    with closing(sqlite3.connect(path)) as db:
        return str(db.execute("pragma integrity_check").fetchone()[0])


def test_what_is_no_database_of_ours_is_not_taken_over(host: Host) -> None:
    before = play(host.page)
    do = a_turn(host.page)
    with moved_away(host.server, *BESIDE):
        with closing(sqlite3.connect(host.server.db)) as db:
            db.execute("create table other (n integer)")
        host.wait_until_red("another file")
        host.refused(do)
        assert host.player.get(f"/api/tables/{host.table}")["seq"] == before
        host.server.db.unlink()
    host.wait_until_green()
    assert play(host.page) == host.stored()


def test_a_lost_log_is_saved_and_begun_anew(host: Host) -> None:
    play(host.page)
    log = Path(f"{host.server.db}-wal")
    log.unlink()
    until(log.exists, "a new log")
    until(lambda: host.player.http.post("/api/me", json={"name": "Anna"}).is_success, "something is written")
    assert play(host.page) == host.stored()
    assert integrity(host.server.db) == "ok"


def test_a_half_copied_database_is_not_whole(tmp_path: Path, server: Server) -> None:
    whole, half = tmp_path / "whole.db", tmp_path / "half.db"
    with closing(sqlite3.connect(server.db)) as source, closing(sqlite3.connect(whole)) as copy:
        source.backup(copy)
    assert looks_whole(whole)
    shutil.copy(whole, half)
    os.truncate(half, whole.stat().st_size - 4096)
    assert not looks_whole(half)
    os.truncate(half, 10)
    assert not looks_whole(half)
    assert not looks_whole(tmp_path / "nowhere")


class Slow:
    """A store whose writes come back when they are told to."""

    def __init__(self) -> None:
        self.tries = 0
        self.done, self.probed = asyncio.Event(), asyncio.Event()

    async def probe(self) -> None:
        self.tries += 1
        await self.done.wait()
        self.probed.set()


def test_however_many_ask_one_try_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.01)

    async def run() -> None:
        store, tasks = Slow(), Tasks()
        ready = Readiness(cast("Any", store), tasks)
        asked = await asyncio.gather(*(ready.check() for _ in range(20)), return_exceptions=True)
        asked += await asyncio.gather(*(ready.check() for _ in range(20)), return_exceptions=True)
        assert all(isinstance(answer, Refused) and answer.code == "not-ready" for answer in asked)
        assert store.tries == 1, "one that hangs is not followed by others"
        store.done.set()
        await store.probed.wait()
        await asyncio.sleep(0)  # whoever waited for that has heard of it
        await asyncio.gather(*(ready.check() for _ in range(20)))
        assert store.tries == 1, "what was just tried is believed for a moment"
        await tasks.close()

    asyncio.run(run())
