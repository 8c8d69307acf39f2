"""What a person who lays a piece in the wrong place is told."""

from __future__ import annotations

import pytest

from monumenta.engine.contract import IllegalAction
from tests.games.moves.positions import FAR, at
from tests.games.moves.test_rulings import STUCK_AND_BACK

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


def _reason(position: str, text: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        at(position).play(text)
    return refusal.value.reason
