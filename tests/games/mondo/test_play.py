"""Taking, turning, placing, jumping out, the clock, and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from monumenta.engine.author.contract import BadNotation, BadOption, IllegalAction
from monumenta.engine.match.game import Game
from monumenta.games.mondo import rules
from monumenta.games.mondo.view import Began, Ended, Left, Picked, Put, Ready, Returned, Taken, Turned
from tests.games.mondo.follow import follow
from tests.games.mondo.positions import BOX, begun, deal, slot_with, state_of, tiles_in_the_world, view_of


def refused(game: Game, do: str, seat: Any, rule: str, reason: str, t: int | None = None) -> None:
    before = game.state()
    with pytest.raises(IllegalAction) as refusal:
        game.play(do, seat, t if t is not None else game.now)
    assert (refusal.value.rule, refusal.value.reason) == (rule, reason)
    assert game.state() == before


def place(game: Game, seat: int, *spaces: str) -> None:
    """Take any tiles and put them there."""
    for space in spaces:
        slot = slot_with(game)
        game.play(f"take {slot}", seat, game.now)
        game.play(f"put {space} front 0", seat, game.now)


def fill(game: Game, seat: int) -> None:
    names = {space.name for space in BOX.spaces}
    laid = ["r2c0", "r2c1", "r2c2", "r2c3", "r2c4", "r2c5"]
    laid += [f"r{row}c{col}" for row in (1, 0, 3, 4, 5) for col in range(6) if f"r{row}c{col}" in names]
    place(game, seat, *laid)


# --- the start ----------------------------------------------------------------------------------------


def test_luck_mixes_and_the_clock_says_go() -> None:
    game = Game.new("mondo")
    assert game.actor == "chance"
    assert game.weights() == [1] * 256
    for byte in (1, 2, 3):
        assert game.play(f"deal {byte}", t=0).events[0].goes is None
    assert game.play("deal 255", t=500).events[0].goes == 3500
    assert game.actor == "anyone"
    assert game.deadline == 3500
    refused(game, "take 0", 0, "Q1", "not-yet")
    refused(game, "go", "clock", "Q2", "too-early", t=3499)
    assert set(view_of(game).heap) == {-1}, "nobody looks while tiles are mixed"
    (began,) = game.play("go", "clock", t=3600).events
    assert began == Began(3600 + 420_000)
    assert game.deadline == 423_600
    assert -1 not in view_of(game).heap


def test_the_same_seed_deals_the_same_game_and_another_does_not() -> None:
    def dealt(last: int) -> list[int]:
        game = Game.new("mondo", clock="none")
        for byte in (9, 9, 9, last):
            game.play(f"deal {byte}", t=0)
        game.play("go", "clock", t=3000)
        return view_of(game).heap

    assert dealt(1) == dealt(1)
    same = sum(one == other for one, other in zip(dealt(1), dealt(2), strict=True))
    assert same < 60, "similar seeds give similar games"


def test_every_tile_lies_there_once_on_either_side() -> None:
    ups = 0
    for seed in range(20):
        s = state_of(begun(seed))
        assert sorted(s.tile) == list(range(1, 146))
        for slot in range(145):
            tile = BOX.tiles[int(s.tile[slot]) - 1]
            assert s.up[slot] - 1 in (tile.front, tile.back)
            ups += s.up[slot] - 1 == tile.front
        assert s.seed == 0
        assert set(s.dice) == {0}
    assert 1250 < ups < 1650, "about half of 2900 lie front up"


# --- taking and placing -------------------------------------------------------------------------------


def test_one_tile_in_hand() -> None:
    game = begun()
    (event,) = game.play("take 5", 0, t=4000).events
    assert isinstance(event, Taken)
    assert {event.held.face, event.held.other} == _faces_of_tile(game, 5)
    refused(game, "take 6", 0, "P4", "hand-full")
    game.play("take 6", 1, t=4001)
    assert tiles_in_the_world(state_of(game)) == 145


def _faces_of_tile(game: Game, slot: int) -> set[int]:
    tile = BOX.tiles[int(state_of(game).tile[slot]) - 1]
    return {tile.front, tile.back}


def test_the_first_tile_goes_anywhere_and_the_next_beside_it() -> None:
    game = begun()
    game.play("take 0", 0, t=4000)
    assert sum(do.startswith("put") for do in game.legal(0)) == 24 * 8
    (event,) = game.play("put r5c2 back 3", 0, t=4000).events
    assert isinstance(event, Put)
    assert BOX.spaces[event.space].name == "r5c2"
    assert event.laid.rotation == 3
    game.play("take 1", 0, t=4000)
    refused(game, "put r5c2 front 0", 0, "P3", "space-taken")
    refused(game, "put r2c2 front 0", 0, "P1", "not-beside")
    refused(game, "put r4c1 front 0", 0, "P1", "not-beside")
    assert {do.split()[1] for do in game.legal(0) if do.startswith("put")} == {"r4c2", "r5c3"}
    game.play("put r4c2 front 0", 0, t=4000)


def test_the_placing_example() -> None:
    """Two tiles that match, a third with one wrong neighbour and one wrong border edge, a fourth that touches none."""
    game = begun()
    for space in ("r1c3", "r1c2"):
        game.play(f"take {slot_with(game, lambda face: face == BOX.faces[2])}", 0, t=4000)
        (event,) = game.play(f"put {space} back 0", 0, t=4000).events
        assert event.wrong == [], "water beside water"
    game.play(f"take {slot_with(game, lambda face: face.pattern == 'F3W')}", 0, t=4000)
    (event,) = game.play("put r0c2 front 0", 0, t=4000).events
    here, south = 0, next(i for i, space in enumerate(BOX.spaces) if space.name == "r1c2")
    assert event.wrong == [[here, south], [here, 100]]
    game.play(f"take {slot_with(game)}", 0, t=4000)
    refused(game, "put r4c4 front 0", 0, "P1", "not-beside")


def test_everybody_acts_at_the_same_time() -> None:
    """Nobody waits for a turn, and at the same moment too; time never goes back."""
    game = begun(players=3)
    for do in ("take 1", "put r2c2 front 0", "take 4"):
        game.play(do, 2, t=4000)
    game.play("take 2", 0, t=4000)
    game.play("take 3", 1, t=3500)
    assert game.now == 4000
    assert [player.hand is not None for player in view_of(game).players] == [True] * 3
    s = state_of(game)
    rules.advance(s, 3999)
    assert s.now == 4000


def test_simulated_players_act_when_they_are_free() -> None:
    """Whoever has waited longest is next; to lay a tile takes another time than to find one."""
    game = begun()
    find, place = BOX.fact("find_ms"), BOX.fact("place_ms")
    assert game.due() == (0, 3000 + find)
    game.play("take 1", 0, t=3000 + find)
    assert game.due() == (1, 3000 + find)
    game.play("turn 5", 1, t=3000 + find)
    assert game.due() == (0, 3000 + find + place)
    game.play("put r2c2 front 0", 0, t=3000 + find + place)
    assert game.due() == (1, 3000 + 2 * find)


def test_nobody_moves_a_tile_for_the_others() -> None:
    """Pushing tiles about is a matter of each screen: every tile keeps its place, whatever is done with others."""
    game = begun()
    tiles = list(state_of(game).tile)
    assert {do.split()[0] for do in game.legal(0)} == {"take", "turn", "out"}
    game.play("turn 9", 0, t=4000)
    game.play("take 7", 0, t=4000)
    game.play("take 8", 1, t=4000)
    game.play("back back", 1, t=4000)
    game.play("back front", 0, t=4000)
    assert list(state_of(game).tile) == tiles


def test_a_placed_tile_stays() -> None:
    game = begun()
    place(game, 0, "r2c2")
    assert not any(do.startswith("back") for do in game.legal(0))
    refused(game, "back front", 0, "P4", "hand-empty")


def test_a_tile_goes_back_to_its_place_on_either_side() -> None:
    game = begun()
    game.play("take 7", 0, t=4000)
    (event,) = game.play("back back", 0, t=4000).events
    assert isinstance(event, Returned)
    assert BOX.faces[view_of(game).heap[7]].picture is None
    assert view_of(game).heap[7] == event.face
    game.play("take 7", 1, t=4000)
    game.play("back front", 1, t=4000)
    assert view_of(game).heap[7] != event.face


def test_tiles_are_turned_over_at_any_time() -> None:
    game = begun()
    before = view_of(game).heap[9]
    (event,) = game.play("turn 9", 1, t=4000).events
    assert isinstance(event, Turned)
    assert {before, event.face} == _faces_of_tile(game, 9)
    game.play("take 3", 0, t=4000)
    game.play("turn 9", 0, t=4000)
    assert view_of(game).heap[9] == before
    refused(game, "turn 3", 1, "P7", "tile-gone")


def test_whoever_is_first_has_the_tile() -> None:
    game = begun()
    game.play("take 40", 1, t=4000)
    refused(game, "take 40", 0, "P7", "tile-gone", t=4000)
    assert state_of(game).hand[0] == 0


def test_a_full_board() -> None:
    game = begun(clock="none")
    fill(game, 0)
    seen = view_of(game)
    assert seen.players[0].spots == []
    assert seen.players[0].chip is None, "nothing happens by itself"
    slot = slot_with(game)
    refused(game, f"take {slot}", 0, "P6", "board-full")
    game.play(f"turn {slot}", 0, t=game.now)
    assert set(game.legal(0)) == {"out"} | {f"turn {i}" for i, face in enumerate(seen.heap) if face >= 0}


# --- jumping out and the clock ------------------------------------------------------------------------


def test_who_jumps_out_takes_the_topmost_chip() -> None:
    game = begun(players=3)
    assert view_of(game).chips == [4, 3, 2]
    (event,) = game.play("out", 2, t=5000).events
    assert isinstance(event, Left)
    assert (event.chip, event.chips) == (4, [3, 2])
    refused(game, "take 0", 2, "Q3", "jumped-out")
    assert game.play("out", 0, t=5000).events[0].chip == 3
    last, ended = game.play("out", 1, t=5000).events
    assert last.chip == 2
    assert isinstance(ended, Ended)
    assert view_of(game).phase == "scored"


def test_a_tile_in_hand_goes_back_before_the_chip() -> None:
    game = begun()
    up = view_of(game).heap[5]
    game.play("take 5", 0, t=4000)
    (event,) = game.play("out", 0, t=4000).events
    assert event.returned is not None
    assert event.face == up == view_of(game).heap[5]
    assert view_of(game).players[0].hand is None


def test_an_action_counts_if_it_came_before_zero() -> None:
    game = begun(clock="5:00")
    assert game.deadline == 303_000
    game.play("take 1", 0, t=302_999)
    refused(game, "put r2c2 front 0", 0, "Q2", "time-out", t=303_000)
    refused(game, "out", 1, "Q2", "time-out", t=303_000)
    refused(game, "time", "clock", "Q2", "too-early", t=302_999)
    (ended,) = game.play("time", "clock", t=303_050).events
    assert isinstance(ended, Ended)
    assert view_of(game).heap[1] >= 0, "the tile in hand goes back"
    assert game.deadline is None


def test_a_chip_in_hand_is_kept_when_the_time_is_up() -> None:
    game = begun(clock="5:00")
    game.play("out", 1, t=200_000)
    game.play("time", "clock", t=303_000)
    seen = view_of(game)
    assert [player.chip for player in seen.players] == [None, 4]
    chips = [next(row.points for row in player.sheets[0].rows if row.key == "chip") for player in seen.players]
    assert chips == [0, 4]
    assert seen.chips == [2], "chips left in the stack score for nobody"


def test_untimed_practice() -> None:
    game = begun(clock="none")
    assert game.deadline is None
    assert view_of(game).ends is None
    game.play("take 0", 0, t=10**9)
    assert game.legal("clock") == []


def test_the_next_turn_begins_when_all_are_ready() -> None:
    game = begun(level="advanced")
    place(game, 0, "r2c2", "r2c3")
    game.play("village fishermen", 0, t=4000)
    game.play("put r2c4 front 0", 0, t=4000)
    refused(game, "ready", 0, "E1", "turn-runs")
    game.play("out", 0, t=5000)
    game.play("out", 1, t=5000)
    refused(game, "take 3", 0, "E1", "turn-over")
    assert game.play("ready", 1, t=6000).events == [Ready(1, False)]
    refused(game, "ready", 1, "G5", "ready-already")
    assert game.play("ready", 0, t=6000).events == [Ready(0, True)]
    assert game.actor == "chance"
    deal(game, 5)
    game.play("go", "clock", t=game.deadline)
    seen = view_of(game)
    assert seen.turn == 2
    assert seen.chips == [4, 2]
    assert all(space is None for space in seen.players[0].board)
    assert seen.players[0].villages == [True] * 3
    assert tiles_in_the_world(state_of(game)) == 145


def test_a_game_has_three_turns() -> None:
    game = Game.new("mondo")
    ended: list[Any] = []
    while not game.over:
        deal(game)
        game.play("go", "clock", t=game.deadline)
        for seat in (0, 1):
            ended += game.play("out", seat, t=game.now).events[1:]
        for seat in () if game.over else (0, 1):
            game.play("ready", seat, t=game.now)
    assert [(event.turn, event.over) for event in ended] == [(1, False), (2, False), (3, True)]
    assert game.scores == [3 * (2 - 24 + 4), 3 * (2 - 24 + 2)]
    assert game.winners == [0] == view_of(game).winners
    refused_over(game)


def refused_over(game: Game) -> None:
    assert game.legal(0) == []
    assert game.deadline is None


# --- villages and buildings ---------------------------------------------------------------------------


def test_villages_are_placed_like_tiles() -> None:
    game = begun(level="advanced")
    (event,) = game.play("village shepherds", 0, t=4000).events
    assert isinstance(event, Picked)
    assert event.villages == [True, False, True]
    refused(game, "take 0", 0, "P4", "hand-full")
    refused(game, "put r2c2 back 0", 0, "A3", "front-only")
    refused(game, "back back", 0, "A3", "front-only")
    (laid,) = game.play("put r2c2 front 2", 0, t=4000).events
    assert BOX.faces[int(laid.laid.face)].name == "shepherds"
    refused(game, "village shepherds", 0, "A1", "village-gone")
    game.play("village fishermen", 0, t=4000)
    game.play("back front", 0, t=4000)
    assert view_of(game).players[0].villages == [True, False, True]


def test_no_villages_for_beginners_and_no_buildings_below_expert() -> None:
    refused(begun(), "village shepherds", 0, "A1", "no-villages")
    refused(begun(level="advanced"), "building 0", 0, "B6", "no-buildings")
    assert "village shepherds" in begun(level="advanced").legal(0)


def test_a_full_board_has_no_room_for_a_building() -> None:
    game = begun(level="expert", players=2, clock="none")
    while view_of(game).players[0].spots:
        game.play(next(text for text in game.legal(0) if text.startswith("take")), 0, t=game.now)
        (laid,) = game.play(next(text for text in game.legal(0) if text.startswith("put")), 0, t=game.now).events
        assert laid.may_build == any(text.startswith("building") for text in game.legal(0))
        assert laid.may_build == view_of(game).players[0].may_build
    assert not view_of(game).players[0].may_build


def test_one_building_after_three_tiles() -> None:
    game = begun(level="expert", players=3)
    card = view_of(game).card
    assert sum(face >= 0 for face in card) == 3
    refused(game, "building 1", 0, "B6", "too-few-tiles")
    place(game, 0, "r2c2", "r2c3")
    game.play("village fishermen", 0, t=game.now)
    (laid,) = game.play("put r2c4 front 0", 0, t=game.now).events
    assert laid.may_build
    refused(game, "building 3", 0, "P7", "building-gone")
    (picked,) = game.play("building 1", 0, t=game.now).events
    assert picked.held.origin == "building"
    assert (picked.building, picked.may_build) == (True, False)
    (back,) = game.play("back front", 0, t=game.now).events
    assert (back.building, back.may_build) == (False, True)
    assert view_of(game).card == card
    game.play("building 1", 0, t=game.now)
    game.play("put r3c2 front 1", 0, t=game.now)
    refused(game, "building 0", 0, "B6", "one-building")


def test_a_building_in_hand_goes_back_at_the_end_of_time() -> None:
    game = begun(level="expert", clock="5:00")
    place(game, 0, "r2c2", "r2c3", "r2c4")
    card = view_of(game).card
    game.play("building 0", 0, t=game.now)
    game.play("time", "clock", t=game.deadline)
    assert view_of(game).card == card
    assert not view_of(game).players[0].building


def test_buildings_are_drawn_anew_every_turn() -> None:
    cards = {tuple(view_of(begun(seed, level="expert", players=4)).card) for seed in range(12)}
    assert len(cards) > 6
    faces = {face for card in cards for face in card}
    assert faces == set(BOX.buildings)


# --- options, notation, follow ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"level": "solo"}, "players to 1"),
        ({"level": "solo", "players": 1, "clock": "5:00"}, "difficulty sets the time"),
        ({"level": "solo", "players": 1, "children": True}, "not for a solo game"),
        ({"level": "solo", "players": 1, "handicap": "1"}, "not for a solo game"),
        ({"children": True, "level": "expert"}, "beginner level"),
        ({"children": True, "clock": "5:00"}, "longer"),
        ({"handicap": "3"}, "only 2 seats"),
        ({"level": "mixed"}, "one of"),
    ],
)
def test_what_does_not_go_together(options: dict[str, Any], match: str) -> None:
    with pytest.raises(BadOption, match=match):
        Game.new("mondo", **options)


@pytest.mark.parametrize(
    "text", ["take 145", "put r0c0 front 0", "put r2c2 front 4", "back", "village smiths", "take x"]
)
def test_nonsense(text: str) -> None:
    with pytest.raises(BadNotation):
        begun().play(text, 0)


def test_case_and_blanks_are_forgiven() -> None:
    game = begun()
    game.play("  TAKE   3", 0, t=4000)
    assert game.play("Put R2C2  Front 1", 0, t=4000).do == "put r2c2 front 1"


def test_only_luck_and_clock_do_what_is_theirs() -> None:
    refused(begun(), "time", 0, "G2", "not-yours")
    refused(begun(), "deal 3", 0, "G2", "not-yours")
    counting = Game.new("mondo")
    deal(counting)
    refused(counting, "go", 0, "G2", "not-yours", t=counting.deadline)


def test_a_ready_turn_does_not_follow_by_itself() -> None:
    seen = view_of(begun())
    assert follow(seen, Began(5)) is seen
    assert follow(seen, Ready(1, False)).players[1].ready
