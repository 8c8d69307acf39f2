"""The state of Pebbles, and its actions."""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from monumenta.engine.author.state import Row, i8, i16

MOST_PLAYERS: Final = 3
MOST_PEBBLES: Final = 3

LOTS: Final = 0
"""Luck says who guesses first."""
HIDING: Final = 1
"""Anyone who has not yet closes a fist."""
GUESSING: Final = 2
ENDED: Final = 3

FIRST: Final = 0
"""FIRST + seat"""
HIDE: Final = FIRST + MOST_PLAYERS
"""HIDE + pebbles"""
GUESS: Final = HIDE + MOST_PEBBLES + 1
"""GUESS + sum"""
ACTIONS: Final = GUESS + MOST_PLAYERS * MOST_PEBBLES + 1
MOST_LEGAL: Final = MOST_PLAYERS * MOST_PEBBLES + 1

# what the rules tell
LOT_FELL: Final = 0
"""seat"""
CLOSED: Final = 1
"""seat"""
GUESSED: Final = 2
"""seat, sum"""
OPENED: Final = 3


class State:
    """All that the rules know."""

    turns: i16
    players: i8
    rounds: i8
    round_no: i8
    phase: i8
    first: i8
    """Seat that guesses first, + 1; 0 before the first lot."""
    seat: i8
    closed: i8
    """Seats that have hidden their pebbles, a bit each."""
    guessed: i8
    """How many have guessed."""
    fist: Annotated[Row, np.int8, MOST_PLAYERS]
    guess: Annotated[Row, np.int8, MOST_PLAYERS]
    """Sum + 1, or 0 for none yet."""
    shown: Annotated[Row, np.int8, MOST_PLAYERS]
    """What was in the fists of the round before."""
    points: Annotated[Row, np.int8, MOST_PLAYERS]
