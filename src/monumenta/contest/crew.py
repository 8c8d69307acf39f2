"""Who does the work: this process, other processes on this machine, or (`cluster.py`) those of a cluster.

A crew is given a function and a stream of jobs, and gives back what came of each, in any order, each exactly once. It
takes jobs only as it needs them, so that whoever makes them may stop. A worker that is killed costs nothing but time.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import wait as wait_for
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, Self, TypeVar

from monumenta.engine.author.contract import MonumentaError

from .worker import be_a_worker

J = TypeVar("J")
R = TypeVar("R")

AHEAD: Final = 2
"""Jobs that each worker has waiting, so that it need not."""
PARTING: Final = 0.5
"""Seconds that workers get to end by themselves when nobody waits for them any more."""
DEATHS: Final = 10
"""Times that workers may die without anything getting done: then it is the work that kills them."""


class WorkersDie(MonumentaError):
    """Whatever is to be done ends the process that does it."""


class Crew(Protocol):
    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R]: ...


class Alone:
    """This process."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R]:
        yield from map(work, jobs)


class Processes:
    """Other processes of this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R]:
        left, deaths = iter(jobs), 0
        again: list[Any] = []
        while True:
            with _Workers(self._workers) as workers:
                running: dict[Future[R], J] = {}
                try:
                    while True:
                        for job in _next_jobs(again, left, AHEAD * self._workers - len(running)):
                            running[workers.submit(work, job)] = job
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


class _Workers:
    """A pool of processes, and a line to them that is cut when nobody waits for what they do: then they go at once,
    whatever they are in the middle of."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._before = {child.pid for child in multiprocessing.active_children()}
        self._heard, self._line = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(count, context, be_a_worker, (self._heard,))

    def __enter__(self) -> Self:
        return self

    def submit(self, work: Callable[[J], R], job: J) -> Future[R]:
        with _deaf():  # it may start a worker, which must not hear a Ctrl-C before it can ignore it
            return self._pool.submit(work, job)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._pool.shutdown()
            self._line.close()
        else:
            self._line.close()
            self._pool.shutdown(wait=False, cancel_futures=True)
            _see_off([child for child in multiprocessing.active_children() if child.pid not in self._before])
        self._heard.close()


def _see_off(children: list[BaseProcess]) -> None:
    """Wait until they have ended; who is not yet able to hear of it, since it has just begun, is ended."""
    left, end = {child.sentinel: child for child in children}, time.monotonic() + PARTING
    while left and time.monotonic() < end:
        for gone in wait_for(list(left), max(0.0, end - time.monotonic())):
            left.pop(gone)  # pyright: ignore[reportArgumentType]  # sentinels are what was waited for
    for child in left.values():
        with suppress(OSError):
            child.kill()


@contextmanager
def _deaf() -> Generator[None]:
    """Hold Ctrl-C back; processes that are started meanwhile do not get it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
