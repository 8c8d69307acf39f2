"""A level at work on the decisions of one turn: what it has found out about one decision it keeps for the next."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.state import new_row
from monumenta.engine.compile.compiled import in_use, way_of
from monumenta.engine.compile.plain import games_of
from monumenta.engine.match import play
from monumenta.engine.match.concealed import Concealed

from .budget import Budget, never
from .kit import kit_of
from .levels import Level
from .memory import Memory
from .tree_search import NODES, TreeSearch

PLAIN: Final = 60
"""Iterations that plain rules can do while somebody waits."""
LATER: Final = 0.25
"""Share of the time for a decision that the further ones of the same turn get: most is known by then."""
EXACT: Final = 0.3
"""Share of the time in which the end of a game may be found out exactly, where a game has that."""
EXACT_NODES: Final = 2
"""The same by numbers: for each iteration."""
ROOM: Final = 8
"""Decisions of a turn whose iterations all find memory."""


class LevelTurn:
    """Asked for one decision after the other, each time with what is known when the seat is to act."""

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        seed: int,
        budget: Budget,
        iterations: int | None = None,
        stopped: Callable[[], bool] = never,
    ) -> None:
        """`iterations` for each decision instead of the level's own."""
        self._insists = iterations is not None or budget.playouts is not None
        self._spec = spec
        self._level = level
        self._seed = seed
        self._budget = budget
        if iterations is None:
            iterations = budget.playouts if level.timed else level.iterations
        self._iterations = iterations
        self._stopped = stopped
        self._search: TreeSearch | None = None
        self._last = 0
        self._exactly = False

    @property
    def possible(self) -> bool:
        """A search needs compiled rules, unless it is a small one or nobody waits for it."""
        return self._insists or in_use(self._spec) is not None or (self._iterations or PLAIN + 1) <= PLAIN

    @property
    def remembers(self) -> bool:
        """Does this level make use of a memory?"""
        return self._level.remembers

    @property
    def search(self) -> TreeSearch | None:
        """What was found out about the decision that was asked for last; none if that one is known exactly."""
        return None if self._exactly else self._search

    @property
    def iterations(self) -> int:
        """How much is known about the decision that was asked for last."""
        return 0 if self._search is None else self._search.visits

    def choose(self, seen: Concealed | Memory) -> int:
        """The next action, from what the table shows, or from a memory of the whole game."""
        known = seen.known if isinstance(seen, Memory) else seen
        only = only_action(known)
        if only is not None:
            return self._forced(only, known)
        began = time.perf_counter()
        exact = self._exact(known) if self._level.timed else None
        self._exactly = exact is not None
        return self._searched(known, time.perf_counter() - began) if exact is None else exact

    def _forced(self, action: int, known: Concealed) -> int:
        """There is nothing to think about; what was found out about it is kept all the same."""
        if self._search is not None:
            self._search.go_on(self._last, known)
            self._last = action
        return action

    def _exact(self, known: Concealed) -> int | None:
        """The best action if the end of the game is near enough to tell; only a timed level looks that far."""
        finish = kit_of(self._spec).finish
        if finish is None:
            return None
        compiled = in_use(self._spec)
        if self._iterations is not None:
            return finish.by_nodes(compiled, known, EXACT_NODES * self._iterations)
        if compiled is None:
            return None
        return finish.in_time(compiled, known, EXACT * self._budget.milliseconds, self._stopped)

    def _searched(self, known: Concealed, spent: float) -> int:
        """By the tree; so many seconds of the budget are spent already."""
        search = self._search
        share = 1.0
        if search is None:
            nodes, threads = _nodes(self._iterations), self._budget.threads
            search = TreeSearch(known, self._seed, self._level.manner, nodes=nodes, threads=threads)
        else:
            search.go_on(self._last, known)
            share = LATER
        if self._iterations is None:
            search.think(self._budget.milliseconds * share - 1000 * spent, self._stopped)
        else:
            search.iterate(self._iterations - search.onward, self._stopped)
        self._search, self._last = search, search.best()
        return self._last


def only_action(known: Concealed) -> int | None:
    """The one legal action of a seat, if there is no other."""
    spec = known.spec
    out = new_row(spec.most_legal)
    k: int = way_of(spec).ask(play.legal_at, games_of(spec.state, known.state), 0, known.seat, out)
    return out[0] if k == 1 else None


def _nodes(iterations: int | None) -> int:
    """As many as there can be, unless that is very many."""
    return NODES if iterations is None else min(ROOM * iterations + 2, max(NODES, iterations + 2))
