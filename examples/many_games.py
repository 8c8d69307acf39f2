"""Ten thousand games between bots, compiled where the extra `sim` is installed."""

from __future__ import annotations

import sys

from monumenta.contest.simulate import Lineup, simulate
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find


def main(games: int) -> None:
    spec = find("monuments")
    options = parse_options(spec, {"monument": "capitol", "players": 4})
    result = simulate(spec, options, Lineup(["greedy", "random", "random", "random"], rotate=True), games, seed=1)
    for name, bot in result.bots.items():
        print(f"{name}: {bot.wins} wins on {bot.seats} seats, {bot.mean_score} points on average")
    print(f"{result.actions / result.seconds:,.0f} actions a second")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
