"""Finished games: every position of them with all screens lifted, and the record that anybody can verify."""

from __future__ import annotations

from typing import Any

import msgspec

from monumenta.engine.game import Game
from monumenta.engine.record import GameRecord, Line
from monumenta.engine.registry import find
from monumenta.server.problem import Refused
from monumenta.server.protocol import Branch, Frame, Move, Replay
from monumenta.server.rows import TableRow
from monumenta.server.table import Table, begin, public

Done = tuple[str, int | str, int]


async def replay_of(table: Table, guest: str | None) -> bytes:
    """A `Replay` as JSON; the positions are worked out by the other process, the event loop has better to do."""
    check_over(table.row)
    row = table.row
    done: list[Done] = [(move.do, move.who, move.t) for move in table.moves]
    if table.views is None:
        table.views = await table.house.thinkers.apart(open_views, row.game, row.rules, row.options, row.position, done)
    moves = [None, *(public(move) for move in table.moves)]
    frames = [Frame(move, msgspec.Raw(view), text) for move, (view, text) in zip(moves, table.views, strict=True)]
    return msgspec.json.encode(Replay(table.info(guest), frames, row.secret, row.nonces))


def open_views(
    name: str, rules: str, options: dict[str, Any], position: str | None, done: list[Done]
) -> list[tuple[bytes, str | None]]:
    """The whole truth after each move, as JSON, and the position as text if the game has such texts."""
    game = begin(find(name, rules), options, position)
    views = [_open(game)]
    for do, who, t in done:
        game.play(do, who, t)  # pyright: ignore[reportArgumentType]  # pickled: a seat, "chance" or "clock"
        views.append(_open(game))
    return views


def _open(game: Game) -> tuple[bytes, str | None]:
    return msgspec.json.encode(game.open_view()), game.position() if game.spec.positions else None


async def branch_of(table: Table, n: int, line: list[str]) -> bytes:
    """A `Branch` as JSON: a line that leaves the game after its first `n` moves."""
    row = table.row
    done: list[Done] = [(move.do, move.who, move.t) for move in table.moves[:n]]
    frames = await table.house.thinkers.apart(branch_frames, row.game, row.rules, row.options, row.position, done, line)
    return msgspec.json.encode(Branch(n, frames))


def branch_frames(
    name: str, rules: str, options: dict[str, Any], position: str | None, done: list[Done], line: list[str]
) -> list[Frame]:
    """The whole truth after each move of a line."""
    game = begin(find(name, rules), options, position)
    for do, who, t in done:
        game.play(do, who, t)  # pyright: ignore[reportArgumentType]  # pickled: a seat, "chance" or "clock"
    frames: list[Frame] = []
    for do in line:
        played = game.play(do, t=game.now)
        view, text = _open(game)
        events: list[Any] = msgspec.to_builtins(played.events)
        frames.append(Frame(Move(played.n, played.seat, played.do, events, played.t), msgspec.Raw(view), text))
    return frames


def record_of(table: Table) -> GameRecord:
    """The record of a finished game, with the secret of its luck revealed."""
    check_over(table.row)
    record = table.game.record(bytes.fromhex(table.row.secret))
    moves = [Line(move.n, move.who, move.do, move.t) for move in table.moves]
    return GameRecord(record.header, moves, record.result)


def check_over(row: TableRow) -> None:
    if row.status != "over":
        raise Refused("not-over", "screens are lifted when the game is over, not before")
