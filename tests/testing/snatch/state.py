"""The state of Snatch, and its actions."""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from monumenta.engine.author.state import Row, i8, i64

SEATS: Final = 2
PEBBLES: Final = 5
BELL: Final = 1000
"""Milliseconds until it rings, counted from the first start signal."""

WAITING: Final = 0
"""The clock gives the signal at once."""
RUNNING: Final = 1
ENDED: Final = 2

TAKE: Final = 0
"""TAKE + pebble"""
SIGNAL: Final = PEBBLES
RING: Final = SIGNAL + 1
ACTIONS: Final = RING + 1

DONE: Final = 0
"""What the rules tell: seat, action"""


class State:
    """All that the rules know."""

    time: i64
    free: Annotated[Row, np.int64, SEATS]
    """When a seat has its hand free again, if its player is as quick as a machine."""
    ends: i64
    phase: i8
    table: i8
    """Pebbles that lie there, a bit each."""
    taken: Annotated[Row, np.int8, SEATS]
