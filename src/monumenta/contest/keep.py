"""Games of a simulation that are kept: their records in a folder, or their decisions in a data set. Each game is a job
for a crew, and follows from what they have in common and its number alone, so that it does not matter who plays it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from monumenta.engine.compile import compiled
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.record import GameRecord
from monumenta.engine.match.registry import find

from .crew import Crew, in_order
from .dataset import DataSet, rows_of
from .simulate import one_recorded, rotated
from .tally import Played, SimResult, Tally, played_of

Progress = Callable[[int, int], None]


class Setup(Struct, frozen=True):
    """What all games have in common; it can be sent to another process."""

    game: str
    rules: str
    options: dict[str, Any]
    seated: list[str]
    """A bot for every seat."""
    seed: int
    rotate: bool = False
    """Do they move on by a seat from game to game?"""

    def order(self, number: int) -> list[str]:
        return rotated(self.seated, number if self.rotate else 0)

    def name(self, number: int) -> str:
        return f"{self.game}-{self.seed}-{number + 1:06}"


class Kept(Struct, frozen=True):
    """A game that was played: what it adds to the sums, and what is to be kept of it."""

    number: int
    played: Played
    what: bytes


def keep_records(setup: Setup, games: int, folder: Path, crew: Crew, progress: Progress) -> SimResult:
    """A file for every game."""
    count = _Count(setup, games, progress)
    with closing(crew.run(partial(_as_record, setup), range(games))) as played:
        for kept in played:
            (folder / f"{setup.name(kept.number)}.jsonl").write_bytes(kept.what)
            count.add(kept)
    return count.result()


def keep_decisions(setup: Setup, games: int, path: Path, crew: Crew, progress: Progress) -> tuple[SimResult, int]:
    """One table for all games, in their order; and how many rows it has."""
    count = _Count(setup, games, progress)
    with (
        DataSet(path, setup.game, setup.rules) as data,
        closing(crew.run(partial(_as_rows, setup), range(games))) as played,
    ):
        for kept in in_order(played, lambda kept: kept.number):
            data.add_rows(kept.what)
            count.add(kept)
    return count.result(), data.rows


class _Count:
    def __init__(self, setup: Setup, games: int, progress: Progress) -> None:
        self._setup = setup
        self._games = games
        self._progress = progress
        self._tally = Tally(len(setup.seated), setup.seated)
        self._done = 0
        self._began = time.perf_counter()

    def add(self, kept: Kept) -> None:
        self._tally.add(self._setup.order(kept.number), 1, *kept.played)
        self._done += 1
        self._progress(self._done, self._games)

    def result(self) -> SimResult:
        seconds = time.perf_counter() - self._began
        return self._tally.result(
            self._setup.game, self._games, seconds, compiled.compiles(find(self._setup.game, self._setup.rules))
        )


def _as_record(setup: Setup, number: int) -> Kept:
    played, record = _play(setup, number)
    return Kept(number, played, record.write().encode())


def _as_rows(setup: Setup, number: int) -> Kept:
    played, record = _play(setup, number)
    return Kept(number, played, rows_of(setup.game, setup.rules, record, setup.name(number)))


def _play(setup: Setup, number: int) -> tuple[Played, GameRecord]:
    """The game of that number, in whichever process this is."""
    spec = find(setup.game, setup.rules)
    compiled.use_or_plain(spec)
    one = one_recorded(spec, parse_options(spec, setup.options), setup.order(number), setup.seed + number)
    return played_of(one.game), one.record()
