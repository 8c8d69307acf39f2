"""The law "plain equals compiled" notices a difference in any function of the contract."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from monumenta.engine.author.contract import ANYONE, CHANCE, GameSpec
from monumenta.engine.author.rule import rule
from monumenta.engine.compile.arrays import new_array
from monumenta.engine.compile.compiled import Compiled, use
from monumenta.engine.match import play
from monumenta.testing import check_twins, laws
from tests.testing.mutants import check_seeds, plant
from tests.testing.pebbles import rules
from tests.testing.pebbles.rules import apply
from tests.testing.pebbles.state import FIRST, State


def _start(s: Any) -> None:
    rules.start(s)
    s.shown[2] = 1


def _actor(s: Any) -> int:
    return max(rules.actor(s), ANYONE)


def _turn(s: Any) -> int:
    return rules.turn(s) + 1


def _legal(s: Any, seat: int, out: Any) -> int:
    k = rules.legal(s, seat, out)
    out[0], out[k - 1] = out[k - 1], out[0]
    return k


def _weights(s: Any, out: Any) -> int:
    total = rules.weights(s, out)
    out[0], out[1] = out[1] + 1, out[0] - 1
    return total


def _apply(s: Any, seat: int, action: int) -> None:
    rules.apply(s, seat, action)
    s.shown[2] = 1


def _score(s: Any, out: Any) -> None:
    rules.score(s, out)
    out[1] += 1


def _conceal(s: Any, seat: int) -> None:
    rules.conceal(s, seat)
    s.guess[0] = 0


def _rehide(s: Any, seat: int, rng: Any) -> None:
    rng[0] += 1
    rules.rehide(s, seat, rng)


def _features(s: Any, seat: int, out: Any) -> None:
    rules.features(s, seat, out)
    out[0] += 0.25


CHANGES: dict[str, Callable[..., Any]] = {
    "start": _start,
    "actor": _actor,
    "turn": _turn,
    "legal": _legal,
    "weights": _weights,
    "apply": _apply,
    "score": _score,
    "conceal": _conceal,
    "rehide": _rehide,
    "features": _features,
}


@pytest.mark.parametrize("name", CHANGES)
def test_plain_rules_that_differ(name: str, pebbles: GameSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = use(pebbles)
    spec = plant(monkeypatch, changed={name: CHANGES[name]})

    def use_pebbles(_: GameSpec) -> _OfPebbles:
        return _OfPebbles(compiled, spec)

    monkeypatch.setattr(laws, "use", use_pebbles)
    with pytest.raises(AssertionError, match="differ"):
        check_seeds(check_twins, spec)


class _OfPebbles:
    """The compiled rules of Pebbles, also where the law asks for those of the mutant's own `start`."""

    def __init__(self, compiled: Compiled, mutant: GameSpec) -> None:
        self.compiled = compiled
        self.mutant = mutant

    def __getitem__(self, function: Any) -> Any:
        return self.compiled[rules.start if function is self.mutant.rules.start else function]

    def ask(self, function: Any, *memory: Any) -> Any:
        return self.compiled.ask(function, *memory)


@rule
def _counting_apply(s: State, seat: int, action: int) -> None:
    apply(s, seat, action)
    s.shown[2] += 50


def test_a_cell_that_is_too_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, 150 in a byte is -106; plainly it is refused: the twins part at the third action at the latest."""
    spec = dataclasses.replace(plant(monkeypatch, changed={"apply": _counting_apply}), name="wrapping")
    with pytest.raises(ValueError, match="invalid value for format 'b'"):
        check_twins(spec, {"players": 3}, 1)
    game = new_array(spec.state, 1)
    for _ in range(3):
        use(spec)[play.apply_at](game, 0, CHANCE, FIRST)
    assert game[0].shown[2] == 150 - 256
