"""One server keeps a database file at a time; a second one is told who has it.

A lock of the system on a small file beside the database: it ends with the process that holds it, however that ends.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

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


class Taken(SettingError):
    """Another server has the database; the message says which and what to do."""


class Holder(Struct, frozen=True):
    """Who keeps a database."""

    process: int
    address: str | None = None
    """Where its page is, once it is there."""


class Keeper:
    """The right to write to a database, while it lasts."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def tell(self, address: str | None) -> None:
        """Leave word for whoever comes second."""
        text = msgspec.json.encode(Holder(os.getpid(), address))
        self._file.seek(0)
        self._file.write(text.ljust(BEGIN))
        self._file.flush()


@contextmanager
def keep(url: str) -> Generator[Keeper | None]:
    """Keep the database of that address to oneself; raises Taken. A database in memory needs no keeper."""
    database = make_url(url).database
    if not database or database == ":memory:":
        yield None
        return
    path = Path(f"{database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise SettingError(f"cannot create {path}: {error.strerror}; choose another database with --db") from error
    with os.fdopen(handle, "r+b") as file:
        if not _lock(file):
            raise Taken(_who_has(database, file))
        keeper = Keeper(file)
        keeper.tell(None)
        yield keeper


def _who_has(database: str, file: BinaryIO) -> str:
    holder = None
    with suppress(msgspec.MsgspecError):
        holder = msgspec.json.decode(file.read(BEGIN), type=Holder)
    who = "another Monumenta" if holder is None else f"the Monumenta of process {holder.process}"
    where = f" at {holder.address}" if holder is not None and holder.address else ""
    return f"{who}{where} keeps the database {database}: play there, or stop it, or choose another file with --db"


def _lock(file: BinaryIO) -> bool:
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
