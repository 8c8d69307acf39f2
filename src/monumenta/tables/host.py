"""Who runs the tables: knows people from elsewhere, and hears what becomes of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from monumenta.tables.table import Table


class Host(Protocol):
    def address_of(self, guest: str) -> str | None:
        """From where a guest came last; None if that is not known."""
        ...

    def shut_out(self, guest: str) -> bool:
        """Is this guest not waited for?"""
        ...

    def noticed(self, table: Table, guest: str | None) -> None:
        """A guest set this table up, came to it or left it just now."""
        ...

    def ended(self, table: str) -> None:
        """The game of this table is over."""
        ...
