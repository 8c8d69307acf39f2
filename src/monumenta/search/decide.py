"""Ask a bot what it would do, compiled if this process has compiled rules, plainly otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monumenta.engine.author.contract import GameSpec, MonumentaError
from monumenta.engine.compile.compiled import in_use
from monumenta.engine.compile.plain import PLAIN
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game

from .budget import MOVE, SIMULATED, Budget, never, think
from .desk import new_desk
from .house_bot import FlatSearch, Greedy, HouseBot, Random, TreeLevel, cells
from .kit import house_bots, levels_of
from .memory import Memory, remember
from .policy import choose_known
from .quick_bot import QuickBot
from .turn import LevelTurn


class UnknownBot(MonumentaError):
    """No bot of that name plays the game."""


def nothing() -> None:
    """Nobody wants to know."""


def bots_of(spec: GameSpec) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return list(house_bots(spec))


def named(bot: str, budget: Budget = MOVE) -> tuple[str, Budget]:
    """A bot's name and what its decisions may cost: "master:2000" has 2000 iterations for each, whatever the budget."""
    name, colon, number = bot.partition(":")
    if not colon:
        return name, budget
    if not number.isdecimal() or int(number) < 1:
        raise UnknownBot(f"{bot!r}: after the colon comes a number of iterations, such as {name}:2000")
    return name, Budget(playouts=int(number))


def house_bot(spec: GameSpec, bot: str) -> HouseBot:
    """The bot of a name, with or without iterations in it; raises UnknownBot."""
    name, _ = named(bot)
    bots = house_bots(spec)
    if name not in bots:
        raise UnknownBot(f"there is no bot {name!r} for {spec.name}; there are: {', '.join(bots)}")
    return bots[name]


def searches(spec: GameSpec, bot: str) -> bool:
    """Does this bot think longer to play better?"""
    return isinstance(house_bot(spec, bot), FlatSearch | TreeLevel)


def repeatable(spec: GameSpec, bot: str, playouts: int | None = None) -> Budget:
    """A budget with which a bot does the same again: what its name says, else `playouts`, else what is usual for it."""
    name, own = named(bot)
    if own.playouts is not None:
        return own
    level = levels_of(spec).get(name)
    return Budget(playouts=playouts or (SIMULATED if level is None else level.iterations))


def choose_id(known: Concealed, bot: str, seed: int, budget: Budget = MOVE, stopped: Callable[[], bool] = never) -> int:
    """The action that a bot would do in a position in which its seat is to act.

    A search with a budget of time needs compiled rules: in a second the plain ones play a few hundred games out, which
    is worse than to look one move ahead. Until there are compiled rules the greedy bot stands in for it.
    """
    spec, compiled = known.spec, in_use(known.spec)
    chosen = house_bot(spec, bot)
    budget = named(bot, budget)[1]
    if isinstance(chosen, TreeLevel):
        turn = level_turn(spec, bot, seed, budget, stopped)
        if turn.possible:
            return turn.choose(known)
        chosen = house_bots(spec).get("greedy", Random())
        assert not isinstance(chosen, TreeLevel)
    desk = new_desk(spec, seed, known)
    if isinstance(chosen, FlatSearch):
        if budget.playouts is None and compiled is not None:
            return think(compiled, known.seat, budget.milliseconds, desk, stopped)
        chosen = Greedy() if budget.playouts is None else FlatSearch(budget.playouts)
    action: int = (compiled or PLAIN).ask(choose_known, desk, known.seat, *cells(chosen))
    return action


def quick_bot(spec: GameSpec, bot: str, budget: Budget) -> QuickBot | None:
    """The bot of a name for many decisions, if it decides at once; it chooses as `choose_id` does."""
    chosen = house_bot(spec, bot)
    if isinstance(chosen, FlatSearch):
        playouts = named(bot, budget)[1].playouts
        return None if playouts is None else QuickBot(spec, FlatSearch(playouts))
    return None if isinstance(chosen, TreeLevel) else QuickBot(spec, chosen)


def level_turn(
    spec: GameSpec, bot: str, seed: int, budget: Budget = MOVE, stopped: Callable[[], bool] = never
) -> LevelTurn:
    """A level that searches a tree, for the decisions of a turn. It has its own number of iterations, whatever the
    budget, unless its name says another; only a timed one takes what the budget gives."""
    name, own = named(bot)
    return LevelTurn(spec, levels_of(spec)[name], seed, budget, own.playouts, stopped)


def decide(
    known: Concealed, bot: str, options: Any, seed: int, budget: Budget = MOVE, stopped: Callable[[], bool] = never
) -> str:
    """What `choose_id` says, as a text. `options` are the game's, as in `Game.settings`."""
    action = choose_id(known, bot, seed, budget, stopped)
    return Game.restore(known.spec, options, known.state, 0).write(action)


def knowledge(game: Game, seat: int, turn: LevelTurn) -> Concealed | Memory:
    """What a level that has watched the whole game decides from."""
    return (remember(game, seat) if turn.remembers else None) or game.concealed(seat)


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
    grows = isinstance(house_bot(spec, bot), TreeLevel)
    turn = level_turn(spec, bot, seed, budget, stopped) if grows else None
    while trial.actor == seat and trial.turn == game.turn:
        if turn is not None and turn.possible:
            action = turn.choose(knowledge(trial, seat, turn))
        else:
            action = choose_id(trial.concealed(seat), bot, seed + len(done), budget, stopped)
        done.append(trial.apply(action, seat).do)
        decided()
    return done
