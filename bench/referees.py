"""Many thousands of random games beside the second referees of the tests, in every option set of every game.

    python -m bench.referees --games 200
    python -m bench.referees mondo --games 1000 --workers 2
    python -m bench.referees mondo --only "children" --seed 17 --games 1

After every action program and referee have to agree on who acts, what is legal, luck's odds, events and points; how,
says `tests/games/referees.py`. Games are counted for each option set. Ctrl-C stops it and shows what was compared until
then, and so does SIGTERM. It ends with 1 if anything differed.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.compile.compiled import available, in_use, use
from monumenta.engine.match.registry import find, games
from tests.games.referees import Counts, Court, Difference, compare, court, versions

CHUNK: Final = 2
"""Games between two steps of the bar: so many at most are lost when it is stopped."""


@dataclass(frozen=True)
class Job:
    """Some games of one option set."""

    game: str
    version: str
    setting: str
    seed: int
    games: int
    compiled: bool


@dataclass
class Found:
    """What became of them."""

    counts: Counts = field(default_factory=Counts)
    differences: list[str] = field(default_factory=list[str])

    def add(self, other: Found) -> None:
        self.counts.add(other.counts)
        self.differences += other.differences


Findings = dict[tuple[str, str, str], Found]


def judge(job: Job) -> Found:
    """Compare the games of a job; a game that differs ends there, the others go on."""
    spec = find(job.game, job.version)
    where = court(spec)
    assert where is not None
    if job.compiled and in_use(spec) is None:
        use(spec)
    found = Found()
    for seed in range(job.seed, job.seed + job.games):
        try:
            found.counts.add(compare(where, job.setting, seed))
        except Difference as difference:
            found.counts.games += 1
            found.differences.append(str(difference))
    return found


def jobs_of(where: Court, chosen: argparse.Namespace) -> list[Job]:
    """All jobs of one game in one rules version."""
    settings = [setting for setting in where.settings if chosen.only in (None, setting)]
    last = chosen.seed + chosen.games
    return [
        Job(where.spec.name, where.spec.version, setting, seed, min(CHUNK, last - seed), not chosen.plain)
        for seed in range(chosen.seed, last, CHUNK)
        for setting in settings
    ]


def courts(name: str | None, console: Console) -> list[Court]:
    """The referees there are; says which games have none."""
    found: list[Court] = []
    for newest in games() if name is None else [find(name)]:
        known = [where for where in map(court, versions(newest)) if where is not None]
        if not known:
            console.print(f"{newest.name} has no referee: write tests/games/{newest.name}/referee.py")
        found += known
    return found


def judged(jobs: list[Job], workers: int) -> Iterator[tuple[Job, Found]]:
    if workers == 1:
        yield from ((job, judge(job)) for job in jobs)
        return
    # workers leave Ctrl-C to the process that started them, and end with it
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        running = {pool.submit(judge, job): job for job in jobs}
        for done in as_completed(running):
            yield running[done], done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def survey(jobs: list[Job], workers: int, console: Console) -> Findings:
    """Run the jobs with a bar; Ctrl-C ends it early."""
    found: Findings = {}
    for ask in (signal.SIGINT, signal.SIGTERM):  # in the background of a shell the first one would be ignored
        signal.signal(ask, signal.default_int_handler)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("games", total=sum(job.games for job in jobs))
        try:
            for job, result in judged(jobs, workers):
                found.setdefault((job.game, job.version, job.setting), Found()).add(result)
                progress.advance(bar, job.games)
                for difference in result.differences:
                    progress.console.print(difference, markup=False, highlight=False)
        except KeyboardInterrupt:
            progress.console.print("stopped; until then:")
    return found


def table(found: Findings) -> Table:
    shown = Table("game", "rules", "option set", box=SIMPLE_HEAD)
    for name in ("games", "plies", "events", "refused", "differences"):
        shown.add_column(name, justify="right")
    total = Found()
    for (game, version, setting), result in sorted(found.items()):
        shown.add_row(game, version, setting, *_numbers(result))
        total.add(result)
    shown.add_section()
    shown.add_row("all", "", "", *_numbers(total))
    return shown


def _numbers(found: Found) -> list[str]:
    counts = found.counts
    numbers = (counts.games, counts.plies, counts.events, counts.tried, len(found.differences))
    return [f"{number:,}" for number in numbers]


def prepare(specs: list[GameSpec], console: Console) -> None:
    """Compile once, so that the workers find it on disk."""
    for spec in specs:
        if in_use(spec) is None:
            console.print(f"compiling the rules of {spec.name} (--plain does without)")
            use(spec)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", help="all games that have a referee, if none is named")
    parser.add_argument("--games", type=int, default=100, help="of each option set (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next ones follow")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", help="one option set, by its name in the table")
    parser.add_argument("--plain", action="store_true", help="the rules as Python runs them, not compiled")
    chosen = parser.parse_args(arguments)
    chosen.plain = chosen.plain or not available()
    console = Console(width=None if sys.stdout.isatty() else 120)
    found = courts(chosen.game, console)
    # seed by seed, so that a survey that is stopped has seen something of everything
    jobs = sorted((job for where in found for job in jobs_of(where, chosen)), key=lambda job: job.seed)
    if not jobs:
        names = ", ".join(f"{setting!r}" for where in found for setting in where.settings)
        console.print(f"nothing to compare; option sets are: {names or 'none'}", markup=False)
        return 2
    if not chosen.plain:
        prepare([where.spec for where in found], console)
    findings = survey(jobs, chosen.workers, console)
    console.print(table(findings))
    return int(any(result.differences for result in findings.values()))


if __name__ == "__main__":
    sys.exit(main())
