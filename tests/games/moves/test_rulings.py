"""Every row A1 to A24 of the ledger: where the booklet is open, how we read it."""

from __future__ import annotations

from random import Random

import pytest

from monumenta.engine.author.contract import IllegalAction
from monumenta.games.moves.box import load, mirrored
from monumenta.games.moves.view import GameOver, Over, Skipped
from tests.games.moves.positions import FAR, at, block, captured, claimed, lands, new, state_of

BOX = load()
CORNER = "light=aqueduct.1@03,sphinx@30,obelisk@32"
"""Light closes the upper left corner, nine squares, with `obelisk r3 c3`."""
CLOSED = f"{CORNER},obelisk@33"

# found by random play
STUCK_DARK = (
    "game=1/1 turn=light people=people.1@04 "
    "light=opera.2@07,sphinx@22,petra.3@30,sagrada.3@34,castle.2@58,sphinx@62,obelisk@67,petra.2@70,stepwell@81,"
    "obelisk@93,aqueduct@95 "
    "dark=sagrada.3@00,sphinx.1@24,obelisk@32,petra.1@32,pyramid@38,sphinx.1@47,torii.1@50,obelisk@53,aqueduct.1@64,"
    "castle@65,petra@87 light-land=09,90"
)
"""Dark was just skipped: it has room for nothing."""
STUCK_AND_BACK = (
    (
        "game=1/1 turn=light people=people@52 "
        "light=obelisk@00,petra.3@07,castle@20,obelisk@33,stepwell@35,petra.1@48,opera.1@55,sagrada@67,pyramid@71,"
        "sphinx.1@74 "
        "dark=opera@01,obelisk@03,castle.1@04,sagrada.2@14,torii.3@18,sphinx@42,sphinx@51,petra.1@76,petra.2@80,obelisk@95,"
        "aqueduct@96 light-land=69"
    ),
    "sphinx r6 c0",
    "aqueduct r9 c2",
)
"""Light's first move leaves Dark stuck, its second one gives Dark a piece back."""
LAST_OF_LIGHT = (
    (
        "game=1/1 turn=light people=gone "
        "light=lalibela@02,sagrada@42,stepwell@54,castle.1@60,pyramid@68,torii@73,opera.1@75,sphinx.1@80,petra.2@81,"
        "petra@82,sphinx@87,obelisk@94,aqueduct@97 "
        "dark=obelisk@00,sphinx@01,torii@04,petra@08,pyramid@10,sagrada@16,opera.3@20,lalibela@24,stepwell.1@28,"
        "castle.2@46,petra.1@48,aqueduct@50 "
        "light-land=71,89,96 dark-land=07,16,28,30 placements=27 turns=28"
    ),
    "obelisk r4 c4",
)
"""Light places its last piece, Dark can still move."""
INSIDE = block(range(3), range(3))


def test_a1_a_diagonal_gap_breaks_a_wall() -> None:
    for light in ("obelisk@01,sphinx@50", "obelisk@01"):
        game = at(f"turn=light people={FAR} light={light}")
        assert claimed(game.play("obelisk r1 c0")) == set()


def test_a2_the_open_city_is_never_enclosed() -> None:
    """The rest of the board, with the People Piece alone in it, touches all four sides."""
    text = f"turn=light people={FAR} light=sphinx.1@01,obelisk@50"
    played = at(text).play("obelisk r1 c0")
    assert (claimed(played), captured(played)) == ({(0, 0)}, [])
    played = at(f"{text} open_city=none").play("obelisk r1 c0")
    assert captured(played) == [(None, "people")]
    assert len(claimed(played)) == 100 - 4


def test_a2_halves_are_judged_each_by_itself() -> None:
    """A wall from side to side: neither half touches all four sides."""
    wall = "light=aqueduct@40,torii@43,castle.1@46 made=2,2"
    played = at(f"turn=light people=people@00 dark=obelisk@90,obelisk@92 {wall}").play("obelisk r4 c9")
    assert captured(played) == [(None, "people")]
    assert claimed(played) == block(range(4), range(10))
    played = at(f"turn=light people=people@00 dark=obelisk@90 {wall}").play("obelisk r4 c9")
    assert sorted(captured(played), key=str) == [(1, "obelisk"), (None, "people")]
    assert len(claimed(played)) == 100 - 13


