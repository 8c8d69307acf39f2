"""The test-kit that any game passes: `check_game(spec, options, seeds)`, or one check at a time.

It ships with the package so that a game written elsewhere can be held to the same laws.
"""

from .laws import (
    LAWS,
    check_chance,
    check_clock,
    check_copy,
    check_end,
    check_events,
    check_game,
    check_notation,
    check_record,
    check_twins,
    check_views,
)

__all__ = [
    "LAWS",
    "check_chance",
    "check_clock",
    "check_copy",
    "check_end",
    "check_events",
    "check_game",
    "check_notation",
    "check_record",
    "check_twins",
    "check_views",
]
