"""`@rule` marks a function for the compiler and leaves it as it is; tables become arrays when compiled.

What a rule may use: integers, the fields of its record, rows and tables of integers, other rules and constants, all
imported by name or read from a group or module that is (`Phase.CITY`). Masks have at most 63 bits. What a rule works
with may lie on a desk, a NamedTuple whose fields are such rows and arrays of states.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

from .state import Cube, Grid, Row

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C")

MARK = "__monumenta_rule__"


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule. It runs as written; `engine.compiled` makes the fast counterpart from the same code."""
    setattr(function, MARK, "rule")
    return function


def stub(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function of generic code that stands for a different rule in every game."""
    setattr(function, MARK, "stub")
    return function


def native(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function that compiled code has of its own, under the same name in engine/compile/native.py."""
    setattr(function, MARK, "native")
    return function


def is_native(value: object) -> bool:
    return getattr(value, MARK, None) == "native"


def is_rule(value: object) -> bool:
    return getattr(value, MARK, None) == "rule"


def is_stub(value: object) -> bool:
    return getattr(value, MARK, None) == "stub"


def is_desk(hint: Any) -> bool:
    """Is it a NamedTuple of arrays, by which a rule is given much in one parameter?"""
    return hasattr(hint, "_fields")


def group(body: type[C]) -> type[C]:
    """Constants that belong together: the body of a class, kept as a module.

    Of a module Python 3.11 reads a member about as quickly as a global (16 and 12 ns; of a class 26, of an IntEnum 83),
    and Numba reads it as a constant.
    """
    made: Any = ModuleType(body.__name__, body.__doc__)
    made.__dict__.update({name: value for name, value in vars(body).items() if name.isupper()})
    return made


def _view(values: Any, ndim: int) -> memoryview:
    shape: list[int] = []
    cells: list[Any] = [values]
    while not isinstance(cells[0], int):
        lengths = {len(part) for part in cells}
        if len(lengths) != 1 or lengths == {0}:
            raise TypeError("the rows of a table have one length, and none is empty")
        shape.append(lengths.pop())
        cells = [cell for part in cells for cell in part]
    if len(shape) != ndim:
        raise TypeError(f"a table of {ndim} dimensions was meant, this one has {len(shape)}")
    return memoryview(array("q", cells).tobytes()).cast("q", shape)  # of bytes, so that nobody can write to it


def row(values: Sequence[int]) -> Row:
    """A constant table with one index."""
    return cast(Row, _view(values, 1))


def grid(values: Sequence[Sequence[int]]) -> Grid:
    """A constant table with two indices."""
    return cast(Grid, _view(values, 2))


def cube(values: Sequence[Sequence[Sequence[int]]]) -> Cube:
    """A constant table with three indices."""
    return cast(Cube, _view(values, 3))
