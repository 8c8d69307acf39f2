"""What a person who lays a piece in the wrong place is told."""

from __future__ import annotations

from random import Random

import pytest

from monumenta.engine.author.contract import IllegalAction
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.registry import find
from monumenta.games.moves.actions import PASS, PLACE
from monumenta.games.moves.notation import KIND_NUMBERS, PIECES
from monumenta.games.moves.view import Choice, View, choice, view
from monumenta.games.moves.why import why_not
from tests.games.moves.positions import FAR, at, state_of
from tests.games.moves.test_rulings import STUCK_AND_BACK

ROOM_BEHIND_A_WALL = (
    "game=1/1 turn=light people=people@23 "
    "light=torii@07,opera.2@20,petra.3@26,obelisk@30,pyramid@37,sphinx@40,obelisk@50,petra@80 "
    "dark=obelisk@00,petra.1@00,sagrada.2@02,aqueduct@51,opera.1@54,stepwell@57,petra.2@62,sphinx@66,torii@82,"
    "castle.1@87 light-land=90 dark-land=75,76,77,78,79,85,86,94,95,96,98 placements=19 turns=20"
)
"""Found by random play: Light's castle and stepwell would fit in Dark's space only, the Rock Church nowhere at all."""
BUILT = f"turn=light people={FAR} light=castle@04 dark=petra.1@00,pyramid@50 dark-land=00"


@pytest.mark.parametrize(
    ("reason", "position", "text"),
    [
        ("no-pass", BUILT, "pass"),
        ("people-first", "turn=light", "obelisk r0 c0"),
        ("people-once", BUILT, "people r0 c0"),
        ("not-in-stock", BUILT, "castle r3 c5"),
        ("occupied", BUILT, "obelisk r0 c4"),
        ("occupied", BUILT, "obelisk r5 c0"),
        ("people-there", BUILT, "obelisk r6 c7"),
        ("enemy-land", BUILT, "obelisk r0 c0"),
    ],
)
def test_reason(reason: str, position: str, text: str) -> None:
    assert _reason(position, text) == reason


def test_a_piece_without_any_room_is_told_so_wherever_it_is_tried() -> None:
    """And exactly those pieces that have no legal place."""
    position = STUCK_AND_BACK[0]
    game = at(position)
    placeable = {text.split()[0].partition(".")[0] for text in game.legal()}
    held = {piece for piece, n in game.view(0).stocks[0].items() if n}
    assert placeable
    assert held - placeable
    for piece in held:
        assert (_reason(position, f"{piece} r0 c0") == "no-room") == (piece not in placeable)


def test_a_piece_that_fits_only_in_the_others_space_is_refused_by_m4_there_and_by_m3_on_taken_squares() -> None:
    """Behind Dark's wall nothing but M4 forbids; on taken squares it is M3 wherever else there may be room."""
    assert not any(text.startswith(("castle", "stepwell", "lalibela")) for text in at(ROOM_BEHIND_A_WALL).legal())
    assert _refusal(ROOM_BEHIND_A_WALL, "castle r7 c5") == ("M4", "only-enemy-land")
    assert _refusal(ROOM_BEHIND_A_WALL, "stepwell r7 c5") == ("M4", "only-enemy-land")
    assert _refusal(ROOM_BEHIND_A_WALL, "aqueduct r7 c5") == ("M4", "enemy-land"), "an aqueduct fits elsewhere too"
    assert _refusal(ROOM_BEHIND_A_WALL, "castle r0 c0") == ("M3", "no-room")
    assert _refusal(ROOM_BEHIND_A_WALL, "lalibela r7 c5") == ("M3", "no-room"), "not even behind the wall"


def test_the_rule_named_is_one_that_the_placement_breaks() -> None:
    """M3 where it covers a taken square, M4 where it covers none but space of the other side."""
    game = at(ROOM_BEHIND_A_WALL)
    rng = Random(3)
    seen: set[str] = set()
    while not game.over:
        legal, seat, s = set(game.legal_ids()), game.actor, state_of(game)
        assert isinstance(seat, int)
        for action in set(range(PLACE, PASS)) - legal:
            seen.add(rule := why_not(s, seat, action).rule)
            wanted = choice(s, action)
            assert rule == _broken(view(Concealed(find("moves"), s.tobytes(), seat)), seat, wanted), wanted.do
        game.play(rng.choice(sorted(legal)))
    assert seen == {"M2", "M3", "M4"}


def _broken(seen: View, seat: int, tried: Choice) -> str:
    """The rule that a placement breaks, worked out from the board as it is drawn."""
    assert tried.piece is not None
    if not seen.stocks[seat][tried.piece]:
        return "M2"
    shape = PIECES[KIND_NUMBERS[tried.piece]].rotations(seat)[tried.rotation]
    marks = {seen.board[tried.row + r][tried.col + c] for r, c in shape}
    return "M3" if marks & set("LDP") else "M4" if "dl"[seat] in marks else ""


@pytest.mark.parametrize(
    ("rule", "reason", "position", "text"),
    [
        ("A21", "people-later", "turn=dark opening=lehmann-woods", "people r0 c0"),
        ("A21", "people-first", "turn=light dark=castle@70 opening=lehmann-woods", "obelisk r0 c0"),
        ("A21", "occupied", "turn=light dark=castle@00 opening=lehmann-woods", "people r0 c0"),
        ("S3", "people-once", f"turn=dark people={FAR} opening=lehmann-woods", "people r0 c0"),
        ("S3", "people-first", "turn=light voluntary_pass=true", "pass"),
        ("S3", "people-first", "turn=light voluntary_pass=true", "obelisk r0 c0"),
        ("A21", "people-first", "turn=light opening=lehmann-woods voluntary_pass=true", "pass"),
        ("A13", "no-pass", "turn=light", "pass"),
        ("A13", "no-pass", "turn=dark opening=lehmann-woods", "pass"),
        ("C5", "people-gone", "turn=light people=gone dark=castle@70", "people r0 c0"),
    ],
)
def test_the_people_pieces_order_is_explained_by_the_row_that_sets_it(
    rule: str, reason: str, position: str, text: str
) -> None:
    assert _refusal(position, text) == (rule, reason)


def _refusal(position: str, text: str) -> tuple[str, str]:
    """The rule and the reason that a move is refused with."""
    with pytest.raises(IllegalAction) as refusal:
        at(position).play(text)
    return refusal.value.rule, refusal.value.reason


def _reason(position: str, text: str) -> str:
    return _refusal(position, text)[1]
