"""Who plays when no person does."""

from .decide import UnknownBot, bots_of, choose_id, decide, hint

__all__ = ["UnknownBot", "bots_of", "choose_id", "decide", "hint"]
