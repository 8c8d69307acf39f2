"""Everybody at once: each action is logged as it comes, and whoever comes second is told so.

The table's lock serves actions in the order of their arrival, and that order is the game's: there is no number of a
position that an action could be too late for.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

import msgspec

from monumenta.engine.author.contract import Mover
from monumenta.engine.match.game import Game
from monumenta.tables.appending import append, let_luck_act, log, logged
from monumenta.tables.asking import possible, running, seated
from monumenta.tables.bots import keep_playing, next_action
from monumenta.tables.connection import Connection
from monumenta.tables.messages import Act, Applied, HintPlease, Rush, WhyPlease
from monumenta.tables.problem import Refused
from monumenta.tables.rows import MoveRow, TableRow
from monumenta.tables.settings import TableSettings
from monumenta.tables.table import Table
from monumenta.tables.timekeeping import Timekeeper

SHOWN_MOVES = 200
"""Moves that a page is shown that comes: there are thousands, and nobody reads them at that pace."""
BREATH = 0.02
"""Seconds that any action takes at least, even if bots are told not to pause."""
USUAL_PACE = sum(TableSettings().pace)


class AllAtOnce:
    terse = True

    def __init__(self, table: Table) -> None:
        self._table = table
        self._clock = Timekeeper(table, self._time_is_up)
        self._racers: dict[int, asyncio.Task[None]] = {}
        self._by_seat: Counter[int] = Counter()
        """Actions, of so many of the log as are counted."""
        self._counted = 0

    @property
    def busy(self) -> bool:
        return self._clock.waiting or bool(self._racers)

    def stop(self) -> None:
        for racer in self._racers.values():
            racer.cancel()
        self._clock.stop()

    def goes_on(self, row: TableRow, game: Game) -> bool:
        bots = any(seat.kind == "bot" for seat in row.seats)
        return row.status == "running" and (bots or game.deadline is not None)

    def shown_time(self) -> int:
        return self._table.now()

    def shown_moves(self) -> Sequence[MoveRow]:
        return self._table.moves[-SHOWN_MOVES:]

    # --- people ----------------------------------------------------------------------------------------

    async def act(self, connection: Connection, message: Act | Rush, when: int) -> None:
        table = self._table
        seat = seated(table.row, connection.guest)
        if isinstance(message, Act):
            raise self._wrong_pace()
        if (seat, message.id) in table.asked:
            connection.send(_answer_again(table, seat, message.id))
            return
        running(table.row)
        most = table.house.settings.actions
        if self._made(seat) >= most:
            raise Refused("too-fast", f"you have acted {most} times at this table, which is all that it takes")
        await _act_now(table, seat, message.do, when, connection, message.id)

    def _made(self, seat: int) -> int:
        """How often a seat has acted; there is an end for who never stops, and the others need not share it."""
        moves = self._table.moves
        if len(moves) < self._counted:  # the table was read anew
            self._by_seat.clear()
            self._counted = 0
        self._by_seat.update(move.seat for move in moves[self._counted :])
        self._counted = len(moves)
        return self._by_seat[seat]

    def explain(self, connection: Connection, message: WhyPlease) -> None:
        del message
        seated(self._table.row, connection.guest)
        raise self._wrong_pace()

    def _wrong_pace(self) -> Refused:
        title = self._table.spec.title
        return Refused("wrong-pace", f"{title} is played all at once: send each action as a rush")

    def to_think_about(self, seat: int, message: HintPlease) -> Game:
        """There is no turn, and the table goes on meanwhile."""
        del message
        running(self._table.row)
        if not self._table.game.legal_ids(seat):
            raise Refused("not-your-turn", "there is nothing that you could do now")
        return self._now()

    def _now(self) -> Game:
        """The game as it stands at this moment."""
        game = self._table.game.copy()
        game.advance(self._table.now())
        return game

    # --- the clock, and a bot on each seat that has one --------------------------------------------------

    def wake(self) -> None:
        self._clock.look()
        for seat, sits in enumerate(self._table.row.seats):
            if sits.kind == "bot" and sits.bot is not None and seat not in self._racers and self._can_act(seat):
                self._racers[seat] = self._table.house.tasks.start(self._race(seat, sits.bot))

    async def _time_is_up(self) -> None:
        """Do what is due. Whatever arrived before is before us in the queue, so it has counted."""
        at, now = self._table.game.deadline, self._table.now()
        if self._table.row.status != "running" or at is None or at > now:
            return
        then = self._table.game.copy()
        then.advance(now)
        await _act_now(self._table, "clock", then.legal_ids("clock")[0], now)

    def _can_act(self, seat: int) -> bool:
        table = self._table
        return table.attended and table.row.status == "running" and bool(table.game.legal_ids(seat))

    async def _race(self, seat: int, bot: str) -> None:
        """A bot looks, thinks elsewhere, takes as long as a person would, and then tries: somebody may have been
        faster. It stops when there is nothing for its seat to do, and looks again when something has happened."""
        try:
            await keep_playing(self._table, lambda: self._move(seat, bot), rivals=True)
        finally:
            del self._racers[seat]

    async def _move(self, seat: int, bot: str) -> bool:
        if not self._can_act(seat):
            return False
        table = self._table
        do, wait = await next_action(table, table.spot(self._now(), seat, concealed=True), bot)
        shortest, longest = table.house.settings.pace
        await asyncio.sleep(max(BREATH, wait / 1000 * (shortest + longest) / USUAL_PACE))
        when = table.now()

        async def try_it() -> None:
            if self._can_act(seat):
                await _act_now(table, seat, do, when)

        await table.exclusive(try_it)
        self.wake()
        return True


async def _act_now(
    table: Table,
    who: Mover,
    do: str | int,
    when: int,
    asker: Connection | None = None,
    request: str | None = None,
) -> None:
    """Log one action of a seat or of the clock and the luck after it, then show it to everybody."""
    game = table.game.copy()
    with possible():
        played = [game.play(do, who, when)]
    played += let_luck_act(table, game, played[0].t)
    new = [logged(move, who if request and isinstance(who, int) else None, request) for move in played]
    whole = len(played) > 1 or _all_new(table.game, game, who)
    if whole:
        await log(table, game, new)
        table.show_moves(new, asker, request)
    else:  # nothing else changes in the table's row, and points are not counted yet
        await append(table, msgspec.structs.replace(table.row, seq=game.n), game, new)
        table.show_events(new, asker, request)


def _all_new(before: Game, after: Game, who: Mover) -> bool:
    """Has more changed than the action's events say: has a phase of the game begun or ended?"""
    return not isinstance(who, int) or after.over or after.turn != before.turn or after.deadline != before.deadline


def _answer_again(table: Table, seat: int, request: str) -> Applied:
    """The moves that a request has made. Its page has been shown them, or a later scene, before it reads this."""
    answered = table.asked[seat, request]
    return Applied(request, answered[-1].n, table.public(answered), None, table.now())
