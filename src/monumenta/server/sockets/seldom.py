"""What strangers can make a log say is said now and then only: with a line for every bad request they could fill a
disk."""

from __future__ import annotations

import logging
import time

FIRST = 10
"""Lines of each kind that are written in one go."""
PERIOD = 60.0
"""Seconds, after which as many are written again."""


class Seldom(logging.Filter):
    """For warnings. Errors are ours, and every one is written."""

    def __init__(self) -> None:
        super().__init__()
        self._since = time.monotonic()
        self._said: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING:
            return True
        now, kind = time.monotonic(), str(record.msg)
        if now - self._since > PERIOD:
            self._since = now
            self._said.clear()
        said = self._said[kind] = self._said.get(kind, 0) + 1
        if said == FIRST:
            record.msg = f"{kind} (more of these are not written for a minute)"
        return said <= FIRST


def speak_seldom(*names: str) -> None:
    """From now on, for these loggers."""
    for name in names:
        logging.getLogger(name).addFilter(Seldom())
