"""A position explained: chances, expected points, the best line, and what else was thought about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monumenta.engine.author.dispatch import apply
from monumenta.engine.author.rng import new_rng
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game
from monumenta.search import tree
from monumenta.search.budget import HINT, Budget, never
from monumenta.search.decide import bots_of, choose_id
from monumenta.search.kit import manner_of
from monumenta.search.thought import Option, Thought
from monumenta.search.tree_arrays import Found
from monumenta.search.tree_search import TreeSearch


def analyse(
    known: Concealed, options: Any, seed: int, budget: Budget = HINT, stopped: Callable[[], bool] = never
) -> Thought:
    """What a search thinks of the position for the seat to act, from what the seat may know.

    Where everybody acts at once there is no tree: then it is the best bot's choice, and how things stand."""
    if known.spec.realtime:
        return _at_a_glance(known, options, seed)
    search = TreeSearch(known, seed, manner_of(known.spec), threads=budget.threads)
    if budget.playouts is not None:
        search.iterate(budget.playouts, stopped)
    else:
        search.think(budget.milliseconds, stopped)
    return thought(search, options)


def _at_a_glance(known: Concealed, options: Any, seed: int) -> Thought:
    game = Game.restore(known.spec, options, known.state, 0)
    action = choose_id(known, bots_of(known.spec)[-1], seed)
    do = game.write(action)
    win = [0] * len(game.scores)
    tree.judge(game.scores, len(win), tree.SPREAD, game.over, [0] * len(win), win)
    chances = [round(x / tree.ONE, 4) for x in win]
    return Thought(
        action=action,
        do=do,
        win=chances,
        scores=[float(x) for x in game.scores],
        line=[do],
        options=[Option(action, do, 1.0, chances[known.seat])],
        iterations=0,
    )


def thought(search: TreeSearch, options: Any) -> Thought:
    """What a search has found out so far."""
    action = search.best()
    found = search.found()
    game = Game.restore(search.known.spec, options, search.known.state, 0)
    total = sum(one.visits for one in found)
    best = next(one for one in found if one.seen) if any(one.seen for one in found) else found[0]
    return Thought(
        action=action,
        do=game.write(action),
        win=[_mean(x, best, tree.ONE) for x in best.win],
        scores=[_mean(x, best) for x in best.points],
        line=_texts(search),
        options=[
            Option(
                one.action,
                game.write(one.action),
                round(one.visits / total, 4),
                _mean(one.win[search.known.seat], one, tree.ONE),
            )
            for one in found
        ],
        iterations=total,
    )


def _mean(total: int, one: Found, unit: int = 1) -> float:
    return round(total / max(one.seen, 1) / unit, 4)


def _texts(search: TreeSearch) -> list[str]:
    """The principal line, played on in one of the worlds that are possible, while it makes sense there."""
    spec, s = search.known.spec, search.known.plain
    spec.rules.rehide(s, search.known.seat, new_rng(1).tolist())
    out = [0] * spec.most_legal
    texts: list[str] = []
    for action in search.line():
        who = spec.rules.actor(s)
        if who < 0 or action not in out[: spec.rules.legal(s, who, out)]:
            break
        texts.append(spec.write(s, action))
        apply(s, who, action)
    return texts
