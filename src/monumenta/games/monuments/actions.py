"""The actions of World Monuments as numbers: four ranges one after the other."""

from __future__ import annotations

from typing import Final

from .state import KINDS, MIDDLE, MOST_PLAYERS, SLOTS, SPACES

NOTHING: Final = KINDS
"""In place of a token kind: the space entered is empty."""
STEP: Final = 0
"""STEP + space * (KINDS + 1) + kind: enter a space and take a token (by luck: lay it there)."""
BUILD: Final = STEP + SPACES * (KINDS + 1)
"""BUILD + slot"""
SINGLE: Final = BUILD + SLOTS
"""SINGLE + middle space"""
BEGIN: Final = SINGLE + MIDDLE
"""BEGIN + seat"""
ACTIONS: Final = BEGIN + MOST_PLAYERS
MOST_LEGAL: Final = max(SLOTS, (KINDS + 1) * SPACES)
