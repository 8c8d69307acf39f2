"""How a table's game goes on: one after the other (`turns`), or everybody at once (`realtime`).

There is one for each live table. What acts by itself there, bots and clocks, is the pace's; the rest of the house does
not ask which of the two it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from monumenta.engine.match.game import Game
from monumenta.tables.connection import Connection
from monumenta.tables.messages import Act, HintPlease, Rush, WhyPlease
from monumenta.tables.rows import MoveRow, TableRow


class Pace(Protocol):
    terse: bool
    """Must refusals be quick, so that they do not say where the game stands?"""

    @property
    def busy(self) -> bool:
        """Is something under way?"""
        ...

    def wake(self) -> None:
        """See that bots which can act do, and that a clock that runs is looked at; harmless at any time."""
        ...

    def stop(self) -> None:
        """Nothing goes on here any more."""
        ...

    def goes_on(self, row: TableRow, game: Game) -> bool:
        """Will something happen by itself at a table that stands so?"""
        ...

    def shown_time(self) -> int | None:
        """The time of the game, where it matters."""
        ...

    def shown_moves(self) -> Sequence[MoveRow]:
        """What of the log a page is shown that comes."""
        ...

    async def act(self, connection: Connection, message: Act | Rush, when: int) -> None:
        """Try or log what arrived at that time of the table, or refuse it. Runs as the table's only writer."""
        ...

    def explain(self, connection: Connection, message: WhyPlease) -> None:
        """Say which rule forbids an action."""
        ...

    def to_think_about(self, seat: int, message: HintPlease) -> Game:
        """Where a seat stands that asks for a hint, or a refusal."""
        ...
