"""Many games between bots: compiled where there is a compiler, plainly otherwise.

The games are divided into blocks, each with luck of its own, so that it does not matter who plays a block or when:
compiled code lets go of Python's lock, and threads play blocks side by side.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from ..engine import compiled
from ..engine.contract import AUTOMA, GameSpec, MonumentaError
from ..engine.game import Game
from ..engine.plain import PlainGames
from ..engine.rng import new_rng
from ..engine.state import new_array
from .decide import kind_of, repeatable, scratch
from .mind import HouseMind
from .one_game import play_one
from .policy import SEARCH, TREE, match

CHUNK = 2_000
"""Games of a block; where somebody searches, a block is one game."""
LUCK_SHIFT = 32
LOW = (1 << LUCK_SHIFT) - 1

Progress = Callable[[int, int], None]


class BotResult(Struct, frozen=True):
    """How one bot did over all its seats."""

    seats: int
    """Seats times games."""
    wins: int
    """Games won alone."""
    mean_score: float


class SimResult(Struct, frozen=True):
    game: str
    players: int
    games: int
    actions: int
    decisions: int
    """Actions without luck's."""
    seconds: float
    mean_scores: list[float]
    """By seat."""
    wins: list[int]
    """Games won alone, by seat."""
    draws: int
    """Games whose victory was shared."""
    mean_actions: float
    compiled: bool
    bots: dict[str, BotResult]


def _silent(done: int, total: int) -> None:
    """Report to nobody."""


def simulate(
    spec: GameSpec,
    options: Any,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    rotate: bool = False,
    progress: Progress = _silent,
    playouts: int | None = None,
    workers: int | None = None,
) -> SimResult:
    """Play `games` games with bots[seat] on each seat; with `rotate` they move on by a seat from part to part.

    A bot that searches has so many `playouts` for each action, or as many as is usual for it: by the clock, no two runs
    would be the same. How many `workers` share the games (by default as many as there are cores) changes nothing but
    the time.
    """
    players = spec.players(options)
    if len(bots) != players:
        raise MonumentaError(f"{players} players need {players} bots, not {len(bots)}")
    if [seat for seat, bot in enumerate(bots) if bot == AUTOMA] != list(spec.unmanned(options)):
        raise MonumentaError(
            f"{AUTOMA!r} stands for the seats that the rules play, here: {list(spec.unmanned(options))}"
        )
    kinds = {bot: simulated_kind(spec, bot, playouts) for bot in bots}
    fast = compiled.available()
    blocks = _blocks(bots, games, CHUNK if max(kinds.values()) < SEARCH else 1, rotate)
    # plain rules hold Python's lock: a second thread would only stand in the way
    threads = (workers or os.cpu_count() or 1) if fast else 1
    tally = _Tally(players, list(bots))
    began = time.perf_counter()
    done = 0
    for block, played in _play_all(spec, options, seed, kinds, blocks, threads, playouts):
        tally.add(block.seated, block.games, *played)
        done += block.games
        progress(done, games)
    return tally.result(spec.name, games, time.perf_counter() - began, fast)


def simulated_kind(spec: GameSpec, bot: str, playouts: int | None) -> int:
    """What `policy.choose` is told of a bot; of one that searches, how many playouts it has."""
    kind = kind_of(spec, "random" if bot == AUTOMA else bot)  # nobody will ask an Automa
    return kind + (repeatable(spec, bot, playouts).playouts or 0) if SEARCH <= kind < TREE else kind


class _Block(NamedTuple):
    """Games that are played in one go, with luck of their own."""

    number: int
    seated: list[str]
    games: int


Played = tuple[int, list[int], list[int]]
"""Packed number of actions, points by seat, and sole wins by seat with the draws last."""


def rotated(bots: Sequence[str], shift: int) -> list[str]:
    """The bots moved on by so many seats; Automas stay where the rules play."""
    moving = [bot for bot in bots if bot != AUTOMA]
    places = iter(moving[(i - shift) % len(moving)] for i in range(len(moving)))
    return [AUTOMA if bot == AUTOMA else next(places) for bot in bots]


def _blocks(bots: Sequence[str], games: int, size: int, rotate: bool) -> list[_Block]:
    shifts = sum(bot != AUTOMA for bot in bots) if rotate else 1
    blocks: list[_Block] = []
    for shift in range(shifts):
        seated = rotated(bots, shift)
        left = games // shifts + (shift < games % shifts)
        while left:
            blocks.append(_Block(len(blocks), seated, min(left, size)))
            left -= blocks[-1].games
    return blocks


