"""Whatever is typed, and whatever guests call themselves, `monumenta admin` answers in plain words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import Person, Server
from tests.server.host import Host

TEXTS = {
    "sql": "' OR 1=1; DROP TABLE tables; --",
    "cursor": "a\x1b[31mred\x1b]0;title\x07\r\nb",
    "path": "../../etc/passwd",
    "long": "A" * 10_000,
    "markup": "[bold]x[/nope]",
    "escaped": "\\[/nope]\\",
    "bytes": "a\udcffb",
    "empty": "",
    "backwards": "a\u202eb",
    "pattern": "%s%n{0}{ $table }",
}


def commands(text: str, guest: str) -> list[list[str | Path]]:
    return [
        ["show", text],
        ["close", text, "--yes"],
        ["delete", text, "--yes"],
        ["ban", text, "--yes"],
        ["unban", text],
        ["rename", text, "Zed"],
        ["rename", guest, text],
        ["ban", guest, "--yes", "--until", text],
        ["ban", guest, "--yes", "--reason", text],
        ["bans"],
        ["unban", guest],
        ["tables", "--guest", text],
        ["tables", "--game", text],
        ["tables", "--status", text],
        ["restore", text, "--yes"],
    ]


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_hostile_texts(own_server: Callable[..., Server], host: Host, text: str) -> None:
    server = own_server()
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.create("me", "open")
    ben.join(table)
    for command in commands(text, ben.me["guest"]):
        said = host(*command)
        assert said.status in (0, 1, 2), (command, said)
        told = said.out + said.err
        assert all(letter.isprintable() or letter == "\n" for letter in told), (command, said)
        assert len(said.err) < 1000, (command, said)
        assert "Traceback" not in told
    assert host.done("show", table["id"])["status"] == "running"
    assert host("tables").status == 0
    assert server.process.poll() is None


@pytest.mark.parametrize("name", ["\\[/nope]", "[/nope]", "\\\\[bold]x", "x\\", "[link=x]y"])
def test_every_name_is_shown_as_it_is(own_server: Callable[..., Server], host: Host, name: str) -> None:
    """A guest whose name was taken for a command of rich would hide all tables from the host."""
    server = own_server()
    ana = Person(server, name)
    assert ana.me["name"] == name
    table = ana.create("me", "open")["id"]
    for command in (["tables"], ["show", table]):
        said = host(*command)
        assert said.status == 0, said
        assert f"{name} {ana.me['guest']}" in said.out


def test_a_backup_with_an_impossible_name_is_refused(
    own_server: Callable[..., Server], host: Host, tmp_path: Path
) -> None:
    server = own_server()
    Person(server, "Ana").create("me", "open")
    for name in ("A" * 10_000, "a\udcffb"):
        assert host("backup", tmp_path / name, "--yes").status in (0, 1, 2)
    told = tmp_path / "a\x1b[31mred"
    said = host("backup", told, "--yes")
    assert (said.status, "\x1b" in said.out) == (0, False)
    server.stop()
    said = host("restore", told, "--yes")
    assert (said.status, "\x1b" in said.out + said.err) == (0, False)
