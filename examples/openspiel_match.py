"""OpenSpiel's own tree search against random play, at one game of Monumental Moves. Needs the extra `spiel`."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from monumenta.rl.openspiel import PREFIX  # importing it registers the games

np: Any = import_module("numpy")
pyspiel: Any = import_module("pyspiel")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")
uniform: Any = import_module("open_spiel.python.bots.uniform_random")


def play(game: Any, bots: list[Any], luck: Any) -> list[float]:
    """One game; works for every game of ours, those with luck too."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = luck.choice(outcomes, p=odds)
        else:
            action = bots[state.current_player()].step(state)
        state.apply_action(int(action))
    return state.returns()


def main(simulations: int, games: int = 4) -> None:
    game = pyspiel.load_game(f"{PREFIX}moves(games=1)")
    luck = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    won = 0.0
    for n in range(games):
        seat = n % 2
        bots = [search, search]
        bots[1 - seat] = uniform.UniformRandomBot(1 - seat, luck)
        result = play(game, bots, luck)[seat]
        won += (result + 1) / 2
        print(f"game {n + 1}: tree search on seat {seat}: {result:+.0f}")
    print(f"tree search with {simulations} simulations a move: {won:g} of {games}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
