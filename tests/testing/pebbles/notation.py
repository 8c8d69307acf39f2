"""Actions as text and back: `first 1`, `hide 2`, `guess 5`."""

from __future__ import annotations

from monumenta.engine.author.contract import BadNotation, WhyNot

from .rules import actor, possible
from .state import ACTIONS, FIRST, GUESS, GUESSING, HIDE, HIDING, State

STARTS = {"first": (FIRST, HIDE), "hide": (HIDE, GUESS), "guess": (GUESS, ACTIONS)}


def write(s: State, action: int) -> str:
    del s
    for word, (begin, end) in STARTS.items():
        if begin <= action < end:
            return f"{word} {action - begin}"
    raise AssertionError(action)


def parse(s: State, text: str) -> int:
    del s
    words = text.split()
    if len(words) == 2 and words[0] in STARTS and words[1].isdecimal():
        begin, end = STARTS[words[0]]
        if begin + int(words[1]) < end:
            return begin + int(words[1])
    raise BadNotation(f"{text!r} is no action here: they look like 'hide 2' or 'guess 5'")


def why_not(s: State, seat: int, action: int) -> WhyNot:
    if s.phase == HIDING and HIDE <= action < GUESS and 0 <= seat < s.players:
        return WhyNot("P2", "closed", "that fist is closed already")
    if s.phase == GUESSING and action >= GUESS and actor(s) == seat:
        if possible(s, seat, action - GUESS):
            return WhyNot("P4", "taken", "that sum has been guessed already")
        return WhyNot("P3", "impossible", "with the pebbles in your fist that sum cannot be")
    return WhyNot("P1", "not-now", "this is not possible now")
