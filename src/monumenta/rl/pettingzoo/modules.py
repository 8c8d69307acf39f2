"""A module for every installed game, made when somebody imports it: as PettingZoo's own games are imported."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.conversions import parallel_to_aec

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.match.registry import games

from .aec import VERSION, GameEnv
from .parallel import PARALLEL, RealtimeEnv


def install(package: str) -> None:
    """Have Python find the modules in the package, after everything that is a file."""
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.append(Finder(package))


class Finder(MetaPathFinder, Loader):
    """Finds `<package>.<game>_v0`, and `<package>.<game>_parallel_v0` of a game in real time."""

    def __init__(self, package: str) -> None:
        self._package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        package, _, name = fullname.rpartition(".")
        return ModuleSpec(fullname, self) if package == self._package and name in contents() else None

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(contents()[module.__name__.rpartition(".")[2]])


def contents() -> dict[str, dict[str, Any]]:
    """What is in each module, by name."""
    every = games()
    return {f"{spec.name}_{VERSION}": _turns(spec) for spec in every} | {
        f"{spec.name}_{PARALLEL}": _slices(spec) for spec in every if spec.realtime
    }


def _turns(spec: GameSpec) -> dict[str, Any]:
    """By `env` an illegal action loses the game, as in PettingZoo's own games; by `raw_env` it raises and changes
    nothing. Either checks by itself what the standard wrappers would."""
    return {
        "__doc__": f"{spec.title}, its seats acting one after the other, as an environment of PettingZoo.",
        "env": partial(GameEnv, spec.name, illegal="lose"),
        "raw_env": partial(GameEnv, spec.name, illegal="raise"),
    }


def _slices(spec: GameSpec) -> dict[str, Any]:
    one_by_one = partial(_one_by_one, spec.name)
    return {
        "__doc__": f"{spec.title} in real time as an environment of PettingZoo: in every slice all seats act, or wait.",
        "parallel_env": partial(RealtimeEnv, spec.name),
        "env": one_by_one,
        "raw_env": one_by_one,
    }


def _one_by_one(game: str, **arguments: Any) -> AECEnv[Any, Any, Any]:
    """For code that wants one agent after the other: all have chosen before anything happens."""
    return parallel_to_aec(RealtimeEnv(game, **arguments))
