"""`monumenta admin` helps, in both languages, with an example for every command."""

from __future__ import annotations

import pytest

from monumenta.cli.admin import app
from tests.cli.command import monumenta

COMMANDS = [str(command.name) for command in app.registered_commands]


def test_there_is_all_that_a_host_needs() -> None:
    wanted = [
        "tables",
        "show",
        "close",
        "delete",
        "ban",
        "unban",
        "bans",
        "rename",
        "rotate-key",
        "prune",
        "backup",
        "restore",
    ]
    assert wanted == COMMANDS
    shown = monumenta("admin", "--help")
    assert shown.status == 0
    assert [name for name in wanted if f" {name} " not in shown.out] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    answer = monumenta("admin", command, "--help")
    assert answer.status == 0
    assert f"Example: monumenta admin {command}" in answer.out
    assert "--json" in answer.out
    assert "--db" in answer.out


def test_help_speaks_spanish() -> None:
    assert "Ejemplo: monumenta admin prune" in monumenta("admin", "prune", "--help", "--lang", "es").out
