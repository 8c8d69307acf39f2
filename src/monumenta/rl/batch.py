"""Many games at once, as arrays: no Python runs for a single game.

    batch = Batch("moves", n=4096, seed=1)
    while learning:
        seen, allowed = batch.observations(), batch.masks()
        step = batch.step(policy(seen, allowed))

Luck and clocks act inside. A game that is over begins anew in the same step. The same seed gives the same games, one by
one, whatever the size of the batch and the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..bots.decide import scratch
from ..bots.policy import TREE
from ..bots.simulate import simulated_kind
from ..engine.compiled import Compiled, Progress, no_progress
from ..engine.contract import BadOption, GameSpec, IllegalAction, MonumentaError, WhyNot
from ..engine.game import Game, parse_options
from ..engine.plain import PlainGames
from ..engine.registry import find
from ..engine.rng import new_rngs
from ..engine.state import new_array
from . import kernels, steps

Reward = Literal["outcome", "points"]
MODES: Final[dict[Reward, int]] = {"outcome": steps.OUTCOME, "points": steps.POINTS}
SHARE: Final = 256
"""Games for which another thread is worth waking."""
EVERY_SEAT: Final = -1


class IllegalStep(IllegalAction):
    """An action of a batch that the rules forbid; nothing has been played then."""

    def __init__(self, index: int, do: str, why: WhyNot) -> None:
        super().__init__(do, why)
        self.index = index
        self.args = (f"game {index}: {self}",)


class Step(NamedTuple):
    """What came of a step. These arrays are written again by the next one: copy what you keep."""

    rewards: NDArray[np.float32]
    """By game and seat."""
    dones: NDArray[np.bool_]
    """Games that ended, and have begun anew."""
    scores: NDArray[np.int64]
    """By game and seat, of the games that ended; the others' are those of the game before, or 0."""


def reward_mode(reward: Reward | None, players: int) -> int:
    """The outcome, unless nobody is there to be beaten."""
    if reward is None:
        return steps.OUTCOME if players > 1 else steps.POINTS
    if reward not in MODES:
        raise BadOption(f"reward cannot be {reward!r}; it is one of: {', '.join(MODES)}")
    if reward == "outcome" and players == 1:
        raise BadOption("alone there is nobody to beat: choose reward='points'")
    return MODES[reward]


