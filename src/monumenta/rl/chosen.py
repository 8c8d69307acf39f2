"""What a learner chose: whole numbers, and a refusal from which one learns what to do instead."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from monumenta.engine.author.contract import GameSpec, IllegalAction, MonumentaError

SHOWN: Final = 8
"""Legal actions that a refusal lists."""


class BadAction(MonumentaError):
    """What is no action's id at all."""


def action_id(action: Any) -> int:
    """An id from any kind of whole number; a fraction is no choice, and to cut it would choose something else."""
    try:
        return operator.index(action)
    except TypeError:
        raise BadAction(
            f"an action is the id of one, a whole number, not {type(action).__name__} {action!r}; "
            "of a policy's outputs take the argmax over the legal ones"
        ) from None


def action_ids(actions: ArrayLike, n: int) -> NDArray[np.int64]:
    """The same for many games, one each: a new array that compiled code takes."""
    given = np.asarray(actions)
    if given.shape != (n,):
        raise MonumentaError(f"{n} games need {n} actions, not an array of shape {given.shape}")
    if given.dtype.kind not in "iu":
        raise BadAction(
            f"actions are ids, whole numbers, not an array of {given.dtype}; of a policy's outputs take the argmax "
            "over the legal ones, and convert it with astype(int) if need be"
        )
    return given.astype(np.int64, "C")


class Unmasked(IllegalAction):
    """An action that the rules forbid now, with the rule, and with what is legal."""

    def __init__(self, spec: GameSpec, state: Any, seat: int, action: int, legal: Sequence[int]) -> None:
        super().__init__(spec.write(state, action), spec.why_not(state, seat, action))
        self.action = action
        self.legal = list(legal)
        """The ids that are legal."""
        if legal:
            ids = ", ".join(map(str, legal[:SHOWN])) + (", …" if len(legal) > SHOWN else "")
            which = f"It is action {action} of seat {seat}; legal are {len(legal)} of {spec.actions}: {ids}."
            hint = "Choose by the action mask: a sample of the whole action space is rarely legal"
            self.args = (f"{self}. {which} {hint}",)


def refusal(spec: GameSpec, state: Any, seat: int, action: int, legal: Sequence[int]) -> MonumentaError:
    """Why an action that is not legal cannot be done."""
    if not 0 <= action < spec.actions:
        return BadAction(f"action ids run from 0 to {spec.actions - 1}, {action} is none")
    return Unmasked(spec, state, seat, action, legal)
