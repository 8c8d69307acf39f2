"""Trying again after something went wrong: soon at first, then less and less often, but never giving up.

A full disk or a held lock passes, and then every table that was hit goes on by itself.
"""

from __future__ import annotations

import asyncio
import random

FIRST = 0.25
"""Seconds before the second try."""
LONGEST = 15.0
GROWTH = 2.0
SPREAD = 0.5
"""Share of a pause that is left to chance, so that all tables which were hit do not try in the same moment."""


class Pauses:
    """The pauses after failures in a row; whoever succeeds begins anew with another one of these."""

    def __init__(self) -> None:
        self._next = FIRST

    async def rest(self) -> None:
        wait = self._next * (1 - SPREAD * random.random())
        self._next = min(LONGEST, self._next * GROWTH)
        await asyncio.sleep(wait)
