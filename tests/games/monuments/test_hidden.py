"""What is hidden and what is told: rows H1 to H3 of the ledger."""

from __future__ import annotations

from dataclasses import replace

import pytest

from monumenta.engine.match.registry import find
from monumenta.games.monuments.view import Passed
from monumenta.testing import check_events
from tests.games.monuments.positions import all_slots, building, events_of, finish, in_quarry, new
from tests.testing.mutants import check_seeds


def test_only_the_own_hand_is_seen() -> None:
    game = building(["purple red", "natural", "orange"])
    for seat in range(3):
        hands = game.view(seat).hands
        assert [hand is not None for hand in hands] == [p == seat for p in range(3)]
    assert game.view(1).hands[1] == {"purple": 0, "red": 0, "natural": 1, "orange": 0, "blue": 0, "black": 0}
    assert game.view(None).hands == [None, None, None]


def test_show_holdings() -> None:
    game = building(["purple red", "natural"], show_holdings=True)
    assert all(hand is not None for hand in game.view(None).hands)
    assert game.view(0).hands == game.view(1).hands == game.open_view().hands


def test_all_screens_are_lifted_at_the_end() -> None:
    game = finish(new(players=3))
    assert all(hand is not None for hand in game.view(None).hands)


def test_other_hands_do_not_change_a_view() -> None:
    one = building(["purple", "natural red", "orange"])
    two = building(["purple", "orange", "natural red"])
    # supply cells differ by nothing: the same tokens are out, only on other seats
    assert one.view(0) == two.view(0)
    assert one.digest(0) == two.digest(0)
    assert one.digest(1) != two.digest(1)


def test_a_pass_is_told() -> None:
    game = building(["purple purple", "orange blue"])
    passed = events_of([game.play("L1 0,0")], Passed)[0]
    assert passed.held == {"purple": 0, "red": 0, "natural": 0, "orange": 1, "blue": 1, "black": 0}
    assert game.view(0).hands[1] is None, "told once, not shown for ever"


def test_nothing_but_a_pass_tells_what_stands_behind_a_screen() -> None:
    """The law is kept, and only because passes are named to it: they do tell."""
    spec = find("monuments")
    check_seeds(check_events, spec, {"players": 3})
    with pytest.raises(AssertionError, match="an event leaks"):
        check_seeds(check_events, replace(spec, reveals=()), {"players": 3})


@pytest.mark.parametrize("held", ["orange", "orange orange", "purple"])
def test_a_preview_hides_what_follows(held: str) -> None:
    """Whether the next seat must pass, and what that costs it, shows only once the build is confirmed."""
    game = building(["purple purple", held, "purple"])
    preview = game.preview(0, ["L1 0,0"])
    assert preview.complete
    assert [type(event).__name__ for event in preview.events] == ["Raised"]
    view = preview.game.view(0)
    assert view.scores == [11, 10, 10]
    assert view.passed == [False, False, False]
    assert view.actor == 0
    assert game.n == 0


def test_a_preview_of_the_last_token_hides_the_black_one() -> None:
    game = in_quarry({"o1": "black"}, worker="o0", turn=4, players=3)
    preview = game.preview(0, ["o1 black"])
    assert preview.complete
    assert preview.game.view(0).phase == "quarry"
    assert preview.game.view(0).scores == [10, 10, 10]


def test_a_preview_may_finish_the_monument() -> None:
    game = building(["orange", "purple"], built=all_slots("notre-dame", but=["L4 0,0"]))
    preview = game.preview(0, ["L4 0,0"])
    assert preview.complete
    assert preview.game.view(0).finished
    assert not game.over
