"""What may be asked of a table, by whom and when: refusals that several requests share."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from monumenta.engine.author.contract import BadNotation, IllegalAction, MonumentaError
from monumenta.engine.match.game import TurnComplete
from monumenta.tables.problem import Refused
from monumenta.tables.rows import TableRow


def seated(row: TableRow, guest: str | None) -> int:
    """The guest's seat."""
    seat = row.seat_of(guest)
    if seat is None:
        raise Refused("not-seated", "you are watching: only who has a seat can do that")
    return seat


def running(row: TableRow) -> None:
    """Refuse what is only possible while the game runs."""
    not_closed(row)
    if row.status != "running":
        waiting = row.status == "waiting"
        raise Refused("not-running", "the game has not begun yet" if waiting else "the game is over")


def not_closed(row: TableRow) -> None:
    """Refuse what would change or add something at a table that the host has ended."""
    if row.status == "closed":
        raise Refused("closed", "the host has closed this table; set up another one in the lobby")


@contextmanager
def possible() -> Generator[None]:
    """Refuse what the game refuses."""
    try:
        yield
    except IllegalAction as problem:
        raise Refused("illegal", str(problem), problem.why) from problem
    except TurnComplete as problem:
        raise Refused("turn-complete", str(problem)) from problem
    except BadNotation as problem:
        raise Refused("malformed", str(problem)) from problem
    except MonumentaError as problem:
        raise Refused("illegal", str(problem)) from problem
