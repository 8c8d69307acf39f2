"""The time of day for games: the system's as this process began, and from then on without its leaps.

Somebody who sets the system's clock right, or a time server that does, must not end a turn that runs against the clock.
A restart begins with the time of day anew, so that time goes on for a game while the server is down.
"""

from __future__ import annotations

import time

_BEGAN = time.time() - time.monotonic()


def milliseconds() -> int:
    """Since 1970."""
    return int((_BEGAN + time.monotonic()) * 1000)
