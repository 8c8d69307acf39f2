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
    began = time.process_time()
    while time.process_time() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            steps += 1
        games += 1
    took = time.process_time() - began
    print(steps / took, games / took)


main(float(sys.argv[1]), sys.argv[2])
