"""A run on disk: its plan, its games as they come, and their records. Whatever kills a run, the next one goes on from
what is there.

A game counts once its line is whole. Lines are written in batches and forced to the disk; records need not be, since a
game whose record is not as long as its line says is simply played again: it comes out the same.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from monumenta.engine.author.contract import MonumentaError

from .job import Played
from .optional_library import need
from .plan import Plan
from .rows import Row

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
LOCK: Final = ".lock"
BATCH: Final = 64
"""Games between two waits for the disk, at most."""
PAUSE: Final = 1.0
"""Seconds between two waits for the disk, at most."""


class FolderTaken(MonumentaError):
    """The folder belongs to something else."""


class RunFolder:
    """Open it in a `with`: it belongs to one run at a time."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self._plan = plan
        self.rows: dict[int, Row] = {}
        self._waiting: list[Row] = []
        self._written = time.monotonic()

    def __enter__(self) -> Self:
        try:
            (self.path / RECORDS).mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise FolderTaken(f"cannot write to {self.path}: {problem.strerror or problem}") from None
        self._lock = _lock(self.path)
        try:
            self._check_plan()
            whole = self._read()
            self._file = (self.path / GAMES).open("ab")
            self._file.truncate(whole)
        except BaseException:
            self._lock.release()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        self.flush()
        self._file.close()
        self._lock.release()

    def _check_plan(self) -> None:
        """Begin, or go on with the same. More rounds than before are no other plan."""
        path = self.path / PLAN
        if path.exists():
            try:
                before = msgspec.json.decode(path.read_bytes(), type=Plan)
            except msgspec.MsgspecError:
                raise FolderTaken(f"{path} is no plan of a run; choose another folder") from None
            if before.same() != self._plan.same():
                changed = ", ".join(_changed(before, self._plan))
                raise FolderTaken(f"{self.path} holds another run ({changed} differ); choose another folder")
        fresh = path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self._plan)) + b"\n")
        fresh.replace(path)

    def _read(self) -> int:
        """Take the games that are there; returns the length of what is whole."""
        path, whole = self.path / GAMES, 0
        if not path.exists():
            return 0
        for line in path.read_bytes().splitlines(keepends=True):
            try:
                row = msgspec.json.decode(line, type=Row)
            except msgspec.MsgspecError:
                break
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            if self._has_record(row):
                self.rows[row.number] = row
        return whole

    def _has_record(self, row: Row) -> bool:
        path = self.record(row.number)
        return not row.record or (path.exists() and path.stat().st_size == row.record)

    def record(self, number: int) -> Path:
        return self.path / RECORDS / self.record_name(number)

    @staticmethod
    def record_name(number: int) -> str:
        return f"{number:06}.jsonl"

    def keep(self, played: Played) -> None:
        """Add a game, unless it is there already."""
        if played.row.number in self.rows:
            return
        if played.record is not None:
            self.record(played.row.number).write_text(played.record, "utf-8")
        self.rows[played.row.number] = played.row
        self._waiting.append(played.row)
        if len(self._waiting) >= BATCH or time.monotonic() - self._written > PAUSE:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting, and wait for the disk."""
        if self._waiting:
            self._file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in self._waiting))
            self._file.flush()
            os.fsync(self._file.fileno())
            self._waiting.clear()
        self._written = time.monotonic()


def _changed(before: Plan, now: Plan) -> Iterable[str]:
    for field in msgspec.structs.fields(Plan):
        if field.name != "rounds" and getattr(before, field.name) != getattr(now, field.name):
            yield field.name


def _lock(path: Path) -> Any:
    """One run at a time; the lock is the system's, so nobody who was killed holds it."""
    filelock = need("filelock", "arena")
    lock = filelock.FileLock(path / LOCK, timeout=0)
    try:
        lock.acquire()
    except filelock.Timeout:
        raise FolderTaken(f"another run is playing in {path}; wait for it or choose another folder") from None
    return lock
