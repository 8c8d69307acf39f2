"""A tour for researchers, in cells: open it in an editor that knows `# %%`, or run it as it is."""

# %% One game, in words: luck is a player like any other
from __future__ import annotations

import random

import numpy as np

from monumenta import Game

rng = random.Random(1)
game = Game.new("monuments", players=2)
while game.actor == "chance":
    game.roll(rng)
print(f"seat {game.actor} may do", game.legal()[:4], "and so on")

# %% The same as numbers: what a seat sees, by name
from monumenta.engine.author.observation import offset  # noqa: E402
from monumenta.rl import Batch  # noqa: E402

batch = Batch("monuments", n=64, seed=1)
seen, allowed = batch.observations(), batch.masks()
print("observations", seen.shape, "masks", allowed.shape, "legal in the first game:", int(allowed[0].sum()))
for part in batch.spec.observation[:4]:
    print(f"  {part.name} from {offset(batch.spec.observation, part.name)} on: {part.meaning}")

# %% Many games at once: luck acts inside, and what is over begins anew
finished, wins = 0, np.zeros(batch.players)
for _ in range(300):
    step = batch.step(batch.sample())
    finished += int(step.dones.sum())
    wins += (step.rewards[step.dones] == 1).sum(0)
print(f"{finished} games; won by seat: {wins / finished}")

# %% What is not legal is refused, with the rule
from monumenta.rl import IllegalStep  # noqa: E402

actions = batch.sample().copy()
actions[5] = np.flatnonzero(batch.masks()[5] == 0)[0]
try:
    batch.step(actions)
except IllegalStep as refused:
    print(refused)

# %% A position to look at: any game of the batch as a Game, and on as you like
one = batch.game(0)
print("points", one.scores, "turn", one.turn)

# %% PettingZoo: the mask is in the observation
from monumenta.rl.pettingzoo import monuments_v0  # noqa: E402

env = monuments_v0.env(players=3, render_mode="ansi")
env.reset(seed=2)
luck = np.random.default_rng(2)
for _ in env.agent_iter(30):
    look, _, over, _, _ = env.last()
    env.step(None if over else int(luck.choice(np.flatnonzero(look["action_mask"]))))
print(env.render())

# %% Gymnasium: one seat, bots on the others
import gymnasium  # noqa: E402

# before the colon: what is imported first, so that the name is known
seat = gymnasium.make("monumenta.rl.gymnasium:Monumenta/Monuments-v0", opponents=["greedy"])
look, info = seat.reset(seed=3)
total, over = 0.0, False
while not over:
    look, reward, over, _, info = seat.step(int(luck.choice(np.flatnonzero(look["action_mask"]))))
    total += float(reward)
print("a random learner against the greedy bot:", total, info["scores"])
