"""What Monumental tells search about itself."""

from __future__ import annotations

from typing import Final

from monumenta.search.kit import Kit, TreeHooks
from monumenta.search.levels import levels
from monumenta.search.manner import Manner

from .greedy import choose_greedy
from .reasons import reason
from .tree import monumental_reply, monumental_settled, monumental_shortlist, monumental_worth

KIT: Final = Kit(
    greedy=choose_greedy,
    tree=TreeHooks(monumental_shortlist, monumental_reply, monumental_settled, monumental_worth),
    levels=levels(
        (4, 30, 50, 12, 400),
        Manner(wide=1, cut=1),
        Manner(explore=0.4, wide=2, cut=1),
        Manner(explore=0.2, wide=1, bias=0.1, cut=1),
        Manner(explore=0.15, wide=1, bias=0.15, cut=1, style=1),  # from here on playouts are the greedy bot's
        Manner(explore=0.15, wide=1, bias=0.5, cut=3, style=1),
    ),
    reason=reason,
)
