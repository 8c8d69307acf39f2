"""Every place for the tile in hand in Mondo Sapiens, weighed as the best level would: for hints."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Row, new_row
from monumenta.engine.compile.compiled import way_of
from monumenta.engine.compile.plain import games_of
from monumenta.engine.match.concealed import Concealed

from ..actions import PUT, RETURN
from ..rules import WAYS, playing, spots
from ..state import TURNED, State
from ..tables import AT_BIT
from .choosing import DIFFERENT
from .levels import LEVEL, LEVELS, TRAITS
from .worth import POINT, ROOM, board_worth, note_rivals

BEST: Final = len(LEVELS) - 1


@rule
def list_places(games: Games[State], seat: int, actions: Row, worths: Row, room: Row) -> int:
    """Write the placements of what is in hand and what each brings, in hundredths of a point; return how many."""
    s = games[0]
    if not playing(s, seat) or s.hand[seat] == 0:
        return 0
    for trait in range(TRAITS):
        room[trait] = LEVEL[BEST, trait]
    note_rivals(s, seat, room)
    before = board_worth(s, seat, room)
    n = 0
    for side in range(2):
        face = (s.hand_back[seat] if side else s.hand_front[seat]) - 1
        left = spots(s, seat) if face >= 0 else 0
        while left:
            space = AT_BIT[lowest(left)]
            left &= left - 1
            for turned in range(TURNED):
                actions[n] = PUT + space * WAYS + side * TURNED + turned
                if turned < DIFFERENT[face]:
                    s.board[seat, space] = 1 + face * TURNED + turned
                    worths[n] = board_worth(s, seat, room) - before
                    s.board[seat, space] = 0
                else:  # it looks as it did some quarters ago
                    worths[n] = worths[n - DIFFERENT[face]]
                n += 1
    return n


def weigh(known: Concealed) -> dict[int, float]:
    """Points by placement."""
    games = games_of(known.spec.state, known.state)
    actions, worths = new_row(RETURN - PUT), new_row(RETURN - PUT)
    n: int = way_of(known.spec).ask(list_places, games, known.seat, actions, worths, new_row(ROOM))
    return {actions[i]: worths[i] / POINT for i in range(n)}
