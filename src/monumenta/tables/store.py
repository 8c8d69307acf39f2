"""Where tables are kept: a log of moves for each, and what it makes of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from monumenta.tables.rows import MoveRow, SeatRow, Snapshot, TableRow


class Raced(Exception):
    """Another writer was faster; reload and look again."""


class Store(Protocol):
    """Every method that writes is all or nothing, and has written when it returns. Each may raise `NotStored`."""

    async def create(self, row: TableRow, rematch_of: str | None = None) -> None:
        """Keep a new table; as a rematch, also note it on the old one, or raise Raced if that has one already."""
        ...

    async def table(self, id_: str) -> TableRow | None: ...

    async def moves(self, id_: str) -> list[MoveRow]: ...

    async def snapshot(self, id_: str) -> Snapshot | None: ...

    async def going_on(self) -> list[str]:
        """Running tables of people where something happens by itself."""
        ...

    async def take_seat(self, id_: str, number: int, seat: SeatRow, was: SeatRow) -> None:
        """Change who sits there, or raise Raced if it is no longer as it was."""
        ...

    async def give(self, row: TableRow, number: int) -> None:
        """Keep the pledge and the share that a seat has now; Raced if somebody else sits there."""
        ...

    async def draw_anew(self, row: TableRow) -> None:
        """Keep a table that waits with all its seats and the new round of its luck; Raced if it waits no more."""
        ...

    async def append(self, row: TableRow, new: Sequence[MoveRow], snapshot: Snapshot | None) -> None:
        """Log moves and what they make of the table; Raced if somebody else has logged meanwhile."""
        ...
