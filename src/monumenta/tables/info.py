"""Tables as lists and pages see them, each guest with their own eyes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from monumenta.tables.awaited import Patience, awaited, fixed
from monumenta.tables.messages import LuckInfo, Seat, TableInfo
from monumenta.tables.presence import Presence
from monumenta.tables.rows import TableRow

NOBODY: Mapping[int, str] = MappingProxyType({})


def table_info(
    row: TableRow,
    guest: str | None,
    presence: Presence | None = None,
    stand_ins: Mapping[int, str] = NOBODY,
    patience: Patience | None = None,
    *,
    brief: bool = False,
) -> TableInfo:
    """The table for one guest; without `presence` it is not in memory and nobody is there; `brief` is for lists."""
    you = row.seat_of(guest)
    inviting = row.status == "waiting" and (you is not None or row.creator == guest)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=[_seat(row, i, presence, stand_ins.get(i), patience) for i in range(len(row.seats))],
        listed=row.listed,
        you=you,
        invite=row.invite if inviting else None,
        commit=row.commit,
        seq=row.seq,
        created=row.created,
        scores=row.scores,
        winners=row.winners,
        next=row.next,
        position=row.position,
        luck=None if brief else _luck(row),
    )


def _luck(row: TableRow) -> LuckInfo:
    over = row.ended and row.begun
    return LuckInfo(
        scheme=row.scheme,
        pledges=[seat.pledge for seat in row.seats],
        fixed=fixed(row),
        opened=[seat.share is not None for seat in row.seats],
        voided=row.voided,
        shares=[seat.share if over else None for seat in row.seats],
        secret=row.secret if over else None,
    )


def _seat(
    row: TableRow, number: int, presence: Presence | None, stand_in: str | None, patience: Patience | None
) -> Seat:
    seat = row.seats[number]
    guest = seat.guest if seat.kind == "human" else None
    away = presence.away(guest) if presence is not None and guest is not None else None
    return Seat(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot if seat.kind == "bot" else None,
        here=presence is not None and guest is not None and presence.here(guest),
        away=None if away is None else int(away),
        replaceable=(row.status == "running" and presence is not None and guest is not None and presence.gone(guest))
        or (patience is not None and patience.over(row, number)),
        awaited=number in awaited(row),
        stand_in=stand_in,
    )
