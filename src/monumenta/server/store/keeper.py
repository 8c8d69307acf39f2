"""One server keeps a database file at a time; a second one is told who has it.

A lock of the system on a small file beside the database: it ends with the process that holds it, however that ends.
Symbolic links are followed first, and a file that has two names of its own is refused: by the other one it has another
lock and another log, and who used both would lose what was written.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import make_url

from monumenta.server.settings import SettingError

if os.name == "nt":
    import msvcrt
else:
    import fcntl

BEGIN = 1024
"""Bytes of room for who holds it; where the system locks bytes and not files, the byte after them is locked."""
PATIENCE = 30.0
"""Seconds that an errand may take until somebody who wants to stay gives up."""
JUST_COME = 0.3


class Taken(SettingError):
    """Another server has the database; the message says which and what to do."""

    def __init__(self, message: str, holder: Holder | None) -> None:
        super().__init__(message)
        self.holder = holder


class Holder(Struct, frozen=True):
    """Who keeps a database."""

    process: int
    address: str | None = None
    """Where its page is, once it is there."""
    errand: bool = False
    """Is it a command that will be done in a moment?"""


class Keeper:
    """The right to write to a database, while it lasts."""

    def __init__(self, file: FileIO, *, errand: bool = False) -> None:
        self._file = file
        self._errand = errand

    def tell(self, address: str | None) -> None:
        """Leave word for whoever comes second."""
        text = msgspec.json.encode(Holder(os.getpid(), address, self._errand))
        self._file.seek(0)
        self._file.write(text.ljust(BEGIN))


@contextmanager
def keep(url: str, *, errand: bool = False) -> Generator[Keeper | None]:
    """Keep the database of that address to oneself, for an errand or for long; raises Taken. Who stays waits for
    somebody who is there on an errand. A database in memory needs no keeper."""
    database = make_url(url).database
    if not database or database == ":memory:":
        yield None
        return
    database = str(Path(database).resolve())
    path = Path(f"{database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise SettingError(f"cannot create {path}: {error.strerror}; choose another database with --db") from error
    with FileIO(handle, "r+") as file:  # unbuffered: somebody else writes to it too
        _take(database, file, 0.0 if errand else PATIENCE)
        check_one_name(Path(database))
        _give_to_owner(file, database)
        keeper = Keeper(file, errand=errand)
        keeper.tell(None)
        yield keeper


def check_one_name(database: Path) -> None:
    """Refuse a file that has a second name (a hard link)."""
    try:
        names = database.stat().st_nlink
    except OSError:  # it is not there yet
        return
    if names > 1:
        beside = sorted(path.name for path in database.parent.iterdir() if path != database and _same(path, database))
        known = f" ({', '.join(beside)})" if beside else ""
        raise SettingError(
            f"the database {database} has another name too{known}, a hard link, and by the other one it could be "
            f"written to at the same time and damaged: remove one of the names, or make a copy and use that with --db"
        )


def _same(one: Path, other: Path) -> bool:
    with suppress(OSError):
        return not one.is_symlink() and one.samefile(other)
    return False


def _take(database: str, file: FileIO, patience: float) -> None:
    """Lock the file; who is there on an errand is waited for so many seconds."""
    began = time.monotonic()
    while not _lock(file):
        holder = _holder(file)
        # who has just come has not said yet who it is
        most = patience if holder is not None and holder.errand else min(patience, JUST_COME)
        if time.monotonic() - began >= most:
            raise Taken(_who_has(database, holder), holder)
        time.sleep(0.05)


def _give_to_owner(file: FileIO, database: str) -> None:
    """Whoever administers as root must not leave a lock that the server's own user cannot open."""
    if os.name == "posix" and os.geteuid() == 0:
        with suppress(OSError):
            owner = Path(database).stat()
            os.fchown(file.fileno(), owner.st_uid, owner.st_gid)


def _holder(file: FileIO) -> Holder | None:
    file.seek(0)
    try:
        return msgspec.json.decode(file.read(BEGIN), type=Holder)
    except msgspec.MsgspecError:
        return None


def _who_has(database: str, holder: Holder | None) -> str:
    who = "another Monumenta" if holder is None else f"the Monumenta of process {holder.process}"
    where = f" at {holder.address}" if holder is not None and holder.address else ""
    return f"{who}{where} keeps the database {database}: play there, or stop it, or choose another file with --db"


def _lock(file: FileIO) -> bool:
    """Take it, or say that somebody has it."""
    try:
        if os.name == "nt":
            file.seek(BEGIN)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
