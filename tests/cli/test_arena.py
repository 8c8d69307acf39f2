"""`arena` for people and programs; its mistakes are one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import monumenta


def test_a_match_for_people_and_programs(tmp_path: Path) -> None:
    words = ("arena", "match", "monuments", "greedy", "mine=random", "--monument", "capitol", "--games", "3")
    folder = tmp_path / "a run"
    shown = monumenta(*words, "--workers", "1", "--out", folder)
    assert shown.status == 0, shown.err
    assert "World Monuments, a match: greedy – mine" in shown.out
    assert "4 games of 2 players" in shown.out, "everybody sits on every seat as often"
    document = json.loads(monumenta(*words, "--workers", "1", "--out", folder, "--json").out)
    assert document["table"] == json.loads((folder / "table.json").read_text("utf-8"))
    assert document["report"] == str(folder / "report.html")
    assert [one["name"] for one in document["table"]["standings"]] == ["greedy", "mine"]
    assert json.loads((folder / "plan.json").read_text("utf-8"))["options"]["monument"] == "capitol"
    records = sorted((folder / "records").iterdir())
    assert len(records) == 4
    assert monumenta("verify", *records).status == 0
    other = monumenta("arena", "match", "monuments", "greedy", "random", "--out", folder)
    assert other.status == 1
    assert "holds another run" in other.err


def test_the_same_command_goes_on_in_the_same_folder(tmp_path: Path) -> None:
    words = (
        "arena",
        "ladder",
        "monuments",
        "greedy",
        "random",
        "--games",
        "2",
        "--workers",
        "1",
        "--no-records",
        "--json",
    )
    first, again = (json.loads(monumenta(*words, cwd=tmp_path).out) for _ in range(2))
    assert first == again
    assert first["folder"].startswith("arena-runs/monuments-ladder-")
    assert len((tmp_path / first["folder"] / "games.jsonl").read_text("utf-8").splitlines()) == 2


@pytest.mark.parametrize("command", ["match", "ladder", "tournament"])
def test_help_has_an_example(command: str) -> None:
    assert f"Example: monumenta arena {command}" in monumenta("arena", command, "--help").out
    assert f"Ejemplo: monumenta arena {command}" in monumenta("arena", command, "--help", "--lang", "es").out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["match", "chess", "a", "b"], "there are: mondo"),
        (["match", "monuments", "greedy", "clever"], "exec:COMMAND"),
        (["match", "monuments", "greedy"], "two bots, not 1"),
        (["match", "monuments", "greedy", "random", "--monument", "eiffel"], "taj-mahal"),
        (["match", "monuments", "greedy", "random", "--sprt", "--low", "0.7", "--high", "0.6"], "--low and --high"),
        (["match", "monuments", "greedy", "random", "--sprt", "--error", "0.7"], "--error"),
        (["tournament", "monuments", "greedy", "random", "--players", "3"], "at least 3 bots"),
        (["match", "monuments", "greedy", "random", "--games", "0"], "--games"),
        (
            ["match", "monumental", "greedy", "random", "--automas", "1"],
            "1 of 2 seats are Automas here; say --players 3",
        ),
        (["ladder", "monuments", "greedy", "random", "--sprt"], "no option '--sprt'"),
    ],
)
def test_a_wrong_argument_is_one_line_and_status_2(arguments: list[str], says: str, tmp_path: Path) -> None:
    answer = monumenta("arena", *arguments, cwd=tmp_path)
    assert answer.status == 2, answer.err
    assert answer.err.count("\n") == 1
    assert says in answer.err
    assert not list(tmp_path.iterdir()), "nothing is begun"
