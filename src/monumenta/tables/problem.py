"""Refusals: everything the server says no to, by code.

A code is also the key of its translated text on the page (`error-<code>`), so codes are part of the protocol:
add freely, never reuse. `docs/server.md` lists them and a test holds the two lists together.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.contract import WhyNot
from monumenta.engine.author.fitting import Unfit
from monumenta.tables.messages import Position, Rejected, Why

STATUS: Final[dict[str, int]] = {
    "analysing": 429,
    "bad-host": 400,
    "bad-invite": 403,
    "bad-option": 400,
    "bad-position": 400,
    "bad-seats": 400,
    "banned": 403,
    "busy": 503,
    "closed": 409,
    "foreign-origin": 403,
    "illegal": 409,
    "incomplete": 409,
    "internal": 500,
    "long-head": 431,
    "luck-early": 409,
    "luck-fixed": 409,
    "luck-often": 409,
    "luck-spoiled": 403,
    "luck-wrong": 409,
    "malformed": 400,
    "no-analysis": 409,
    "no-guest": 401,
    "no-length": 411,
    "not-away": 409,
    "not-compiled": 409,
    "not-found": 404,
    "not-open": 409,
    "not-over": 409,
    "not-ready": 503,
    "not-running": 409,
    "not-seated": 403,
    "not-stored": 503,
    "not-your-turn": 409,
    "old-rules": 409,
    "one-hint": 429,
    "stale": 409,
    "table-full": 409,
    "too-fast": 429,
    "too-large": 413,
    "too-many": 429,
    "too-many-tables": 429,
    "turn-complete": 409,
    "unknown-bot": 400,
    "unknown-game": 404,
    "unknown-table": 404,
    "wrong-pace": 409,
}
"""Every code, with the status it has over HTTP."""


class Refused(Exception):
    """A request that changes nothing. The message says in English what is wrong and what to do next."""

    def __init__(
        self,
        code: str,
        message: str,
        why: WhyNot | None = None,
        detail: str | None = None,
        unfit: Unfit | None = None,
    ) -> None:
        super().__init__(message)
        if code not in STATUS:
            raise ValueError(f"unlisted refusal code {code!r}: add it to STATUS and to docs/server.md")
        self.code = code
        self.message = message
        self.why = why
        self.detail = detail
        """What its text cannot know, in somebody's own words."""
        self.unfit = unfit

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self, id_: str | None = None, position: Position | None = None) -> Rejected:
        """The refusal as a page is told of it."""
        return Rejected(id_, self.code, self.message, why_of(self.why), position, self.detail)


class NotStored(Refused):
    """Nothing could be written, and that may pass. `reason` is for who looks after the server, with what to do."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            "not-stored", "the server could not write this down, so nothing has changed; try again in a moment"
        )
        self.reason = reason


def why_of(why: WhyNot | None) -> Why | None:
    """The reason as it is sent."""
    return None if why is None else Why(why.rule, why.reason, why.message, why.args)
