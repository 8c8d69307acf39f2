"""What a bot at a table does next: one of the house, one from elsewhere, or who stands in for one that has failed."""

from __future__ import annotations

import logging

from monumenta.search import bots_of
from monumenta.search.mind import BotFailed
from monumenta.server.thinking.outsiders import stand_in
from monumenta.server.thinking.rooms import Spot
from monumenta.tables.table import Table

log = logging.getLogger(__name__)


async def whole_turn(table: Table, spot: Spot, bot: str) -> list[str]:
    """A turn of the bot on the spot's seat. Raises Unwanted if nobody cares when its turn to think has come."""
    if _from_elsewhere(table, spot.seat, bot):
        try:
            return await table.house.outsiders.turn(table.claim, spot, bot, lambda: table.attended)
        except BotFailed as problem:
            _replace(table, spot.seat, bot, problem)
    name = table.stand_ins.get(spot.seat, bot)
    return await table.house.thinkers.turn(spot, name, table.claim, lambda: table.attended)


async def next_action(table: Table, spot: Spot, bot: str) -> tuple[str, int]:
    """Its next action where everybody acts at once, and after how many milliseconds."""
    if _from_elsewhere(table, spot.seat, bot):
        try:
            return await table.house.outsiders.race(table.claim, spot, bot, lambda: table.attended)
        except BotFailed as problem:
            _replace(table, spot.seat, bot, problem)
    name = table.stand_ins.get(spot.seat, bot)
    return await table.house.thinkers.race(spot, name, table.claim, lambda: table.attended)


def _from_elsewhere(table: Table, seat: int, bot: str) -> bool:
    return seat not in table.stand_ins and bot not in bots_of(table.spec)


def _replace(table: Table, seat: int, bot: str, problem: BotFailed) -> None:
    """Let a bot of the house play on, and tell everybody."""
    log.warning("bot %s at table %s: %s", bot, table.row.id, problem)
    table.stand_ins[seat] = stand_in(table.spec)
    table.show_change()
