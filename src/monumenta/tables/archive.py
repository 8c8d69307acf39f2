"""Finished games: every position of them with all screens lifted, and the record that anybody can verify."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.record import FORMAT, SHARED, GameRecord, Header, Line, Result
from monumenta.engine.match.registry import find
from monumenta.tables.loading import begin, players_of
from monumenta.tables.messages import Frame, Move
from monumenta.tables.problem import Refused
from monumenta.tables.rows import MoveRow, TableRow
from monumenta.tables.table import Table, public


class Past(msgspec.Struct, frozen=True):
    """What was played, as plain data that can go to another process."""

    game: str
    rules: str
    options: dict[str, Any]
    position: str | None
    moves: list[Line]


def past_of(table: Table, n: int | None = None) -> Past:
    """The first `n` moves of a table, or all."""
    row = table.row
    return Past(row.game, row.rules, row.options, row.position, lines_of(table.moves[:n]))


class Leg(msgspec.Struct, frozen=True):
    """A stretch of a finished game, as plain data that can go to another process."""

    game: str
    rules: str
    options: dict[str, Any]
    position: str | None
    n: int
    """Moves made before it."""
    state: bytes | None
    """After these; None: the game has not been set up yet."""
    moves: list[MoveRow]


def leg_of(row: TableRow, n: int, state: bytes | None, moves: list[MoveRow]) -> Leg:
    return Leg(row.game, row.rules, row.options, row.position, n, state, moves)


def walk(leg: Leg, seconds: float) -> tuple[list[bytes], bytes]:
    """Frames of a replay, with the whole truth after each move, as JSON; and the state after the last of them. As many
    as come within so many seconds, but one at least: there may be thousands, and others wait."""
    end = time.perf_counter() + seconds
    spec = find(leg.game, leg.rules)
    frames: list[bytes] = []
    if leg.state is None:
        game = begin(spec, leg.options, leg.position)
        frames.append(_frame(game, None))
    else:
        game = Game.restore(spec, parse_options(spec, leg.options), leg.state, leg.n, began_at=leg.position)
    for move in leg.moves:
        if frames and time.perf_counter() >= end:
            break
        game.apply(move.do, move.who, move.t)
        frames.append(_frame(game, public(move)))
    return frames, game.state()


def _frame(game: Game, move: Move | None) -> bytes:
    view, text = _open(game)
    return msgspec.json.encode(Frame(move, msgspec.Raw(view), text))


def branch_frames(past: Past, line: list[str]) -> list[Frame]:
    """The whole truth after each move of a line that leaves the game there."""
    game = _beginning(past)
    for move in past.moves:
        game.apply(move.do, move.seat, move.t)
    frames: list[Frame] = []
    for do in line:
        played = game.play(do, t=game.now)
        view, text = _open(game)
        events: list[Any] = msgspec.to_builtins(played.events)
        frames.append(Frame(Move(played.n, played.seat, played.do, events, played.t), msgspec.Raw(view), text))
    return frames


def _beginning(past: Past) -> Game:
    return begin(find(past.game, past.rules), past.options, past.position)


def _open(game: Game) -> tuple[bytes, str | None]:
    return msgspec.json.encode(game.open_view()), game.position() if game.spec.positions else None


def record_of(table: Table) -> GameRecord:
    """The record of a finished game, with the secret of its luck revealed."""
    row = msgspec.structs.replace(table.row, scores=table.game.scores)  # in real time the store counts them at the end
    return written_record(row, table.moves, table.game.state())


def written_record(row: TableRow, done: Sequence[MoveRow], state: bytes) -> GameRecord:
    """The same from what the store has: no rules are needed for it, so it can be had when they are gone."""
    check_ended(row)
    shared = row.scheme == 2
    header = Header(
        monumenta=SHARED if shared else FORMAT,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=players_of(row),
        commit=row.commit,
        position=row.position,
        table=row.id if shared else None,
        void=row.voided,
    )
    result = Result(
        scores=row.scores or [],
        winners=row.winners,
        state=hashlib.blake2b(state, digest_size=16).hexdigest(),
        secret=row.secret,
        closed=row.status == "closed",
    )
    return GameRecord(header, lines_of(done), result)


def lines_of(moves: Sequence[MoveRow]) -> list[Line]:
    """Logged moves as records write them."""
    return [Line(move.n, move.who, move.do, move.t) for move in moves]


def check_ended(row: TableRow) -> None:
    """Of a game that was closed there is what was played."""
    if row.status == "closed" and not row.begun:
        raise Refused("closed", "the host closed this table before the game began: nothing was played")
    if row.status != "closed":
        check_over(row)


def check_over(row: TableRow) -> None:
    if row.status == "closed":
        raise Refused(
            "closed", "the host closed this table before the game was over: there is no end to look back from"
        )
    if row.status != "over":
        raise Refused("not-over", "screens are lifted when the game is over, not before")
