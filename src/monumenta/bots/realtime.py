"""A bot where everybody acts at once: what it does next, and how long a person would take to find and do it."""

from __future__ import annotations

import random
from typing import Any, Final

from ..engine.contract import GameSpec
from .decide import decide

PAUSE: Final = (800, 2600)
"""Milliseconds from one action to the next of somebody who does not think much."""


def realtime(spec: GameSpec, bot: str, state: bytes, options: Any, seat: int, seed: int) -> tuple[str, int]:
    """An action for a seat that can do something, and the milliseconds that it takes; `state` is what the seat knows."""
    return decide(spec, bot, state, options, seat, seed), random.Random(seed).randint(*PAUSE)
