"""A state is declared once, as a class with annotated fields; the layout of its packed record is made from it.

States, rows and tables are plain memory. Compiled rules read the same memory as arrays (engine/compile/arrays.py).
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Annotated, Any, Final, NamedTuple, Protocol, TypeVar, get_args, get_origin, get_type_hints, overload


class Row(Protocol):
    """A line of n integer cells."""

    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A field of n by m integer cells, always indexed fully: `s.hand[p, c]`."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...


class Cube(Protocol):
    """A table of n by m by k integer cells, always indexed fully."""

    def __getitem__(self, at: tuple[int, int, int], /) -> int: ...


class Floats(Protocol):
    """A line of float32 cells: observations. A part of one is no copy."""

    @overload
    def __getitem__(self, i: int, /) -> float: ...
    @overload
    def __getitem__(self, i: slice, /) -> Floats: ...
    def __setitem__(self, i: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


class Flags(Protocol):
    """A line of uint8 cells: masks of actions, and what else is yes or no."""

    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Rng(Protocol):
    """The four cells of a generator (engine/author/rng.py)."""

    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...


class Record(Protocol):
    """Any game's state, for code that is generic over games."""

    record: Layout


S = TypeVar("S")


class Games(Protocol[S]):
    """An array of states; assigning a state copies its bytes."""

    def __getitem__(self, i: int, /) -> S: ...
    def __setitem__(self, i: int, value: S, /) -> None: ...
    @property
    def shape(self) -> tuple[int, ...]: ...


class Cell(NamedTuple):
    """How a number is stored: its code, as `struct` has it, and its bytes."""

    code: str
    size: int


i8 = Annotated[int, Cell("b", 1)]
i16 = Annotated[int, Cell("h", 2)]
i32 = Annotated[int, Cell("i", 4)]
i64 = Annotated[int, Cell("q", 8)]

TAKEN: Final = frozenset(
    "T all any argmax argmin argsort astype base byteswap choose clip compress conj conjugate copy cumprod cumsum data "  # noqa: SIM905
    "device diagonal dtype dump dumps fill flags flat flatten getfield imag item itemset itemsize listener max mean "
    "min nbytes ndim newbyteorder nonzero pprint prod ptp put ravel raw real record repeat reshape resize round "
    "searchsorted setfield setflags shape size sort squeeze std strides sum swapaxes take to_device tobytes tofile "
    "tolist tostring trace transpose var view".split()
)
"""Attributes of plain states and of NumPy's records, which would answer with them instead of the field."""


class Field(NamedTuple):
    """A field of a record; a single number has no shape."""

    name: str
    cell: Cell
    shape: tuple[int, ...]
    offset: int

    @property
    def size(self) -> int:
        return self.cell.size * prod(self.shape)


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Where the fields of a game's packed record are. Every state class has one of its own."""

    fields: tuple[Field, ...]
    itemsize: int


@cache
def record(cls: type[Any]) -> Layout:
    """The packed record of a state class, wide cells first so that none is misaligned.

    A last byte named after the class makes every game's type its own, even where two have the same fields.
    """
    stored: list[tuple[str, Cell, tuple[int, ...]]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name in TAKEN:
            raise TypeError(f"{cls.__name__}.{name}: states have an attribute of that name, choose another")
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{cls.__name__}.{name}: say how it is stored, e.g. i8 or Annotated[Row, i8, 4]")
        kind, *shape = get_args(hint)[1:]
        stored.append((name, kind if isinstance(kind, Cell) else get_args(kind)[1], tuple(shape)))
    stored.sort(key=lambda field: -field[1].size)
    byte = Cell("b", 1)
    stored.append((re.sub(r"\W", "_", f"is_{cls.__module__}_{cls.__qualname__}").lower(), byte, ()))
    fields: list[Field] = []
    size = 0
    for name, cell, shape in stored:
        fields.append(Field(name, cell, shape, size))
        size += fields[-1].size
    fields.append(Field("pad_", byte, (-size % 8,), size)) if size % 8 else None
    return Layout(tuple(fields), size + -size % 8)


def new_row(n: int) -> memoryview:
    """`n` empty cells of 64 bits, which read as `int`."""
    return memoryview(bytearray(8 * n)).cast("q")


def row_of(numbers: Iterable[int]) -> memoryview:
    """The same with these numbers in them."""
    return memoryview(array("q", numbers))


def new_floats(n: int) -> memoryview[float]:
    """`n` empty cells of an observation."""
    return memoryview(bytearray(4 * n)).cast("f")


def empty(row: memoryview) -> None:
    """Make all cells 0."""
    row.cast("B")[:] = bytes(row.nbytes)
