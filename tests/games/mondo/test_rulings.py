"""The rulings where the rulebook is open, one test each or more, and the variants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from monumenta.engine.match.game import Game
from monumenta.games.mondo import scoring
from monumenta.games.mondo.box import Face
from monumenta.games.mondo.state import VOLCANOS
from monumenta.terminal.text import Text
from tests.games.mondo import naive
from tests.games.mondo.naive import Laid
from tests.games.mondo.positions import (
    BOX,
    begun,
    changed,
    deal,
    everywhere,
    face,
    next_turn,
    own_rows,
    rows_of,
    segments_and_streets,
    slot_with,
    state_of,
    state_with,
    view_of,
    with_boards,
)
from tests.games.mondo.test_play import refused
from tests.games.mondo.test_scoring import V4, V8, V13, volcano_board

W4, M4, F4 = face("W4"), face("M4"), face("F4")
ROAD, CAPE = face("M4", "NE"), face("MW3")
SEA = everywhere(W4)


SHORE = {"r0c2": (CAPE, 0), "r0c3": (CAPE, 0)}
INLET, BAY = face("M3W", None, "shepherd"), face("M2W2")
POND = changed(
    SEA,
    {
        **SHORE,
        "r2c2": (face("MW3", None, "ship", None, "lighthouse"), 0),
        "r2c1": (INLET, 2),
        "r2c3": (INLET, 0),
        "r3c2": (INLET, 1),
        "r1c1": (CAPE, 2),
        "r1c2": (CAPE, 2),
        "r1c3": (CAPE, 2),
        "r2c0": (CAPE, 1),
        "r2c4": (CAPE, 3),
        "r3c1": (BAY, 0),
        "r3c3": (BAY, 3),
        "r4c2": (CAPE, 0),
    },
)
"""A lighthouse in a pond of its own, in the middle of the sea."""


def lagoon(turned: int) -> Laid:
    """A lighthouse on the sea, and a meadow bridge with a ship between the sea and a pond at its east."""
    bridge = face("MWb", None, "ship")
    coast = {"r1c2": (CAPE, 2), "r1c3": (CAPE, 2), "r2c4": (CAPE, 3), "r3c2": (CAPE, 0), "r3c3": (CAPE, 0)}
    lighthouse = {"r0c2": (face("MW3", None, "ship", None, "lighthouse"), 0)}
    return changed(SEA, {**SHORE, **lighthouse, **coast, "r2c2": (bridge, turned), "r2c3": (INLET, 0)})


def finish(game: Game) -> None:
    """Jump out with everybody who still plays."""
    for seat, player in enumerate(view_of(game).players):
        if player.chip is None:
            game.play("out", seat, t=game.now)


def test_r1_border_opposite_an_empty_space_stays_open() -> None:
    closed = changed(SEA, {"r0c2": (CAPE, 0), "r0c3": (CAPE, 0)})
    assert own_rows(state_with("beginner", 1, closed))["landscapes"] == 4
    opened = own_rows(state_with("beginner", 1, changed(closed, {"r0c3": None})))
    assert opened["landscapes"] == 2
    assert opened["misconnections"] == 0


def test_r2_a_border_landscape_is_one_area() -> None:
    """Two capes touch the meadow of the border on both its pieces: two points, not four."""
    assert own_rows(state_with("beginner", 1, V4))["landscapes"] == 6


def test_r3_a_street_beside_plain_meadow_is_no_fault() -> None:
    s = state_with("beginner", 2, changed({}, {"r1c2": (ROAD, 0), "r1c3": (M4, 0)}))
    assert own_rows(s)["misconnections"] == 0


def test_r4_corners_do_not_connect() -> None:
    laid = changed(SEA, {"r2c2": (F4, 0), "r3c3": (F4, 0)})
    scored = naive.Scored(1, laid)
    assert sum(scored.land(area) == "F" for area in scored.areas) == 3, "two forests and the islet"
    assert own_rows(state_with("beginner", 1, laid))["misconnections"] == -8 - 2
    spits = {"r2c2": (CAPE, 1), "r2c3": (CAPE, 3), "r3c4": (CAPE, 1), "r3c5": (CAPE, 3)}
    assert own_rows(state_with("beginner", 1, changed(SEA, spits)))["landscapes"] == 2 * 3, "two meadows and the islet"


def test_r5_two_patches_of_a_tile_are_two_areas() -> None:
    """A river between two capes: its meadows are finished separately."""
    banks = {"r2c2": (face("WMb", None, "fisherman"), 0), "r2c1": (CAPE, 1), "r2c3": (CAPE, 3)}
    river = changed(V4, {**banks, "r3c2": (W4, 0), "r3c3": (W4, 0)})
    rows = own_rows(state_with("beginner", 1, river))
    assert rows["misconnections"] == 0
    assert rows["landscapes"] == 2 * 4


def test_r6_the_first_tile_need_not_touch_the_border() -> None:
    game = begun()
    game.play("take 0", 0, t=4000)
    assert "put r2c2 front 0" in game.legal(0)


def test_r8_jumping_out_and_r9_the_timer_return_the_tile() -> None:
    game = begun(clock="5:00")
    game.play("take 0", 0, t=4000)
    game.play("take 1", 1, t=4000)
    game.play("out", 0, t=4000)
    game.play("time", "clock", t=game.deadline)
    seen = view_of(game)
    assert seen.heap[0] >= 0
    assert seen.heap[1] >= 0


def test_r12_nothing_sorts_or_filters_the_heap() -> None:
    """Slots say nothing: over many deals every slot shows fronts and backs."""
    shown = [view_of(begun(seed)).heap for seed in range(12)]
    assert all(len({heap[slot] for heap in shown}) > 3 for slot in range(145))


def test_r13_three_tiles_are_counted_when_it_is_taken_up() -> None:
    game = with_boards(begun(level="expert"), changed({}, {"r2c2": (W4, 0), "r2c3": (W4, 0)}))
    assert "building 0" not in game.legal(0)
    game = with_boards(game, changed({}, {"r2c2": (W4, 0), "r2c3": (W4, 0), "r2c4": (W4, 0)}))
    assert "building 0" in game.legal(0)


def test_r14_unplaced_villages_cost_nothing() -> None:
    game = with_boards(begun(level="advanced"), V4)
    finish(game)
    assert view_of(game).players[0].sheets[0].total == 6 + 4


def test_r15_villages_cover_spaces_and_cause_faults() -> None:
    village = face("M4", None, "shepherd", None, "shepherds")
    rows = own_rows(state_with("advanced", 1, changed(SEA, {"r2c2": (village, 0)})))
    assert rows["empty"] == 0
    assert rows["misconnections"] == -4 - 2
    game = begun(level="advanced")
    game.play("village lumberjacks", 0, t=4000)
    assert "put r5c3 front 3" in game.legal(0), "it may be the first tile"


def test_r16_a_building_in_an_open_area_is_worth_nothing() -> None:
    opened = changed(V8, {"r5c3": None})
    s = state_with("expert", 1, opened, opened)
    scoring.score_turn(s)
    assert rows_of(s, 0)["lighthouse"] == 0
    assert s.bonus[0] & 1 << 5 == 0


def test_r17_printed_buildings_do_not_count_themselves() -> None:
    assert own_rows(state_with("expert", 2, {}))["tavern"] == 0
    assert own_rows(state_with("expert", 4, {}))["windpump"] == 0


def test_r18_the_bonus() -> None:
    """Alone: granted. Tied: to all. For nothing: never."""
    s = state_with("expert", 1, V8, {})
    scoring.score_turn(s)
    assert (rows_of(s, 0)["lighthouse"], rows_of(s, 1)["lighthouse"]) == (7, 0)
    assert (rows_of(s, 0)["stilt-house"], rows_of(s, 1)["stilt-house"]) == (5, 1)
    s = state_with("expert", 1, V8, V8)
    scoring.score_turn(s)
    assert (rows_of(s, 0)["lighthouse"], rows_of(s, 1)["lighthouse"]) == (7, 7)
    assert rows_of(s, 0)["mill"] == 0


def test_r19_two_equal_buildings_are_compared() -> None:
    smaller = changed(V8, {"r4c2": (W4, 0)})
    s = state_with("expert", 1, V8, smaller)
    scoring.score_turn(s)
    assert (rows_of(s, 0)["lighthouse"], rows_of(s, 1)["lighthouse"]) == (7, 3)


def test_r20_a_lake_counts_once() -> None:
    assert own_rows(state_with("expert", 4, V13))["windpump"] == 1


def test_r21_one_faulty_part_spoils_the_island() -> None:
    """Meadow and forest on one stretch of land: a mistake in the forest spoils it."""
    cape = face("FW3")
    coast = {"r1c2": (CAPE, 2), "r2c1": (cape, 1), "r2c3": (cape, 3), "r3c2": (cape, 0), "r3c3": (W4, 0)}
    island = changed(V4, {"r2c2": (face("MF3", None, "shepherd"), 0), **coast})
    rows = own_rows(state_with("expert", 1, island))
    assert (rows["landscapes"], rows["stilt-house"]) == (2 * 4, 2)
    spoilt = own_rows(state_with("expert", 1, changed(island, {"r3c2": (W4, 0)})))
    assert (spoilt["landscapes"], spoilt["stilt-house"]) == (2 * 3, 1), "the meadow still counts, but as no island"


def test_r22_no_volcano_no_loss() -> None:
    s = state_with("beginner", 1, volcano_board(0, 3), {})
    scoring.score_turn(s)
    assert [rows_of(s, seat)["volcanos"] for seat in (0, 1)] == [0, 0]


def test_r23_everybody_tied_has_the_volcano_chip() -> None:
    game = with_boards(begun(players=3, clock="5:00"), V4, V4, {})
    assert [player.volcano_chip for player in view_of(game).players] == [False] * 3, "not in the first turn"
    game.play("time", "clock", t=game.deadline)
    assert [player.volcano_chip for player in view_of(game).players] == [True, True, False]
    tied = state_with("beginner", 1, volcano_board(2, 3), volcano_board(5, 0), players=2)
    tied.volcanic = 0b11
    scoring.score_turn(tied)
    assert [rows_of(tied, seat)["volcanos"] for seat in (0, 1)] == [-5, -5]


@pytest.mark.parametrize(("inactive", "points"), [(False, [-5, 0]), (True, [-7, 0])])
def test_r24_handicap(inactive: bool, points: list[int]) -> None:
    s = state_with("beginner", 1, volcano_board(5, 2), volcano_board(6, 1), handicap="1", handicap_inactive=inactive)
    scoring.score_turn(s)
    assert [rows_of(s, seat)["volcanos"] for seat in (0, 1)] == points
    scoring.give_volcano_chip(s)
    assert s.volcanic == 0


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_r25_solo_begins_with_street_tiles(number: int) -> None:
    turned: set[int] = set()
    for seed in range(25):
        game = begun(seed, level="solo", players=1, board_1=number)
        player = view_of(game).players[0]
        laid = {BOX.spaces[i].name: one for i, one in enumerate(player.board) if one}
        assert set(laid) == set(BOX.boards[number - 1].highlighted)
        for one in laid.values():
            assert BOX.faces[one.face].street
            assert BOX.faces[one.face].volcano is None
            turned.add(one.rotation)
        assert sum(i >= 0 for i in view_of(game).heap) == 145 - len(laid)
        game.play("take " + str(next(i for i, f in enumerate(view_of(game).heap) if f >= 0)), 0, t=4000)
        beside = {do.split()[1] for do in game.legal(0) if do.startswith("put")}
        assert beside == {BOX.spaces[i].name for i in player.spots}
        assert len(beside) < 20
    assert turned == {0, 1, 2, 3}


@pytest.mark.parametrize("level", ["beginner", "advanced", "expert", "quick-start"])
def test_highlighted_spaces_mean_nothing_to_others(level: str) -> None:
    """At every other level a board begins empty, and the first tile goes anywhere."""
    player = view_of(begun(level=level, board_1=2)).players[0]
    assert not any(player.board)
    assert len(player.spots) == len(BOX.spaces)


def test_r26_solo_streets() -> None:
    assert own_rows(state_with("solo", 2, {}))["streets"] == -2
    free = state_with("solo", 2, {}, solo_ignore_untouched_border_streets=True)
    assert own_rows(free)["streets"] == 0
    four = changed({}, dict.fromkeys(("r2c1", "r2c4", "r4c2", "r5c3"), (ROAD, 2)))
    assert own_rows(state_with("solo", 2, four))["streets"] == -(4 + 4 - 2)
    some = state_with("solo", 2, four, solo_ignore_untouched_border_streets=True)
    assert own_rows(some)["streets"] == -(4 - 2)


def test_r27_solo_counts_every_volcano() -> None:
    assert own_rows(state_with("solo", 1, volcano_board(2, 3)))["volcanos"] == -5


def test_r28_a_board_for_every_turn() -> None:
    """The board is played on and scored: only the first has an islet, and each has its own streets on the border."""
    game = begun(board_2=3, board_3=4)
    numbers = [view_of(game).board]
    for _ in range(2):
        finish(game)
        next_turn(game)
        numbers.append(view_of(game).board)
    finish(game)
    assert numbers == [1, 3, 4]
    for player in view_of(game).players:
        landscapes = [row.points for sheet in player.sheets for row in sheet.rows if row.key == "landscapes"]
        assert landscapes == [2, 0, 0], "the same for all"


@pytest.mark.parametrize(("number", "streets"), [(1, 1), (2, 4), (3, 4), (4, 3)])
def test_r28_any_board_may_be_the_first(number: int, streets: int) -> None:
    assert view_of(begun()).board == 1, "number 1 unless chosen otherwise"
    game = begun(board_1=number)
    finish(game)
    rows = {row.key: row for row in view_of(game).players[1].sheets[0].rows}
    assert len(rows["streets"].things) == streets


def test_r29_quick_start_goes_up_a_level_each_turn() -> None:
    game = begun(level="quick-start")
    seen = [(view_of(game).level, sum(view_of(game).players[0].villages), sum(i >= 0 for i in view_of(game).card))]
    for _ in range(2):
        finish(game)
        for seat in (0, 1):
            game.play("ready", seat, t=game.now)
        deal(game)
        game.play("go", "clock", t=game.deadline)
        now = view_of(game)
        seen.append((now.level, sum(now.players[0].villages), sum(i >= 0 for i in now.card)))
    assert seen == [("beginner", 0, 0), ("advanced", 3, 0), ("expert", 3, 2)]


def test_r30_totals_may_be_negative_and_r31_ties_share() -> None:
    game = begun(clock="5:00")
    while not game.over:
        game.play("time", "clock", t=game.deadline)
        for seat in () if game.over else (0, 1):
            game.play("ready", seat, t=game.now)
        if not game.over:
            deal(game)
            game.play("go", "clock", t=game.deadline)
    assert game.scores == [-66, -66]
    assert game.winners == [0, 1]


def test_r32_a_border_street_alone_is_worth_nothing() -> None:
    s = state_with("beginner", 3, {})
    assert segments_and_streets(s) == (4, 4)
    assert own_rows(s)["streets"] == 0


def test_r33_pictures_on_the_border_count() -> None:
    """The lighthouse of V8 counts both ships of the border; each building counts its own picture and one there."""
    alone = changed(V8, {"r4c2": (W4, 0)})
    assert own_rows(state_with("expert", 1, alone))["lighthouse"] == 3
    station = changed({}, {"r3c5": (face("M4", "NE", "coach", None, "coach-station"), 1)})
    assert own_rows(state_with("expert", 4, station))["coach"] == 2
    lodge = {"r0c3": (face("MF3", None, "boar", None, "hunting-lodge"), 3)}
    forest = changed({}, {**lodge, "r1c3": (face("FW3"), 0), "r1c4": (face("FW3"), 0)})
    assert own_rows(state_with("expert", 2, forest))["lodge"] == 2
    mill = {"r0c3": (face("M3W", None, "field", None, "mill"), 2)}
    meadow = changed({}, {**mill, "r0c2": (face("M2F2", None, "shepherd"), 0), "r1c3": (CAPE, 0)})
    assert own_rows(state_with("expert", 4, meadow))["mill"] == 2


def test_r33_pictures_elsewhere_on_the_border_do_not() -> None:
    """The same buildings where the pictures of the border are not on their street or in their landscape."""
    station = changed({}, {"r3c4": (face("M4", "NE", "coach", None, "coach-station"), 1)})
    assert own_rows(state_with("expert", 4, station))["coach"] == 1
    assert own_rows(state_with("expert", 1, POND))["lighthouse"] == 1


def test_r34_children() -> None:
    streets = {"r3c3": (face("M2W2", "NE"), 3), "r3c2": (face("M2W2", "NE"), 0)}
    laid = changed(V4, {"r2c3": (face("M2W2", None, "shepherd", "active"), 2), "r5c3": None, **streets})
    assert own_rows(state_with("beginner", 1, laid))["streets"] == 1, "which would count"
    s = state_with("beginner", 1, laid, {}, children=True)
    scoring.score_turn(s)
    assert {key: points for key, points in rows_of(s, 0).items() if points} == {
        "workers": 1,
        "landscapes": 6,
        "empty": -1,
    }
    s = state_with("beginner", 1, changed(laid, {"r2c2": (W4, 0)}), {}, children=True)
    scoring.score_turn(s)
    assert rows_of(s, 0)["landscapes"] == 4, "a mistake still spoils its landscape"
    assert rows_of(s, 0)["misconnections"] == 0
    game = begun(children=True)
    assert game.deadline == 3000 + 600_000
    assert (view_of(game).children, view_of(game).wrong_costs) == (True, False)
    assert (view_of(begun()).children, view_of(begun()).wrong_costs) == (False, True)
    finish(game)
    assert [row.key for row in view_of(game).players[0].sheets[0].rows] == ["workers", "landscapes", "chip", "empty"]
    assert not any(player.volcano_chip for player in view_of(game).players)


@pytest.mark.parametrize(("inactive", "lost"), [(False, 5), (True, 7)])
def test_r40_a_handicap_counts_at_a_childrens_table(inactive: bool, lost: int) -> None:
    """Whoever is marked loses a point for each volcano, however few they are; the others none. No volcano chip."""
    handicap: dict[str, Any] = {"children": True, "handicap": "1", "handicap_inactive": inactive}
    game = with_boards(begun(**handicap), volcano_board(5, 2), volcano_board(6, 1))
    finish(game)
    for player, points in zip(view_of(game).players, (-lost, 0), strict=True):
        rows = {row.key: row.points for row in player.sheets[0].rows}
        assert list(rows) == ["workers", "landscapes", "chip", "volcanos", "empty"]
        assert rows["volcanos"] == points
        assert not player.volcano_chip
    s = state_with("beginner", 1, volcano_board(5, 2), volcano_board(6, 1), children=True)
    scoring.score_turn(s)
    assert [rows_of(s, seat)["volcanos"] for seat in (0, 1)] == [0, 0], "without a handicap they are not counted"


def test_r35_hidden_time() -> None:
    game = Game.new("mondo", hidden_time=True)
    deal(game)
    (began,) = game.play("go", "clock", t=game.deadline).events
    assert began.ends is None
    assert view_of(game).ends is None
    assert game.deadline == 423_000
    assert game.legal(0), "it runs, but nobody sees it"
    game.play("out", 0, t=5000)
    game.play("time", "clock", t=423_000)


def test_r36_a_solo_turn_can_be_ended_early() -> None:
    game = begun(level="solo", players=1)
    left, ended = game.play("out", 0, t=9000).events
    assert (left.chip, left.chips) == (0, [])
    assert ended.over
    assert game.over
    assert game.winners == []
    keys = [row.key for row in view_of(game).players[0].sheets[0].rows]
    assert keys == ["streets", "volcanos", "empty", "misconnections"]


@pytest.mark.parametrize(("difficulty", "limit"), [("easy", 3), ("moderate", 2), ("hard", 1)])
def test_solo_is_won_with_few_minus_points(difficulty: str, limit: int) -> None:
    for minus in (limit, limit + 1):
        spaces = [space.name for space in BOX.spaces][-minus:]
        game = with_boards(
            begun(level="solo", players=1, difficulty=difficulty), changed(V4, dict.fromkeys(spaces, None))
        )
        assert view_of(game).solo_limit == limit
        game.play("out", 0, t=9000)
        assert game.scores == [-minus]
        assert game.winners == view_of(game).winners == ([0] if minus == limit else [])


def test_r37_solo_has_no_villages_and_no_buildings() -> None:
    seen = view_of(begun(level="solo", players=1))
    assert seen.players[0].villages == [False] * 3
    assert set(seen.card) == {-1}
    assert seen.turns == 1
    assert seen.players[0].volcano_chip


@pytest.mark.parametrize("do", ["village fishermen", "village shepherds", "building 0"])
def test_r37_the_refusal_says_that_a_solo_game_has_none(do: str) -> None:
    """Also while something else is in the way: nothing that one does would make them come."""
    game = begun(level="solo", players=1)
    refused(game, do, 0, "R37", "solo-pieces")
    game.play(f"take {slot_with(game)}", 0, t=4000)
    refused(game, do, 0, "R37", "solo-pieces")
    assert "neither villages nor buildings" in Text("en")("mondo-why-solo-pieces")
    assert "ni edificios" in Text("es")("mondo-why-solo-pieces")


def test_r38_what_is_left_scores_for_nobody() -> None:
    game = begun(level="expert", clock="5:00")
    game.play("time", "clock", t=game.deadline)
    assert [player.sheets[0].total for player in view_of(game).players] == [-22 + 4, -22 + 4], "the islet, thrice"


def test_r39_undersides_are_not_known() -> None:
    game = begun()
    s = state_of(game)
    game.spec.rules.conceal(s, 0)
    assert set(s.tile) == {0}
    game.play("take 4", 0, t=4000)
    s = state_of(game)
    game.spec.rules.conceal(s, 1)
    assert [slot for slot in range(145) if s.tile[slot]] == [4], "who took it has shown both sides"


def test_practice_alone() -> None:
    """Our own addition: one player may practise any level, without chips."""
    game = begun(level="expert", players=1, clock="none")
    assert view_of(game).chips == []
    left, ended = game.play("out", 0, t=9000).events
    assert left.chip == 0
    assert ended.points == [-24 + 2 + 1 + 3], "the islet as a landscape and as an island, which is most of them"
    keys = [row.key for row in view_of(game).players[0].sheets[0].rows]
    assert "chip" not in keys
    assert view_of(game).phase == "scored"


def test_handicap_leaves_the_sheet_without_volcano_chip() -> None:
    s = state_with("beginner", 1, volcano_board(2, 0), volcano_board(2, 0), handicap="1+2")
    scoring.score_turn(s)
    assert [s.points[seat, VOLCANOS] for seat in (0, 1)] == [-2, -2]


def test_v1_tied_players_all_lose_and_others_nothing() -> None:
    s = state_with("beginner", 1, volcano_board(3, 4), volcano_board(2, 0), volcano_board(3, 0), players=3)
    scoring.score_turn(s)
    assert [rows_of(s, seat)["volcanos"] for seat in (0, 1, 2)] == [-3, 0, -3]


def test_b1_only_coaches_on_the_street_of_the_station_count() -> None:
    """A coach beside it on a street of its own does not; a mistake there makes no difference."""
    station, coach = face("M4", "NE", "coach", None, "coach-station"), face("M4", "NE", "coach")
    joined = changed({}, {"r2c2": (station, 0), "r2c3": (coach, 2), "r3c3": (coach, 0)})
    assert own_rows(state_with("expert", 1, joined))["coach"] == 3
    apart = changed(joined, {"r3c3": (coach, 1), "r1c2": (face("W4"), 0)})
    assert own_rows(state_with("expert", 1, apart))["coach"] == 2


def test_w4_other_pictures_are_ignored_below_expert() -> None:
    """Ships, coaches, fields and boars on tiles, and all that the border shows."""
    pictures = {
        "r2c2": (face("M4", "NE", "coach"), 0),
        "r2c3": (face("M4", None, "field"), 0),
        "r3c2": (face("F4", None, "boar"), 0),
        "r3c3": (face("W4", None, "ship"), 0),
    }
    plain = {"r2c2": (ROAD, 0), "r2c3": (M4, 0), "r3c2": (F4, 0), "r3c3": (W4, 0)}
    for level in ("beginner", "advanced"):
        for number in (1, 2, 3, 4):
            shown, bare = (own_rows(state_with(level, number, changed({}, laid))) for laid in (pictures, plain))
            assert shown == bare
            assert {key for key, points in shown.items() if points} <= {
                "landscapes",
                "streets",
                "empty",
                "misconnections",
            }


def test_h2_all_see_boards_hands_chips_and_card() -> None:
    """What one seat sees of all the others is what a spectator sees."""
    game = begun(level="expert", players=3)
    game.play("take 3", 0, t=4000)
    game.play("put r2c2 back 1", 0, t=4000)
    game.play("take 4", 0, t=4000)
    game.play("village shepherds", 1, t=4000)
    game.play("out", 2, t=4000)
    views = [game.view(seat) for seat in (0, 1, 2, None)]
    assert all(view.players == views[0].players for view in views)
    first, second, third = views[0].players
    assert sum(one is not None for one in first.board) == 1
    assert first.hand.face >= 0
    assert first.hand.other >= 0
    assert second.hand.origin == "village"
    assert third.chip == 4
    assert sum(one >= 0 for one in views[0].card) == 3


def any_face(what: Callable[[Face], bool]) -> Face:
    return next(one for one in BOX.faces if what(one))


def test_bridge_pictures_lie_in_the_eastern_region() -> None:
    """A ship on a meadow bridge belongs to the water at its east."""
    bridge = any_face(lambda one: one.pattern == "MWb" and one.picture == "ship")
    scored = naive.Scored(1, changed({}, {"r2c2": (bridge, 1)}))
    assert scored.home((2, 2)) == ((2, 2), frozenset("S"))
    for turned, ships in ((0, 3), (2, 4)):
        laid = lagoon(turned)
        ours = own_rows(state_with("expert", 1, laid))
        assert ours["misconnections"] == 0
        assert ours["lighthouse"] == ships == naive.own_rows(1, laid, "expert")["lighthouse"]
