"""What learners pay: the batch against the bare loop, and environments beside one that does nothing.

    python -m bench.rl                  # Monumental Moves and World Monuments
    python -m bench.rl moves --seconds 2 --json

The bare loops are those of `monumenta bench`: compiled code draws an action and does it, in one game after the other or
in as many games in turn. The batch does the same through its interface, by `sample` and `step`, with rewards, ends and
new games; decisions are counted, without luck's. The environment that does nothing has the same
spaces and stands in the three wrappers that PettingZoo's own games stand in; both are played by the same loop.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from bench.stopping import at_once
from monumenta.contest.bench import LOW
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile import compiled
from monumenta.engine.compile.arrays import as_array, new_array, plain_games
from monumenta.engine.match import play
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from monumenta.rl import Batch
from monumenta.rl.pettingzoo.aec import GameEnv

GAMES: Final = ("moves", "monuments")
SIZE: Final = 4096
SIZES: Final = (1, 64, 1024, SIZE, 16384)
REPEATS: Final = 5
CATHEDRAL_RL: Final = 21
"""Steps a second of cathedral-rl's environment, from `monumenta bench moves --peers`."""


class Figure(msgspec.Struct, frozen=True):
    game: str
    work: str
    per_second: float
    compared_with: str = ""
    ratio: float | None = None


def best(run: Callable[[int], int], seconds: float) -> float:
    """The most that was done in a second, over several runs: only interruptions can make one slower."""
    size = 1
    while True:
        began = time.perf_counter()
        run(size)
        if time.perf_counter() - began > seconds / 10:
            break
        size *= 2
    rates: list[float] = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        done = run(size * 10 // REPEATS + 1)
        rates.append(done / (time.perf_counter() - began))
    return max(rates)


class Bare:
    """The loops of compiled code alone; both count decisions."""

    def __init__(self, game: str) -> None:
        spec = find(game)
        rules = compiled.use(spec)
        self._games, self._turns = rules[play.random_games], rules[play.batch_random]
        options = parse_options(spec, {})
        self._pair, self._many = new_array(spec.state, 2), new_array(spec.state, SIZE)
        spec.begin(plain_games(self._pair)[1], options)
        self._root = self._pair[1:].copy()
        self._many[:] = self._root
        self._scratch = (as_array(new_rng(1)), *(np.zeros(spec.most_legal, np.int64) for _ in range(2)))
        self._rows = tuple(np.zeros(spec.players(options) + more, np.int64) for more in (0, 0, 1))
        total = int(self._games(self._pair, 200, *self._scratch, *self._rows))
        self._share = 1 - (total >> 32) / (total & LOW)

    def one_after_the_other(self, n: int) -> int:
        total = int(self._games(self._pair, 20 * n, *self._scratch, *self._rows))
        return (total & LOW) - (total >> 32)

    def in_turn(self, n: int) -> int:
        self._turns(self._many, self._root, n, *self._scratch)
        return int(n * SIZE * self._share)


def batch_loop(batch: Batch, look: Callable[[], Any] | None = None) -> Callable[[int], int]:
    """Decisions of a batch that plays at random, looked at in some way before every step."""

    def decisions(n: int) -> int:
        for _ in range(n):
            if look is not None:
                look()
            batch.step(batch.sample())
        return n * batch.n

    return decisions


class Nothing(AECEnv[str, Any, Any]):
    """The spaces of a game, and nothing behind them."""

    def __init__(self, like: GameEnv) -> None:
        super().__init__()
        like.reset(seed=1)
        self.metadata = {"name": "nothing"}
        self.possible_agents = like.possible_agents
        self.observation_spaces, self.action_spaces = like.observation_spaces, like.action_spaces
        self._seen = like.observe(like.agent_selection)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del seed, options
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn = 0
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        del agent
        return self._seen

    def step(self, action: Any) -> None:
        del action
        self._turn = (self._turn + 1) % len(self.agents)
        self.agent_selection = self.agents[self._turn]


def wrapped(env: AECEnv[str, Any, Any]) -> AECEnv[str, Any, Any]:
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env, illegal_reward=-1)))


def env_loop(env: Any) -> Callable[[int], int]:
    """Steps of an environment, as learners take them: look, choose among the legal actions, act."""
    luck = random.Random(1)

    def steps(n: int) -> int:
        env.reset(seed=1)
        done = 0
        while done < 50 * n:
            for _ in env.agent_iter(50 * n - done):
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.reset()
                    continue
                possible = seen["action_mask"].nonzero()[0]
                env.step(possible[int(luck.random() * len(possible))])
                done += 1
        return done

    return steps


def figures(game: str, seconds: float, tell: Callable[[str], None]) -> list[Figure]:
    found: list[Figure] = []

    def add(work: str, run: Callable[[int], int], beside: Figure | None = None) -> Figure:
        tell(work)
        rate = best(run, seconds)
        figure = Figure(game, work, round(rate), beside.work if beside else "", beside and rate / beside.per_second)
        found.append(figure)
        return figure

    loops = Bare(game)
    add("bare loop, one game after the other", loops.one_after_the_other)
    bare = add(f"bare loop, {SIZE} games in turn", loops.in_turn)
    batch = Batch(game, SIZE, 1, threads=1)
    add(f"batch of {SIZE}, one thread", batch_loop(batch), bare)
    two = Batch(game, SIZE, 1, threads=2)
    add(f"batch of {SIZE}, two threads", batch_loop(two), bare)
    add(f"batch of {SIZE}, two threads, masks", batch_loop(two, two.masks), bare)
    add(f"batch of {SIZE}, two threads, observations", batch_loop(two, two.observations), bare)
    for size in SIZES:
        if size != SIZE:
            add(f"batch of {size}, one thread", batch_loop(Batch(game, size, 1, threads=1)), bare)
    nothing = add("PettingZoo: nothing in three wrappers", env_loop(wrapped(Nothing(GameEnv(game)))))
    env = add("PettingZoo: the game", env_loop(GameEnv(game)), nothing)
    if game == "moves":
        found.append(Figure(game, env.work, env.per_second, "cathedral-rl 1.1.0", env.per_second / CATHEDRAL_RL))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="which games; both of two if none is named")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each of several runs")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found: list[Figure] = []
    for game in chosen.games:
        found += figures(
            game, chosen.seconds, lambda work, game=game: None if chosen.json else print(f"… {game}: {work}")
        )
    if chosen.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    for one in found:
        beside = f"{one.ratio:8.2f} × {one.compared_with}" if one.ratio is not None else ""
        print(f"{one.game:10} {one.work:48} {one.per_second:14,.0f} a second {beside}")


if __name__ == "__main__":
    at_once()
    main()
