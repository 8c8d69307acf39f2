"""What the commands of `monumenta admin` do: ask the host, have it done, say what came of it."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text
from sqlalchemy import make_url

from monumenta.engine.author.contract import BadOption, MonumentaError
from monumenta.server.admin import copying, errand, inspection
from monumenta.server.admin.inspection import SeatShown, TableShown, Wanted
from monumenta.server.admin.orders import Close, Delete, LetIn, Order, Outcome, Prune, Rename, RotateKey, ShutOut
from monumenta.server.admin.removing import KINDS, limits
from monumenta.server.people.bans import GUEST, Ban, banned_name, too_wide
from monumenta.server.settings import SettingError, database_url
from monumenta.server.store.keeper import Holder
from monumenta.server.store.migrate import MigrationError
from monumenta.terminal.text import say

from .asking import be_sure
from .output import console, print_json, progress

STATUSES = ("waiting", "running", "over", "closed")
DAY = 24 * 3600
UNITS = {"m": 60, "h": 3600, "d": DAY, "w": 7 * DAY}
MEGABYTE = 1_000_000
LONGEST = 200
"""Letters of something that was typed, as it is repeated in an answer."""


@dataclass(frozen=True, slots=True)
class At:
    """Which database, how to answer, and whether to ask."""

    db: str | None
    json: bool
    yes: bool = False

    @property
    def url(self) -> str:
        try:
            return database_url(self.db)
        except SettingError as problem:
            raise BadOption(str(problem)) from None


@contextmanager
def _told() -> Generator[None]:
    """What goes wrong is one line."""
    try:
        yield
    except SettingError as problem:
        raise BadOption(str(problem)) from None
    except (errand.ErrandError, MigrationError) as problem:
        raise MonumentaError(str(problem)) from None
    except UnicodeEncodeError:  # bytes that are no letters
        raise BadOption(say("admin-no-text")) from None
    except OSError as problem:
        raise MonumentaError(say("admin-no-file", reason=problem.strerror or str(problem))) from None


# --- looking ---------------------------------------------------------------------------------------------------


def tables(
    at: At, status: str | None, game: str | None, guest: str | None, older_than: float | None, limit: int
) -> None:
    if status is not None and status not in STATUSES:
        raise BadOption(say("admin-bad-status", status=_visible(status), statuses=", ".join(STATUSES)))
    before = None if older_than is None else int(time.time() - older_than * DAY)
    with _told(), errand.reading(at.url) as db:
        found = inspection.tables(db, Wanted(status, game, guest, before, limit))
    if at.json:
        print_json(found)
        return
    if not found:
        console().print(say("admin-no-tables"))
        return
    grid = Grid(box=None, pad_edge=False)
    for column in ("table", "game", "status", "created", "last", "moves", "people"):
        # what is typed again somewhere must stay in one piece
        grid.add_column(say(f"admin-column-{column}"), no_wrap=column in ("table", "people"))
    for table in found:
        grid.add_row(
            _plain(table.id), _plain(table.game), _status(table), _moment(table.created), _moment(table.last),
            str(table.moves), _plain("\n".join(_sits(seat) for seat in table.seats)),
        )  # fmt: skip
    console().print(grid)
    if len(found) == limit:
        console().print(say("admin-more-tables", limit=limit))


def show(at: At, table: str) -> None:
    found = _find(at, table)
    if at.json:
        print_json(found)
        return
    rows = {
        "table": found.id,
        "game": f"{found.game} ({found.rules})",
        "status": _status(found),
        "listed": say("admin-listed-yes" if found.listed else "admin-listed-no"),
        "creator": f"{found.creator_name} {found.creator}",
        "created": _moment(found.created),
        "started": "–" if found.started is None else _moment(found.started),
        "last": _moment(found.last),
        "moves": str(found.moves),
        "people": "\n".join(f"{number}  {_sits(seat)}" for number, seat in enumerate(found.seats, 1)),
        "scores": ", ".join(map(str, found.scores or [])) or "–",
        "winners": ", ".join(found.seats[seat].name for seat in found.winners) or "–",
        "next": found.next or "–",
        "options": "\n".join(f"{name} {msgspec.json.encode(value).decode()}" for name, value in found.options.items()),
        "position": found.position or "–",
    }
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(overflow="fold")
    for name, value in rows.items():
        grid.add_row(say(f"admin-column-{name}"), _plain(value))
    console().print(grid)


def bans(at: At) -> None:
    with _told(), errand.reading(at.url) as db:
        found = inspection.bans(db)
    if at.json:
        print_json(found)
        return
    if not found:
        console().print(say("admin-no-bans"))
        return
    grid = Grid(box=None, pad_edge=False)
    for column in ("who", "since", "until", "reason"):
        grid.add_column(say(f"admin-column-{column}"), overflow="fold")
    for ban_ in found:
        grid.add_row(ban_.who, _moment(ban_.since), _until(ban_), _plain(ban_.reason or ""))
    console().print(grid)


def _find(at: At, text: str) -> TableShown:
    id_ = _table_id(text)
    with _told(), errand.reading(at.url) as db:
        found = inspection.table(db, id_)
    if found is None:
        raise MonumentaError(say("admin-problem-no-table", table=_visible(id_)))
    return found


def _table_id(text: str) -> str:
    """An id, or the address of a page that has it."""
    found = re.search(r"/(?:t|r)/([A-Za-z0-9_-]+)", text)
    return found[1] if found else text


# --- tables ----------------------------------------------------------------------------------------------------


def close(at: At, table: str) -> None:
    found = _find(at, table)
    if found.status in ("waiting", "running"):
        be_sure(say("admin-ask-close", **_about(found)), yes=at.yes)
    _order(at, Close(found.id))


def delete(at: At, table: str) -> None:
    found = _find(at, table)
    be_sure(say("admin-ask-delete", **_about(found)), yes=at.yes)
    _order(at, Delete(found.id))


def _about(table: TableShown) -> dict[str, str | int]:
    people = ", ".join(seat.name for seat in table.seats if seat.name)
    return {
        "table": table.id,
        "game": table.game,
        "people": people or "–",
        "moves": table.moves,
        "status": say("admin-status", status=table.status),
    }


def prune(at: At, days: dict[str, float | None], *, dry_run: bool, compact: bool) -> None:
    now = time.time()
    wanted = {kind: int(now - n * DAY) for kind, n in days.items() if n is not None}
    if not wanted and not compact:
        raise BadOption(say("admin-prune-what"))
    order = Prune(**wanted)
    with _told(), errand.reading(at.url) as db:
        counts = inspection.count_older(db, limits(order))
    if dry_run:
        _say_pruned(at, {**counts, "dry_run": True}, "admin-would-prune")
        return
    facts: dict[str, Any] = {}
    if wanted:
        be_sure(say("admin-ask-prune", **_counted(counts)), yes=at.yes)
        outcome = _carry_out(at, order, sum(counts.values()))
        _stop_at_problem(at, "prune", outcome)
        facts |= outcome.facts
    if compact:
        with _told():
            before, after = copying.compact(at.url)
        facts |= {"bytes_before": before, "bytes_after": after}
    with _told(), errand.reading(at.url) as db:
        space = inspection.space(db)
    _say_pruned(at, {**facts, "bytes": space.file, "bytes_free": space.free}, "admin-done-prune")


def _counted(counts: dict[Any, Any]) -> dict[str, int]:
    return {kind: int(counts.get(kind, 0)) for kind in KINDS}


def _say_pruned(at: At, facts: dict[str, Any], text: str) -> None:
    if at.json:
        print_json({"order": "prune", "done": not facts.get("dry_run", False), **facts})
        return
    console().print(say(text, **_counted(facts)))
    if "bytes_after" in facts:
        shrunk = {"before": _megabytes(facts["bytes_before"]), "after": _megabytes(facts["bytes_after"])}
        console().print(say("admin-compacted", **shrunk))
    elif "bytes" in facts and sum(_counted(facts).values()) > 0:
        space = {"free": _megabytes(facts["bytes_free"]), "all": _megabytes(facts["bytes"])}
        console().print(say("admin-free-space", **space), soft_wrap=True)


# --- guests ----------------------------------------------------------------------------------------------------


def ban(at: At, who: str, reason: str | None, until: str | None, *, wide: bool) -> None:
    name = _banned(who)
    end = None if until is None else _end(until)
    if too_wide(name):
        if at.yes and not wide:
            raise BadOption(say("admin-too-wide", who=name))
        be_sure(say("admin-ask-wide", who=name), yes=at.yes)
        be_sure(say("admin-ask-wide-again", who=name), yes=at.yes)
    _order(at, ShutOut(name, end, reason))


def unban(at: At, who: str) -> None:
    _order(at, LetIn(_banned(who)))


def _banned(who: str) -> str:
    try:
        return banned_name(who)
    except ValueError:
        raise BadOption(say("admin-bad-who", who=_visible(who))) from None


def _end(text: str) -> int:
    """The moment that a text names, in seconds since 1970: 12h, 7d, 2w, or a date and time."""
    found = re.fullmatch(r"(\d{1,6})([mhdw])", text.strip())
    try:
        end = time.time() + int(found[1]) * UNITS[found[2]] if found else datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        raise BadOption(say("admin-bad-until", until=_visible(text))) from None
    if end <= time.time():
        raise BadOption(say("admin-past-until", until=_visible(text)))
    return int(end)


def rename(at: At, guest: str, name: str) -> None:
    if not GUEST.fullmatch(guest):
        raise BadOption(say("admin-bad-guest", guest=_visible(guest)))
    _order(at, Rename(guest, name))


def rotate_key(at: At, *, forget_old: bool) -> None:
    if forget_old:
        be_sure(say("admin-ask-forget"), yes=at.yes)
    _order(at, RotateKey(forget_old))


# --- orders ----------------------------------------------------------------------------------------------------


def _order(at: At, order: Order) -> None:
    """Have it done, and say what came of it."""
    name = str(order.__struct_config__.tag)
    outcome = _carry_out(at, order, 0)
    _stop_at_problem(at, name, outcome)
    if at.json:
        print_json({"order": name, "done": True, **outcome.facts})
    else:
        console().print(say(_text_of(name, outcome), **_values(outcome)), markup=False, soft_wrap=True)


def _carry_out(at: At, order: Order, total: int) -> Outcome:
    def waits(holder: Holder | None) -> None:
        if not at.json:
            process = 0 if holder is None else holder.process
            print(say("admin-waits", process=str(process)), file=sys.stderr)

    with _told(), progress(say("admin-progress")) as tick:
        return errand.run(at.url, order, waits, lambda so_far: tick(sum(so_far.facts.values()), total))


def _stop_at_problem(at: At, name: str, outcome: Outcome) -> None:
    if outcome.problem is None:
        return
    if at.json:
        print_json({"order": name, "done": False, "problem": outcome.problem, **outcome.facts})
    raise MonumentaError(say(f"admin-problem-{outcome.problem}", **_values(outcome)))


def _text_of(name: str, outcome: Outcome) -> str:
    if name == "close" and not outcome.facts["changed"]:
        return "admin-done-close-before"
    if name == "ban" and not outcome.facts["known"]:
        return "admin-done-ban-unknown"
    if name == "rotate-key" and outcome.facts["forgot_old"]:
        return "admin-done-rotate-key-forgot"
    return f"admin-done-{name}"


def _values(outcome: Outcome) -> dict[str, str | int]:
    return {name: value if isinstance(value, int) else _visible(str(value)) for name, value in outcome.facts.items()}


# --- backups ---------------------------------------------------------------------------------------------------


def backup(at: At, file: Path) -> None:
    with _told():
        there = file.exists() and not file.is_dir()
    if there:
        be_sure(say("admin-ask-overwrite", file=_visible(str(file))), yes=at.yes)
    with _told(), progress(say("admin-copying")) as tick:
        copied = copying.backup(at.url, file, tick)
    if at.json:
        print_json(copied)
        return
    size = _megabytes(copied.bytes)
    text = say("admin-done-backup", file=_visible(copied.file), size=size, tables=copied.tables, moves=copied.moves)
    console().print(text, markup=False, soft_wrap=True)


def restore(at: At, file: Path) -> None:
    with _told():
        checked = copying.check(file)
        target = Path(make_url(at.url).database or "")
    about = {"file": _visible(str(file)), "db": _visible(str(target)), "tables": checked.tables, "moves": checked.moves}
    be_sure(say("admin-ask-restore", **about), yes=at.yes)
    with _told(), progress(say("admin-copying")) as tick:
        restored = copying.restore(at.url, file, target, tick)
    if at.json:
        print_json(restored)
        return
    console().print(say("admin-done-restore", **about), markup=False, soft_wrap=True)
    if restored.kept is not None:
        console().print(say("admin-kept", file=_visible(restored.kept)), markup=False, soft_wrap=True)


# --- words -----------------------------------------------------------------------------------------------------


def _status(table: TableShown) -> str:
    return say("admin-status", status=table.status)


def _sits(seat: SeatShown) -> str:
    """Who sits on a seat; of people the id too, by which they are renamed and banned."""
    if seat.kind == "human":
        return f"{seat.name} {seat.guest}{' ' + say('admin-banned') if seat.banned else ''}"
    if seat.kind == "open":
        return say("admin-open") if seat.guest is None else say("admin-kept-for", name=seat.name, guest=seat.guest)
    return seat.name


def _moment(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _until(ban_: Ban) -> str:
    return say("admin-for-good") if ban_.until is None else _moment(ban_.until)


def _megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.1f}"


def _visible(text: str) -> str:
    """What somebody typed, without what would move the cursor of a terminal, and not longer than one can read."""
    shown = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def _plain(text: str) -> Text:
    """Whole, for rich, which would take brackets in a string for commands. To escape them is not enough: a name may
    have a backslash before one."""
    return Text("".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text))
