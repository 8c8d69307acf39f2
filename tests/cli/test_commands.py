"""Every command helps, speaks both languages, and answers a mistake with one line and status 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import monumenta

COMMANDS = ["serve", "play", "sim", "export", "bench", "perft", "verify", "rules", "box"]


def test_version() -> None:
    answer = monumenta("--version")
    assert answer.status == 0
    assert answer.out.startswith("monumenta ")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    answer = monumenta(command, "--help")
    assert answer.status == 0
    assert f"Example: monumenta {command}" in answer.out
    spanish = monumenta(command, "--help", "--lang", "es")
    assert f"Ejemplo: monumenta {command}" in spanish.out


def test_language_by_environment() -> None:
    assert "Ejemplo" in monumenta("--help", LANG="es_ES.UTF-8").out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["dance"], "dance"),
        (["sim"], "'game'. See: monumenta sim --help"),
        (["sim", "chess"], "there are: mondo"),
        (["sim", "monuments", "--games", "many"], "--games"),
        (["sim", "monuments", "--games", "0"], "--games"),
        (["sim", "monuments", "--players", "5"], "players"),
        (
            ["sim", "monumental", "--automas", "1", "--bots", "greedy,random"],
            "one seat is left for them; say --players 3",
        ),
        (["sim", "monuments", "--bots", "clever"], "random"),
        (["sim", "monuments", "--monument", "eiffel"], "taj-mahal"),
        (["sim", "monuments", "--gmaes", "3"], "--monument"),
        (["play", "monuments", "--seats", "me,clever"], "greedy"),
        (["play", "monuments", "--seats", "me,greedy", "--players", "3"], "2 seats"),
        (["play", "monuments", "--seats", "me"], "players"),
        (["verify"], "'files'"),
        (["verify", "nowhere.jsonl"], "nowhere.jsonl"),
        (["rules", "chess"], "there are: mondo"),
        (["box", "chess"], "there are: mondo"),
        (["bench", "chess"], "there are: mondo"),
        (["serve", "--port", "99999"], "--port"),
        (["serve", "--db", "mysql://somewhere/x"], "sqlite"),
        (["--lang", "xx", "box", "monuments"], "en, es"),
    ],
)
def test_a_wrong_argument_is_one_line_and_status_2(arguments: list[str], says: str) -> None:
    answer = monumenta(*arguments)
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert answer.err.startswith("monumenta: ")
    assert says in answer.err


def test_box_for_people_and_programs() -> None:
    shown = monumenta("box", "monuments")
    assert shown.status == 0
    assert "Taj Mahal" in shown.out
    assert "invented" in shown.out
    assert "--allow-return-to-start" in shown.out
    document = json.loads(monumenta("box", "monuments", "--json").out)
    assert document["game"] == "monuments"
    assert sum(document["box"]["supply"].values()) == 82


def test_rules_for_people_and_programs() -> None:
    shown = monumenta("rules", "monuments")
    assert shown.status == 0
    sections = json.loads(monumenta("rules", "monuments", "--json").out)["sections"]
    ids = [rule["id"] for section in sections for rule in section["rules"]]
    assert len(ids) == len(set(ids)) > 20
    assert all(name in shown.out for name in ids)


def test_a_port_that_cannot_be_had_is_one_line(tmp_path: Path) -> None:
    answer = monumenta("serve", "--host", "192.0.2.1", "--db", tmp_path / "x.db")
    assert answer.status == 1
    assert answer.err.count("\n") == 1
    assert "192.0.2.1" in answer.err
