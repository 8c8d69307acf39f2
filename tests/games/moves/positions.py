"""Positions of Monumental Moves set up for tests, from the text that people write."""

from __future__ import annotations

from typing import Any

from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game, Played, parse_options
from monumenta.engine.match.registry import find
from monumenta.games.moves.state import State
from monumenta.games.moves.view import Captured, Claimed

SPEC = find("moves")
FAR = "people@66"
"""The People Piece where it is in nobody's way: column 7 from row 6 to the lower edge, and a square to each side."""


def at(text: str) -> Game:
    """The game that stands as the text says."""
    return Game.at("moves", text)


def state_of(game: Game) -> Any:
    return plain_state(record(State), game.state())


def new(**options: Any) -> Game:
    return Game(SPEC, parse_options(SPEC, options))


def claimed(played: Played) -> set[tuple[int, int]]:
    """The squares that a move claimed."""
    return {(r, c) for event in played.events if isinstance(event, Claimed) for r, c in event.squares}


def captured(played: Played) -> list[tuple[int | None, str]]:
    """The pieces that a move removed: side and name."""
    return [(event.taken.seat, event.taken.piece) for event in played.events if isinstance(event, Captured)]


def lands(game: Game, seat: int) -> set[tuple[int, int]]:
    """The squares that are a seat's own."""
    mark = "ld"[seat]
    return {(r, c) for r, line in enumerate(game.view(None).board) for c, m in enumerate(line) if m == mark}


def block(rows: range, columns: range) -> set[tuple[int, int]]:
    return {(r, c) for r in rows for c in columns}
