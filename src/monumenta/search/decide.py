"""Ask a bot what it would do, compiled if this process has compiled rules, plainly otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from monumenta.engine.author.contract import GameSpec, MonumentaError
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import new_array
from monumenta.engine.compile.compiled import in_use
from monumenta.engine.compile.plain import PlainGames
from monumenta.engine.match.game import Game

from .budget import MOVE, SIMULATED, Budget, never, think
from .kit import kinds_of, levels_of
from .policy import DEPTH, GREEDY, RANDOM, SEARCH, TREE, choose_at
from .turn import LevelTurn


class UnknownBot(MonumentaError):
    """No bot of that name plays the game."""


def nothing() -> None:
    """Nobody wants to know."""


def bots_of(spec: GameSpec) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return list(kinds_of(spec))


def named(bot: str, budget: Budget = MOVE) -> tuple[str, Budget]:
    """A bot's name and what its decisions may cost: "master:2000" has 2000 iterations for each, whatever the budget."""
    name, colon, number = bot.partition(":")
    if not colon:
        return name, budget
    if not number.isdecimal() or int(number) < 1:
        raise UnknownBot(f"{bot!r}: after the colon comes a number of iterations, such as {name}:2000")
    return name, Budget(playouts=int(number))


def kind_of(spec: GameSpec, bot: str) -> int:
    """The number of a bot, with or without iterations in its name; raises UnknownBot."""
    name, _ = named(bot)
    if name not in bots_of(spec):
        raise UnknownBot(f"there is no bot {name!r} for {spec.name}; there are: {', '.join(bots_of(spec))}")
    return kinds_of(spec)[name]


def searches(spec: GameSpec, bot: str) -> bool:
    """Does this bot think longer to play better?"""
    return kind_of(spec, bot) >= SEARCH


def repeatable(spec: GameSpec, bot: str, playouts: int | None = None) -> Budget:
    """A budget with which a bot does the same again: what its name says, else `playouts`, else what is usual for it."""
    name, own = named(bot)
    if own.playouts is not None:
        return own
    level = levels_of(spec).get(name)
    return Budget(playouts=playouts or (SIMULATED if level is None else level.iterations))


def scratch(spec: GameSpec) -> tuple[Any, Any, Any]:
    """States, legal actions and numbers for a bot to work with; they belong to one caller at a time."""
    return (
        new_array(spec.state, DEPTH),
        np.zeros(spec.most_legal, np.int64),
        np.zeros(DEPTH * (spec.most_legal + 2), np.int64),
    )


def choose_id(
    spec: GameSpec,
    bot: str,
    state: bytes,
    seat: int,
    seed: int,
    budget: Budget = MOVE,
    stopped: Callable[[], bool] = never,
) -> int:
    """The action that a bot would do in this state, in which its seat is to act.

    A search with a budget of time needs compiled rules: in a second the plain ones play a few hundred games out, which
    is worse than to look one move ahead. Until there are compiled rules the greedy bot stands in for it.
    """
    kind = kind_of(spec, bot)
    budget = named(bot, budget)[1]
    if kind >= TREE:
        turn = level_turn(spec, bot, seat, seed, budget, stopped)
        if turn.possible:
            return turn.choose(state)
        kind = kinds_of(spec).get("greedy", RANDOM)
    games = new_array(spec.state, 1)
    games.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
    work, out, room = scratch(spec)
    rng = new_rng(seed)
    compiled = in_use(spec)
    if kind >= SEARCH:
        if budget.playouts is not None:
            kind = SEARCH + budget.playouts
        elif compiled is not None:
            work[0] = games[0]
            return think(compiled, seat, budget.milliseconds, rng, work, out, room, stopped)
        else:
            kind = GREEDY
    if compiled is not None:
        action: int = compiled[choose_at](games, 0, seat, kind, rng, work, out, room)
        return action
    return int(choose_at(PlainGames(games), 0, seat, kind, rng.tolist(), PlainGames(work), out.tolist(), room.tolist()))


def level_turn(
    spec: GameSpec,
    bot: str,
    seat: int,
    seed: int,
    budget: Budget = MOVE,
    stopped: Callable[[], bool] = never,
    *,
    watched: bool = False,
) -> LevelTurn:
    """A level that searches a tree, for the decisions of a turn. It has its own number of iterations, whatever the
    budget, unless its name says another; only a timed one takes what the budget gives. Who has `watched` the whole
    game may remember what was done in the open; whoever asks about one position, for a hint say, has not."""
    name, own = named(bot)
    return LevelTurn(spec, levels_of(spec)[name], seat, seed, budget, own.playouts, stopped, watched)


def decide(
    spec: GameSpec,
    bot: str,
    state: bytes,
    options: Any,
    seat: int,
    seed: int,
    budget: Budget = MOVE,
    stopped: Callable[[], bool] = never,
) -> str:
    """The same as a text. `options` are the game's, as in `Game.settings`."""
    return Game.restore(spec, options, state, 0).write(choose_id(spec, bot, state, seat, seed, budget, stopped))


def decide_turn(
    game: Game,
    bot: str,
    seat: int,
    seed: int,
    budget: Budget = MOVE,
    stopped: Callable[[], bool] = never,
    decided: Callable[[], None] = nothing,
) -> list[str]:
    """Action by action until the seat's turn has ended or luck has a say; the game itself is left as it is. `decided`
    is called after each."""
    spec, trial = game.spec, game.copy()
    done: list[str] = []
    level = level_turn(spec, bot, seat, seed, budget, stopped, watched=True) if kind_of(spec, bot) >= TREE else None
    while trial.actor == seat and trial.turn == game.turn:
        if level is not None and level.possible:
            action = level.choose(trial.state())
        else:
            action = choose_id(spec, bot, trial.state(), seat, seed + len(done), budget, stopped)
        done.append(trial.apply(action, seat).do)
        decided()
    return done
