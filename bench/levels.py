"""How strong the levels are: each against the one below in two-player games, and the master against plainer bots.

    python -m bench.levels                        # everything; goes on where it was stopped
    python -m bench.levels --games monuments,moves --only levels
    python -m bench.levels --only master
    python -m bench.levels --only speed

A game is a function of the pairing and its number, so that a stopped run goes on with the next one: results are
appended to the log as they come. Seats rotate from game to game, and the games of one rotation share their seed. A
shared victory counts its share. A pairing ends early when Wald's sequential test is sure at 95 % whether the true share
is nearer to LIKELY or to UNLIKELY. The tables in bench/levels.md are made from the log; a row of which it has no game
is left alone. When the levels are changed, begin a new log.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from bench.stopping import at_once
from monumenta.contest.one_game import play_one
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.search import Budget, repeatable
from monumenta.search.kit import manner_of
from monumenta.search.levels import NAMES as LEVELS
from monumenta.search.mind import HouseMind, Mind
from monumenta.search.tree_search import TreeSearch

from .marked import marked, put
from .moves_strength import FlatMind, offered

GAMES: Final = ("mondo", "moves", "monuments", "monumental")
"""Quick ones first."""
LIKELY: Final = 0.8
UNLIKELY: Final = 0.6
"""Between them lies what is asked for: seven games of ten."""
SURE: Final = math.log(19)
RESULTS: Final = "<!-- python -m bench.levels -->"
SPEEDS: Final = "<!-- python -m bench.levels --only speed -->"
FOLDER: Final = Path(__file__).parent


class Pairing(Struct, frozen=True):
    """One bot against others."""

    game: str
    bot: str
    against: str
    players: int = 2
    ms: float = 0.0
    """Time for a decision, the same for both; 0: iterations, the same everywhere."""

    @property
    def title(self) -> str:
        time = f", {self.ms:g} ms" if self.ms else ""
        return f"{self.game}: {self.bot} against {self.against}, {self.players} players{time}"


class Trial(Struct, frozen=True):
    """A pairing, and what is asked of it."""

    pairing: Pairing
    wanted: float | None
    """The share that is asked for; None: for comparison."""
    games: int
    early: bool
    """May it end as soon as the sequential test is sure?"""


MASTER: Final = (
    Trial(Pairing("mondo", "master", "greedy"), 0.85, 200, False),
    Trial(Pairing("moves", "master", "flat", ms=100), 0.8, 100, False),
    Trial(Pairing("moves", "master", "montecarlo", ms=100), None, 100, False),
    Trial(Pairing("monuments", "master:1000", "greedy", players=4), 0.65, 400, False),
    Trial(Pairing("monumental", "master:100", "greedy"), 0.85, 200, False),
)
"""One master, all others plainer. With iterations it has a fraction of the time that it may take at a table."""


def play(pairing: Pairing, number: int) -> tuple[float, list[int], int]:
    """Game number so-and-so: the bot's share of the victory, the points by seat, and its seat."""
    spec = find(pairing.game)
    options = parse_options(spec, {"players": pairing.players} if pairing.game != "moves" else {})
    seat = number % pairing.players
    bots = [pairing.bot if other == seat else pairing.against for other in range(pairing.players)]
    seed = number // pairing.players + 1
    minds = [_mind(spec, bot, pairing.ms) for bot in bots]
    game = play_one(spec, options, minds, seed).game
    return (1 / len(game.winners) if seat in game.winners else 0.0), game.scores, seat


def _mind(spec: GameSpec, bot: str, ms: float) -> Mind:
    if bot == FlatMind.name:
        return FlatMind(ms)
    return HouseMind(spec, bot, Budget(milliseconds=ms) if ms else repeatable(spec, bot))


