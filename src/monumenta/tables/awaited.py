"""Whom a table waits for before its game begins: who has not sat down, not pledged, or not opened a share.

An honest page pledges and opens by itself within moments. So whoever is still awaited after the grace period is not
there, or does not want to: then the others may free the seat. Like presence this is a clock of its own and not stored.
"""

from __future__ import annotations

from monumenta.tables.clock import Clock
from monumenta.tables.rows import TableRow


def fixed(row: TableRow) -> bool:
    """Are all seats taken and all pledges there? Then none can be changed any more, and shares may be opened."""
    seats = row.seats
    return row.scheme == 2 and all(s.kind != "open" and (s.kind != "human" or s.pledge is not None) for s in seats)


def ready(row: TableRow) -> bool:
    """Is everybody there and every share open, and nothing has begun?"""
    return row.status == "waiting" and fixed(row) and all(s.kind != "human" or s.share is not None for s in row.seats)


def awaited(row: TableRow) -> list[int]:
    """The seats whose people have something to do before the game can begin, and those that are kept for somebody."""
    if row.status != "waiting":
        return []
    shares = fixed(row)
    return [
        number
        for number, seat in enumerate(row.seats)
        if (seat.kind == "human" and (seat.share if shares else seat.pledge) is None)
        or (seat.kind == "open" and seat.guest is not None)
    ]


class Patience:
    """Since when each seat is awaited, as far as this process has seen it."""

    def __init__(self, grace: float, clock: Clock) -> None:
        self._grace = grace
        self._clock = clock
        self._since: dict[tuple[object, ...], float] = {}

    def over(self, row: TableRow, number: int) -> bool:
        """Has the grace period of this seat run out?"""
        return self._look(row).get(number, 0.0) >= self._grace if number in awaited(row) else False

    def soonest(self, row: TableRow) -> float | None:
        """Seconds until the next grace period runs out."""
        return min((self._grace - waited for waited in self._look(row).values() if waited < self._grace), default=None)

    def _look(self, row: TableRow) -> dict[int, float]:
        """Seconds for which each seat is awaited. What is asked of it next, and of whom, is waited for anew."""
        now, stage = self._clock.seconds(), (row.commit, fixed(row))
        asked = {number: (number, row.seats[number].guest, row.seats[number].kind, stage) for number in awaited(row)}
        self._since = {key: self._since.get(key, now) for key in asked.values()}
        return {number: now - self._since[key] for number, key in asked.items()}
