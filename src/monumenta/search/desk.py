"""What a bot works with: memory that belongs to one caller at a time, so that none is made while games are played."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import Games, Record, Rng, Row, new_array
from monumenta.engine.compile.plain import PlainGames
from monumenta.engine.match.concealed import Concealed

DEPTH: Final = 12
"""Scratch states: for the decisions of a turn, and one more."""


class Desk(NamedTuple):
    """Given to rules as one parameter, run plainly and compiled alike."""

    rng: Rng
    work: Games[Record]
    """Scratch states; the first is the position as the bot's seat knows it."""
    out: Row
    """For legal actions."""
    odds: Row
    """For the weights of luck's."""
    room: Row
    """For whatever else a bot has to note."""


def new_desk(spec: GameSpec, seed: int, compiled: bool, known: Concealed | None = None) -> Desk:
    """A desk for compiled or for plain rules, with a position to decide in, if there is one already."""
    most = spec.most_legal
    work = new_array(spec.state, DEPTH)
    if known is not None:
        work[:1].view(np.uint8)[:] = np.frombuffer(known.state, np.uint8)
    cells = (
        new_rng(seed),
        work,
        *(np.zeros(size, np.int64) for size in (most, most, DEPTH * (most + 2))),
    )
    return Desk(*(lend(one, compiled) for one in cells))


def lend(cells: Any, compiled: bool) -> Any:
    """An array as rules want it: compiled ones as it is, plain ones so that it reads as `int`."""
    if compiled:
        return cells
    return PlainGames(cells) if cells.dtype.names else memoryview(cells)
