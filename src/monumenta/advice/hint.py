"""A hint: what to do, why, and how good it would be to do something else.

The action is the best bot's. Where that one searches a tree, the chances of the alternatives come from the same tree,
so that advice and numbers cannot contradict each other; where everybody acts at once there is no tree, and what is
weighed are the places for what is in hand, in points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game
from monumenta.search.budget import HINT, Budget, never
from monumenta.search.decide import bots_of, choose_id, level_turn
from monumenta.search.kit import hint_reason, manner_of, weigh_places
from monumenta.search.tree import ONE
from monumenta.search.tree_arrays import Found
from monumenta.search.tree_search import TreeSearch

ENOUGH: Final = 4
"""So often must an action have been tried for its chances to be worth telling."""
MOST: Final = 240
"""Alternatives that are told. Few games ever have as many; some have two thousand."""


class Weighed(Struct, frozen=True):
    """One of the actions that were thought about."""

    do: str
    share: float
    """Of all that was looked at: how much of it began with this action."""
    win: float | None = None
    """Chance to win, of the seat to act, if it does this."""
    points: float | None = None
    """In place of that, where everybody acts at once: the points that it promises."""


class Hint(Struct, frozen=True):
    """What the best bot would do."""

    do: str
    reason: str
    """Key of the text that says why."""
    options: list[Weighed]
    """What was thought about, the hint's own action first and none better than it; empty if nothing was compared."""


def hint(known: Concealed, options: Any, seed: int, budget: Budget = HINT, stopped: Callable[[], bool] = never) -> Hint:
    """What the best bot would do on this seat, from what the seat may know."""
    spec, seat = known.spec, known.seat
    game = Game.restore(spec, options, known.state, 0)
    legal = game.legal_ids(seat)
    bot = bots_of(spec)[-1]
    if len(legal) == 1:
        return _said(game, seat, legal[0])
    if spec.realtime:
        action = choose_id(known, bot, seed, budget, stopped)
        return _said(game, seat, action, _in_points(game, action, weigh_places(known)))
    turn = level_turn(spec, bot, seed, budget, stopped)
    if not turn.possible:  # the greedy bot stands in, and compares nothing that could be told
        return _said(game, seat, choose_id(known, bot, seed, budget, stopped))
    action = turn.choose(known)
    search = turn.search
    exact = search is None
    if search is None:
        search = _searched(known, seed, budget, stopped)
    return _said(game, seat, action, _in_chances(game, action, search, exact), exact)


def _said(game: Game, seat: int, action: int, options: list[Weighed] | None = None, exact: bool = False) -> Hint:
    return Hint(game.write(action), hint_reason(game.spec, game, seat, action, exact), options or [])


def _searched(known: Concealed, seed: int, budget: Budget, stopped: Callable[[], bool]) -> TreeSearch:
    """The end of the game is known, and with it the best action; a search tells of the others."""
    search = TreeSearch(known, seed, manner_of(known.spec), threads=budget.threads)
    if budget.playouts is not None:
        search.iterate(budget.playouts, stopped)
    else:
        search.think(budget.milliseconds / 2, stopped)
    return search


def _in_chances(game: Game, action: int, search: TreeSearch, exact: bool) -> list[Weighed]:
    """The best first. Where one that was tried less often has come out better than the best, that is luck or, next to
    what is known exactly, a mistake: it is told as equally good."""
    found = search.found()
    total = sum(one.visits for one in found) or 1
    chances = {
        one.action: _chance(one, search.known.seat) for one in found if one.action == action or one.visits >= ENOUGH
    }
    if exact:
        chances[action] = max(chances.values(), default=1.0)
    if action not in chances:
        return []
    visits = {one.action: one.visits for one in found}
    weighed = [
        Weighed(game.write(one), round(visits.get(one, 0) / total, 4), win=min(win, chances[action]))
        for one, win in chances.items()
    ]
    return _best_first(weighed, game.write(action), lambda one: (one.win or 0.0, one.share))


def _chance(one: Found, seat: int) -> float:
    return round(one.win[seat] / max(one.seen, 1) / ONE, 4)


def _in_points(game: Game, action: int, worths: dict[int, float]) -> list[Weighed]:
    """Places for what is in hand; none if the hint is to do something else."""
    if action not in worths:
        return []
    share = round(1 / len(worths), 4)
    weighed = [Weighed(game.write(one), share, points=min(worth, worths[action])) for one, worth in worths.items()]
    return _best_first(weighed, game.write(action), lambda one: (one.points or 0.0, one.share))


def _best_first(weighed: list[Weighed], do: str, worth: Callable[[Weighed], tuple[float, float]]) -> list[Weighed]:
    return sorted(weighed, key=lambda one: (one.do != do, *(-part for part in worth(one)), one.do))[:MOST]
