"""The construction phase: rows C1 to C11 of the ledger."""

from __future__ import annotations

from random import Random

import pytest

from monumenta.engine.author.contract import IllegalAction
from monumenta.engine.match.game import Game
from monumenta.games.monuments.state import BOX, BUILDING, State
from monumenta.games.monuments.view import Passed, Raised
from tests.games.monuments.positions import (
    all_slots,
    building,
    edited,
    events_of,
    in_quarry,
    laid_out,
    play_all,
    state_of,
)


def refused(game: Game, text: str) -> tuple[str, str]:
    before = game.state()
    with pytest.raises(IllegalAction) as refusal:
        game.play(text)
    assert game.state() == before
    return refusal.value.rule, refusal.value.reason


def test_one_token_a_turn_from_the_worker_on() -> None:
    game = building(["purple " * 3, "purple " * 3, "purple " * 3], seat=1)
    builders = [move.seat for move in play_all(game, "L1 0,0", "L1 3,0", "L1 0,1", "L1 1,1")]
    assert builders == [1, 2, 0, 1]
    assert game.view(1).hands[1]["purple"] == 1


def test_the_worker_builds_first() -> None:
    """Seat 2 fetches the black token, and with it the worker; everybody could build."""

    def a_token_each(s: State) -> None:
        for seat in range(3):
            s.hand[seat, 0] += 1
            s.supply[0] -= 1

    game = edited(in_quarry({"o1": "black"}, worker="o0", turn=4, seat=2, players=3), a_token_each)
    game.play("o1 black")
    builders = [move.seat for move in play_all(game, "L1 0,0", "L1 3,0", "L1 0,1")]
    assert builders == [2, 0, 1]


def test_colour_of_a_slot() -> None:
    game = building(["red", "purple"], built=["L1 0,0"])
    assert game.legal() == ["L2 0,0"]
    assert refused(game, "L1 3,0") == ("C2", "no-token")
    assert refused(game, "L1 0,0") == ("C2", "slot-taken")


SUPPORTS = [
    ("notre-dame", "L2 3,0.5", ["L1 3,0", "L1 3,1"]),
    ("notre-dame", "L3 1.5,2", ["L2 1,1.5", "L2 2,1.5", "L2 1,2.5", "L2 2,2.5"]),
    ("notre-dame", "L4 2,2", ["L3 1.5,2", "L3 2.5,2"]),
    ("taj-mahal", "L4 3,3", ["L3 2.5,2.5", "L3 3.5,2.5", "L3 2.5,3.5", "L3 3.5,3.5"]),
    ("taj-mahal", "L2 0,0", ["L1 0,0"]),
    ("taj-mahal", "L3 6,0", ["L2 6,0"]),
    ("taj-mahal", "L4 0,6", ["L3 0,6"]),
    ("st-peters", "L5 3.5,1.5", ["L4 3,1.5", "L4 4,1.5"]),
    ("capitol", "L3 3.5,0.5", ["L2 3,0", "L2 4,0", "L2 3,1", "L2 4,1"]),
]


@pytest.mark.parametrize(("monument", "slot", "supports"), SUPPORTS)
def test_supports(monument: str, slot: str, supports: list[str]) -> None:
    """A slot is possible exactly when all its supports stand; each one missing forbids it."""
    level = int(slot[1])
    colour = ["purple", "red", "natural", "orange", "orange"][level - 1]
    below = [name for name in all_slots(monument) if int(name[1]) < level]
    hands = [f"{colour} purple", "purple"]
    game = building(hands, built=below, monument=monument)
    assert slot in game.legal()
    for missing in supports:
        game = building(hands, built=[name for name in below if name != missing], monument=monument)
        assert slot not in game.legal()
        assert refused(game, slot) == ("C3", "not-supported")


@pytest.mark.parametrize(("monument", "slot", "supports"), SUPPORTS)
def test_a_slot_becomes_free_when_its_last_support_is_built(monument: str, slot: str, supports: list[str]) -> None:
    level = int(slot[1])
    colours = ["purple", "red", "natural", "orange", "orange"]
    below = [name for name in all_slots(monument) if int(name[1]) < level and name != supports[-1]]
    game = building([colours[level - 2], colours[level - 1]], built=below, monument=monument)
    game.play(supports[-1])
    assert slot in game.legal()


