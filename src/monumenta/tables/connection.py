"""A page at a table, as the table knows it."""

from __future__ import annotations

from typing import Protocol

from monumenta.tables.messages import ToPage
from monumenta.tables.problem import Refused


class Connection(Protocol):
    guest: str | None
    """Whose it is; None for somebody who can only watch."""
    invite: str | None
    """The secret of the link by which it came."""
    address: str
    """From where it comes, as far as that tells people apart."""
    host: str | None
    """The whole address, if it has one."""

    def send(self, message: ToPage) -> None:
        """Have a message sent; never waits."""
        ...

    def send_text(self, text: str) -> None:
        """The same for a message that was written once for many."""
        ...

    def send_away(self, refused: Refused) -> None:
        """Say why, and end."""
        ...

    def end(self) -> None:
        """End after what was sent already."""
        ...
