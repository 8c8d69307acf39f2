"""Who plays when no person does."""

from .analyse import analyse
from .decide import UnknownBot, bots_of, choose_id, decide, decide_turn, hint, level_turn, named, repeatable, searches
from .levels import NAMES as LEVELS
from .realtime import realtime
from .thinking import Budget
from .thought import Option, Thought

__all__ = [
    "LEVELS",
    "Budget",
    "Option",
    "Thought",
    "UnknownBot",
    "analyse",
    "bots_of",
    "choose_id",
    "decide",
    "decide_turn",
    "hint",
    "level_turn",
    "named",
    "realtime",
    "repeatable",
    "searches",
]
