"""Who sits where: a learner's seats, and the bots on the others. Seats that the rules play are nobody's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from monumenta.engine.author.contract import AUTOMA, BadOption, GameSpec, MonumentaError
from monumenta.search.house_bot import CELLS, Quick, Random, cells


class NeverActs(MonumentaError):
    """Game after game ended before the learner was to act once."""

    def __init__(self, spec: GameSpec, seat: int) -> None:
        super().__init__(
            f"{spec.name}: the learner on seat {seat} is never to act, however often a game begins; "
            "choose another seat, other options or other opponents"
        )


class Opponents(Struct, frozen=True):
    """The bots that a learner meets, and where it sits."""

    bots: Sequence[str]
    """On the seats after the learner's, in their order."""
    seat: int | None = 0
    """The learner's; None: the next one in each new game."""
    playouts: int | None = None
    """For an action of those that search, or as many as is usual for them."""


def manned(spec: GameSpec, options: Any) -> list[int]:
    """The seats at which somebody decides: a learner or a bot."""
    nobodys = set(spec.unmanned(options))
    return [seat for seat in range(spec.players(options)) if seat not in nobodys]


def check_seat(spec: GameSpec, options: Any, seat: int | None) -> None:
    """Raise unless a learner can have the seat, or a different one in each game."""
    seats, players = manned(spec, options), spec.players(options)
    if seat is None or seat in seats:
        return
    if not 0 <= seat < players:
        raise BadOption(f"there is no seat {seat}; they run from 0 to {players - 1}")
    raise BadOption(
        f"the rules themselves play seat {seat} ({AUTOMA}), so it never acts; choose seat "
        f"{' or '.join(map(str, seats))}, or None for a different one in each game"
    )


def check_opponents(spec: GameSpec, options: Any, opponents: Sequence[str], fewest: int | None = None) -> int:
    """How many other seats there are for bots; raises unless as many opponents are named, or `fewest` at least."""
    others = len(manned(spec, options)) - 1
    players = spec.players(options)
    if (others if fewest is None else min(fewest, others)) <= len(opponents) <= others:
        return others
    room = f"{others}" if fewest is None or others <= fewest else f"{fewest} to {others}"
    automas = players - others - 1
    played = f", of which the rules play {automas}, and a learner" if automas else ""
    raise BadOption(f"{players} players{played} leave room for {room} opponents, not {len(opponents)}")


def others_of(seats: Sequence[int], seat: int) -> list[int]:
    """The other seats, from the one after this on."""
    at = seats.index(seat)
    return [*seats[at + 1 :], *seats[:at]]


def bots_by_seat(seats: Sequence[int], players: int, bots: Sequence[Quick]) -> list[int]:
    """For each seat of a learner the cells of the bot on every seat; bots[i] is on the i-th after the learner's."""
    row = list(cells(Random())) * (players * players)
    for learner in seats:
        for other, bot in zip(others_of(seats, learner), bots, strict=True):
            at = CELLS * (learner * players + other)
            row[at : at + CELLS] = cells(bot)
    return row


def next_seats(seats: Sequence[int], players: int, moves_on: bool) -> list[int]:
    """By seat of a learner: the one that it has in the next game."""
    following = list(range(players))
    if moves_on:
        for i, seat in enumerate(seats):
            following[seat] = seats[(i + 1) % len(seats)]
    return following
