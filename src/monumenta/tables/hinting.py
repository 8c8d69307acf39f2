"""Hints: one at a time for each guest, thought about while the page goes on.

A newer question of the same page takes the place of the older one, for that is about what was before. Another page of
the same guest has to wait; and who closes the page is not thought for any more.
"""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct

from monumenta.tables.asking import seated
from monumenta.tables.connection import Connection
from monumenta.tables.messages import Hinted, HintOption, HintPlease, Rejected
from monumenta.tables.problem import Refused
from monumenta.tables.spot import Spot
from monumenta.tables.table import Table
from monumenta.tables.tasks import Tasks
from monumenta.tables.thinkers import Claim

log = logging.getLogger(__name__)


class _Pending(Struct, frozen=True):
    connection: Connection
    id: str
    task: asyncio.Task[None]


class Hints:
    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._pending: dict[str, _Pending] = {}

    def ask(self, table: Table, connection: Connection, message: HintPlease) -> None:
        """Have the house's bot look at the turn so far; neither the table nor the page is held up by its thinking."""
        seat = seated(table.row, connection.guest)
        guest = connection.guest
        assert guest is not None  # who has a seat
        before = self._pending.get(guest)
        if before is not None and before.connection is not connection:
            raise Refused("one-hint", "you wait for a hint on another page: one at a time")
        at = table.spot(table.pace.to_think_about(seat, message), seat)
        if before is not None:
            before.task.cancel()
            connection.send(Rejected(before.id, "one-hint", "you have asked for another hint since", None, None))
        task = self._tasks.start(_give(table, connection, message.id, at))
        pending = self._pending[guest] = _Pending(connection, message.id, task)
        task.add_done_callback(lambda _: self._done(guest, pending))

    def _done(self, guest: str, pending: _Pending) -> None:
        if self._pending.get(guest) is pending:
            del self._pending[guest]

    def leave(self, connection: Connection) -> None:
        """Nobody reads there any more."""
        pending = self._pending.get(connection.guest or "")
        if pending is not None and pending.connection is connection:
            pending.task.cancel()


async def _give(table: Table, connection: Connection, id_: str, at: Spot) -> None:
    claim = Claim(connection.guest or "", table.row.id, connection.address)
    try:
        hint = await table.house.thinkers.hint(at, claim)
    except Exception:
        log.exception("a hint at table %s failed", table.row.id)
        connection.send(Rejected(id_, "internal", "the server made a mistake; ask again", None, None))
        return
    options = [HintOption(one.do, one.share, one.win, one.points) for one in hint.options]
    connection.send(Hinted(id_, hint.do, hint.reason, options))
