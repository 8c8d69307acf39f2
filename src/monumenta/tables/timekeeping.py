"""The clock of a table in real time: at a deadline of its game it acts, like anybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from monumenta.tables.problem import Refused
from monumenta.tables.rushing import act_now
from monumenta.tables.table import Alarm, Table

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds after which the clock tries again when something went wrong."""


def keep_time(table: Table, after: Callable[[Table], None]) -> None:
    """Set the alarm to the game's next deadline, if it is not set to it; `after` is called when the clock has acted.
    While only bots sit there and nobody watches the clock stands still."""
    at = table.game.deadline if table.row.status == "running" and table.attended else None
    if table.alarm is not None:
        if table.alarm.at == at:
            return
        table.alarm.timer.cancel()
        table.alarm = None
    if at is not None:
        wait = max(0, at - table.now()) / 1000
        table.alarm = Alarm(at, asyncio.get_running_loop().call_later(wait, _ring, table, after))


def _ring(table: Table, after: Callable[[Table], None]) -> None:
    table.alarm = None
    table.touch()  # until now the alarm has kept it in memory
    table.house.tasks.start(_time_is_up(table, after))


async def _time_is_up(table: Table, after: Callable[[Table], None]) -> None:
    try:
        await table.exclusive(lambda: _act(table))
    except Refused as refused:  # another process was faster, and the table has been reloaded; or the disk is full
        if refused.code == "not-stored":
            await asyncio.sleep(AGAIN)
    except Exception:
        log.exception("the clock failed at table %s", table.row.id)
        await asyncio.sleep(AGAIN)
    after(table)


async def _act(table: Table) -> None:
    """Do what is due. Whatever arrived before is before us in the queue, so it has counted."""
    at, now = table.game.deadline, table.now()
    if table.row.status != "running" or at is None or at > now:
        return
    then = table.game.copy()
    then.advance(now)
    await act_now(table, "clock", then.legal_ids("clock")[0], now)
