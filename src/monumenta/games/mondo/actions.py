"""The actions of Mondo Sapiens as numbers."""

from __future__ import annotations

from typing import Final

from .box import TILES
from .state import MOST_PLAYERS, SPACES, TURNED, VILLAGES

TAKE: Final = 0
"""TAKE + slot"""
TURN: Final = TAKE + TILES
"""TURN + slot"""
PUT: Final = TURN + TILES
"""PUT + 8 * space + 4 * side + quarter turns"""
RETURN: Final = PUT + SPACES * 2 * TURNED
"""RETURN + side"""
PICK: Final = RETURN + 2
"""PICK + kind of village"""
BUILD: Final = PICK + VILLAGES
"""BUILD + place on the card"""
OUT: Final = BUILD + MOST_PLAYERS
READY: Final = OUT + 1
GO: Final = READY + 1
TIME: Final = GO + 1
LUCK: Final = TIME + 1
"""LUCK + a byte of the seed"""
BYTE: Final = 256
BYTES: Final = 4
"""Of a seed."""
ACTIONS: Final = LUCK + BYTE
MOST_LEGAL: Final = RETURN - PUT + TILES + 2 + 1
"""With a tile in hand; with none there are fewer."""
assert max(BYTE, 2 * TILES + VILLAGES + MOST_PLAYERS + 1) <= MOST_LEGAL
