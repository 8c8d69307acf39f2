"""Rules are given much in one parameter: a NamedTuple of arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Flags, Row
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.compile.program import Program
from monumenta.engine.match.registry import find

SPEC = find("monuments")


class Pair(NamedTuple):
    left: Row
    right: Row


class Nested(NamedTuple):
    pair: Pair
    sums: Row


@rule
def add(desk: Nested, first: int, end: int) -> int:
    total = 0
    for i in range(first, end):
        desk.sums[i] = desk.pair.left[i] + desk.pair.right[i]
        total += desk.sums[i]
    return total


def nested(n: int, kind: Any = np.int64) -> Nested:
    left, right, sums = np.arange(n, dtype=np.int64), np.arange(n, dtype=kind), np.zeros(n, np.int64)
    return Nested(Pair(left, right), sums)  # type: ignore[arg-type]  # arrays are rows


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    return Compiled(SPEC, [add]).compile()


def test_plainly_and_compiled_the_same_is_done(compiled: Compiled) -> None:
    plain, fast, bound = nested(5), nested(5), nested(5)
    assert add(plain, 1, 4) == compiled[add](fast, 1, 4) == compiled.bind(add, bound)(1, 4) == 12
    assert [list(desk.sums) for desk in (plain, fast, bound)] == [[0, 2, 4, 6, 0]] * 3  # type: ignore[call-overload]


def test_what_is_of_another_type_is_refused(compiled: Compiled) -> None:
    with pytest.raises(TypeError):
        compiled[add](nested(5, np.float64), 1, 4)
    with pytest.raises(TypeError, match="add takes"):
        compiled.bind(add, nested(5, np.float64))
    with pytest.raises(TypeError, match="add takes"):
        compiled.bind(add)
    with pytest.raises(ValueError, match="one"):
        compiled.bind(add, nested(5))("one", 4)


def test_a_changed_desk_is_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else what was compiled for the old one would be taken from disk and read memory that is not there."""

    def described() -> list[str]:
        return list(Program(SPEC, [add], {}).describe())

    before = described()
    assert described() == before
    monkeypatch.setitem(Pair.__annotations__, "right", Flags)
    assert described() != before
