"""Random play of cathedral-rl's raw environment, without observations; run by the peer's own Python.

    python cathedral_rl.py SECONDS

prints moves and games a second, the neutral piece included.
"""

import random
import sys
import time

del sys.path[0]  # this folder: the script has the name of what it measures

import pettingzoo.utils.agent_selector as selector  # noqa: E402

# the class has another name in today's PettingZoo
selector.agent_selector = getattr(selector, "AgentSelector", None) or selector.agent_selector

from cathedral_rl.game.cathedral import raw_env  # noqa: E402


def main(seconds: float) -> None:
    env, luck = raw_env(), random.Random(1)
    moves = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset()
        env._calculate_legal_moves(env.agent_selection)  # later ones are made by every step
        while not any(env.terminations.values()):
            legal = env.legal_moves[env.agent_selection]
            if not legal:
                break
            try:
                env.step(luck.choice(legal))
            except KeyError:  # its way to end a game without a winner
                break
            moves += 1
        games += 1
    took = time.process_time() - began
    print(moves / took, games / took)


main(float(sys.argv[1]))
