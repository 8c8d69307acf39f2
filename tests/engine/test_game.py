"""The `Game` that people and the server use."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from monumenta.engine.author.contract import (
    BadNotation,
    BadOption,
    GameSpec,
    IllegalAction,
    MonumentaError,
    UnknownGame,
)
from monumenta.engine.match.game import BadState, Game, GameOver, NoSuchSeat, NotChance, TurnComplete, parse_options
from monumenta.engine.match.luck import Luck
from monumenta.engine.match.record import BrokenRecord


def new_pebbles(spec: GameSpec, **options: Any) -> Game:
    return Game(spec, parse_options(spec, options))


def quarry(**options: Any) -> Game:
    """Monuments with the quarry laid out; seat 0 begins."""
    game = Game.new("monuments", starter=0, **options)
    rng = Random(4)
    while game.actor == "chance":
        game.roll(rng)
    return game


def finish(game: Game, seed: int = 0) -> Game:
    rng = Random(seed)
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal_ids()))
    return game


# --- options ------------------------------------------------------------------------------------------


def test_options_with_their_values_the_default_first() -> None:
    options = {option.name: option for option in Game.options("monuments")}
    assert options["players"].values == [2, 3, 4]
    assert options["monument"].values == ["notre-dame", "st-peters", "capitol", "taj-mahal"]
    assert options["show_holdings"].values == [False, True]
    assert options["starter"].values == ["random", 0, 1, 2, 3]
    assert options["allow_return_to_start"].default is True


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"colour": 1}, "monuments has no option 'colour'; it has: monument, players"),
        ({"players": 5}, "players cannot be 5; it is one of: 2, 3, 4"),
        ({"players": "2"}, "players cannot be '2'"),
        ({"players": True}, "players cannot be True"),
        ({"players": 2.0}, "players cannot be 2.0"),
        ({"show_holdings": 1}, "show_holdings cannot be 1; it is one of: false, true"),
        ({"monument": "louvre"}, 'one of: "notre-dame", "st-peters"'),
        ({"monument": ["capitol"]}, "monument cannot be"),
        ({"starter": 3, "players": 2}, "starter is seat 3"),
    ],
    ids=str,
)
def test_wrong_options_say_what_exists(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Game.new("monuments", **options)


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="there are: "):
        Game.new("chess")


def test_options_must_be_flags_or_choices(pebbles: GameSpec) -> None:
    import dataclasses

    class Free(msgspec.Struct, frozen=True):
        players: int = 2

    with pytest.raises(TypeError, match="flags or choices"):
        parse_options(dataclasses.replace(pebbles, options=Free), {})


# --- acting -------------------------------------------------------------------------------------------


def test_a_move_is_logged_and_tells_what_was_seen(pebbles: GameSpec) -> None:
    game = new_pebbles(pebbles, rounds=1)
    assert game.actor == "chance"
    assert game.play("first 1").seat == "chance"
    assert game.actor == "anyone"
    played = game.play("hide 2", 1, t=17)
    assert (played.n, played.seat, played.do, played.t) == (2, 1, "hide 2", 17)
    game.play("hide 0", 0)
    assert game.actor == 1
    game.play("guess 3")
    last = game.play("guess 2")
    assert [type(event).__name__ for event in last.events] == ["Guessed", "Opened"]
    assert game.over
    assert game.actor == "over"
    assert (game.scores, game.winners) == ([1, 0], [0])
    assert [move.n for move in game.moves] == [1, 2, 3, 4, 5]
    assert game.legal_ids() == []
    with pytest.raises(GameOver, match="the game is over"):
        game.play("guess 1")


def test_points_shared_are_a_victory_shared(pebbles: GameSpec) -> None:
    game = new_pebbles(pebbles, rounds=1)
    for do, seat in (("first 0", None), ("hide 1", 0), ("hide 1", 1), ("guess 3", None), ("guess 4", None)):
        assert game.winners == []
        game.play(do, seat)
    assert game.winners == [0, 1]


def test_an_illegal_action_says_rule_and_reason_and_changes_nothing(pebbles: GameSpec) -> None:
    game = new_pebbles(pebbles)
    game.play("first 0")
    game.play("hide 3", 0)
    before = game.state()
    with pytest.raises(IllegalAction, match=r"'hide 1' is not possible: that fist is closed already \(rule P2\)") as no:
        game.play("hide 1", 0)
    assert (no.value.do, no.value.rule, no.value.reason) == ("hide 1", "P2", "closed")
    game.play("hide 0", 1)
    with pytest.raises(IllegalAction) as no:
        game.play("guess 2")
    assert (no.value.rule, no.value.reason) == ("P3", "impossible")
    with pytest.raises(IllegalAction) as no:
        game.play("guess 2", 1)
    assert no.value.rule == "P1"
    assert game.n == 3
    assert before != game.state()


@pytest.mark.parametrize("number", [-1, 10**6])
def test_an_id_that_is_no_action(number: int) -> None:
    with pytest.raises(MonumentaError, match="action ids run from 0 to"):
        quarry().play(number)


def test_a_text_that_is_no_action() -> None:
    with pytest.raises(BadNotation, match="'castle' is no action here: an action looks like"):
        quarry().play("castle")


def test_where_anyone_may_act_the_seat_is_asked_for_and_checked(pebbles: GameSpec) -> None:
    game = new_pebbles(pebbles)
    game.play("first 0")
    with pytest.raises(MonumentaError, match="say which seat"):
        game.play("hide 1")
    for seat in (2, -1, -3, 99):
        with pytest.raises(NoSuchSeat, match=f"there is no seat {seat}; they run from 0 to 1"):
            game.play("hide 1", seat)
        with pytest.raises(NoSuchSeat):
            game.legal(seat)
    with pytest.raises(IllegalAction):
        game.play("hide 1", "chance")
    assert game.legal(0) == game.legal(1) == ["hide 0", "hide 1", "hide 2", "hide 3"]


def test_who_is_not_to_act_can_do_nothing() -> None:
    game = quarry()
    assert game.legal(1) == []
    assert game.choices(1) == []
    assert [choice.do for choice in game.choices(0)] == game.legal()


# --- luck ---------------------------------------------------------------------------------------------


def test_luck_acts_only_in_its_turn() -> None:
    with pytest.raises(NotChance, match="not luck's turn"):
        quarry().roll(Random(1))


def test_luck_follows_the_weights(pebbles: GameSpec) -> None:
    """Who began last time is half as likely: 1 in 5 of three seats."""
    game = new_pebbles(pebbles, players=3)
    game.play("first 1")
    for seat in range(3):
        game.play("hide 0", seat)
    for total in range(3):
        game.play(f"guess {total}")
    assert game.weights() == [2, 1, 2]
    outcomes: list[str] = []
    for x in range(5):
        copy = game.copy()
        draw = Random()
        draw.randrange = lambda total, x=x: x if total == 5 else -1  # type: ignore[method-assign]
        outcomes.append(copy.roll(draw).do)
    assert outcomes == ["first 0", "first 0", "first 1", "first 2", "first 2"]


def test_verifiable_luck_draws_by_the_number_of_the_move() -> None:
    luck = Luck(bytes(32))
    game = Game.new("monuments")
    do = game.copy().roll(luck).do
    assert do == f"starts {luck.draw(1, 2)}"


# --- trying out ---------------------------------------------------------------------------------------


def test_a_preview_goes_through_a_turn_and_logs_nothing() -> None:
    game = quarry(players=3)
    game.play(game.legal()[0])
    before = game.state()
    first = game.preview(1, [step := game.legal()[0]])
    assert not first.complete
    assert (first.game.n, game.n) == (game.n + 1, game.n)
    second = game.preview(1, [step, first.game.legal()[0]])
    assert second.complete
    assert [type(event).__name__ for event in second.events] == ["Stepped", "Stepped"]
    assert game.state() == before
    assert game.preview(1, []).game.state() == before


def test_a_complete_turn_is_to_be_confirmed_first() -> None:
    game = quarry()
    step = game.legal()[0]
    assert game.preview(0, [step]).complete
    with pytest.raises(TurnComplete, match="confirm it or take something back"):
        game.preview(0, [step, step])


def test_a_preview_refuses_what_is_illegal() -> None:
    game = quarry()
    with pytest.raises(IllegalAction) as no:
        game.preview(0, ["c"])
    assert no.value.rule == "Q5"
    with pytest.raises(IllegalAction):
        game.preview(1, [game.legal()[0]])


def test_a_preview_does_not_show_what_follows_by_itself(pebbles: GameSpec) -> None:
    game = new_pebbles(pebbles, rounds=1)
    for do, seat in (("first 0", None), ("hide 1", 0), ("hide 2", 1), ("guess 3", None)):
        game.play(do, seat)
    last = game.preview(1, ["guess 4"])
    assert last.complete
    assert not last.game.over
    assert last.game.view(1).fists == [None, 2]
    assert [type(event).__name__ for event in last.events] == ["Guessed"]


# --- copies, snapshots, files -------------------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    game = quarry()
    copy = game.copy()
    copy.play(copy.legal()[0])
    assert game.n == len(game.moves) == copy.n - 1
    assert game.state() != copy.state()


def test_a_snapshot_goes_on_where_it_was() -> None:
    game = quarry()
    again = Game.restore(game.spec, game.settings, game.state(), game.n)
    assert again.state() == game.state()
    assert again.legal() == game.legal()
    played = again.play(again.legal()[0])
    assert played.n == game.n + 1


def test_a_snapshot_of_another_length_is_refused() -> None:
    game = quarry()
    with pytest.raises(BadState, match=r"a state of monuments has \d+ bytes, not 7"):
        Game.restore(game.spec, game.settings, b"snippet", 0)


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for game in (quarry(players=4), finish(Game.new("monuments", monument="capitol"))):
        game.save(path)
        again = Game.load(str(path))
        assert again.state() == game.state()
        assert again.moves == game.moves
        assert again.settings == game.settings


def test_loading_what_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("hello\n")
    with pytest.raises(BrokenRecord, match="line 1"):
        Game.load(path)


# --- what a seat may know -----------------------------------------------------------------------------


def test_a_view_is_made_from_a_concealed_state(pebbles: GameSpec) -> None:
    game = new_pebbles(pebbles)
    game.play("first 0")
    game.play("hide 3", 0)
    assert game.view(0).fists == [3, None]
    assert game.view(1).fists == game.view(None).fists == [None, None]
    assert game.open_view().fists == [3, None]
    assert game.digest(1) == game.digest(None) != game.digest(0)
    assert game.view(1).closed == [True, False]


def test_digests_tell_positions_apart() -> None:
    game = quarry()
    before = game.digest(None)
    game.play(game.legal()[0])
    assert game.digest(None) != before
