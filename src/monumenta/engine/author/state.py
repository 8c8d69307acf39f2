"""A state is declared once, as a class with annotated fields; the packed NumPy record is made from it."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, get_type_hints, overload

import numpy as np
from numpy.typing import NDArray


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

    dtype: np.dtype[Any]


S = TypeVar("S")


class Games(Protocol[S]):
    """An array of states; assigning a state copies its bytes."""

    def __getitem__(self, i: int, /) -> S: ...
    def __setitem__(self, i: int, value: S, /) -> None: ...
    @property
    def shape(self) -> tuple[int, ...]: ...


i8 = Annotated[int, np.int8]
i16 = Annotated[int, np.int16]
i32 = Annotated[int, np.int32]
i64 = Annotated[int, np.int64]

# np.record has these as attributes and would answer with them instead of the field
TAKEN = frozenset(dir(np.record))


@cache
def record(cls: type[Any]) -> np.dtype[Any]:
    """The packed record of a state class, wide cells first so that none is misaligned.

    A last byte named after the class makes every game's type its own, even where two have the same fields.
    """
    fields: list[Any] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name in TAKEN:
            raise TypeError(f"{cls.__name__}.{name}: np.record has an attribute of that name, choose another")
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{cls.__name__}.{name}: say how it is stored, e.g. i8 or Annotated[Row, np.int8, 4]")
        stored: tuple[Any, ...] = get_args(hint)[1:]
        fields.append((name, stored[0], stored[1:]) if stored[1:] else (name, stored[0]))
    fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    mark = re.sub(r"\W", "_", f"is_{cls.__module__}_{cls.__qualname__}").lower()
    fields.append((mark, np.int8))
    size = np.dtype(fields).itemsize
    fields.append(("pad_", np.int8, (-size % 8,))) if size % 8 else None
    return np.dtype((np.record, fields))


def new_array(cls: type[Any], n: int) -> NDArray[Any]:
    """`n` empty states in one array."""
    return np.zeros(n, record(cls))