class Batch:
    """`n` games of one kind, all waiting for a seat to act."""

    def __init__(
        self,
        game: str,
        n: int,
        seed: int = 0,
        *,
        opponents: Sequence[str] | None = None,
        seat: int | None = 0,
        reward: Reward | None = None,
        playouts: int | None = None,
        keep_final: bool = False,
        threads: int | None = None,
        progress: Progress = no_progress,
        **options: Any,
    ) -> None:
        """`options` are the game's. Every seat is yours, unless `opponents` names bots, for the seats after yours in
        their order: then you act on `seat`, or, if it is None, on the next one in each new game.

        `reward`: "outcome" (1 to a sole winner, -1 shared by the others, at the end) or "points" (as they come). Bots
        that search have `playouts` for an action, or as many as is usual for them. `keep_final` keeps what was seen at
        the end of a game in `finals`.
        """
        if n < 1:
            raise MonumentaError(f"a batch has at least one game, not {n}")
        self.spec: GameSpec = find(game)
        self.settings = parse_options(self.spec, options)
        self.n = n
        self.players: int = self.spec.players(self.settings)
        self.actions: int = self.spec.actions
        self.features: int = self.spec.features
        self._mode = reward_mode(reward, self.players)
        kinds = self._kinds(opponents, seat, playouts)
        made = kernels.many if opponents is None else kernels.against_bots
        self._compiled: Compiled | None = made(self.spec, progress)
        self._rotate = int(opponents is not None and seat is None)
        self._seat = EVERY_SEAT if opponents is None else seat
        self._kinds_row = self._lift(np.array(kinds, np.int64))

        self.states = new_array(self.spec.state, n)
        """The records themselves. Compiled rules trust them: whoever writes to them says what the game is."""
        root = new_array(self.spec.state, 1)
        self.spec.rules.start(PlainGames(root)[0], list(self.spec.encode(self.settings)))
        self._games, self._root = self._lift_games(self.states), self._lift_games(root)
        self._actors, self._learners, self._drawn = (np.zeros(n, np.int64) for _ in range(3))
        self._rngs = np.zeros(n * steps.WORDS, np.int64)
        self._totals, self._scores = (np.zeros(n * self.players, np.int64) for _ in range(2))
        self._rewards = np.zeros(n * self.players, np.float32)
        self._dones = np.zeros(n, np.uint8)
        self._finals = np.zeros(n * self.features if keep_final else 0, np.float32)
        self._masks = np.zeros(0, np.uint8)
        self._seen = np.zeros(0, np.float32)
        self._listed = False
        """Are the masks those of the games as they stand?"""
        self._ready = False
        """Has an action been drawn for every game?"""

        count = 1 if self._compiled is None else threads or max(1, min(os.cpu_count() or 1, n // SHARE))
        bounds = [n * part // count for part in range(count + 1)]
        self._parts = list(pairwise(bounds))
        self._desks = [self._desk() for _ in self._parts]
        self._pool = ThreadPoolExecutor(count - 1) if count > 1 else None

        self.actors = _shown(self._actors)
        """The seat to act in each game."""
        self.learners = _shown(self._learners)
        """Your seat in each game, -1 if all are."""
        self.finals = _shown(self._finals).reshape(-1, self.features)
        """What your seat (or the last to act) saw at the end of the games that ended in the last step."""
        self._step = Step(
            _shown(self._rewards).reshape(n, self.players),
            _shown(self._dones.view(np.bool_)),
            _shown(self._scores).reshape(n, self.players),
        )
        self.reset(seed)

    def _kinds(self, opponents: Sequence[str] | None, seat: int | None, playouts: int | None) -> list[int]:
        """The bots by their distance from the learner's seat; its own comes first and is not used."""
        if opponents is None:
            return [0] * self.players
        if len(opponents) != self.players - 1:
            raise BadOption(f"{self.players} players leave room for {self.players - 1} opponents, not {len(opponents)}")
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption(f"there is no seat {seat}; they run from 0 to {self.players - 1}")
        kinds = [simulated_kind(self.spec, bot, playouts) for bot in opponents]
        for bot, kind in zip(opponents, kinds, strict=True):
            if kind >= TREE:
                raise BadOption(f"{bot} searches a tree, too slow for a batch: it plays in Monumenta/…-v0 of Gymnasium")
        return [0, *kinds]

    def _lift(self, array: NDArray[Any]) -> Any:
        """An array as the rules want it; plain ones read integers without end from a memoryview."""
        return array if self._compiled is not None else memoryview(cast("Any", array))

    def _lift_games(self, states: NDArray[Any]) -> Any:
        return states if self._compiled is not None else PlainGames(states)

    def _desk(self) -> tuple[Any, ...]:
        """What one thread works with: generator, scratch states, legal actions, odds, room, points."""
        work, out, room = scratch(self.spec)
        rows = (out, np.zeros(self.spec.most_legal, np.int64), room, np.zeros(self.players, np.int64))
        rng: Any = np.zeros(steps.WORDS, np.int64)
        return (self._lift(rng), self._lift_games(work), *(self._lift(row) for row in rows))

    def _kernel(self, function: Callable[..., Any]) -> Any:
        return function if self._compiled is None else self._compiled[function]

    def _each(self, work: Callable[[int, int, tuple[Any, ...]], Any]) -> list[Any]:
        """Have every part of the batch worked on, the first by this thread."""
        if self._pool is None:
            return [work(0, self.n, self._desks[0])]
        rest = [
            self._pool.submit(work, first, end, desk)
            for (first, end), desk in zip(self._parts[1:], self._desks[1:], strict=True)
        ]
        return [work(*self._parts[0], self._desks[0]), *(one.result() for one in rest)]

    # --- stepping -------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with new luck if a seed is given."""
        if seed is not None:
            self._rngs[:] = new_rngs(seed, self.n).reshape(-1)
        self._learners[:] = np.arange(self.n) % self.players if self._seat is None else self._seat
        begin = self._kernel(steps.begin_many)
        fixed = [self._lift(row) for row in (self._actors, self._learners)]
        more = [self._lift(row) for row in (self._totals, self._drawn, self._rngs)]

        def work(first: int, end: int, desk: tuple[Any, ...]) -> None:
            begin(self._games, self._root, first, end, *fixed, self._kinds_row, *more, *desk)

        self._each(work)
        self._listed = self._ready = False

    def step(self, actions: ArrayLike) -> Step:
        """Do one action in each game; raises IllegalStep, and has done nothing then, if one is not legal."""
        chosen = np.array(actions, np.int64, order="C")  # a copy: compiled code refuses views that cannot be written to
        if chosen.shape != (self.n,):
            raise MonumentaError(f"{self.n} games need {self.n} actions, not an array of shape {chosen.shape}")
        done = self._lift(chosen)
        random = self._ready and np.array_equal(chosen, self._drawn)
        if not random:
            self._check(chosen, done)
        step = self._kernel(steps.step_many)
        fixed = [done, self._lift(self._actors), self._lift(self._learners), self._kinds_row, self._rotate, self._mode]
        arrays = (self._totals, self._rewards, self._dones, self._scores, self._finals, self._drawn, self._rngs)
        more = [self._lift(row) for row in arrays]

        def work(first: int, end: int, desk: tuple[Any, ...]) -> None:
            step(self._games, self._root, first, end, *fixed, *more, *desk)

        self._each(work)
        self._listed = False
        self._ready = random  # then the next ones have been drawn as well
        return self._step

    def _check(self, chosen: NDArray[np.int64], done: Any) -> None:
        """Raise unless every action is legal."""
        find_first = self._kernel(steps.first_illegal)
        rows = [self._lift(row) for row in (self._actors, self._drawn, self._masks)]

        def work(first: int, end: int, desk: tuple[Any, ...]) -> int:
            return int(find_first(self._games, first, end, done, *rows, self.actions, int(self._listed), desk[2]))

        # where masks were made it is a look and needs no second thread
        found = [work(0, self.n, self._desks[0])] if self._listed else self._each(work)
        for index in found:
            if index >= 0:
                raise self._refusal(index, int(chosen[index]))

    def _refusal(self, index: int, action: int) -> MonumentaError:
        if not 0 <= action < self.actions:
            return MonumentaError(f"game {index}: action ids run from 0 to {self.actions - 1}, {action} is none")
        state: Any = PlainGames(self.states[index : index + 1])[0]
        why = self.spec.why_not(state, int(self._actors[index]), action)
        return IllegalStep(index, self.spec.write(state, action), why)

    # --- looking --------------------------------------------------------------------------------------

    def masks(self) -> NDArray[np.uint8]:
        """By game and action: is it legal? Written again by the next call after a step: copy what you keep."""
        if len(self._masks) == 0:
            self._masks = np.zeros(self.n * self.actions, np.uint8)
        if not self._listed:
            fill = self._kernel(steps.mask_many)
            actors, masks = self._lift(self._actors), self._lift(self._masks)

            def work(first: int, end: int, desk: tuple[Any, ...]) -> None:
                self._masks[first * self.actions : end * self.actions] = (
                    0  # NumPy does this at once, a rule cell by cell
                )
                fill(self._games, first, end, actors, masks, self.actions, desk[2])

            self._each(work)
            self._listed = True
        return _shown(self._masks).reshape(self.n, self.actions)

    def observations(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """By game: what the seat to act sees, as docs/research.md lists it. Into `out`, or an array that the next call
        writes again."""
        if out is None:
            if len(self._seen) == 0:
                self._seen = np.zeros(self.n * self.features, np.float32)
            flat = self._seen
        else:
            if out.shape != (self.n, self.features) or out.dtype != np.float32 or not out.flags.c_contiguous:
                raise MonumentaError(f"observations need a C array of float32, {self.n} by {self.features}")
            flat = out.reshape(-1)
        fill = self._kernel(steps.observe_many)
        actors, seen = self._lift(self._actors), self._lift(flat)
        self._each(lambda first, end, _: fill(self._games, first, end, actors, self.features, seen))
        return flat.reshape(self.n, self.features)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game, from the game's own luck; the same until the next step, which takes them
        unchecked."""
        if not self._ready:
            choose = self._kernel(steps.sample_many)
            rows = [self._lift(row) for row in (self._actors, self._drawn, self._rngs)]
            self._each(lambda first, end, desk: choose(self._games, first, end, *rows, desk[0], desk[2]))
            self._ready = True
        return _shown(self._drawn)

    def game(self, index: int) -> Game:
        """A copy of one game as it stands, to look at or to go on with."""
        return Game.restore(self.spec, self.settings, self.states[index : index + 1].tobytes(), 0)

    def close(self) -> None:
        """Let the threads go; the batch cannot be used any more."""
        if self._pool is not None:
            self._pool.shutdown()


def _shown(array: NDArray[Any]) -> NDArray[Any]:
    """A view that cannot be written to: what is legal is decided by the rules."""
    view = array.view()
    view.flags.writeable = False
    return view
