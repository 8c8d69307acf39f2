"""Shares of the luck: what people add to a server's secret, so that nobody, the server included, chooses the draws.

1. The server draws a secret and shows `commitment(secret)`. A table may need several *rounds* of this; each has a new
   secret, and `Terms` say which round it is, and by `history` all that came to nothing before it.
2. Everybody who sits, having seen that, draws a share of 32 random bytes and sends a pledge, the hash of it.
3. When all pledges are there they are fixed and shown; only then everybody opens the share.
4. The key of all draws is a hash of the secret, the pledges and the shares.

A round in which somebody's share stays missing is void: it is kept, and the next one begins. A pledge is made under all
of the terms: if one of them is changed afterwards, or a void round is left out, the shares no longer fit.

All hashes are SHA-256 over lines of text, each kind with a first line of its own. Test vectors: docs/luck.md.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from msgspec import Struct

SHARE_BYTES = 32
HEX = r"[0-9a-f]{64}"
"""Shares, pledges, commitments, secrets and histories as they are written."""
NO_HISTORY = "0" * 64
"""The history of a table's first round."""


class Terms(Struct, frozen=True):
    """What a pledge is made under."""

    table: str
    round: int
    """Counted from 1."""
    history: str
    """All rounds that came to nothing before, as one hash."""
    commit: str

    def lines(self) -> str:
        return f"{self.table}\n{self.round}\n{self.history}\n{self.commit}"


class Given(Struct, frozen=True):
    """What one seat has given; `share` is None while it is not open."""

    seat: int
    pledge: str
    share: str | None

    def line(self) -> str:
        return f"{self.seat} {self.pledge} {self.share or '-'}"


class Void(Struct, frozen=True, forbid_unknown_fields=True):
    """A round that came to nothing after its pledges had been fixed."""

    commit: str
    pledges: list[str | None]
    """By seat; null where no person sat."""
    shares: list[str | None]
    """By seat; null where none was opened."""
    freed: int
    """The seat that somebody left, or that the others freed."""
    name: str
    """Who sat there."""

    @property
    def given(self) -> list[Given]:
        return gathered(self.pledges, self.shares)


def new_share() -> str:
    return secrets.token_hex(SHARE_BYTES)


def gathered(pledges: Sequence[str | None], shares: Sequence[str | None]) -> list[Given]:
    """What was given, in the order of the seats, from what is known by seat."""
    both = zip(pledges, shares, strict=True)
    return [Given(seat, pledge, share) for seat, (pledge, share) in enumerate(both) if pledge is not None]


def pledge_of(terms: Terms, seat: int, share: str) -> str:
    """What is sent in place of the share until all pledges are there."""
    return _hash("pledge", terms.lines(), str(seat), share)


def key_of(terms: Terms, secret: bytes, given: Sequence[Given]) -> bytes:
    """The key of all draws, for `Luck`."""
    return bytes.fromhex(_hash("key", terms.lines(), secret.hex(), *(one.line() for one in given)))


def history_after(table: str, voided: Sequence[Void]) -> str:
    """The history of the round that comes after these."""
    history = NO_HISTORY
    for number, void in enumerate(voided, 1):
        terms = Terms(table, number, history, void.commit)
        given = [one.line() for one in void.given]
        # how many there are is said first, and the name comes last: nothing in a name can pass for something else
        history = _hash("void", terms.lines(), f"{void.freed} {len(given)}", *given, void.name)
    return history


def terms_of(table: str, voided: Sequence[Void], commit: str) -> Terms:
    """The terms of the round that comes after these."""
    return Terms(table, len(voided) + 1, history_after(table, voided), commit)


def _hash(kind: str, *lines: str) -> str:
    return hashlib.sha256("\n".join((f"monumenta luck 2 {kind}", *lines)).encode()).hexdigest()
