"""`verify` plays records again and names the line that breaks a rule."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path

import pytest

from monumenta.engine.match.game import Game
from monumenta.engine.match.luck import Luck
from tests.cli.command import monumenta
from tests.cli.test_text import LOCALES, SOURCES, messages
from tests.engine.test_shares import ADA, RECORD, SECRET, fair_record
from tests.engine.test_verify import TEXT as OLDER


@pytest.fixture
def record(tmp_path: Path) -> Path:
    rng = random.Random(4)
    game = Game.new("monuments", monument="capitol", players=2)
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal()))
    path = tmp_path / "game.jsonl"
    game.save(path)
    return path


def test_a_whole_record(record: Path) -> None:
    answer = monumenta("verify", record)
    assert answer.status == 0
    assert "all legal" in answer.out
    (found,) = json.loads(monumenta("verify", "--json", record).out)
    assert found["ok"]
    assert found["verified"]["over"]


def first_step(lines: list[str]) -> int:
    """Index of the first move that a person made."""
    return next(i for i, line in enumerate(lines[1:], 1) if json.loads(line)["seat"] != "chance")


def test_a_broken_rule_is_named_with_its_line(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    at = first_step(lines)
    move = json.loads(lines[at])
    lines[at] = json.dumps(move | {"do": "m0 " + move["do"].split()[1]})
    record.write_text("\n".join(lines), "utf-8")
    answer = monumenta("verify", record)
    assert answer.status == 1
    assert f"line {at + 1}" in answer.out
    (found,) = json.loads(monumenta("verify", "--json", record).out)
    assert (found["ok"], found["line"]) == (False, at + 1)
    assert found["rule"]


def test_a_changed_result_is_noticed(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    result = json.loads(lines[-1])
    result["scores"][0] += 1
    lines[-1] = json.dumps(result)
    record.write_text("\n".join(lines), "utf-8")
    answer = monumenta("verify", record)
    assert answer.status == 1
    assert f"line {len(lines)}" in answer.out


def test_good_files_are_reported_beside_bad_ones(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "notes.txt"
    bad.write_text("not a record\n", "utf-8")
    answer = monumenta("verify", bad, record)
    assert answer.status == 1
    assert "notes.txt: line 1" in answer.out
    assert "game.jsonl" in answer.out


def told(tmp_path: Path, text: str, *options: str) -> tuple[int, str]:
    path = tmp_path / "game.jsonl"
    path.write_text(text, "utf-8")
    answer = monumenta("verify", *options, path)
    return answer.status, " ".join(answer.out.split())


def test_it_says_which_scheme_of_luck_was_used_and_what_that_proves(tmp_path: Path) -> None:
    status, said = told(tmp_path, RECORD.write())
    assert status == 0
    assert "2 people added shares to the luck (scheme 2)" in said
    assert "nobody chose the draws, not even the host" in said
    assert "One round of luck came to nothing before this one; the seat freed was that of Ben." in said
    assert "came to nothing" not in told(tmp_path, fair_record(voided=False).write())[1]
    status, said = told(tmp_path, OLDER)
    assert status == 0
    assert "the older scheme 1: people added 2 numbers openly" in said
    assert "a dishonest host could have chosen the secret" in said


def test_what_one_has_kept_must_be_in_it(tmp_path: Path) -> None:
    text, commit = RECORD.write(), str(RECORD.header.commit)
    assert told(tmp_path, text, "--share", ADA, "--commit", commit)[0] == 0
    status, said = told(tmp_path, text, "--share", "77" * 32)
    assert status == 1
    assert "line 1: the share 7777" in said
    status, said = told(tmp_path, text, "--commit", "77" * 32)
    assert status == 1
    assert "line 1: the commitment 7777" in said


def test_luck_that_was_the_hosts_alone_is_called_so(tmp_path: Path, record: Path) -> None:
    assert "scheme" not in told(tmp_path, record.read_text("utf-8"))[1]  # nothing was promised
    bare = Game.new("monuments", players=3)
    luck, rng = Luck(SECRET), random.Random(1)
    while not bare.over:
        if bare.actor == "chance":
            bare.roll(luck)
        else:
            bare.play(rng.choice(bare.legal()))
    assert "it was the host's alone" in told(tmp_path, bare.record(SECRET).write())[1]


def test_what_is_broken_is_said_in_the_language_of_the_run(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    at = first_step(lines)
    move = json.loads(lines[at])
    broken = record.with_name("broken.jsonl")
    for change, english, spanish in [
        ({"do": "m0 purple"}, "is not possible (rule ", "no es posible (regla "),
        ({"do": "hop"}, "“hop” is no action here", "«hop» no es una acción aquí"),
        ({"n": 999}, "move 999 where move", "la jugada 999 donde toca la"),
        ({"seat": 1 - move["seat"]}, "moves, but it is the turn of seat", "pero es el turno del puesto"),
    ]:
        lines[at] = json.dumps(move | change)
        broken.write_text("\n".join(lines), "utf-8")
        assert f"line {at + 1}: " in (told := monumenta("verify", broken).out)
        assert english in told
        assert f"línea {at + 1}: " in (told := monumenta("--lang", "es", "verify", broken).out)
        assert spanish in told
        (found,) = json.loads(monumenta("--lang", "es", "verify", "--json", broken).out)
        assert found["message"].startswith(f"line {at + 1}: "), "what programs read stays as it is"


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_fault_of_a_record_has_its_words(language: str) -> None:
    """Those that the code names, each with what its text fills in, and no text without a fault."""
    texts = {
        key: names for key, names in messages(LOCALES / language / "terminal.ftl").items() if key.startswith("record-")
    }
    assert {key: names - {"why"} for key, names in texts.items()} == {
        f"record-{key}": names for key, names in faults().items()
    }


def faults() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in ("record.py", "verify.py", "proof.py"):
        tree = ast.parse((SOURCES / "engine" / "match" / file).read_text("utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Fault":
                reason = call.args[0]
                assert isinstance(reason, ast.Constant), f"{file}:{call.lineno}: spell the reason out"
                given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
                names = (
                    {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
                    if isinstance(given, ast.Dict)
                    else {"round"}
                )
                found[str(reason.value)] = names
    return found
