"""Random games of Monumental Moves by the million, against the numbers that four other programs agree on.

    python -m bench.moves_survey --games 1000000

prints moves a game, branching by ply, shares of wins, left-over squares, claims and captures, each with the dossier's
value and how many standard errors lie between. Those were taken with `pocket_capture` on.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bench.stopping import at_once
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Rng, Row
from monumenta.engine.compile.arrays import as_array, new_array, plain_games
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from monumenta.games.moves.board import fill, first_square
from monumenta.games.moves.rules import draw, left_over, mobility, move, settle
from monumenta.games.moves.state import ENDED, GONE, KINDS, STANDS, State

SPEC = find("moves")
PLIES: Final = 300
"""More than any game has."""
KNOWN: Final = {
    "moves a game": (22.95, 0.005),
    "Dark wins": (0.535, 0.0005),
    "Light wins": (0.317, 0.0005),
    "draws": (0.148, 0.0005),
    "left over, Light": (13.50, 0.005),
    "left over, Dark": (12.02, 0.005),
    "claims": (2.60, 0.005),
    "captured pieces": (0.41, 0.005),
    "captured People Pieces": (0.007, 0.0005),
    "legal moves a ply": (472.0, 0.5),
}
"""What the dossier says of 1,000,000 games, and how far it is rounded."""
BRANCHING: Final = [
    1779, 1567, 1280, 1120, 907, 790, 634, 549, 436, 377, 296, 255, 197, 169, 128, 108, 78, 63, 41, 32, 17, 12, 7,
]  # fmt: skip
"""Mean legal moves by ply."""

# what is summed up: for each figure its sum and the sum of its squares
MOVES, DARK_WINS, LIGHT_WINS, DRAWS, LIGHT_LEFT, DARK_LEFT, CLAIMS, CAPTURES, PEOPLE_TAKEN, LEGAL = range(10)
FIGURES = 10


@rule
def claims_of(before: State, s: State, seat: int) -> int:
    """How many regions a move has claimed."""
    low = s.land[2 * seat] & ~before.land[2 * seat]
    high = s.land[2 * seat + 1] & ~before.land[2 * seat + 1]
    n = 0
    while low or high:
        part_low, part_high = first_square(low, high)
        part_low, part_high = fill(part_low, part_high, low, high)
        low &= ~part_low
        high &= ~part_high
        n += 1
    return n


@rule
def pieces_in_stock(s: State, seat: int) -> int:
    n = 0
    for kind in range(KINDS):
        n += s.stock[seat * KINDS + kind]
    return n


@rule
def survey_games(games: Games[State], n: int, rng: Rng, out: Row, found: Row, plies: Row, legal: Row) -> int:
    """Play `n` single games from games[2] in games[0]; add every figure, its square, and legal moves by ply."""
    s = games[0]
    longest = 0
    for _ in range(n):
        games[0] = games[2]
        move(s, s.seat, draw(s, s.seat, rng, out))
        settle(s)
        moves = 0
        claims = 0
        captures = 0
        branching = 0
        people = 0
        while s.phase != ENDED:
            seat = s.seat
            k = mobility(s, seat, out)
            branching += k
            plies[moves] += 1
            legal[moves] += k
            games[1] = s
            held = pieces_in_stock(s, 1 - seat)
            move(s, seat, draw(s, seat, rng, out))
            settle(s)
            captures += pieces_in_stock(s, 1 - seat) - held
            claims += claims_of(games[1], s, seat)
            if games[1].where == STANDS and s.where == GONE:
                people = 1
            moves += 1
        light = left_over(s, 0)
        dark = left_over(s, 1)
        add(found, MOVES, moves)
        add(found, DARK_WINS, 1 if dark < light else 0)
        add(found, LIGHT_WINS, 1 if light < dark else 0)
        add(found, DRAWS, 1 if light == dark else 0)
        add(found, LIGHT_LEFT, light)
        add(found, DARK_LEFT, dark)
        add(found, CLAIMS, claims)
        add(found, CAPTURES, captures)
        add(found, PEOPLE_TAKEN, people)
        add(found, LEGAL, branching)
        longest = max(longest, moves)
    return longest


@rule
def add(found: Row, figure: int, value: int) -> None:
    found[2 * figure] += value
    found[2 * figure + 1] += value * value


@dataclass
class Survey:
    """What was found: each figure's mean and the standard error of it."""

    games: int
    longest: int
    means: dict[str, float]
    errors: dict[str, float]
    branching: list[float]


def survey(games: int, seed: int, **options: Any) -> Survey:
    """Play random games and sum them up."""
    fast = Compiled(SPEC, [survey_games]).compile()
    states = new_array(SPEC.state, 3)
    settings = parse_options(SPEC, {"games": 1, "pocket_capture": True, **options})
    SPEC.begin(plain_games(states)[2], settings)
    found, plies, legal = (np.zeros(n, np.int64) for n in (2 * FIGURES, PLIES, PLIES))
    out = np.zeros(SPEC.most_legal, np.int64)
    longest = int(fast[survey_games](states, games, as_array(new_rng(seed)), out, found, plies, legal))
    return _summed_up(games, longest, found, plies, legal)


def _summed_up(n: int, longest: int, found: NDArray[Any], plies: NDArray[Any], legal: NDArray[Any]) -> Survey:
    names = list(KNOWN)
    means = {name: found[2 * i] / n for i, name in enumerate(names)}
    errors = {
        name: float(np.sqrt(max(0.0, found[2 * i + 1] / n - means[name] ** 2) / n)) for i, name in enumerate(names)
    }
    # counted by game, wanted by ply; longer games have more of both, so this error is rather too large
    means[names[LEGAL]] /= means[names[MOVES]]
    errors[names[LEGAL]] /= means[names[MOVES]]
    seen = plies > 0
    return Survey(n, longest, means, errors, (legal[seen] / plies[seen]).tolist())


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = survey(chosen.games, chosen.seed)
    print(f"{found.games:,} random games, the longest of {found.longest} moves\n")
    print("| figure | found | standard error | dossier | beyond its rounding, in standard errors |")
    print("| --- | --- | --- | --- | --- |")
    for name, (value, rounded) in KNOWN.items():
        mean, error = found.means[name], found.errors[name]
        beyond = max(0.0, abs(mean - value) - rounded) / max(error, 1e-12)
        print(f"| {name} | {mean:.4f} | {error:.4f} | {value} | {beyond:.1f} |")
    print("\nlegal moves by ply: " + ", ".join(f"{n:.0f}" for n in found.branching[: len(BRANCHING)]))
    print("the dossier's:      " + ", ".join(map(str, BRANCHING)))


if __name__ == "__main__":
    at_once()
    main()