def test_a2_a_half_that_touches_three_sides_is_enclosed() -> None:
    """Each of the four: a wall from side to side leaves out one of them."""
    across = ("aqueduct@{0}0", "torii@{0}3", "castle.1@{0}6")
    for row, half in ((4, range(4)), (4, range(5, 10))):
        pieces = ",".join(piece.format(row) for piece in across)
        inside, other = (
            ("obelisk@00", "obelisk@90,obelisk@92") if half.start == 0 else ("obelisk@90", "obelisk@00,obelisk@02")
        )
        dark = f"{inside},{other}".replace("obelisk@92", "sphinx@92").replace("obelisk@02", "sphinx@02")
        played = at(f"turn=light people=gone light={pieces} dark={dark} made=2,2").play(f"obelisk r{row} c9")
        assert captured(played) == [(1, "obelisk")]
        assert all(r in half for r, _ in claimed(played))
    down = "aqueduct.1@04,torii.1@33,castle.2@63"
    for inside, other, side in (("obelisk@00", "obelisk@09,sphinx@28", 0), ("obelisk@09", "obelisk@00,sphinx@20", 9)):
        played = at(f"turn=light people=gone light={down} dark={inside},{other} made=2,2").play("obelisk r9 c4")
        assert captured(played) == [(1, "obelisk")]
        assert (5, side) in claimed(played)


def test_a3_the_first_piece_takes_no_neutral() -> None:
    game = new()
    game.play("people r3 c3")
    played = game.play("lalibela r0 c0")
    assert (claimed(played), captured(played)) == (set(), [])


def test_a4_the_people_piece_is_no_first_move() -> None:
    game = new()
    game.play("people r6 c6")
    game.play("obelisk r9 c0")
    assert claimed(game.play("petra.1 r0 c0")) == set(), "Light's first own piece is the first move"


def test_a5_the_pocket_of_a_first_move_waits_for_the_second() -> None:
    game = at(f"turn=light people={FAR} dark=petra.1@00")
    assert "obelisk r0 c0" in game.legal(), "Light has one turn to enter"
    game.play("obelisk r9 c0")
    assert claimed(game.play("obelisk r9 c9")) == {(0, 0)}


def test_a5_what_is_left_of_a_pocket_is_claimed_too() -> None:
    game = at(f"turn=dark people={FAR} light=obelisk@50 dark=opera.2@70")
    assert claimed(game.copy().play("castle r4 c4")) == {(8, 0), (9, 0), (9, 1)}
    assert claimed(game.play("obelisk r9 c0")) == {(8, 0), (9, 1)}


def test_a5_never() -> None:
    game = at(f"turn=dark people={FAR} light=obelisk@50 dark=petra.1@00 first_pocket=never")
    assert claimed(game.play("obelisk r9 c0")) == set()


def test_a6_a_piece_in_the_pocket_is_safe() -> None:
    text = f"turn=dark people={FAR} light=obelisk@00 dark=petra.1@00"
    played = at(text).play("obelisk r9 c0")
    assert (claimed(played), captured(played)) == (set(), [])
    played = at(f"{text} pocket_capture=true").play("obelisk r9 c0")
    assert (claimed(played), captured(played)) == ({(0, 0)}, [(0, "obelisk")])


def test_a7_removal_is_automatic() -> None:
    """It is part of the move, and nothing else is asked."""
    game = at(f"turn=light people={FAR} {CORNER} dark=obelisk@00,castle@70 made=2,2")
    preview = game.preview(0, ["obelisk r3 c3"])
    assert preview.complete
    assert [event.__class__.__name__ for event in preview.events] == ["Built", "Captured", "Claimed"]
    game.play("obelisk r3 c3")
    assert game.actor == 1


def test_a8_several_regions_at_once() -> None:
    game = at(f"turn=light people={FAR} light=aqueduct@10,sphinx.1@03 dark=obelisk@00,obelisk@02 made=2,2")
    played = game.play("obelisk r0 c1")
    assert captured(played) == [(1, "obelisk"), (1, "obelisk")]
    assert claimed(played) == {(0, 0), (0, 2)}


def test_a9_only_the_mover_claims() -> None:
    """Light's corner lies sealed and unclaimed; Dark's move does not make it Light's."""
    game = at(f"turn=dark people={FAR} {CLOSED} dark=castle@70 made=2,2")
    game.play("obelisk r9 c9")
    assert lands(game, 0) == set()


def test_a10_territory_behind_a_captured_wall_goes_too() -> None:
    game = at(f"turn=light people={FAR} {CORNER} dark=petra.1@00,castle@70 dark-land=00 made=2,2")
    played = game.play("obelisk r3 c3")
    assert captured(played) == [(1, "petra")]
    assert lands(game, 0) == INSIDE
    assert lands(game, 1) == set()
    assert "petra.1 r0 c0" not in game.legal(), "Dark may not come back"
    game.play("obelisk r9 c9")
    assert {"lalibela r0 c0", "petra.3 r0 c0"} <= set(game.legal()), "Light may build where Dark's space was"


