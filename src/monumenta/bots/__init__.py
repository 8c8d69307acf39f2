"""Who plays when no person does."""

from .analyse import analyse
from .decide import UnknownBot, bots_of, choose_id, decide, decide_turn, level_turn, named, repeatable, searches
from .hint import Hint, Weighed, hint
from .levels import NAMES as LEVELS
from .realtime import realtime
from .thinking import Budget
from .thought import Option, Thought

__all__ = [
    "LEVELS",
    "Budget",
    "Hint",
    "Option",
    "Thought",
    "UnknownBot",
    "Weighed",
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
