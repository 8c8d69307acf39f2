"""Score random boards of Mondo Sapiens twice: by the compiled rules and by the slow scorer of the tests.

`python -m bench.mondo_survey --boards 50000` says how many agree, how long the compiled rules take for a board, and how
varied the boards were.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from random import Random
from typing import Any

from bench.stopping import at_once
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games
from monumenta.engine.compile.arrays import as_array
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.compile.plain import games_of
from monumenta.games.mondo.scoring import score_board
from monumenta.games.mondo.state import State
from tests.games.mondo import naive
from tests.games.mondo.positions import LEVELS, SPEC, Laid, own_rows, random_board, rows_of, state_with

BLOCK = 20_000


def compare(boards: int, seed: int, compiled: bool = True) -> Counter[str]:
    """Raise AssertionError at the first board on which the scorers differ; returns how often each row was not zero."""
    rng = Random(seed)
    seen: Counter[str] = Counter()
    fast: Any = Compiled(SPEC, [score_board]).compile()[score_board] if compiled else None
    for _ in range(boards):
        level, number = rng.choice([*LEVELS, "expert", "expert"]), rng.randint(1, 4)
        laid = random_board(rng, number, level)
        slow = naive.own_rows(number, laid, level)
        ours = _rows(fast, level, number, laid)
        assert {key: points for key, points in ours.items() if points} == {
            key: points for key, points in slow.items() if points
        }, f"board {number}, {level}: {ours} by the rules, {slow} by the slow scorer, on {laid}"
        seen.update(key for key, points in slow.items() if points)
    return seen


def _rows(fast: Any, level: str, number: int, laid: Laid) -> dict[str, int]:
    s = state_with(level, number, laid)
    if fast is None:
        return own_rows(s)
    games = as_array(games_of(State, s.tobytes()))
    fast(games[0], 0)
    s.raw[:] = games.tobytes()
    return rows_of(s, 0)


@rule
def often(games: Games[State], n: int) -> int:
    total = 0
    for _ in range(n):
        total += score_board(games[0], 0)
    return total


def time_scoring(seed: int) -> dict[str, float]:
    """Microseconds for a full board at each level, best of several runs of a compiled loop."""
    rng = Random(seed)
    score_often = Compiled(SPEC, [often]).compile()[often]
    found: dict[str, float] = {}
    for level in LEVELS:
        s = state_with(level, 1, full_board(rng, level))
        games = as_array(games_of(State, s.tobytes()))
        found[level] = round(_best(lambda games=games: score_often(games, BLOCK)) / BLOCK * 1e6, 2)
    return found


def full_board(rng: Random, level: str) -> Laid:
    """A board without empty spaces."""
    laid: Laid = {}
    while len(laid) < 24:
        laid = random_board(rng, 1, level)
    return laid


def _best(run: Any) -> float:
    best = 1000.0
    for _ in range(7):
        began = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - began)
    return best


if __name__ == "__main__":
    at_once()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rows = compare(chosen.boards, chosen.seed)
    print(f"{chosen.boards} boards: all rows agree")
    for key, times in sorted(rows.items()):
        print(f"  {key}: not zero on {times}")
    print("microseconds to score a full board:", time_scoring(chosen.seed))