@pytest.mark.parametrize(("monument", "slot", "supports"), SUPPORTS)
def test_one_support_is_not_enough(monument: str, slot: str, supports: list[str]) -> None:
    """The supports are built one after another; the slot comes free with the last of them and not before."""
    level = int(slot[1])
    colours = ["purple", "red", "natural", "orange", "orange"]
    below = [name for name in all_slots(monument) if int(name[1]) < level and name not in supports]
    hand = f"{colours[level - 2]} {colours[level - 1]} " * 4
    game = building([hand, hand], built=below, monument=monument)
    for support in supports:
        assert slot not in game.legal()
        game.play(support)
    assert slot in game.legal()


def test_a_level_need_not_be_complete() -> None:
    """One token of level 1 stands and carries one of level 2; it is neither the first nor the last of the plan."""
    game = building(["purple purple", "red red"])
    game.play("L1 0,4")
    assert game.legal() == ["L2 0,4"]
    game.play("L2 0,4")
    assert game.view(None).scores[1] == 13


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_points_by_level(level: int) -> None:
    slot = next(s for s in BOX.monument("st-peters").slots if s.level == level)
    below = [name for name in all_slots("st-peters") if int(name[1]) < level]
    game = building([slot.colour, "purple"], built=below, monument="st-peters")
    played = game.play(f"L{level} {slot.x:g},{slot.y:g}")
    assert events_of([played], Raised)[0].points == 2 * level - 1
    assert game.scores[0] >= 10 + 2 * level - 2  # less one if the pass that follows costs a point


def test_a_pass_is_forced() -> None:
    """Seat 1 holds only orange, for which nothing is ready: it passes by itself."""
    game = building(["purple purple", "orange orange", "purple purple"])
    played = game.play("L1 0,0")
    assert events_of([played], Passed)[0].seat == 1
    assert game.actor == 2
    assert game.scores == [11, 8, 10]
    assert game.view(None).passed == [False, True, False]


def test_no_pass_while_a_token_fits() -> None:
    """Not even with one token left that fits one place only."""
    game = building(["purple purple", "red orange"], built=["L1 0,0"])
    played = game.play("L1 3,0")
    assert not events_of([played], Passed)
    assert (game.actor, game.legal()) == (1, ["L2 0,0"])
    assert not any("pass" in text for text in game.legal())


def test_printed_pass() -> None:
    """Purple, red and orange left with three gems: three points lost."""
    built = [name for name in all_slots("notre-dame") if name.startswith(("L1", "L2"))]
    game = building(["natural", "purple red orange blue blue blue"], built=built)
    played = game.play("L3 3,1")
    passes = events_of([played], Passed)
    assert (passes[0].seat, passes[0].lost) == (1, 3)
    assert passes[0].held == {"purple": 1, "red": 1, "natural": 0, "orange": 1, "blue": 3, "black": 0}
    assert game.scores == [15, 7]


def test_a_pass_without_tokens_costs_nothing() -> None:
    game = building(["purple purple", "blue"])
    played = game.play("L1 0,0")
    assert events_of([played], Passed)[0].lost == 0
    assert game.scores[1] == 10


def test_penalty_again_next_round() -> None:
    """The same two tokens cost two points in every round of one game in which their holder passes."""

    def to_build_again(s: State) -> None:
        s.phase = BUILDING
        s.hand[0, 0] += 1
        s.bag[0] -= 1

    game = building(["purple", "orange orange"], round_no=1)
    for round_no, (slot, left) in enumerate([("L1 0,0", 8), ("L1 3,0", 6), ("L1 0,1", 4)], 1):
        assert game.view(None).round == round_no
        played = game.play(slot)
        assert next(event for event in events_of([played], Passed) if event.seat == 1).lost == 2
        assert game.scores[1] == left
        assert state_of(game).hand[1, 3] == 2
        if not game.over:
            game = edited(game, to_build_again)


