"""Ask a bot what it would do, compiled if this process has compiled rules, plainly otherwise."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.compiled import in_use
from ..engine.contract import GameSpec, MonumentaError
from ..engine.game import Game
from ..engine.plain import PlainGames, plain_state
from ..engine.rng import new_rng
from ..engine.state import new_array, record
from .games import hint_reason, kinds_of
from .policy import DEPTH, choose_at


class UnknownBot(MonumentaError):
    """No bot of that name plays the game."""


def bots_of(spec: GameSpec) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return list(kinds_of(spec))


def kind_of(spec: GameSpec, bot: str) -> int:
    if bot not in bots_of(spec):
        raise UnknownBot(f"there is no bot {bot!r} for {spec.name}; there are: {', '.join(bots_of(spec))}")
    return kinds_of(spec)[bot]


def scratch(spec: GameSpec) -> tuple[Any, Any, Any]:
    """States, legal actions and numbers for a bot to work with; they belong to one caller at a time."""
    return (
        new_array(spec.state, DEPTH),
        np.zeros(spec.most_legal, np.int64),
        np.zeros(DEPTH * (spec.most_legal + 2), np.int64),
    )


def choose_id(spec: GameSpec, bot: str, state: bytes, seat: int, seed: int) -> int:
    """The action that a bot would do in this state, in which its seat is to act."""
    kind = kind_of(spec, bot)
    games = new_array(spec.state, 1)
    games.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
    work, out, room = scratch(spec)
    rng = new_rng(seed)
    compiled = in_use(spec)
    if compiled is not None:
        action: int = compiled[choose_at](games, 0, seat, kind, rng, work, out, room)
        return action
    return int(choose_at(PlainGames(games), 0, seat, kind, rng.tolist(), PlainGames(work), out.tolist(), room.tolist()))


def decide(spec: GameSpec, bot: str, state: bytes, options: Any, seat: int, seed: int) -> str:
    """The same as a text. `options` are the game's, as in `Game.settings`."""
    return Game.restore(spec, options, state, 0).write(choose_id(spec, bot, state, seat, seed))


def hint(spec: GameSpec, state: bytes, options: Any, seat: int, seed: int) -> tuple[str, str]:
    """What the best bot would do on this seat, and the key of the text that says why."""
    bot = bots_of(spec)[-1]
    game = Game.restore(spec, options, game_state(spec, state, seat), 0)
    action = choose_id(spec, bot, state, seat, seed)
    return game.write(action), hint_reason(spec, game, seat, action)


def game_state(spec: GameSpec, state: bytes, seat: int) -> bytes:
    """The state as the seat may know it: a hint must not tell more than a look at the table."""
    s = plain_state(record(spec.state), state)
    spec.rules.conceal(s, seat)
    return s.tobytes()
