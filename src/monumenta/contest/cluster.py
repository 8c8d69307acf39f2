"""The processes of a Ray cluster as a crew. Ray starts a task again when the worker that had it is lost, and a result
is fetched once: nothing is lost and nothing counts twice."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

from monumenta.engine.author.contract import MonumentaError

from .crew import AHEAD, WorkersDie
from .optional_library import need

J = TypeVar("J")
R = TypeVar("R")

RETRIES: Final = 10
"""Times that a job may lose its worker before the cluster gives up on it."""


class NoCluster(MonumentaError):
    """There is no Ray cluster where one was looked for."""


class RayCrew:
    """`address`: "auto" is the cluster that this machine is part of; else where its head is."""

    def __init__(self, address: str) -> None:
        self._address = address

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R]:
        ray, left = need("ray", "cluster"), iter(jobs)
        mine = not ray.is_initialized()
        if mine:
            self._join(ray)
        try:
            task = ray.remote(num_cpus=1, max_retries=RETRIES)(_do).remote
            shared, running, here = ray.put(work), list[Any](), str(Path.cwd())
            while True:
                free = AHEAD * _cores(ray) - len(running)
                running += [task(shared, job, here) for job in islice(left, max(0, free))]
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1)
                yield _fetched(ray, done[0])
        finally:
            if mine:
                ray.shutdown()

    def _join(self, ray: Any) -> None:
        try:
            ray.init(address=self._address, log_to_driver=False, logging_level="error")
        except (
            ConnectionError,
            ValueError,
            RuntimeError,
            SystemExit,
        ) as problem:  # a head that does not answer: an exit
            first = str(problem).splitlines()[0] if str(problem) else type(problem).__name__
            raise NoCluster(f"no Ray cluster at {self._address!r}: {first}; begin one with: ray start --head") from None


def _fetched(ray: Any, done: Any) -> Any:
    """What came of a job. What our own code refused there is raised here as it is, without the cluster's story."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, MonumentaError):
            raise problem.cause from None
        raise
    except ray.exceptions.RayError as problem:
        raise WorkersDie(f"the cluster gives up on a job: {str(problem).splitlines()[0]}") from None


def _cores(ray: Any) -> int:
    """Of the whole cluster as it is now: nodes may come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _do(work: Callable[[J], R], job: J, folder: str) -> R:
    """On some node. Bots are looked for in the folder of whoever asked, if that exists here too."""
    with suppress(OSError):
        os.chdir(folder)
    return work(job)
