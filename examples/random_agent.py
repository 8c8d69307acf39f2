"""A random agent in an environment of PettingZoo: what every learner is measured against first."""

from __future__ import annotations

import sys

import numpy as np

from monumenta.rl.pettingzoo import monuments_v0


def main(games: int) -> None:
    env = monuments_v0.env(players=3, monument="taj-mahal", render_mode="ansi")
    rng = np.random.default_rng(1)
    for seed in range(games):
        env.reset(seed=seed)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            totals[agent] += reward
            env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        print(f"game {seed}:", ", ".join(f"{agent} {total:+.2f}" for agent, total in totals.items()))
    print(env.render())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
