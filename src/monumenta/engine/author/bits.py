"""Bit masks as sets, of up to 63 members, and the root of a number. Where plain Python and compiled code have no
instruction in common each has its own, the compiled ones in engine/compile/native.py."""

from __future__ import annotations

from math import isqrt

from .rule import native, rule


@native
def lowest(mask: int) -> int:
    """The index of the lowest bit set, for masks that are not 0."""
    return (mask & -mask).bit_length() - 1


@native
def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


@rule
def nth_bit(mask: int, k: int) -> int:
    """The index of the k-th bit that is set, from 0 on, of a mask that has so many."""
    at = 0
    width = 32
    for _ in range(6):
        n = count(mask & (1 << width) - 1)
        later = k >= n
        k -= n if later else 0
        mask >>= width if later else 0
        at += width if later else 0
        width >>= 1
    return at


@native
def square_root(number: int) -> int:
    """The square root, rounded down, of a number from 0 to 2**50."""
    return isqrt(number)
