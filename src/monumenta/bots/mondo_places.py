"""Every place for the tile in hand in Mondo Sapiens, weighed as the best level would: for hints."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ..engine.bits import lowest
from ..engine.compiled import in_use
from ..engine.contract import GameSpec
from ..engine.plain import PlainGames
from ..engine.rule import rule
from ..engine.state import Games, Row, new_array
from ..games.mondo.rules import WAYS, playing, spots
from ..games.mondo.state import PUT, RETURN, TURNED, State
from ..games.mondo.tables import AT_BIT
from .mondo import DIFFERENT
from .mondo_levels import LEVEL, LEVELS, TRAITS
from .mondo_worth import POINT, ROOM, board_worth, note_rivals

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


def weigh(spec: GameSpec, state: bytes, seat: int) -> dict[int, float]:
    """Points by placement; `state` is what the seat knows."""
    games = new_array(spec.state, 1)
    games.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
    actions, worths = (np.zeros(RETURN - PUT, np.int64) for _ in range(2))
    room = np.zeros(ROOM, np.int64)
    compiled = in_use(spec)
    if compiled is not None:
        n: int = compiled[list_places](games, seat, actions, worths, room)
        return _in_points(actions, worths, n)
    plain = [each.tolist() for each in (actions, worths, room)]
    return _in_points(plain[0], plain[1], list_places(PlainGames(games), seat, *plain))


def _in_points(actions: Any, worths: Any, n: int) -> dict[int, float]:
    return {int(actions[i]): int(worths[i]) / POINT for i in range(n)}
