"""Pebbles with one thing wrong: each law must notice."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from monumenta.engine.author import dispatch
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.state import record
from monumenta.engine.match import verify
from tests.testing.pebbles import rules
from tests.testing.pebbles.game import GAME

OPTIONS = {"players": 3}
Law = Callable[[GameSpec, dict[str, Any], int], None]


def rules_with(changed: dict[str, Callable[..., Any]]) -> ModuleType:
    """The rules of Pebbles with some functions of the contract in another form."""
    module = ModuleType("mutant")
    module.__dict__.update({name: value for name, value in vars(rules).items() if not name.startswith("__")})
    module.__dict__.update(changed)
    return module


def plant(
    monkeypatch: pytest.MonkeyPatch,
    *,
    face: dict[str, Any] | None = None,
    changed: dict[str, Callable[..., Any]] | None = None,
) -> GameSpec:
    """A spec with changed rules (and a changed `face`: notation, views, events), known to engine and records.

    It has a name of its own, since compiled rules in use by this process are found by name.
    """
    module = rules_with(changed or {})
    spec = dataclasses.replace(GAME, name="mutant", rules=module, **(face or {}))
    known: Any = dispatch._rules  # pyright: ignore[reportPrivateUsage]  # a record has one set of rules
    monkeypatch.setitem(known, record(GAME.state), module)

    def find(name: str, version: str | None = None) -> GameSpec:
        assert (name, version) == ("mutant", "1")
        return spec

    monkeypatch.setattr(verify, "find", find)
    return spec


def check_seeds(law: Law, spec: GameSpec, options: dict[str, Any] = OPTIONS) -> None:
    """One law over some random games; most mistakes show in the first."""
    for seed in range(20):
        law(spec, options, seed)
