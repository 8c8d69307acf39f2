"""Making moves part of a table: drawn, appended to the store's log first, and only then in memory.

All of these run as the table's only writer.
"""

from __future__ import annotations

import msgspec

from monumenta.engine.match.game import Game, Played
from monumenta.tables.problem import Refused
from monumenta.tables.rows import CHANCE, CLOCK, MoveRow, Snapshot, TableRow
from monumenta.tables.store import Raced
from monumenta.tables.table import Table


def let_luck_act(table: Table, game: Game, when: int) -> list[Played]:
    """Draw until somebody else is to act."""
    luck, drawn = table.luck, list[Played]()
    while game.actor == "chance":
        drawn.append(game.roll(luck, when))
    return drawn


async def log(table: Table, game: Game, new: list[MoveRow], row: TableRow | None = None) -> None:
    """Append to the store, then to memory; whoever loses a race against another process looks again. `row` is the
    table's, if more than the moves changes in it."""
    row = msgspec.structs.replace(
        row or table.row,
        status="over" if game.over else "running",
        seq=game.n,
        scores=game.scores,
        winners=game.winners,
    )
    await append(table, msgspec.structs.replace(row, goes_on=table.goes_on(row, game)), game, new)


async def append(table: Table, row: TableRow, game: Game, new: list[MoveRow]) -> None:
    """The same when it is known what becomes of the table's row."""
    every = table.house.settings.snapshot_every
    due = game.over or game.n // every > table.game.n // every
    try:
        await table.house.store.append(row, new, Snapshot(game.n, game.state()) if due else None)
    except Raced:
        await table.reload()
        raise Refused("stale", "somebody else moved first; look at the table again") from None
    table.row = row
    table.game = game
    table.moves += new
    for move in new:
        table.remember(move)
    if row.status == "over":
        table.house.host.ended(row.id)


def logged(move: Played, asker: int | None = None, request: str | None = None) -> MoveRow:
    """A move as the store keeps it."""
    seat = CHANCE if move.seat == "chance" else CLOCK if move.seat == "clock" else move.seat
    events = [msgspec.to_builtins(event) for event in move.events]
    return MoveRow(move.n, seat, move.do, events, move.t, asker, request)
