"""Play what a plan still lacks, and say what it comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from msgspec import Struct

from .crew import Crew
from .folder import RunFolder
from .job import play
from .optional_library import need
from .plan import Plan
from .results import Results, counted, judgement, tabulate
from .rows import Row

Progress = Callable[[int, int], None]


def _silent(done: int, total: int) -> None:
    """Report to nobody."""


class Done(Struct, frozen=True):
    table: Results
    games: list[Row]
    """Those that count, in the order of their numbers."""


def run(plan: Plan, path: Path, crew: Crew, progress: Progress = _silent) -> Done:
    """Play the plan's games into a folder; a run that was stopped there goes on where it was."""
    need("openskill.models", "arena")  # who lacks it must hear so before the games, not after
    with RunFolder(path, plan) as folder:
        progress(len(folder.rows), plan.games())
        with closing(crew.run(partial(play, plan), _missing(plan, folder))) as games:
            for played in games:
                folder.keep(played)
                progress(len(folder.rows), plan.games())
        return Done(tabulate(plan, folder.rows), counted(plan, folder.rows))


def _missing(plan: Plan, folder: RunFolder) -> Iterator[int]:
    """The numbers of the games to play, until the sequential test, if there is one, has its answer."""
    size = plan.a_round()
    for number in plan.numbers():
        if number % size == 0 and plan.sprt is not None and _decided(plan, folder):
            return
        if number not in folder.rows:
            yield number


def _decided(plan: Plan, folder: RunFolder) -> bool:
    judged = judgement(plan, folder.rows)
    return judged is not None and judged.verdict != "open"
