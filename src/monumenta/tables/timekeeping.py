"""The clock of a game in real time: at a deadline of the game it acts, like anybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from monumenta.tables.problem import Refused
from monumenta.tables.table import Table

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds after which the clock tries again when something went wrong."""


class Timekeeper:
    def __init__(self, table: Table, act: Callable[[], Awaitable[None]]) -> None:
        """`act` does what is due, as the table's only writer."""
        self._table = table
        self._act = act
        self._at: int | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> bool:
        return self._timer is not None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def look(self) -> None:
        """Set the alarm to the game's next deadline, if it is not set to it. While only bots sit there and nobody
        watches the clock stands still."""
        table = self._table
        at = table.game.deadline if table.row.status == "running" and table.attended else None
        if self._timer is not None and self._at == at:
            return
        self.stop()
        if at is not None:
            self._at = at
            wait = max(0, at - table.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._table.touch()  # until now the alarm has kept it in memory
        self._table.house.tasks.start(self._time_is_up())

    async def _time_is_up(self) -> None:
        try:
            await self._table.exclusive(self._act)
        except Refused as refused:  # another process was faster, and the table has been reloaded; or the disk is full
            if refused.code == "not-stored":
                await asyncio.sleep(AGAIN)
        except Exception:
            log.exception("the clock failed at table %s", self._table.row.id)
            await asyncio.sleep(AGAIN)
        self._table.wake()
