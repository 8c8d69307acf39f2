"""How the cost of an action grows with the number of games that are played at once, and with threads.

    python -m bench.scaling moves --seconds 0.5

prints nanoseconds an action of random play. With threads every one has a part of the games and luck of its own, and
compiled rules let go of Python's lock. The time is that of the wall: two threads at best halve it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from bench.stopping import at_once
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile import compiled
from monumenta.engine.compile.arrays import as_array, new_array, plain_games
from monumenta.engine.match import play
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find

SIZES: Final = (1, 16, 256, 1024, 4096, 16384, 65536)
REPEATS: Final = 3


class Part:
    """The games of one thread, and all that it works with."""

    def __init__(self, spec: GameSpec, fast: compiled.Compiled, games: int, seed: int) -> None:
        self._run: Any = fast[play.batch_random]
        self._root = new_array(spec.state, 1)
        spec.begin(plain_games(self._root)[0], parse_options(spec, {}))
        self._games = np.repeat(self._root, games)
        self._rng = as_array(new_rng(seed))
        self._out, self._odds = (np.zeros(spec.most_legal, np.int64) for _ in range(2))

    def play(self, rounds: int) -> None:
        self._run(self._games, self._root, rounds, self._rng, self._out, self._odds)


def nanoseconds(spec: GameSpec, size: int, threads: int, seconds: float) -> float:
    """For an action, when `size` games are played at once; the best of several runs."""
    fast = compiled.use(spec)
    parts = [Part(spec, fast, size // threads, seed) for seed in range(threads)]
    with ThreadPoolExecutor(threads) as pool:

        def took(rounds: int) -> float:
            began = time.perf_counter()
            list(pool.map(Part.play, parts, [rounds] * threads))
            return time.perf_counter() - began

        took(300)  # until games of all ages are there, so that a short run sees the middle of games too
        rounds = 1
        while took(rounds) < seconds / 10:
            rounds *= 2
        rounds *= 10
        best = min(took(rounds) for _ in range(REPEATS))
    return best / (rounds * (size // threads) * threads) * 1e9


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scaling", description="Cost by batch size and threads.")
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each run (%(default)s)")
    given = parser.parse_args(arguments)
    spec = find(given.game)
    threads = range(1, (os.cpu_count() or 1) + 1)
    print(f"| {spec.name}: games at once | {' | '.join(f'threads: {n}' for n in threads)} |")
    print(f"| --- |{' --- |' * len(threads)}")
    for size in SIZES:
        cells = [f"{nanoseconds(spec, size, n, given.seconds):.0f} ns" if size >= n else "" for n in threads]
        print(f"| {size:,} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    at_once()
    main(sys.argv[1:])
