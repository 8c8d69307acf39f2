"""Games of Monumental between greedy bots: how long they are, and whom the box favours. Or every game's books checked.

    python -m bench.monumental_survey --games 5000
    python -m bench.monumental_survey --accounts --log accounts.jsonl

The first prints rounds a game, and wins and points by civilization, by seat, by Capital and by order of play. The
second plays 20,000 random and 2,000 greedy games of each kind, looks at the books after every action and prints a line
for each kind; one that is in the log already is not played again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from msgspec import Struct, to_builtins

from bench.stopping import at_once
from monumenta.engine.author.state import new_array
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.compile.plain import PlainGames
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from monumenta.games.monumental.bot.traits import GREEDY, TRAITS
from monumenta.games.monumental.rules import CATEGORIES
from monumenta.games.monumental.state import BOX
from monumenta.search.desk import lend, new_desk

from . import monumental_accounts as accounts, monumental_play as counted

SPEC = find("monumental")
CHUNK: Final = 250
"""Games between two reports."""
TRAITS_OF: Final = {"random": [-1] * TRAITS, "greedy": [GREEDY[i] for i in range(TRAITS)]}
MODULES: Final[dict[str, dict[str, Any]]] = {
    "none": {},
    "Heroes": {"heroes": True},
    "Monsters": {"monsters": True},
    "Renaissance": {"renaissance": True},
    "Heroes, Monsters": {"heroes": True, "monsters": True},
    "Heroes, Renaissance": {"heroes": True, "renaissance": True},
    "Monsters, Renaissance": {"monsters": True, "renaissance": True},
    "Heroes, Monsters, Renaissance": {"heroes": True, "monsters": True, "renaissance": True},
    "an Automa, Monsters": {"automas": 1, "monsters": True},
}


class Share(Struct, frozen=True):
    """How a civilization, or whoever sits somewhere, did."""

    name: str
    games: int
    wins: float
    """Share of the games; a shared victory counts in parts."""
    points: float
    owned: list[float]
    """Knowledge, Wonders, Policies, Provinces at the end."""


class Survey(Struct, frozen=True):
    players: int
    games: int
    seconds: float
    decisions: float
    """A game."""
    shared: int
    rounds: dict[int, int]
    civilizations: list[Share]
    seats: list[Share]
    capitals: list[Share]
    """By the order in which the map lists them."""
    order: list[Share]
    """From the one who begins."""

    @property
    def mean_rounds(self) -> float:
        return sum(n * games for n, games in self.rounds.items()) / self.games


class Books(Struct, frozen=True):
    """One kind of game, looked through."""

    players: int
    mode: str
    modules: str
    bot: str
    games: int
    actions: int
    rounds: float
    problem: str | None
    seconds: float


class Runner:
    """Plays blocks of games, compiled or plainly, with one generator and one set of scratch arrays."""

    def __init__(self, options: dict[str, Any], seed: int, fast: Compiled | None) -> None:
        self._fast = fast
        self._games = new_array(SPEC.state, 2)
        SPEC.rules.start(PlainGames(self._games)[1], list(SPEC.encode(parse_options(SPEC, options))))
        desk: Any = new_desk(SPEC, seed, fast is not None)
        self._desk: Any = counted.OwnDesk(*desk)

    def run(self, function: Any, n: int, traits: list[int], *more: Any) -> Any:
        """Call one of the two rules that play games."""
        play = function if self._fast is None else self._fast[function]
        games, given = (lend(cells, self._fast is not None) for cells in (self._games, np.array(traits, np.int64)))
        return play(games, n, given, TRAITS, self._desk, *more)


def compiled() -> Compiled:
    """The rules with what is counted and checked here."""
    return Compiled(SPEC, [counted.play_counted, accounts.play_accounted]).compile(_tell_compiling)


def survey(players: int, games: int, seed: int, fast: Compiled | None = None, **options: Any) -> Survey:
    """Greedy bots on every seat; who begins, who gets which civilization and which Capital is drawn in every game."""
    runner = Runner({"players": players, **options}, seed, fast)
    seen: Any = np.zeros(counted.CELLS, np.int64) if fast is not None else [0] * counted.CELLS
    points: Any = np.zeros(players, np.int64) if fast is not None else [0] * players
    began = time.perf_counter()
    for done in range(0, games, CHUNK):
        block = min(CHUNK, games - done)
        runner.run(counted.play_counted, block, TRAITS_OF["greedy"] * players, points, seen)
        _tell(f"{players} players: {done + block} of {games} games")
    seen = [int(n) for n in seen]
    civilizations = [civ.id for civ in BOX.civilizations]
    numbers = [str(i + 1) for i in range(players)]
    return Survey(
        players=players,
        games=games,
        seconds=round(time.perf_counter() - began, 1),
        decisions=seen[counted.DECISIONS] / games,
        shared=seen[counted.SHARED],
        rounds={n: seen[counted.ROUNDS + n] for n in range(counted.MOST_ROUNDS) if seen[counted.ROUNDS + n]},
        civilizations=_shares(seen, counted.CIV, civilizations),
        seats=_shares(seen, counted.SEAT, numbers),
        capitals=_shares(seen, counted.CORNER, numbers),
        order=_shares(seen, counted.ORDER, numbers),
    )


def _shares(seen: list[int], base: int, names: list[str]) -> list[Share]:
    found: list[Share] = []
    for i, name in enumerate(names):
        at = base + i * counted.WIDTH
        n = seen[at] or 1
        owned = [round(seen[at + 3 + category] / n, 2) for category in range(CATEGORIES)]
        wins = round(seen[at + 1] / counted.WHOLE / n, 4)
        found.append(Share(name, seen[at], wins, round(seen[at + 2] / n, 2), owned))
    return found


def kinds_of_games() -> Iterator[tuple[int, str, str]]:
    """Players, mode and modules. With five the Renaissance is always in, so it is no option."""
    for players in (2, 3, 4, 5):
        for mode in ("rounds", "classic"):
            for modules in MODULES:
                if players < 5 or "Renaissance" not in modules:
                    yield players, mode, modules


def check_books(
    players: int, mode: str, modules: str, bot: str, games: int, seed: int, fast: Compiled | None = None
) -> Books:
    """Play games of one kind and look at the books after every action."""
    runner = Runner({"players": players, "mode": mode, **MODULES[modules]}, seed, fast)
    seen: Any = np.zeros(3, np.int64) if fast is not None else [0] * 3
    began = time.perf_counter()
    broken = 0
    for done in range(0, games, CHUNK):
        block = min(CHUNK, games - done)
        broken = int(runner.run(accounts.play_accounted, block, TRAITS_OF[bot], seen))
        if broken:
            break
        _tell(f"{players} players, {mode}, {modules}, {bot}: {done + block} of {games} games")
    actions, played, rounds = (int(n) for n in seen)
    took = round(time.perf_counter() - began, 1)
    problem = accounts.LAWS[broken] if broken else None
    return Books(players, mode, modules, bot, played, actions, round(rounds / max(1, played), 2), problem, took)


def _tell(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<90}", end="", file=sys.stderr, flush=True)


def _tell_compiling(done: int, total: int) -> None:
    _tell(f"compiling: {done} of {total}")


def _print_survey(found: Survey) -> None:
    rounds = ", ".join(f"{n}: {games}" for n, games in found.rounds.items())
    print(f"\n{found.players} players, {found.games:,} games: {found.mean_rounds:.2f} rounds ({rounds}),")
    print(f"{found.decisions:.0f} decisions a game, {found.shared} victories shared, {found.seconds:.0f} s\n")
    for title, shares in (
        ("civilization", found.civilizations),
        ("seat", found.seats),
        ("Capital", found.capitals),
        ("turn", found.order),
    ):
        print(f"| {title} | games | wins | points | Knowledge | Wonders | Policies | Provinces |")
        print("| --- " * 8 + "|")
        for one in shares:
            owned = " | ".join(f"{n:.1f}" for n in one.owned)
            print(f"| {one.name} | {one.games:,} | {one.wins:.1%} | {one.points:.1f} | {owned} |")
        print(flush=True)


def _run_accounts(random_games: int, greedy_games: int, seed: int, log: Path | None, as_json: bool) -> int:
    lines = log.read_text("utf-8").splitlines() if log is not None and log.exists() else []
    known = [json.loads(line) for line in lines]
    fast = compiled()
    if not as_json:
        print("| players | mode | modules | bot | games | actions | rounds | books |\n" + "| --- " * 8 + "|")
    problems = 0
    for players, mode, modules in kinds_of_games():
        for bot, games in (("random", random_games), ("greedy", greedy_games)):
            kind = {"players": players, "mode": mode, "modules": modules, "bot": bot}
            found = next((one for one in known if all(one[key] == value for key, value in kind.items())), None)
            if found is None:
                found = to_builtins(check_books(players, mode, modules, bot, games, seed, fast))
                if log is not None:
                    with log.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(found) + "\n")
            problems += found["problem"] is not None
            if as_json:
                print(json.dumps(found), flush=True)
            else:
                books = found["problem"] or "right"
                print(
                    f"| {players} | {mode} | {modules} | {bot} | {found['games']:,} | {found['actions']:,} "
                    f"| {found['rounds']} | {books} |",
                    flush=True,
                )
    return 1 if problems else 0


def main() -> int:
    """Survey or check, as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", choices=(2, 3, 4, 5), default=[5])
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--accounts", action="store_true", help="check the books instead")
    parser.add_argument("--random-games", type=int, default=20_000, help="with --accounts, of each kind")
    parser.add_argument("--greedy-games", type=int, default=2_000, help="with --accounts, of each kind")
    parser.add_argument("--log", type=Path, help="with --accounts: lines that are done, to go on from")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if chosen.accounts:
        return _run_accounts(chosen.random_games, chosen.greedy_games, chosen.seed, chosen.log, chosen.json)
    fast = compiled()
    for players in chosen.players:
        found = survey(players, chosen.games, chosen.seed, fast)
        if chosen.json:
            print(json.dumps(to_builtins(found) | {"mean_rounds": found.mean_rounds}), flush=True)
        else:
            _print_survey(found)
    return 0


if __name__ == "__main__":
    at_once()
    sys.exit(main())
