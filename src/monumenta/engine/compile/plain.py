"""A state in plain Python: the record's own memory, read as `int`, refusing a value that does not fit its cell.

A memoryview cast to the field's type does that, and needs nothing but Python.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, Protocol, TypeVar

from ..author.state import Layout, record

S = TypeVar("S")


class PlainState:
    """Base of the classes made by `plain_class`."""

    __slots__ = ("listener", "raw")
    record: Layout
    raw: memoryview
    listener: Any
    """What hears the rules act on this state (engine/author/tell.py), or None."""

    def tobytes(self) -> bytes:
        return self.raw.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainState) and self.record is other.record and self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]  # mutable


def _cell(hidden: str) -> property:
    def read(self: Any) -> int:
        return getattr(self, hidden)[0]

    def write(self: Any, value: int) -> None:
        getattr(self, hidden)[0] = value

    return property(read, write)


@cache
def plain_class(layout: Layout) -> type[PlainState]:
    """The class of plain states of a record type: an attribute per field, a view per row or grid."""
    plan: list[tuple[str, int, int, Any, tuple[int, ...]]] = []
    body: dict[str, Any] = {"record": layout}
    slots: list[str] = []
    for field in layout.fields:
        name, cell, shape, offset = field
        attribute = name if shape else f"_{name}"
        plan.append((attribute, offset, field.size, cell.code, shape))
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
    """A row of plain states over one piece of memory."""

    __slots__ = ("_build", "_items", "array", "raw", "record", "shape")

    def __init__(self, layout: Layout, raw: memoryview) -> None:
        n = raw.nbytes // layout.itemsize
        self.record = layout
        self.raw = raw
        self.shape = (n,)
        self.array: Any = None
        """The same memory as compiled rules want it, once they were asked."""
        self._build: Any = plain_class(layout)
        self._items: list[Any] = [None] * n

    def __getitem__(self, i: int, /) -> Any:
        found = self._items[i]
        if found is None:  # compiled rules never ask, and plain ones reach only part of a scratch
            size = self.record.itemsize
            found = self._items[i] = self._build(self.raw[i * size : (i + 1) * size])
        return found

    def __setitem__(self, i: int, state: Any, /) -> None:
        self[i].raw[:] = state.raw

    def __len__(self) -> int:
        return len(self._items)


def new_games(cls: type[Any], n: int) -> PlainGames:
    """`n` empty states."""
    layout = record(cls)
    return PlainGames(layout, memoryview(bytearray(n * layout.itemsize)))


def games_of(cls: type[Any], content: bytes | memoryview) -> PlainGames:
    """States with these bytes, in memory of their own."""
    return PlainGames(record(cls), memoryview(bytearray(content)))


def plain_state(layout: Layout, content: bytes | None = None) -> Any:
    """One plain state with memory of its own, empty or with the given bytes."""
    raw = bytearray(layout.itemsize) if content is None else bytearray(content)
    if len(raw) != layout.itemsize:
        raise ValueError(f"a state of this game has {layout.itemsize} bytes, not {len(raw)}")
    build: Any = plain_class(layout)
    return build(memoryview(raw))


def copied(s: S) -> S:
    """A plain state with the same bytes in memory of its own, to try something out on."""
    state: Any = s
    twin: Any = plain_state(state.record, state.tobytes())
    return twin


class Way(Protocol):
    """A way to run rules: plainly, or compiled."""

    def ask(self, function: Callable[..., Any], *memory: Any) -> Any:
        """Call a rule on plain memory: states, rows and numbers."""
        ...

    def lend(self, *memory: Any) -> tuple[Any, ...]:
        """Plain memory as rules want it that run this way, for whoever calls them often."""
        ...

    def __getitem__(self, function: Callable[..., Any], /) -> Callable[..., Any]:
        """A rule, to be called on what was lent."""
        ...

    def bind(self, function: Callable[..., Any], *desks: Any) -> Callable[..., Any]:
        """A rule whose first parameters are these desks of plain memory, for the numbers that are left."""
        ...


class PlainWay:
    """Rules as they are written."""

    def __getitem__(self, function: Callable[..., Any], /) -> Callable[..., Any]:
        return function

    def lend(self, *memory: Any) -> tuple[Any, ...]:
        return memory

    def ask(self, function: Callable[..., Any], *memory: Any) -> Any:
        return function(*memory)

    def bind(self, function: Callable[..., Any], *desks: Any) -> Callable[..., Any]:
        return partial(function, *desks)


PLAIN: Final = PlainWay()
