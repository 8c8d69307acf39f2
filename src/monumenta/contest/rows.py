"""One played game, as a line of `games.jsonl`."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .one_game import Forfeit

NOBODY: Final = -1
"""In place of an entrant, on a seat that the rules themselves play."""


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    number: int
    seats: list[int]
    """The entrant on each seat, or NOBODY."""
    scores: list[int]
    winners: list[int]
    """Seats."""
    moves: int
    decisions: int
    """Moves without those of luck and clock."""
    record: int = 0
    """Bytes of the record; 0: not kept."""
    forfeit: Forfeit | None = None

    def share(self, entrant: int) -> float:
        """What an entrant won among the bots, whoever else did better: 1 alone, less if it was shared; the mean of its
        seats."""
        ranks = [(rank, who) for rank, who in zip(self.ranks(), self.seats, strict=True) if who != NOBODY]
        first = [who for rank, who in ranks if rank == min(ranks)[0]]
        return first.count(entrant) / len(first) / self.seats.count(entrant)

    def won(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ranks(self) -> list[int]:
        """The place of every seat, 0 is the best: winners first, who forfeited last, between them by points."""
        keys = [self._key(seat) for seat in range(len(self.seats))]
        return [sum(other > key for other in keys) for key in keys]

    def _key(self, seat: int) -> tuple[bool, bool, int]:
        lost = self.forfeit is not None and self.forfeit.seat == seat
        if self.forfeit is not None:
            return not lost, False, 0  # a game that was broken off ranks nobody else
        return True, seat in self.winners, 0 if seat in self.winners else self.scores[seat]
