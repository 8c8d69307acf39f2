"""From the store into memory: the last snapshot, and the moves after it played again."""

from __future__ import annotations

import logging

from monumenta.engine.author.contract import MonumentaError
from monumenta.engine.match.game import Game, parse_options
from monumenta.server.house import House
from monumenta.server.problem import Refused
from monumenta.server.rows import MoveRow, Snapshot, TableRow
from monumenta.server.table import Table, new_game, players_of, spec_of

log = logging.getLogger(__name__)


async def load(house: House, id_: str) -> Table:
    """The table of that id; refuses an unknown one."""
    return Table(house, *await _read(house, id_))


async def reload(table: Table) -> None:
    """Forget what memory says, after another process has written, and show everybody what is really there."""
    table.adopt(*await _read(table.house, table.row.id))
    table.show_scene()


async def _read(house: House, id_: str) -> tuple[TableRow, Game, list[MoveRow]]:
    row = await house.store.table(id_)
    if row is None:
        raise Refused("unknown-table", f"there is no table {id_!r}; look for it in the lobby")
    moves = await house.store.moves(id_)
    return row, await _game(house, row, moves), moves


async def _game(house: House, row: TableRow, moves: list[MoveRow]) -> Game:
    snapshot = await house.store.snapshot(row.id)
    if snapshot is not None:
        try:
            return _play_on(_restored(row, snapshot), moves)
        except MonumentaError as problem:
            log.warning("the snapshot of table %s is of no use (%s); its log is played again", row.id, problem)
    return _play_on(new_game(row), moves)


def _restored(row: TableRow, snapshot: Snapshot) -> Game:
    spec = spec_of(row)
    options = parse_options(spec, row.options)
    return Game.restore(spec, options, snapshot.state, snapshot.n, players_of(row), row.position)


def _play_on(game: Game, moves: list[MoveRow]) -> Game:
    for move in moves[game.n :]:
        game.apply(move.do, move.who, move.t)
    return game
