"""Taking a seat, beginning when everybody is ready, and giving a seat that was left to a bot.

All of these run as the table's only writer.
"""

from __future__ import annotations

import secrets

import msgspec

from monumenta.tables.appending import let_luck_act, log, logged
from monumenta.tables.asking import not_closed, seated
from monumenta.tables.awaited import ready
from monumenta.tables.guest import Guest
from monumenta.tables.loading import new_game
from monumenta.tables.messages import Handover, Join
from monumenta.tables.problem import Refused
from monumenta.tables.rows import MoveRow, SeatRow, TableRow
from monumenta.tables.setup import bot_name, check_bot, fresh_row
from monumenta.tables.spoiling import check_welcome
from monumenta.tables.store import Raced
from monumenta.tables.table import Table


def may_watch(row: TableRow, guest: str | None, invite: str | None) -> bool:
    """A listed table is open to all, and so is a waiting room: it shows names only, and its address is a secret of its
    own. Once the game runs, another table is for those who set it up, sit or sat there, or have its link."""
    return row.listed or not row.begun or row.concerns(guest) or _right_invite(row, invite)


def _right_invite(row: TableRow, invite: str | None) -> bool:
    return invite is not None and secrets.compare_digest(invite.encode(), row.invite.encode())


async def join(table: Table, guest: Guest, wish: Join) -> None:
    """Sit down. Whoever sits already keeps that seat: following the link twice changes nothing."""
    if table.row.seat_of(guest.id) is not None:
        await begin_if_full(table)  # the first draw may have failed
        return
    number = _free_seat(table.row, guest.id, wish)
    check_welcome(table.house, table.row, guest.id)
    was = table.row.seats[number]
    await _change_seat(table, number, SeatRow("human", guest.name, guest.id), was)
    table.presence.sat_down(guest.id)
    if not await begin_if_full(table):
        table.show_change()


def _free_seat(row: TableRow, guest: str, wish: Join) -> int:
    kept = row.reserved_for(guest)
    if kept is None and not row.listed and not _right_invite(row, wish.invite):
        raise Refused("bad-invite", "this table is by invitation: open the whole link that you were sent")
    not_closed(row)
    if row.status != "waiting":
        raise Refused("table-full", "all seats are taken and the game has begun; you can watch it")
    if kept is not None and wish.seat in (None, kept):
        return kept
    free = [i for i, seat in enumerate(row.seats) if seat.kind == "open" and seat.guest is None]
    if wish.seat is not None:
        if wish.seat not in free:
            raise Refused("not-open", f"seat {wish.seat + 1} is not free; take another or leave the choice open")
        return wish.seat
    if not free:
        raise Refused("table-full", "the free seats are kept for others; you can watch")
    return free[0]


async def _change_seat(table: Table, number: int, seat: SeatRow, was: SeatRow) -> None:
    try:
        await table.house.store.take_seat(table.row.id, number, seat, was)
    except Raced:
        await table.reload()
        raise Refused("not-open", "somebody else took that seat just now; look again") from None
    seats = [seat if i == number else other for i, other in enumerate(table.row.seats)]
    table.row = msgspec.structs.replace(table.row, seats=seats)


async def begin_if_full(table: Table) -> bool:
    """Begin once every seat is taken and every share is open: luck acts first, then everybody sees the board."""
    row = table.row
    if not ready(row):
        return False
    game = new_game(row)
    new: list[MoveRow] = [logged(move) for move in let_luck_act(table, game, 0)]
    await log(table, game, new, msgspec.structs.replace(row, started=table.house.clock.milliseconds()))
    for connection in table.presence.connections:
        if not may_watch(table.row, connection.guest, connection.invite):
            connection.end()  # was in the waiting room only
            table.presence.remove(connection)
    table.show_scene()
    return True


async def hand_over(table: Table, guest: str | None, wish: Handover) -> None:
    """Let a bot play on for somebody who is gone; that person may come back and watch."""
    seated(table.row, guest)
    bot = check_bot(table.spec, wish.bot, table.house.outsiders)
    seat = table.row.seats[wish.seat] if wish.seat < len(table.row.seats) else None
    if seat is not None and seat.kind == "bot" and seat.bot == bot and seat.guest is not None:
        return  # sent again: it is done already
    not_closed(table.row)
    if table.row.status != "running":
        raise Refused("not-running", "a seat can be handed over while the game runs")
    if seat is None or seat.kind != "human" or seat.guest is None or not table.presence.gone(seat.guest):
        grace = int(table.house.settings.grace)
        raise Refused("not-away", f"a bot can take a seat {grace} seconds after its player has gone, not before")
    others = [other for i, other in enumerate(table.row.seats) if i != wish.seat]
    left = msgspec.structs.replace(seat, kind="bot", name=bot_name(bot, others), bot=bot)
    await _change_seat(table, wish.seat, left, seat)
    await log(table, table.game, [])  # the store must know that a bot is to move now


def rematch_row(table: Table, asker: str) -> TableRow:
    """The same people, bots, options and beginning once more; seats are kept for the people."""
    row = table.row
    seats = [_seat_again(seat) for seat in row.seats]
    return fresh_row(table.spec, row.options, asker, seats, table.house.clock, position=row.position)


def _seat_again(seat: SeatRow) -> SeatRow:
    if seat.kind == "automa":
        return seat
    return SeatRow("bot", seat.name, bot=seat.bot) if seat.kind == "bot" else SeatRow("open", seat.name, seat.guest)
