"""The games as games of OpenSpiel: import this, then `pyspiel.load_game("monumenta_<game>(players=2)")`.

Luck is a chance node, a seat a player; ids and texts of actions are those of the game. Needs the extra `spiel`.
See docs/openspiel.md.
"""

from __future__ import annotations

from monumenta.engine.match.registry import games

from .game import PREFIX, register

for _spec in games():
    register(_spec)

__all__ = ["PREFIX", "register"]
