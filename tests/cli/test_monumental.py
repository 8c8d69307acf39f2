"""Monumental in the terminal: a whole game is drawn and told, and every prompt has its words."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from rich.console import Console

from monumenta.cli.boards.board import board_of
from monumenta.cli.text import Text
from monumenta.engine.game import Game
from monumenta.engine.registry import find
from monumenta.games.monumental.view import Asked

NAMES = ["Ana", "Ben", "Cy"]


def drawn(thing: object) -> str:
    console = Console(width=200, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


@pytest.mark.parametrize("mode", ["rounds", "classic"])
def test_a_game_is_drawn_and_told(mode: str) -> None:
    board = board_of(find("monumental"))
    rng = Random(3)
    game = Game.new("monumental", players=3, mode=mode, heroes=True, monsters=True)
    told: list[str] = []
    while not game.over:
        if game.actor == "chance":
            played = game.roll(rng)
        else:
            seat = game.actor
            assert isinstance(seat, int)
            view, choices = game.view(seat), game.choices(seat)
            if game.n % 25 == 0:
                picture = drawn(board.draw(view, choices, NAMES))
                assert all(tile.id in picture for tile in view.tiles)
                assert all(player.civ in picture for player in view.civilizations if player.civ)
            assert board.prompt(view)
            assert all(choice.do in board.label(choice) for choice in choices)
            played = game.play(rng.choice(game.legal()))
        told += board.tell(played.events, NAMES)
    assert any("conquers" in line for line in told)
    assert any(line.startswith("Round 2 ") for line in told)
    result = drawn(board.result(game.view(None), NAMES))
    assert all(str(score) in result for score in game.scores)


def test_a_city_is_one_word_away() -> None:
    board = board_of(find("monumental"))
    game = Game.new("monumental", civilizations="choose", starter=0)
    game.play("civ japan")
    game.play("civ egypt")
    rng = Random(1)
    while game.actor == "chance":
        game.roll(rng)
    view = game.view(0)
    city = board.answer("egypt", view, [])
    assert city is not None
    assert view.civilizations[1].city[4].card in drawn(city)
    assert board.answer("sparta", view, []) is None


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_question_has_its_words(language: str) -> None:
    say = Text(language)
    assert all(say(f"monumental-asked-{asked}") for asked in get_args(Asked))
