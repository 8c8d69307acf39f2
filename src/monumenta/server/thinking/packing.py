"""JSON that is packed piece by piece, by whoever makes the pieces, and has one end or another for each who reads it.

All pieces together are one stream of gzip. A piece is deflated with what came last before it as its dictionary, so it
can be made anywhere; the sum that gzip wants at the end is carried from one to the next.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Generator, Iterable

from msgspec import Struct

LEVEL = 5
"""How hard to pack: beyond this it takes much longer and helps little."""
WINDOW = 32 * 1024
"""Bytes that deflate looks back."""
HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
"""What gzip begins with: no name, no time."""
CHUNK = 64 * 1024


class Seam(Struct, frozen=True):
    """Where a piece ends and the next one begins."""

    crc: int = 0
    size: int = 0
    """Bytes until here, unpacked."""
    last: bytes = b""
    """Of these, the last ones."""

    def after(self, text: bytes) -> Seam:
        return Seam(zlib.crc32(text, self.crc), self.size + len(text), (self.last + text)[-WINDOW:])


def piece(text: bytes, seam: Seam) -> tuple[bytes, Seam]:
    """The text as a piece that follows on this seam; and the seam after it."""
    packer = _packer(seam)
    return packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH), seam.after(text)


def ending(text: bytes, seam: Seam) -> bytes:
    """The text as the last piece."""
    packer, after = _packer(seam), seam.after(text)
    return packer.compress(text) + packer.flush() + struct.pack("<LL", after.crc, after.size & 0xFFFFFFFF)


def _packer(seam: Seam) -> zlib._Compress:  # pyright: ignore[reportPrivateUsage]  # it has no public name
    return zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=seam.last)


def unpacked(packed: Iterable[bytes]) -> Generator[bytes]:
    """For who cannot unpack it. Never much of it is in memory at once: it may be fifty times as large."""
    unpacker = zlib.decompressobj(zlib.MAX_WBITS | 16)
    for one in packed:
        rest = one
        while rest:
            yield unpacker.decompress(rest, CHUNK)
            rest = unpacker.unconsumed_tail
    yield unpacker.flush()
