"""The state of Grabs, and its actions."""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from monumenta.engine.author.state import Row, i8, i64

SEATS: Final = 4
STONES: Final = 24
COLOURS: Final = 3
ROUNDS: Final = 2
COUNT_MS: Final = 50

DEAL: Final = 0
"""Luck colours the undersides of the stones; nobody may know before a stone is taken up."""
COUNT: Final = 1
PLAY: Final = 2
SCORED: Final = 3
ENDED: Final = 4

DEALT: Final = 0
"""DEALT + colour of the first stone"""
TAKE: Final = DEALT + COLOURS
PUT: Final = TAKE + STONES
BACK: Final = PUT + 1
OUT: Final = BACK + 1
READY: Final = OUT + 1
GO: Final = READY + 1
TIME: Final = GO + 1
ACTIONS: Final = TIME + 1
MOST_LEGAL: Final = STONES + 3

# what the rules tell
TAKEN: Final = 0
"""seat, stone"""
LAID: Final = 1
"""seat"""
LEFT: Final = 2
"""seat, is it out? Told before its hand is emptied."""
AGREED: Final = 3
"""seat"""
TURNED: Final = 4


class State:
    """All that the rules know."""

    time: i64
    goes: i64
    ends: i64
    """0 while nothing ends by itself."""
    milliseconds: i64
    """Of a round; 0: it has no end."""
    turns: i8
    players: i8
    phase: i8
    round_no: i8
    first: i8
    """Colour of the first stone's underside: secret."""
    out: i8
    """Who has had enough, a bit each; after the round: who is ready."""
    heap: Annotated[Row, np.int8, STONES]
    """1 where a stone lies."""
    hand: Annotated[Row, np.int8, SEATS]
    """Stone + 1"""
    seen: Annotated[Row, np.int8, SEATS]
    """Colour of the stone in the hand."""
    laid: Annotated[Row, np.int8, SEATS]
    points: Annotated[Row, np.int16, SEATS]
