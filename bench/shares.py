"""Where the time of random play goes, function by function.

    python -m bench.shares monuments

Compiled code has no profiler here that tells inlined functions apart, so each is run alone over the same sample of
positions, drawn evenly from random games, and its time is set against that of a whole random action.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.stopping import at_once
from monumenta.engine.author.contract import OVER
from monumenta.engine.author.dispatch import actor, apply, move
from monumenta.engine.author.rng import below, new_rng
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Record, Rng, Row
from monumenta.engine.compile.arrays import as_array, new_array, plain_games
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.match import play
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.play import pick
from monumenta.engine.match.registry import find

SAMPLE = 4_096
LOOPS = 60


@rule
def copy_all(games: Games[Record], work: Games[Record], acts: Row, rng: Rng, out: Row, odds: Row) -> int:
    for i in range(games.shape[0]):
        work[0] = games[i]
    return 0


@rule
def actor_all(games: Games[Record], work: Games[Record], acts: Row, rng: Rng, out: Row, odds: Row) -> int:
    total = 0
    for i in range(games.shape[0]):
        total += actor(games[i])
    return total


@rule
def pick_all(games: Games[Record], work: Games[Record], acts: Row, rng: Rng, out: Row, odds: Row) -> int:
    """Listing or counting what is legal, and choosing from it."""
    total = 0
    for i in range(games.shape[0]):
        total += pick(games[i], actor(games[i]), rng, out, odds)
    return total


@rule
def move_all(games: Games[Record], work: Games[Record], acts: Row, rng: Rng, out: Row, odds: Row) -> int:
    """The action's own effect, without what follows by itself."""
    for i in range(games.shape[0]):
        work[0] = games[i]
        move(work[0], actor(work[0]), acts[i])
    return 0


@rule
def luck_all(games: Games[Record], work: Games[Record], acts: Row, rng: Rng, out: Row, odds: Row) -> int:
    total = 0
    for _ in range(games.shape[0]):
        total += below(rng, 7)
    return total


@rule
def apply_all(games: Games[Record], work: Games[Record], acts: Row, rng: Rng, out: Row, odds: Row) -> int:
    for i in range(games.shape[0]):
        work[0] = games[i]
        apply(work[0], actor(work[0]), acts[i])
    return 0


@rule
def whole_all(games: Games[Record], work: Games[Record], acts: Row, rng: Rng, out: Row, odds: Row) -> int:
    for i in range(games.shape[0]):
        work[0] = games[i]
        who = actor(work[0])
        apply(work[0], who, pick(work[0], who, rng, out, odds))
    return 0


@rule
def choose_all(games: Games[Record], acts: Row, rng: Rng, out: Row, odds: Row) -> int:
    """A random action for every position, and how many positions are over (none must be)."""
    over = 0
    for i in range(games.shape[0]):
        who = actor(games[i])
        if who == OVER:
            over += 1
        else:
            acts[i] = pick(games[i], who, rng, out, odds)
    return over


def main(name: str) -> None:
    """Print a table of nanoseconds an action and shares."""
    spec = find(name)
    timed: dict[str, Any] = {"copy": copy_all, "actor": actor_all, "pick": pick_all, "move": move_all}
    timed |= {"a random number (part of pick)": luck_all, "apply": apply_all, "whole": whole_all}
    fast = Compiled(spec, [*timed.values(), choose_all, play.batch_random, play.actor_at]).compile()
    rng, out, odds = as_array(new_rng(1)), np.zeros(spec.most_legal, np.int64), np.zeros(spec.most_legal, np.int64)
    games, acts = _sample(spec, fast, rng, out, odds)
    work = new_array(spec.state, 1)
    assert fast[choose_all](games, acts, rng, out, odds) == 0

    def measure(function: Any) -> float:
        return _best(lambda: fast[function](games, work, acts, rng, out, odds)) / SAMPLE * 1e9

    times = {label: measure(function) for label, function in timed.items()}
    whole = times.pop("whole") - times["copy"]
    number = times.pop("a random number (part of pick)")
    rows = {
        "actor": times["actor"],
        "pick: legal actions, odds, choice": times["pick"] - times["actor"],
        "move: the action's own effect": times["move"] - times["copy"] - times["actor"],
        "settle: what follows by itself": times["apply"] - times["move"],
    }
    rows["the rest: branches that nothing can foresee"] = whole - sum(rows.values())
    print(f"| {name} | ns an action | share of {whole:.0f} ns |\n| --- | --- | --- |")
    for label, took in sorted(rows.items(), key=lambda item: -item[1]):
        print(f"| {label} | {took:.1f} | {took / whole:.0%} |")
    print(f"\nA random number takes {number:.1f} ns, copying a state {times['copy']:.1f} ns.")


def _sample(spec: Any, fast: Compiled, rng: Any, out: Any, odds: Any) -> tuple[Any, Any]:
    """Positions after a random number of actions of random games, none of them over."""
    root = new_array(spec.state, 1)
    spec.begin(plain_games(root)[0], parse_options(spec, {}))
    games = np.repeat(root, SAMPLE)
    chosen = np.random.default_rng(1)
    for part in np.array_split(np.arange(SAMPLE), 64):
        batch = games[part]
        fast[play.batch_random](batch, root, int(chosen.integers(0, 1_000)), rng, out, odds)
        over = np.array([fast[play.actor_at](batch, i) == OVER for i in range(len(batch))])
        batch[over] = root[0]
        games[part] = batch
    return games, np.zeros(SAMPLE, np.int64)


def _best(run: Callable[[], Any]) -> float:
    best = float("inf")
    for _ in range(LOOPS):
        began = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - began)
    return best


if __name__ == "__main__":
    at_once()
    main(sys.argv[1] if len(sys.argv) > 1 else "monuments")
