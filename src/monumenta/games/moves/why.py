"""Which rule forbids an action: the answer to a misclick."""

from __future__ import annotations

from monumenta.engine.author.contract import WhyNot

from .actions import PASS, PLACE
from .anchors import free_high, free_low
from .notation import PIECES
from .pieces import form_of, high_squares, low_squares
from .rules import actor
from .state import ASIDE, BUILD, ENDED, FORMS, GONE, KINDS, PEOPLE, State
from .tables import BASE, FIRST_FORM, KIND

SIDE_NAMES = ("Light", "Dark")


def why_not(s: State, seat: int, action: int) -> WhyNot:
    """The rule that forbids an action which `legal` does not list."""
    if s.phase == ENDED:
        return WhyNot("E1", "over", "the game is over")
    if actor(s) != seat:
        return WhyNot("M1", "not-your-turn", f"it is {SIDE_NAMES[s.seat]}'s turn")
    if action == PASS and not s.voluntary_pass:
        return WhyNot("A13", "no-pass", "who can place a piece must")
    if s.phase == PEOPLE and action >= PLACE:
        return WhyNot(_order(s), "people-first", "the People Piece comes first")
    if s.phase == BUILD and action < PLACE:
        return _why_no_people(s)
    if action < PLACE:
        return WhyNot(_order(s), "occupied", "a piece stands there already")
    return _why_not_there(s, seat, action)


def _order(s: State) -> str:
    """The row that says when and where the People Piece is positioned."""
    return "A21" if s.opening else "S3"


def _why_no_people(s: State) -> WhyNot:
    if s.where == ASIDE:
        return WhyNot(_order(s), "people-later", "the opener's first piece comes before the People Piece")
    if s.where == GONE:
        return WhyNot("C5", "people-gone", "the People Piece was removed for the rest of this game")
    return WhyNot("S3", "people-once", "the People Piece is positioned once a game")


def _why_not_there(s: State, seat: int, action: int) -> WhyNot:
    kind = KIND[form_of(action)]
    if not s.stock[seat * KINDS + kind]:
        return WhyNot("M2", "not-in-stock", f"you have no {PIECES[kind].named(seat)} left")
    room = any(_fits(s, seat, other) for other in range(BASE[FIRST_FORM[kind]], _end_of(kind)))
    low, high = low_squares(seat, action), high_squares(seat, action)
    on_people = bool(low & s.people[0] or high & s.people[1])
    on_piece = bool(low & (s.own[0] | s.own[2]) or high & (s.own[1] | s.own[3]))
    if (on_people or on_piece) and not room:
        return WhyNot("M3", "no-room", f"there is no room left for {PIECES[kind].named(seat)}")
    if on_people:
        return WhyNot("M3", "people-there", "the People Piece stands there")
    if on_piece:
        return WhyNot("M3", "occupied", "a piece stands there already")
    if not room:
        return WhyNot(
            "M4", "only-enemy-land", f"{PIECES[kind].named(seat)} would fit in {SIDE_NAMES[1 - seat]}'s space only"
        )
    return WhyNot("M4", "enemy-land", f"that is {SIDE_NAMES[1 - seat]}'s space")


def _end_of(kind: int) -> int:
    """The id after the last placement of a kind."""
    return PASS if FIRST_FORM[kind + 1] == FORMS else BASE[FIRST_FORM[kind + 1]]


def _fits(s: State, seat: int, action: int) -> bool:
    low, high = low_squares(seat, action), high_squares(seat, action)
    return low & free_low(s, seat) == low and high & free_high(s, seat) == high
