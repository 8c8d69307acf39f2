"""Which rule forbids an action: the answer to a misclick."""

from __future__ import annotations

from monumenta.engine.author.contract import CHANCE, OVER, WhyNot

from .actions import LAY
from .rules import actor
from .state import WEIGHTS, State


def why_not(s: State, seat: int, action: int) -> WhyNot:
    """The rule that forbids an action which `legal` does not list."""
    who = actor(s)
    if who == OVER:
        return WhyNot("E1", "over", "the game is over")
    if who != seat:
        return WhyNot("T1", "not-your-turn", "it is not your turn")
    if seat == CHANCE:
        return WhyNot("T3", "no-such-stone", "the bag has no such stone")
    if action < LAY:
        return WhyNot("T3", "luck-draws", "stones are drawn by luck, not chosen")
    weight = (action - LAY) % WEIGHTS + 1
    return WhyNot("T2", "not-in-hand", f"you have no stone of weight {weight}", {"weight": weight})
