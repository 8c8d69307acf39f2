"""Somebody plays in a real terminal: by number and by text, with help, hints, undo, saving, leaving and coming back."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.command import monumenta
from tests.cli.terminal import Terminal

PROMPT = r"\(\? for help\) > "


def test_a_first_turn(tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    with Terminal("play", "monuments", "--seats", "me,greedy", "--seed", "4", "--starter", "0") as terminal:
        terminal.expect("Put the worker on any space of the outer ring")
        terminal.expect(PROMPT)
        terminal.type("?")
        terminal.expect("save FILE")
        terminal.expect(PROMPT)
        terminal.type("undo")
        terminal.expect("Nothing to take back")
        terminal.type("ok")
        terminal.expect("not complete yet")
        terminal.type("99")
        terminal.expect("Choose a number from 1 to 12")
        terminal.type("castle")
        terminal.expect("Type \\? for help")
        terminal.type("hint")
        do = terminal.expect(r"Suggestion: (o\d+ \w+)\. \w+")[1]
        terminal.type(do)
        terminal.expect("Enter confirms the turn")
        terminal.type("undo")
        terminal.expect("Put the worker on any space")
        terminal.type("1")
        terminal.expect("Enter confirms the turn")
        terminal.type("")
        terminal.expect("Player puts the worker on o0 and takes")
        terminal.expect(r"Greedy walks \w+ → \w+ and takes")
        terminal.expect("Your turn: walk 3 spaces")
        terminal.type("plan")
        terminal.expect(r"L1 \+1 0/20")
        terminal.type(f"save {saved}")
        terminal.expect("Saved to")
        terminal.type("quit")
        terminal.expect("Goodbye")
        assert terminal.status() == 0
    (found,) = json.loads(monumenta("verify", "--json", saved).out)
    assert found["ok"]
    assert not found["verified"]["over"]

    with Terminal("play", "monuments", "--load", str(saved)) as terminal:
        terminal.expect("Your turn: walk 3 spaces")
        terminal.type("q")
        assert terminal.status() == 0


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    saved = tmp_path / "whole.jsonl"
    with Terminal("play", "monuments", "--seats", "me,random", "--seed", "1", "--name", "Zoe") as terminal:
        while "scoring" not in terminal.expect(rf"(Final scoring|{PROMPT})")[1]:
            terminal.type("" if "Enter confirms" in terminal.line() else "1")
        terminal.expect("Zoe")
        terminal.expect("save FILE keeps the game")
        terminal.type(f"save {saved}")
        terminal.expect("Saved to")
        terminal.type("")
        assert terminal.status() == 0
    (found,) = json.loads(monumenta("verify", "--json", saved).out)
    assert found["verified"]["over"]
    assert found["verified"]["scores"]


def test_the_keyboard_is_passed_with_the_screen_cleared() -> None:
    arguments = ["--seats", "me,me", "--seed", "2", "--starter", "0"]
    with Terminal("play", "monuments", *arguments) as terminal:
        terminal.expect("Player 1: Put the worker")
        terminal.type("1")
        terminal.expect("Enter confirms")
        terminal.type("ok")
        terminal.expect("Pass the keyboard to Player 2")
        assert "Player 2:" not in terminal.seen
        terminal.type("")
        terminal.expect("Player 2: Your turn: walk 2 spaces")
        terminal.type("quit")
        assert terminal.status() == 0


def test_in_spanish_with_spanish_words() -> None:
    with Terminal("play", "monuments", "--seed", "4", "--starter", "0", LANG="es_ES.UTF-8") as terminal:
        terminal.expect(r"\(\? para ayuda\) > ")
        terminal.type("pista")
        terminal.expect("Sugerencia: ")
        terminal.type("1")
        terminal.expect("Intro confirma")
        terminal.type("deshacer")
        terminal.expect(r"\(\? para ayuda\) > ")
        terminal.type("salir")
        terminal.expect("Hasta la vista")
        assert terminal.status() == 0


def test_the_end_of_input_is_a_goodbye() -> None:
    answer = monumenta("play", "monuments", "--seed", "1", "--starter", "0")
    assert answer.status == 0
    assert "Goodbye" in answer.out
