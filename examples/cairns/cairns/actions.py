"""The actions of Two Cairns, as numbers."""

from __future__ import annotations

from typing import Final

from .state import CAIRNS, WEIGHTS

DRAW: Final = 0
"""Luck: DRAW + stone."""
LAY: Final = DRAW + WEIGHTS
"""LAY + cairn * WEIGHTS + stone"""
ACTIONS: Final = LAY + CAIRNS * WEIGHTS
MOST_LEGAL: Final = CAIRNS * WEIGHTS
