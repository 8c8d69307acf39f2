"""Who thinks for the bots of a table, and about hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from monumenta.engine.author.contract import GameSpec
from monumenta.tables.spot import Spot

if TYPE_CHECKING:
    from monumenta.advice import Hint

Wanted = Callable[[], bool]
"""Does anybody still care?"""


class Claim(Struct, frozen=True):
    """For whom something is thought about."""

    guest: str
    table: str
    address: str


class Unwanted(Exception):
    """When its turn came nobody wanted the thought any more."""


class Bots(Protocol):
    async def turn(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted) -> list[str]:
        """A whole turn of the bot. Raises Unwanted if it is not when its turn to think has come."""
        ...

    async def race(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted) -> tuple[str, int]:
        """Its next action where everybody acts at once, and how many milliseconds a person would take for it."""
        ...


class Thinkers(Bots, Protocol):
    """The bots of the house."""

    async def hint(self, spot: Spot, claim: Claim) -> Hint:
        """An action for the seat to act, why, and what else there is."""
        ...


class OutsideBots(Bots, Protocol):
    """Bots from elsewhere. One that fails raises BotFailed, and plays at that table no more."""

    def of(self, spec: GameSpec) -> list[str]:
        """The names of those who play a game."""
        ...

    def leave(self, table: str) -> None:
        """The game of this table is over; harmless at any time."""
        ...
