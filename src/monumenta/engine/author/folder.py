"""A game's folder: what a game brings beside its rules, found by its place and loaded when somebody asks for it.

| in the folder | what | who asks |
| --- | --- | --- |
| `ledger.md`, `ledger.es.md` | every rule in our own words | rules screens, tests |
| `texts/<language>/*.ftl` | its words | terminal, page |
| `bot` with `KIT` | what search has to know about it | bots, hints, analysis |
| `terminal` with `BOARD` | its drawing in the terminal | `monumenta play`, films of environments |
| `traits` with `TRAITS` | what cannot be read off its spec | OpenSpiel, `monumenta bench --peers` |

All of them may be missing: a game of somebody else's is playable without any.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any


@cache
def part(package: str, module: str, name: str) -> Any:
    """`name` of a module in a game's package; None if the game does not bring that module."""
    where = f"{package}.{module}"
    if not package or find_spec(package.partition(".")[0]) is None or find_spec(where) is None:
        return None
    return getattr(import_module(where), name)


def text(package: str, *path: str) -> str | None:
    """A text file of a game's package; None if the game does not bring it."""
    found = _at(package, *path)
    return found.read_text("utf-8") if found.is_file() else None


def names(package: str, *path: str) -> list[str]:
    """What is in a folder of a game's package, sorted; nothing if the game does not bring it."""
    found = _at(package, *path)
    return sorted(entry.name for entry in found.iterdir()) if found.is_dir() else []


def _at(package: str, *path: str) -> Traversable:
    return files(package).joinpath(*path)
