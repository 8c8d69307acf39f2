"""Bit masks as sets, of up to 63 members. Plain Python and compiled code have no instruction in common for this:
each has its own, the compiled ones in engine/native.py."""

from __future__ import annotations

from .rule import native


@native
def lowest(mask: int) -> int:
    """The index of the lowest bit set, for masks that are not 0."""
    return (mask & -mask).bit_length() - 1


@native
def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()
