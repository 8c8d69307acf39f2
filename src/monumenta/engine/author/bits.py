"""Bit masks as sets, of up to 63 members, and the root of a number. Plain Python and compiled code have no instruction
in common for these: each has its own, the compiled ones in engine/compile/native.py."""

from __future__ import annotations

from math import isqrt

from .rule import native


@native
def lowest(mask: int) -> int:
    """The index of the lowest bit set, for masks that are not 0."""
    return (mask & -mask).bit_length() - 1


@native
def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


@native
def square_root(number: int) -> int:
    """The square root, rounded down, of a number from 0 to 2**50."""
    return isqrt(number)
