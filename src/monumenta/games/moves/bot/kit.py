"""What Monumental Moves tells search about itself."""

from __future__ import annotations

from typing import Final

from monumenta.search.kit import Finish, FlatHooks, Kit, TreeHooks
from monumenta.search.levels import levels
from monumenta.search.manner import Manner

from .endgame import begin_endgame, solve
from .finish import finish_by_nodes, finish_in_time
from .greedy import choose_greedy
from .montecarlo import moves_candidates, moves_rollout
from .reasons import EXACTLY, reason
from .tree import moves_reply, moves_settled, moves_shortlist, moves_worth

KIT: Final = Kit(
    greedy=choose_greedy,
    flat=FlatHooks(moves_candidates, moves_rollout),
    tree=TreeHooks(moves_shortlist, moves_reply, moves_settled, moves_worth),
    levels=levels((3, 60, 400, 2500, 15_000), *[Manner(explore=0.3)] * 4, Manner(explore=0.15, wide=16, halving=True)),
    finish=Finish(finish_by_nodes, finish_in_time, (begin_endgame, solve), EXACTLY),
    reason=reason,
)
