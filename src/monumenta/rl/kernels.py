"""`steps.py` for one game, compiled when it is first wanted: who plays at a table need not wait for it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.state import Flags
from monumenta.engine.compile import compiled
from monumenta.engine.compile.compiled import Compiled, Progress, module_rules, no_progress
from monumenta.search import policy
from monumenta.search.kit import kit_of

from . import steps

ONE: Final = (steps.begin_one, steps.step_one, steps.observe_one, steps.score_one, steps.outcome_one)
REALTIME: Final = (steps.act_now, steps.pass_time, steps.mask_seat)
MANY: Final = (
    steps.begin_many,
    steps.first_unfit,
    steps.resume_many,
    steps.step_many,
    steps.sample_many,
    steps.first_illegal,
    steps.mask_many,
    steps.observe_many,
)

_made: dict[tuple[str, str, str], Compiled] = {}
assert set(module_rules(steps)) > {*ONE, *REALTIME, *MANY}


def one(spec: GameSpec, progress: Progress = no_progress) -> Compiled | None:
    """For environments of one game; None without a compiler."""
    return _kernels(spec, "one", lambda: (ONE + REALTIME if spec.realtime else ONE, {}), progress)


def many(spec: GameSpec, progress: Progress = no_progress) -> Compiled | None:
    """For batches in which every seat learns."""
    return _kernels(spec, "many", lambda: (MANY, {steps.reply: steps.nobody_replies, **_no_bots()}), progress)


def against_bots(spec: GameSpec, progress: Progress = no_progress) -> Compiled | None:
    """For batches in which bots reply: these are compiled with it."""
    return _kernels(spec, "bots", lambda: (MANY, {steps.reply: steps.bots_reply, **kit_of(spec).bound(spec)}), progress)


def _no_bots() -> dict[Any, Any]:
    return {policy.pace: policy.no_pace}


class Kernels(Compiled):
    """Rules that are also given flags."""

    def _numba_type(self, hint: Any) -> Any:
        types: Any = import_module("numba.core.types")
        return types.Array(types.uint8, 1, "C") if hint is Flags else super()._numba_type(hint)


def _kernels(
    spec: GameSpec, name: str, wanted: Callable[[], tuple[Any, dict[Any, Any]]], progress: Progress
) -> Compiled | None:
    key = (spec.name, spec.version, name)

    def make() -> Compiled:
        if key not in _made:
            entries, bound = wanted()
            _made[key] = compiled.undamaged(lambda: Kernels(spec, entries, bound).compile(progress))
        return _made[key]

    return compiled.or_plain(spec, make)
