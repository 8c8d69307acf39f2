"""People's part in the luck before the game begins: the pledge of a share, the share, and drawing everything anew.

All of these run as the table's only writer, and what is acknowledged is stored. Each can be sent again.
"""

from __future__ import annotations

import msgspec

from monumenta.engine.match.luck import commitment, new_secret
from monumenta.engine.match.shares import Void, pledge_of
from monumenta.tables.asking import seated
from monumenta.tables.awaited import fixed, ready
from monumenta.tables.messages import Free, Pledge, Share
from monumenta.tables.problem import Refused
from monumenta.tables.rows import SeatRow, TableRow
from monumenta.tables.seating import begin_if_full
from monumenta.tables.spoiling import unwelcome
from monumenta.tables.store import Raced
from monumenta.tables.table import Table


async def pledge(table: Table, guest: str, wish: Pledge) -> None:
    """Note what somebody promises to add. It may be replaced until all are there: nobody has opened anything yet."""
    number = seated(table.row, guest)
    row = table.row
    _check_round(row, wish.commit)
    if row.seats[number].pledge == wish.pledge:
        return
    if row.status != "waiting" or fixed(row):
        raise Refused("luck-fixed", "all pledges are in, and none can be changed now; open the share that was pledged")
    await _give(table, number, msgspec.structs.replace(row.seats[number], pledge=wish.pledge))
    table.show_change()


async def open_share(table: Table, guest: str, wish: Share) -> None:
    """Take a share that fits its pledge; with the last one the game begins."""
    number = seated(table.row, guest)
    row, seat = table.row, table.row.seats[number]
    _check_round(row, wish.commit)
    if seat.share == wish.share:
        await begin_if_full(table)  # the first draw may have failed
        return
    if row.status != "waiting" or seat.share is not None:
        raise Refused("luck-fixed", "your share is open already, and cannot be another one now")
    if not fixed(row):
        raise Refused("luck-early", "keep your share to yourself until everybody has pledged theirs")
    if pledge_of(row.terms, number, wish.share) != seat.pledge:
        raise Refused("luck-wrong", "this is not the share that you have pledged; open that one")
    await _give(table, number, msgspec.structs.replace(seat, share=wish.share))
    if not await begin_if_full(table):
        table.show_change()


async def free(table: Table, guest: str | None, wish: Free) -> None:
    """Free the seat of somebody for whom the table has waited too long, or leave one's own. Once pledges were fixed,
    the round of luck is void: everything is drawn anew, so that nobody gains by having stayed away."""
    row = table.row
    seat = row.seats[wish.seat] if wish.seat < len(row.seats) else None
    if seat is not None and seat.kind == "open" and seat.guest in (None, guest):
        return  # sent again: it is done already
    own = seated(table.row, guest) == wish.seat
    if row.status != "waiting" or ready(row):
        raise Refused("luck-fixed", "the game begins, and seats are not freed any more: a bot may take over later")
    if seat is None or not (own or table.patience.over(row, wish.seat)):
        grace = int(table.house.settings.grace)
        raise Refused("not-away", f"a seat can be freed when the table has waited {grace} seconds for it, not before")
    new = _seats_anew(row, wish.seat) if fixed(row) else row
    # who leaves may come back to the same seat; who was sent away may take any that is open
    kept = own and guest is not None and not unwelcome(table.house, new, guest)
    left = SeatRow("open", seat.name, seat.guest) if kept else SeatRow("open", "")
    new = msgspec.structs.replace(new, seats=[left if i == wish.seat else other for i, other in enumerate(new.seats)])
    try:
        await table.house.store.draw_anew(new)
    except Raced:
        await _look_again(table)
    table.row = new


def _seats_anew(row: TableRow, freed: int) -> TableRow:
    """The table in a new round of luck."""
    gone = row.seats[freed]
    pledges, shares = [seat.pledge for seat in row.seats], [seat.share for seat in row.seats]
    secret = new_secret()
    return msgspec.structs.replace(
        row,
        secret=secret.hex(),
        commit=commitment(secret),
        voided=[*row.voided, Void(row.commit, pledges, shares, freed, gone.name)],
        voided_by=[*row.voided_by, gone.guest] if gone.guest is not None else row.voided_by,
        seats=[msgspec.structs.replace(seat, pledge=None, share=None) for seat in row.seats],
    )


def _check_round(row: TableRow, commit: str) -> None:
    if row.commit != commit:
        raise Refused("stale", "the luck of this table is drawn anew: pledge another share for its new commitment")


async def _give(table: Table, number: int, seat: SeatRow) -> None:
    seats = [seat if i == number else other for i, other in enumerate(table.row.seats)]
    row = msgspec.structs.replace(table.row, seats=seats)
    try:
        await table.house.store.give(row, number)
    except Raced:
        await _look_again(table)
    table.row = row


async def _look_again(table: Table) -> None:
    await table.reload()
    raise Refused("stale", "somebody else changed the seats just now; look at the table again") from None
