"""Where a game begins: at its beginning, or from the position that a file describes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from monumenta.engine.author.contract import GameSpec, MonumentaError
from monumenta.engine.match.game import Game, set_up
from monumenta.engine.match.record import Player
from monumenta.terminal.text import say


def from_file(spec: GameSpec, path: Path, seats: Sequence[Player] | None = None) -> Game:
    """The game that stands as a file says."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise MonumentaError(say("error-not-text", file=str(path))) from None
    return set_up(spec, text, seats)
