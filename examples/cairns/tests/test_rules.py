"""Every rule of Two Cairns: the tests that its ledger names."""

from __future__ import annotations

from random import Random

import pytest
from cairns.view import Fell, Finished, Laid

from monumenta.engine.author.contract import IllegalAction
from monumenta.engine.match.game import Game, Played


def dealt(*hands: str, **options: object) -> Game:
    """A game in which luck has dealt these hands, a digit for each stone."""
    game = Game.new("cairns", players=len(hands), hand=len(hands[0]), **options)
    for stone in "".join(hands):
        game.play(f"draw {stone}")
    return game


def turns(game: Game, *texts: str, drawing: str = "") -> Played:
    """Lay these stones one after the other; luck draws the digits in between."""
    stones = iter(drawing)
    played = game.play(texts[0])
    for text in texts[1:]:
        if game.actor == "chance":
            game.play(f"draw {next(stones)}")
        played = game.play(text)
    return played


def last_turns(*hands: str) -> Game:
    """A game whose bag is empty while everybody holds these stones."""
    game = dealt(*hands)
    rng = Random(1)
    while game.actor == "chance" or game.view(None).bag > 0:
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal()))
    return game


def test_the_bag_at_the_beginning() -> None:
    game = Game.new("cairns", players=4)
    assert game.view(None).bag == 28
    assert dict(zip(game.legal(), game.weights(), strict=True)) == {
        "draw 1": 4,
        "draw 2": 5,
        "draw 3": 5,
        "draw 4": 5,
        "draw 5": 5,
        "draw 6": 4,
    }


@pytest.mark.parametrize(("players", "hand"), [(2, 3), (3, 2), (4, 4)])
def test_everybody_draws_a_hand_first(players: int, hand: int) -> None:
    game = Game.new("cairns", players=players, hand=hand)
    for _ in range(players * hand):
        assert game.actor == "chance"
        game.roll(Random(1))
    assert game.actor == 0
    assert game.view(None).held == [hand] * players


def test_turns_go_round_from_the_first_seat() -> None:
    game = dealt("11", "11", "22")
    seen: list[object] = []
    for _ in range(6):
        seen.append(game.actor)
        game.play(game.legal()[0])
        game.roll(Random(1))
    assert seen == [0, 1, 2, 0, 1, 2]


def test_any_stone_in_hand_on_either_cairn() -> None:
    game = dealt("146", "222")
    assert sorted(game.legal()) == ["left 1", "left 4", "left 6", "right 1", "right 4", "right 6"]
    with pytest.raises(IllegalAction, match="no stone of weight 2"):
        game.play("left 2")


def test_a_hand_is_filled_by_luck() -> None:
    game = dealt("146", "222")
    game.play("left 4")
    assert game.actor == "chance"
    assert dict(zip(game.legal(), game.weights(), strict=True))["draw 4"] == 4
    game.play("draw 5")
    assert game.actor == 1
    assert game.view(0).hands[0] == [1, 5, 6]


def test_the_first_stone_always_holds() -> None:
    game = dealt("166", "111")
    turns(game, "left 1", "right 1", drawing="6")
    assert game.scores == [1, 1]


def test_a_stone_holds_on_one_that_is_as_heavy() -> None:
    game = dealt("333", "322")
    turns(game, "left 3", "left 3", drawing="1")
    assert game.scores == [1, 2]
    assert game.view(None).cairns[0].top == 3


def test_a_stone_brings_the_height_of_its_cairn() -> None:
    game = dealt("642", "531")
    turns(game, "left 6", "left 5", "left 4", "right 3", drawing="111")
    assert game.scores == [1 + 3, 2 + 1]


def test_a_heavier_stone_brings_the_cairn_down() -> None:
    game = dealt("333", "444")
    played = turns(game, "left 3", "left 4", drawing="1")
    assert game.scores == [1, 0]
    cairn = game.view(None).cairns[0]
    assert (cairn.height, cairn.top) == (1, 4)
    assert played.events == [Fell(1, "left", 4, 1)]


def test_the_fifth_stone_makes_a_cairn_whole() -> None:
    game = dealt("555", "455")
    played = turns(game, "left 5", "left 5", "left 5", "left 5", "left 5", drawing="4321")
    assert game.scores == [1 + 3 + 5 + 3, 2 + 4]
    cairn = game.view(None).cairns[0]
    assert (cairn.height, cairn.top) == (0, None)
    assert played.events == [Laid(0, "left", 5, 5), Finished(0, "left")]


def test_hands_are_closed_unless_the_table_opens_them() -> None:
    closed, opened = dealt("146", "222"), dealt("146", "222", open_hands=True)
    assert closed.view(1).hands == [None, [2, 2, 2]]
    assert closed.view(None).hands == [None, None]
    assert opened.view(1).hands == opened.view(None).hands == [[1, 4, 6], [2, 2, 2]]
    assert closed.view(1).held == [3, 3]


def test_the_game_ends_when_no_stone_is_left() -> None:
    game = last_turns("123", "456")
    laid = len([move for move in game.moves if move.seat != "chance"])
    while not game.over:
        game.play(game.legal()[0])
        laid += 1
    assert laid == 28
    assert game.view(None).held == [0, 0]
    assert game.winners == [seat for seat, points in enumerate(game.scores) if points == max(game.scores)]
