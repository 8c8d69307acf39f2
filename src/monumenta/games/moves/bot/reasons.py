"""Why a hint in Monumental Moves is a good idea, as the key of a text in texts/*/help.ftl."""

from __future__ import annotations

from typing import Any

from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game

from ..actions import PASS, PLACE
from ..pieces import form_of, high_squares, low_squares
from ..state import State
from ..tables import KIND, PIECE_SQUARES
from ..view import Captured, Claimed, Event
from .greedy import threatened

ENOUGH = 3
"""Squares by which a threat must grow or shrink to be the reason."""
EXACTLY = {"moves-hint-search": "moves-hint-exact", "moves-hint-large": "moves-hint-exact"}
"""What is said of an action that was thought through to the end of the game, in place of a rule of thumb."""


def reason(game: Game, seat: int, action: int) -> str:
    """The key that fits best, e.g. "moves-hint-claim"."""
    if len(game.legal_ids(seat)) == 1:
        return "moves-hint-only"
    if action < PLACE:
        return "moves-hint-people"
    if action == PASS:
        return "moves-hint-search"
    events: list[Event] = game.preview(seat, [game.write(action)]).events
    if any(isinstance(event, Captured) for event in events):
        return "moves-hint-capture"
    if any(isinstance(event, Claimed) for event in events):
        return "moves-hint-claim"
    return _why_there(game, seat, action)


def _why_there(game: Game, seat: int, action: int) -> str:
    """A placement that encloses nothing yet."""
    before: Any = plain_state(record(State), game.state())
    after: Any = plain_state(record(State), game.state())
    game.spec.rules.move(after, seat, action)
    low, high = low_squares(seat, action), high_squares(seat, action)
    if low & before.land[2 * seat] == low and high & before.land[2 * seat + 1] == high:
        return "moves-hint-home"
    if threatened(before, 1 - seat) - threatened(after, 1 - seat) >= ENOUGH:
        return "moves-hint-block"
    if threatened(after, seat) - threatened(before, seat) >= ENOUGH:
        return "moves-hint-threat"
    largest = max(map(_squares, game.legal_ids(seat)))
    return "moves-hint-large" if _squares(action) == largest else "moves-hint-search"


def _squares(action: int) -> int:
    """How large the piece of a placement is."""
    return 0 if action == PASS else PIECE_SQUARES[KIND[form_of(action)]]
