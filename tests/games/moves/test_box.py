"""The box: shapes, numbers, and checks that refuse a box that cannot be played."""

from __future__ import annotations

import msgspec
import pytest

from monumenta.engine.author.contract import BadNotation
from monumenta.games.moves.actions import ACTIONS, PASS, PLACE
from monumenta.games.moves.box import BoxError, check, load, parse_shape, turned
from monumenta.games.moves.notation import parse
from monumenta.games.moves.state import FORMS
from monumenta.terminal.text import Text
from tests.games.moves.positions import at, new, state_of
from tests.games.moves.referee import PEOPLE, SIDES, four_sides, regions

BOX = load()
ROTATIONS = [1, 2, 4, 2, 4, 1, 2, 1, 4, 4, 4]
PLACEMENTS = [100, 180, 324, 160, 288, 81, 144, 64, 288, 256, 256]


def test_the_pieces_fill_the_board() -> None:
    assert sum(piece.count for piece in BOX.pieces) == 14
    assert (BOX.squares, BOX.people.squares) == (47, 6)
    assert 47 + 47 + 6 == BOX.size**2 == 100


def test_the_fourteen_pieces_of_a_side() -> None:
    """Shapes and copies, as every edition of the family has them."""
    assert [(piece.shape, piece.count) for piece in BOX.pieces] == [
        ("X", 2),
        ("XX", 2),
        ("XX/.X", 2),
        ("XXX", 1),
        ("XXX/.X.", 1),
        ("XX/XX", 1),
        (".XX/XX.", 1),
        (".X./XXX/.X.", 1),
        ("XX/X./XX", 1),
        ("X../XX./.XX", 1),
        ("XX./.XX/.X.", 1),
    ]


def test_the_board_is_ten_by_ten_and_ends_at_its_wall() -> None:
    """A piece of one square can be laid on each of the hundred squares."""
    game = at("turn=light people=gone")
    places = {(choice.row, choice.col) for choice in game.choices(0) if choice.piece == "obelisk"}
    assert places == {(r, c) for r in range(10) for c in range(10)}
    assert [len(line) for line in game.view(None).board] == [10] * 10


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
    assert all(piece.source == "public" for piece in BOX.pieces)
    assert BOX.people.source == "guess"
    assert all(monument.note for piece in BOX.pieces for monument in piece.monuments)


def test_names_that_are_known_are_used_and_all_say_where_they_come_from() -> None:
    """Four one-square pieces and a two-square one; that they are of these sizes is inferred. All others are ours."""
    known = [(m.title, p.squares, m.shape_source) for p in BOX.pieces for m in p.monuments if m.source == "public"]
    assert known == [
        ("Sky Tower", 1, "guess"),
        ("Christ the Redeemer", 1, "guess"),
        ("CN Tower", 1, "guess"),
        ("Statue of Liberty", 1, "guess"),
        ("Petronas Towers", 2, "guess"),
    ]
    ours = [m for p in BOX.pieces for m in p.monuments if m.source != "public"]
    assert {(m.source, m.seat) for m in ours} == {("invented", None)}
    assert [p.id for p in BOX.pieces if not any(m in ours for m in p.monuments)] == ["obelisk"]


def test_the_booklet_has_the_people_pieces_name_and_nothing_else() -> None:
    (monument,) = BOX.people.monuments
    assert (monument.title, monument.source) == ("People Piece", "rulebook")
    assert (monument.place_source, monument.shape_source, BOX.people.source) == ("public", "guess", "guess")


def test_no_side_has_more_monuments_of_a_kind_than_pieces() -> None:
    for piece in BOX.pieces:
        for seat in (0, 1):
            assert 1 <= len([m for m in piece.monuments if m.seat in (None, seat)]) <= piece.count


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_monument_has_its_name_in_every_language(language: str) -> None:
    say = Text(language)
    for piece in [*BOX.pieces, BOX.people]:
        for monument in piece.monuments:
            title = say(f"moves-monument-{monument.id}")
            assert language != "en" or title == monument.title
            assert say(f"box-note-moves-{monument.id}")
            for seat in (0, 1) if monument.seat is None else (monument.seat,):
                assert title in say(f"moves-piece-{piece.id}", seat=seat).split(" / ")
        if language == "en":
            assert [say(f"moves-piece-{piece.id}", seat=seat) for seat in (0, 1)] == [piece.named(0), piece.named(1)]
    spanish = ["Cristo Redentor", "Torre CN", "Estatua de la Libertad", "Torres Petronas"]
    told = [say(f"moves-monument-{name}") for name in ("redeemer", "cn-tower", "liberty", "petronas")]
    assert (told == spanish) == (language == "es")


def test_names_are_data() -> None:
    """Nothing but the words that moves are written with bears a rule, and those are not the monuments' names."""
    words = [piece.id for piece in [*BOX.pieces, BOX.people]]
    assert len(set(words)) == 12
    for word in words:
        assert parse(state_of(new()), f"{word} r0 c0") >= 0
    with pytest.raises(BadNotation):
        parse(state_of(new()), "sky-tower r0 c0")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"shape": "X.X"}, "not one piece"),
        ({"shape": ".X"}, "not one piece"),
        ({"shape": "XX/X./X."}, "not its own mirror image"),
        ({"shape": "XX/X./X.", "dark": "XX/X./X."}, "not the mirror image of"),
        ({"count": 3}, "102 squares"),
        ({"monuments": BOX.pieces[0].monuments[:2]}, "each side needs a monument"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(change: dict[str, object], complaint: str) -> None:
    broken = msgspec.structs.replace(BOX.pieces[0], **change)
    with pytest.raises(BoxError, match=complaint):
        check(msgspec.structs.replace(BOX, pieces=[broken, *BOX.pieces[1:]]))
