"""Random play of an RLCard environment; run by the peer's own Python.

    python rlcard_game.py SECONDS GAME

prints steps and games a second.
"""

import random
import sys
import time

import rlcard


def main(seconds: float, name: str) -> None:
    env, luck = rlcard.make(name, config={"seed": 1}), random.Random(1)
    steps = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            steps += 1
        games += 1
    took = time.perf_counter() - began
    print(steps / took, games / took)


main(float(sys.argv[1]), sys.argv[2])
