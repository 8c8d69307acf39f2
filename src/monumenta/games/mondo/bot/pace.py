"""How long players of Mondo take, by their level: in simulated time, and at a table."""

from __future__ import annotations

from random import Random
from typing import Final

from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Rng

from ..actions import OUT, PICK, PUT, READY
from ..state import State
from .levels import LEVEL, LOOK, PLACE, TILES_SEEN

REACTION_MS: Final = 700
"""To reach for a chip, or to nod."""


@rule
def about(rng: Rng, ms: int) -> int:
    """A time round this one, up to a third more or less."""
    return ms - ms // 3 + below(rng, 2 * (ms // 3) + 1)


@rule
def mondo_pace(s: State, seat: int, level: int, rng: Rng) -> None:
    """Simulated time: how long the seat will need to find something, and to lay it."""
    s.find_ms[seat] = about(rng, LEVEL[level, LOOK] * LEVEL[level, TILES_SEEN])
    s.place_ms[seat] = about(rng, LEVEL[level, PLACE])


def mondo_wait(level: int, action: int, seed: int) -> int:
    """At a table: how long somebody of the level takes for an action, from the end of the one before."""
    if action in (OUT, READY):
        ms = REACTION_MS
    elif PUT <= action < PICK:
        ms = LEVEL[level, PLACE]
    else:
        ms = LEVEL[level, LOOK] * LEVEL[level, TILES_SEEN]
    return Random(seed).randint(ms - ms // 3, ms + ms // 3)
