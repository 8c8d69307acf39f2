"""What the tree search knows about Monumental Moves: what its flat search considers, how it plays on, and the match."""

from __future__ import annotations

from typing import Final

from ..engine.rule import rule
from ..engine.state import Games, Rng, Row
from ..games.moves.rules import draw
from ..games.moves.state import ENDED, PEOPLE, SIDES, State
from .moves_largest import draw_open
from .moves_montecarlo import lead, match_worth, moves_candidates
from .tree import HALF, ONE

SCALE: Final = 128
"""More than any match can be worth, in squares."""


@rule
def moves_shortlist(s: State, seat: int, rng: Rng, out: Row, weight: Row, room: Row) -> int:  # noqa: ARG001  (as `shortlist`)
    k = moves_candidates(s, seat, rng, out)
    for i in range(k):
        weight[i] = 0
    return k


@rule
def moves_reply(s: State, seat: int, manner: int, rng: Rng, desk: Games[State], out: Row, room: Row) -> int:  # noqa: ARG001  (as `reply`)
    return draw(s, seat, rng, out) if s.phase == PEOPLE else draw_open(s, seat, rng, out)


@rule
def moves_settled(s: State, root: State, steps: int, cut: int) -> bool:  # noqa: ARG001  (as `settled`)
    """The next game of a match is played when it comes."""
    return s.game_no != root.game_no


@rule
def moves_worth(s: State, root: State, value: Row, win: Row, points: Row) -> None:
    """The match's worth; chances and points are of it in its last game, before that of the game."""
    game = root.game_no
    last = s.phase == ENDED
    for seat in range(SIDES):
        value[seat] = HALF + HALF * match_worth(s, game, seat) // SCALE
        ahead = 0
        points[seat] = 0
        for played in range(0 if last else game, game + 1):
            ahead += lead(s, played, seat)
            points[seat] -= s.results[played * SIDES + seat]
        win[seat] = HALF if ahead == 0 else (ONE if ahead > 0 else 0)
