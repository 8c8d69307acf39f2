"""What a person who touches the wrong thing is told."""

from __future__ import annotations

from random import Random

import pytest

from monumenta.engine.author.contract import IllegalAction, WhyNot
from monumenta.engine.match.game import Game
from tests.games.monuments.positions import building, in_quarry, laid_out, new, play_all, rim_laid

FULL = {f"o{i}": "purple" for i in range(12)} | {"m0": "red red", "m3": "red", "c": "blue"}


def walking(*texts: str, allow_return_to_start: bool = True) -> Game:
    game = in_quarry(FULL, worker="o0", turn=4, allow_return_to_start=allow_return_to_start)
    play_all(game, *texts)
    return game


def why(game: Game, text: str) -> WhyNot:
    with pytest.raises(IllegalAction) as refusal:
        game.play(text)
    return refusal.value.why


@pytest.mark.parametrize(
    ("reason", "text", "game"),
    [
        ("start-on-rim", "m0", laid_out()),
        ("must-take", "o3", laid_out()),
        ("stands-there", "o0", walking()),
        ("not-adjacent", "o6", walking()),
        ("entered-already", "o1", walking("o1 purple", "o2 purple")),
        ("set-out-there", "o0", walking("o1 purple", allow_return_to_start=False)),
        ("dead-end", "c", walking("o1 purple", "m0 red")),
        ("end-on-rim", "m1", walking("o1 purple", "o2 purple", "o3 purple")),
        ("building-later", "L1 0,0", laid_out()),
        ("quarry-empty", "o3", building(["purple", "purple"])),
        ("name-first", "o3", rim_laid(monument="taj-mahal")),
        ("name-first", "m1", rim_laid(monument="taj-mahal")),
        ("rim-first", "single m1", new(monument="taj-mahal", singles_by="chance")),
        ("building-later", "L1 0,0", rim_laid(monument="taj-mahal")),
        ("wrong-phase", "single m1", laid_out()),
        ("wrong-phase", "starts 1", laid_out()),
        ("slot-taken", "L1 0,0", building(["purple", "purple"], built=["L1 0,0"])),
    ],
)
def test_reason(reason: str, text: str, game: Game) -> None:
    assert why(game, text).reason == reason


@pytest.mark.parametrize(("players", "seat", "words"), [(2, 3, "end at 1"), (2, 2, "end at 1"), (3, 3, "end at 2")])
def test_a_seat_that_the_table_does_not_have_cannot_begin(players: int, seat: int, words: str) -> None:
    """Neither while lots are drawn nor later; a seat that it has is only too late then."""
    lots, later = new(players=players, starter="random"), laid_out(players=players)
    for game in (lots, later):
        refusal = why(game, f"starts {seat}")
        assert (refusal.rule, refusal.reason) == ("S4", "no-such-seat")
        assert words in refusal.message
        assert refusal.args == {"players": players}
    assert (why(later, "starts 1").rule, why(later, "starts 1").reason) == ("S5", "wrong-phase")


def test_a_space_that_is_named_already() -> None:
    """Whether one says so, or just touches the space again."""
    game = new(monument="capitol")
    while game.view(0).round < 3 or game.actor == "chance":
        _go_on(game)
    game.play("single m1")
    assert why(game, "single m1") == why(game, "m1")
    assert why(game, "m1").reason == "single-named"


def _go_on(game: Game) -> None:
    if game.actor == "chance":
        game.roll(Random(game.n))
    else:
        game.play(game.legal()[0])


def test_the_last_step_takes_a_token_if_none_was_taken() -> None:
    game = in_quarry({"o6": "purple", "o3": "purple"}, worker="o1", turn=2)
    play_all(game, "o2")
    assert why(game, "o1").reason == "nothing-taken"


def test_how_many_supports_are_missing() -> None:
    none = building(["red", "red"])
    one = building(["red", "red"], built=["L1 3,0"])
    assert why(none, "L2 3,0.5") == WhyNot(
        "C3", "not-supported", "the tokens that carry it must be built first", {"missing": 2}
    )
    assert why(one, "L2 3,0.5").args == {"missing": 1}


def test_which_colour_one_does_not_hold() -> None:
    assert why(building(["red", "purple"], built=["L1 3,0", "L1 3,1"]), "L1 0,0").args == {"colour": "purple"}
