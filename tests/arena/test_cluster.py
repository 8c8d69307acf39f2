"""On a Ray cluster of two nodes the same games are played, and a worker that is killed costs nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monumenta.arena.cluster import NoCluster, RayCrew
from monumenta.arena.crew import Alone
from monumenta.arena.extras import need
from monumenta.arena.run import run
from tests.arena.contests import plan


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes on this machine, with a core each."""
    need("ray", "cluster")
    cluster_utils = need("ray.cluster_utils", "cluster")
    cluster: Any = cluster_utils.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    cluster.add_node(num_cpus=1)
    yield cluster.address
    cluster.shutdown()


def die_once(job: tuple[int, str]) -> int:
    """Kill the worker that does job 3, the first time."""
    number, mark = job
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_the_same_games_as_without_it(address: str, tmp_path: Path) -> None:
    contest = plan("greedy", "random", rounds=3)
    there = run(contest, tmp_path / "there", RayCrew(address))
    here = run(contest, tmp_path / "here", Alone())
    assert there == here
    for number in contest.numbers():
        name = f"{number:06}.jsonl"
        assert (tmp_path / "there/records" / name).read_bytes() == (tmp_path / "here/records" / name).read_bytes()


def test_a_killed_worker_loses_nothing(address: str, tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path / "mark")) for number in range(8)]
    assert sorted(RayCrew(address).run(die_once, jobs)) == list(range(8))
    assert (tmp_path / "mark").exists()


class NoRay:
    """Ray as it answers where there is no cluster."""

    def is_initialized(self) -> bool:
        return False

    def __init__(self, problem: BaseException) -> None:
        self._problem = problem

    def init(self, **_: object) -> None:
        raise self._problem


@pytest.mark.parametrize("kind", [ConnectionError, SystemExit])
def test_where_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch, kind: type[BaseException]) -> None:
    def need_none(module: str, extra: str) -> NoRay:
        del module, extra
        return NoRay(kind("Could not find any running Ray instance.\nAnd much more."))

    monkeypatch.setattr("monumenta.arena.cluster.need", need_none)
    with pytest.raises(NoCluster, match=r"running Ray instance\.; begin one with: ray start") as problem:
        list(RayCrew("auto").run(die_once, []))
    assert "much more" not in str(problem.value)
