"""The games for one learner among bots, as environments of Gymnasium.

import gymnasium, monumenta.rl.gymnasium
env = gymnasium.make("Monumenta/<Game>-v0", opponents=["greedy"])
envs = gymnasium.make_vec("Monumenta/<Game>-v0", num_envs=1024, opponents=["greedy"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from monumenta.engine.author.contract import OVER, MonumentaError
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find, games
from monumenta.search.decide import choose_id, house_bot, quick_bot, repeatable

from .batch import Batch, Reward
from .chosen import action_id
from .render import MODES, Render, render
from .seating import NeverActs, Opponents, check_opponents, check_seat, manned, others_of
from .single import Single
from .spaces import action_space, observation_space
from .steps import BEGINNINGS

Observation = dict[str, NDArray[Any]]
SEEDS: Final = 1 << 62
LOST: Final = -1.0
"""Reward for an illegal action where it loses the game."""


def seated(game: str, opponents: Sequence[str], options: dict[str, Any]) -> list[str]:
    """A bot for each of the other seats, from the one after the learner's on; fewer than that are repeated in order.
    Nobody is needed for seats that the rules play."""
    spec = find(game)
    settings = parse_options(spec, options)
    others = len(manned(spec, settings)) - 1
    if others:
        check_opponents(spec, settings, opponents, fewest=1)
    bots = [opponents[i % len(opponents)] for i in range(others)]
    for bot in bots:
        house_bot(spec, bot)  # raises, if there is none
    return bots


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; bots have the others."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        reward: Reward | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        playouts: int | None = None,
        render_mode: Render | None = None,
        **options: Any,
    ) -> None:
        """A `seat` of None is drawn anew for each game. An illegal action loses the game, or raises IllegalAction. Bots
        that search have `playouts` for each action."""
        if render_mode is not None and render_mode not in MODES:
            raise MonumentaError(f"render_mode cannot be {render_mode!r}; it is one of: {', '.join(MODES)}")
        self.bots = seated(game, opponents, options)
        self.single = Single(game, reward, options)
        compiled.use_or_plain(self.single.spec)  # the bots'
        check_seat(self.single.spec, self.single.settings, seat)
        self._seats = manned(self.single.spec, self.single.settings)
        self._wanted = seat
        self.seat: int = self._seats[0] if seat is None else seat
        self._illegal = illegal
        self._budgets = {bot: repeatable(self.single.spec, bot, playouts) for bot in self.bots}
        self._quick = {bot: quick_bot(self.single.spec, bot, budget) for bot, budget in self._budgets.items()}
        self.render_mode = render_mode
        self._way: Render | None = render_mode
        self.observation_space = observation_space(self.single.spec)
        self.action_space = action_space(self.single.spec)
        self._standing = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.seat = self._drawn_seat() if self._wanted is None else self._wanted
        self.single.begin(self._number())
        self._let_bots_act()
        for _ in range(BEGINNINGS):
            if self.single.actor != OVER:
                break
            self.single.begin(None)  # the game was over before the learner could act: no game
            self._let_bots_act()
        else:
            raise NeverActs(self.single.spec, self.seat)
        self._standing = self.single.scores()[self.seat]
        return self._seen(), self._info()

    def _drawn_seat(self) -> int:
        return self._seats[int(self.np_random.integers(len(self._seats)))]

    def _number(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _let_bots_act(self) -> None:
        single = self.single
        bots = dict(zip(others_of(self._seats, self.seat), self.bots, strict=True))
        while single.actor not in (self.seat, OVER):
            bot = bots[single.actor]
            known, seed, quick = single.concealed(single.actor), self._number(), self._quick[bot]
            single.step(choose_id(known, bot, seed, self._budgets[bot]) if quick is None else quick.choose(known, seed))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        single = self.single
        if single.actor == OVER:
            raise MonumentaError("the game is over: reset() begins the next")
        action = action_id(action)
        if self._illegal == "lose" and not (0 <= action < len(single.mask) and single.mask[action]):
            why = str(single.refusal(action))
            single.resign()
            return self._seen(), LOST, True, False, {**self._info(), "illegal": why}
        single.step(action)
        self._let_bots_act()
        over = single.actor == OVER
        if self.render_mode == "human":
            self.render()
        return self._seen(), self._reward(over), over, False, self._info()

    def _reward(self, over: bool) -> float:
        if not self.single.by_points:
            return self.single.outcome()[self.seat] if over else 0.0
        score = self.single.scores()[self.seat]
        gained, self._standing = score - self._standing, score
        return float(gained)

    def _seen(self) -> Observation:
        return {"observation": self.single.observe(self.seat), "action_mask": self.single.mask.copy()}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.single.mask.copy(), "seat": self.seat}
        return info | {"scores": self.single.scores()} if self.single.actor == OVER else info

    def render(self) -> Any:
        """The table as the seat sees it, in the way of `render_mode`."""
        return render(self.single, self._way) if self._way is not None else None


class SeatVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games on one `Batch`, one seat of each; bots have the others. A game that is over begins anew at once."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        reward: Reward | None = None,
        playouts: int | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        """A `seat` of None moves on by one with each game. An illegal action raises IllegalStep; nothing is played."""
        self.batch = Batch(
            game,
            num_envs,
            opponents=Opponents(seated(game, opponents, options), seat, playouts),
            reward=reward,
            keep_final=True,
            threads=threads,
            **options,
        )
        spec = self.batch.spec
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(spec)
        self.single_action_space: spaces.Space[Any] = action_space(spec)
        self.observation_space = batch_space(observation_space(spec), num_envs)
        self.action_space = batch_space(action_space(spec), num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew, or those marked in `options["reset_mask"]`. A list of seeds has one for each game."""
        which = None if options is None else options.get("reset_mask")
        if seed is None or isinstance(seed, (int, np.integer)):
            super().reset(seed=seed, options=options)
            # games that are not begun anew keep their luck, and so do those beside them
            self.batch.reset(int(self.np_random.integers(SEEDS)) if which is None or seed is not None else None, which)
        else:
            self.batch.reset(seed, which)
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"], "seat": self.batch.learners.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        seats = self.batch.learners.copy()
        step = self.batch.step(actions)
        seen = self._seen()
        infos: dict[str, Any] = {"action_mask": seen["action_mask"], "seat": self.batch.learners.copy()}
        if step.dones.any():
            infos |= self._final(step.dones, step.scores)
        rewards = step.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        return seen, rewards, step.dones.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _final(self, dones: NDArray[np.bool_], scores: NDArray[np.int64]) -> dict[str, Any]:
        """What the learner saw at the end, and how it came out, of the games that ended."""
        final = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(dones):
            nothing = np.zeros(self.batch.actions, np.int8)
            final[i] = {"observation": self.batch.finals[i].copy(), "action_mask": nothing}
        ended = dones.copy()
        return {
            "final_obs": final,
            "_final_obs": ended,
            "final_info": {"scores": scores.copy(), "_scores": ended.copy()},
            "_final_info": ended.copy(),
        }

    def _seen(self) -> Observation:
        seen = np.zeros((self.num_envs, self.batch.features), np.float32)
        return {"observation": self.batch.observations(seen), "action_mask": self.batch.masks().astype(np.int8)}

    def close_extras(self, **arguments: Any) -> None:
        del arguments
        self.batch.close()


def environment_id(game: str) -> str:
    """What Gymnasium calls a game."""
    return f"Monumenta/{game.capitalize()}-v0"


def register() -> None:
    """Make the games known to `gymnasium.make` and `gymnasium.make_vec`; importing this module does it."""
    for spec in games():
        name = environment_id(spec.name)
        if name not in gymnasium.registry:
            known: Any = gymnasium
            known.register(
                name,
                entry_point="monumenta.rl.gymnasium:SeatEnv",
                vector_entry_point="monumenta.rl.gymnasium:SeatVectorEnv",
                kwargs={"game": spec.name},
            )


register()
