"""Who does the work: this process, other processes on this machine, or (`cluster.py`) those of a cluster.

A crew is given a function and a stream of jobs, and gives back what came of each, in any order, each exactly once. It
takes jobs only as it needs them, so that whoever makes them may stop. A worker that is killed costs nothing but time.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import wait as wait_for
from typing import Any, Final, Protocol, TypeVar

from monumenta.engine.contract import MonumentaError

J = TypeVar("J")
R = TypeVar("R")

AHEAD: Final = 2
"""Jobs that each worker has waiting, so that it need not."""
DEATHS: Final = 10
"""Times that workers may die without anything getting done: then it is the work that kills them."""


class WorkersDie(MonumentaError):
    """Whatever is to be done ends the process that does it."""


class Crew(Protocol):
    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]: ...


class Alone:
    """This process."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        yield from map(work, jobs)


class Processes:
    """Other processes of this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        left, deaths = iter(jobs), 0
        again: list[Any] = []
        while True:
            pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), be_a_worker)
            running: dict[Future[R], J] = {}
            try:
                while True:
                    for job in _next_jobs(again, left, AHEAD * self._workers - len(running)):
                        running[pool.submit(work, job)] = job
                    if not running:
                        return
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        del running[future]
                        deaths = 0
                        yield result
            except BrokenProcessPool:
                deaths += 1
                if deaths > DEATHS:
                    raise WorkersDie(
                        "the processes that play end by themselves again and again; look at the bots"
                    ) from None
                again += running.values()  # finished or not: nobody has been given their results
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def in_order(results: Iterable[R], number: Callable[[R], int]) -> Iterator[R]:
    """What a crew brings, by number, beginning from 0; what comes early waits."""
    early: dict[int, R] = {}
    due = 0
    for result in results:
        early[number(result)] = result
        while due in early:
            yield early.pop(due)
            due += 1


def _next_jobs(again: list[J], left: Iterator[J], count: int) -> Iterator[J]:
    while again and count > 0:
        count -= 1
        yield again.pop(0)
    yield from islice(left, max(0, count))


def crew(workers: int | None = None, cluster: str | None = None) -> Crew:
    """The crew that a command line asks for; by default one process for each core."""
    if cluster is not None:
        from .cluster import RayCrew

        return RayCrew(cluster)
    count = workers or os.cpu_count() or 1
    return Alone() if count == 1 else Processes(count)


def be_a_worker() -> None:
    """A worker ignores Ctrl-C (its parent will end it) and does not outlive a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)
