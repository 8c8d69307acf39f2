"""Random players of Monumental who see more of the game than chance would: they seldom pass and like what is rare."""

from __future__ import annotations

from random import Random
from typing import Any, Final

WEIGHTS: Final = {
    "build": 8.0,
    "policy": 8.0,
    "defeat": 8.0,
    "use": 6.0,
    "hire": 4.0,
    "conquer": 4.0,
    "trade": 2.0,
    "buy": 3.0,
    "advance": 2.0,
    "pick": 3.0,
    "lead": 3.0,
    "way": 3.0,
    "dismiss": 0.1,
    "outpost": 0.5,
    "pass": 0.3,
    "end": 0.5,
}
"""How much a kind of action is liked; 1 if it is not here."""


def choose(referee: Any, seat: Any, texts: list[str], rng: Random) -> str:
    """A kind of action first, then one of it; every fourth time just anything."""
    del referee, seat
    if rng.random() < 0.25:
        return rng.choice(texts)
    kinds = sorted({text.split()[0] for text in texts})
    kind = rng.choices(kinds, [WEIGHTS.get(kind, 1.0) for kind in kinds])[0]
    return rng.choice([text for text in texts if text.split()[0] == kind])
