"""Which rule forbids an action: the answer to a misclick, or to having been too slow."""

from __future__ import annotations

from monumenta.engine.author.bits import count
from monumenta.engine.author.contract import CLOCK, WhyNot

from .actions import BUILD, GO, OUT, PICK, PUT, READY, RETURN, TURN
from .rules import TILES_BEFORE_BUILDING, in_heap, spots, timed_out
from .scoring import level_of
from .state import ADVANCED, BACK, COUNT, DEAL, ENDED, EXPERT, PLAY, SCORED, SOLO, TURNED, State
from .tables import BIT


def why_not(s: State, seat: int, action: int) -> WhyNot:
    """The rule that forbids an action which `legal` does not list."""
    if s.phase == ENDED:
        return WhyNot("E3", "over", "the game is over")
    if seat < 0 or action >= GO:
        return _why_not_table(seat)
    if s.phase != PLAY:
        return _why_not_now(s, action)
    if action == READY:
        return WhyNot("E1", "turn-runs", "the turn is still running")
    if timed_out(s):
        return WhyNot("Q2", "time-out", "the time is up")
    if s.gone >> seat & 1:
        return WhyNot("Q3", "jumped-out", "who has jumped out does nothing more in this turn")
    return _why_not_in_play(s, seat, action)


def _why_not_table(seat: int) -> WhyNot:
    if seat == CLOCK:
        return WhyNot("Q2", "too-early", "the time has not come yet")
    return WhyNot("G2", "not-yours", "that is not for a player to do, or not now")


def _why_not_now(s: State, action: int) -> WhyNot:
    if s.phase in (DEAL, COUNT):
        return WhyNot("Q1", "not-yet", "wait for the start signal")
    if action == READY:
        return WhyNot("G5", "ready-already", "you are ready already")
    assert s.phase == SCORED
    return WhyNot("E1", "turn-over", "the turn has ended")


def _why_not_in_play(s: State, seat: int, action: int) -> WhyNot:
    absent = _why_not_at_this_level(s, action)
    if absent:
        return absent
    if s.hand[seat] and (action < TURN or PICK <= action < OUT):
        return WhyNot("P4", "hand-full", "there is a tile in your hand: place it or put it back")
    if action < PUT:
        return _why_no_tile(s, seat, action)
    if action < PICK:
        return _why_no_place(s, seat, action)
    if not spots(s, seat):
        return WhyNot("P6", "board-full", "there is no empty space left on your board")
    return _why_no_piece(s, seat, action)


def _why_not_at_this_level(s: State, action: int) -> WhyNot | None:
    """Villages and buildings that are still in the box, whatever else may be in the way."""
    if not PICK <= action < OUT:
        return None
    level = level_of(s)
    if level == SOLO:
        return WhyNot("R37", "solo-pieces", "a solo game has neither villages nor buildings")
    if action < BUILD:
        return WhyNot("A1", "no-villages", "there are no villages at this level") if level < ADVANCED else None
    return WhyNot("B6", "no-buildings", "there are no buildings at this level") if level < EXPERT else None


def _why_no_tile(s: State, seat: int, action: int) -> WhyNot:
    if not in_heap(s, action % TURN):
        return WhyNot("P7", "tile-gone", "somebody was faster: the tile is gone")
    assert not spots(s, seat)
    return WhyNot("P6", "board-full", "there is no empty space left on your board")


def _why_no_place(s: State, seat: int, action: int) -> WhyNot:
    if not s.hand[seat]:
        return WhyNot("P4", "hand-empty", "there is nothing in your hand")
    side = (action - PUT) % (2 * TURNED) // TURNED if action < RETURN else action - RETURN
    if action < RETURN:
        bit = 1 << BIT[(action - PUT) // (2 * TURNED)]
        if s.occupied[seat] & bit:
            return WhyNot("P3", "space-taken", "something lies there already")
        if not spots(s, seat) & bit:
            return WhyNot("P1", "not-beside", "it must share an edge with something on your board")
    assert side == BACK or not s.hand_front[seat]
    return WhyNot("A3", "front-only", "only the front of it is used")


def _why_no_piece(s: State, seat: int, action: int) -> WhyNot:
    if action < BUILD:
        return WhyNot("A1", "village-gone", "that village lies on your board already")
    if s.built >> seat & 1:
        return WhyNot("B6", "one-building", "you have had your building in this turn")
    if count(s.occupied[seat]) < TILES_BEFORE_BUILDING:
        return WhyNot("B6", "too-few-tiles", "a building may be taken once three tiles lie on your board")
    return WhyNot("P7", "building-gone", "no building lies there")
