"""How many tables somebody may have set up that are not over.

Those of the last day count: a table cannot be taken back, and nobody should be shut out for games that were left long
ago. Who set a table up is stored; from where is not, so what counts for an address is known since the server's start.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import takewhile

from monumenta.server.store.database import Database
from monumenta.tables.problem import Refused

DAY = 24 * 3600


class TableQuota:
    def __init__(self, store: Database, most: int, share: int) -> None:
        """So many for a guest, and for an address as for so many guests."""
        self._share = share
        self._store = store
        self._most = most
        self._coming: Counter[str] = Counter()
        """Tables that are being set up, by guest and by address."""
        self._set_up: dict[str, tuple[str, float]] = {}
        """Tables of the last day that are not over, oldest first: from where and when each was set up."""
        self._by_address: Counter[str] = Counter()

    @asynccontextmanager
    async def place(self, guest: str, address: str) -> AsyncGenerator[Callable[[str], None]]:
        """Room for one more, or a refusal. Call what it gives with the new table's id."""
        keys = [f"address {address}", f"guest {guest}"]
        self._coming.update(keys)
        try:
            self._forget_old()
            self._check(self._by_address[address] + self._coming[keys[0]], self._most * self._share)
            self._check(await self._store.set_up(guest, int(time.time()) - DAY) + self._coming[keys[1]], self._most)
            yield lambda table: self._note(address, table)
        finally:
            self._coming -= Counter(keys)

    def _forget_old(self) -> None:
        since = time.monotonic() - DAY
        for table in list(takewhile(lambda table: self._set_up[table][1] < since, self._set_up)):
            self.over(table)

    def _check(self, tables: int, most: int) -> None:
        if tables > most:
            raise Refused(
                "too-many-tables",
                f"you have set up {most} tables within a day that are not over: play one to its end, or come tomorrow",
            )

    def _note(self, address: str, table: str) -> None:
        self._set_up[table] = (address, time.monotonic())
        self._by_address[address] += 1

    def over(self, table: str) -> None:
        """It counts no longer; harmless if it did not."""
        address, _ = self._set_up.pop(table, (None, 0))
        if address is not None:
            self._by_address[address] -= 1
            if self._by_address[address] == 0:
                del self._by_address[address]
