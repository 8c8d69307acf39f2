"""Which rule forbids an action: the answer to a misclick."""

from __future__ import annotations

from monumenta.engine.author.contract import CHANCE, WhyNot

from .actions import BEGIN, BUILD, NOTHING, SINGLE
from .rules import actor, leads_out
from .state import BOX, BUILDING, KINDS, LAYING, MIDDLE, OUTER, QUARRY, SINGLES, State
from .tables import NEAR, NEAR_COUNT, SLOT_COLOUR, SUPPORTS


def why_not(s: State, seat: int, action: int) -> WhyNot:
    """The rule that forbids an action which `legal` does not list."""
    who = actor(s)
    if who != seat:
        acting = "luck acts" if who == CHANCE else f"it is the turn of seat {who}"
        return WhyNot("S5", "not-your-turn", f"{acting} now")
    if action < BUILD:
        return _why_no_space(s, seat, *divmod(action, KINDS + 1))
    if action < SINGLE:
        return _why_no_slot(s, action - BUILD)
    if action < BEGIN and s.phase == SINGLES:
        return _single_named()
    if action < BEGIN and s.phase == LAYING and s.to_name:
        return WhyNot("Q4", "rim-first", "the outer ring is laid first, then single spaces are named")
    if action - BEGIN >= s.players:
        message = f"there is no seat {action - BEGIN} at this table: its seats end at {s.players - 1}"
        return WhyNot("S4", "no-such-seat", message, {"players": s.players})
    return WhyNot("S5", "wrong-phase", "this belongs to another phase")


# --- the quarry ---------------------------------------------------------------------------------------


def _why_no_space(s: State, seat: int, space: int, kind: int) -> WhyNot:
    if s.phase == QUARRY:
        return _why_no_step(s, space, kind)
    if seat == CHANCE:
        return WhyNot("Q2", "not-in-bag", "no such token can be laid there now")
    if s.phase == BUILDING:
        return WhyNot("S5", "quarry-empty", "the quarry is empty: build on the monument")
    if OUTER <= space < OUTER + MIDDLE and s.singles >> (space - OUTER) & 1:
        return _single_named()
    return WhyNot("Q4", "name-first", "a space of the middle ring that gets only one token must be named first")


def _single_named() -> WhyNot:
    return WhyNot("Q4", "single-named", "that space has been named already")


def _why_no_step(s: State, space: int, kind: int) -> WhyNot:
    if s.worker == 0:
        if space >= OUTER:
            return WhyNot("Q5", "start-on-rim", "the first turn puts the worker on the outer ring")
        return _why_no_token(s, space, kind)
    at = s.worker - 1
    if space == at:
        return WhyNot("Q7", "stands-there", "the worker stands there already")
    if space not in [NEAR[at, i] for i in range(NEAR_COUNT[at])]:
        return WhyNot("Q7", "not-adjacent", "the worker walks to a space next to its own")
    if s.visited >> space & 1:
        return _why_not_again(s, space)
    if not leads_out(s, space):
        return _why_no_way(s, space)
    return _why_no_token(s, space, kind)


def _why_not_again(s: State, space: int) -> WhyNot:
    if space in [s.trail[i] for i in range(s.trail_length)]:
        return WhyNot("Q8", "entered-already", "a space can be entered only once in a turn")
    return WhyNot("Q8", "set-out-there", "the turn began there, and at this table it may not return")


def _why_no_way(s: State, space: int) -> WhyNot:
    if s.steps_left == 1 and space >= OUTER:
        return WhyNot("Q11", "end-on-rim", "the last step must end on the outer ring")
    if s.steps_left == 1:
        return WhyNot("Q12", "nothing-taken", "a turn must take at least one token")
    return WhyNot("Q13", "dead-end", "from there the turn could not be completed")


def _why_no_token(s: State, space: int, kind: int) -> WhyNot:
    if kind == NOTHING:
        return WhyNot("Q9", "must-take", "a token must be taken from every space that holds any")
    if not s.stocked >> space & 1:
        return WhyNot("Q9", "space-empty", "that space is empty")
    return WhyNot("Q10", "not-there", f"no {BOX.tokens[kind]} token lies there")


# --- the monument -------------------------------------------------------------------------------------


def _why_no_slot(s: State, slot: int) -> WhyNot:
    monument = BOX.monuments[s.monument]
    if slot >= len(monument.slots):
        return WhyNot("C2", "no-such-slot", "the plan has no such place")
    if s.built >> slot & 1:
        return WhyNot("C2", "slot-taken", "a token stands there already")
    if s.phase != BUILDING:
        return WhyNot("S5", "building-later", "the quarry comes first, then everybody builds")
    if missing := (SUPPORTS[s.monument, slot] & ~s.built).bit_count():
        message = "the tokens that carry it must be built first"
        return WhyNot("C3", "not-supported", message, {"missing": missing})
    colour = BOX.tokens[SLOT_COLOUR[s.monument, slot]]
    return WhyNot("C2", "no-token", f"you have no {colour} token", {"colour": colour})
