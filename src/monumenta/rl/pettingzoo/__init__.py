"""The games as environments of PettingZoo, a module for each: `from monumenta.rl.pettingzoo import <game>_v0`.

`<game>_v0.env(...)` gives a game whose seats act one after the other. A game that is played in real time has
`<game>_parallel_v0.parallel_env(...)` too. Keyword arguments are the game's options, `render_mode`, `reward` and more:
see `aec.GameEnv` and `parallel.RealtimeEnv`. The modules are no files: `modules` makes one for every installed game.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from . import modules

modules.install(__name__)


def __getattr__(name: str) -> ModuleType:
    try:
        return import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as problem:
        if problem.name != f"{__name__}.{name}":
            raise
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
