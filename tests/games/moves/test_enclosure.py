"""What encloses and what follows: the notes of the rule sheet of this family of games as positions, and rules C1 to C9.

Many positions wall off the upper left corner with Light's pieces: column 3 by an aqueduct, row 3 by another wall, and
the corner square 3, 3 last. Inside are the nine squares of rows and columns 0 to 2.
"""

from __future__ import annotations

import pytest

from tests.games.moves.positions import FAR, at, block, captured, claimed, lands, new

INSIDE = block(range(3), range(3))


def walled(inside: str = "", *, people: str = FAR, more: str = "") -> str:
    """Light can close the corner with `obelisk r3 c3`: column 3 is an aqueduct, row 3 a sphinx and an obelisk."""
    return f"turn=light people={people} light=aqueduct.1@03,sphinx@30,obelisk@32 dark={inside} made=2,2 {more}"


def around_people(inside: str = "") -> str:
    """Light can close rows 0 to 3 of columns 0 to 2, where the People Piece stands, with `sphinx.1 r3 c3`."""
    return f"turn=light people=people@00 light=castle.1@40,aqueduct.1@03 dark={inside}castle@70 made=2,2"


def test_notes_corner_leak() -> None:
    """Note 1: pieces that touch at a corner only leave a gap."""
    game = at(f"turn=light people={FAR} light=obelisk@01,sphinx@50")
    assert claimed(game.play("obelisk r1 c0")) == set()
    game = at(f"turn=light people={FAR} light=obelisk@01")
    assert claimed(game.play("obelisk r1 c0")) == set(), "nor on a second move, which looks at the whole board"


def test_notes_sealed_corner() -> None:
    """Note 2: joined by their sides, walls and the edge of the board seal a corner."""
    game = at(f"turn=light people={FAR} light=sphinx.1@01,obelisk@50")
    assert claimed(game.play("obelisk r1 c0")) == {(0, 0)}
    assert lands(game, 0) == {(0, 0)}


def test_notes_two_inside() -> None:
    """Note 3: two pieces inside, nothing happens and the space stays open to both."""
    game = at(walled("obelisk@00,sphinx@11"))
    played = game.play("obelisk r3 c3")
    assert captured(played) == []
    assert claimed(played) == set()
    assert "petra.2 r1 c0" in game.legal(), "Dark may enter"
    game.play("obelisk r9 c0")
    assert "sphinx r2 c0" in game.legal(), "so may Light"


def test_notes_neutral_is_no_wall() -> None:
    """Note 4: the People Piece in the wall is a gap."""
    game = at("turn=light people=people@02 light=obelisk@46,sphinx@75 dark=castle@50,pyramid@55")
    played = game.play("aqueduct r3 c0")  # with the People Piece in column 3 this would close the corner
    assert game.view(None).board[3][:4] == "LLLP"
    assert claimed(played) == set()


def test_notes_neutral_and_a_piece() -> None:
    """Note 5: the People Piece counts as a piece: together with another it is safe."""
    game = at(around_people("obelisk@00,"))
    played = game.play("sphinx.1 r3 c3")
    assert captured(played) == []
    assert claimed(played) == set()


def test_notes_single_capture_and_replay() -> None:
    """Note 6: one piece alone is removed at once, the space claimed, and the piece may be placed again."""
    game = at(walled("pyramid@00,castle@70"))
    played = game.play("obelisk r3 c3")
    assert captured(played) == [(1, "pyramid")]
    assert claimed(played) == INSIDE
    assert game.view(None).stocks[1]["pyramid"] == 1
    legal = game.legal()
    assert "pyramid r0 c5" in legal
    assert "pyramid r0 c0" not in legal, "the space is Light's"


def test_regions_connect_at_corners() -> None:
    """C1: the same wall with and without the corner piece."""
    game = at(f"turn=light people={FAR} light=aqueduct.1@03,sphinx@30,sphinx@60 dark=castle@70")
    assert claimed(game.play("obelisk r3 c2")) == set(), "2, 3 and 3, 2 touch at a corner only"
    game = at(walled("castle@70"))
    assert claimed(game.play("obelisk r3 c3")) == INSIDE


def test_only_a_split_seals() -> None:
    """C2: a region that was sealed before is not sealed by moving elsewhere, nor by filling a part of it."""
    sealed = f"turn=light people={FAR} light=aqueduct.1@03,sphinx@30,obelisk@32,obelisk@33 dark=castle@70 made=2,2"
    game = at(sealed)
    assert claimed(game.play("sphinx r5 c0")) == set()
    game = at(sealed)
    assert claimed(game.play("petra.3 r0 c0")) == set(), "the rest hangs together"
    game = at(sealed)
    assert claimed(game.play("lalibela r0 c0")) == {(0, 0), (0, 2), (2, 0), (2, 2)}


