"""Setting up and moving: rules S3 to M6."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from monumenta.engine.author.contract import BadNotation, IllegalAction
from monumenta.games.moves.view import Captured, Skipped
from tests.games.moves.positions import FAR, at, new, state_of
from tests.games.moves.test_rulings import STUCK_AND_BACK


def refusal(text: str, do: str, seat: int | None = None) -> str:
    """The rule that forbids a move."""
    with pytest.raises(IllegalAction) as raised:
        at(text).play(do, seat)
    return raised.value.rule


def test_people_piece_goes_anywhere() -> None:
    game = new()
    assert game.actor == 0
    assert len(game.legal()) == 224
    assert {choice.kind for choice in game.choices(0)} == {"people"}
    assert game.choices(1) == []


def test_first_moves_by_place_of_the_people_piece() -> None:
    """Fewest where it stands in the middle, most where it stands at the edge; all together 398,548."""
    counts: list[int] = []
    root = new()
    for action in root.legal_ids():
        game = root.copy()
        game.play(action)
        counts.append(len(game.legal_ids()))
    assert (min(counts), max(counts), sum(counts)) == (1_720, 1_896, 398_548)


def test_dark_opens_and_turns_alternate() -> None:
    game = new()
    game.play("people r3 c3")
    actors: list[Any] = []
    for square in range(6):
        actors.append(game.actor)
        game.play(
            f"{('obelisk', 'sphinx', 'petra')[square // 2]} r0 c{square * 2 % 10}" if square < 5 else "petra r8 c0"
        )
    assert actors == [1, 0, 1, 0, 1, 0]
    assert game.turn == 7


def test_only_the_seat_to_act_may_act() -> None:
    assert refusal(f"turn=light people={FAR} dark=castle@70", "obelisk r0 c0", seat=1) == "M1"
    assert refusal("turn=light", "obelisk r0 c0") == "S3"
    assert refusal(f"turn=light people={FAR} dark=castle@70", "people r0 c0") == "S3"


def test_only_pieces_in_stock() -> None:
    text = f"turn=light people={FAR} light=obelisk@00,obelisk@02,castle@40"
    assert refusal(text, "obelisk r5 c5") == "M2"
    assert refusal(text, "castle r5 c5") == "M2"


def test_each_piece_is_placed_as_often_as_a_side_has_it() -> None:
    """Played, not set up: with every placement the stock shrinks, until there is none left of a kind."""
    game = new()
    game.play("people r6 c6")
    for dark, light in (("obelisk r0 c0", "castle r0 c8"), ("obelisk r0 c2", "petra r4 c8")):
        game.play(dark)
        game.play(light)
    assert [game.view(None).stocks[1][piece] for piece in ("obelisk", "castle")] == [0, 1]
    assert [game.view(None).stocks[0][piece] for piece in ("castle", "petra", "obelisk")] == [0, 1, 2]
    assert {"castle", "petra"} <= (held := {choice.piece for choice in game.choices(1)})
    assert "obelisk" not in held
    with pytest.raises(IllegalAction) as refused:
        game.play("obelisk r4 c4")
    assert refused.value.rule == "M2"


def test_equal_pieces_are_one_move() -> None:
    game = at(f"turn=light people={FAR}")
    assert game.legal().count("obelisk r0 c0") == 1


def test_only_on_empty_squares() -> None:
    text = f"turn=light people={FAR} light=castle@00 dark=pyramid@50"
    for taken in ("obelisk r0 c0", "obelisk r5 c0", "obelisk r6 c7"):
        assert refusal(text, taken) == "M3"
    legal = at(text).legal()
    assert "obelisk r1 c1" in legal, "the castle's yard is empty"
    assert "obelisk r5 c2" in legal, "touching is allowed"
    assert "obelisk r6 c6" in legal, "touching the People Piece is too"


def test_pieces_lie_on_the_board() -> None:
    with pytest.raises(BadNotation, match="stick out"):
        at(f"turn=light people={FAR}").play("castle r8 c0")


def test_not_in_the_others_space() -> None:
    text = f"turn=light people={FAR} dark=petra.1@00,castle@70 dark-land=00"
    assert refusal(text, "obelisk r0 c0") == "M4"
    assert "obelisk r0 c0" in at(text.replace("turn=light", "turn=dark")).legal(), "its owner may"


def test_a_placed_piece_stays() -> None:
    """Nothing but placing pieces can be chosen."""
    game = at(f"turn=light people={FAR} light=castle@00 dark=pyramid@50")
    assert {choice.kind for choice in game.choices(0)} == {"place"}


@pytest.mark.parametrize("seed", range(4))
def test_a_piece_leaves_the_board_only_by_being_enclosed(seed: int) -> None:
    """Through a random match: what stood still stands, in the same place, unless it was captured."""
    rng, game = Random(seed), new()
    while not game.over:
        number, before = game.view(None).number, game.view(None).pieces
        played = game.play(rng.choice(game.legal_ids()))
        view = game.view(None)
        if view.number != number:
            continue
        taken = [event.taken for event in played.events if isinstance(event, Captured)]
        assert all((piece in view.pieces) != (piece in taken) for piece in before)
        assert len(view.pieces) + len(taken) == len(before) + (played.do != "pass")
        marks = "".join(view.board)
        assert [marks.count(mark) for mark in "LD"] == [47 - left for left in view.left]


def test_a_stuck_player_is_skipped() -> None:
    text, move, _ = STUCK_AND_BACK
    game = at(text)
    assert Skipped(1) in game.play(move).events
    assert game.actor == 0


def test_over() -> None:
    game = at(f"game=1/1 turn=light people={FAR} light=sphinx@50 dark=castle@70 placements=199")
    game.play("obelisk r0 c0")
    assert game.legal() == []
    assert game.spec.why_not(state_of(game), 0, 300).rule == "E1"
