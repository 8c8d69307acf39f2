"""Monumental Moves in the terminal: squares and pieces are drawn, places are listed by piece, people can play it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.games.moves.box import load
from monumenta.games.moves.terminal.board import FEW
from monumenta.games.moves.terminal.plan import MARKS, draw_plan
from monumenta.games.moves.terminal.stock import runs
from monumenta.games.moves.view import Choice
from monumenta.terminal.board import board_of
from tests.cli.command import monumenta
from tests.cli.terminal import Terminal

NAMES = ["Ana", "Ben"]
BOARD = board_of(find("moves"))
PROMPT = r"\(\? for help\) > "


def drawn(thing: Any) -> str:
    console = Console(width=200, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def positions(seed: int = 2, **options: Any) -> list[Game]:
    """A game before every decision, and when it is over."""
    rng = random.Random(seed)
    game = Game.new("moves", **options)
    found: list[Game] = []
    while not game.over:
        found.append(game.copy())
        game.play(rng.choice(game.legal()))
    return [*found, game]


def seat_of(game: Game) -> int:
    assert isinstance(game.actor, int)
    return game.actor


def test_every_square_is_drawn_with_a_mark_of_its_own() -> None:
    assert len(set(MARKS.values())) == len(MARKS)
    seen: set[str] = set()
    for game in positions():
        view = game.open_view()
        lines = drawn(draw_plan(view)).splitlines()
        assert lines[0].split() == list("0123456789")
        for r, row in enumerate(view.board):
            line = lines[2 * r + 2]
            assert line[1] == str(r)
            assert [line[3 + 4 * c + 1 : 3 + 4 * c + 4] for c in range(10)] == [MARKS[mark] for mark in row]
            seen |= set(row)
    assert seen == {"L", "D", "P", "l", "d", "."}


def test_walls_part_pieces_and_nothing_else() -> None:
    game = Game.new("moves", games=1)
    for do in ("people r3 c4", "pyramid r0 c0", "pyramid r0 c2", "sphinx r2 c0"):
        game.play(do)
    lines = drawn(draw_plan(game.open_view())).splitlines()
    assert lines[2].startswith(" 0 │ ●   ● │ ○   ○ │")
    assert lines[3].startswith("   │       │       │")
    assert lines[5].startswith("   ├───────┼───────┘")
    assert lines[6].startswith(" 2 │ ●   ● │")


def test_stocks_scores_and_shapes_are_shown() -> None:
    for game in positions()[::5]:
        seat = game.actor if isinstance(game.actor, int) else None
        view = game.view(seat)
        picture = drawn(BOARD.draw(view, game.choices(seat) if seat is not None else [], NAMES))
        for name, left, stock in zip(NAMES, view.left, view.stocks, strict=True):
            (line,) = (line for line in picture.splitlines() if f" {name} " in line and re.search(rf"\b{left}\b", line))
            for piece in load().pieces:
                count = stock[piece.id]
                shown = f"{count} × {piece.id}" if count > 1 else piece.id
                assert (f"{shown} {piece.squares}" in line) == (count > 0)
        if seat is not None:
            assert "■" in picture
            assert BOARD.prompt(view)


@pytest.mark.parametrize("games", [1, 2])
def test_a_pieces_name_lists_all_its_places(games: int) -> None:
    told = 0
    for game in positions(3, games=games)[:-1:4]:
        seat = seat_of(game)
        view, choices = game.view(seat), game.choices(seat)
        for piece in [*load().pieces, load().people]:
            fitting = [choice for choice in choices if choice.piece == piece.id]
            answer = BOARD.answer(piece.id.upper(), view, choices)
            assert answer is not None
            text = drawn(answer)
            if fitting:
                assert fitting[0].do in text
                told += 1
            else:
                assert "r0 c" not in text
                assert text.strip().endswith((".", "people."))
    assert told > 20
    game = positions()[0]
    assert BOARD.answer("castle r0 c0", game.view(0), game.choices(0)) is None
    assert BOARD.answer("bridge", game.view(0), game.choices(0)) is None


def test_a_pieces_word_tells_which_monuments_it_is() -> None:
    """Those of the side that asks."""
    game = Game.new("moves", games=1)
    game.play("people r3 c4")
    assert "CN Tower / Statue of Liberty (Toronto / New York)" in drawn(
        BOARD.answer("obelisk", game.view(1), game.choices(1))
    )
    game.play("castle r0 c0")
    light = drawn(BOARD.answer("obelisk", game.view(0), game.choices(0)))
    assert "Sky Tower / Christ the Redeemer (Auckland / Rio de Janeiro)" in light


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Sky Tower", "Redeemer", "CN Tower", "Liberty", "Petronas", "White Castle", "public page", "Our own"]),
        ("es", ["Sky Tower", "Redentor", "Torre CN", "Libertad", "Petronas", "Castillo blanco", "pública", "Nuestro"]),
    ],
)
def test_the_box_lists_the_monuments_with_their_sources(language: str, names: list[str]) -> None:
    shown = monumenta("--lang", language, "box", "moves")
    assert shown.status == 0
    words = " ".join(shown.out.replace("│", " ").split())
    assert [name for name in names if not all(part in words for part in name.split())] == []
    assert "obelisk" in words, "the words that moves are written with"


def test_the_list_of_places_is_complete() -> None:
    game = Game.new("moves", games=1)
    game.play("people r3 c4")
    choices: list[Choice] = game.choices(1)
    for piece in ("castle", "pyramid", "obelisk"):
        text = drawn(BOARD.answer(piece, game.view(1), choices))
        expected: set[tuple[str, str]] = set()
        for row in range(10):
            for rotation in range(4):
                columns = [c.col for c in choices if (c.piece, c.rotation, c.row) == (piece, rotation, row)]
                if columns:
                    expected.add((str(row), runs(columns)))
        assert set(re.findall(r"r(\d) c([\d,-]+)", text.rsplit("Type", 1)[0])) == expected


def test_runs() -> None:
    assert runs([0, 2, 3, 4, 5, 7]) == "0,2-5,7"
    assert runs([9]) == "9"
    assert runs(list(range(10))) == "0-9"


def test_many_choices_are_not_numbered() -> None:
    few, many = 0, 0
    for game in positions()[:-1]:
        choices = game.choices(seat_of(game))
        assert BOARD.numbered(choices) == (len(choices) <= FEW)
        few, many = few + BOARD.numbered(choices), many + (not BOARD.numbered(choices))
        assert choices[0].do in BOARD.label(choices[0])
    assert few > 3
    assert many > 20


def test_the_story_and_the_result() -> None:
    lines: list[str] = []
    for seed in range(6):
        rng = random.Random(seed)
        game = Game.new("moves", voluntary_pass=seed == 5)
        while not game.over:
            legal = game.legal()
            do = "pass" if "pass" in legal and rng.random() < 0.05 else rng.choice(legal)
            lines += BOARD.tell(game.play(do).events, NAMES)
        view = game.open_view()
        table = drawn(BOARD.result(view, NAMES))
        for seat, name in enumerate(NAMES):
            (row,) = (line for line in table.splitlines() if name in line)
            wanted = [*(result[seat] for result in view.results), view.totals[seat]]
            assert [int(n) for n in re.findall(r"\b\d+\b", row)] == wanted
            assert ("(wins)" in row) == (view.winners == [seat])
    text = "\n".join(lines)
    for words in ("positions the People Piece: people", " places ", " claims 1 square.", " squares.", "it goes back"):
        assert words in text
    for words in ("Ana passes.", "is skipped.", "Game 1 goes to", "wins the match"):
        assert words in text


def test_somebody_plays(tmp_path: Path) -> None:
    saved = tmp_path / "moves.jsonl"
    with Terminal("play", "moves", "--seats", "me,greedy", "--seed", "4") as terminal:
        terminal.expect("Position the People Piece")
        terminal.expect(PROMPT)
        terminal.type("castle")
        terminal.expect("The People Piece comes first")
        terminal.type("1")
        terminal.expect("too many choices to number")
        terminal.type("people")
        terminal.expect(r"r0 c0-7")
        terminal.type("people.1 r3 c4")
        terminal.expect("Enter confirms the turn")
        terminal.type("")
        terminal.expect(r"Greedy places \w+(\.\d)? r\d c\d")
        terminal.expect("Place a piece")
        terminal.type("castle.1 r3 c4")
        terminal.expect("The People Piece stands there")
        terminal.type("hint")
        do = terminal.expect(r"Suggestion: ([\w.]+ r\d c\d)\. \w+")[1]
        terminal.type(do)
        terminal.expect("Enter confirms the turn")
        terminal.type("undo")
        terminal.expect("Place a piece")
        terminal.type(do)
        terminal.expect("Enter confirms the turn")
        terminal.type("ok")
        terminal.expect(r"Greedy places")
        terminal.expect(PROMPT)
        terminal.type(f"save {saved}")
        terminal.expect("Saved to")
        terminal.type("quit")
        assert terminal.status() == 0
    (found,) = json.loads(monumenta("verify", "--json", saved).out)
    assert found["ok"]
    assert found["verified"]["moves"] == 4


def test_in_spanish() -> None:
    with Terminal("play", "moves", "--seats", "me,random", "--seed", "4", LANG="es_ES.UTF-8") as terminal:
        terminal.expect("Coloca la Pieza del Pueblo")
        terminal.type("salir")
        assert terminal.status() == 0


BEGINNING = "game=1/1 turn=light people=people.1@32 light=castle@00 dark=obelisk@99"
POSITION = r"(game=1/1 .*)\n"
"""The whole line: it may come in pieces."""


def test_from_a_position_to_the_end_of_the_game(tmp_path: Path) -> None:
    file, saved = tmp_path / "position.txt", tmp_path / "game.jsonl"
    file.write_text(f"# mine\n{BEGINNING}\n", "utf-8")
    with Terminal("play", "moves", "--position", str(file), "--seats", "me,greedy", "--seed", "1") as terminal:
        terminal.expect("Place a piece")
        terminal.expect(PROMPT)
        terminal.type("position")
        assert terminal.expect(POSITION)[1] == BEGINNING
        terminal.expect(PROMPT)
        terminal.type("lalibela r5 c5")
        terminal.expect("Enter confirms")
        terminal.type("position")
        assert terminal.expect(POSITION)[1] == BEGINNING, "nothing is final before it is confirmed"
        terminal.type("")
        terminal.expect("Greedy places")
        terminal.expect(PROMPT)
        terminal.type("position")
        later = Game.at("moves", terminal.expect(POSITION)[1])
        assert [piece.piece for piece in later.view(0).pieces if piece.seat == 0] == ["castle", "lalibela"]
        while "Squares left over" not in terminal.expect(rf"(Squares left over|{PROMPT})")[1]:
            terminal.type("" if "Enter confirms" in terminal.line() else _any(saved, terminal))
        terminal.expect("save FILE keeps the game")
        terminal.type(f"save {saved}")
        terminal.expect("Saved to")
        terminal.type("")
        assert terminal.status() == 0
    assert json.loads(saved.read_text("utf-8").splitlines()[0])["position"] == BEGINNING
    (found,) = json.loads(monumenta("verify", "--json", saved).out)
    assert found["verified"]["over"]


def _any(path: Path, terminal: Terminal) -> str:
    """Some move of the game as it stands: what the program has saved says which there are."""
    terminal.type(f"save {path}")
    terminal.expect("Saved to")
    terminal.expect(PROMPT)
    return Game.load(path).legal()[-1]


def test_positions_that_cannot_be_begun_from(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("turn=blue", "utf-8")
    answer = monumenta("play", "moves", "--position", file)
    assert (answer.status, "turn=blue: it is light, dark or over" in answer.err) == (1, True)
    answer = monumenta("play", "moves", "--position", file, "--games", "1")
    assert (answer.status, "--games: the options of the game are the position's" in answer.err) == (2, True)
    answer = monumenta("play", "moves", "--position", file, "--load", file)
    assert (answer.status, "leave one of them out" in answer.err) == (2, True)
    answer = monumenta("play", "moves", "--position", file, "--players", "3")
    assert answer.status != 0
    file.write_bytes(b"\xff\xfe")
    for command in (["play", "moves"], ["perft", "moves", "--depth", "1"]):
        answer = monumenta(*command, "--position", file)
        assert (answer.status, "is not a text file" in answer.err) == (1, True)


def test_games_without_positions_say_so() -> None:
    with Terminal("play", "monuments", "--seed", "4", "--starter", "0") as terminal:
        terminal.expect(PROMPT)
        terminal.type("position")
        terminal.expect("use save FILE")
        terminal.type("quit")
        assert terminal.status() == 0
