"""Is the database on the disk still the one that is open?

A file that is deleted, moved away or replaced while a server has it open goes on taking what is written, and loses all
of it when the server ends. Nobody may be told then that a move is kept. The same holds for the log beside it (`-wal`),
where every commit goes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from monumenta.tables.problem import NotStored

LOG = "-wal"
HEADER = 100
"""Bytes at the beginning of a database that say how large it is, among other things."""
MAGIC = b"SQLite format 3\0"


class Whereabouts(Enum):
    """What became of the open file; in words, for who looks after the server."""

    HERE = "it is where it should be"
    CLOSED = "the database is not open: it is opened again in a moment"
    LOST = "the database file is gone: move it back, or put a backup in its place"
    REPLACED = (
        "another file is in the database's place: it is taken over as soon as it is a whole database of Monumenta; "
        "if it should not be, move the right one back"
    )
    LOG_LOST = "the log of the database (-wal) is gone: it is begun anew in a moment"
    LOG_REPLACED = "the log beside the database (-wal) is not the server's: move it away"


Identity = tuple[int, int]


class OpenFile:
    """The database file as it was opened. Without a path (a database in memory) it is always where it was."""

    def __init__(self, path: str | None) -> None:
        self.path = path or None
        self._paths = None if not path else (Path(path), Path(path + LOG))
        self._known: Sequence[Identity | None] | None = None

    def note(self) -> None:
        """It has been opened just now."""
        self._known = self._found()

    def look(self) -> Whereabouts:
        """What became of it; two questions to the file system, so it can be asked at every commit."""
        if self.path is None:
            return Whereabouts.HERE
        if self._known is None:
            return Whereabouts.CLOSED
        (main, log), (known_main, known_log) = self._found(), self._known
        if main != known_main:
            return Whereabouts.LOST if main is None else Whereabouts.REPLACED
        if log != known_log:
            return Whereabouts.LOG_LOST if log is None else Whereabouts.LOG_REPLACED
        return Whereabouts.HERE

    def forget(self) -> None:
        """It has been closed."""
        self._known = None

    def check(self) -> None:
        """Raise NotStored unless it is where it was."""
        found = self.look()
        if found is not Whereabouts.HERE:
            raise NotStored(found.value)

    def _found(self) -> tuple[Identity | None, Identity | None]:
        return (None, None) if self._paths is None else (_identity(self._paths[0]), _identity(self._paths[1]))


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def looks_whole(path: Path) -> bool:
    """Is a database all there? Not while it is being copied, and not if it is none at all.

    Only for a file that is not open as a database: to close it again would give up the locks on it.
    """
    try:
        with path.open("rb") as file:
            header = file.read(HEADER)
        size = path.stat().st_size
    except OSError:
        return False
    if len(header) < HEADER or not header.startswith(MAGIC):
        return False
    page = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    return size >= pages * (65536 if page == 1 else page)
