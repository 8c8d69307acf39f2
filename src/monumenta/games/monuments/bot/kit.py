"""What World Monuments tells search about itself."""

from __future__ import annotations

from typing import Final

from monumenta.search.kit import Kit, TreeHooks
from monumenta.search.levels import levels
from monumenta.search.manner import Manner

from .greedy import choose_greedy
from .reasons import reason
from .tree import monuments_reply, monuments_settled, monuments_shortlist, monuments_worth, recall_takes

KIT: Final = Kit(
    greedy=choose_greedy,
    tree=TreeHooks(monuments_shortlist, monuments_reply, monuments_settled, monuments_worth),
    levels=levels(
        (12, 50, 100, 1000, 6000),
        Manner(wide=2),
        Manner(explore=0.4),
        Manner(explore=0.15, wide=6, steep=True, bias=0.05, style=150),
        Manner(explore=0.15, wide=6, steep=True, bias=0.05, style=20),
        Manner(explore=0.15, wide=2, bias=0.05, style=1),
    ),
    recall=recall_takes,
    reason=reason,
)
