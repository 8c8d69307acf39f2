"""Whole runs: the same table whoever plays the games, and after whatever happened to a run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from monumenta.contest.crew import Alone, Processes, WorkersDie
from monumenta.contest.folder import GAMES, RunFolder
from monumenta.contest.plan import Plan
from monumenta.contest.report import report
from monumenta.contest.rows import NOBODY
from monumenta.contest.run import run
from monumenta.contest.sprt import Sprt
from monumenta.engine.match.record import read_file
from monumenta.engine.match.verify import verify
from monumenta.terminal.text import Text
from tests.cli.command import environment
from tests.contest.contests import plan
from tests.contest.processes import descendants, runs
from tools.serving import HANGING

J = TypeVar("J")
R = TypeVar("R")

ENDLESS = 1_000_000
"""Games that nobody will see the end of."""
MORE = 40
"""Games that are played after a run was killed: more than were on their way."""


def test_the_table_depends_on_the_games_alone(tmp_path: Path) -> None:
    contest = plan("greedy", "random", "x=random", kind="tournament", rounds=3)
    seen: list[tuple[int, int]] = []
    alone = run(contest, tmp_path / "alone", Alone(), lambda done, total: seen.append((done, total)))
    assert seen == [(n, 18) for n in range(19)]
    several = run(contest, tmp_path / "several", Processes(2))
    assert several == alone
    assert alone.table.games == 18
    assert alone.table.standings[0].name == "greedy-0"
    for number in (0, 17):
        one, other = (tmp_path / name / "records" / RunFolder.record_name(number) for name in ("alone", "several"))
        assert one.read_bytes() == other.read_bytes()
        assert verify(read_file(one)).luck == "verified"
    again = run(contest, tmp_path / "alone", Nobody())
    assert again == alone, "nothing is left to play"
    more = run(plan("greedy", "random", "x=random", kind="tournament", rounds=4), tmp_path / "alone", Alone())
    assert more.games[:18] == alone.games
    assert more.table.games == 24


class Nobody:
    """A crew that must not be asked."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R]:
        del work
        assert not list(jobs)
        yield from ()


class Backwards:
    """A crew that brings everything in the wrong order, and some of it twice."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R]:
        done = [work(job) for job in jobs]
        yield from reversed(done)
        yield done[0]


def test_order_and_repetition_do_not_matter(tmp_path: Path) -> None:
    contest = plan("greedy", "random", rounds=3)
    assert run(contest, tmp_path / "a", Backwards()) == run(contest, tmp_path / "b", Alone())


def test_a_sequential_test_stops_the_match(tmp_path: Path) -> None:
    contest = plan("greedy", "random", rounds=200, sprt=Sprt(0.5, 0.6), records=False)
    alone, several = (run(contest, tmp_path / name, crew) for name, crew in (("a", Alone()), ("b", Processes(2))))
    assert alone.table.sprt is not None
    assert alone.table.sprt.verdict == "stronger"
    assert alone.table.games == 2 * alone.table.sprt.rounds < 100
    assert several.table == alone.table
    assert not list((tmp_path / "a" / "records").iterdir())


def test_automas_win_and_are_not_rated(tmp_path: Path) -> None:
    contest = plan("greedy", "random", game="monumental", players=3, automas=1, rounds=2, sprt=Sprt(0.5, 0.9))
    done = run(contest, tmp_path, Alone())
    assert [row.seats for row in done.games] == [[0, 1, NOBODY], [1, 0, NOBODY]] * 2
    assert [one.name for one in done.table.standings] == ["greedy-0", "random-1"]
    assert all(one.seats == 4 for one in done.table.standings)
    ahead = done.table.matrix[0][1]
    assert ahead is not None
    assert ahead.meetings == 4
    record = read_file(tmp_path / "records" / RunFolder.record_name(0))
    assert [(seat.name, seat.bot) for seat in record.header.seats] == [
        ("greedy-0 1", "greedy-0"),
        ("random-1 2", "random-1"),
        ("automa 3", None),
    ]
    assert verify(record).luck == "verified"
    page = report(contest, done.table, done.games, Text("en"))
    assert "One seat is an Automa" in page
    assert "Seat 3, Automa" in page
    assert all(f"Automa {row.scores[2]}" in page for row in done.games)


def arena(folder: Path, workers: int, games: int) -> subprocess.Popen[bytes]:
    words = ["arena", "match", "monuments", "greedy", "random", "--games", str(games), "--seed", "5", "--json"]
    command = [sys.executable, "-m", "monumenta", *words, "--workers", str(workers), "--out", str(folder)]
    return subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE)


def lines(folder: Path) -> int:
    path = folder / GAMES
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_kill_in_the_middle_and_go_on(tmp_path: Path) -> None:
    first = arena(tmp_path / "killed", workers=2, games=ENDLESS)
    while not lines(tmp_path / "killed"):
        assert first.poll() is None, "it ended before it could be killed"
        time.sleep(0.01)
    workers = descendants(first.pid)
    first.send_signal(signal.SIGKILL)
    first.communicate()
    kept = lines(tmp_path / "killed")
    assert kept > 0
    stuck = time.monotonic() + HANGING
    while any(runs(pid) for pid in workers):
        assert time.monotonic() < stuck, "the workers of a killed run end by themselves"
        time.sleep(0.05)
    total = kept + kept % 2 + MORE
    out, _ = arena(tmp_path / "killed", workers=1, games=total).communicate()
    table = json.loads(out)["table"]
    assert table["games"] == total
    plan = msgspec.json.decode((tmp_path / "killed" / "plan.json").read_bytes(), type=Plan)
    undisturbed = run(plan, tmp_path / "whole", Alone())
    assert table == msgspec.to_builtins(undisturbed.table)
    numbers = [json.loads(line)["number"] for line in (tmp_path / "killed" / GAMES).read_text().splitlines()]
    assert sorted(numbers) == list(range(total)), "no game is lost and none is there twice"


# --- crews ---------------------------------------------------------------------------------------------


def double(job: int) -> int:
    return 2 * job


def die_once(job: tuple[int, str]) -> int:
    """Kill the process that does job 3, the first time."""
    number, mark = job
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(job: int) -> int:
    del job
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_crew_takes_jobs_as_it_needs_them() -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for job in range(100):
            taken.append(job)
            yield job

    crew = Processes(2).run(double, jobs())
    first = next(crew)
    assert first in (0, 2, 4, 6)
    assert len(taken) < 10
    assert sorted([first, *crew]) == [2 * job for job in range(100)]


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path / "mark")) for number in range(12)]
    assert sorted(Processes(2).run(die_once, jobs)) == list(range(12))
    assert (tmp_path / "mark").exists()


def test_work_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monumenta.contest.crew.DEATHS", 1)
    with pytest.raises(WorkersDie):
        list(Processes(1).run(die, [1]))


def test_the_plan_on_disk_can_be_read_again(tmp_path: Path) -> None:
    contest = plan("greedy", "random", rounds=1)
    run(contest, tmp_path, Alone())
    assert msgspec.json.decode((tmp_path / "plan.json").read_bytes(), type=type(contest)) == contest
