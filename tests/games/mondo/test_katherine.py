"""Katherine's turn, the printed example of the beginner game, played by legal actions from the heap to the score sheet.

Printed are what she has of each kind, what it brings, her chip, and the volcanos of both. Her drawn board is lost:
which tiles she laid and where is ours, found by search, so that every statement of the example holds on our board 1
with tiles of our box. Of Peter only six active volcanos are known; he has just these.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from monumenta.engine.match.game import Game
from tests.games.mondo.naive import OPPOSITE, STEPS, Laid, Scored
from tests.games.mondo.positions import BOX, begun, changed, face, next_turn, play_board, view_of

STREET, CORNER_STREET = "ES", "NE"
KATHERINE: Laid = changed(
    {},
    {
        "r0c2": (face("M3F", STREET), 3),
        "r0c3": (face("M2F2", CORNER_STREET), 3),
        "r1c1": (face("F2W2"), 1),
        "r1c2": (face("MF3", None, "shepherd"), 2),
        "r1c3": (face("MF3"), 2),
        "r1c4": (face("F2W2", None, "fisherman"), 2),
        "r2c0": (face("W4"), 1),
        "r2c1": (face("M2W2", CORNER_STREET), 0),
        "r2c2": (face("M3F", STREET, None, "active"), 2),
        "r2c3": (face("MFb", None, None, "active"), 0),
        "r2c4": (face("MF3", None, None, "inactive"), 1),
        "r2c5": (face("M2W2", None, "shepherd", "active"), 2),
        "r3c0": (face("FW3"), 1),
        "r3c1": (face("FWb"), 1),
        "r3c2": (face("MFb", None, "shepherd"), 0),
        "r3c3": (face("FW3", None, "lumberjack"), 3),
        "r3c4": (face("FW3"), 0),
        "r3c5": (face("MW3", None, None, "active"), 0),
        "r4c1": (face("W4", None, "ship"), 1),
        "r4c2": (face("M2W2", CORNER_STREET, "coach"), 0),
        "r4c3": (face("WMb", None, None, "active"), 0),
        "r4c4": (face("MW3", None, None, "inactive"), 3),
        "r5c2": (face("MW3"), 1),
    },
)
PETER: Laid = changed(
    {},
    {
        "r2c0": (face("M4", "NE", None, "active"), 0),
        "r2c1": (face("M4", "NE", None, "active"), 0),
        "r2c2": (face("M4", "NE", None, "active"), 0),
        "r2c3": (face("M4", "NE", "coach", "active"), 0),
        "r2c4": (face("M4", "NE", "coach", "active"), 0),
        "r2c5": (face("F4", None, "boar", "active"), 0),
    },
)


def play_turn(game: Game) -> None:
    """Both lay their boards; Peter jumps out first, so that the chip of 2 is left for Katherine."""
    for seat, laid in enumerate((KATHERINE, PETER)):
        play_board(game, seat, laid, [*KATHERINE.values(), *PETER.values()])
    game.play("out", 1, t=game.now)
    game.play("out", 0, t=game.now)


def rows(game: Game, seat: int, turn: int = 0) -> dict[str, int]:
    return {row.key: row.points for row in view_of(game).players[seat].sheets[turn].rows}


@pytest.fixture(scope="module")
def played() -> Any:
    game = begun()
    play_turn(game)
    return game


def test_katherines_board_is_the_one_described() -> None:
    """Five workers; four forests with the islet and two meadows enclosed and without mistake; others enclosed with
    mistakes (two of them and more), one meadow open; five street tiles and one segment on the border in three streets;
    a ship and a coach; five active and two inactive volcanos; one space empty."""
    scored = Scored(1, KATHERINE)
    assert scored.workers() == {"fisherman": 1, "shepherd": 3, "lumberjack": 1}
    kinds = Counter((scored.land(area), kind_of(scored, area)) for area in scored.areas)
    assert (kinds["F", "finished"], kinds["M", "finished"]) == (4, 2)
    assert any(("islet", frozenset()) in area and scored.sound(area) for area in scored.areas)
    assert kinds["F", "faulty"] + kinds["M", "faulty"] >= 4, "C is two of them, and E is several"
    assert (kinds["M", "open"], kinds["F", "open"]) == (1, 0)
    segments = scored.segments()
    assert (sum(isinstance(one, tuple) for one in segments), len(segments)) == (5, 6)
    assert len(scored.streets()) == 3
    assert (len(scored.showing("ship")), len(scored.showing("coach"))) == (1, 1)
    assert (scored.volcanos("active"), scored.volcanos("inactive")) == (5, 2)
    assert (scored.empty(), len(scored.wrong)) == (1, 4)


def kind_of(scored: Scored, area: Any) -> str:
    """finished, open (beside an empty space), or faulty."""
    edges = [edge for region in area for edge in scored.touches_edge(region)]
    if any(scored.owner.get(edge) is None or scored.across(*edge) is None for edge in edges):
        return "open"
    return "finished" if scored.sound(area) else "faulty"


def test_katherines_turn(played: Game) -> None:
    """Every row as printed. The sum is not, but it follows: 17."""
    printed = {
        "workers": 5,
        "landscapes": 12,
        "streets": 6 - 3,
        "chip": 2,
        "volcanos": 0,
        "empty": -1,
        "misconnections": -4,
    }
    assert rows(played, 0) == printed
    assert view_of(played).players[0].sheets[0].total == sum(printed.values()) == 17
    assert (rows(played, 1)["volcanos"], rows(played, 1)["chip"]) == (-6, 4)


def test_katherines_things_are_shown(played: Game) -> None:
    """Of the streets that lead nowhere nothing is said but that they cost nothing: no misconnection lies there."""
    sheet = {row.key: row.things for row in view_of(played).players[0].sheets[0].rows}
    assert {key: len(things) for key, things in sheet.items()} == {
        "workers": 5,
        "landscapes": 6,
        "streets": 3,
        "chip": 0,
        "volcanos": 0,
        "empty": 1,
        "misconnections": 4,
    }
    scored = Scored(1, KATHERINE)
    ends = {edge for edges in scored.segments().values() for edge in edges}
    loose = [edge for edge in ends if other_end(edge) not in ends and edge not in scored.outside]
    assert any(scored.regions[region] == "M" for edge in loose if (region := scored.across(*edge)))


def other_end(edge: tuple[tuple[int, int], str]) -> tuple[tuple[int, int], str]:
    """The same edge, seen from the space beside it."""
    (row, col), side = edge
    return (row + STEPS[side][0], col + STEPS[side][1]), OPPOSITE[side]


def test_with_the_volcano_chip_she_has_seven_and_loses_them(played: Game) -> None:
    """She had most points, so she has the chip in the next turn; there both lay the same again."""
    game = Game.restore(played.spec, played.settings, played.state(), played.n)
    assert [player.volcano_chip for player in view_of(game).players] == [True, False]
    next_turn(game, seed=2)
    play_turn(game)
    assert (rows(game, 0, 1)["volcanos"], rows(game, 1, 1)["volcanos"]) == (-7, 0)
    assert view_of(game).players[0].sheets[1].total == 17 - 7


def test_her_tiles_are_all_in_the_box() -> None:
    """Each of the tiles that she and Peter laid is another one of the 145."""
    fronts = Counter(BOX.faces[tile.front] for tile in BOX.tiles)
    laid = Counter(one for one, _ in [*KATHERINE.values(), *PETER.values()])
    assert len(KATHERINE) == 23
    assert all(times <= fronts[one] for one, times in laid.items() if one != face("W4"))
