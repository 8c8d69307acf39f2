"""Who plays when no person does."""

from .decide import UnknownBot, bots_of, choose_id, decide, hint, searches
from .realtime import realtime
from .thinking import Budget

__all__ = ["Budget", "UnknownBot", "bots_of", "choose_id", "decide", "hint", "realtime", "searches"]
