"""What happened in Monumental Moves, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from monumenta.terminal.text import say

from .. import view as seen
from ..notation import PIECES
from ..view import Event


def tell(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The lines of one turn."""
    return [_line(event, names) for event in events]


def _place(piece: str, rotation: int, row: int, column: int) -> str:
    return f"{piece}.{rotation} r{row} c{column}" if rotation else f"{piece} r{row} c{column}"


def _line(event: Event, names: Sequence[str]) -> str:
    match event:
        case seen.Positioned():
            place = _place(PIECES[-1].id, event.rotation, event.row, event.col)
            return say("terminal-moves-line-people", who=names[event.seat], place=place)
        case seen.Built():
            place = _place(event.piece, event.rotation, event.row, event.col)
            return say("terminal-moves-line-placed", who=names[event.seat], place=place)
        case seen.Captured():
            if event.taken.seat is None:
                return say("terminal-moves-line-people-taken", who=names[event.seat])
            owner = names[event.taken.seat]
            return say("terminal-moves-line-taken", who=names[event.seat], piece=event.taken.piece, owner=owner)
        case seen.Claimed():
            return say("terminal-moves-line-claimed", who=names[event.seat], n=len(event.squares))
        case seen.Passed():
            return say("terminal-moves-line-passed", who=names[event.seat])
        case seen.Skipped():
            return say("terminal-moves-line-skipped", who=names[event.seat])
        case seen.GameOver():
            key = "terminal-moves-line-game" if len(event.winners) == 1 else "terminal-moves-line-game-drawn"
            who = names[event.winners[0]]
            left = " : ".join(map(str, sorted(event.left)))
            return say(key, number=event.number, who=who, left=left)
        case seen.Over():
            key = "terminal-moves-line-over" if len(event.winners) == 1 else "terminal-moves-line-over-drawn"
            totals = " : ".join(map(str, sorted(event.totals)))
            return say(key, who=names[event.winners[0]], totals=totals)
