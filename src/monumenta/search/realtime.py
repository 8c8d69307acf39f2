"""A bot where everybody acts at once: what it does next, and how long a person would take to find and do it."""

from __future__ import annotations

import random
from typing import Any, Final

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.match.game import Game

from .decide import choose_id, kind_of
from .kit import wait_ms

PAUSE: Final = (800, 2600)
"""Milliseconds from one action to the next of somebody who does not think much."""


def realtime(spec: GameSpec, bot: str, state: bytes, options: Any, seat: int, seed: int) -> tuple[str, int]:
    """An action for a seat that can do something, and the ms that it takes; `state` is what the seat knows."""
    action = choose_id(spec, bot, state, seat, seed)
    wait = wait_ms(spec, kind_of(spec, bot), action, seed)
    do = Game.restore(spec, options, state, 0).write(action)
    return do, random.Random(seed).randint(*PAUSE) if wait is None else wait
