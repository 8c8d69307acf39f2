"""A game whose seats act one after the other, or one several times in a row, as an environment of PettingZoo.

It checks by itself what the three standard wrappers check (bounds, order, legality), at a fraction of their time.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from monumenta.engine.author.contract import OVER, MonumentaError

from ..batch import Reward
from ..chosen import action_id
from ..render import MODES, Render, render
from ..single import Single
from ..spaces import action_space, observation_space, truth_space

VERSION: Final = "v0"
LOST: Final = -1.0
"""Reward for an illegal action where it ends the game; the others get nothing."""
Illegal = Literal["lose", "raise"]

Observation = dict[str, NDArray[Any]]


class GameEnv(AECEnv[str, Observation, "int | None"]):
    """One game. The rewards are those of `Batch`: the outcome at the end, or points as they come."""

    def __init__(
        self,
        game: str,
        *,
        render_mode: Render | None = None,
        reward: Reward | None = None,
        illegal: Illegal = "raise",
        **options: Any,
    ) -> None:
        """An illegal action raises IllegalAction and changes nothing, or loses the game."""
        super().__init__()
        if illegal not in ("lose", "raise"):
            raise MonumentaError(f"illegal cannot be {illegal!r}; it is one of: lose, raise")
        self._illegal: Illegal = illegal
        if render_mode is not None and render_mode not in MODES:
            raise MonumentaError(f"render_mode cannot be {render_mode!r}; it is one of: {', '.join(MODES)}")
        self.single = Single(game, reward, options)
        self.metadata = {
            "name": f"{game}_{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode: Render | None = render_mode
        nobodys = self.single.nobodys
        self._seats = {f"player_{seat}": seat for seat in range(self.single.players) if seat not in nobodys}
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        spec = self.single.spec
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(spec) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: action_space(spec) for agent in self.possible_agents}
        self.state_space = truth_space(spec, self.single.players)
        self._standing = [0] * self.single.players

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. What it is played with is said when the environment is made: `options` are not looked at."""
        del options
        self.single.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        if self.single.by_points:
            self._standing = self.single.scores()
        self._select()

    def _select(self) -> None:
        self.agent_selection = f"player_{self.single.actor}"
        self.infos[self.agent_selection] = {"action_mask": self.single.mask}

    def step(self, action: int | None) -> None:
        """Do an action of the agent to act. If it is not legal: see `illegal`."""
        if not self.agents:
            raise MonumentaError("nobody is left to act: reset() begins a game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise MonumentaError(f"{agent} is to act: None is for agents whose game is over")
        single = self.single
        chosen = action_id(action)
        if self._illegal == "lose" and not (0 <= chosen < len(single.mask) and single.mask[chosen]):
            self._lose(agent, chosen)
            return
        single.step(chosen)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if single.actor == OVER:
            self._end()
        else:
            if single.by_points:
                self._reward_points()
            self._select()
        if self.render_mode == "human":
            self.render()

    def _lose(self, agent: str, action: int) -> None:
        """An illegal action ends the game, as PettingZoo's own wrapper has it; `infos` says what was wrong."""
        EnvLogger.warn_on_illegal_move()
        why = str(self.single.refusal(action))
        self.single.resign()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: LOST}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {one: {} for one in self.agents} | {agent: {"illegal": why}}
        self._deads_step_first()

    def _reward_points(self) -> None:
        scores = self.single.scores()
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(scores[seat] - self._standing[seat])
            self._cumulative_rewards[agent] += self.rewards[agent]
        self._standing = scores

    def _end(self) -> None:
        if self.single.by_points:
            self._reward_points()
        else:
            outcome = self.single.outcome()
            self.rewards = {agent: outcome[seat] for agent, seat in self._seats.items()}
            self._accumulate_rewards()
        scores = self.single.scores()
        for agent, seat in self._seats.items():
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat]}
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        single = self.single
        mask = single.mask if seat == single.actor else np.zeros(len(single.mask), np.int8)
        return {"observation": single.observe(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last action, terminated, truncated and info of the agent to act."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        rewards = self._cumulative_rewards
        return seen, rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def state(self) -> NDArray[np.float32]:
        """The whole truth, hidden things too, for training only: see `Single.truth`."""
        return self.single.truth()

    def render(self) -> Any:
        """The table as the seat to act sees it, in the way of `render_mode`."""
        if self.render_mode is None:
            raise MonumentaError(f"say how to render when you make the environment: render_mode={MODES[0]!r}")
        return render(self.single, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""
