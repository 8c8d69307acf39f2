"""The box: shapes, numbers, and checks that refuse a box that cannot be played."""

from __future__ import annotations

import msgspec
import pytest

from monumenta.games.moves.box import BoxError, check, load, parse_shape, turned
from monumenta.games.moves.state import ACTIONS, FORMS, PASS, PLACE
from tests.games.moves.referee import PEOPLE, SIDES, four_sides, regions

BOX = load()
ROTATIONS = [1, 2, 4, 2, 4, 1, 2, 1, 4, 4, 4]
PLACEMENTS = [100, 180, 324, 160, 288, 81, 144, 64, 288, 256, 256]


def test_the_pieces_fill_the_board() -> None:
    assert sum(piece.count for piece in BOX.pieces) == 14
    assert (BOX.squares, BOX.people.squares) == (47, 6)
    assert 47 + 47 + 6 == BOX.size**2 == 100


def test_rotations_and_placements() -> None:
    for seat in (0, 1):
        assert [len(piece.rotations(seat)) for piece in BOX.pieces] == ROTATIONS
        assert [sum(p.piece == piece.id for p in SIDES[seat]) for piece in BOX.pieces] == PLACEMENTS
        assert len(SIDES[seat]) == 2_141
    assert (sum(ROTATIONS), FORMS) == (29, 29)
    assert (len(BOX.people.rotations(0)), len(PEOPLE)) == (4, 224)
    assert (PLACE, PASS, ACTIONS) == (224, 224 + 2_141, 224 + 2_141 + 1)


def test_rotations_go_clockwise() -> None:
    castle = BOX.pieces[8]
    assert castle.rotations(0)[1] == turned(parse_shape("XX/X./XX")) == parse_shape("XXX/X.X")


def test_chirality() -> None:
    """Light has the S and the mirrored F, Dark the Z and the F."""
    hands = {piece.id: (piece.shape, piece.dark) for piece in BOX.pieces if piece.dark}
    assert hands == {"stepwell": (".XX/XX.", "XX./.XX"), "sagrada": ("XX./.XX/.X.", ".XX/XX./.X.")}


def test_first_piece_pockets() -> None:
    """Of the 2,141 first placements 72 seal a pocket: 64 of one square, 4 of two, 4 of three."""
    everything = {(r, c) for r in range(10) for c in range(10)}
    for side in SIDES:
        sizes = [
            len(region)
            for placement in side
            for region in regions(everything - placement.squares)
            if not four_sides(region)
        ]
        assert [sizes.count(n) for n in (1, 2, 3)] == [64, 4, 4]
        assert len(sizes) == 72


def test_every_entry_says_where_it_comes_from() -> None:
    assert all(fact.source and fact.note for fact in BOX.facts)
    assert all(piece.source == "public" and piece.label_source == "invented" for piece in BOX.pieces)
    assert BOX.people.source == "guess"


def test_names_are_data() -> None:
    names = [piece.id for piece in [*BOX.pieces, BOX.people]]
    assert len(set(names)) == 12
    assert all(piece.title and piece.label for piece in BOX.pieces)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"shape": "X.X"}, "not one piece"),
        ({"shape": ".X"}, "not one piece"),
        ({"shape": "XX/X./X."}, "not its own mirror image"),
        ({"shape": "XX/X./X.", "dark": "XX/X./X."}, "not the mirror image of"),
        ({"count": 3}, "102 squares"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(change: dict[str, object], complaint: str) -> None:
    broken = msgspec.structs.replace(BOX.pieces[0], **change)
    with pytest.raises(BoxError, match=complaint):
        check(msgspec.structs.replace(BOX, pieces=[broken, *BOX.pieces[1:]]))
