"""A game in real time as a parallel environment: all seats act in every slice of simulated time.

Within a slice the seats act in an order drawn by luck. What has become impossible meanwhile, because somebody else took
the tile, is lost: its agent has waited. Then the time of the slice passes, and the clock does what it has to do.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from monumenta.engine.author.contract import OVER, MonumentaError

from ..batch import Reward
from ..chosen import action_id
from ..render import MODES, Render, render
from ..single import Single
from ..spaces import action_space, observation_space, truth_space
from .aec import VERSION

PARALLEL: Final = f"parallel_{VERSION}"
SLICE_MS: Final = 1000
Observation = dict[str, NDArray[Any]]


class RealtimeEnv(ParallelEnv[str, Observation, "int | None"]):
    """One game. The last action of the space is to wait; it is always possible."""

    def __init__(
        self,
        game: str,
        *,
        slice_ms: int = SLICE_MS,
        max_cycles: int | None = None,
        render_mode: Render | None = None,
        reward: Reward | None = None,
        **options: Any,
    ) -> None:
        """`slice_ms` of simulated time pass in every step; after `max_cycles` steps the game is broken off."""
        if slice_ms < 1:
            raise MonumentaError(f"a slice lasts at least a millisecond, not {slice_ms}")
        if render_mode is not None and render_mode not in MODES:
            raise MonumentaError(f"render_mode cannot be {render_mode!r}; it is one of: {', '.join(MODES)}")
        self.single = Single(game, reward, options)
        spec = self.single.spec
        if not spec.realtime:
            raise MonumentaError(f"{game} is not played in real time: use its AEC environment")
        self.wait: int = spec.actions
        """The action that does nothing."""
        self.slice_ms = slice_ms
        self.max_cycles = max_cycles
        self.render_mode: Render | None = render_mode
        self.metadata = {
            "name": f"{game}_{PARALLEL}",
            "render_modes": list(MODES),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.single.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(spec, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: action_space(spec, self.wait + 1) for agent in self.possible_agents
        }
        self.state_space = truth_space(spec, self.single.players)
        self._luck = Random(secrets.randbits(63))
        self._standing: list[int] = []
        self._cycles = 0
        self._now = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        del options
        if seed is not None:
            self._luck = Random(seed)
        self.single.begin_realtime(seed)
        self._cycles = self._now = 0
        self.agents = self.possible_agents[:]
        self._standing = self.single.scores()
        seen = self._observations()
        return seen, self._infos(seen)

    def step(
        self, actions: dict[str, int | None]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody's actions in this slice; who gives none waits."""
        lost = self._act(actions)
        self._cycles += 1
        self._now += self.slice_ms
        if self.single.actor != OVER:
            self.single.pass_time(self._now)
        over = self.single.actor == OVER
        broken_off = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen, rewards = self._observations(), self._rewards(over)
        infos = self._infos(seen)
        for agent in self.agents:
            infos[agent]["lost"] = agent in lost
        ended = (dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, broken_off))
        if over or broken_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, *ended, infos

    def _act(self, actions: dict[str, int | None]) -> set[str]:
        """Whose actions came too late, or never were possible."""
        chosen = {agent: action for agent, action in actions.items() if action is not None and action != self.wait}
        order = [agent for agent in self.agents if agent in chosen]
        self._luck.shuffle(order)
        lost: set[str] = set()
        for agent in order:
            action = action_id(chosen[agent])
            if not 0 <= action <= self.wait:
                raise MonumentaError(f"{agent}: action ids run from 0 to {self.wait}, {action} is none")
            if not self.single.act_now(self._seats[agent], action):
                lost.add(agent)
        return lost

    def _rewards(self, over: bool) -> dict[str, float]:
        if self.single.by_points:
            scores = self.single.scores()
            rewards = [float(now - before) for now, before in zip(scores, self._standing, strict=True)]
            self._standing = scores
        else:
            rewards = self.single.outcome() if over else [0.0] * self.single.players
        return {agent: rewards[self._seats[agent]] for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(self._seats[agent]) for agent in self.agents}

    def _observe(self, seat: int) -> Observation:
        mask = np.zeros(self.wait + 1, np.int8)
        self.single.mask_seat(seat, mask)
        mask[self.wait] = 1
        return {"observation": self.single.observe(seat), "action_mask": mask}

    def _infos(self, seen: dict[str, Observation]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}

    def state(self) -> NDArray[np.float32]:
        """The whole truth, hidden things too, for training only: see `Single.truth`."""
        return self.single.truth()

    def render(self) -> Any:
        """The table as everybody sees it, in the way of `render_mode`."""
        if self.render_mode is None:
            raise MonumentaError(f"say how to render when you make the environment: render_mode={MODES[0]!r}")
        return render(self.single, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""
