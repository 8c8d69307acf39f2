"""How fast the rules run on one core: figures for people and for `bench/`, never for a test.

A second is one of this process: what else the machine does meanwhile does not count. So do the peers count theirs.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from monumenta.engine.author.contract import ANYONE, OVER, GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import new_row
from monumenta.engine.compile import compiled
from monumenta.engine.compile.plain import PLAIN, games_of, new_games
from monumenta.engine.match import play
from monumenta.engine.match.game import parse_options

BATCH = 1024
REPEATS = 5
LOW = (1 << 32) - 1
GAMES = "random play, one game after the other"
MANY = f"random play, batch of {BATCH}"
STEPS = "one action at a time from Python"

Unit = Literal["actions", "decisions", "games"]


class Done(NamedTuple):
    """What a run has done, or does in a second."""

    actions: float
    decisions: float
    games: float


class Figure(Struct, frozen=True):
    """One line of `monumenta bench`: the best of several runs, since only interruptions can make a run slower."""

    game: str
    work: str
    per_second: float
    unit: Unit


def _silent(work: str) -> None:
    """Report to nobody."""


def bench(spec: GameSpec, seconds: float = 1.0, progress: Callable[[str], None] = _silent) -> list[Figure]:
    """All figures of one game. `seconds` is the length of each of several runs."""
    rules = _Rules(spec)
    figures: list[Figure] = []

    def add(work: str, run: Callable[[int], Done], *units: Unit) -> None:
        progress(work)
        best = _best(run, seconds)
        figures.extend(Figure(spec.name, work, round(getattr(best, unit)), unit) for unit in units)

    add(GAMES, rules.games, "actions", "decisions", "games")
    add(MANY, rules.batch, "actions", "decisions", "games")
    add(STEPS, rules.steps, "actions", "games")
    return figures


def _best(run: Callable[[int], Done], seconds: float) -> Done:
    """What is done in a second: by the fastest of several runs."""
    size = 1
    while True:
        began = time.process_time()
        run(size)
        if time.process_time() - began > seconds / 10:
            break
        size *= 2
    best = Done(0.0, 0.0, 0.0)
    for _ in range(REPEATS):
        began = time.process_time()
        done = run(size * 10 // REPEATS + 1)
        took = time.process_time() - began
        best = max(best, Done(*(part / took for part in done)))
    return best


class _Rules:
    """The pieces that are timed."""

    def __init__(self, spec: GameSpec) -> None:
        options = parse_options(spec, {})
        root = new_games(spec.state, 1)
        spec.begin(root[0], options)
        players = spec.players(options)
        memory: list[Any] = [
            root,
            games_of(spec.state, 2 * root.raw.tobytes()),
            games_of(spec.state, BATCH * root.raw.tobytes()),
            new_rng(1),
            new_row(spec.most_legal),
            new_row(spec.most_legal),
            *(new_row(players + more) for more in (0, 0, 1)),
        ]
        self._way = compiled.use_or_plain(spec) or PLAIN
        lent = self._way.lend(*memory)  # once, so that calls alone are timed
        self._root, self._pair, self._batch, self._rng, self._out, self._odds, *self._points = lent
        sample = self.games(20)
        self._decisions = sample.decisions / sample.actions

    def games(self, n: int) -> Done:
        run = self._way[play.random_games]
        total = int(run(self._pair, 10 * n, self._rng, self._out, self._odds, *self._points))
        return Done(total & LOW, (total & LOW) - (total >> 32), 10 * n)

    def batch(self, n: int) -> Done:
        run = self._way[play.batch_random]
        ended = int(run(self._batch, self._root, n, self._rng, self._out, self._odds))
        return Done(n * BATCH, n * BATCH * self._decisions, ended)

    def steps(self, n: int) -> Done:
        """What an environment of one game pays: a call into compiled code for every action."""
        actor, legal = self._way[play.actor_at], self._way[play.legal_at]
        step, due = self._way[play.step_at], self._way[play.due_at]
        games, out = self._pair, self._out
        done = 0
        for _ in range(n):
            games[0] = games[1]
            who = actor(games, 0)
            count = legal(games, 0, who, out)
            while who != OVER:
                if who == ANYONE:
                    who = due(games, 0)
                    count = legal(games, 0, who, out)
                count = step(games, 0, who, int(out[done % count]), out)
                who = actor(games, 0)
                done += 1
        return Done(done, done, n)
