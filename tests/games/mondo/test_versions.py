"""Rules version 2 lets a handicap count at a children's table. Version 1 goes on as it was, to the byte."""

from __future__ import annotations

from typing import Any

import pytest

from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.record import Line, read_file
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import play_again
from monumenta.games.mondo.view import View
from tests.games.mondo.naive import Laid, Scored
from tests.games.mondo.positions import BOX, state_of, view_of
from tests.games.mondo.test_golden import FOLDER

ONE, TWO = find("mondo", "1"), find("mondo", "2")
RECORD = read_file(FOLDER / "v1-children-handicap.jsonl")
MARKED = (0, 2)
"""The seats with a handicap in that game, in which inactive volcanos count too."""


def play(game: Game, moves: list[Line]) -> None:
    for move in moves:
        game.play(move.do, move.seat, t=move.t)


def keys(game: Game) -> list[str]:
    return [row.key for row in view_of(game).players[0].sheets[-1].rows]


def test_version_2_is_the_newest_and_both_run_on_the_same_rules() -> None:
    assert find("mondo") is TWO
    assert (ONE.rules, ONE.state, ONE.options) == (TWO.rules, TWO.state, TWO.options)
    assert [spec.version for spec in TWO.earlier] == ["1"]
    assert ONE.earlier == ()


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"level": "expert", "players": 4, "board_2": 3, "hidden_time": True},
        {"level": "solo", "players": 1, "difficulty": "hard"},
        {"handicap": "2", "handicap_inactive": True, "chips_of_two": "4,3"},
    ],
)
def test_without_children_a_game_begins_with_the_same_bytes(options: dict[str, Any]) -> None:
    one, two = (Game(spec, parse_options(spec, options)) for spec in (ONE, TWO))
    assert one.state() == two.state()


def test_a_childrens_table_of_version_1_begins_as_it_always_did() -> None:
    """The cell held 1 from the beginning; the new meaning has a value of its own."""
    options = parse_options(ONE, {"children": True})
    one, two = ({name: cell for name, cell in spec.encode(options).items() if cell} for spec in (ONE, TWO))
    assert one == {"players": 2, "boards": [0, 0, 0], "clock_ms": 600_000, "children": 1}
    assert two == {**one, "children": 2}


@pytest.mark.parametrize("at", [5, 300, 700])
def test_a_table_of_version_1_is_played_on_to_its_end(at: int) -> None:
    """As a server does that was restarted in the middle: from the state alone, by the version that it began with."""
    begun = Game(
        ONE, parse_options(ONE, {"players": 3, "children": True, "handicap": "1+3", "handicap_inactive": True})
    )
    play(begun, RECORD.moves[:at])
    game = Game.restore(find("mondo", "1"), begun.settings, begun.state(), begun.n)
    play(game, RECORD.moves[at:])
    assert RECORD.result is not None
    assert game.over
    assert (game.scores, game.winners) == (RECORD.result.scores, RECORD.result.winners)
    assert game.state() == play_again(RECORD).state()
    assert keys(game) == ["workers", "landscapes", "chip", "empty"]


def test_the_same_moves_cost_the_marked_seats_their_volcanos_in_version_2() -> None:
    """Everything else stays: dealing, legal actions, the other rows, and that there is no volcano chip."""
    game = Game(TWO, parse_options(TWO, {"players": 3, "children": True, "handicap": "1+3", "handicap_inactive": True}))
    lost = [0, 0, 0]
    for move in RECORD.moves:
        played = game.play(move.do, move.seat, t=move.t)
        if any(type(event).__name__ == "Ended" for event in played.events):
            assert keys(game) == ["workers", "landscapes", "chip", "volcanos", "empty"]
            assert state_of(game).volcanic == 0
            for seat in MARKED:
                lost[seat] += _volcanos(view_of(game), seat)
    assert RECORD.result is not None
    assert game.over
    assert min(lost[seat] for seat in MARKED) > 0
    assert game.scores == [before - cost for before, cost in zip(RECORD.result.scores, lost, strict=True)]


def _volcanos(view: View, seat: int) -> int:
    """Active and inactive ones on a board, by the slow scorer."""
    laid: Laid = {
        (space.row, space.col): (BOX.faces[one.face], one.rotation)
        for space, one in zip(BOX.spaces, view.players[seat].board, strict=True)
        if one
    }
    scored = Scored(view.board, laid)
    return scored.volcanos("active") + scored.volcanos("inactive")
