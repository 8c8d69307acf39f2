"""One played game, as a line of `games.jsonl`."""

from __future__ import annotations

from msgspec import Struct

from monumenta.bots.one_game import Forfeit


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    number: int
    seats: list[int]
    """The entrant on each seat."""
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
        """What an entrant won of the game: 1 alone, less if it was shared; the mean of its seats."""
        own = [seat for seat, who in enumerate(self.seats) if who == entrant]
        return sum(self.won(seat) for seat in own) / len(own)

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
