"""Random games of World Monuments by the hundred thousand, with the laws of the game checked after every action.

    python -m bench.monuments_survey --games 100000

prints a table for each monument and number of players: share finished, mean score, actions and quarry turns a game.
A batch advances by one random action at a time in compiled code; between two actions NumPy looks at all states at once.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.stopping import at_once
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile.arrays import as_array, new_array, plain_games
from monumenta.engine.compile.compiled import use
from monumenta.engine.match import play
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from monumenta.games.monuments.state import BOX, ENDED
from monumenta.games.monuments.tables import WHOLE

BATCH = 20_000
SPEC = find("monuments")


@dataclass
class Survey:
    """What was found in one kind of game."""

    games: int = 0
    finished: int = 0
    points: int = 0
    actions: int = 0
    never_stuck: bool = True
    tokens: set[int] = field(default_factory=set[int])
    first_finished_round: int = 99

    @property
    def finished_share(self) -> float:
        return self.finished / self.games


def survey(monument: str, players: int, games: int, seed: int, **options: Any) -> Survey:
    """Play random games and look at every state on the way."""
    found = Survey()
    settings = parse_options(SPEC, {"monument": monument, "players": players, **options})
    root = new_array(SPEC.state, 1)
    SPEC.begin(plain_games(root)[0], settings)
    rng = as_array(new_rng(seed))
    while found.games < games:
        _survey_batch(found, root, min(BATCH, games - found.games), players, rng)
    return found


def _survey_batch(found: Survey, root: NDArray[Any], size: int, players: int, rng: NDArray[Any]) -> None:
    step, legal = use(SPEC)[play.batch_random], use(SPEC)[play.batch_legal]
    counts = np.zeros(size, np.int64)
    out, odds = np.zeros(SPEC.most_legal, np.int64), np.zeros(SPEC.most_legal, np.int64)
    batch = np.repeat(root, size)
    whole = WHOLE[int(root["monument"][0])]
    while len(batch):
        legal(batch, counts, out)
        found.never_stuck &= bool((counts[: len(batch)] > 0).all())
        step(batch, root, 1, rng, out, odds)
        found.actions += len(batch)
        found.tokens |= set(np.unique(_tokens(batch)).tolist())
        complete = batch["built"] == whole
        if complete.any():
            found.first_finished_round = min(found.first_finished_round, int(batch["round_no"][complete].min()))
        over = batch["phase"] == ENDED
        found.games += int(over.sum())
        found.finished += int((over & complete).sum())
        found.points += int(batch["points"][over, :players].sum())
        batch = batch[~over]


def _tokens(batch: NDArray[Any]) -> NDArray[Any]:
    """All tokens of each state: supply, bag, quarry, hands and monument."""
    loose = batch["supply"].sum(1, dtype=np.int64) + batch["bag"].sum(1, dtype=np.int64)
    lying = batch["quarry"].sum((1, 2), dtype=np.int64)
    held = batch["hand"].sum((1, 2), dtype=np.int64)
    return loose + lying + held + np.bitwise_count(batch["built"])


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print("| monument | players | games | tokens | finished | first finished in round | mean score | actions a game |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for monument in BOX.monuments:
        for players in (2, 3, 4):
            s = survey(monument.id, players, chosen.games, chosen.seed)
            assert s.never_stuck
            print(
                f"| {monument.title} | {players} | {s.games:,} | {sorted(s.tokens)} | {s.finished_share:.1%} "
                f"| {s.first_finished_round} | {s.points / s.games / players:.1f} | {s.actions / s.games:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    at_once()
    main()
