"""From where guests came last: one address must not count as many guests when its bots are thought about."""

from __future__ import annotations

from collections import OrderedDict


class Origins:
    def __init__(self, most: int) -> None:
        """So many guests are remembered; whoever was not seen for longest is forgotten."""
        self._most = most
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def seen(self, guest: str | None, address: str) -> None:
        if guest is None:
            return
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > self._most:
            self._addresses.popitem(last=False)

    def of(self, guest: str) -> str | None:
        """The address of a guest; None if they were not here since the server was started."""
        return self._addresses.get(guest)
