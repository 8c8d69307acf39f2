"""Monumental in the terminal: a whole game is drawn and told, and every prompt has its words."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from rich.console import Console

from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.games.monumental.automa_view import AutomaDeed, Automaton
from monumenta.games.monumental.terminal import automa as monumental_automa
from monumenta.games.monumental.view import Asked
from monumenta.terminal.board import board_of
from monumenta.terminal.text import Text
from tests.cli.command import monumenta
from tests.cli.terminal import Terminal
from tests.games.monumental.table import SPEC, acting

PROMPT = r"\(\? for help\) > "
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
    assert all(say(f"monumental-asked-{asked}", effect="stage -2") for asked in get_args(Asked))


@pytest.mark.parametrize(
    ("supply", "words"),
    [
        ({"tokens": 1}, "Spend tokens for this effect, or skip it: stage -2"),
        ({"tokens": 1, "gold": 1}, "Choose one way of the effect, or first spend tokens: stage -2"),
        ({"gold": 1}, "Choose one way of the effect: stage -2"),
    ],
)
def test_the_prompt_says_that_tokens_may_be_spent_for_an_effect(supply: dict[str, int], words: str) -> None:
    table = acting("egypt", "greece")
    table.begin_wonder(0, "pyramids")
    table.give(0, culture=1, **supply)
    table.do("policy corvee")
    game = Game.restore(SPEC, SPEC.options(), table.s.tobytes(), 1)
    assert board_of(SPEC).prompt(game.view(0)) == words


@pytest.mark.parametrize("mode", ["rounds", "classic"])
def test_what_an_automa_does_is_drawn_and_told(mode: str) -> None:
    board = board_of(find("monumental"))
    rng = Random(2)
    game = Game.new("monumental", players=3, automas=2, mode=mode, automa_advanced=4, monsters=True)
    names = ["Ana", "Automa", "Automa 2"]
    told: list[str] = []
    deeds: set[str] = set()
    decided = 0
    while not game.over:
        if game.actor == "chance":
            played = game.roll(rng)
        else:
            view, choices = game.view(0), game.choices(0)
            if game.n % 15 == 0:
                picture = drawn(board.draw(view, choices, names))
                assert "Automa 2 follows" in picture or "Automa 2 has no card" in picture
            if view.decides_for is not None:
                decided += 1
                assert "You decide for" in board.prompt(view)
            played = game.play(rng.choice(game.legal()))
        told += board.tell(played.events, names)
        deeds |= {event.deed for event in played.events if isinstance(event, Automaton)}
    assert decided
    assert deeds >= {"draws", "pays", "takes", "begins", "policy", "steps", "token", "gold", "instead"}
    assert any("Ana decides for Automa" in line for line in told)
    assert any(line.startswith("Automa 2 draws Card") for line in told)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_and_every_deed_of_an_automa_has_its_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    say = Text(language)
    monkeypatch.setattr(monumental_automa, "say", say)
    cards = [monumental_automa.lines_of(card) for card in monumental_automa.CARDS.values()]
    assert len(cards) == 24
    assert all(lines for lines in cards)
    for deed in get_args(AutomaDeed):
        assert say(f"monumental-line-automa-{deed}", who="A", card="B", tile="c1", n=2)


def test_a_game_alone_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "solo.jsonl"
    arguments = ["--players", "2", "--automas", "1", "--seed", "3", "--starter", "0", "--name", "Zoe"]
    with Terminal("play", "monumental", *arguments) as terminal:
        terminal.expect("Choose a row and a column")
        while "scoring" not in terminal.expect(rf"(Final scoring|{PROMPT})")[1]:
            line = terminal.line()
            terminal.type("" if "Enter confirms" in line else "pass" if "or pass" in line else "1")
        terminal.expect("Zoe")
        terminal.expect("Automa")
        terminal.type(f"save {saved}")
        terminal.expect("Saved to")
        terminal.type("")
        assert terminal.status() == 0
    (found,) = json.loads(monumenta("verify", "--json", saved).out)
    assert found["verified"]["over"]
    assert len(found["verified"]["scores"]) == 2


def test_seats_name_only_who_sits() -> None:
    told = monumenta("play", "monumental", "--players", "3", "--automas", "1", "--seats", "me,random,random")
    assert told.status == 2
    assert "3 seats are named for 2 players" in told.err


def at_the_last_tile(**resources: int) -> Game:
    """Round by round, seat 0 has paid its last Military for a step onto a token."""
    table = acting(monsters=True)
    table.monster("kraken", "c4")
    table.monster("hydra", "b3")
    table.give(0, military=1, **resources)
    table.do("step 1 e")
    spec = find("monumental")
    return Game.restore(spec, spec.options(starter=0, monsters=True), table.s.tobytes(), 9)


@pytest.mark.parametrize(
    ("resources", "words"),
    [({}, "Take the token where your Explorer stands, or end the turn."), ({"gold": 1}, "or end the turn")],
)
def test_the_prompt_says_that_a_turn_may_be_ended(resources: dict[str, int], words: str) -> None:
    game = at_the_last_tile(**resources)
    prompt = board_of(find("monumental")).prompt(game.view(0))
    assert words in prompt
    assert "pass" not in prompt
    assert "end" in game.legal()


def test_in_the_base_game_the_prompt_offers_no_pass() -> None:
    table = acting(mode="classic")
    spec = find("monumental")
    game = Game.restore(spec, spec.options(mode="classic", starter=0), table.s.tobytes(), 9)
    assert "end the turn" in board_of(spec).prompt(game.view(0))


def test_monsters_lie_below_the_display() -> None:
    game = at_the_last_tile()
    lines = drawn(board_of(find("monumental")).draw(game.view(0), game.choices(0), NAMES)).splitlines()
    display = next(i for i, line in enumerate(lines) if "workshop" in line)
    below = next(i for i, line in enumerate(lines) if "kraken 4M c4 | hydra 5M b3" in line)
    assert below > display