class Log:
    """Results on disk, one line a game."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.shares: dict[str, dict[int, float]] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                entry = json.loads(line)
                self.shares.setdefault(entry["pairing"], {})[entry["number"]] = entry["share"]

    def add(self, pairing: Pairing, number: int, share: float, scores: list[int], seat: int) -> None:
        self.shares.setdefault(pairing.title, {})[number] = share
        entry = {"pairing": pairing.title, "number": number, "share": share, "scores": scores, "seat": seat}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def of(self, pairing: Pairing) -> list[float]:
        """The shares of the games from the first on, without a gap."""
        done = self.shares.get(pairing.title, {})
        return [done[n] for n in range(len(done)) if n in done]


def decided(shares: list[float]) -> bool:
    """Is the sequential test sure?"""
    won, lost = sum(shares), len(shares) - sum(shares)
    odds = won * math.log(LIKELY / UNLIKELY) + lost * math.log((1 - LIKELY) / (1 - UNLIKELY))
    return abs(odds) > SURE


def interval(shares: list[float]) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    n, p, z = len(shares), sum(shares) / len(shares), 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return middle - half, middle + half


def run(trial: Trial, workers: int, log: Log) -> None:
    """Play until it is decided, or all games are played."""
    pairing = trial.pairing
    compiled.use(find(pairing.game))
    with ThreadPoolExecutor(workers) as pool:
        while len(log.of(pairing)) < trial.games and not (trial.early and decided(log.of(pairing))):
            first = len(log.of(pairing))
            numbers = range(first, min(trial.games, first + workers))
            for number, result in zip(numbers, pool.map(partial(play, pairing), numbers), strict=True):
                log.add(pairing, number, *result)
            print(f"\r{_line(pairing, log.of(pairing))}", end="", flush=True)
    print(f"\r{_line(pairing, log.of(pairing))}", flush=True)


def _line(pairing: Pairing, shares: list[float]) -> str:
    low, high = interval(shares)
    return f"{pairing.title}: {sum(shares):g} of {len(shares)} ({low:.0%} to {high:.0%})"


def trials(games: list[str], only: str, most: int) -> Iterator[Trial]:
    """Everything that is to be shown."""
    for name in games:
        if only in ("", "levels"):
            for weaker, stronger in pairwise(LEVELS):
                yield Trial(Pairing(name, stronger, weaker), 0.7, most, True)
        if only in ("", "master"):
            yield from (trial for trial in MASTER if trial.pairing.game == name)


def speed(name: str, seconds: float) -> tuple[float, float]:
    """Iterations a second with one thread and with two, from a position early in a game."""
    spec = find(name)
    compiled.use(spec)
    rng = Random(1)
    game = Game(spec, parse_options(spec, {}))
    decisions = 0
    while decisions < 3 or not isinstance(game.actor, int):
        if isinstance(game.actor, int):
            decisions += 1
            game.play(rng.choice(game.legal_ids()))
        else:
            game.roll(rng)
    rates: list[float] = []
    seat = game.actor
    for threads in (1, 1, 2):  # the first is for warming up
        search = TreeSearch(game.concealed(seat), 1, manner_of(spec), threads=threads)
        began = time.perf_counter()
        search.think(1000 * seconds, lambda: False)
        rates.append(search.visits / (time.perf_counter() - began))
    return rates[1], rates[2]


def strength(log: Log, asked: Iterable[Trial], before: str) -> str:
    """The table of results; a row that the log knows nothing about stays as it was before."""
    rows = ["| game | bot | against | players | games | share | interval | asked for | shown |"]
    rows.append("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for trial in asked:
        pairing, shares = trial.pairing, log.of(trial.pairing)
        time = f", {pairing.ms:g} ms" if pairing.ms else ""
        wanted = "" if trial.wanted is None else f"{trial.wanted:.0%}"
        head = f"| {pairing.game} | {pairing.bot}{time} | {pairing.against}{time} | {pairing.players} |"
        if shares:
            low, high = interval(shares)
            share = f"{len(shares)} | {sum(shares) / len(shares):.1%} | {low:.1%} to {high:.1%}"
            rows.append(f"{head} {share} | {wanted} | {verdict(trial, shares)} |")
        else:
            known = [row for row in before.splitlines() if row.startswith(head)]
            rows += known or [f"{head} 0 | | | {wanted} | not yet |"]
    return "\n".join(rows)


def verdict(trial: Trial, shares: list[float]) -> str:
    """Has it been shown? A pairing that was stopped before its end has shown nothing."""
    if len(shares) < trial.games and not (trial.early and decided(shares)):
        return "not yet"
    if trial.wanted is None:
        return ""
    return "yes" if sum(shares) >= trial.wanted * len(shares) else "no"


def speeds(names: list[str], seconds: float) -> str:
    rows = ["| game | one thread | two threads | times |", "| --- | --- | --- | --- |"]
    for name in names:
        one, two = speed(name, seconds)
        rows.append(f"| {name} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES), help="names, with commas")
    parser.add_argument("--most", type=int, default=100, help="games of a pairing of levels")
    parser.add_argument("--only", choices=["levels", "master", "speed"], default="")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement of speed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--log", type=Path, default=FOLDER / "levels.jsonl")
    parser.add_argument("--out", type=Path, default=FOLDER / "levels.md")
    chosen = parser.parse_args()
    compiled.offer("moves-strength", offered)
    names = chosen.games.split(",")
    log = Log(chosen.log)
    for trial in trials(names, chosen.only, chosen.most):
        run(trial, chosen.workers, log)
    text = chosen.out.read_text("utf-8")
    if chosen.only != "speed":
        text = put(text, RESULTS, strength(log, trials(list(GAMES), "", chosen.most), marked(text, RESULTS)))
    if chosen.only in ("", "speed"):
        timed = [name for name in names if not find(name).realtime]
        text = put(text, SPEEDS, speeds(timed, chosen.seconds))
    chosen.out.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    at_once()
    main()
