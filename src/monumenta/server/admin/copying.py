"""Backups: copies of a database that is in use, and putting one back.

A copy is taken by SQLite itself within one reading transaction, so it is the database of one moment, and nobody who
writes waits for it. It holds the key of the cookies and the secrets of the luck, so it is its owner's only, from its
first byte on; and it has its name only when it is whole.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sqlite3
import time
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from msgspec import Struct

from monumenta.server.admin.errand import BUSY, ErrandError, clear_away, database_file
from monumenta.server.store import schema
from monumenta.server.store.keeper import Taken, keep

PAGES = 1_024
"""Pages that are copied at once, between two looks at how far it is."""
OWN = 0o600

Tick = Callable[[int, int], None]
"""(done, total)"""


class Copied(Struct, frozen=True):
    file: str
    bytes: int
    tables: int
    moves: int


class Restored(Struct, frozen=True):
    file: str
    tables: int
    moves: int
    kept: str | None
    """Where the database is that was there before."""


class Checked(Struct, frozen=True):
    """What is in a backup."""

    version: str
    tables: int
    moves: int


def backup(url: str, target: Path, tick: Tick) -> Copied:
    """Copy the database to a file, or into a folder under a name that says when. Another file there is replaced."""
    source = database_file(url)
    if target.is_dir():
        target /= time.strftime(f"{source.stem}-%Y%m%d-%H%M%S.db")
    if _is_part_of(source, target):
        raise ErrandError("a backup needs another name than the database itself and the files that belong to it")
    with _tidy(target) as part:
        _copy(source, part, tick)
        checked = check(part)
        part.replace(target)
        _sync_folder(target.parent)
    return Copied(str(target), target.stat().st_size, checked.tables, checked.moves)


def _is_part_of(database: Path, path: Path) -> bool:
    """Is it the database, its log, or what else lies beside it while it is open? By any name: a link will do."""
    real = database.resolve()
    for end in ("", "-wal", "-shm", "-journal", ".lock"):
        own = real.with_name(real.name + end)
        if path.resolve() == own or (path.exists() and own.exists() and path.samefile(own)):
            return True
    return False


def check(path: Path) -> Checked:
    """See that a backup is whole and that this version can use it."""
    if not path.is_file():
        raise ErrandError(f"there is no backup {path}; say where it is")
    try:
        with closing(_reader(path)) as db:
            found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise ErrandError(f"{path} is damaged ({found}): use another backup")
            broken = db.execute("PRAGMA foreign_key_check").fetchone()
            if broken is not None:
                raise ErrandError(f"{path} is damaged (a row of {broken[0]} belongs to nothing): use another backup")
            (version,) = db.execute("select version_num from alembic_version").fetchone()
            (tables,) = db.execute("select count(*) from tables where status != 'gone'").fetchone()
            (moves,) = db.execute("select count(*) from moves").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise ErrandError(f"{path} is no backup of Monumenta: {error}") from error
    if version > schema.HEAD:
        raise ErrandError(
            f"{path} was made by a newer Monumenta (schema {version}, this one knows {schema.HEAD}): upgrade this one"
        )
    return Checked(version, tables, moves)


def restore(url: str, source: Path, target: Path, tick: Tick) -> Restored:
    """Put a backup in the place of the database, which is kept aside. No server may run meanwhile."""
    try:
        with keep(url, errand=True):
            return _restore(source, target, tick)
    except Taken as taken:
        raise ErrandError(f"stop the server first, then restore, then start it again: {taken}") from taken


def _restore(source: Path, target: Path, tick: Tick) -> Restored:
    checked = check(source)
    with _tidy(target) as part:
        _copy(source, part, tick)
        with closing(sqlite3.connect(part, isolation_level=None)) as db:
            if checked.version == schema.HEAD:  # older ones had no orders
                db.execute("delete from orders where done is null")  # they were given to another database
        kept = _put_aside(target) if target.exists() else None
        _like(target if kept is None else kept, part)
        _sync(part)
        part.replace(target)
        _sync_folder(target.parent)
    return Restored(str(target), checked.tables, checked.moves, None if kept is None else str(kept))


def _put_aside(target: Path) -> Path:
    """Give the old database a second name, its last changes included, and leave nothing beside the first one that
    would be taken for changes of the new."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    kept = target.with_name(f"{target.name}.before-{stamp}-{secrets.token_hex(2)}")
    if _keeps_a_log(target):
        with suppress(sqlite3.Error), closing(sqlite3.connect(target, timeout=BUSY, isolation_level=None)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try:
        os.link(target, kept)
    except OSError:  # a file system without links
        shutil.copyfile(target, kept, follow_symlinks=True)
        kept.chmod(OWN)
    wal, index = (target.with_name(f"{target.name}-{end}") for end in ("wal", "shm"))
    if wal.exists():  # one that is damaged could not take them in
        wal.replace(kept.with_name(f"{kept.name}-wal"))
    index.unlink(missing_ok=True)
    return kept


def _keeps_a_log(path: Path) -> bool:
    """Does its head say that it has a log of changes? If that is damaged, SQLite would throw the log away."""
    with path.open("rb") as file:
        head = file.read(20)
    return head.startswith(b"SQLite format 3\0") and head[18:20] == b"\2\2"


@contextmanager
def _tidy(target: Path) -> Generator[Path]:
    """A file beside the target, readable by its owner only and by nobody at any time; gone afterwards."""
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWN))
    except OSError as error:
        raise ErrandError(f"cannot write to {target.parent}: {error.strerror}; choose another place") from error
    try:
        yield part
    except (OSError, sqlite3.Error) as error:
        raise ErrandError(f"cannot write {target}: {error}; nothing there has changed") from error
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + end).unlink(missing_ok=True)


def _copy(source: Path, part: Path, tick: Tick) -> None:
    with closing(_reader(source)) as old, closing(sqlite3.connect(part, isolation_level=None)) as new:
        new.execute("PRAGMA journal_mode = OFF")  # half a copy is thrown away
        new.execute("PRAGMA synchronous = OFF")
        # one transaction from the first page to the last: left alone, SQLite would begin anew whenever somebody writes
        old.execute("BEGIN")
        old.execute("select count(*) from sqlite_master").fetchone()
        old.backup(new, pages=PAGES, progress=lambda _, left, total: tick(total - left, total))
        old.execute("ROLLBACK")
        new.execute("PRAGMA journal_mode = DELETE")  # all in one file
    _sync(part)


def _reader(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=BUSY, isolation_level=None)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """A new name is only safe when its folder is."""
    with suppress(OSError):  # not every system can
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _like(old: Path, new: Path) -> None:
    """Whoever restores as root leaves the file to whom it belonged."""
    if os.name == "posix" and os.geteuid() == 0 and old.exists():
        owner = old.stat()
        os.chown(new, owner.st_uid, owner.st_gid)


def compact(url: str) -> tuple[int, int]:
    """Give free space back to the disk; the bytes of the file before and after. No server may run meanwhile."""
    path = database_file(url)
    before = path.stat().st_size
    try:
        with keep(url, errand=True):
            asyncio.run(clear_away(url))  # what a server that was stopped has not come to
            with closing(sqlite3.connect(path, timeout=BUSY, isolation_level=None)) as db:
                db.execute("VACUUM")
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except Taken as taken:
        raise ErrandError(f"space goes back to the disk only while no server runs: {taken}") from taken
    except sqlite3.Error as error:
        raise ErrandError(f"cannot compact {path}: {error}; it needs as much room again as the file has") from error
    return before, path.stat().st_size
