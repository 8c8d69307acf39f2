"""A level at work on the decisions of one turn: what it has found out about one decision it keeps for the next."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.state import record
from monumenta.engine.compile.compiled import in_use
from monumenta.engine.compile.plain import plain_state

from .budget import Budget, never
from .kit import kit_of
from .levels import Level
from .searching import NODES, Search, only_action

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
    """Asked for one decision after the other, each time with the state in which the seat is to act."""

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        seat: int,
        seed: int,
        budget: Budget,
        iterations: int | None = None,
        stopped: Callable[[], bool] = never,
        watched: bool = False,
    ) -> None:
        """`iterations` for each decision instead of the level's own. `watched`: whoever plays has seen the whole game,
        so that a level which remembers can; the states to come must not be concealed then."""
        self._insists = iterations is not None or budget.playouts is not None
        self._spec = spec
        self._level = level
        self._seat = seat
        self._seed = seed
        self._budget = budget
        if iterations is None:
            iterations = budget.playouts if level.timed else level.iterations
        self._iterations = iterations
        self._stopped = stopped
        self._recall = kit_of(spec).remember if watched and level.remembers else None
        self._search: Search | None = None
        self._last = 0
        self._known = False

    @property
    def possible(self) -> bool:
        """A search needs compiled rules, unless it is a small one or nobody waits for it."""
        return self._insists or in_use(self._spec) is not None or (self._iterations or PLAIN + 1) <= PLAIN

    @property
    def search(self) -> Search | None:
        """What was found out about the decision that was asked for last; none if that one is known exactly."""
        return None if self._known else self._search

    @property
    def iterations(self) -> int:
        """How much is known about the decision that was asked for last."""
        return 0 if self._search is None else self._search.visits

    def choose(self, state: bytes) -> int:
        """The next action."""
        only = only_action(self._spec, state, self._seat)
        if only is not None:
            return self._forced(only, state)
        began = time.perf_counter()
        exact = self._exact(state) if self._level.timed else None
        self._known = exact is not None
        return self._searched(state, time.perf_counter() - began) if exact is None else exact

    def _forced(self, action: int, state: bytes) -> int:
        """There is nothing to think about; what is known about it is kept all the same."""
        if self._search is not None:
            self._search.go_on(self._last, self._remembered(state))
            self._last = action
        return action

    def _exact(self, state: bytes) -> int | None:
        """The best action if the end of the game is near enough to tell; only who takes the time looks that far."""
        finish = kit_of(self._spec).finish
        if finish is None:
            return None
        compiled = in_use(self._spec)
        if self._iterations is not None:
            return finish.by_nodes(compiled, state, EXACT_NODES * self._iterations)
        if compiled is None:
            return None
        return finish.in_time(compiled, state, EXACT * self._budget.milliseconds, self._stopped)

    def _remembered(self, state: bytes) -> bytes:
        """With what was done in the open before."""
        if self._recall is None:
            return state
        s = plain_state(record(self._spec.state), state)
        self._recall(s)
        return s.tobytes()

    def _searched(self, state: bytes, spent: float) -> int:
        """By the tree; so many seconds of the budget are spent already."""
        search = self._search
        share = 1.0
        state = self._remembered(state)
        if search is None:
            search = Search(
                self._spec,
                state,
                self._seat,
                self._seed,
                self._level.manner,
                nodes=_nodes(self._iterations),
                threads=self._budget.threads,
            )
        else:
            search.go_on(self._last, state)
            share = LATER
        if self._iterations is None:
            search.think(self._budget.milliseconds * share - 1000 * spent, self._stopped)
        else:
            search.iterate(self._iterations - search.known, self._stopped)
        self._search, self._last = search, search.best()
        return self._last


def _nodes(iterations: int | None) -> int:
    """As many as there can be, unless that is very many."""
    return NODES if iterations is None else min(ROOM * iterations + 2, max(NODES, iterations + 2))
