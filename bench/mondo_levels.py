"""How strong the levels of Mondo's bots are: each against the one below, and each alone.

    python -m bench.mondo_levels --games 400 --alone 100

Two players, seats swapped after half of the games; a shared victory counts half. Alone: turns of the beginner level
with the timer of the option `clock`, one after the other, at the pace of a table (`contest/simultaneous.py`). What is
printed there are means for a turn.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import pairwise
from typing import Any, Final

from bench.stopping import at_once
from monumenta.contest.simulate import Lineup, recorded, simulate
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from monumenta.games.mondo.bot.levels import LEVELS
from monumenta.games.mondo.state import SPACES
from monumenta.search import bots_of

SPEC: Final = find("mondo")


def duel(stronger: str, weaker: str, games: int, chosen: dict[str, Any]) -> None:
    """One line: how the stronger of two did."""
    options = parse_options(SPEC, {**chosen, "players": 2})
    result = simulate(SPEC, options, Lineup([stronger, weaker], rotate=True), games, 1)
    won, lost = result.bots[stronger].wins, result.bots[weaker].wins
    share = (won + result.draws / 2) / games
    means = f"{result.bots[stronger].mean_score:.1f} : {result.bots[weaker].mean_score:.1f}"
    print(f"{stronger} against {weaker}: {won} won, {result.draws} shared, {lost} lost, {share:.1%}; points {means}")


def alone(bot: str, games: int, chosen: dict[str, Any]) -> None:
    """One line: what the sheets of a bot without rivals say."""
    options = parse_options(SPEC, {**chosen, "players": 1})
    sums: Counter[str] = Counter()
    turns = 0
    for game in recorded(SPEC, options, [bot], games, 1):
        for sheet in game.open_view().players[0].sheets:
            turns += 1
            sums.update({row.key: row.points for row in sheet.rows} | {"total": sheet.total})
    filled = SPACES + sums["empty"] / turns
    rest = {key: round(points / turns, 2) for key, points in sums.items() if key != "empty"}
    pace = LEVELS[bot]
    speed = f"{pace.look_ms * pace.tiles} ms to find, {pace.place_ms} ms to lay"
    print(f"{bot} alone, {speed}: {turns} turns, {filled:.2f} spaces filled, {rest}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--alone", type=int, default=100, help="games of three turns")
    parser.add_argument("--level", default="beginner")
    arguments = parser.parse_args()
    compiled.use(SPEC)
    levels = bots_of(SPEC)[2:]
    chosen = {"level": arguments.level}
    for weaker, stronger in [("random", "greedy"), ("greedy", levels[-1]), *pairwise(levels)]:
        duel(stronger, weaker, arguments.games, chosen)
    for bot in levels if arguments.alone else []:
        alone(bot, arguments.alone, {})


if __name__ == "__main__":
    at_once()
    main()
