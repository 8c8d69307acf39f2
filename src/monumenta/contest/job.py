"""One game of a plan, played in whichever process this is."""

from __future__ import annotations

import atexit
from typing import Final

import msgspec
from msgspec import Struct

from monumenta.engine.author.contract import AUTOMA
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import parse_options
from monumenta.search.mind import Mind

from .entrants import Entrant, mind
from .line_bot import LineBot
from .one_game import OneGame, play_one
from .plan import Plan
from .rows import NOBODY, Row

NO_ENTRANT: Final = Entrant(AUTOMA, "random")
"""Sits where the rules play, and is never asked."""


class Played(Struct, frozen=True):
    row: Row
    record: str | None


_sitting: dict[tuple[str, float, Entrant, int], Mind] = {}
"""Minds of this process. Programs live from game to game; each seat has its own, since one process plays one game."""


def play(plan: Plan, number: int) -> Played:
    """The game of that number: the same everywhere, if bots from elsewhere keep to the seeds that they are given."""
    spec, place = plan.spec, plan.place(number)
    compiled.use_or_plain(spec)
    seats = plan.seats(place)
    minds = [_mind(plan, NO_ENTRANT if who == NOBODY else plan.entrants[who], seat) for seat, who in enumerate(seats)]
    guests = [one for one in minds if isinstance(one, LineBot)]
    for guest in guests:
        guest.begin()
    played = play_one(spec, parse_options(spec, plan.options), minds, plan.luck(place))
    row = _row(number, seats, played)
    for guest in guests:
        guest.end(row.scores, row.winners)
    if not plan.records:
        return Played(row, None)
    record = played.record().write()
    return Played(_with(row, record), record)


def _mind(plan: Plan, one: Entrant, seat: int) -> Mind:
    key = (plan.game + plan.rules, plan.seconds, one, seat)
    if key not in _sitting:
        _sitting[key] = mind(plan.spec, one, plan.seconds)
    return _sitting[key]


def _row(number: int, seats: list[int], played: OneGame) -> Row:
    game = played.game
    return Row(
        number=number,
        seats=seats,
        scores=game.scores,
        winners=played.winners,
        moves=game.n,
        decisions=sum(isinstance(move.seat, int) for move in game.moves),
        forfeit=played.forfeit,
    )


def _with(row: Row, record: str) -> Row:
    return msgspec.structs.replace(row, record=len(record.encode()))


def abandon() -> None:
    """End the programs of this process at once, whatever they are doing."""
    for one in list(_sitting.values()):
        if isinstance(one, LineBot):
            one.kill()


@atexit.register
def leave() -> None:
    """End the programs of this process."""
    for one in _sitting.values():
        if isinstance(one, LineBot):
            one.close()
    _sitting.clear()
