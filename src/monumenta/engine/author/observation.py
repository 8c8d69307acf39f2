"""What the numbers of an observation mean: one list for each game, from which its length, bounds and table are made."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from .rule import rule
from .state import Floats


@dataclass(frozen=True, slots=True)
class Part:
    """Numbers that stand side by side, row after row."""

    name: str
    shape: tuple[int, ...]
    low: float
    high: float
    meaning: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


def length(parts: Sequence[Part]) -> int:
    """How many numbers there are in all."""
    return sum(part.size for part in parts)


def offset(parts: Sequence[Part], name: str) -> int:
    """Where a part begins."""
    at = 0
    for part in parts:
        if part.name == name:
            return at
        at += part.size
    raise KeyError(name)


@rule
def clear(out: Floats) -> None:
    for i in range(len(out)):
        out[i] = 0.0


@rule
def mark(out: Floats, at: int, size: int, which: int) -> None:
    """One of `size` numbers is 1; none, if `which` lies outside."""
    if 0 <= which < size:
        out[at + which] = 1.0


@rule
def spread(out: Floats, at: int, size: int, bits: int) -> None:
    """A number for each bit of a mask."""
    for i in range(size):
        out[at + i] = float(bits >> i & 1)
