"""A state in plain Python: the record's own memory, read as `int`, refusing a value that does not fit its cell.

NumPy's own record scalars would do for correctness of bytes but not of arithmetic (int8 wraps) nor of speed
(30 µs for a copy); a memoryview cast to the field's type does both right.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

S = TypeVar("S")
_FORMAT = {"l": "q", "L": "Q"}


class PlainState:
    """Base of the classes made by `plain_class`."""

    __slots__ = ("listener", "raw")
    dtype: np.dtype[Any]
    raw: memoryview
    listener: Any
    """What hears the rules act on this state (engine/author/tell.py), or None."""

    def tobytes(self) -> bytes:
        return self.raw.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainState) and self.dtype == other.dtype and self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]  # mutable


def _cell(hidden: str) -> property:
    def read(self: Any) -> int:
        return getattr(self, hidden)[0]

    def write(self: Any, value: int) -> None:
        getattr(self, hidden)[0] = value

    return property(read, write)


@cache
def plain_class(dtype: np.dtype[Any]) -> type[PlainState]:
    """The class of plain states of a record type: an attribute per field, a view per row or grid."""
    plan: list[tuple[str, int, int, Any, tuple[int, ...]]] = []
    body: dict[str, Any] = {"dtype": dtype}
    slots: list[str] = []
    fields: Any = dtype.fields or {}
    for name in dtype.names or ():
        kind, offset = fields[name][:2]
        base, shape = kind.subdtype or (kind, ())
        size = kind.itemsize
        attribute = name if shape else f"_{name}"
        plan.append((attribute, offset, size, _FORMAT.get(base.char, base.char), shape))
        slots.append(attribute)
        if not shape:
            body[name] = _cell(attribute)

    def __init__(self: Any, raw: memoryview) -> None:
        self.raw = raw
        self.listener = None
        for attribute, offset, size, code, shape in plan:
            part = raw[offset : offset + size]
            setattr(self, attribute, part.cast(code, shape) if shape else part.cast(code))

    body |= {"__slots__": tuple(slots), "__init__": __init__}
    return type("PlainState", (PlainState,), body)


class PlainGames:
    """An array of records as a row of plain states over the same bytes."""

    __slots__ = ("_items", "array", "dtype", "shape")

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array
        self.dtype = array.dtype
        self.shape = array.shape
        build: Any = plain_class(array.dtype)
        size = array.dtype.itemsize
        content: Any = array.view(np.uint8)
        raw = memoryview(content)
        self._items: list[Any] = [build(raw[i * size : (i + 1) * size]) for i in range(len(array))]

    def __getitem__(self, i: int, /) -> Any:
        return self._items[i]

    def __setitem__(self, i: int, state: Any, /) -> None:
        self._items[i].raw[:] = state.raw

    def __len__(self) -> int:
        return len(self._items)


def plain_state(cls_dtype: np.dtype[Any], content: bytes | None = None) -> Any:
    """One plain state with memory of its own, empty or with the given bytes."""
    raw = bytearray(cls_dtype.itemsize) if content is None else bytearray(content)
    if len(raw) != cls_dtype.itemsize:
        raise ValueError(f"a state of this game has {cls_dtype.itemsize} bytes, not {len(raw)}")
    build: Any = plain_class(cls_dtype)
    return build(memoryview(raw))


def copied(s: S) -> S:
    """A plain state with the same bytes in memory of its own, to try something out on."""
    state: Any = s
    twin: Any = plain_state(state.dtype, state.tobytes())
    return twin
