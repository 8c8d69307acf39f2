"""Tables as lists and pages see them, each guest with their own eyes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from monumenta.server.presence import Presence
from monumenta.server.protocol import Seat, TableInfo
from monumenta.server.rows import SeatRow, TableRow

NOBODY: Mapping[int, str] = MappingProxyType({})


def table_info(
    row: TableRow, guest: str | None, presence: Presence | None = None, stand_ins: Mapping[int, str] = NOBODY
) -> TableInfo:
    """The table for one guest; without `presence` it is not in memory and nobody is there."""
    you = row.seat_of(guest)
    inviting = row.status == "waiting" and (you is not None or row.creator == guest)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=[_seat(row, seat, presence, stand_ins.get(i)) for i, seat in enumerate(row.seats)],
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
    )


def _seat(row: TableRow, seat: SeatRow, presence: Presence | None, stand_in: str | None) -> Seat:
    guest = seat.guest if seat.kind == "human" else None
    away = presence.away(guest) if presence is not None and guest is not None else None
    return Seat(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot if seat.kind == "bot" else None,
        here=presence is not None and guest is not None and presence.here(guest),
        away=None if away is None else int(away),
        replaceable=(row.status == "running" and presence is not None and guest is not None and presence.gone(guest)),
        stand_in=stand_in,
    )