def test_joining_two_walls_seals_nothing_while_there_is_a_way_round() -> None:
    """C2: the upper half, with one foreign piece, is sealed; two walls in it are joined, the rest hangs together."""
    wall = "aqueduct@40,torii@43,castle.1@46,obelisk@49"
    game = at(f"turn=light people={FAR} light={wall},sphinx@12,obelisk@16 dark=obelisk@29,castle@70 made=2,2")
    played = game.play("sphinx r1 c4")
    assert (captured(played), claimed(played)) == ([], set())


def test_empty_region_is_claimed() -> None:
    """C3, M4: it may be used by its owner only."""
    game = at(walled("castle@70"))
    assert claimed(game.play("obelisk r3 c3")) == INSIDE
    assert not any(c.row < 3 and c.col < 3 for c in game.choices(1))
    game.play("obelisk r9 c9")
    assert "lalibela r0 c0" in game.legal()


def test_a_single_piece_is_removed() -> None:
    """C4: whatever its size and wherever it lies inside."""
    for piece in ("obelisk@11", "lalibela@00", "aqueduct@20", "torii.2@00"):
        game = at(walled(f"{piece},castle@70"))
        before = game.view(None).left[1]
        played = game.play("obelisk r3 c3")
        assert captured(played) == [(1, piece.split("@")[0].split(".")[0])]
        assert claimed(played) == INSIDE
        assert game.view(None).left[1] > before


def test_people_piece_is_removed_for_good() -> None:
    """C5: enclosed alone it leaves, and nobody ever positions it again in this game."""
    game = at(around_people())
    played = game.play("sphinx.1 r3 c3")
    assert captured(played) == [(None, "people")]
    assert claimed(played) == block(range(4), range(3))
    assert not any("P" in line for line in game.view(None).board)
    assert all(choice.kind == "place" for choice in game.choices(1))


def test_people_piece_does_not_come_back_in_the_late_opening_either() -> None:
    game = at(f"{around_people()} opening=lehmann-woods")
    assert captured(game.play("sphinx.1 r3 c3")) == [(None, "people")]
    for seat in (1, 0):
        assert {choice.kind for choice in game.choices(seat)} == {"place"}
        game.play("obelisk r9 c9" if seat else "obelisk r8 c9")


def test_first_move_claims_nothing() -> None:
    """C6: not even the pocket that it seals."""
    game = new()
    game.play("people r6 c6")
    for _ in (1, 0):
        played = game.play(f"petra.1 r0 c{0 if game.actor == 1 else 6}")
        assert claimed(played) == set()


@pytest.mark.parametrize("corner", ["petra.1 r0 c0", "petra.2 r0 c8", "petra r8 c0", "petra.3 r8 c8"])
@pytest.mark.parametrize("open_city", ["four-sides", "none"])
def test_a_first_move_of_either_side_claims_and_removes_nothing(corner: str, open_city: str) -> None:
    """C6: a corner sealed by Dark's first move, or by Light's round Dark's only piece."""
    game = new(open_city=open_city)
    game.play("people r3 c3")
    played = game.copy().play(corner)
    assert (captured(played), claimed(played)) == ([], set()), "Dark"
    inside = {"c0": 0, "c8": 9}[corner[-2:]]
    game.play(f"obelisk r{0 if 'r0' in corner else 9} c{inside}")
    played = game.play(corner)
    assert (captured(played), claimed(played)) == ([], set()), "Light"


def test_second_move_claims_the_pocket_of_the_first() -> None:
    """C7: wherever it is."""
    game = at(f"turn=dark people={FAR} light=obelisk@50 dark=petra.1@00")
    assert claimed(game.play("obelisk r9 c0")) == {(0, 0)}


@pytest.mark.parametrize("open_city", ["four-sides", "none"])
def test_a_second_move_never_claims_the_open_city(open_city: str) -> None:
    """C7: with no foreign piece on the board, only the pocket."""
    game = at(f"turn=dark people=gone dark=petra.1@00 open_city={open_city}")
    assert claimed(game.play("obelisk r4 c4")) == {(0, 0)}


def test_two_or_more_inside() -> None:
    """C8: of any side; the mover's own pieces inside do not count."""
    for inside, taken in (("obelisk@00,obelisk@02", []), ("obelisk@00", [(1, "obelisk")])):
        game = at(walled(f"{inside},castle@70").replace("light=", "light=sphinx@20,"))
        assert captured(game.play("obelisk r3 c3")) == taken


@pytest.mark.parametrize("near", ["obelisk@11", "obelisk@10"])
def test_touching_pieces_are_safe_together(near: str) -> None:
    """A piece that touches another of its side, even at a corner, cannot be taken alone: they share every region."""
    game = at(walled(f"obelisk@00,{near},castle@70"))
    assert captured(game.play("obelisk r3 c3")) == []
