"""Verifiable luck: draws that follow from a key, which nobody knows or chooses before the game.

How the key is made: scheme 2 (`shares.py`) is what servers do now. Scheme 1, of which there are old records and tables:

1. Before anybody sits down the server fixes a secret of 32 random bytes and shows `commitment(secret)`, its SHA-256.
2. Every person adds a nonce of 16 random bytes when sitting down; they stand in the record, in seat order.
3. key = BLAKE2b-256(secret ‖ nonce ‖ nonce …, person "monumenta-luck").

In both, the draw that becomes move `n` takes 64-bit words w₀, w₁, …: word k is the first 8 bytes, big-endian, of
BLAKE2b-64(n as 8 bytes ‖ k as 8 bytes, key = key). The first word under the largest multiple of `total` is taken
modulo `total`, so no outcome is favoured. At the end the secret is shown, and anybody can check the commitment and
every draw.

Test vectors: docs/luck.md.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Self

SECRET_BYTES = 32
NONCE_BYTES = 16
_WORDS = 1 << 64


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the game: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


class Luck:
    """The draws of one game; made from a secret and nonces they are those of scheme 1."""

    def __init__(self, secret: bytes, nonces: Sequence[str] = ()) -> None:
        material = secret + b"".join(bytes.fromhex(nonce) for nonce in nonces)
        self._key = hashlib.blake2b(material, digest_size=32, person=b"monumenta-luck").digest()

    @classmethod
    def by(cls, key: bytes) -> Self:
        """The draws that follow from a key of scheme 2."""
        luck = cls(b"")
        luck._key = key
        return luck

    def word(self, n: int, k: int) -> int:
        """Word `k` of draw `n`."""
        counter = n.to_bytes(8, "big") + k.to_bytes(8, "big")
        return int.from_bytes(hashlib.blake2b(counter, key=self._key, digest_size=8).digest(), "big")

    def draw(self, n: int, total: int) -> int:
        """Uniform in 0 … total-1, for the move numbered `n`."""
        limit = _WORDS - _WORDS % total
        k = 0
        while (word := self.word(n, k)) >= limit:
            k += 1
        return word % total