def test_a11_a_sealed_region_is_safe_until_split_again() -> None:
    text = f"turn=light people={FAR} {CLOSED} dark=obelisk@00,castle@70 made=2,2"
    assert captured(at(text).play("lalibela r5 c3")) == []
    for inside in ("petra r1 c1", "petra.3 r0 c1", "sphinx.1 r0 c1"):
        assert captured(at(text).play(inside)) == [], "not divided: all the rest hangs together"
    played = at(text).play("torii r1 c0")
    assert captured(played) == [(1, "obelisk")]
    assert claimed(played) == {(0, 0), (0, 1), (0, 2), (2, 0), (2, 2)}


def test_a11_of_three_one_is_taken_and_the_others_stay() -> None:
    """Light divides its region into one part with a single piece and one with two; then it builds where the two are."""
    game = at(f"turn=light people={FAR} {CLOSED} dark=obelisk@00,obelisk@20,sphinx.1@12,castle@70 made=2,2")
    played = game.play("petra.1 r0 c0")
    assert captured(played) == [(1, "obelisk")]
    assert claimed(played) == {(0, 0)}
    game.play("obelisk r9 c9")
    assert captured(game.play("sphinx.1 r5 c5")) == []


def test_a11_joining_walls_inside_does_not_take_the_other() -> None:
    """The upper half is sealed and one piece is left in it; as long as it is not divided that piece is safe."""
    wall = "aqueduct@40,torii@43,castle.1@46,obelisk@49"
    game = at(f"turn=light people={FAR} light={wall},sphinx@12,obelisk@16 dark=obelisk@29,castle@70 made=2,2")
    assert captured(game.play("sphinx r1 c4")) == []


def test_a12_an_unclaimed_sealed_region_is_open_to_both() -> None:
    game = at(f"turn=light people={FAR} {CLOSED} dark=obelisk@00,obelisk@22,castle@70 made=2,2")
    assert "sphinx r0 c1" in game.legal()
    game.play("torii r5 c0")
    assert "sphinx r0 c1" in game.legal()


def test_a12_closing_it_claims_nothing() -> None:
    game = at(f"turn=light people={FAR} {CORNER} dark=obelisk@00,obelisk@22,castle@70 made=2,2")
    game.play("obelisk r3 c3")
    assert "sphinx r0 c1" in game.legal(), "Dark may enter"
    game.play("sphinx r5 c5")
    assert "sphinx r0 c1" in game.legal(), "and Light"


def test_a13_no_pass_while_a_piece_fits() -> None:
    game = at(f"turn=light people={FAR} dark=castle@70")
    assert "pass" not in game.legal()
    with pytest.raises(IllegalAction) as refusal:
        game.play("pass")
    assert refusal.value.rule == "A13"


def test_a13_passing_as_an_option() -> None:
    game = at(f"game=1/1 turn=light people={FAR} dark=castle@70 voluntary_pass=true")
    game.play("pass")
    game.play("obelisk r0 c0")
    game.play("pass")
    played = game.play("pass")
    assert isinstance(played.events[1], GameOver)
    assert game.view(None).totals == [47, 47 - 6]


def test_a13_a_skip_counts_as_a_pass() -> None:
    """Dark has room for nothing, so Light's pass is the second in a row."""
    game = at(f"{STUCK_DARK} passes=1 voluntary_pass=true")
    assert "pass" in game.legal()
    played = game.play("pass")
    assert [event.__class__.__name__ for event in played.events] == ["Passed", "GameOver", "Over"]


def test_a13_a_skip_in_play_counts_as_a_pass() -> None:
    text, move, _ = STUCK_AND_BACK
    game = at(f"{text} voluntary_pass=true")
    assert Skipped(1) in game.play(move).events
    played = game.play("pass")
    assert [event.__class__.__name__ for event in played.events] == ["Passed", "GameOver", "Over"]


def test_a13_a_pass_is_no_first_move() -> None:
    game = at(f"turn=light people={FAR} voluntary_pass=true")
    game.play("pass")
    game.play("obelisk r9 c0")
    assert claimed(game.play("petra.1 r0 c0")) == set()
    assert game.view(None).made == [1, 1]


def test_a14_unplaced_squares_are_the_score() -> None:
    game = at(f"game=1/1 turn=light people={FAR} light=castle@00,obelisk@50 dark=pyramid@55")
    assert game.view(None).left == [47 - 6, 47 - 4]
    assert game.scores == [-41, -43], "generic code takes most points as best"


def test_a15_equal_is_a_draw() -> None:
    game = at(f"game=1/1 turn=light people={FAR} light=obelisk@00 dark=obelisk@99 voluntary_pass=true")
    game.play("pass")
    played = game.play("pass")
    assert game.winners == [0, 1]
    assert played.events[-1] == Over([46, 46], [0, 1])


def test_a16_the_game_goes_on_when_one_side_has_placed_everything() -> None:
    game = at(LAST_OF_LIGHT[0])
    assert game.actor == 0
    game.play(LAST_OF_LIGHT[1])
    assert game.view(None).left[0] == 0
    assert game.actor == 1
    assert game.legal()


