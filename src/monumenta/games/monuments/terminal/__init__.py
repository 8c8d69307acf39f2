"""The game in the terminal."""

from .board import BOARD

__all__ = ["BOARD"]
