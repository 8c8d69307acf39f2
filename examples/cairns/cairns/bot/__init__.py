"""Who plays Two Cairns when no person does."""

from .kit import KIT

__all__ = ["KIT"]
