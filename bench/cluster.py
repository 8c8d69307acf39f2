"""How much quicker two nodes of a Ray cluster are than one: the same match, nodes of one core, all on this machine.

    python -m bench.cluster --games 400 --bots master:300,greedy

Start it on an idle machine with two cores or more. The games are the same, and it says so.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import msgspec

from monumenta.arena.cluster import RayCrew
from monumenta.arena.entrants import entrants
from monumenta.arena.extras import need
from monumenta.arena.plan import Plan
from monumenta.arena.run import Done, run
from monumenta.engine import compiled
from monumenta.engine.game import parse_options
from monumenta.engine.registry import find


def timed(plan: Plan, nodes: int) -> tuple[Done, float]:
    """The match on so many nodes, and how long it took once every worker had played a game."""
    utils = need("ray.cluster_utils", "cluster")
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    for _ in range(nodes - 1):
        cluster.add_node(num_cpus=1)
    try:
        with tempfile.TemporaryDirectory() as folder:
            warm = msgspec.structs.replace(plan, rounds=2 * nodes, seed=plan.seed + 1)
            ray = need("ray", "cluster")
            ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
            crew = RayCrew(cluster.address)
            run(warm, Path(folder) / "warm", crew)
            began = time.perf_counter()
            done = run(plan, Path(folder) / "timed", crew)
            took = time.perf_counter() - began
            ray.shutdown()
            return done, took
    finally:
        cluster.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="monuments")
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--games", type=int, default=400)
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
    print(f"one node: {alone:.1f} s, {plan.games() / alone:.1f} games a second", flush=True)
    two, together = timed(plan, 2)
    rate = plan.games() / together
    print(f"two nodes: {together:.1f} s, {rate:.1f} games a second, {alone / together:.2f} times as fast")
    print("the same table" if one == two else "ANOTHER TABLE")


if __name__ == "__main__":
    main()