def _play_all(
    spec: GameSpec,
    options: Any,
    seed: int,
    kinds: dict[str, int],
    blocks: list[_Block],
    threads: int,
    playouts: int | None,
) -> Iterator[tuple[_Block, Played]]:
    """Every block with what came of it, in their order; plainly, one game of a block at a time."""
    idle: SimpleQueue[_Runner] = SimpleQueue()
    for _ in range(min(threads, len(blocks))):
        idle.put(_Runner(spec, options, playouts))

    def run(block: _Block) -> list[tuple[_Block, Played]]:
        runner = idle.get()
        try:
            return list(runner.run_block(block, kinds, seed))
        finally:
            idle.put(runner)

    if threads == 1:
        runner = idle.get()
        for block in blocks:
            yield from runner.run_block(block, kinds, seed)
        return
    with ThreadPoolExecutor(threads) as pool:
        try:
            for future in [pool.submit(run, block) for block in blocks]:
                yield from future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class _Runner:
    """Plays blocks of games, with one set of scratch arrays."""

    def __init__(self, spec: GameSpec, options: Any, playouts: int | None) -> None:
        self._spec = spec
        self._options = options
        self._playouts = playouts
        self.compiled = compiled.use(spec) if compiled.available() else None
        self.players = spec.players(options)
        self._games = new_array(spec.state, 2)
        spec.rules.start(PlainGames(self._games)[1], list(spec.encode(options)))
        self._work, out, room = scratch(spec)
        self._rows = (self._row(out), self._row(np.zeros(spec.most_legal, np.int64)), self._row(room))

    def _row(self, cells: Any) -> Any:
        """Cells as the rules want them: an array compiled, integers without end plainly."""
        return cells if self.compiled is not None else cells.tolist()

    def run_block(self, block: _Block, kinds: dict[str, int], seed: int) -> Iterator[tuple[_Block, Played]]:
        """In one go; plainly game by game, with the same luck, so that progress can be seen."""
        if any(kinds[bot] >= TREE for bot in block.seated):
            yield block, self._decide_all(block, seed)
            return
        luck = self._row(new_rng(seed, block.number))
        seated = self._row(np.array([kinds[bot] for bot in block.seated], np.int64))
        step = block.games if self.compiled is not None else 1
        for _ in range(0, block.games, step):
            yield block._replace(games=step), self._run(seated, step, luck)

    def _decide_all(self, block: _Block, seed: int) -> Played:
        """With somebody who searches a tree: one game, every decision asked for on its own."""
        luck = (seed << LUCK_SHIFT) + block.number
        (game,) = recorded(self._spec, self._options, block.seated, 1, luck, self._playouts)
        alone = game.winners[0] if len(game.winners) == 1 else self.players
        drawn = sum(move.seat == "chance" for move in game.moves)
        return game.n | drawn << LUCK_SHIFT, game.scores, [int(seat == alone) for seat in range(self.players + 1)]

    def _run(self, seated: Any, games: int, luck: Any) -> Played:
        points, sums, wins = (self._row(np.zeros(self.players + more, np.int64)) for more in (0, 0, 1))
        rows = (*self._rows, points, sums, wins)
        if self.compiled is not None:
            total = self.compiled[match](self._games, games, seated, luck, self._work, *rows)
        else:
            total = match(PlainGames(self._games), games, seated, luck, PlainGames(self._work), *rows)
        return int(total), [int(n) for n in sums], [int(n) for n in wins]


class _Tally:
    def __init__(self, players: int, bots: list[str]) -> None:
        self.actions = 0
        self.luck = 0
        self.sums = [0] * players
        self.wins = [0] * players
        self.draws = 0
        self.bots = {bot: [0, 0, 0] for bot in bots}

    def add(self, seated: list[str], games: int, total: int, sums: list[int], wins: list[int]) -> None:
        self.actions += total & LOW
        self.luck += total >> LUCK_SHIFT
        self.draws += wins[-1]
        for seat, bot in enumerate(seated):
            self.sums[seat] += sums[seat]
            self.wins[seat] += wins[seat]
            of_bot = self.bots[bot]
            of_bot[0] += games
            of_bot[1] += wins[seat]
            of_bot[2] += sums[seat]

    def result(self, game: str, games: int, seconds: float, fast: bool) -> SimResult:
        return SimResult(
            game=game,
            players=len(self.sums),
            games=games,
            actions=self.actions,
            decisions=self.actions - self.luck,
            seconds=round(seconds, 3),
            mean_scores=[round(total / games, 3) for total in self.sums],
            wins=self.wins,
            draws=self.draws,
            mean_actions=round(self.actions / games, 3),
            compiled=fast,
            bots={bot: BotResult(n, wins, round(total / n, 3)) for bot, (n, wins, total) in self.bots.items() if n},
        )


def recorded(
    spec: GameSpec, options: Any, bots: Sequence[str], games: int, seed: int, playouts: int | None = None
) -> Iterator[Game]:
    """The same kind of games one by one, each with its log; equal seeds give equal records."""
    minds = [_mind(spec, bot, playouts) for bot in bots]
    for number in range(games):
        yield play_one(spec, options, minds, seed + number).game


def _mind(spec: GameSpec, bot: str, playouts: int | None) -> HouseMind:
    """Who decides for a seat; for an Automa nobody will be asked to."""
    asked = "random" if bot == AUTOMA else bot
    return HouseMind(spec, asked, repeatable(spec, asked, playouts), bot)
