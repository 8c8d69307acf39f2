"""Who may still sit down at a table whose luck came to nothing before.

Whoever leaves, or is sent away, once the pledges are fixed makes everybody begin anew. That may happen to anybody, so
it is free at first; but it is counted by guest, so that one stranger cannot keep the others from their game. Nothing
here keeps a seat from being freed: only sitting down is refused. So a table has no more void rounds than `rounds`.
"""

from __future__ import annotations

from monumenta.tables.house import House
from monumenta.tables.problem import Refused
from monumenta.tables.rows import TableRow


def check_welcome(house: House, row: TableRow, guest: str) -> None:
    """Refuse who has made too many rounds of this table void, and everybody where there were too many in all."""
    if len(row.voided) >= house.settings.rounds:
        raise Refused("luck-often", "the luck of this table came to nothing too often; set up another table")
    if unwelcome(house, row, guest):
        raise Refused(
            "luck-spoiled",
            "the luck of this table came to nothing too often because of you, or of others at your address; "
            "join another table, or set one up",
        )


def unwelcome(house: House, row: TableRow, guest: str) -> bool:
    """Has this guest, or the address from which they come, made too many rounds void? One address may have many
    guests, and guests are free to be had: so both count."""
    most, of = house.settings.voids, house.host.address_of
    if row.voided_by.count(guest) >= most:
        return True
    if (address := of(guest)) is None:
        return False
    return sum(of(one) == address for one in row.voided_by) >= most * house.settings.address_share
