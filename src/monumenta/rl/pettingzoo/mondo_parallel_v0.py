"""Mondo Sapiens in real time as a parallel environment of PettingZoo: in every slice of time all seats act, or wait."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.conversions import parallel_to_aec

from ..batch import Reward
from ..render import Render
from .parallel import SLICE_MS, RealtimeEnv


def parallel_env(
    *,
    slice_ms: int = SLICE_MS,
    max_cycles: int | None = None,
    render_mode: Render | None = None,
    reward: Reward | None = None,
    **options: Any,
) -> RealtimeEnv:
    """`options` are the game's."""
    return RealtimeEnv(
        "mondo",
        name="mondo_parallel_v0",
        slice_ms=slice_ms,
        max_cycles=max_cycles,
        render_mode=render_mode,
        reward=reward,
        **options,
    )


def env(**arguments: Any) -> AECEnv[Any, Any, Any]:
    """The same for code that wants one agent after the other: all have chosen before anything happens."""
    return parallel_to_aec(parallel_env(**arguments))


raw_env = env
