"""From the store into memory: the last snapshot, and the moves after it played again."""

from __future__ import annotations

import logging
from typing import Any

from monumenta.engine.author.contract import GameSpec, MonumentaError, UnknownGame
from monumenta.engine.match.game import Game, parse_options, set_up
from monumenta.engine.match.record import Player
from monumenta.engine.match.registry import find
from monumenta.tables.problem import Refused
from monumenta.tables.rows import MoveRow, Snapshot, TableRow
from monumenta.tables.store import Store

log = logging.getLogger(__name__)


async def read(store: Store, id_: str) -> tuple[TableRow, Game, list[MoveRow]]:
    """The table of that id, its game as it stands, and its log; refuses an unknown one."""
    row = await store.table(id_)
    if row is None:
        raise Refused("unknown-table", f"there is no table {id_!r}; look for it in the lobby")
    moves = await store.moves(id_)
    return row, _game(row, moves, await store.snapshot(id_)), moves


def _game(row: TableRow, moves: list[MoveRow], snapshot: Snapshot | None) -> Game:
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


def new_game(row: TableRow) -> Game:
    """The game of a table before its first move."""
    return begin(spec_of(row), row.options, row.position, players_of(row))


def begin(spec: GameSpec, options: dict[str, Any], position: str | None, players: list[Player] | None = None) -> Game:
    """A game from its beginning, or from the position that it is to begin from."""
    if position is not None:
        return set_up(spec, position, players, begun=True)
    return Game(spec, parse_options(spec, options), players)


def spec_of(row: TableRow) -> GameSpec:
    try:
        return find(row.game, row.rules)
    except UnknownGame as problem:
        raise Refused("old-rules", f"this table cannot be opened here: {problem}") from problem


def players_of(row: TableRow) -> list[Player]:
    """The seats as records write them."""
    return [Player(s.name, s.bot if s.kind == "bot" else None, s.nonce, s.pledge, s.share) for s in row.seats]
