"""The spaces of Gymnasium that describe a game's observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.state import record


def seen_space(spec: GameSpec) -> spaces.Box:
    """The bounds of every number, as the game's list of parts gives them."""
    if not spec.observation:
        return spaces.Box(-np.inf, np.inf, (spec.features,), np.float32)
    low, high = (
        np.concatenate([np.full(part.size, getattr(part, end), np.float32) for part in spec.observation])
        for end in ("low", "high")
    )
    return spaces.Box(low, high, dtype=np.float32)


def truth_space(spec: GameSpec, players: int) -> spaces.Box:
    """The bounds of `Single.truth`."""
    seen, size = seen_space(spec), record(spec.state).itemsize
    low = np.concatenate([*[seen.low] * players, np.zeros(size, np.float32)])
    high = np.concatenate([*[seen.high] * players, np.ones(size, np.float32)])
    return spaces.Box(low, high, dtype=np.float32)


def observation_space(spec: GameSpec, actions: int | None = None) -> spaces.Space[Any]:
    """What is seen, and which actions are legal."""
    mask = spaces.Box(0, 1, (actions or spec.actions,), np.int8)
    return spaces.Dict({"observation": seen_space(spec), "action_mask": mask})


def action_space(spec: GameSpec, actions: int | None = None) -> Any:
    return spaces.Discrete(actions or spec.actions)
