"""On a Ray cluster of two nodes contests, simulations and data sets are the same, and a worker that is killed costs
nothing."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monumenta.contest.cluster import NoCluster, RayCrew
from monumenta.contest.crew import Alone
from monumenta.contest.dataset import OtherGame
from monumenta.contest.exported import export_records
from monumenta.contest.keep import Setup, keep_decisions, keep_records
from monumenta.contest.optional_library import need
from monumenta.contest.run import run
from monumenta.contest.simulate import Lineup, simulate
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from tests.cli.command import monumenta
from tests.contest.contests import plan
from tests.contest.processes import descendants, title
from tools.serving import HANGING

SPEC = find("monuments")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes on this machine, with a core each, which this process has joined: their workers live on."""
    ray = need("ray", "cluster")
    cluster_utils = need("ray.cluster_utils", "cluster")
    head = {"num_cpus": 1, "include_dashboard": False, "wait": False}
    cluster: Any = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
    cluster.add_node(num_cpus=1, wait=False)
    cluster.wait_for_nodes(HANGING)  # by itself it gives up after half a minute, which a busy machine may well need
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


def die_once(job: tuple[int, str]) -> int:
    """Kill the worker that does job 3, the first time."""
    number, mark = job
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


class Killer:
    """Kills every worker of the cluster that is at work when it is told of progress, until it has found one."""

    def __init__(self) -> None:
        self.killed = 0
        self.told: list[int] = []

    def __call__(self, done: int, total: int) -> None:
        self.told.append(done)
        if self.killed == 0 and done < total:
            for pid in descendants(os.getpid()):
                if title(pid) == "ray::_do":  # an idle one is called otherwise
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                        self.killed += 1


def silent(done: int, total: int) -> None:
    """Report to nobody."""


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


def test_a_simulation_is_the_same_though_workers_are_killed(address: str) -> None:
    options, killer = parse_options(SPEC, {"players": 2}), Killer()
    bots, games = ["novice", "master:15"], 12
    there = simulate(SPEC, options, Lineup(bots, rotate=True), games, 1, spread=RayCrew(address).run, progress=killer)
    here = simulate(SPEC, options, Lineup(bots, rotate=True), games, 1)
    assert killer.killed
    assert killer.told == list(range(1, games + 1)), "no game is lost and none counts twice"
    assert msgspec.structs.replace(there, seconds=0) == msgspec.structs.replace(here, seconds=0)


def test_a_data_set_is_the_same_though_workers_are_killed(address: str, tmp_path: Path) -> None:
    setup = Setup(SPEC.name, SPEC.version, {"players": 2}, ["novice", "master:15"], seed=3, rotate=True)
    games, killer, there, here = 10, Killer(), tmp_path / "there.parquet", tmp_path / "here.parquet"
    ray = keep_decisions(setup, games, there, RayCrew(address), killer)
    alone = keep_decisions(setup, games, here, Alone(), silent)
    assert killer.killed
    assert killer.told == list(range(1, games + 1))
    assert msgspec.structs.replace(ray[0], seconds=0) == msgspec.structs.replace(alone[0], seconds=0)
    assert there.read_bytes() == here.read_bytes()
    # its records, played there and exported there, give the same table
    folder = tmp_path / "records"
    folder.mkdir()
    keep_records(setup, games, folder, RayCrew(address), silent)
    records = sorted(folder.iterdir())
    export_records(SPEC.name, SPEC.version, records, there, RayCrew(address), silent)
    assert there.read_bytes() == here.read_bytes()
    with pytest.raises(OtherGame, match="not of moves"):  # what is refused there is refused here, in the same words
        export_records("moves", find("moves").version, records, tmp_path / "no.parquet", RayCrew(address), silent)


def test_the_command_joins_and_prints_nothing_else(address: str) -> None:
    words = ("sim", "monuments", "--games", "5000", "--bots", "greedy,random", "--seed", "4", "--json")
    there = monumenta(*words, "--cluster", address)
    here = simulate(SPEC, parse_options(SPEC, {"players": 2}), Lineup(["greedy", "random"]), 5000, 4)
    assert there.status == 0, there.err
    assert there.err == ""
    found = json.loads(there.out)
    for name in ("mean_scores", "wins", "draws", "actions", "decisions"):
        assert found[name] == getattr(here, name)


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

    monkeypatch.setattr("monumenta.contest.cluster.need", need_none)
    with pytest.raises(NoCluster, match=r"running Ray instance\.; begin one with: ray start") as problem:
        list(RayCrew("auto").run(die_once, []))
    assert "much more" not in str(problem.value)
