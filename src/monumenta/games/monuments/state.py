"""The state of World Monuments: one packed record. Unused cells are zero, so equal positions are equal bytes."""

from __future__ import annotations

from typing import Annotated, Final

from monumenta.engine.author.state import Grid, Row, i8, i16, i64

from .box import load

BOX: Final = load()
SPACES: Final = len(BOX.quarry.spaces)
OUTER: Final = BOX.quarry.outer
MIDDLE: Final = BOX.quarry.middle
CENTRE: Final = SPACES - 1
COLOURS: Final = 4
"""Building colours; token kinds 0 to 3."""
BLUE: Final = 4
BLACK: Final = 5
KINDS: Final = 6
SLOTS: Final = max(len(m.slots) for m in BOX.monuments)
MOST_PLAYERS: Final = 4
MOST_STEPS: Final = max(BOX.steps)

# phases
START: Final = 0
"""Luck chooses the start player."""
SINGLES: Final = 1
"""The middle spaces that get one token only are named."""
LAYING: Final = 2
"""Luck draws the tokens that the start player lays out."""
QUARRY: Final = 3
BUILDING: Final = 4
ENDED: Final = 5

# how the single spaces are named, as flags
BY_STARTER: Final = 1
"""Not by luck."""
AFTER_RIM: Final = 2
"""Once the outer ring is laid. Version 1 of the rules has them named before the first token."""

# what the rules tell
STARTED: Final = 0
"""A seat is to begin."""
ROUND_BEGUN: Final = 1
SINGLED: Final = 2
"""A middle space was named, by a seat or by luck."""
LAID: Final = 3
"""space, kind"""
STEPPED: Final = 4
"""space, kind; told before the worker has left the space that it comes from"""
BLACK_PAID: Final = 5
"""seat"""
RAISED: Final = 6
"""slot"""
PASSED: Final = 7
"""seat, points lost"""
GAME_OVER: Final = 8


class State:
    """All that the rules know about a game."""

    built: i64
    """Slots that hold their token, a bit each."""
    free: i64
    """Empty slots all of whose supports stand."""
    stocked: i64
    """Quarry spaces that hold a token."""
    visited: i64
    """Quarry spaces that may not be entered any more in this turn."""
    turns: i16
    """Turns ended in the whole game."""
    monument: i8
    players: i8
    begins: i8
    """Option `starter`: seat + 1, or 0 for luck."""
    allow_return_to_start: i8
    singles_by: i8
    """Option `singles_by`: BY_STARTER if the start player names the single spaces, with AFTER_RIM since version 2."""
    round3_penalty: i8
    show_holdings: i8
    phase: i8
    round_no: i8
    seat: i8
    """Who acts in quarry and construction."""
    starter: i8
    worker: i8
    """Space + 1, or 0 while the worker is not in the quarry."""
    quarry_turn: i8
    steps_left: i8
    taken: i8
    """Tokens taken in this turn."""
    lying: i8
    """Tokens in the quarry."""
    trail_length: i8
    to_name: i8
    """Single spaces still to be named."""
    singles: i16
    """Middle spaces that get one token only in this round, a bit each."""
    laying_on: i8
    """The space that gets the next token."""
    laying_left: i8
    """Tokens still to be laid on it."""
    passed: i8
    """Seats that have passed in this phase, a bit each."""
    trail: Annotated[Row, i8, MOST_STEPS]
    """Spaces entered in this turn."""
    supply: Annotated[Row, i8, KINDS]
    bag: Annotated[Row, i8, KINDS]
    hand: Annotated[Grid, i8, MOST_PLAYERS, KINDS]
    points: Annotated[Row, i16, MOST_PLAYERS]
    lost: Annotated[Row, i16, MOST_PLAYERS]
    """Points lost by passing."""
    blacks: Annotated[Row, i8, MOST_PLAYERS]
    """Black tokens scored."""
    quarry: Annotated[Grid, i8, SPACES, KINDS]
    builder: Annotated[Row, i8, SLOTS]
    """Who built each slot: seat + 1."""
