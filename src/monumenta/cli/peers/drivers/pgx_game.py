"""Random play of a pgx environment on the CPU, a batch of 1,024 games; run by the peer's own Python.

    python pgx_game.py SECONDS GAME

prints steps and games a second, without the time to compile.
"""

import sys
import time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

BATCH = 1024
ROUNDS = 16
"""Steps of the whole batch between two looks at the clock."""


def main(seconds: float, name: str) -> None:
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(carry, _):
        state, key = carry
        key, choice, reset = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice, logits, axis=-1)
        state = jax.vmap(step)(state, actions, jax.random.split(reset, BATCH))
        return (state, key), state.terminated.sum()

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=ROUNDS))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH))
    carry, _ = jax.block_until_ready(run((state, jax.random.PRNGKey(2))))
    rounds = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        carry, ended = run(carry)
        games += int(ended.sum())
        rounds += ROUNDS
    took = time.process_time() - began
    print(rounds * BATCH / took, games / took)


main(float(sys.argv[1]), sys.argv[2])
