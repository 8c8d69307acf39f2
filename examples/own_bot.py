"""A bot of your own against the greedy one. It sees what its seat may see, and no more."""

from __future__ import annotations

import random

from monumenta import Game
from monumenta.bots import decide
from monumenta.games.monuments.view import Choice, View


def climb(view: View, choices: list[Choice], rng: random.Random) -> str:
    """Build as high as possible; in the quarry prefer gems, then what is rare behind the screen."""
    assert view.seat is not None
    hand = view.hands[view.seat] or {}

    def worth(choice: Choice) -> tuple[int, int, float]:
        gem = int(choice.colour == "blue")
        rare = -hand.get(choice.colour, 0) if choice.colour else -99
        return choice.points + gem, rare, rng.random()

    return max(choices, key=worth).do


def play(seed: int) -> list[int]:
    rng = random.Random(seed)
    game = Game.new("monuments", players=2)
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
        elif game.actor == 0:
            game.play(climb(game.view(0), game.choices(0), rng))
        else:
            game.play(decide(game.spec, "greedy", game.state(), game.settings, 1, rng.getrandbits(32)))
    return game.scores


def main(games: int = 5) -> None:
    for seed in range(games):
        own, greedy = play(seed)
        print(f"own bot {own}, greedy {greedy}")


if __name__ == "__main__":
    main()
