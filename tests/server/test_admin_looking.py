"""`monumenta admin tables` and `show`: what a host sees, at any time, and never a secret."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable

import pytest

from monumenta.server.store import migrate
from tests.cli.command import monumenta
from tests.server.harness import ROOT, Person, Server, play_together
from tests.server.host import Host


def _game(server: Server, turns: int = 3) -> tuple[Person, Person, str]:
    """Ana and Ben in the middle of a game."""
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.create("me", "open", starter=0)
    ben.join(table)
    with ana.page(table["id"]) as one, ben.page(table["id"]) as two:
        one.wait("scene")
        two.wait("scene")
        play_together([one, two], random.Random(1), turns)
    return ana, ben, table["id"]


def test_tables_are_listed_while_the_server_runs_and_after(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, ben, game = _game(server)
    room = ana.create("me", "open", "greedy", game="monuments", listed=True)["id"]
    for _ in ("running", "stopped"):
        listed = host.done("tables")
        assert {table["id"]: table["status"] for table in listed} == {game: "running", room: "waiting"}
        seats = next(table["seats"] for table in listed if table["id"] == game)
        assert [(seat["name"], seat["guest"]) for seat in seats] == [("Ana", ana.me["guest"]), ("Ben", ben.me["guest"])]
        assert [table["id"] for table in host.done("tables", "--status", "running")] == [game]
        assert [table["id"] for table in host.done("tables", "--guest", ben.me["guest"])] == [game]
        assert host.done("tables", "--game", "moves") == []
        assert host.done("tables", "--older-than", "1") == []
        assert len(host.done("tables", "--limit", "1")) == 1
        people = host("tables")
        assert people.status == 0
        assert f"Ben {ben.me['guest']}" in people.out  # in one piece: it is typed again to ban somebody
        server.stop()


def test_what_is_shown_has_no_secrets(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, _, game = _game(server)
    kept = host.ask("select secret, invite from tables") + host.ask("select share from seats")
    kept += host.ask("select value from settings")
    secrets = [str(value) for row in kept for value in row if len(str(value)) > 2]
    assert len(secrets) >= 5
    shown = [host("show", game), host("show", game, "--json"), host("tables"), host("tables", "--json")]
    for said in shown:
        assert said.status == 0
        assert not [secret for secret in secrets if secret in said.out + said.err]
    document = shown[1].document
    assert document["creator"] == ana.me["guest"]
    assert (document["moves"], document["status"]) == (host.ask("select seq from tables")[0][0], "running")
    assert document["last"] >= document["started"] >= document["created"]
    assert document["options"]["starter"] == 0
    assert "state" not in document


def test_odd_ids_are_found_or_said_to_be_unknown(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    _, _, game = _game(server, 1)
    server.stop()
    with sqlite3.connect(host.db) as db:
        db.execute("update tables set id = '-json_-abc12'")
        db.execute("update seats set table_id = '-json_-abc12', name = '[bold]Ana\x1b[2J' where seat = 0")
    db.close()
    assert host.done("show", "-json_-abc12")["id"] == "-json_-abc12"
    assert host.done("show", f"http://somewhere/t/-json_-abc12#{'x' * 24}")["id"] == "-json_-abc12"
    shown = host("show", "-json_-abc12").out
    assert "[bold]Ana?[2J" in shown  # neither the terminal nor rich takes a name for a command
    assert host.done("close", "-json_-abc12")["changed"] is True
    for odd in ("nowhere", "x' or '1'='1", "%", "", "\x1b[2J", "ñ" * 500, "--", game):
        said = host("show", odd)
        assert said.status in (1, 2), odd
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert "\x1b" not in said.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["tables", "--status", "open"], "waiting, running, over, closed"),
        (["ban", "Ana"], "16 digits"),
        (["ban", "10.0.0.0/99"], "16 digits"),
        (["ban", "10.0.0.1", "--until", "soon"], "7d"),
        (["ban", "10.0.0.1", "--until", "2001-01-01"], "over already"),
        (["rename", "Ana", "Bea"], "16 digits"),
        (["prune"], "--waiting"),
        (["tables", "--limit", "0"], "--limit"),
        (["prune", "--waiting", "-1"], "--waiting"),
    ],
)
def test_a_wrong_argument_is_one_line_and_status_2(host: Host, arguments: list[str], says: str) -> None:
    migrate.upgrade(f"sqlite:///{host.db}")
    said = host(*arguments)
    assert (said.status, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert says in said.err


def test_a_database_that_is_not_there_or_not_ours_or_of_another_time_is_said_to_be(host: Host) -> None:
    said = host("tables")
    assert said.status == 1
    assert "--db" in said.err
    assert not host.db.exists()
    host.db.write_text("this is no database at all, but a text file of some length")
    assert host("tables").status == 1
    host.db.unlink()
    old = ROOT / "tests" / "golden" / "server" / "rules-v1.sql"
    with sqlite3.connect(host.db) as db:
        db.executescript(old.read_text("utf-8"))
    db.close()
    said = host("tables")
    assert said.status == 1
    assert "start the server of this version" in said.err
    assert host("close", "anything", "--yes").err == said.err
    assert host.ask("select version_num from alembic_version")[0][0] < "0004"
    assert host.done("rotate-key")["old_keys"] == 1  # what looks at no table brings it up to date, as the server would
    assert len(host.done("tables")) > 0
    with sqlite3.connect(host.db) as db:
        db.execute("update alembic_version set version_num = '9999'")
    db.close()
    assert "newer" in host("tables").err


def test_the_list_speaks_spanish_too(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    _game(server, 1)
    said = monumenta("admin", "tables", "--db", str(host.db), "--lang", "es")
    assert said.status == 0
    assert "en juego" in said.out
    assert json.loads(monumenta("admin", "tables", "--db", host.db, "--json").out)
