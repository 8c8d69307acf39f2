"""Monumenta: four building games at one table, with one set of rules for play, hosting and study."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from monumenta.engine.match.game import Game

    __version__: str

__all__ = ["Game", "__version__"]


def __getattr__(name: str) -> Any:
    # read on first use, so that a small tool or the compiler does not pay for the rest
    if name == "Game":
        from monumenta.engine.match.game import Game

        return Game
    if name == "__version__":
        from importlib.metadata import version

        return version("monumenta")
    raise AttributeError(name)
