"""Bit masks as sets. Plain Python and compiled code have no instruction in common for this, a remainder they have."""

from __future__ import annotations

from typing import Final

from .rule import row, rule

_PRIME: Final = 67
"""2 is a primitive root modulo 67: the powers 2**0 … 2**62 leave different remainders."""
_INDEX: Final = row([next((i for i in range(63) if (1 << i) % _PRIME == r), 0) for r in range(_PRIME)])


@rule
def lowest(mask: int) -> int:
    """The index of the lowest bit set, for masks of up to 63 bits that are not 0."""
    return _INDEX[(mask & -mask) % _PRIME]


@rule
def count(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
