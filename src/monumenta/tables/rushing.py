"""Acting where everybody does so at once: each action is logged as it comes, and whoever comes second is told so.

All of these run as the table's only writer. The lock serves them in the order of their arrival, and that order is the
game's: there is no number of a position that an action could be too late for.
"""

from __future__ import annotations

import msgspec

from monumenta.engine.author.contract import BadNotation, IllegalAction, MonumentaError, Mover
from monumenta.engine.match.game import Game, Played
from monumenta.server.sockets.connection import Connection
from monumenta.tables.messages import Applied, Rush
from monumenta.tables.problem import Refused
from monumenta.tables.rows import TableRow
from monumenta.tables.table import Table
from monumenta.tables.turns import append, let_luck_act, log, logged, running, seated

MOST_MOVES = 100_000
"""Moves of one table: far more than three turns of four quick players, and an end for who never stops."""


async def rush(table: Table, connection: Connection, message: Rush, when: int) -> None:
    """Log an action that arrived at that time of the table, or refuse it."""
    seat = seated(table, connection.guest)
    if not table.spec.realtime:
        raise Refused("wrong-pace", f"{table.spec.title} is played in turns: send the turn as an act")
    if (seat, message.id) in table.asked:
        connection.send(_answer_again(table, seat, message.id))
        return
    running(table)
    if table.game.n >= MOST_MOVES:
        raise Refused("too-fast", f"this table has {MOST_MOVES} moves, which is all that it takes; set up another one")
    await act_now(table, seat, message.do, when, connection, message.id)


async def act_now(
    table: Table,
    who: Mover,
    do: str | int,
    when: int,
    asker: Connection | None = None,
    request: str | None = None,
) -> None:
    """Log one action of a seat or of the clock and the luck after it, then show it to everybody."""
    game = table.game.copy()
    played = [_play(game, who, do, when)]
    played += let_luck_act(table, game, played[0].t)
    new = [logged(move, who if request and isinstance(who, int) else None, request) for move in played]
    whole = len(played) > 1 or _all_new(table.game, game, who)
    if whole:
        await log(table, game, new)
        table.show_moves(new, asker, request)
    else:
        await append(table, _one_on(table.row, game), game, new)
        table.show_events(new, asker, request)


def _play(game: Game, who: Mover, do: str | int, when: int) -> Played:
    try:
        return game.play(do, who, when)
    except IllegalAction as problem:
        raise Refused("illegal", str(problem), problem.why) from problem
    except BadNotation as problem:
        raise Refused("malformed", str(problem)) from problem
    except MonumentaError as problem:
        raise Refused("illegal", str(problem)) from problem


def _all_new(before: Game, after: Game, who: Mover) -> bool:
    """Has more changed than the action's events say: has a phase of the game begun or ended?"""
    return not isinstance(who, int) or after.over or after.turn != before.turn or after.deadline != before.deadline


def _one_on(row: TableRow, game: Game) -> TableRow:
    """The table's row after an action within a phase: nothing else in it changes, and points are not counted yet."""
    return msgspec.structs.replace(row, seq=game.n)


def _answer_again(table: Table, seat: int, request: str) -> Applied:
    """The moves that a request has made. Its page has been shown them, or a later scene, before it reads this."""
    answered = table.asked[seat, request]
    return Applied(request, answered[-1].n, table.public(answered), None, table.shown_time())
