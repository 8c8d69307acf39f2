"""What the store keeps, as tables handle it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from monumenta.engine.author.contract import CHANCE, CLOCK
from monumenta.engine.match.shares import Given, Terms, Void, gathered, terms_of

Status = Literal["waiting", "running", "over", "closed"]
"""A table that its host has closed has ended like one that is over, but nobody has won."""

GONE = "gone"
"""The status of a table that is being removed: nobody finds it any more."""


class SeatRow(Struct, frozen=True):
    kind: Literal["human", "bot", "open", "automa"]
    name: str
    guest: str | None = None
    """Who sits here. At an open seat: for whom it is kept. At a bot's: who left it."""
    bot: str | None = None
    nonce: str | None = None
    """What the person who sat down added to the luck of scheme 1; stays when a bot takes over, as the next two do."""
    pledge: str | None = None
    share: str | None = None
    """The share of the luck that was pledged; None until it is opened."""


class TableRow(Struct, frozen=True):
    id: str
    game: str
    rules: str
    options: dict[str, Any]
    creator: str
    seats: list[SeatRow]
    listed: bool
    invite: str
    secret: str
    commit: str
    created: int
    status: Status = "waiting"
    started: int | None = None
    seq: int = 0
    goes_on: bool = False
    """Does something happen by itself, so that the table must be in memory: is a bot to move, or does a clock run?"""
    scores: list[int] | None = None
    winners: list[int] = []
    next: str | None = None
    position: str | None = None
    """The text of the position that the game begins from."""
    scheme: int = 2
    """Of the luck: 1 at tables that began before there were shares."""
    voided: list[Void] = []
    """Rounds of luck that came to nothing."""
    voided_by: list[str] = []
    """The guests whose leaving, or staying away, made them so, as far as that is known. Records do not tell it."""

    @property
    def begun(self) -> bool:
        """Has there been a game? Of one that was closed while it waited there has not."""
        return self.status in ("running", "over") or (self.status == "closed" and self.started is not None)

    @property
    def ended(self) -> bool:
        """Will nothing happen here any more?"""
        return self.status in ("over", "closed")

    @property
    def nonces(self) -> list[str]:
        """What people added to the luck of scheme 1, in seat order."""
        return [seat.nonce for seat in self.seats if seat.nonce is not None]

    @property
    def peopled(self) -> bool:
        """Does a person sit here, be it one who is away?"""
        return any(seat.kind == "human" for seat in self.seats)

    @property
    def given(self) -> list[Given]:
        """Pledges and shares, in seat order."""
        return gathered([seat.pledge for seat in self.seats], [seat.share for seat in self.seats])

    @property
    def terms(self) -> Terms:
        """What pledges are made under in this round of luck."""
        return terms_of(self.id, self.voided, self.commit)

    def concerns(self, guest: str | None) -> bool:
        """Did this guest set the table up, sit at it, or is a seat kept for them?"""
        return guest is not None and (self.creator == guest or any(seat.guest == guest for seat in self.seats))

    def seat_of(self, guest: str | None) -> int | None:
        """The seat this guest sits on."""
        if guest is None:
            return None
        return next((i for i, s in enumerate(self.seats) if s.kind == "human" and s.guest == guest), None)

    def reserved_for(self, guest: str | None) -> int | None:
        """The open seat that is kept for this guest."""
        if guest is None:
            return None
        return next((i for i, s in enumerate(self.seats) if s.kind == "open" and s.guest == guest), None)


class MoveRow(Struct, frozen=True):
    n: int
    seat: int
    do: str
    events: list[Any]
    t: int
    asker: int | None = None
    request: str | None = None

    @property
    def who(self) -> int | Literal["chance", "clock"]:
        """The seat as records and messages write it."""
        return "chance" if self.seat == CHANCE else "clock" if self.seat == CLOCK else self.seat


class Snapshot(Struct, frozen=True):
    n: int
    state: bytes
