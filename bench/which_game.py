"""What the games are like, for who wants to study one of them: the table of docs/which-game.md.

    python -m bench.which_game                           measures all and writes the table
    python -m bench.which_game --only moves --games 50   measures some and only prints

Everything in it is measured by random play and by a bot that knows the game, nothing is taken from a description.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.stopping import at_once
from monumenta.contest.simulate import Lineup, simulate
from monumenta.contest.tally import SimResult
from monumenta.engine.author.contract import CHANCE, OVER, GameSpec
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from monumenta.rl.openspiel.position import Position
from monumenta.search.decide import bots_of, searches

from .marked import put

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "which-game.md"
BEGIN: Final = "<!-- python -m bench.which_game -->"
GAMES: Final = 20_000
"""Of random play; bots that know the game play a tenth."""
LOOKED: Final = 200
"""One game of so many is looked at move by move."""
SEED: Final = 1
Z: Final = 1.96
"""Standard deviations to either side of 95 %."""

KINDS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("moves", {"games": 1}),
    ("monuments", {"starter": 0}),
    ("monuments", {"starter": 0, "players": 4}),
    ("mondo", {}),
    ("mondo", {"players": 4}),
    ("monumental", {"starter": 0}),
    ("monumental", {"starter": 0, "players": 4}),
)
"""Seat 0 begins, wherever somebody does: a match of two games and a drawn starter would hide what that is worth."""

HEADER: Final = (
    "game", "players", "luck", "hidden", "at once", "actions", "decisions", "choices, mean", "choices, most",
    "first seat wins", "as good bots", "shared",
)  # fmt: skip


@dataclass(frozen=True)
class Looks:
    """What was seen move by move."""

    luck: int
    actions: int
    choices: list[int]
    """At every decision of a seat."""
    hidden: bool
    """Was anything ever kept from a seat?"""


def look(spec: GameSpec, options: Any, games: int) -> Looks:
    """Random games, move by move."""
    luck = actions = 0
    choices: list[int] = []
    hidden = False
    for position in _positions(spec, options, games):
        actions += 1
        if position.who == CHANCE:
            luck += 1
            continue
        choices.append(len(position.legal()))
        hidden = hidden or any(position.concealed(seat).state != position.state() for seat in range(position.seats))
    return Looks(luck, actions, choices, hidden)


def _positions(spec: GameSpec, options: Any, games: int) -> Iterator[Position]:
    rng = Random(SEED)
    root = Position.start(spec, options)
    for _ in range(games):
        position = root
        while position.who != OVER:
            yield position
            odds = position.odds() if position.who == CHANCE else None
            position = position.after(rng.choices(position.legal(), odds)[0])


def good_bot(spec: GameSpec) -> str | None:
    """The best bot that does not search: thousands of games of one that does would take days."""
    known = [bot for bot in bots_of(spec) if bot != "random" and not searches(spec, bot)]
    return "greedy" if "greedy" in known else known[-1] if known else None


def interval(hits: int, n: int) -> tuple[float, float]:
    """Wilson's interval of a share: sensible even where there is little to count."""
    p = hits / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def edge(result: SimResult) -> str:
    """How often the first seat wins, of the games that somebody won alone."""
    alone = sum(result.wins)
    if alone == 0:
        return "–"
    low, high = interval(result.wins[0], alone)
    return f"{result.wins[0] / alone:.1%} ({low:.1%} to {high:.1%})"


def measure(spec: GameSpec, options: Any, games: int) -> tuple[str, ...]:
    """A row of the table."""
    players = spec.players(options)
    seen = look(spec, options, max(1, games // LOOKED))
    at_random = simulate(spec, options, Lineup(["random"] * players), games, SEED)
    bot = good_bot(spec)
    good = None if bot is None else simulate(spec, options, Lineup([bot] * players), max(1, games // 10), SEED)
    return (
        spec.title,
        str(players),
        f"{seen.luck / seen.actions:.0%} of actions" if seen.luck else "none",
        "yes" if seen.hidden else "no",
        "yes" if spec.realtime else "no",
        _both(at_random.mean_actions, good and good.mean_actions),
        _both(at_random.decisions / games, good and good.decisions / good.games),
        f"{sum(seen.choices) / len(seen.choices):.0f}",
        str(max(seen.choices)),
        edge(at_random),
        "–" if good is None else f"{edge(good)}, {bot}",
        _both_shares(at_random, good),
    )


def _both(at_random: float, good: float | None) -> str:
    return f"{at_random:.0f}" if good is None else f"{at_random:.0f}; {good:.0f}"


def _both_shares(at_random: SimResult, good: SimResult | None) -> str:
    share = f"{at_random.draws / at_random.games:.1%}"
    return share if good is None else f"{share}; {good.draws / good.games:.1%}"


def table(rows: list[tuple[str, ...]]) -> str:
    lines = [HEADER, ("---",) * len(HEADER), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.which_game", description="What the games are like.")
    parser.add_argument("--games", type=int, default=GAMES, help="random games of each kind (%(default)s)")
    parser.add_argument("--only", help="only this game, and only print")
    given = parser.parse_args(arguments)
    rows: list[tuple[str, ...]] = []
    for name, chosen in KINDS:
        if given.only in (None, name):
            spec = find(name)
            if compiled.available():
                compiled.use(spec)
            print(f"{name} {chosen}", file=sys.stderr)
            rows.append(measure(spec, parse_options(spec, chosen), given.games))
    if given.only is None:
        DOCUMENT.write_text(put(DOCUMENT.read_text("utf-8"), BEGIN, table(rows)), "utf-8")
    print(table(rows))


if __name__ == "__main__":
    at_once()
    main(sys.argv[1:])
