"""The box is what the dossier of the game says, and a file that contradicts itself is refused."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from monumenta.engine.author.contract import BadOption
from monumenta.engine.match.game import parse_options
from monumenta.games.mondo.box import FOLDER, LANDS, BoxError, Face, Region, Tile, check, load
from monumenta.games.mondo.game import GAME, Options, chip_set, clock_ms
from monumenta.games.mondo.tables import CHIP_SETS, SIDE_LAND, SIDE_ROAD
from tests.games.mondo.positions import BOX

BACKS = (
    "FWFWFWFWFWFWFWFWFWFWFWFWFWFWFWMWMWMWMWMFMFMFMMMM"
    "MMMMMMMMMFMFWMFWMFWMFWMFWMFWMFWMFWMFWMFWMFWMFWMF"
    "WMFWMFWMFWMFWMFWMFWMFWMFWMFWMFWMFWMFWMFWMFWMFWMFW"
)
FRONTS = [BOX.faces[tile.front] for tile in BOX.tiles]


def lands(face: Face) -> set[str]:
    return {region.land for region in BOX.patterns[face.pattern]}


def test_a_hundred_and_forty_five_tiles() -> None:
    assert len(BOX.tiles) == 145
    kinds = Counter("".join(sorted(lands(front))) for front in FRONTS)
    assert kinds == {"M": 30, "F": 8, "W": 6, "MW": 38, "FM": 31, "FW": 32}
    assert sum(kinds[one] for one in LANDS) == 44


def test_backs_are_bare_and_follow_the_rule() -> None:
    assert "".join(BOX.faces[tile.back].pattern[0] for tile in BOX.tiles) == BACKS
    assert Counter(BACKS) == {"M": 49, "F": 48, "W": 48}
    assert all(tile.front != tile.back for tile in BOX.tiles)


def test_what_the_fronts_show() -> None:
    pictures = Counter(front.picture for front in FRONTS)
    workers = {"fisherman": 15, "shepherd": 15, "lumberjack": 15}
    assert pictures == workers | {"ship": 12, "coach": 12, "field": 12, "boar": 12, None: 145 - 93}
    assert Counter(front.volcano for front in FRONTS) == {"active": 36, "inactive": 18, None: 91}
    assert sum(front.street is not None for front in FRONTS) == 48
    assert sum(front.street is not None and front.pattern == "M4" for front in FRONTS) == 24
    assert sum(front.street is not None and front.volcano is None for front in FRONTS) == 27


def test_no_tile_shows_three_landscapes_and_streets_end_on_meadow() -> None:
    assert all(len(lands(front)) <= 2 for front in FRONTS)
    for laid in range(4 * len(BOX.faces)):
        for side in range(4):
            assert not SIDE_ROAD[laid, side] or LANDS[SIDE_LAND[laid, side]] == "M"
        ends = [side for side in range(4) if SIDE_ROAD[laid, side]]
        assert ends in ([], [0, 1], [1, 2], [2, 3], [0, 3]), "a street runs straight"


def test_quarter_turns_are_clockwise() -> None:
    face = BOX.faces.index(Face("M3W", "NE"))
    assert [[LANDS[SIDE_LAND[face * 4 + k, side]] for side in range(4)] for k in range(4)] == [
        ["M", "M", "M", "W"],
        ["W", "M", "M", "M"],
        ["M", "W", "M", "M"],
        ["M", "M", "W", "M"],
    ]
    assert [[SIDE_ROAD[face * 4 + k, side] for side in range(4)] for k in range(2)] == [[1, 1, 0, 0], [0, 1, 1, 0]]


def test_the_board_has_24_spaces_and_16_border_pieces() -> None:
    assert Counter(space.row for space in BOX.spaces) == {0: 2, 1: 4, 2: 6, 3: 6, 4: 4, 5: 2}
    assert sum(len(piece.touches) for piece in BOX.border) == 24
    assert len(BOX.border) == 16


def test_four_boards() -> None:
    assert [board.number for board in BOX.boards] == [1, 2, 3, 4]
    assert [len(board.streets) for board in BOX.boards] == [1, 4, 4, 3]
    assert [len(board.highlighted) for board in BOX.boards] == [2, 3, 3, 2]
    printed = [{one.picture for one in board.pictures} for board in BOX.boards]
    assert ["stilt-house" in some for some in printed] == [True, False, False, False]
    assert ["tavern" in some for some in printed] == [False, True, True, False]
    assert ["windpump" in some for some in printed] == [False, False, False, True]
    areas = [sum(a != b for a, b in zip(board.border, board.border[-1:] + board.border)) for board in BOX.boards]  # noqa: B905
    assert areas == [2, 5, 15, 8]
    assert BOX.boards[0].islet is not None


def test_villages_and_buildings() -> None:
    villages = [BOX.faces[i] for i in BOX.villages]
    assert [(face.name, face.picture) for face in villages] == [
        ("fishermen", "fisherman"),
        ("shepherds", "shepherd"),
        ("lumberjacks", "lumberjack"),
    ]
    kinds = Counter((BOX.faces[i].name, BOX.faces[i].picture) for i in BOX.buildings)
    assert kinds == {
        ("coach-station", "coach"): 2,
        ("lighthouse", "ship"): 2,
        ("hunting-lodge", "boar"): 2,
        ("mill", "field"): 2,
    }


def test_chips_by_number_of_players() -> None:
    assert [CHIP_SETS[chip_set(Options(players=n))].values for n in (2, 3, 4)] == [[4, 2], [4, 3, 2], [4, 3, 2, 1]]
    assert CHIP_SETS[chip_set(Options(chips_of_two="4,3"))].values == [4, 3]


def test_the_length_of_a_turn() -> None:
    assert clock_ms(Options()) == BOX.fact("turn_minutes") * 60_000 == 420_000
    assert [clock_ms(Options(clock=c)) for c in ("6:00", "5:00", "10:00", "none")] == [360_000, 300_000, 600_000, 0]
    solo = [clock_ms(Options(players=1, level="solo", difficulty=d)) for d in ("easy", "moderate", "hard")]
    assert solo == [600_000, 360_000, 300_000]
    assert clock_ms(Options(children=True)) == 600_000
    assert clock_ms(Options(children=True, clock="none")) == 0


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"level": "solo"}, "solo-players"),
        ({"level": "solo", "players": 1, "clock": "10:00"}, "solo-clock"),
        ({"level": "solo", "players": 1, "children": True}, "solo-children"),
        ({"level": "solo", "players": 1, "handicap": "1"}, "solo-handicap"),
        *(({"children": True, "level": level}, "children-level") for level in ("advanced", "expert", "quick-start")),
        *(({"children": True, "clock": clock}, "children-clock") for clock in ("5:00", "6:00")),
        ({"handicap": "4"}, "handicap-seats"),
        ({"handicap": "1+3"}, "handicap-seats"),
        ({"handicap": "2", "players": 1}, "handicap-seats"),
        ({"level": "solo", "players": 1, "clock": "none"}, None),
        ({"children": True, "clock": "10:00", "players": 4, "handicap": "1+2+3+4"}, None),
        ({"children": True, "clock": "none", "players": 1, "handicap": "1"}, None),
        ({"players": 3, "handicap": "1+3"}, None),
    ],
)
def test_what_does_not_go_together(options: dict[str, Any], reason: str | None) -> None:
    if reason is None:
        assert parse_options(GAME, options)
        return
    with pytest.raises(BadOption) as caught:
        parse_options(GAME, options)
    assert caught.value.unfit is not None
    assert caught.value.unfit.reason == reason


def test_every_number_says_where_it_comes_from() -> None:
    sources = {"rulebook", "public", "derived", "guess", "invented"}
    assert all(fact.source in sources and fact.note for fact in BOX.facts)
    assert all(part.source in sources and part.note for part in [*BOX.boards, *BOX.chips, BOX.other_chips_of_two])
    assert BOX.sources == {
        "tiles": "invented",
        "patterns": "invented",
        "pieces": "invented",
        "grid": "guess",
        "border": "invented",
    }
    for name in ("tiles", "patterns", "pieces"):
        assert tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))["source"] in sources


def with_face(face: Face) -> dict[str, Any]:
    return {"faces": [*BOX.faces, face]}


@pytest.mark.parametrize(
    ("change", "match"),
    [
        ({"patterns": BOX.patterns | {"X": [Region("M", "NE"), Region("W", "S")]}}, "each side once"),
        (
            {"patterns": BOX.patterns | {"X": [Region("M", "NE"), Region("W", "S"), Region("F", "W")]}},
            "three landscapes",
        ),
        (with_face(Face("none")), "no pattern"),
        (with_face(Face("M2W2", "ES")), "edges of one meadow"),
        (with_face(Face("F4", "NE")), "edges of one meadow"),
        (with_face(Face("M4", None, "coach")), "stands on a street"),
        (with_face(Face("M4", None, "ship")), "no landscape"),
        (with_face(Face("W4", None, None, "active")), "open water"),
        ({"tiles": [*BOX.tiles[1:], Tile(0, 0)]}, "both sides"),
        ({"tiles": [*BOX.tiles[1:], Tile(0, BOX.tiles[5].front)]}, "not bare"),
        ({"tiles": BOX.tiles[1:]}, "144 tiles"),
        ({"boards": [replace(BOX.boards[0], border=["M"] * 15)]}, "15 border pieces"),
        ({"boards": [replace(BOX.boards[0], streets={"2": "curve"})]}, "not on meadow"),
        ({"boards": [replace(BOX.boards[0], streets={"0": "curve"})]}, "does not fit"),
        ({"boards": [replace(BOX.boards[3], border=BOX.boards[0].border)]}, "board 4: "),
        ({"boards": [replace(BOX.boards[0], highlighted=["r0c0"])]}, "not on the board"),
    ],
)
def test_a_box_that_contradicts_itself(change: dict[str, Any], match: str) -> None:
    check(load())
    with pytest.raises(BoxError, match=match):
        check(replace(BOX, **change))
