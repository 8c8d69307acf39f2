"""What a seat does: trying a turn out, confirming it, and the luck that follows."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from monumenta.engine.author.contract import BadNotation, IllegalAction, MonumentaError, WhyNot
from monumenta.engine.match.game import Game, Played, Preview, TurnComplete
from monumenta.server.sockets.connection import Connection
from monumenta.server.store.database import Raced
from monumenta.server.thinking.rooms import Spot
from monumenta.tables.loading import reload
from monumenta.tables.messages import Act, Applied, Because, LookPlease, Preview as PreviewMessage, Seen, Why, WhyPlease
from monumenta.tables.position import position_in, position_of
from monumenta.tables.problem import Refused
from monumenta.tables.rows import CHANCE, CLOCK, MoveRow, Snapshot, TableRow
from monumenta.tables.table import Table


async def act(table: Table, connection: Connection, message: Act) -> None:
    """Try the turn out, or log it. Runs as the table's only writer."""
    seat = seated(table, connection.guest)
    in_turns(table)
    if message.confirm and (seat, message.id) in table.asked:
        connection.send(_answer_again(table, seat, message.id))
        return
    trial = try_turn(table, seat, message.seq, message.do)
    if not message.confirm:
        position = position_in(trial, table.game, seat)
        connection.send(PreviewMessage(message.id, message.do, position, trial.events, trial.complete))
        return
    if not trial.complete:
        raise Refused("incomplete", "this turn is not finished: go on until nothing can be added, then confirm")
    await commit(table, seat, message.do, connection, message.id)


def explain(table: Table, connection: Connection, message: WhyPlease) -> None:
    """Say which rule forbids an action. Nothing is tried that the seat could not try by acting, and nothing changes."""
    seat = seated(table, connection.guest)
    in_turns(table)
    try:
        try_turn(table, seat, message.seq, message.do)
    except Refused as refused:
        if refused.why is None:
            raise
        connection.send(Because(message.id, why_of(refused.why)))
    else:
        connection.send(Because(message.id, None))


def look_ahead(table: Table, connection: Connection, message: LookPlease) -> None:
    """Show what an action would do by itself, as a preview does, without becoming the turn of whoever asks."""
    seat = seated(table, connection.guest)
    connection.send(Seen(message.id, try_turn(table, seat, message.seq, message.do).events))


def why_of(why: WhyNot | None) -> Why | None:
    """The reason as it is sent."""
    return None if why is None else Why(why.rule, why.reason, why.message, why.args)


async def commit(
    table: Table, seat: int, do: Sequence[str], asker: Connection | None = None, request: str | None = None
) -> None:
    """Log a complete turn and the luck after it in one piece, then show it to everybody."""
    game = table.game.copy()
    when = table.now()
    played = [game.play(text, seat, when) for text in do]
    played += let_luck_act(table, game, when)
    new = [logged(move, seat if request else None, request) for move in played]
    await log(table, game, new)
    table.show_moves(new, asker, request)


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
    await append(table, msgspec.structs.replace(row, bot_to_move=table.goes_on(row, game)), game, new)


async def append(table: Table, row: TableRow, game: Game, new: list[MoveRow]) -> None:
    """The same when it is known what becomes of the table's row."""
    every = table.house.settings.snapshot_every
    due = game.over or game.n // every > table.game.n // every
    try:
        await table.house.store.append(row, new, Snapshot(game.n, game.state()) if due else None)
    except Raced:
        await reload(table)
        raise Refused("stale", "somebody else moved first; look at the table again") from None
    table.row = row
    table.game = game
    table.moves += new
    for move in new:
        table.remember(move)
    if row.status == "over":
        table.house.quota.over(row.id)


def spot(table: Table, game: Game, seat: int) -> Spot:
    """A position to think about."""
    row = table.row
    seconds = table.house.settings.think
    return Spot(row.game, row.rules, row.options, game.state(), seat, secrets.randbits(62), seconds, game.n)


def seated(table: Table, guest: str | None) -> int:
    """The guest's seat at a running game."""
    seat = table.row.seat_of(guest)
    if seat is None:
        raise Refused("not-seated", "you are watching: only who has a seat can do that")
    return seat


def in_turns(table: Table) -> None:
    """Refuse what makes sense only where one acts after the other."""
    if table.spec.realtime:
        raise Refused("wrong-pace", f"{table.spec.title} is played all at once: send each action as a rush")


def running(table: Table) -> None:
    """Refuse what is only possible while the game runs."""
    not_closed(table.row)
    if table.row.status != "running":
        waiting = table.row.status == "waiting"
        raise Refused("not-running", "the game has not begun yet" if waiting else "the game is over")


def not_closed(row: TableRow) -> None:
    """Refuse what would change or add something at a table that the host has ended."""
    if row.status == "closed":
        raise Refused("closed", "the host has closed this table; set up another one in the lobby")


def try_turn(table: Table, seat: int, seq: int, do: Sequence[str]) -> Preview:
    """The turn as it would be; refuses what is impossible, late or somebody else's."""
    running(table)
    if seq != table.game.n:
        raise Refused("stale", f"the table is at move {table.game.n}, not {seq}; look again")
    if table.game.actor != seat:
        raise Refused("not-your-turn", "it is not your turn")
    try:
        return table.game.preview(seat, do)
    except IllegalAction as problem:
        raise Refused("illegal", str(problem), problem.why) from problem
    except TurnComplete as problem:
        raise Refused("turn-complete", str(problem)) from problem
    except BadNotation as problem:
        raise Refused("malformed", str(problem)) from problem
    except MonumentaError as problem:
        raise Refused("illegal", str(problem)) from problem


def _answer_again(table: Table, seat: int, request: str) -> Applied:
    """The answer that a request got when it was first sent, from the log. The position after it is told only while it
    is the newest: whoever asks after others have moved has seen a later one, and to play the game again would cost."""
    answered = table.asked[seat, request]
    n = answered[-1].n
    position = position_of(table.game, seat) if n == table.game.n else None
    return Applied(request, n, table.public(answered), position, None)


def logged(move: Played, asker: int | None = None, request: str | None = None) -> MoveRow:
    """A move as the store keeps it."""
    seat = CHANCE if move.seat == "chance" else CLOCK if move.seat == "clock" else move.seat
    events = [msgspec.to_builtins(event) for event in move.events]
    return MoveRow(move.n, seat, move.do, events, move.t, asker, request)
