"""Which rule forbids an action: the answer to a misclick."""

from __future__ import annotations

from ...engine.contract import WhyNot
from .notation import PIECES
from .pieces import form_of, high_squares, low_squares
from .rules import actor
from .state import BUILD, ENDED, KINDS, PASS, PEOPLE, PLACE, State
from .tables import KIND

SIDE_NAMES = ("Light", "Dark")


def why_not(s: State, seat: int, action: int) -> WhyNot:
    """The rule that forbids an action which `legal` does not list."""
    if s.phase == ENDED:
        return WhyNot("E1", "over", "the game is over")
    if actor(s) != seat:
        return WhyNot("M1", "not-your-turn", f"it is {SIDE_NAMES[s.seat]}'s turn")
    if action == PASS:
        return WhyNot("A13", "no-pass", "who can place a piece must")
    if s.phase == PEOPLE and action >= PLACE:
        return WhyNot("S3", "people-first", "the People Piece comes first")
    if s.phase == BUILD and action < PLACE:
        return WhyNot("S3", "people-once", "the People Piece is positioned once a game")
    return _why_not_there(s, seat, action)


def _why_not_there(s: State, seat: int, action: int) -> WhyNot:
    if action >= PLACE and not s.stock[seat * KINDS + KIND[form_of(action)]]:
        return WhyNot("M2", "not-in-stock", f"you have no {PIECES[KIND[form_of(action)]].title} left")
    squares = low_squares(seat, action), high_squares(seat, action)
    if any(squares[i] & (s.own[i] | s.own[2 + i] | s.people[i]) for i in (0, 1)):
        return WhyNot("M3", "occupied", "a piece stands there already")
    return WhyNot("M4", "enemy-land", f"that is {SIDE_NAMES[1 - seat]}'s space")
