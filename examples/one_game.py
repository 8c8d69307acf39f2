"""One game, move by move: legal moves as texts, luck from any random generator, and a record at the end."""

from __future__ import annotations

import random
import sys

from monumenta import Game


def main(path: str) -> None:
    rng = random.Random(1)
    game = Game.new("monuments", monument="taj-mahal", players=3)
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
        else:
            played = game.play(rng.choice(game.legal()))
            print(f"{played.n}: seat {played.seat} does {played.do}")
    print("points", game.scores, "winners", game.winners)
    game.save(path)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "one_game.jsonl")
