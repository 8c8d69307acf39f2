"""Random play of an OpenSpiel game; run by the peer's own Python.

    python open_spiel.py SECONDS GAME [python]

prints actions and games a second. By itself in C++ alone, as fast as it can: the random rollouts of its tree search, of
which one step is asked with so many rollouts that nothing else counts; how long a game is on average is found before.
With `python`, an action at a time from Python.
"""

import random
import sys
import time

del sys.path[0]  # this folder: the script has the name of what it measures

import pyspiel  # noqa: E402

LENGTHS = 300
"""Games that tell how long a game is."""


def one_game(game: "pyspiel.Game", luck: random.Random) -> int:
    state = game.new_initial_state()
    n = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(actions, odds)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        n += 1
    return n


def from_python(game: "pyspiel.Game", seconds: float) -> None:
    luck = random.Random(1)
    actions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        actions += one_game(game, luck)
        games += 1
    took = time.process_time() - began
    print(actions / took, games / took)


def in_cpp(game: "pyspiel.Game", seconds: float) -> None:
    luck = random.Random(1)
    length = sum(one_game(game, luck) for _ in range(LENGTHS)) / LENGTHS
    state = game.new_initial_state()
    rollouts, took = 1, 0.0
    while took < seconds / 4:
        rollouts *= 2
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.0, 1, 100, False, 1, False)
        began = time.process_time()
        bot.step(state)
        took = time.process_time() - began
    best = rollouts / took
    for _ in range(3):
        began = time.process_time()
        bot.step(state)
        best = max(best, rollouts / (time.process_time() - began))
    print(best * length, best)


def main(seconds: float, name: str, *how: str) -> None:
    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  (registers them)
    game = pyspiel.load_game(name)
    from_python(game, seconds) if how else in_cpp(game, seconds)


main(float(sys.argv[1]), *sys.argv[2:])
