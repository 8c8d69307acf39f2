"""The vectors of the dossier and the examples printed in the rulebook."""

from __future__ import annotations

import pytest

from monumenta.engine.author.rule import row
from monumenta.games.mondo import scoring
from monumenta.games.mondo.box import Face
from monumenta.games.mondo.state import FISHERMEN, STATION
from monumenta.games.mondo.tables import PICTURE
from tests.games.mondo import naive
from tests.games.mondo.naive import Laid
from tests.games.mondo.positions import (
    BOX,
    base,
    changed,
    everywhere,
    face,
    own_rows,
    rows_of,
    segments_and_streets,
    state_with,
)

W4, M4 = face("W4"), face("M4")
CORNER, RING = face("M2W2"), face("M2W2", "NE")
CAPE = face("MW3")
ROAD = face("M4", "NE")
SHEPHERD = face("M2W2", "NE", "coach")
"""Stands in for a corner with a street and a shepherd, which the box has not; the test puts the shepherd there."""

V1: Laid = {}
V2 = everywhere(W4)
V3 = changed(V2, {"r2c2": (CORNER, 1), "r2c3": (CORNER, 2), "r3c3": (CORNER, 3), "r3c2": (CORNER, 0)})
V4 = changed(V3, {"r0c2": (CAPE, 0), "r0c3": (CAPE, 0)})
V5 = changed(
    V4,
    {
        "r2c2": (SHEPHERD, 1),
        "r2c3": (face("M2W2", "NE", None, "active"), 2),
        "r3c3": (RING, 3),
        "r3c2": (RING, 0),
    },
)
V6 = changed(V5, {"r5c3": None})
V7 = changed(V2, {"r0c2": (ROAD, 0)})
VECTORS = {
    "V1": (V1, 1, (1, 1), 24, 0, -22, 1, 24),
    "V2": (V2, 1, (1, 1), 0, 2, 0, 1, 2),
    "V3": (V3, 2, (1, 1), 0, 2, 2, 2, 2),
    "V4": (V4, 3, (1, 1), 0, 0, 6, 2, 0),
    "V5": (V5, 3, (5, 2), 0, 0, 10, 2, 1),
    "V6": (V6, 3, (5, 2), 1, 0, 9, 2, 2),
    "V7": (V7, 1, (2, 1), 0, 4, -1, 1, 4),
}
"""Landscapes, street segments and streets, empty spaces, misconnections, base, islands, solo minus points."""


