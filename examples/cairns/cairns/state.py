"""The state of Two Cairns."""

from __future__ import annotations

from typing import Annotated, Final

from monumenta.engine.author.state import Grid, Row, i8, i16

from .box import load

BOX: Final = load()
MOST_PLAYERS: Final = 4
CAIRNS: Final = 2
WEIGHTS: Final = len(BOX.stones)
STONES: Final = sum(stones.count for stones in BOX.stones)
WHOLE: Final = BOX.cairn.stones
BONUS: Final = BOX.cairn.bonus


class State:
    """All that the rules know. A stone is counted by its weight less one."""

    turns: i16
    players: i8
    hand: i8
    """Stones that everybody holds, as long as the bag has some."""
    open_hands: i8
    seat: i8
    """Who lays next."""
    moved: i8
    """1 between a stone that was laid and what follows by itself."""
    left: i8
    """Stones in the bag; everybody may count them."""
    bag: Annotated[Row, i8, WEIGHTS]
    """As a seat knows it, the others' stones are among these."""
    hands: Annotated[Grid, i8, MOST_PLAYERS, WEIGHTS]
    held: Annotated[Row, i8, MOST_PLAYERS]
    """How many stones each holds; everybody may count them."""
    height: Annotated[Row, i8, CAIRNS]
    top: Annotated[Row, i8, CAIRNS]
    """The weight of the uppermost stone, or 0."""
    points: Annotated[Row, i16, MOST_PLAYERS]
