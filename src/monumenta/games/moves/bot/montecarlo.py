"""What the Monte Carlo bot of Monumental Moves considers, how it plays games out, and what it wants: the match.

The first game of a match is played for its margin, since all of it counts for the sum. In the last game the match is at
stake: winning it is worth WIN squares, and beyond that squares still count, so that a lost match is not thrown away.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Rng, Row

from ..actions import PLACE
from ..rules import draw, legal_people, move, settle
from ..state import ENDED, PEOPLE, SIDES, State
from .largest import draw_open, list_largest

WIN: Final = 50
FEW: Final = 200
"""With so many placements left or fewer, all are considered. Then it matters to keep a large piece for the space that
only its owner can use, and to fight for the rest with small ones: worth 5 squares a match."""
TURNED: Final = PLACE // 4
"""Places of the People Piece in one rotation: on an empty board the other rotations are the same positions, turned."""


@rule
def moves_candidates(s: State, seat: int, rng: Rng, out: Row) -> int:
    """All places of the People Piece that differ, or all placements of the largest pieces that fit."""
    if s.phase != PEOPLE:
        return list_largest(s, seat, FEW, out)
    if s.placements > 0:
        return legal_people(s, out)
    rotation = below(rng, PLACE // TURNED)
    for i in range(TURNED):
        out[i] = rotation * TURNED + i
    return TURNED


@rule
def moves_rollout(s: State, root: State, seat: int, rng: Rng, out: Row) -> int:
    """Largest pieces first, at random, on open ground while there is any, to the end of this game.

    That own space can wait is what beginners learn first, and so do playouts: it is worth 6 squares a match more."""
    game = root.game_no
    while s.phase != ENDED and s.game_no == game:
        move(s, s.seat, draw(s, s.seat, rng, out) if s.phase == PEOPLE else draw_open(s, s.seat, rng, out))
        settle(s)
    return match_worth(s, game, seat)


@rule
def match_worth(s: State, game: int, seat: int) -> int:
    """What it is worth to a seat that the match stands so after this game."""
    margin = lead(s, game, seat)
    if game + 1 < s.games:
        return margin
    for before in range(game):
        margin += lead(s, before, seat)
    if margin > 0:
        return margin + WIN
    return margin - WIN if margin < 0 else 0


@rule
def lead(s: State, game: int, seat: int) -> int:
    """Squares by which the other side had more left over in a game that has ended."""
    return s.results[game * SIDES + 1 - seat] - s.results[game * SIDES + seat]