@pytest.fixture
def shepherd(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the corner with street and coach show a shepherd."""
    pictures = [PICTURE[i] for i in range(len(BOX.faces))]
    pictures[BOX.faces.index(SHEPHERD)] = PICTURE[BOX.faces.index(face("M4", "NE", "shepherd"))]
    monkeypatch.setattr(scoring, "PICTURE", row(pictures))


@pytest.mark.usefixtures("shepherd")
@pytest.mark.parametrize("name", VECTORS)
def test_vectors_on_board_1(name: str) -> None:
    laid, areas, roads, empty, wrong, total, islands, minus = VECTORS[name]
    s = state_with("beginner", 1, laid)
    rows = own_rows(s)
    assert rows["landscapes"] == 2 * areas
    assert segments_and_streets(s) == roads
    assert (rows["empty"], rows["misconnections"]) == (-empty, -wrong)
    assert base(rows) == total
    assert own_rows(state_with("expert", 1, laid))["stilt-house"] == islands
    assert -sum(own_rows(state_with("solo", 1, laid)).values()) == minus


@pytest.mark.parametrize("name", VECTORS)
def test_the_slow_scorer_knows_the_vectors(name: str) -> None:
    """With the very face that the box has not."""
    laid, areas, roads, empty, wrong, total, islands, minus = VECTORS[name]
    real = {at: (Face("M2W2", "NE", "shepherd") if one == SHEPHERD else one, k) for at, (one, k) in laid.items()}
    rows = naive.own_rows(1, real, "beginner")
    assert rows == rows | {"landscapes": 2 * areas, "empty": -empty, "misconnections": -wrong}
    scored = naive.Scored(1, real)
    assert (len(scored.segments()), len(scored.streets())) == roads
    assert sum(rows.values()) == total
    assert scored.printed_building() == ("stilt-house", islands)
    assert -sum(naive.own_rows(1, real, "solo").values()) == minus


@pytest.mark.parametrize(("number", "streets"), [(2, 4), (3, 4), (4, 3)])
def test_other_boards_empty(number: int, streets: int) -> None:
    s = state_with("beginner", number, {})
    assert base(own_rows(s)) == -24
    assert segments_and_streets(s) == (streets, streets)


V8 = changed(V4, {"r0c2": (face("MW3", None, "ship", None, "lighthouse"), 0), "r4c2": (face("W4", None, "ship"), 0)})
V10 = changed(
    V2,
    {
        "r0c2": (CAPE, 0),
        "r0c3": (CAPE, 0),
        "r3c2": (CAPE, 0),
        "r2c2": (face("M3W", None, "field", None, "mill"), 1),
        "r2c1": (face("MW3", None, "shepherd", "active"), 1),
        "r2c3": (CAPE, 3),
    },
)
V11 = changed(
    {},
    {
        "r0c2": (ROAD, 2),
        "r1c2": (ROAD, 0),
        "r1c3": (ROAD, 2),
        "r2c3": (ROAD, 0),
        "r2c4": (ROAD, 3),
        "r1c4": (ROAD, 1),
    },
)
V12 = changed(
    V11, {"r1c2": (face("M4", "NE", "coach", None, "coach-station"), 0), "r2c3": (face("M4", "NE", "coach"), 0)}
)
V13 = changed({}, {"r3c3": (CORNER, 3), "r3c4": (CORNER, 0), "r4c3": (CORNER, 2), "r4c4": (CORNER, 1)})
EXPERT: dict[str, tuple[int, Laid, int, tuple[int, int], int, int, int, dict[str, int]]] = {
    "V8": (1, V8, 3, (1, 1), 0, 0, 6, {"lighthouse": 4, "stilt-house": 2}),
    "V9": (1, changed(V8, {"r5c3": None}), 3, (1, 1), 1, 0, 5, {"stilt-house": 2}),
    "V10": (1, V10, 3, (1, 1), 0, 0, 7, {"mill": 1, "stilt-house": 2}),
    "V11": (2, V11, 0, (10, 3), 18, 1, -12, {"tavern": 1}),
    "V12": (2, V12, 0, (10, 3), 18, 1, -12, {"coach": 2, "tavern": 1}),
    "V13": (4, V13, 0, (3, 3), 20, 0, -20, {"windpump": 1}),
    "V14": (4, changed(V13, {"r4c3": None}), 0, (3, 3), 21, 0, -21, {}),
}
BUILDINGS = ("coach", "lighthouse", "lodge", "mill", "stilt-house", "tavern", "windpump")


@pytest.mark.parametrize("name", EXPERT)
def test_expert_vectors(name: str) -> None:
    number, laid, areas, roads, empty, wrong, total, buildings = EXPERT[name]
    s = state_with("beginner", number, laid)
    rows = own_rows(s)
    assert rows["landscapes"] == 2 * areas
    assert segments_and_streets(s) == roads
    assert (rows["empty"], rows["misconnections"]) == (-empty, -wrong)
    assert base(rows) == total
    expert = own_rows(state_with("expert", number, laid))
    assert {key: expert[key] for key in BUILDINGS if expert[key]} == buildings


def test_v10_needs_the_village_for_its_shepherd() -> None:
    assert own_rows(state_with("expert", 1, V10))["shepherds"] == 0
    village = changed(V10, {"r0c3": (face("M4", None, "shepherd", None, "shepherds"), 0)})
    assert own_rows(state_with("expert", 1, village))["shepherds"] == 2


# --- the printed examples; the first has a file of its own, test_katherine.py -------------------------


def with_faces(*faces: Face) -> Laid:
    """So many faces, side by side."""
    names = [space.name for space in BOX.spaces]
    return changed({}, {name: (one, 0) for name, one in zip(names, faces, strict=False)})


def volcano_board(active: int, inactive: int) -> Laid:
    return with_faces(*[face("M4", "NE", None, "active")] * active, *[face("M4", "NE", None, "inactive")] * inactive)


def test_volcanos_of_the_example() -> None:
    katherine, peter = volcano_board(5, 2), volcano_board(6, 0)
    s = state_with("beginner", 1, katherine, peter)
    scoring.score_turn(s)
    assert (rows_of(s, 0)["volcanos"], rows_of(s, 1)["volcanos"]) == (0, -6)
    s.volcanic = 0b01
    scoring.score_turn(s)
    assert (rows_of(s, 0)["volcanos"], rows_of(s, 1)["volcanos"]) == (-7, 0)


FISHER, SHEPHERD_TILE, LUMBER = (
    face("W4", None, "fisherman"),
    face("M4", None, "shepherd"),
    face("F4", None, "lumberjack"),
)
FISHERS = face("M2W2", None, "fisherman", None, "fishermen")
SHEPHERDS = face("M4", None, "shepherd", None, "shepherds")
LUMBERJACKS = face("M2F2", None, "lumberjack", None, "lumberjacks")


def test_villages_of_the_example() -> None:
    """Fishermen 6 + 3 against 4, shepherds 0 against 2 + 3, lumberjacks 1 + 3 against 0."""
    katherine = with_faces(FISHERS, *[FISHER] * 5, *[SHEPHERD_TILE] * 3, LUMBERJACKS)
    peter = with_faces(FISHERS, *[FISHER] * 3, SHEPHERDS, SHEPHERD_TILE)
    s = state_with("advanced", 1, katherine, peter)
    scoring.score_turn(s)
    kinds = ("fishermen", "shepherds", "lumberjacks")
    assert [rows_of(s, 0)[kind] for kind in kinds] == [9, 0, 4]
    assert [rows_of(s, 1)[kind] for kind in kinds] == [4, 5, 0]
    assert s.bonus[0] == 1 << FISHERMEN | 1 << FISHERMEN + 2
    assert s.bonus[1] == 1 << FISHERMEN + 1


def lodge_board(tail: Face) -> Laid:
    """A hunting lodge with two more boars in a forest closed by capes of forest in the sea."""
    lodge, boar, cape = face("F4", None, "boar", None, "hunting-lodge"), face("F4", None, "boar"), face("FW3")
    return changed(
        V4,
        {
            "r2c2": (lodge, 0),
            "r2c3": (boar, 0),
            "r3c2": (boar, 0),
            "r3c3": (face("F4", None, "lumberjack"), 0),
            "r1c2": (cape, 2),
            "r1c3": (cape, 2),
            "r2c1": (cape, 1),
            "r3c1": (cape, 1),
            "r2c4": (cape, 3),
            "r3c4": (cape, 3),
            "r4c2": (cape, 0),
            "r4c3": (cape, 0),
            "r5c2": (tail, 0),
        },
    )


def test_hunting_lodge_of_the_example() -> None:
    """Three boars and the bonus are six points; a boar in another forest brings none."""
    s = state_with("expert", 1, lodge_board(face("FW3", None, "boar")), {})
    scoring.score_turn(s)
    assert rows_of(s, 0)["lodge"] == 6
    assert s.bonus[0] >> STATION + 2 & 1


def test_a_ship_in_another_water_does_not_count() -> None:
    lake = changed(V8, {"r3c3": (face("W4", None, "ship"), 0)})
    assert own_rows(state_with("expert", 1, lake))["lighthouse"] == 0, "a mistake: the lake meets the meadow"
    pond = changed(
        V8,
        {
            "r2c2": (face("M4"), 0),
            "r1c2": (CAPE, 2),
            "r1c3": (CAPE, 2),
            "r2c1": (CAPE, 1),
            "r2c3": (face("M2W2", None, "ship"), 0),
            "r2c4": (face("M4"), 0),
        },
    )
    ours = own_rows(state_with("expert", 1, pond))
    assert ours["lighthouse"] == naive.own_rows(1, pond, "expert")["lighthouse"]
