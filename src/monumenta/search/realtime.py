"""A bot where everybody acts at once: what it does next, and how long a person would take to find and do it."""

from __future__ import annotations

import random
from typing import Any, Final

from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game

from .decide import choose_id, house_bot
from .kit import wait_ms

PAUSE: Final = (800, 2600)
"""Milliseconds from one action to the next of somebody who does not think much."""


def realtime(known: Concealed, bot: str, options: Any, seed: int) -> tuple[str, int]:
    """An action for a seat that can do something, and the milliseconds that it takes."""
    action = choose_id(known, bot, seed)
    wait = wait_ms(known.spec, house_bot(known.spec, bot), action, seed)
    do = Game.restore(known.spec, options, known.state, 0).write(action)
    return do, random.Random(seed).randint(*PAUSE) if wait is None else wait
