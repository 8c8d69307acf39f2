"""Records as a data set. Each record is a job for a crew; files are read where they lie, so a cluster needs none."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from msgspec import Struct

from monumenta.engine.author.contract import MonumentaError
from monumenta.engine.compile import compiled
from monumenta.engine.match.record import BrokenRecord, GameRecord, read_file
from monumenta.engine.match.registry import find

from .crew import Crew, in_order
from .dataset import DataSet, rows_of

Progress = Callable[[int, int], None]


class NoDecisions(MonumentaError):
    """A record whose decisions cannot be told."""


class _Job(Struct, frozen=True):
    number: int
    name: str
    record: GameRecord


class _Done(Struct, frozen=True):
    number: int
    rows: bytes


def export_records(game: str, rules: str, files: Sequence[Path], out: Path, crew: Crew, progress: Progress) -> int:
    """Write the decisions of all records, in the order of the files; how many there are."""
    with (
        DataSet(out, game, rules) as data,
        closing(crew.run(partial(_rows, game, rules), _jobs(files))) as exported,
    ):
        for done in in_order(exported, lambda done: done.number):
            data.add_rows(done.rows)
            progress(done.number + 1, len(files))
    return data.rows


def read_named(path: Path) -> GameRecord:
    """The record in a file, which is named if it is none."""
    try:
        return read_file(path)
    except BrokenRecord as problem:
        raise NoDecisions(f"{path}: {problem}") from None


def names_of(files: Sequence[Path]) -> list[str]:
    """What the table calls the games: files by their names, or, where two have the same, by their paths too."""
    names = [path.stem for path in files]
    if len(set(names)) == len(names):
        return names
    full = [path.resolve() for path in files]
    common = os.path.commonpath([path.parent for path in full])
    return [path.relative_to(common).with_suffix("").as_posix() for path in full]


def _jobs(files: Sequence[Path]) -> Iterator[_Job]:
    for number, (path, name) in enumerate(zip(files, names_of(files), strict=True)):
        yield _Job(number, name, read_named(path))


def _rows(game: str, rules: str, job: _Job) -> _Done:
    """In whichever process this is."""
    compiled.use_or_plain(find(game, rules))
    try:
        return _Done(job.number, rows_of(game, rules, job.record, job.name))
    except BrokenRecord as problem:
        raise NoDecisions(f"{job.name}: {problem}") from None
