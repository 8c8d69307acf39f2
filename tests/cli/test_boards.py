"""The terminal draws every space, token and place, in every game and for games that bring no drawing."""

from __future__ import annotations

import random
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from rich.console import Console

from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.games.monuments.terminal.tokens import MARKS
from monumenta.terminal.anygame import AnyBoard
from monumenta.terminal.board import board_of

NAMES = ["Ana", "Ben", "Cy"]


def drawn(thing: Any) -> str:
    console = Console(width=200, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def positions(monument: str) -> list[Game]:
    """A game before every decision."""
    rng = random.Random(2)
    game = Game.new("monuments", monument=monument, players=3)
    found: list[Game] = []
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
        else:
            found.append(game.copy())
            game.play(rng.choice(game.legal()))
    return [*found, game]


@pytest.mark.parametrize("monument", ["notre-dame", "st-peters", "capitol", "taj-mahal"])
def test_every_choice_is_on_the_board(monument: str) -> None:
    board = board_of(find("monuments"))
    phases: set[str] = set()
    *before, over = positions(monument)
    for game in before[::7]:
        seat = game.actor
        assert isinstance(seat, int)
        view, choices = game.view(seat), game.choices(seat)
        phases.add(view.phase)
        picture = drawn(board.draw(view, choices, NAMES))
        for number in range(1, len(choices) + 1):
            assert str(number) in picture
        for space, tokens in view.quarry.items():
            if view.phase != "building":
                assert f"{space} {''.join(MARKS[token] for token in tokens)}" in picture
        assert board.prompt(view)
        assert all(choice.do in board.label(choice) for choice in choices)
    assert phases >= {"quarry", "building"}
    table = drawn(board.result(over.open_view(), NAMES))
    assert all(name in table for name in NAMES)
    assert all(str(score) in table for score in over.scores)


def test_who_names_a_single_space_sees_the_rim() -> None:
    """And which spaces are named already."""
    board = board_of(find("monuments"))
    naming = [game for game in positions("capitol") if game.view(None).phase == "laying"]
    assert len(naming) == 2
    for named, game in enumerate(naming):
        seat = game.actor
        assert isinstance(seat, int)
        view, choices = game.view(seat), game.choices(seat)
        picture = drawn(board.draw(view, choices, NAMES))
        for i in range(12):
            assert f"o{i} {MARKS[view.quarry[f'o{i}'][0]]}" in picture
        for number, choice in enumerate(choices, 1):
            assert f"{choice.space} – {number}" in picture
        assert picture.count("– ×1") == named
        assert "gets one token only" in board.prompt(view)


def test_a_story_line_for_everything_but_laying() -> None:
    board = board_of(find("monuments"))
    rng = random.Random(5)
    game = Game.new("monuments", monument="taj-mahal", players=3)
    lines: list[str] = []
    while not game.over:
        played = game.roll(rng) if game.actor == "chance" else game.play(rng.choice(game.legal()))
        lines += board.tell(played.events, NAMES)
    text = "\n".join(lines)
    for words in ("begins and takes the worker", "Round 3", "one token goes there", "puts the worker on", " walks "):
        assert words in text
    for words in ("The quarry is empty", "builds", "cannot build and lifts the screen", "with"):
        assert words in text
    assert "Laid" not in text


def test_a_game_without_a_drawing_can_be_played_too() -> None:
    board = board_of(replace(find("monuments"), rules=ModuleType("nameless.rules")))
    assert isinstance(board, AnyBoard)
    game = Game.new("monuments", starter=0)
    rng = random.Random(1)
    while game.actor == "chance":
        played = game.roll(rng)
        assert board.tell(played.events, NAMES)
    assert "quarry" in drawn(board.draw(game.view(0), game.choices(0), NAMES))
    assert board.label(game.choices(0)[0]) == game.legal()[0]
    assert "10" in drawn(board.result(game.open_view(), NAMES[:2]))
