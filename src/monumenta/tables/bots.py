"""Bots at a table: what one does next, be it of the house, from elsewhere, or who stands in for one that has failed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from monumenta.engine.author.contract import GameSpec
from monumenta.search import bots_of
from monumenta.search.mind import BotFailed
from monumenta.tables.pauses import Pauses
from monumenta.tables.problem import Refused
from monumenta.tables.spot import Spot
from monumenta.tables.table import Table
from monumenta.tables.thinkers import Bots, Unwanted

T = TypeVar("T")

log = logging.getLogger(__name__)


async def whole_turn(table: Table, spot: Spot, bot: str) -> list[str]:
    """A turn of the bot on the spot's seat. Raises Unwanted if nobody cares when its turn to think has come."""
    return await _ask(
        table, spot.seat, bot, lambda bots, name: bots.turn(spot, name, table.claim, lambda: table.attended)
    )


async def next_action(table: Table, spot: Spot, bot: str) -> tuple[str, int]:
    """Its next action where everybody acts at once, and after how many milliseconds."""
    return await _ask(
        table, spot.seat, bot, lambda bots, name: bots.race(spot, name, table.claim, lambda: table.attended)
    )


async def _ask(table: Table, seat: int, bot: str, question: Callable[[Bots, str], Awaitable[T]]) -> T:
    if seat not in table.stand_ins and bot not in bots_of(table.spec):
        try:
            return await question(table.house.outsiders, bot)
        except BotFailed as problem:
            log.warning("bot %s at table %s: %s", bot, table.row.id, problem)
            table.stand_ins[seat] = stand_in(table.spec)
            table.show_change()
    return await question(table.house.thinkers, table.stand_ins.get(seat, bot))


def stand_in(spec: GameSpec) -> str:
    """Who plays on for a bot that has failed: quick, and there in every game."""
    known = bots_of(spec)
    return "greedy" if "greedy" in known else known[0]


async def keep_playing(table: Table, move: Callable[[], Awaitable[bool]], *, rivals: bool) -> None:
    """Let a bot move until there is nothing for it to do, whatever goes wrong meanwhile. With `rivals`, somebody may
    have been faster: then it looks again at once."""
    pauses = Pauses()
    while True:
        try:
            if not await move():
                return
        except Unwanted:
            pass  # everybody went while it waited for its turn to think
        except Refused as refused:  # another process moved first, and the table has been reloaded; or the disk is full
            if not rivals or refused.code == "not-stored":
                await pauses.rest()
                continue
        except Exception:
            log.exception("a bot failed at table %s; it tries again", table.row.id)
            await pauses.rest()
            continue
        pauses = Pauses()
