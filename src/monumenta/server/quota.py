"""How many tables somebody may have set up that are not over.

Those of the last day count: a table cannot be taken back, and nobody should be shut out for games that were left long
ago. Who set a table up is stored; from where is not, so what counts for an address is known since the server's start.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from monumenta.server.limits import ADDRESS_SHARE
from monumenta.server.problem import Refused
from monumenta.server.store import Store

DAY = 24 * 3600


class TableQuota:
    def __init__(self, store: Store, most: int) -> None:
        """So many for a guest, and ten times as many for an address."""
        self._store = store
        self._most = most
        self._coming: Counter[str] = Counter()
        """Tables that are being set up, by guest and by address."""
        self._set_up: dict[str, dict[str, float]] = {}
        """By address: the tables that are not over, and when they were set up."""
        self._from: dict[str, str] = {}

    @asynccontextmanager
    async def place(self, guest: str, address: str) -> AsyncGenerator[Callable[[str], None]]:
        """Room for one more, or a refusal. Call what it gives with the new table's id."""
        keys = [f"address {address}", f"guest {guest}"]
        self._coming.update(keys)
        try:
            self._check_address(address, self._coming[keys[0]])
            self._check(await self._store.set_up(guest, int(time.time()) - DAY) + self._coming[keys[1]], self._most)
            yield lambda table: self._note(address, table)
        finally:
            self._coming -= Counter(keys)

    def _check_address(self, address: str, coming: int) -> None:
        tables = self._set_up.get(address, {})
        for table in [table for table, when in tables.items() if when < time.monotonic() - DAY]:
            self.over(table)
        self._check(len(tables) + coming, self._most * ADDRESS_SHARE)

    def _check(self, tables: int, most: int) -> None:
        if tables > most:
            raise Refused(
                "too-many-tables",
                f"you have set up {most} tables within a day that are not over: play one to its end, or come tomorrow",
            )

    def _note(self, address: str, table: str) -> None:
        self._set_up.setdefault(address, {})[table] = time.monotonic()
        self._from[table] = address

    def over(self, table: str) -> None:
        """It counts no longer; harmless if it did not."""
        address = self._from.pop(table, None)
        if address is not None:
            del self._set_up[address][table]
            if not self._set_up[address]:
                del self._set_up[address]
