"""Who plays when no person does."""

from .analyse import analyse
from .decide import UnknownBot, bots_of, choose_id, decide, decide_turn, level_turn, named, repeatable, searches
from .hint import Hint, Weighed, hint
from .levels import NAMES as LEVELS
from .realtime import realtime
from .review import NoReview, look, review
from .reviewed import Review, Step
from .thinking import Budget
from .thought import Option, Thought

__all__ = [
    "LEVELS",
    "Budget",
    "Hint",
    "NoReview",
    "Option",
    "Review",
    "Step",
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
    "look",
    "named",
    "realtime",
    "repeatable",
    "review",
    "searches",
]
