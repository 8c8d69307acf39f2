"""The fast generator for simulation and search: xoshiro128++. A table's luck is not drawn here (see luck.py).

Its 32-bit words live in 64-bit cells and nothing overflows: compiled code may assume that signed numbers never do, and
Python's have no end, so only so do both give the same stream.
"""

from __future__ import annotations

from typing import Final

from .rule import rule
from .state import Rng, row_of

WORD: Final = 0xFFFF_FFFF
WORD64: Final = 0xFFFF_FFFF_FFFF_FFFF
STREAM: Final = 0xD1B5_4A32_D192_ED03
"""From one stream of a seed to the next: odd, and far from what SplitMix64 adds."""


@rule
def next32(rng: Rng) -> int:
    """The next 32 random bits."""
    a = rng[0]
    b = rng[1]
    c = rng[2] ^ a
    d = rng[3] ^ b
    x = (a + rng[3]) & WORD
    result = (((x << 7) & WORD | x >> 25) + a) & WORD
    rng[1] = b ^ c
    rng[0] = a ^ d
    rng[2] = c ^ ((b << 9) & WORD)
    rng[3] = (d << 11) & WORD | d >> 21
    return result


@rule
def below(rng: Rng, n: int) -> int:
    """Uniform in 0 … n-1 for n < 2**31 (bias under n / 2**32)."""
    return (next32(rng) * n) >> 32


def new_rng(seed: int, stream: int = 0) -> memoryview:
    """A generator; its words come from SplitMix64, as the authors of xoshiro advise.

    Streams of a seed are unrelated to each other: work that is divided has one for each part.
    """
    words: list[int] = []
    state = (seed + stream * STREAM) & WORD64
    for _ in range(2):
        state = (state + 0x9E37_79B9_7F4A_7C15) & WORD64
        z = ((state ^ state >> 30) * 0xBF58_476D_1CE4_E5B9) & WORD64
        z = ((z ^ z >> 27) * 0x94D0_49BB_1331_11EB) & WORD64
        z ^= z >> 31
        words += [z & WORD, z >> 32]
    return row_of(words)
