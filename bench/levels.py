"""How strong the levels are: each against the one below in two-player games, and the master against the greedy bot.

    python -m bench.levels                        # everything; goes on where it was stopped
    python -m bench.levels --games monuments,moves --only levels
    python -m bench.levels --only master --ms 3000
    python -m bench.levels --only speed

A game is a function of the pairing and its number, so that a stopped run goes on with the next one: results are
appended to the log as they come. Seats rotate from game to game, and the games of one rotation share their seed. A
shared victory counts its share. A pairing ends early when Wald's sequential test is sure at 95 % whether the true share
is nearer to LIKELY or to UNLIKELY. The table is made from the log and written to bench/levels.md.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from monumenta.bots import LEVELS, Budget, bots_of, repeatable
from monumenta.bots.levels import manner_of
from monumenta.bots.mind import HouseMind
from monumenta.bots.one_game import play_one
from monumenta.bots.searching import Search
from monumenta.engine import compiled
from monumenta.engine.contract import GameSpec
from monumenta.engine.game import Game, parse_options
from monumenta.engine.registry import find

GAMES: Final = ("monuments", "moves", "monumental", "mondo")
LIKELY: Final = 0.8
UNLIKELY: Final = 0.6
"""Between them lies what is asked for: seven games of ten."""
SURE: Final = math.log(19)
MASTER: Final = {"monuments": (4, 0.65), "monumental": (2, 0.85)}
"""Players of a game with one master, the others greedy, and the share that is asked for."""
FOLDER: Final = Path(__file__).parent


class Pairing(Struct, frozen=True):
    """One bot against others."""

    game: str
    bot: str
    against: str
    players: int = 2
    ms: float = 0.0
    """Time for a decision of a bot that takes time; 0: iterations, the same everywhere."""

    @property
    def title(self) -> str:
        time = f", {self.ms:g} ms" if self.ms else ""
        return f"{self.game}: {self.bot} against {self.against}, {self.players} players{time}"


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


def _mind(spec: GameSpec, bot: str, ms: float) -> HouseMind:
    """Iterations, unless it is to take time and can."""
    timed = ms > 0 and bot in (LEVELS[-1], "montecarlo")
    return HouseMind(spec, bot, Budget(milliseconds=ms) if timed else repeatable(spec, bot))


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


def run(pairing: Pairing, most: int, early: bool, workers: int, log: Log) -> None:
    """Play until it is decided, or `most` games are played."""
    compiled.use(find(pairing.game))
    with ThreadPoolExecutor(workers) as pool:
        while len(log.of(pairing)) < most and not (early and decided(log.of(pairing))):
            first = len(log.of(pairing))
            numbers = range(first, min(most, first + workers))
            for number, result in zip(numbers, pool.map(partial(play, pairing), numbers), strict=True):
                log.add(pairing, number, *result)
            print(f"\r{_line(pairing, log.of(pairing))}", end="", flush=True)
    print(f"\r{_line(pairing, log.of(pairing))}")


def _line(pairing: Pairing, shares: list[float]) -> str:
    low, high = interval(shares)
    return f"{pairing.title}: {sum(shares):g} of {len(shares)} ({low:.0%} to {high:.0%})"


def pairings(games: list[str], only: str, ms: float) -> Iterator[tuple[Pairing, float]]:
    """Everything that is to be shown, with the share that is asked for."""
    for name in games:
        levels = [bot for bot in bots_of(find(name)) if bot in LEVELS]
        if only in ("", "levels"):
            for weaker, stronger in pairwise(levels):
                yield Pairing(name, stronger, weaker), 0.7
        if only in ("", "master") and name in MASTER:
            players, wanted = MASTER[name]
            yield Pairing(name, "master", "greedy", players, ms), wanted


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
    for threads in (1, 2):
        search = Search(spec, game.state(), game.actor, 1, manner_of(spec), threads=threads)
        began = time.perf_counter()
        search.think(1000 * seconds, lambda: False)
        rates.append(search.visits / (time.perf_counter() - began))
    return rates[0], rates[1]


def report(log: Log, asked: list[tuple[Pairing, float]], speeds: dict[str, tuple[float, float]]) -> str:
    lines = [
        "# How strong the levels are",
        "",
        "Made by `python -m bench.levels`; see there how it is counted. The interval is Wilson's at 95 %.",
        "",
        "| game | bot | against | players | games | share | interval | asked for |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for pairing, wanted in asked:
        shares = log.of(pairing)
        if shares:
            low, high = interval(shares)
            bot = f"{pairing.bot}, {pairing.ms:g} ms" if pairing.ms else pairing.bot
            row = [pairing.game, bot, pairing.against, str(pairing.players), str(len(shares))]
            row += [f"{sum(shares) / len(shares):.1%}", f"{low:.1%} to {high:.1%}", f"{wanted:.0%}"]
            lines.append(f"| {' | '.join(row)} |")
    if speeds:
        lines += ["", "Iterations a second of the master, early in a game of two:", ""]
        lines += ["| game | one thread | two threads | times |", "| --- | --- | --- | --- |"]
        for name, (one, two) in speeds.items():
            lines.append(f"| {name} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES), help="names, with commas")
    parser.add_argument("--most", type=int, default=100, help="games of a pairing of levels")
    parser.add_argument("--only", choices=["levels", "master", "speed"], default="")
    parser.add_argument("--master-games", type=int, default=200, help="games of the master against greedy bots")
    parser.add_argument("--ms", type=float, default=0.0, help="time of the master against greedy bots; 0: iterations")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement of speed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--log", type=Path, default=FOLDER / "levels.jsonl")
    parser.add_argument("--out", type=Path, default=FOLDER / "levels.md")
    chosen = parser.parse_args()
    names = chosen.games.split(",")
    log = Log(chosen.log)
    asked = list(pairings(names, chosen.only, chosen.ms))
    for pairing, _ in asked:
        levels = pairing.against in LEVELS
        run(pairing, chosen.most if levels else chosen.master_games, levels, chosen.workers, log)
    timed = [name for name in names if not find(name).realtime] if chosen.only in ("", "speed") else []
    speeds = {name: speed(name, chosen.seconds) for name in timed}
    text = report(log, list(pairings(list(GAMES), "", chosen.ms)), speeds)
    chosen.out.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