def test_every_pass_costs_what_is_behind_the_screen() -> None:
    """Whole games, pass by pass: what is told is what is lost, whoever passes how often."""
    again = 0
    for seed in range(6):
        game, rng = laid_out(seed, players=3), Random(seed)
        lost = [0, 0, 0]
        while not game.over:
            played = game.roll(rng) if game.actor == "chance" else game.play(rng.choice(game.legal()))
            for event in events_of([played], Passed):
                held: int = sum(event.held[colour] for colour in BOX.tokens[:4])
                assert event.lost == held
                again += 1 if held and lost[event.seat] else 0
                lost[event.seat] += held
        assert [tally.lost for tally in game.open_view().tally] == lost
    assert again > 3


@pytest.mark.parametrize(("penalty", "left"), [(True, 8), (False, 10)])
def test_no_penalty_in_round_three(penalty: bool, left: int) -> None:
    last = building(["purple", "orange orange"], round_no=3, round3_penalty=penalty)
    played = last.play("L1 0,0")
    assert last.over
    assert last.scores[1] == left
    assert events_of([played], Passed)[0].lost == 10 - left
    earlier = building(["purple", "orange orange"], round_no=2, round3_penalty=penalty)
    earlier.play("L1 0,0")
    assert earlier.scores[1] == 8


def test_passed_seats_stay_out() -> None:
    """Seat 1 has passed; its red token would fit once the purple one stands, but it is not asked again."""
    game = building(["purple purple purple", "red", "purple purple"], passed=[1])
    played = play_all(game, "L1 0,0", "L1 3,0", "L1 0,1", "L1 1,1")
    assert [move.seat for move in played] == [0, 2, 0, 2]
    assert not events_of(played, Passed)
    assert game.scores[1] == 10


def test_passed_seats_are_back_in_the_next_round() -> None:
    game = building(["purple", "red"], passed=[1])
    game.play("L1 0,0")
    assert game.view(None).round == 2
    assert game.view(None).passed == [False, False]


def test_tokens_are_kept() -> None:
    game = building(["purple", "orange blue"])
    game.play("L1 0,0")
    s = state_of(game)
    assert s.round_no == 2
    assert [s.hand[1, kind] for kind in range(6)] == [0, 0, 0, 1, 1, 0]


def test_next_round_begins_with_the_worker() -> None:
    def worker_to_seat_2(s: State) -> None:
        s.starter = 2

    game = edited(building(["purple", "", ""]), worker_to_seat_2)
    game.play("L1 0,0")
    view = game.view(None)
    assert (view.round, view.starter) == (2, 2)
    while game.actor == "chance":
        game.roll(Random(0))
    assert game.actor == 2


def test_the_last_builder_goes_on() -> None:
    game = building(["purple purple purple", "orange"])
    played = play_all(game, "L1 0,0", "L1 3,0", "L1 0,1")
    assert [move.seat for move in played] == [0, 0, 0]
    assert [event.seat for event in events_of(played, Passed)] == [1, 0]
    assert game.view(None).round == 2


def test_printed_builds() -> None:
    """Seven points for orange on level 4, then three for red on level 2."""
    built = [name for name in all_slots("notre-dame") if name[1] in "123" and name not in ("L2 0,0", "L3 0,0")]
    game = building(["orange purple", "red purple"], built=built)
    first = game.play("L4 0,4")
    assert events_of([first], Raised) == [Raised(seat=0, slot=first.events[0].slot, colour="orange", level=4, points=7)]
    second = game.play("L2 0,0")
    assert events_of([second], Raised)[0].points == 3


def test_everybody_may_have_to_pass_at_once() -> None:
    """Nobody can build when the quarry is empty: all pass in order and the next round begins."""
    game = in_quarry({"o1": "black"}, worker="o0", turn=4, players=3)
    played = game.play("o1 black")
    assert [event.seat for event in events_of([played], Passed)] == [0, 1, 2]
    assert game.view(None).round == 2
