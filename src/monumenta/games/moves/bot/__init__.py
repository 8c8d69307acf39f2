"""Who plays the game when no person does."""

from .kit import KIT

__all__ = ["KIT"]
