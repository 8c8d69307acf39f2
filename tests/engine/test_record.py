"""Records as text: written, read again, and refused with the right line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from monumenta.engine.match.game import Game
from monumenta.engine.match.record import BrokenRecord, GameRecord, Header, Line, Player, Result, read, read_file

Lines = list[dict[str, Any]]


def random_game(**options: Any) -> Game:
    game = Game.new("monuments", **options)
    rng = Random(1)
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal_ids()))
    return game


GAME = random_game()
TEXT = GAME.record(bytes(32)).write()
LAST = len(TEXT.splitlines())


def test_a_record_is_what_it_was_after_writing_and_reading() -> None:
    record = read(TEXT)
    assert record == GAME.record(bytes(32))
    assert record.write() == TEXT
    assert record.moves == GAME.moves


def test_a_line_a_move_between_header_and_result() -> None:
    lines = [json.loads(line) for line in TEXT.splitlines()]
    assert list(lines[0]) == ["monumenta", "game", "rules", "options", "seats", "commit"]
    assert [line["n"] for line in lines[1:-1]] == list(range(1, GAME.n + 1))
    assert list(lines[-1]) == ["scores", "winners", "state", "secret"]


def test_what_is_absent_is_not_written() -> None:
    head = json.loads(Game.new("monuments").record().write())
    assert "commit" not in head
    assert head["seats"][0] == {"name": "Seat 1"}


def test_nonces_are_in_the_order_of_the_seats() -> None:
    seats = [Player("A", nonce="aa"), Player("B", bot="greedy"), Player("C", nonce="cc")]
    assert GameRecord(Header(1, "monuments", "1", {}, seats), [], None).nonces == ["aa", "cc"]


@pytest.mark.parametrize("name", ["\u2028", "\x85", "a\x0bb", '"\\', "ñandú 🦤", "line\nbreak"])
def test_any_name_is_one_line(name: str) -> None:
    record = GameRecord(Header(1, "monuments", "1", {}, [Player(name)]), [Line(1, 0, name, 0)], None)
    assert read(record.write()) == record


def test_an_action_may_be_called_scores() -> None:
    record = GameRecord(Header(1, "toy", "1", {}, []), [Line(1, 0, "scores", 0)], None)
    assert read(record.write()) == record


def test_windows_line_ends_and_blank_lines_at_the_end_are_forgiven() -> None:
    assert read(TEXT.replace("\n", "\r\n") + "\n  \n") == read(TEXT)


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(TEXT, "utf-8")
    assert read_file(path) == read_file(str(path)) == read(TEXT)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BrokenRecord, match="line 1: not a text file"):
        read_file(path)


@pytest.mark.parametrize("text", ["", "\n\n", "   "])
def test_an_empty_file(text: str) -> None:
    with pytest.raises(BrokenRecord, match="line 1: the file is empty"):
        read(text)


def edit(line: int, change: Callable[[dict[str, Any]], Any]) -> str:
    lines = TEXT.splitlines()
    content = json.loads(lines[line - 1])
    change(content)
    lines[line - 1] = json.dumps(content)
    return "\n".join(lines)


def replace(line: int, text: str) -> str:
    lines = TEXT.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


BROKEN: dict[str, tuple[str, int, str]] = {
    "not JSON": (replace(1, "a game of ours"), 1, "malformed"),
    "header is a list": (replace(1, "[1, 2]"), 1, "object"),
    "no format": (edit(1, lambda head: head.pop("monumenta")), 1, "monumenta"),
    "another format with other fields": (
        edit(1, lambda h: h.update(monumenta=3, extra=1)),
        1,
        "record format 3; .* formats 1 and 2",
    ),
    "unknown field in the header": (edit(1, lambda head: head.update(extra=1)), 1, "unknown field `extra`"),
    "unknown field at a seat": (
        edit(1, lambda head: head["seats"][1].update(rank=1)),
        1,
        r"unknown field `rank`.*seats",
    ),
    "no game": (edit(1, lambda head: head.pop("game")), 1, "`game`"),
    "seats are a number": (edit(1, lambda head: head.update(seats=2)), 1, "seats"),
    "a move is no JSON": (replace(5, "{"), 5, "truncated"),
    "a blank line within": (replace(5, ""), 5, "truncated"),
    "a move without text": (edit(7, lambda move: move.pop("do")), 7, "`do`"),
    "unknown field in a move": (edit(7, lambda move: move.update(why="x")), 7, "unknown field `why`"),
    "a seat that is no seat": (edit(7, lambda move: move.update(seat="luck")), 7, "seat"),
    "a seat that is half a seat": (edit(7, lambda move: move.update(seat=0.5)), 7, "seat"),
    "a result in the middle": (replace(9, TEXT.splitlines()[-1]), 9, "unknown field|missing"),
    "a result that is no JSON": (replace(LAST, "]"), LAST, "malformed"),
    "unknown field in the result": (edit(LAST, lambda result: result.update(elo=1)), LAST, "unknown field `elo`"),
    "a result without a state": (edit(LAST, lambda result: result.pop("state")), LAST, "`state`"),
    "scores are text": (edit(LAST, lambda result: result.update(scores="many")), LAST, "scores"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_says_the_line(kind: str) -> None:
    text, line, words = BROKEN[kind]
    with pytest.raises(BrokenRecord, match=rf"^line {line}: .*{words}") as caught:
        read(text)
    assert caught.value.line == line
    assert caught.value.rule is None


def test_a_record_without_a_result_is_a_game_in_progress() -> None:
    cut = "\n".join(TEXT.splitlines()[:30])
    record = read(cut)
    assert record.result is None
    assert len(record.moves) == 29
    assert isinstance(read(TEXT).result, Result)


def test_the_docs_name_every_field() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
    table = docs.split("## Fields")[1].split("## ")[0]
    for part in (Header, Player, Line, Result):
        for field in part.__struct_fields__:
            assert f"`{field}`" in table
            assert f'"{field}":' in docs.split("## Fields")[0]
