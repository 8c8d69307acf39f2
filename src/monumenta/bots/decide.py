"""Ask a bot what it would do, compiled if this process has compiled rules, plainly otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..engine.compiled import in_use
from ..engine.contract import GameSpec, MonumentaError
from ..engine.game import Game
from ..engine.plain import PlainGames, plain_state
from ..engine.rng import new_rng
from ..engine.state import new_array, record
from .games import hint_reason, kinds_of
from .policy import DEPTH, GREEDY, SEARCH, choose_at
from .thinking import HINT, MOVE, Budget, never, think


class UnknownBot(MonumentaError):
    """No bot of that name plays the game."""


def bots_of(spec: GameSpec) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return list(kinds_of(spec))


def kind_of(spec: GameSpec, bot: str) -> int:
    if bot not in bots_of(spec):
        raise UnknownBot(f"there is no bot {bot!r} for {spec.name}; there are: {', '.join(bots_of(spec))}")
    return kinds_of(spec)[bot]


def searches(spec: GameSpec, bot: str) -> bool:
    """Does this bot think longer to play better?"""
    return kind_of(spec, bot) >= SEARCH


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


def hint(
    spec: GameSpec,
    state: bytes,
    options: Any,
    seat: int,
    seed: int,
    budget: Budget = HINT,
    stopped: Callable[[], bool] = never,
) -> tuple[str, str]:
    """What the best bot would do on this seat, and the key of the text that says why."""
    bot = bots_of(spec)[-1]
    game = Game.restore(spec, options, game_state(spec, state, seat), 0)
    action = choose_id(spec, bot, state, seat, seed, budget, stopped)
    return game.write(action), hint_reason(spec, game, seat, action)


def game_state(spec: GameSpec, state: bytes, seat: int) -> bytes:
    """The state as the seat may know it: a hint must not tell more than a look at the table."""
    s = plain_state(record(spec.state), state)
    spec.rules.conceal(s, seat)
    return s.tobytes()
