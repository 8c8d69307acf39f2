"""Which rule forbids an action: the answer to a misclick."""

from __future__ import annotations

from ...engine.contract import CHANCE, WhyNot
from .rules import actor, leads_out
from .state import (
    BEGIN,
    BOX,
    BUILD,
    BUILDING,
    KINDS,
    NOTHING,
    OUTER,
    QUARRY,
    SINGLE,
    SINGLES,
    State,
)
from .tables import NEAR, NEAR_COUNT, SLOT_COLOUR, SUPPORTS


def why_not(s: State, seat: int, action: int) -> WhyNot:
    """The rule that forbids an action which `legal` does not list."""
    who = actor(s)
    if who != seat:
        acting = "luck acts" if who == CHANCE else f"it is the turn of seat {who}"
        return WhyNot("S5", "not-your-turn", f"{acting} now")
    if action < BUILD and s.phase == QUARRY:
        return _why_no_step(s, *divmod(action, KINDS + 1))
    if BUILD <= action < SINGLE and s.phase == BUILDING:
        return _why_no_slot(s, action - BUILD)
    if SINGLE <= action < BEGIN and s.phase == SINGLES:
        return WhyNot("Q4", "single-named", "that space has been named already")
    if action < BUILD:
        if seat == CHANCE:
            return WhyNot("Q2", "not-in-bag", "no such token can be laid there now")
        return WhyNot("S5", "wrong-phase", "the worker walks only while there are tokens in the quarry")
    return WhyNot("S5", "wrong-phase", "this belongs to another phase")


def _why_no_step(s: State, space: int, kind: int) -> WhyNot:
    if s.worker == 0:
        if space >= OUTER:
            return WhyNot("Q5", "start-on-rim", "the first turn puts the worker on the outer ring")
        return _why_no_token(s, space, kind)
    at = s.worker - 1
    if space not in [NEAR[at, i] for i in range(NEAR_COUNT[at])]:
        return WhyNot("Q7", "not-adjacent", "the worker walks to a space next to its own")
    if s.visited >> space & 1:
        return WhyNot("Q8", "entered-already", "a space can be entered only once in a turn")
    if not leads_out(s, space):
        return _why_no_way(s, space)
    return _why_no_token(s, space, kind)


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


def _why_no_slot(s: State, slot: int) -> WhyNot:
    monument = BOX.monuments[s.monument]
    if slot >= len(monument.slots):
        return WhyNot("C2", "no-such-slot", "the plan has no such place")
    if s.built >> slot & 1:
        return WhyNot("C2", "slot-taken", "a token stands there already")
    if SUPPORTS[s.monument, slot] & ~s.built:
        return WhyNot("C3", "not-supported", "the tokens that carry it must be built first")
    colour = SLOT_COLOUR[s.monument, slot]
    return WhyNot("C2", "no-token", f"you have no {BOX.tokens[colour]} token")
