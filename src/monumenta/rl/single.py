"""One game for an environment: luck and clocks act inside, the seat to act is known, and so is what it may do."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from monumenta.engine.author.contract import OVER, GameSpec, MonumentaError
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile.arrays import new_array, plain_games
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find

from . import kernels, steps
from .batch import Reward, reward_mode
from .chosen import refusal


class Single:
    """A game in progress. `mask` is a new array after every action, so that it can be kept."""

    def __init__(self, game: str, reward: Reward | None, options: dict[str, Any]) -> None:
        spec = find(game)
        self._make(spec, parse_options(spec, options), reward)

    def _make(self, spec: GameSpec, settings: Any, reward: Reward | None) -> None:
        self.spec: GameSpec = spec
        self.settings = settings
        self._reward: Reward | None = reward
        self.players: int = self.spec.players(self.settings)
        self.nobodys: frozenset[int] = frozenset(self.spec.unmanned(self.settings))
        """Seats that the rules themselves play."""
        self.by_points = reward_mode(reward, self.players) == steps.POINTS
        self._compiled = kernels.one(self.spec)
        self._states = new_array(self.spec.state, 2)
        self.spec.begin(plain_games(self._states)[1], self.settings)
        self._games: Any = self._states if self._compiled is not None else plain_games(self._states)
        self._rng = self._lift(np.zeros(steps.WORDS, np.int64))
        self._out, self._odds = (self._lift(np.zeros(self.spec.most_legal, np.int64)) for _ in range(2))
        self._points = np.zeros(self.players, np.int64)
        self._do: Callable[..., int] = self._kernel(steps.step_one)
        self._look: Callable[..., None] = self._kernel(steps.observe_one)
        self._seeded = False
        self.actor: int = OVER
        """The seat to act, or OVER."""
        self.mask: NDArray[np.int8] = np.zeros(self.spec.actions, np.int8)
        """What it may do; all 0 when the game is over."""

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles, which go on exactly as this game will."""
        return {
            "made": (self.spec, self.settings, self._reward),
            "state": self.state(),
            "luck": [int(word) for word in self._rng] if self._seeded else None,
            "actor": self.actor,
            "mask": self.mask.copy(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._make(*state["made"])
        self.set_state(state["state"])
        if state["luck"] is not None:
            self._set_luck(state["luck"])
        self.actor, self.mask = state["actor"], state["mask"]

    def _lift(self, array: NDArray[Any]) -> Any:
        return array if self._compiled is not None else memoryview(cast("Any", array))

    def _kernel(self, function: Callable[..., Any]) -> Any:
        return function if self._compiled is None else self._compiled[function]

    def begin(self, seed: int | None) -> None:
        """Begin anew; without a seed luck goes on where it was, the first time from anywhere."""
        self._sow(seed)
        mask = np.zeros(self.spec.actions, np.uint8)
        begin = self._kernel(steps.begin_one)
        self.actor = begin(self._games, self._rng, self._out, self._odds, self._lift(mask))
        self.mask = mask.view(np.int8)  # the type that Gymnasium's spaces ask for

    def _sow(self, seed: int | None) -> None:
        if seed is not None or not self._seeded:
            chosen = secrets.randbits(63) if seed is None else seed
            self._set_luck(new_rng(chosen).tolist())

    def _set_luck(self, words: list[int]) -> None:
        for word, value in enumerate(words):
            self._rng[word] = value
        self._seeded = True

    def step(self, action: int) -> None:
        """Do a legal action of the seat to act; raises IllegalAction."""
        if not (0 <= action < len(self.mask) and self.mask[action]):
            raise self.refusal(action)
        mask = np.zeros(len(self.mask), np.uint8)
        lifted = mask if self._compiled is not None else self._lift(mask)
        self.actor = self._do(self._games, self.actor, action, self._rng, self._out, self._odds, lifted)
        self.mask = mask.view(np.int8)

    def begin_realtime(self, seed: int | None) -> None:
        """Begin anew at time 0, when anyone may act."""
        self._sow(seed)
        self._states[0] = self._states[1]
        self.pass_time(0)

    def act_now(self, seat: int, action: int) -> bool:
        """Do an action if it is legal now; was it?"""
        return bool(self._kernel(steps.act_now)(self._games, seat, action, self._out))

    def pass_time(self, t: int) -> None:
        """Let it be `t` ms since the game began."""
        self.actor = self._kernel(steps.pass_time)(self._games, t, self._rng, self._out, self._odds)

    def mask_seat(self, seat: int, mask: NDArray[np.int8]) -> None:
        """Set what a seat may do now."""
        if self.actor != OVER:
            self._kernel(steps.mask_seat)(self._games, seat, self._out, self._lift(mask.view(np.uint8)))

    def resign(self) -> None:
        """Nobody acts any more, wherever the game stands."""
        self.actor = OVER
        self.mask = np.zeros(len(self.mask), np.int8)

    def refusal(self, action: int) -> MonumentaError:
        """Why an action cannot be done."""
        state = plain_games(self._states)[0]
        return refusal(self.spec, state, self.actor, action, np.flatnonzero(self.mask).tolist())

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees: a new array."""
        seen = np.zeros(self.spec.features, np.float32)
        self._look(self._games, seat, seen if self._compiled is not None else self._lift(seen))
        return seen

    def truth(self) -> NDArray[np.float32]:
        """The whole truth: what every seat sees, one after the other, then the record's bytes, divided by 255, in which
        is also what nobody sees. For training only: who plays must not know it."""
        content = np.frombuffer(self.state(), np.uint8).astype(np.float32) / np.float32(255)
        truth: NDArray[np.float32] = np.concatenate([*(self.observe(seat) for seat in range(self.players)), content])
        return truth

    def scores(self) -> list[int]:
        """Points by seat, now."""
        self._kernel(steps.score_one)(self._games, self._lift(self._points))
        return self._points.tolist()

    def outcome(self) -> list[float]:
        """The rewards of a game that is over, by seat; their sum is 0."""
        rewards = np.zeros(self.players, np.float32)
        self._kernel(steps.outcome_one)(self._games, self._lift(self._points), self._lift(rewards))
        return rewards.tolist()

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the game's records."""
        return self._states.dtype

    def state(self) -> bytes:
        """The record's bytes."""
        return self._states[:1].tobytes()

    def concealed(self, seat: int) -> Concealed:
        """The state without what the seat cannot know."""
        return Concealed(self.spec, self.state(), seat)

    def set_state(self, state: bytes) -> None:
        """Go on from other bytes in which the same seat is to do one of the same actions."""
        self._states.view(np.uint8)[: len(state)] = np.frombuffer(state, np.uint8)

    def game(self) -> Game:
        """A copy as it stands."""
        return Game.restore(self.spec, self.settings, self.state(), 0)
