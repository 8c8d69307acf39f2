"""Many games between bots: compiled where there is a compiler, plainly otherwise.

The games are divided into blocks, each with luck of its own, so that it does not matter who plays a block or when:
compiled code lets go of Python's lock, and threads play blocks side by side; or other processes do, on a cluster.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import lru_cache, partial
from itertools import count, islice
from queue import SimpleQueue
from threading import Event
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import Struct

from monumenta.engine.author.contract import AUTOMA, GameSpec, MonumentaError
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import new_row, row_of
from monumenta.engine.compile import compiled
from monumenta.engine.compile.plain import PLAIN, new_games
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.search.decide import house_bot, repeatable
from monumenta.search.desk import Desk, new_desk
from monumenta.search.house_bot import FlatSearch, HouseBot, TreeLevel, cells
from monumenta.search.mind import HouseMind
from monumenta.search.policy import match

from .one_game import OneGame, play_one
from .tally import LUCK_SHIFT, Played, SimResult, Tally, played_of

CHUNK = 2_000
"""Games of a block; where somebody searches, a block is one game."""
SLICE: Final = 0.1
"""Seconds that a compiled call is to take, about: meanwhile Python hears no Ctrl-C."""
FIRST: Final = 4
"""Games of the first call, before it is known how long they take."""
GROWTH: Final = 8
AHEAD: Final = 4
"""Blocks that wait for each thread, so that none has to wait for the slowest."""

J = TypeVar("J")
R = TypeVar("R")
Progress = Callable[[int, int], None]


class Spread(Protocol):
    """Has jobs done elsewhere, and brings what came of each, in any order, exactly once. `run` of the arena's crews is
    one."""

    def __call__(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]: ...


def _silent(done: int, total: int) -> None:
    """Report to nobody."""


class Lineup(Struct, frozen=True):
    """Who plays."""

    bots: Sequence[str]
    """By seat."""
    rotate: bool = False
    """Do they move on by a seat from part to part?"""
    playouts: int | None = None
    """For each action of a bot that searches, or as many as is usual for it: by the clock, no two runs would be the
    same."""


def simulate(
    spec: GameSpec,
    options: Any,
    lineup: Lineup,
    games: int,
    seed: int,
    *,
    progress: Progress = _silent,
    workers: int | None = None,
    spread: Spread | None = None,
) -> SimResult:
    """Play so many games. How many `workers` share them (by default as many threads as there are cores, or whoever
    `spread` gives them to) changes nothing but the time."""
    bots, players = lineup.bots, spec.players(options)
    if len(bots) != players:
        raise MonumentaError(f"{players} players need {players} bots, not {len(bots)}")
    if [seat for seat, bot in enumerate(bots) if bot == AUTOMA] != list(spec.unmanned(options)):
        raise MonumentaError(
            f"{AUTOMA!r} stands for the seats that the rules play, here: {list(spec.unmanned(options))}"
        )
    chosen = {bot: simulated(spec, bot, lineup.playouts) for bot in bots}
    size = 1 if any(isinstance(bot, FlatSearch | TreeLevel) for bot in chosen.values()) else CHUNK
    blocks = _blocks(bots, games, size, lineup.rotate)
    setup = _Setup(spec.name, spec.version, msgspec.json.encode(options), chosen, seed, lineup.playouts)
    if spread is None:
        compiled.use_or_plain(spec)
    # plain rules hold Python's lock: a second thread would only stand in the way
    threads = (workers or os.cpu_count() or 1) if compiled.compiles(spec) else 1
    parts = (
        _by_threads(
            [_Runner(spec, options, lineup.playouts) for _ in range(min(threads, -(-games // size)))], setup, blocks
        )
        if spread is None
        else _by_others(setup, blocks, spread)
    )
    tally = Tally(players, list(bots))
    began = time.perf_counter()
    done = 0
    with closing(parts):  # at once, if this is broken off, not when somebody has looked at the exception
        for block, played in parts:
            tally.add(block.seated, block.games, *played)
            done += block.games
            progress(done, games)
    return tally.result(spec.name, games, time.perf_counter() - began, compiled.compiles(spec))


def simulated(spec: GameSpec, bot: str, playouts: int | None) -> HouseBot:
    """The bot of a name, as it plays many games: one that searches has a number of playouts."""
    chosen = house_bot(spec, "random" if bot == AUTOMA else bot)  # nobody will ask an Automa
    if isinstance(chosen, FlatSearch):
        return FlatSearch(repeatable(spec, bot, playouts).playouts or 0)
    return chosen


class _Block(NamedTuple):
    """Games that are played in one go, with luck of their own."""

    number: int
    seated: list[str]
    games: int


def rotated(bots: Sequence[str], shift: int) -> list[str]:
    """The bots moved on by so many seats; Automas stay where the rules play."""
    moving = [bot for bot in bots if bot != AUTOMA]
    places = iter(moving[(i - shift) % len(moving)] for i in range(len(moving)))
    return [AUTOMA if bot == AUTOMA else next(places) for bot in bots]


def _blocks(bots: Sequence[str], games: int, size: int, rotate: bool) -> Iterator[_Block]:
    """One after the other: of a billion games there are too many to have them all."""
    numbers = count()
    shifts = sum(bot != AUTOMA for bot in bots) if rotate else 1
    for shift in range(shifts):
        seated = rotated(bots, shift)
        left = games // shifts + (shift < games % shifts)
        while left:
            block = _Block(next(numbers), seated, min(left, size))
            left -= block.games
            yield block


class _Setup(NamedTuple):
    """What all blocks have in common; it can be sent to another process."""

    game: str
    rules: str
    options: bytes
    """In JSON: what it stands for can then be looked up by it."""
    bots: dict[str, HouseBot]
    seed: int
    playouts: int | None


Part = tuple[_Block, Played]
"""A block, or a game of one, with what came of it."""


def _by_others(setup: _Setup, blocks: Iterable[_Block], spread: Spread) -> Generator[Part]:
    results = spread(partial(_play_block, setup), blocks)
    try:
        for parts in results:
            yield from parts
    finally:
        if isinstance(results, Generator):
            results.close()


def _play_block(setup: _Setup, block: _Block) -> list[Part]:
    """In whichever process this is, which does one thing at a time."""
    runner = _own_runner(setup.game, setup.rules, setup.options, setup.playouts)
    return list(runner.run_block(block, setup.bots, setup.seed))


@lru_cache(1)
def _own_runner(game: str, rules: str, options: bytes, playouts: int | None) -> _Runner:
    """The one of this process, which has many blocks to play."""
    spec = find(game, rules)
    return _Runner(spec, parse_options(spec, msgspec.json.decode(options)), playouts)


def _by_threads(runners: list[_Runner], setup: _Setup, blocks: Iterator[_Block]) -> Generator[Part]:
    """Every block with what came of it, in their order, part by part."""
    if len(runners) == 1:
        for block in blocks:
            yield from runners[0].run_block(block, setup.bots, setup.seed)
        return
    idle: SimpleQueue[_Runner] = SimpleQueue()
    for runner in runners:
        idle.put(runner)

    def run(block: _Block) -> list[Part]:
        runner = idle.get()
        try:
            return list(runner.run_block(block, setup.bots, setup.seed))
        finally:
            idle.put(runner)

    with ThreadPoolExecutor(len(runners)) as pool:
        try:
            waiting = deque(pool.submit(run, block) for block in islice(blocks, AHEAD * len(runners)))
            while waiting:
                parts = waiting.popleft().result()
                waiting.extend(pool.submit(run, block) for block in islice(blocks, 1))
                yield from parts
        finally:
            for runner in runners:
                runner.stop.set()
            pool.shutdown(wait=False, cancel_futures=True)


class _Stopped(Exception):
    """Nobody waits any more for the game that is played."""


class _Mind(HouseMind):
    """One that can be stopped in the middle of a game."""

    def __init__(self, spec: GameSpec, bot: str, playouts: int | None, stop: Event) -> None:
        asked = "random" if bot == AUTOMA else bot  # nobody will ask an Automa
        super().__init__(spec, asked, repeatable(spec, asked, playouts), bot, stop.is_set)

    def act(self, game: Game, seat: int, seed: int) -> int:
        if self._stopped():
            raise _Stopped
        return super().act(game, seat, seed)


class _Runner:
    """Plays blocks of games, with one set of scratch arrays."""

    def __init__(self, spec: GameSpec, options: Any, playouts: int | None) -> None:
        self._spec = spec
        self._options = options
        self._playouts = playouts
        self.compiled = compiled.use_or_plain(spec)
        self.players = spec.players(options)
        self._games = new_games(spec.state, 2)
        spec.begin(self._games[1], options)
        self._desk = new_desk(spec, 0)
        self._size = FIRST if self.compiled is not None else 1
        """Games of the next call; plainly always one, so that progress can be seen."""
        self.stop = Event()
        """Set when nobody waits for results any more."""

    def run_block(self, block: _Block, bots: dict[str, HouseBot], seed: int) -> Iterator[Part]:
        """In slices that take no longer than `SLICE`. Luck goes on from one to the next, so it does not matter how the
        block is cut."""
        seated: list[int] = []
        for bot in (bots[name] for name in block.seated):
            if isinstance(bot, TreeLevel):
                if (played := self._decide_all(block, seed)) is not None:
                    yield block, played
                return
            seated += cells(bot)
        desk = self._desk._replace(rng=new_rng(seed, block.number))
        left = block.games
        while left and not self.stop.is_set():
            games = min(self._size, left)
            began = time.perf_counter()
            played = self._run(row_of(seated), games, desk)
            self._learn(games, time.perf_counter() - began)
            left -= games
            yield block._replace(games=games), played

    def _learn(self, games: int, took: float) -> None:
        """How long games take."""
        wanted = int(games * SLICE / max(took, 1e-9))
        if self.compiled is not None and (wanted < self._size or games == self._size):
            self._size = max(1, min(wanted, self._size * GROWTH))

    def _decide_all(self, block: _Block, seed: int) -> Played | None:
        """With somebody who searches a tree: one game, every decision asked for on its own. None if it was stopped."""
        luck = (seed << LUCK_SHIFT) + block.number
        minds = [_Mind(self._spec, bot, self._playouts, self.stop) for bot in block.seated]
        try:
            return played_of(play_one(self._spec, self._options, minds, luck).game)
        except _Stopped:
            return None

    def _run(self, seated: Any, games: int, desk: Desk) -> Played:
        points, sums, wins = (new_row(self.players + more) for more in (0, 0, 1))
        total: int = (self.compiled or PLAIN).ask(match, self._games, games, seated, desk, points, sums, wins)
        return total, sums.tolist(), wins.tolist()


def recorded(
    spec: GameSpec, options: Any, bots: Sequence[str], games: int, seed: int, playouts: int | None = None
) -> Iterator[Game]:
    """The same kind of games one by one, each with its log; equal seeds give equal records."""
    for number in range(games):
        yield one_recorded(spec, options, bots, seed + number, playouts).game


def one_recorded(spec: GameSpec, options: Any, bots: Sequence[str], seed: int, playouts: int | None = None) -> OneGame:
    """One of them, with the secret of its luck."""
    return play_one(spec, options, [_Mind(spec, bot, playouts, Event()) for bot in bots], seed)
