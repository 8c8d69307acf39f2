"""What a bot works with: memory that belongs to one caller at a time, so that none is made while games are played."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import Games, Record, Rng, Row, new_row
from monumenta.engine.compile.plain import new_games
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


def new_desk(spec: GameSpec, seed: int, known: Concealed | None = None) -> Desk:
    """A desk of plain memory, with a position to decide in, if there is one already."""
    most = spec.most_legal
    work = new_games(spec.state, DEPTH)
    if known is not None:
        work.raw[: len(known.state)] = known.state
    rows: Any = [new_row(size) for size in (most, most, DEPTH * (most + 2))]
    return Desk(new_rng(seed), cast("Any", work), *rows)
