"""Random play of a PettingZoo classic environment by its mask; run by the peer's own Python.

    python pettingzoo_classic.py SECONDS ENVIRONMENT

prints steps and games a second.
"""

import sys
import time
from importlib import import_module

import numpy as np


def main(seconds: float, name: str) -> None:
    env = import_module(f"pettingzoo.classic.{name}").env()
    luck = np.random.default_rng(1)
    steps = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
                steps += 1
        games += 1
    took = time.process_time() - began
    print(steps / took, games / took)


main(float(sys.argv[1]), sys.argv[2])
