"""Bots at the table: they think elsewhere, pause like people, and then make their whole turn."""

from __future__ import annotations

import asyncio
import logging
import random

from monumenta.server.thinking.turnstile import Unwanted
from monumenta.tables import racing
from monumenta.tables.deciding import whole_turn
from monumenta.tables.pauses import Pauses
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table
from monumenta.tables.turns import commit, spot

log = logging.getLogger(__name__)

LATER_DECISIONS = 0.35
"""The pause before each further decision of a turn, as a share of the first one's: people plan ahead."""


def wake(table: Table) -> None:
    """See that a bot whose turn it is moves, and that a clock that runs is looked at; harmless at any time."""
    if table.row.ended:
        table.house.outsiders.leave(table.row.id)
    if table.spec.realtime:
        racing.wake(table)
        return
    if table.driver is not None or _to_move(table) is None:
        return
    table.driver = table.house.tasks.start(_drive(table))


def _to_move(table: Table) -> tuple[int, str] | None:
    """The bot whose turn it is, if anybody cares."""
    return table.bot_to_move() if table.attended else None


async def _drive(table: Table) -> None:
    pauses = Pauses()
    try:
        while (who := _to_move(table)) is not None:
            try:
                await _move(table, *who)
                pauses = Pauses()
            except Unwanted:
                pauses = Pauses()  # everybody went while it waited for its turn to think
            except Refused:
                await pauses.rest()  # another process moved first; the table has been reloaded
            except Exception:
                log.exception("bot %s failed at table %s; it tries again", who[1], table.row.id)
                await pauses.rest()
    finally:
        table.driver = None


async def _move(table: Table, seat: int, bot: str) -> None:
    n = table.game.n
    do = await whole_turn(table, spot(table, table.game, seat), bot)
    shortest, longest = table.house.settings.pace
    await asyncio.sleep(random.uniform(shortest, longest) * (1 + LATER_DECISIONS * (len(do) - 1)))

    async def play() -> None:
        if table.game.n == n and _to_move(table) == (seat, bot):
            await commit(table, seat, do)

    await table.exclusive(play)
