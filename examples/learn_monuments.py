"""A policy that learns World Monuments by itself, in NumPy alone: policy gradients over the legal actions.

    python examples/learn_monuments.py [ROUNDS] [CURVE.svg]

It plays 256 games at once against a bot and is told nothing but what its seat sees, which actions are legal and the
points it makes. The curve of games won is drawn into a picture. A minute is enough to leave random play far behind.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monumenta.rl import Batch, Opponents

GAMES, STEPS = 256, 64
FADING, RATE = 0.95, 0.01
Array = NDArray[Any]


class Policy:
    """A weight for every pair of a number that is seen and an action; Adam moves them."""

    def __init__(self, seen: int, actions: int) -> None:
        self.weights = np.zeros((seen + 1, actions), np.float32)
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.updates = 0

    def chances(self, seen: Array, allowed: Array) -> Array:
        """The probability of every legal action."""
        logits = np.where(allowed, seen @ self.weights, -np.inf)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True)

    def learn(self, seen: Array, allowed: Array, actions: Array, worth: Array) -> None:
        """Make what was worth more than usual more likely."""
        slope = -self.chances(seen, allowed)
        slope[np.arange(len(actions)), actions] += 1
        gradient = seen.T @ (slope * worth[:, None]) / len(actions)
        self.updates += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.99 * self.square + 0.01 * gradient**2
        mean, square = self.mean / (1 - 0.9**self.updates), self.square / (1 - 0.99**self.updates)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def play(batch: Batch, policy: Policy, rng: np.random.Generator) -> tuple[list[Array], float]:
    """Some steps of all games: what was seen, allowed and done and what it was worth; and the share of games won."""
    each = np.arange(batch.n)
    seen = np.zeros((STEPS, batch.n, batch.features + 1), np.float32)
    allowed = np.zeros((STEPS, batch.n, batch.actions), np.bool_)
    actions, worth, ends = (np.zeros((STEPS, batch.n), kind) for kind in (np.int64, np.float32, np.bool_))
    won: list[float] = []
    for t in range(STEPS):
        seen[t, :, :-1] = batch.observations() / 4
        seen[t, :, -1] = 1
        allowed[t] = batch.masks()
        chances = policy.chances(seen[t], allowed[t])
        actions[t] = (chances.cumsum(1) > rng.random((batch.n, 1))).argmax(1)
        seats = batch.learners.copy()
        step = batch.step(actions[t])
        worth[t], ends[t] = step.rewards[each, seats], step.dones
        for i in np.flatnonzero(step.dones):
            own, other = step.scores[i, seats[i]], step.scores[i, 1 - seats[i]]
            won.append(1.0 if own > other else 0.5 if own == other else 0.0)
    for t in reversed(range(STEPS - 1)):
        worth[t] += FADING * worth[t + 1] * ~ends[t]
    return [array.reshape(STEPS * batch.n, *array.shape[2:]) for array in (seen, allowed, actions, worth)], mean(won)


def mean(values: list[float]) -> float:
    return float(np.mean(values)) if values else 0.5


def draw(curve: list[float], path: Path) -> None:
    """The share of games won, round by round, as a picture."""
    width, height, edge = 480, 240, 36
    across, up = (width - 2 * edge) / max(1, len(curve) - 1), height - 2 * edge
    points = " ".join(f"{edge + i * across:.1f},{height - edge - share * up:.1f}" for i, share in enumerate(curve))
    middle = height - edge - up / 2
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="11">'
        f'<rect width="{width}" height="{height}" fill="#faf7f0"/>'
        f'<path d="M{edge} {edge}V{height - edge}H{width - edge}" fill="none" stroke="#444"/>'
        f'<path d="M{edge} {middle}H{width - edge}" stroke="#bbb" stroke-dasharray="4"/>'
        f'<polyline points="{points}" fill="none" stroke="#b4562a" stroke-width="2"/>'
        f'<text x="{edge}" y="{edge - 12}">games won against a random bot</text>'
        f'<text x="4" y="{edge + 4}">100%</text><text x="10" y="{middle + 4}">50%</text>'
        f'<text x="{width - edge}" y="{height - 12}" text-anchor="end">{len(curve)} rounds</text></svg>\n',
        "utf-8",
    )


def main(rounds: int, path: Path) -> int:
    batch = Batch("monuments", GAMES, seed=1, opponents=Opponents(["random"], seat=None), reward="points")
    policy = Policy(batch.features, batch.actions)
    rng = np.random.default_rng(1)
    curve: list[float] = []
    stopped = False
    try:
        for number in range(1, rounds + 1):
            (seen, allowed, actions, worth), share = play(batch, policy, rng)
            policy.learn(seen, allowed, actions, (worth - worth.mean()) / (worth.std() + 1e-8))
            curve.append(share)
            if number % 5 == 0 or number == rounds:
                print(f"round {number}: {mean(curve[-5:]):.0%} of the games won", flush=True)
    except KeyboardInterrupt:
        print(f"stopped after {len(curve)} rounds", file=sys.stderr)
        stopped = True
    draw(curve, path)
    print("drawn into", path)
    return 130 if stopped else 0


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    sys.exit(main(rounds, Path(sys.argv[2] if len(sys.argv) > 2 else "learning.svg")))
