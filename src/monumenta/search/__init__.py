"""Search that knows no game, and the bots made of it: what a level does next, with how much thought."""

from .budget import Budget
from .decide import UnknownBot, bots_of, choose_id, decide, decide_turn, level_turn, named, repeatable, searches
from .levels import NAMES as LEVELS
from .realtime import realtime
from .thought import Option, Thought

__all__ = [
    "LEVELS",
    "Budget",
    "Option",
    "Thought",
    "UnknownBot",
    "bots_of",
    "choose_id",
    "decide",
    "decide_turn",
    "level_turn",
    "named",
    "realtime",
    "repeatable",
    "searches",
]
