"""Plain memory as NumPy arrays over the same bytes: for compiled rules, and for whoever works on many games at once."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from ..author.rng import STREAM, WORD, WORD64
from ..author.state import Layout, record
from .plain import PlainGames

CELLS: Final[dict[str, Any]] = {"q": np.int64, "f": np.float32, "B": np.uint8}
"""What rows are made of, by the code of `struct`."""

_records: dict[np.dtype[Any], Layout] = {}


@cache
def dtype_of(layout: Layout) -> np.dtype[Any]:
    """The NumPy record of a layout."""
    fields = [(field.name, f"i{field.cell.size}", field.shape) for field in layout.fields]
    dtype = np.dtype((np.record, fields))
    _records[dtype] = layout
    return dtype


def new_array(cls: type[Any], n: int) -> NDArray[Any]:
    """`n` empty states in one array."""
    return np.zeros(n, dtype_of(record(cls)))


def plain_games(array: NDArray[Any]) -> PlainGames:
    """An array of states as the plain rules read it."""
    content: Any = array.view(np.uint8)
    return PlainGames(_records[array.dtype], memoryview(content))


def lent(array: NDArray[Any], compiled: bool) -> Any:
    """An array as rules want it: compiled ones as it is, plain ones as plain memory over the same bytes."""
    if compiled:
        return array
    return plain_games(array) if array.dtype.names else memoryview(cast("Any", array))


def as_array(memory: Any) -> Any:
    """What plain rules are given, as compiled ones want it; numbers as they are, a desk thing by thing."""
    if isinstance(memory, memoryview):
        row = cast("Any", memory)
        return np.frombuffer(row, CELLS[row.format])
    if isinstance(memory, PlainGames):
        if memory.array is None:
            memory.array = np.frombuffer(memory.raw, dtype_of(memory.record))
        return memory.array
    if isinstance(memory, tuple):
        desk = cast("Any", memory)
        return type(desk)(*map(as_array, desk))
    return memory


def new_rngs(seed: int, n: int) -> NDArray[Any]:
    """The generators of the first `n` streams of a seed, a line each."""
    step = np.uint64(0x9E37_79B9_7F4A_7C15)
    state = np.uint64(seed & WORD64) + np.arange(n, dtype=np.uint64) * np.uint64(STREAM)
    words = np.zeros((n, 4), np.int64)
    for i in (0, 2):
        state = state + step
        z = (state ^ state >> np.uint64(30)) * np.uint64(0xBF58_476D_1CE4_E5B9)
        z = (z ^ z >> np.uint64(27)) * np.uint64(0x94D0_49BB_1331_11EB)
        z ^= z >> np.uint64(31)
        words[:, i] = (z & np.uint64(WORD)).astype(np.int64)
        words[:, i + 1] = (z >> np.uint64(32)).astype(np.int64)
    return words
