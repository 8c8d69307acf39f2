"""What things are worth at the beginning of a round of Monumental, fitted to how games between bots ended.

    python -m bench.monumental_fit --bot master:12 --games 1000 --log fit.jsonl
    python -m bench.monumental_fit --bot greedy --players 3 --games 500 --log fit.jsonl --seed 100000

Plays games, notes at the beginning of every round what each civilization has, and what it had in the end; results are
appended to the log, and a game that is in it already is not played again. Then, over all games of the log, the
differences between civilizations are fitted to the differences of their final points. Prints the table FITTED of
`games/monumental/bot/prospects.py`, how much of the differences it explains, PAR, what all have in common, and what
lead of two players wins nine games of ten (OPEN and OPENER of `games/monumental/bot/tree.py` are a line through that).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from bench.stopping import at_once
from monumenta.engine.author.state import record
from monumenta.engine.compile import compiled
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.games.monumental.bot.prospects import NAMES, ONE, ROUNDS, THINGS, basis, prospects
from monumenta.games.monumental.bot.traits import rounds_left
from monumenta.games.monumental.rules import score
from monumenta.search import repeatable
from monumenta.search.mind import HouseMind

SPEC = find("monumental")
RIDGE: Final = 30.0
"""Keeps what hardly differs between civilizations near nothing."""


def things(state: bytes, players: int) -> tuple[int, list[list[float]]]:
    """The rounds to come, and what each civilization has."""
    s: Any = plain_state(record(SPEC.state), state)
    points = [0] * players
    score(s, points)  # pyright: ignore[reportArgumentType]  # a list will do
    return rounds_left(s), [
        [prospects(s, p, points[p], ROUNDS + thing) / ONE for thing in range(THINGS)] for p in range(players)
    ]


def play(bot: str, players: int, seed: int) -> dict[str, Any]:
    """One game: what was noted, and the final points."""
    rng, game = Random(seed), Game(SPEC, parse_options(SPEC, {"players": players}))
    minds = [HouseMind(SPEC, bot, repeatable(SPEC, bot)) for _ in range(players)]
    rounds: list[tuple[int, list[list[float]]]] = []
    last = 0
    while not game.over:
        if isinstance(game.actor, int):
            game.play(minds[game.actor].act(game, game.actor, rng.getrandbits(62)))
            continue
        game.roll(rng)
        number: int = plain_state(record(SPEC.state), game.state()).round_no
        if number != last and not game.over:
            last = number
            rounds.append(things(game.state(), players))
    return {"bot": bot, "seed": seed, "players": players, "rounds": rounds, "scores": game.scores}


def rows(games: list[dict[str, Any]]) -> Iterator[tuple[int, int, Any, Any]]:
    """Players, rounds to come, what each has and what it had in the end."""
    for game in games:
        for left, noted in game["rounds"]:
            yield game["players"], min(left, ROUNDS - 1), np.array(noted), np.array(game["scores"], float)


def fit(games: list[dict[str, Any]]) -> None:
    known = list(rows(games))
    left = np.concatenate([np.full(n, left) for n, left, _, _ in known])
    apart = np.concatenate([noted - noted.mean(0) for _, _, noted, _ in known])
    lead = np.concatenate([final - final.mean() for _, _, _, final in known])
    columns = np.stack([basis(rounds) for rounds in range(ROUNDS)])[left]
    design = (apart[:, :, None] * columns[:, None, :]).reshape(len(lead), -1)
    solved = np.linalg.solve(design.T @ design + RIDGE * np.eye(design.shape[1]), design.T @ lead)
    weights = solved.reshape(THINGS, -1)
    for name, numbers in zip(NAMES, weights, strict=True):
        print(f"    {name}: ({', '.join(str(round(ONE * number)) for number in numbers)}),")
    told = design @ solved
    for rounds in range(ROUNDS):
        here = left == rounds
        if here.any():
            share = 1 - ((lead - told)[here] ** 2).mean() / (lead[here] ** 2).mean()
            print(f"{rounds} to come: {here.sum()} civilizations, {share:.0%} of the differences")
    for rounds in range(ROUNDS):
        of_two = [(noted, final) for n, r, noted, final in known if (n, r) == (2, rounds)]
        if of_two:
            leads = np.array([(noted[0] - noted[1]) @ weights @ basis(rounds) for noted, _ in of_two])
            won = np.array([(1 + np.sign(final[0] - final[1])) / 2 for _, final in of_two])
            print(f"{rounds} to come: a lead of {nine_of_ten(leads, won):.1f} wins nine games of ten")
    for players in sorted({n for n, *_ in known}):
        par: list[int] = []
        for rounds in range(ROUNDS):
            worths = weights @ basis(rounds)
            rest = [final - noted @ worths for n, r, noted, final in known if (n, r) == (players, rounds)]
            par.append(round(ONE * float(np.mean(rest))) if rest else 0)
        print(f"PAR of {players}: {par}")


def nine_of_ten(leads: Any, won: Any) -> float:
    """The spread with which the chances that `tree.judge` makes of leads are likeliest, given who won."""

    def surprise(spread: float) -> float:
        value = (1 + leads / (abs(leads) + spread)) / 2
        chance: Any = np.clip(value**2 / (value**2 + (1 - value) ** 2), 0.001, 0.999)
        likely: Any = won * np.log(chance) + (1 - won) * np.log(1 - chance)
        return -float(likely.mean())

    return min((half / 2 for half in range(4, 120)), key=surprise)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--log", type=Path, required=True)
    chosen = parser.parse_args()
    compiled.use(SPEC)
    games = [json.loads(line) for line in chosen.log.read_text("utf-8").splitlines()] if chosen.log.exists() else []
    done = {(game["bot"], game["players"], game["seed"]) for game in games}
    with chosen.log.open("a", encoding="utf-8") as log:
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            if (chosen.bot, chosen.players, seed) in done:
                continue
            games.append(play(chosen.bot, chosen.players, seed))
            log.write(json.dumps(games[-1]) + "\n")
            print(f"\r{len(games)} games", end="", flush=True)
    print()
    fit(games)


if __name__ == "__main__":
    at_once()
    main()
