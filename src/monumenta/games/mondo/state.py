"""The state of Mondo Sapiens: one packed record. Unused cells are zero, so equal positions are equal bytes.

A board's spaces are bits of a word, row by row, with a column more than the grid has: it stays empty, so that a mask
can be shifted by one space in any direction.
"""

from __future__ import annotations

from typing import Annotated, Final

from monumenta.engine.author.state import Grid, Row, i8, i16, i32, i64

from .box import TILES, load

BOX: Final = load()
MOST_PLAYERS: Final = BOX.fact("players")
TURNS: Final = BOX.fact("turns")
SPACES: Final = len(BOX.spaces)
PIECES: Final = len(BOX.border)
"""Pieces of the border."""
STRIDE: Final = max(space.col for space in BOX.spaces) + 2
WORD: Final = 49
"""Slots of the heap in a word of its mask."""
WORDS: Final = -(-TILES // WORD)
VILLAGES: Final = len(BOX.villages)

# phases
DEAL: Final = 0
"""Luck mixes the tiles."""
COUNT: Final = 1
"""Three, two, one."""
PLAY: Final = 2
SCORED: Final = 3
"""Until all are ready for the next turn."""
ENDED: Final = 4
TIME_OUT: Final = 5
"""Only between `move` and `settle`: the timer has run out."""

# levels; QUICK goes from one to the next
BEGINNER: Final = 0
ADVANCED: Final = 1
EXPERT: Final = 2
QUICK: Final = 3
SOLO: Final = 4

# children's tables
CHILDREN_1: Final = 1
"""Of rules version 1, where a handicap did nothing."""
CHILDREN: Final = 2

# where what is in a hand came from
HEAP: Final = 1
VILLAGE: Final = 2
BUILDING: Final = 3

FRONT: Final = 0
BACK: Final = 1
TURNED: Final = 4
"""Quarter turns that a tile can lie in."""

# rows of the score sheet
WORKERS: Final = 0
FISHERMEN: Final = 1
"""FISHERMEN + kind of village"""
STATION: Final = 4
"""STATION + kind of building"""
STILT_HOUSE: Final = 8
TAVERN: Final = 9
WINDPUMP: Final = 10
LANDSCAPES: Final = 11
STREETS: Final = 12
CHIP: Final = 13
VOLCANOS: Final = 14
EMPTY: Final = 15
WRONG: Final = 16
ROWS: Final = 17

# the nodes that scoring joins: three regions for every space, then the border pieces, then the islet
REGIONS: Final = 3
BORDER: Final = SPACES * REGIONS
ISLET: Final = BORDER + PIECES
NODES: Final = ISLET + 1
ROADS: Final = SPACES + PIECES
"""Segments of streets: one for every space and border piece at most."""
assert len(BOX.faces) <= 127, "a face plus one fits a byte"

# what the rules tell; a seat comes first where there is one
TAKEN: Final = 0
"""seat, slot"""
FLIPPED: Final = 1
"""seat, slot"""
LAID: Final = 2
"""seat, space"""
GIVING: Final = 3
"""seat, side up: told before its hand is emptied"""
RETURNED: Final = 4
PICKED: Final = 5
LEFT: Final = 6
AGREED: Final = 7
"""To go on; told when it is known what follows, as the next."""
DEALT: Final = 8
BEGUN: Final = 9
TURN_ENDED: Final = 10


class State:
    """All that the rules know about a game. Faces are stored plus one, so that 0 is none (or not known)."""

    now: i64
    """Milliseconds since the game began, as last told."""
    goes: i64
    """When the countdown is over; 0 outside it."""
    ends: i64
    """When the timer runs out; 0 while it does not run."""
    free: Annotated[Row, i64, MOST_PLAYERS]
    """Simulated time: when the seat can act again."""
    heap: Annotated[Row, i64, WORDS]
    """Slots in which a tile lies."""
    occupied: Annotated[Row, i64, MOST_PLAYERS]
    """Spaces of each board on which something lies."""
    seed: i64
    """The bytes that luck has given so far; nobody knows them."""
    dice: Annotated[Row, i64, 4]
    """A generator while tiles are dealt, zero otherwise."""
    clock_ms: i32
    """Length of a turn; 0 if there is no timer."""
    find_ms: Annotated[Row, i32, MOST_PLAYERS]
    """Simulated time: how long a seat looks for a tile."""
    place_ms: Annotated[Row, i32, MOST_PLAYERS]
    bonus: Annotated[Row, i32, TURNS * MOST_PLAYERS]
    """Rows of the sheet that hold a bonus, a bit each, by turn and seat."""
    points: Annotated[Grid, i16, TURNS * MOST_PLAYERS, ROWS]
    """The score sheets, by turn and seat."""
    tile: Annotated[Row, i16, TILES]
    """Which tile a slot of the heap holds, or held before it was taken; plus one."""
    board: Annotated[Grid, i16, MOST_PLAYERS, SPACES]
    """What lies on a space: four times its face, plus its quarter turns, plus one."""
    hand_place: Annotated[Row, i16, MOST_PLAYERS]
    """Slot, kind of village or place on the card of what is in hand."""
    up: Annotated[Row, i8, TILES]
    """The face that a slot of the heap shows."""
    hand: Annotated[Row, i8, MOST_PLAYERS]
    """Where what is in hand came from; 0: it is empty."""
    hand_front: Annotated[Row, i8, MOST_PLAYERS]
    hand_back: Annotated[Row, i8, MOST_PLAYERS]
    """Its faces. A village or building has no back."""
    hand_side: Annotated[Row, i8, MOST_PLAYERS]
    """The side that was up when it was taken."""
    villages: Annotated[Row, i8, MOST_PLAYERS]
    """Villages in storage, a bit each."""
    card: Annotated[Row, i8, MOST_PLAYERS]
    """Faces of the buildings on the card."""
    chip: Annotated[Row, i8, MOST_PLAYERS]
    """0: still playing; otherwise the value of the chip taken, plus one."""
    taken: i8
    """Chips taken in this turn."""
    built: i8
    """Seats that have placed a building or hold one."""
    gone: i8
    """Seats that have jumped out."""
    ready: i8
    """Seats that are ready for the next turn."""
    volcanic: i8
    """Seats to which the volcano chip applies."""
    phase: i8
    turn_no: i8
    """From 0."""
    dealt: i8
    """Bytes of the seed that are there."""
    players: i8
    level: i8
    boards: Annotated[Row, i8, TURNS]
    """Index of the board of each turn."""
    limit: i8
    """Solo: minus points with which one still wins."""
    chip_set: i8
    """Row of the table of chips."""
    handicap: i8
    """Seats with a handicap."""
    handicap_inactive: i8
    children: i8
    """Option `children`: 0, CHILDREN, or CHILDREN_1 at a table of rules version 1."""
    hidden_time: i8
    solo_ignore_untouched_border_streets: i8
    parent: Annotated[Row, i8, NODES]
    """While a board is scored: the areas that nodes belong to. Zero otherwise, as the next two."""
    marks: Annotated[Row, i8, NODES]
    road: Annotated[Row, i8, ROADS]
