"""The time that tables read, in three kinds that are never mixed."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    def milliseconds(self) -> int:
        """Game time, since 1970, without leaps while the process runs: somebody who sets the system's clock right, or a
        time server that does, must not end a turn that runs against the clock."""
        ...

    def seconds(self) -> float:
        """Since some moment, for presence and patience."""
        ...

    def today(self) -> int:
        """Seconds since 1970, as the system says."""
        ...


class SystemClock:
    """A restart begins with the time of day anew, so that time goes on for a game while the server is down."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def milliseconds(self) -> int:
        return int((self._began + time.monotonic()) * 1000)

    def seconds(self) -> float:
        return time.monotonic()

    def today(self) -> int:
        return int(time.time())
