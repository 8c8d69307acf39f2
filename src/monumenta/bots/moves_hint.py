"""Why a hint in Monumental Moves is a good idea, as the key of a text in locales/*/moves.ftl."""

from __future__ import annotations

from typing import Any

from ..engine.game import Game
from ..engine.plain import plain_state
from ..engine.state import record
from ..games.moves.pieces import high_squares, low_squares
from ..games.moves.state import PASS, PLACE, State
from ..games.moves.view import Captured, Claimed
from .moves import threatened

ENOUGH = 3
"""Squares by which a threat must grow or shrink to be the reason."""


def reason(game: Game, seat: int, action: int) -> str:
    """The key that fits best, e.g. "hint-moves-claim"."""
    if len(game.legal_ids(seat)) == 1:
        return "hint-moves-only"
    if action < PLACE:
        return "hint-moves-people"
    if action == PASS:
        return "hint-moves-pass"
    preview = game.preview(seat, [game.write(action)])
    kinds = {type(event) for event in preview.events}
    if Captured in kinds:
        return "hint-moves-capture"
    if Claimed in kinds:
        return "hint-moves-claim"
    return _why_there(game, seat, action)


def _why_there(game: Game, seat: int, action: int) -> str:
    """A placement that encloses nothing yet."""
    before: Any = plain_state(record(State), game.state())
    after: Any = plain_state(record(State), game.state())
    game.spec.rules.move(after, seat, action)
    low, high = low_squares(seat, action), high_squares(seat, action)
    if low & before.land[2 * seat] == low and high & before.land[2 * seat + 1] == high:
        return "hint-moves-home"
    if threatened(before, 1 - seat) - threatened(after, 1 - seat) >= ENOUGH:
        return "hint-moves-block"
    if threatened(after, seat) - threatened(before, seat) >= ENOUGH:
        return "hint-moves-threat"
    return "hint-moves-large"
