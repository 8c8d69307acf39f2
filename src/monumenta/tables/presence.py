"""Who is connected to a table, and since when the others are away.

Presence is a clock of its own: it is neither the transport's heartbeat nor the game's time, and it is not stored;
after a restart everybody counts as having just left.
"""

from __future__ import annotations

from collections.abc import Callable

from monumenta.tables.clock import Clock
from monumenta.tables.connection import Connection


class Presence:
    def __init__(self, grace: float, clock: Clock, shut_out: Callable[[str], bool]) -> None:
        self._grace = grace
        self._clock = clock
        self._shut_out = shut_out
        self._connections: dict[Connection, None] = {}  # in the order in which they came
        self._left: dict[str, float] = {}
        self._begun = self._clock.seconds()

    @property
    def connections(self) -> list[Connection]:
        return list(self._connections)

    @property
    def anybody(self) -> bool:
        """Is at least one page open?"""
        return bool(self._connections)

    @property
    def first_address(self) -> str | None:
        """From where whoever has been here for longest looks at it."""
        return next((connection.address for connection in self._connections), None)

    def add(self, connection: Connection) -> None:
        self._connections[connection] = None

    def remove(self, connection: Connection) -> None:
        if connection not in self._connections:
            return
        del self._connections[connection]
        if connection.guest is not None and not self.here(connection.guest):
            self._left[connection.guest] = self._clock.seconds()

    def sat_down(self, guest: str) -> None:
        """From now on the absence of somebody who never connected is counted."""
        self._left.setdefault(guest, self._clock.seconds())

    def here(self, guest: str | None) -> bool:
        return any(connection.guest == guest for connection in self._connections)

    def away(self, guest: str) -> float | None:
        """Seconds since the last connection of this guest was lost; None while there is one."""
        if self.here(guest):
            return None
        return self._clock.seconds() - self._left.get(guest, self._begun)

    def until_gone(self, guest: str) -> float | None:
        """Seconds of grace that an absent guest has left; None while here and when there is none left."""
        away = self.away(guest)
        return None if away is None or self.gone(guest) else self._grace - away

    def gone(self, guest: str) -> bool:
        """Has the grace period run out? Who was shut out has none."""
        away = self.away(guest)
        return away is not None and (away >= self._grace or self._shut_out(guest))

    def expel(self, connection: Connection) -> None:
        """Somebody is cut off, and not waited for."""
        self.remove(connection)
        if connection.guest in self._left:
            self._left[connection.guest] = self._clock.seconds() - self._grace