def test_a17_a_stuck_player_plays_again_once_a_piece_comes_back() -> None:
    text, before, capture = STUCK_AND_BACK
    game = at(text)
    mover = game.actor
    assert isinstance(mover, int)
    assert Skipped(1 - mover) in game.play(before).events, "the other has room for nothing"
    assert game.actor == mover
    played = game.play(capture)
    assert captured(played)[0][0] == 1 - mover
    assert game.actor == 1 - mover


def test_a18_roles_swap_in_the_second_game() -> None:
    game = new()
    assert (game.actor, game.view(None).placer, game.view(None).opener) == (0, 0, 1)
    game.play("people r3 c3")
    assert game.actor == 1
    while game.view(None).number == 1:
        game.play(game.legal_ids()[-1])
    view = game.view(None)
    assert (game.actor, view.phase, view.placer, view.opener) == (1, "people", 1, 0)
    assert view.stocks[0] == view.stocks[1] == {piece.id: piece.count for piece in BOX.pieces}
    game.play("people r3 c3")
    assert game.actor == 0
    assert "stepwell r0 c0" in game.legal()
    game.play("stepwell r0 c0")
    assert game.view(None).board[0] == ".LL.......", "Light keeps its own hand"


def test_a18_single_game() -> None:
    rng, game = Random(1), new(games=1)
    results: list[list[int]] = []
    while not game.over:
        events = game.play(rng.choice(game.legal_ids())).events
        results += [event.left for event in events if isinstance(event, GameOver)]
    assert results == game.view(None).results == [game.view(None).totals]


def test_a19_pieces_never_flip() -> None:
    for piece in BOX.pieces:
        for seat in (0, 1):
            flipped = mirrored(piece.shape_of(seat))
            assert (flipped in piece.rotations(seat)) == (piece.dark is None)


def test_a20_two_hundred_placements_end_a_game() -> None:
    game = at(f"game=1/1 turn=light people={FAR} light=sphinx@50 dark=castle@70 placements=199")
    game.play("obelisk r0 c0")
    assert game.over
    assert game.view(None).totals == [47 - 3, 47 - 5]


def test_a21_lehmann_woods_opening() -> None:
    game = new(opening="lehmann-woods")
    assert (game.actor, len(game.legal())) == (1, 2141)
    assert claimed(game.play("petra.1 r0 c0")) == set()
    assert game.actor == 0
    turn = game.turn
    legal = game.legal()
    assert all(text.startswith("people") for text in legal)
    assert "people r0 c0" not in legal, "only on empty squares"
    game.play("people r3 c3")
    assert (game.actor, game.turn) == (0, turn), "one turn: the People Piece and a first piece"
    assert claimed(game.play("petra r0 c8")) == set()
    assert game.actor == 1
    assert claimed(game.play("obelisk r9 c0")) == {(0, 0)}


def test_a22_own_territory_may_be_used_at_any_time() -> None:
    game = at(f"turn=light people={FAR} {CLOSED} light-land=00,01,02,10,11,12,20,21,22 dark=castle@70 made=2,2")
    assert "lalibela r0 c0" in game.legal()


def test_a23_a_removed_piece_may_be_replayed_at_once() -> None:
    game = at(f"turn=light people={FAR} {CORNER} dark=pyramid@00,castle@70 made=2,2")
    game.play("obelisk r3 c3")
    game.play("pyramid r5 c5")
    assert game.view(None).stocks[1]["pyramid"] == 0


def test_a24_no_second_first_move() -> None:
    """Dark's only piece was removed; the next one is Dark's second move all the same."""
    game = at(f"turn=dark people={FAR} light=castle@40,obelisk@90 made=2,1")
    assert claimed(game.play("petra.1 r0 c0")) == {(0, 0)}
    assert state_of(game).made[1] == 2


def test_a24_a_capture_takes_no_move_back() -> None:
    """Played, not set up: Dark's only piece is captured, and Dark's next move claims."""
    game = at(f"turn=light people={FAR} {CORNER} dark=pyramid@00 made=2,1")
    assert captured(game.play("obelisk r3 c3")) == [(1, "pyramid")]
    assert game.view(None).made == [2, 1]
    assert claimed(game.play("petra.2 r0 c8")) == {(0, 9)}
    assert game.view(None).made == [2, 2]


def test_a24_nor_does_one_of_several() -> None:
    """Dark had made two moves and has one piece left: it claims what it seals, and no more a pocket of its first."""
    game = at(f"turn=light people={FAR} {CORNER} dark=pyramid@00,castle@70")
    game.play("obelisk r3 c3")
    assert game.view(None).made == [2, 2]
    assert claimed(game.play("petra.2 r0 c8")) == {(0, 9)}
