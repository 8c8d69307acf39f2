"""What is to be played: who meets whom, how often, with which luck. Every game of a plan has a number, and follows from
the plan and that number alone, so that it does not matter who plays it, where, or in which order.

A *table* is a group of entrants that play together. A *round* is one game at every table for each way to sit there:
everybody moves on by a seat, while the luck of the table stays the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any, Literal

import msgspec
from msgspec import Struct

from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find

from .entrants import Entrant
from .line_bot import MOVE_SECONDS
from .rows import NOBODY
from .sprt import Sprt

Kind = Literal["match", "ladder", "tournament"]


class Place(Struct, frozen=True):
    """Where a game stands in the plan."""

    round: int
    table: int
    shift: int


class Plan(Struct, frozen=True):
    kind: Kind
    game: str
    rules: str
    options: dict[str, Any]
    entrants: list[Entrant]
    seed: int
    rounds: int
    seconds: float = MOVE_SECONDS
    """For a decision of a bot from elsewhere."""
    sprt: Sprt | None = None
    """Stop as soon as this is decided; `rounds` is the most that is played."""
    records: bool = True

    @property
    def players(self) -> int:
        """All seats, those included that the rules play."""
        found = self.spec
        return found.players(parse_options(found, self.options))

    @property
    def automas(self) -> int:
        """How many seats the rules play."""
        return self.players - len(self.manned())

    def manned(self) -> list[int]:
        """The seats for entrants."""
        found = self.spec
        unmanned = found.unmanned(parse_options(found, self.options))
        return [seat for seat in range(self.players) if seat not in unmanned]

    @property
    def spec(self) -> GameSpec:
        return find(self.game, self.rules)

    def tables(self) -> list[tuple[int, ...]]:
        """Entrants by number, as they sit in the first game of a round."""
        return tables(self.kind, len(self.entrants), len(self.manned()))

    def games(self) -> int:
        return self.rounds * self.a_round()

    def a_round(self) -> int:
        return len(self.tables()) * len(self.manned())

    def place(self, number: int) -> Place:
        rest, shift = divmod(number, len(self.manned()))
        return Place(*divmod(rest, len(self.tables())), shift)

    def seats(self, place: Place) -> list[int]:
        """The entrant on each seat, NOBODY where the rules play: Automas stay where they are."""
        table = self.tables()[place.table]
        seats = [NOBODY] * self.players
        for i, seat in enumerate(self.manned()):
            seats[seat] = table[(i - place.shift) % len(table)]
        return seats

    def luck(self, place: Place) -> int:
        """The seed of a game: the same for all ways to sit at a table in a round."""
        text = f"{self.seed}/{place.round}/{place.table}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")

    def numbers(self) -> Iterator[int]:
        yield from range(self.games())

    def same(self) -> bytes:
        """What two plans must have in common for their games to be the same: all but how many rounds there are."""
        return msgspec.json.encode(msgspec.structs.replace(self, rounds=0))


def tables(kind: Kind, entrants: int, seats: int) -> list[tuple[int, ...]]:
    """Who meets whom. In a match of more than two the first plays against so many of the second; on a ladder everybody
    does so against the next."""
    if kind == "tournament":
        return list(combinations(range(entrants), seats))
    return [(upper, *[lower] * (seats - 1)) for upper, lower in pairwise(range(entrants))]


def check_entrants(kind: Kind, found: Sequence[Entrant], seats: int, players: int) -> None:
    """Raise BadOption if so many cannot play this; `seats` are those of the players that are for bots."""
    if seats < 2:
        automas = f"; {players - seats} of {players} seats are Automas here" if seats < players else ""
        raise BadOption(
            f"bots play against each other on two seats or more{automas}; say --players {players - seats + 2}"
        )
    if kind == "match" and len(found) != 2:
        raise BadOption(f"a match is between two bots, not {len(found)}; for more of them: ladder or tournament")
    if len(found) < 2:
        raise BadOption(f"a {kind} needs at least two bots")
    if kind == "tournament" and len(found) < seats:
        raise BadOption(f"a tournament on {seats} seats needs at least {seats} bots, not {len(found)}")


def digest(plan: Plan) -> str:
    """A short name for plans whose games are the same."""
    return hashlib.blake2b(plan.same(), digest_size=4).hexdigest()
