"""How much quicker two nodes of a Ray cluster are than one: the same match, nodes of one core, all on this machine.

    python -m bench.cluster --games 120 --bots master:300,greedy

Start it on an idle machine with two cores or more: the nodes share it with whatever else it does. Only games are timed:
nodes are up, and on each of them a worker has loaded the compiled rules and played. The tables must be equal.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.stopping import INTERRUPTED
from monumenta.contest.cluster import RayCrew
from monumenta.contest.entrants import entrants
from monumenta.contest.job import play
from monumenta.contest.optional_library import need
from monumenta.contest.plan import Plan
from monumenta.contest.run import Done, run
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find

WANTED: Final = 1.6
"""Times that two nodes should be as fast as one."""


def timed(plan: Plan, nodes: int) -> tuple[Done, float]:
    """The match on so many nodes, and how long it took once every worker had played a game."""
    ray, utils = need("ray", "cluster"), need("ray.cluster_utils", "cluster")
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        for _ in range(nodes - 1):
            cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        _warm_up(ray, plan, nodes)
        with tempfile.TemporaryDirectory() as folder:
            began = time.perf_counter()
            done = run(plan, Path(folder), RayCrew(cluster.address))
            return done, time.perf_counter() - began
    finally:
        ray.shutdown()
        cluster.shutdown()


def _warm_up(ray: Any, plan: Plan, nodes: int) -> None:
    """Have a game that is not the plan's played on every node, each of which has one core to offer."""
    strategies = need("ray.util.scheduling_strategies", "cluster")
    cores = {node["NodeID"]: node["Resources"].get("CPU") for node in ray.nodes() if node["Alive"]}
    if list(cores.values()) != [1.0] * nodes:
        sys.exit(f"{nodes} nodes of one core were wanted, there are: {list(cores.values())}")
    other = msgspec.structs.replace(plan, seed=plan.seed + 1)
    task = ray.remote(num_cpus=1)(play)
    ray.get(
        [
            task.options(scheduling_strategy=strategies.NodeAffinitySchedulingStrategy(node, soft=False)).remote(
                other, 0
            )
            for node in cores
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="monuments")
    parser.add_argument("--bots", default="master:300,greedy")
    parser.add_argument("--games", type=int, default=120)
    arguments = parser.parse_args()
    spec = find(arguments.game)
    compiled.use(spec)
    plan = Plan(
        kind="match",
        game=spec.name,
        rules=spec.version,
        options=msgspec.to_builtins(parse_options(spec, {"players": 2})),
        entrants=entrants(spec, arguments.bots.split(",")),
        seed=1,
        rounds=arguments.games // 2,
        records=False,
    )
    one, alone = timed(plan, 1)
    print(f"one node: {alone:.1f} s, {plan.games() / alone:.2f} games a second", flush=True)
    two, together = timed(plan, 2)
    ratio = alone / together
    print(f"two nodes: {together:.1f} s, {plan.games() / together:.2f} games a second")
    print(f"ratio: {ratio:.2f} ({'at least' if ratio >= WANTED else 'LESS THAN'} {WANTED})")
    print("the same table" if one == two else "ANOTHER TABLE")
    sys.exit(0 if one == two and ratio >= WANTED else 1)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
