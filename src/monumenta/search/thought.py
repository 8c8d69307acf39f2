"""What a search has found out, for people and programs."""

from __future__ import annotations

from msgspec import Struct


class Option(Struct, frozen=True):
    """One of the actions that were thought about."""

    action: int
    do: str
    share: float
    """Of all that was looked at: how much of it began with this action."""
    win: float
    """Chance to win, of the seat to act, if it does this."""


class Thought(Struct, frozen=True):
    """A position as a search sees it."""

    action: int
    do: str
    """The best action, as text."""
    win: list[float]
    """Chances to win, by seat."""
    scores: list[float]
    """Expected points at the end, by seat."""
    line: list[str]
    """What would best be done from here on, as texts, as far as it was looked into and luck has no say."""
    options: list[Option]
    """All that was thought about, best first."""
    iterations: int
