"""One after the other: a turn is tried out, confirmed, and logged in one piece with the luck that follows."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from monumenta.engine.match.game import Game, Preview
from monumenta.tables.appending import let_luck_act, log, logged
from monumenta.tables.asking import possible, running, seated
from monumenta.tables.bots import keep_playing, whole_turn
from monumenta.tables.connection import Connection
from monumenta.tables.messages import Act, Applied, Because, HintPlease, Preview as PreviewMessage, Rush, WhyPlease
from monumenta.tables.position import position_in, position_of
from monumenta.tables.problem import Refused, why_of
from monumenta.tables.rows import MoveRow, TableRow
from monumenta.tables.table import Table

LATER_DECISIONS = 0.35
"""The pause before each further decision of a turn, as a share of the first one's: people plan ahead."""


class InTurns:
    terse = False

    def __init__(self, table: Table) -> None:
        self._table = table
        self._driver: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._driver is not None

    def stop(self) -> None:
        if self._driver is not None:
            self._driver.cancel()

    def goes_on(self, row: TableRow, game: Game) -> bool:
        return _bot_to_move(row, game) is not None

    def shown_time(self) -> None:
        return None

    def shown_moves(self) -> Sequence[MoveRow]:
        return self._table.moves

    # --- people ----------------------------------------------------------------------------------------

    async def act(self, connection: Connection, message: Act | Rush, when: int) -> None:
        del when  # a turn counts when it is logged
        table = self._table
        seat = seated(table.row, connection.guest)
        if isinstance(message, Rush):
            raise Refused("wrong-pace", f"{table.spec.title} is played in turns: send the turn as an act")
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
        await _commit(table, seat, message.do, connection, message.id)

    def explain(self, connection: Connection, message: WhyPlease) -> None:
        """Nothing is tried that the seat could not try by acting, and nothing changes."""
        seat = seated(self._table.row, connection.guest)
        try:
            try_turn(self._table, seat, message.seq, message.do)
        except Refused as refused:
            if refused.why is None:
                raise
            connection.send(Because(message.id, why_of(refused.why)))
        else:
            connection.send(Because(message.id, None))

    def to_think_about(self, seat: int, message: HintPlease) -> Game:
        """The turn so far."""
        trial = try_turn(self._table, seat, message.seq, message.do)
        if trial.complete:
            raise Refused("turn-complete", "the turn is complete: confirm it or take something back")
        return trial.game

    # --- bots: they think elsewhere, pause like people, and then make their whole turn ---------------------

    def wake(self) -> None:
        if self._driver is None and self._to_move() is not None:
            self._driver = self._table.house.tasks.start(self._drive())

    def _to_move(self) -> tuple[int, str] | None:
        """The bot whose turn it is, if anybody cares."""
        return _bot_to_move(self._table.row, self._table.game) if self._table.attended else None

    async def _drive(self) -> None:
        try:
            await keep_playing(self._table, self._move, rivals=False)
        finally:
            self._driver = None

    async def _move(self) -> bool:
        table, who = self._table, self._to_move()
        if who is None:
            return False
        (seat, bot), n = who, table.game.n
        do = await whole_turn(table, table.spot(table.game, seat), bot)
        shortest, longest = table.house.settings.pace
        await asyncio.sleep(random.uniform(shortest, longest) * (1 + LATER_DECISIONS * (len(do) - 1)))

        async def play() -> None:
            if table.game.n == n and self._to_move() == (seat, bot):
                await _commit(table, seat, do)

        await table.exclusive(play)
        return True


def _bot_to_move(row: TableRow, game: Game) -> tuple[int, str] | None:
    """The seat and the name of the bot whose turn it is."""
    actor = game.actor
    if row.status != "running" or not isinstance(actor, int):
        return None
    seat = row.seats[actor]
    return (actor, seat.bot) if seat.kind == "bot" and seat.bot is not None else None


def try_turn(table: Table, seat: int, seq: int, do: Sequence[str]) -> Preview:
    """The turn as it would be; refuses what is impossible, late or somebody else's."""
    running(table.row)
    if seq != table.game.n:
        raise Refused("stale", f"the table is at move {table.game.n}, not {seq}; look again")
    if table.game.actor != seat:
        raise Refused("not-your-turn", "it is not your turn")
    with possible():
        return table.game.preview(seat, do)


async def _commit(
    table: Table, seat: int, do: Sequence[str], asker: Connection | None = None, request: str | None = None
) -> None:
    """Log a complete turn and the luck after it in one piece, then show it to everybody."""
    game, when = table.game.copy(), table.now()
    played = [game.play(text, seat, when) for text in do]
    played += let_luck_act(table, game, when)
    new = [logged(move, seat if request else None, request) for move in played]
    await log(table, game, new)
    table.show_moves(new, asker, request)


def _answer_again(table: Table, seat: int, request: str) -> Applied:
    """The answer that a request got when it was first sent, from the log. The position after it is told only while it
    is the newest: whoever asks after others have moved has seen a later one, and to play the game again would cost."""
    answered = table.asked[seat, request]
    n = answered[-1].n
    position = position_of(table.game, seat) if n == table.game.n else None
    return Applied(request, n, table.public(answered), position, None)
