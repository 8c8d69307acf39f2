"""Many games at once, as arrays: no Python runs for a single game.

    batch = Batch("<game>", n=4096, seed=1)
    while learning:
        seen, allowed = batch.observations(), batch.masks()
        step = batch.step(policy(seen, allowed))

Luck and clocks act inside. A game that is over begins anew in the same step. The same seed gives the same games, one by
one, whatever the size of the batch and the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from itertools import pairwise
from time import perf_counter
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from monumenta.contest.simulate import simulated
from monumenta.engine.author.contract import BadOption, GameSpec, MonumentaError
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import record
from monumenta.engine.compile.arrays import as_array, dtype_of, lent, new_array, new_rngs, plain_games
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.search.desk import new_desk
from monumenta.search.house_bot import Quick, Random, TreeLevel

from . import kernels, steps
from .chosen import BadAction, Unmasked, action_ids
from .seating import NeverActs, Opponents, bots_by_seat, check_opponents, check_seat, manned, next_seats
from .slices import Slices

Reward = Literal["outcome", "points"]
MODES: Final[dict[Reward, int]] = {"outcome": steps.OUTCOME, "points": steps.POINTS}
SHARE: Final = 256
"""Games for which another thread is worth waking."""
EVERY_SEAT: Final = -1
Work = Callable[[int, int, int], Any]
"""Something to be done for games `first` to `end`, by the thread that has this part of the batch."""
KEPT: Final = (
    "_states",
    "_actors",
    "_learners",
    "_drawn",
    "_rngs",
    "_totals",
    "_scores",
    "_rewards",
    "_dones",
    "_finals",
)
"""What a copy of a batch has to know besides how it was made."""


class IllegalStep(Unmasked):
    """An action of a batch that the rules forbid; nothing has been played then."""

    def __init__(self, index: int, spec: GameSpec, state: Any, seat: int, action: int, legal: Sequence[int]) -> None:
        super().__init__(spec, state, seat, action, legal)
        self.index = index
        self.args = (f"game {index}: {self}",)


class Given(NamedTuple):
    """How a batch was made, besides its game."""

    opponents: Opponents | None
    reward: Reward | None
    keep_final: bool
    threads: int | None


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
        opponents: Opponents | Sequence[str] | None = None,
        reward: Reward | None = None,
        keep_final: bool = False,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        """`options` are the game's. Every seat is yours, unless there are `opponents`: bots by name, and you on the
        first seat, or `Opponents(…)`, which also says where you sit. Seats that the rules play are nobody's: neither
        you nor a bot can have them.

        `reward`: "outcome" (1 to a sole winner, -1 shared by the others, at the end) or "points" (as they come).
        `keep_final` keeps what was seen at the end of a game in `finals`.
        """
        if n < 1:
            raise MonumentaError(f"a batch has at least one game, not {n}")
        if threads is not None and threads < 1:
            raise BadOption(f"threads cannot be {threads}: at least 1, or None for as many as are worth it")
        spec = find(game)
        met = opponents if opponents is None or isinstance(opponents, Opponents) else Opponents(list(opponents))
        self._make(spec, parse_options(spec, options), n, Given(met, reward, keep_final, threads))
        self.reset(seed)

    def _make(self, spec: GameSpec, settings: Any, n: int, given: Given) -> None:
        """Everything but the beginning of the games."""
        self.spec: GameSpec = spec
        self.settings = settings
        self.n = n
        self.players: int = spec.players(settings)
        self.actions: int = spec.actions
        self.features: int = spec.features
        self._given = given
        opponents, self._mode = given.opponents, reward_mode(given.reward, self.players)
        seats = manned(spec, settings)
        bots = self._bots(opponents)
        made = kernels.many if opponents is None else kernels.against_bots
        self._compiled: Compiled | None = made(spec)
        self._beginners = _first_seats(seats, n, EVERY_SEAT if opponents is None else opponents.seat)
        moves_on = opponents is not None and opponents.seat is None

        self._states = new_array(spec.state, n)
        start = new_array(spec.state, 1)
        spec.begin(plain_games(start)[0], settings)
        self._actors, self._learners, self._drawn, self._chosen = (np.zeros(n, np.int64) for _ in range(4))
        self._rngs = np.zeros(n * steps.WORDS, np.int64)
        self._totals, self._scores = (np.zeros(n * self.players, np.int64) for _ in range(2))
        self._rewards = np.zeros(n * self.players, np.float32)
        self._dones = np.zeros(n, np.uint8)
        self._finals = np.zeros(n * self.features if given.keep_final else 0, np.float32)
        field = (
            self._states,
            start,
            self._actors,
            self._learners,
            np.array(bots_by_seat(seats, self.players, bots), np.int64),
            np.array(next_seats(seats, self.players, moves_on), np.int64),
            self._totals,
            self._drawn,
            self._rngs,
            self._chosen,
        )
        self._field = steps.Field(*map(self._lift, field))
        self._ended = steps.Ended(*map(self._lift, (self._rewards, self._dones, self._scores, self._finals)))
        self._shown_masks = np.zeros(0, np.uint8)
        self._masks = self._no_masks = self._lift(self._shown_masks)
        """As rules take them: those that were asked for, and none."""
        self._bound: dict[Any, list[Callable[..., Any]]] = {}
        self._seen = np.zeros(0, np.float32)
        self._listed = False
        """Are the masks those of the games as they stand?"""
        self._ready = False
        """Has an action been drawn for every game?"""
        self._torn = False
        """Was something broken off, so that some games have gone on and others not?"""

        count = 1 if self._compiled is None else given.threads or max(1, min(os.cpu_count() or 1, n // SHARE))
        bounds = [n * part // count for part in range(count + 1)]
        self._parts = list(pairwise(bounds))
        self._desks = [self._part_desk() for _ in self._parts]
        self._slices = [Slices() for _ in self._parts]
        self._pool = ThreadPoolExecutor(count - 1) if count > 1 else None
        self._stop = False

        self.states = _shown(self._states)
        """The records themselves, to look at; `load` brings others."""
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

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles, which go on exactly as this batch will."""
        return {
            "made": (self.spec, self.settings, self.n, self._given),
            "arrays": {name: getattr(self, name).copy() for name in KEPT},
            "flags": (self._ready, self._torn),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        spec, settings, n, given = state["made"]
        self._make(spec, settings, n, given)
        for name, array in state["arrays"].items():
            getattr(self, name)[:] = array
        self._ready, self._torn = state["flags"]

    def _bots(self, opponents: Opponents | None) -> list[Quick]:
        """The bots on the seats after the learner's."""
        if opponents is None:
            return [Random()] * (len(manned(self.spec, self.settings)) - 1)
        check_opponents(self.spec, self.settings, opponents.bots)
        check_seat(self.spec, self.settings, opponents.seat)
        bots: list[Quick] = []
        for name in opponents.bots:
            bot = simulated(self.spec, name, opponents.playouts)
            if isinstance(bot, TreeLevel):
                raise BadOption(
                    f"{name} searches a tree, too slow for a batch: it plays in Monumenta/…-v0 of Gymnasium"
                )
            bots.append(bot)
        return bots

    def _lift(self, array: NDArray[Any]) -> Any:
        """An array as the rules want it."""
        return lent(array, self._compiled is not None)

    def _part_desk(self) -> steps.PartDesk:
        desk = new_desk(self.spec, 0)
        own = desk if self._compiled is None else as_array(desk)
        return steps.PartDesk(own, self._lift(np.zeros(self.players, np.int64)))

    def _kernel(self, function: Callable[..., Any]) -> Any:
        return function if self._compiled is None else self._compiled[function]

    def _kernels(self, function: Callable[..., Any], *more: Any) -> list[Callable[..., Any]]:
        """For each part a kernel that has the field, the part's desk and what else it is given; made when they are
        first wanted."""
        key = (function, *map(id, more))
        if key not in self._bound:
            bind = partial if self._compiled is None else self._compiled.bind
            self._bound[key] = [bind(function, self._field, desk, *more) for desk in self._desks]
        return self._bound[key]

    def _each(self, key: Any, work: Work) -> list[Any]:
        """Have every part of the batch worked on, the first by this thread, and none for long without looking up: so
        Ctrl-C is heard, and nobody works on once it was."""
        if self._pool is None:
            slices = self._slices[0]
            if not slices.whole(key, self.n):
                return self._slice(0, key, work)
            began = perf_counter()
            result = work(0, self.n, 0)
            slices.took(key, self.n, perf_counter() - began)
            return [result]
        rest = [self._pool.submit(self._slice, part, key, work) for part in range(1, len(self._parts))]
        try:
            return [one for part in (self._slice(0, key, work), *(other.result() for other in rest)) for one in part]
        except BaseException:
            self._stop = True
            wait(rest)
            raise
        finally:
            self._stop = False

    def _slice(self, part: int, key: Any, work: Work) -> list[Any]:
        return self._slices[part].run(
            key, lambda first, end: work(first, end, part), *self._parts[part], lambda: self._stop
        )

    # --- stepping -------------------------------------------------------------------------------------

    def reset(self, seed: int | Sequence[int | None] | None = None, which: NDArray[np.bool_] | None = None) -> None:
        """Begin all games anew, or those that `which` marks; with new luck if a seed is given, for all or one for each
        game. Equal seeds of a list are equal games."""
        chosen = np.ones(self.n, np.bool_) if which is None else self._marked(which)
        self._sow(seed, chosen)
        self._learners[chosen] = self._beginners[chosen]
        self._begin(steps.begin_many, None if which is None else chosen)

    def _marked(self, which: Any) -> NDArray[np.bool_]:
        marks = np.asarray(which)
        if marks.shape != (self.n,) or marks.dtype != np.bool_:
            raise MonumentaError(
                f"which games to reset is an array of bool, {self.n} long, not {marks.dtype} of shape {marks.shape}"
            )
        return marks

    def _sow(self, seed: int | Sequence[int | None] | None, chosen: NDArray[np.bool_]) -> None:
        """New luck for the chosen games."""
        if seed is None:
            return
        rows = self._rngs.reshape(self.n, steps.WORDS)
        if isinstance(seed, (int, np.integer)):
            rows[chosen] = new_rngs(int(seed), self.n)[chosen]
            return
        if len(seed) != self.n:
            raise MonumentaError(f"{self.n} games need {self.n} seeds, or one for all, not {len(seed)}")
        for i in np.flatnonzero(chosen).tolist():
            own = seed[i]
            if own is not None:
                rows[i] = as_array(new_rng(int(own)))

    def load(self, states: NDArray[Any] | bytes, learners: ArrayLike | None = None) -> None:
        """Go on from other states, such as a copy of `states` or those of single games. Luck and clocks act, and bots,
        until your seat is to act; your seats stay, unless `learners` says which they are. Luck goes on where it was: a
        `copy.deepcopy` of the batch brings it back too."""
        loaded = self._readable(states)
        first_unfit = self._kernel(steps.first_unfit)
        found = int(first_unfit(self._lift(loaded), 0, self.n, self.players))
        if found >= 0:
            raise MonumentaError(
                f"state {found} is over, or not one of {self.players} players: a batch goes on from games in progress"
            )
        if learners is not None:
            self._seat(learners)
        self._states[:] = loaded
        self._begin(steps.resume_many, None)

    def _readable(self, states: Any) -> NDArray[Any]:
        """A copy of states as compiled code takes them."""
        kind = dtype_of(record(self.spec.state))
        if isinstance(states, bytes):
            if len(states) != self.n * kind.itemsize:
                raise MonumentaError(
                    f"{self.n} states of {self.spec.name} have {self.n * kind.itemsize} bytes, not {len(states)}"
                )
            return np.frombuffer(states, kind).copy()
        given = np.asarray(states)
        if given.dtype != kind or given.shape != (self.n,):
            raise MonumentaError(
                f"a batch of {self.n} loads {self.n} records of {self.spec.name}, as `states` are, or their bytes; "
                f"not an array of shape {given.shape}"
            )
        return np.array(given, kind, order="C")

    def _seat(self, learners: ArrayLike) -> None:
        """Say which seats are the learner's."""
        if self._given.opponents is None:
            raise BadOption("without opponents every seat is yours: leave `learners` out")
        wanted = np.asarray(learners)
        if wanted.shape != (self.n,) or wanted.dtype.kind not in "iu":
            raise MonumentaError(f"`learners` are {self.n} seats, whole numbers")
        for seat in np.unique(wanted).tolist():
            check_seat(self.spec, self.settings, seat)
        self._learners[:] = wanted

    def _begin(self, how: Callable[..., Any], chosen: NDArray[np.bool_] | None) -> None:
        """Bring games to where the learner is to act: all, or some."""
        begin = self._kernels(how)

        def work(first: int, end: int, part: int) -> int:
            return begin[part](first, end)

        was_torn, self._torn = self._torn, True
        if chosen is None:
            stuck = self._each(how, work)
            was_torn = False
        else:
            stuck = [work(i, i + 1, 0) for i in np.flatnonzero(chosen).tolist()]
        self._refuse_stuck(stuck)
        self._torn = was_torn
        self._listed = self._ready = False

    def _refuse_stuck(self, found: list[Any]) -> None:
        for index in found:
            if index >= 0:
                raise NeverActs(self.spec, int(self._learners[index]))

    def _check_whole(self) -> None:
        if self._torn:
            raise MonumentaError(
                "the batch was broken off in the middle of its work: some games have gone on, others not. "
                "reset() begins all anew, load() goes on from states that you kept"
            )

    def step(self, actions: ArrayLike) -> Step:
        """Do one action in each game; raises IllegalStep, and has done nothing then, if one is not legal."""
        self._check_whole()
        chosen = action_ids(actions, self.n)
        self._chosen[:] = chosen
        random = self._ready and np.array_equal(chosen, self._drawn)
        if not random:
            self._check()
        step, mode = self._kernels(steps.step_many, self._ended), self._mode

        def work(first: int, end: int, part: int) -> int:
            return step[part](first, end, mode)

        self._torn = True
        self._refuse_stuck(self._each(steps.step_many, work))
        self._torn = self._listed = False
        self._ready = random  # then the next ones have been drawn as well
        return self._step

    def _check(self) -> None:
        """Raise unless every action is legal."""
        find_first = self._kernels(steps.first_illegal, self._masks if self._listed else self._no_masks)

        def work(first: int, end: int, part: int) -> int:
            return int(find_first[part](first, end, self.actions))

        # where masks were made it is a look and needs no second thread
        found = [work(0, self.n, 0)] if self._listed else self._each(steps.first_illegal, work)
        for index in found:
            if index >= 0:
                raise self._refusal(index, int(self._chosen[index]))

    def _refusal(self, index: int, action: int) -> MonumentaError:
        if not 0 <= action < self.actions:
            return BadAction(f"game {index}: action ids run from 0 to {self.actions - 1}, {action} is none")
        state: Any = plain_games(self._states[index : index + 1])[0]
        seat = int(self._actors[index])
        return IllegalStep(index, self.spec, state, seat, action, self.game(index).legal_ids(seat))

    # --- looking --------------------------------------------------------------------------------------

    def masks(self) -> NDArray[np.uint8]:
        """By game and action: is it legal? Written again by the next call after a step: copy what you keep."""
        self._check_whole()
        if len(self._shown_masks) == 0:
            made = np.zeros(self.n * self.actions, np.uint8)
            self._masks, self._shown_masks = self._lift(made), made
        if not self._listed:
            fill = self._kernels(steps.mask_many, self._masks)

            def work(first: int, end: int, part: int) -> None:
                # NumPy does this at once, a rule cell by cell
                self._shown_masks[first * self.actions : end * self.actions] = 0
                fill[part](first, end, self.actions)

            self._each(steps.mask_many, work)
            self._listed = True
        return _shown(self._shown_masks).reshape(self.n, self.actions)

    def observations(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """By game: what the seat to act sees, as docs/research.md lists it. Into `out`, or an array that the next call
        writes again."""
        self._check_whole()
        if out is None:
            if len(self._seen) == 0:
                self._seen = np.zeros(self.n * self.features, np.float32)
            flat = self._seen
        else:
            if out.shape != (self.n, self.features) or out.dtype != np.float32 or not out.flags.c_contiguous:
                raise MonumentaError(f"observations need a C array of float32, {self.n} by {self.features}")
            flat = out.reshape(-1)
        fill, field, seen = self._kernel(steps.observe_many), self._field, self._lift(flat)
        games, actors = field.games, field.actors
        self._each(fill, lambda first, end, _: fill(games, first, end, actors, self.features, seen))
        return flat.reshape(self.n, self.features)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game, from the game's own luck; the same until the next step, which takes them
        unchecked."""
        self._check_whole()
        if not self._ready:
            choose = self._kernels(steps.sample_many)
            self._each(steps.sample_many, lambda first, end, part: choose[part](first, end))
            self._ready = True
        return _shown(self._drawn)

    def game(self, index: int) -> Game:
        """A copy of one game as it stands, to look at or to go on with."""
        return Game.restore(self.spec, self.settings, self._states[index : index + 1].tobytes(), 0)

    def close(self) -> None:
        """Let the threads go; the batch cannot be used any more."""
        if self._pool is not None:
            self._pool.shutdown()


def _shown(array: NDArray[Any]) -> NDArray[Any]:
    """A view that cannot be written to: what is legal is decided by the rules."""
    view = array.view()
    view.flags.writeable = False
    return view


def _first_seats(seats: Sequence[int], n: int, seat: int | None) -> NDArray[np.int64]:
    """The learner's seat in each game when all begin."""
    return np.array(seats, np.int64)[np.arange(n) % len(seats)] if seat is None else np.full(n, seat, np.int64)
