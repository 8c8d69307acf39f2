"""What the tree search knows about Monumental Moves: what its flat search considers, how it plays on, and the match."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Rng, Row
from monumenta.search.tree import HALF, ONE

from ..rules import draw
from ..state import ENDED, PEOPLE, SIDES, State
from .largest import draw_open
from .montecarlo import lead, match_worth, moves_candidates

SCALE: Final = 128
"""More than any match can be worth, in squares."""
AHEAD: Final = 4
"""Squares of lead after a game that make three quarters of a chance to win a match in which another one follows."""


@rule
def moves_shortlist(s: State, seat: int, rng: Rng, out: Row, weight: Row, room: Row) -> int:  # noqa: ARG001  (as `shortlist`)
    k = moves_candidates(s, seat, rng, out)
    for i in range(k):
        weight[i] = 0
    return k


@rule
def moves_reply(s: State, seat: int, style: int, rng: Rng, scratch: Games[State], out: Row, room: Row) -> int:  # noqa: ARG001  (as `reply`)
    return draw(s, seat, rng, out) if s.phase == PEOPLE else draw_open(s, seat, rng, out)


@rule
def moves_settled(s: State, root: State, steps: int, cut: int) -> bool:  # noqa: ARG001  (as `settled`)
    """The next game of a match is played when it comes."""
    return s.game_no != root.game_no


@rule
def moves_worth(s: State, root: State, value: Row, win: Row, points: Row) -> None:
    """The match's worth and the chances in it; points are the match's in its last game, before that the game's."""
    game = root.game_no
    last = s.phase == ENDED
    ahead = 0
    for played in range(game + 1):
        ahead += lead(s, played, 0)
    for seat in range(SIDES):
        value[seat] = HALF + HALF * match_worth(s, game, seat) // SCALE
        points[seat] = 0
        for played in range(0 if last else game, game + 1):
            points[seat] -= s.results[played * SIDES + seat]
    win[0] = HALF + HALF * ahead // (abs(ahead) + (0 if last else AHEAD)) if ahead != 0 else HALF
    win[1] = ONE - win[0]
