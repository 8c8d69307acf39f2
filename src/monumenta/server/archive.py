"""Finished games: every position of them with all screens lifted, and the record that anybody can verify."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from monumenta.engine.match.game import Game
from monumenta.engine.match.record import FORMAT, SHARED, GameRecord, Header, Line, Result
from monumenta.engine.match.registry import find
from monumenta.server.fair import Claim
from monumenta.server.info import table_info
from monumenta.server.problem import Refused
from monumenta.server.protocol import Branch, Frame, Move, Replay
from monumenta.server.rows import MoveRow, TableRow
from monumenta.server.table import Table, begin, players_of, public

Done = tuple[str, int | str, int]

PACKING = 5
"""How hard to pack: beyond this it takes much longer and helps little."""


def claim_of(table: Table, guest: str | None, address: str) -> Claim:
    """For whoever looks at a finished table; who has no cookie is known by the address."""
    return Claim(guest or f"address {address}", table.row.id, address)


async def replay_of(table: Table, guest: str | None, address: str) -> bytes:
    """A `Replay` as JSON, packed by gzip. It never changes, so it is made once for every seat and kept with the table;
    the positions are worked out by the other process and packed in a thread: the event loop has better to do."""
    check_ended(table.row)
    seat = table.row.seat_of(guest)
    if seat not in table.replays or _failed(table.replays[seat]):
        claim = claim_of(table, guest, address)
        table.replays[seat] = table.house.tasks.start(_replay(table, guest, claim), must_finish=True)
    return await asyncio.shield(table.replays[seat])


def _failed(work: asyncio.Task[bytes]) -> bool:
    return work.done() and (work.cancelled() or work.exception() is not None)


async def _replay(table: Table, guest: str | None, claim: Claim) -> bytes:
    row = table.row
    if table.views is None:
        done: list[Done] = [(move.do, move.who, move.t) for move in table.moves]
        spawn = table.house.thinkers.apart(claim, open_views, row.game, row.rules, row.options, row.position, done)
        table.views = table.house.tasks.start(spawn, must_finish=True)
    try:
        views = await asyncio.shield(table.views)
    except BaseException:
        table.views = None
        raise
    moves = [None, *(public(move) for move in table.moves)]
    frames = [Frame(move, msgspec.Raw(view), text) for move, (view, text) in zip(moves, views, strict=True)]
    # who is here just now is not part of the game
    replay = Replay(table_info(row, guest, stand_ins=table.stand_ins), frames, row.secret, row.nonces)
    return await asyncio.to_thread(_packed, replay)


def _packed(replay: Replay) -> bytes:
    return gzip.compress(msgspec.json.encode(replay), PACKING, mtime=0)


def open_views(
    name: str, rules: str, options: dict[str, Any], position: str | None, done: list[Done]
) -> list[tuple[bytes, str | None]]:
    """The whole truth after each move, as JSON, and the position as text if the game has such texts."""
    game = begin(find(name, rules), options, position)
    views = [_open(game)]
    for do, who, t in done:
        game.apply(do, who, t)  # pyright: ignore[reportArgumentType]  # pickled: a seat, "chance" or "clock"
        views.append(_open(game))
    return views


def _open(game: Game) -> tuple[bytes, str | None]:
    return msgspec.json.encode(game.open_view()), game.position() if game.spec.positions else None


async def branch_of(table: Table, claim: Claim, n: int, line: list[str]) -> bytes:
    """A `Branch` as JSON: a line that leaves the game after its first `n` moves."""
    row = table.row
    done: list[Done] = [(move.do, move.who, move.t) for move in table.moves[:n]]
    where = (row.game, row.rules, row.options, row.position)
    frames = await table.house.thinkers.apart(claim, branch_frames, *where, done, line)
    return msgspec.json.encode(Branch(n, frames))


def branch_frames(
    name: str, rules: str, options: dict[str, Any], position: str | None, done: list[Done], line: list[str]
) -> list[Frame]:
    """The whole truth after each move of a line."""
    game = begin(find(name, rules), options, position)
    for do, who, t in done:
        game.apply(do, who, t)  # pyright: ignore[reportArgumentType]  # pickled: a seat, "chance" or "clock"
    frames: list[Frame] = []
    for do in line:
        played = game.play(do, t=game.now)
        view, text = _open(game)
        events: list[Any] = msgspec.to_builtins(played.events)
        frames.append(Frame(Move(played.n, played.seat, played.do, events, played.t), msgspec.Raw(view), text))
    return frames


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
    return GameRecord(header, [Line(move.n, move.who, move.do, move.t) for move in done], result)


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
