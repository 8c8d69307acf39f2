"""What goes on by itself at a table in real time: its clock, and a bot on each seat that has one.

A bot looks, thinks elsewhere, takes as long as a person would, and then tries: somebody may have been faster. It stops
when there is nothing for its seat to do, and looks again when something has happened.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from monumenta.server.deciding import next_action
from monumenta.server.pauses import Pauses
from monumenta.server.problem import Refused
from monumenta.server.rushing import act_now
from monumenta.server.settings import Settings
from monumenta.server.table import Table
from monumenta.server.thinking import Spot
from monumenta.server.timekeeping import keep_time
from monumenta.server.turnstile import Unwanted

log = logging.getLogger(__name__)

BREATH = 0.02
"""Seconds that any action takes at least, even if bots are told not to pause."""
USUAL_PACE = sum(Settings().pace)


def wake(table: Table) -> None:
    """See that the clock is looked at and that the bots play; harmless at any time."""
    keep_time(table, wake)
    for seat, sits in enumerate(table.row.seats):
        if sits.kind == "bot" and sits.bot is not None and seat not in table.racers and _can_act(table, seat):
            table.racers[seat] = table.house.tasks.start(_race(table, seat, sits.bot))


def _can_act(table: Table, seat: int) -> bool:
    return table.attended and table.row.status == "running" and bool(table.game.legal_ids(seat))


async def _race(table: Table, seat: int, bot: str) -> None:
    pauses = Pauses()
    try:
        while _can_act(table, seat):
            try:
                await _act(table, seat, bot)
                pauses = Pauses()
            except Unwanted:
                pauses = Pauses()  # everybody went
            except Refused as refused:
                if refused.code == "not-stored":
                    await pauses.rest()
                else:
                    pauses = Pauses()  # somebody was faster
            except Exception:
                log.exception("bot %s failed at table %s; it tries again", bot, table.row.id)
                await pauses.rest()
    finally:
        del table.racers[seat]


async def _act(table: Table, seat: int, bot: str) -> None:
    do, wait = await next_action(table, _spot(table, seat), bot)
    shortest, longest = table.house.settings.pace
    await asyncio.sleep(max(BREATH, wait / 1000 * (shortest + longest) / USUAL_PACE))
    when = table.now()

    async def try_it() -> None:
        if _can_act(table, seat):
            await act_now(table, seat, do, when)

    await table.exclusive(try_it)
    wake(table)


def _spot(table: Table, seat: int) -> Spot:
    """What the seat may know by now."""
    row, game = table.row, table.game.copy()
    game.advance(table.now())
    return Spot(row.game, row.rules, row.options, game.state(), seat, secrets.randbits(62), n=game.n)
