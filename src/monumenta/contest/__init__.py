"""Bots against bots: matches, ladders and tournaments, bots from elsewhere, clusters, and data sets."""

from .ask import Ask, Bot, plays

__all__ = ["Ask", "Bot", "plays"]
