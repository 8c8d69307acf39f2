"""Bots that act at the same time, as at a table, without waiting: each plans an action and when, the first one is done.

Here a plan may be too late, since another took the tile meanwhile; then its bot plans again. In `match` the pace is
part of the state, which is quicker but no record: a record replays by its times alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from monumenta.engine.author.contract import IllegalAction
from monumenta.engine.match.game import Game

Plans = dict[int, tuple[int, str]]
"""By seat: when it will act, and what it will try."""


def race_on(game: Game, plan: Callable[[int], tuple[str, int]], seats: Iterable[int], plans: Plans) -> None:
    """Do what comes next where anyone may act: somebody's plan, or what the clock has to do before that.

    `plan` says what a seat will do next, and after how many milliseconds.
    """
    for seat in seats:
        if seat not in plans and game.legal_ids(seat):
            do, wait = plan(seat)
            plans[seat] = (game.now + wait, do)
    first = min(plans, key=lambda seat: plans[seat][0], default=None)
    deadline = game.deadline
    if first is None or (deadline is not None and deadline <= plans[first][0]):
        assert deadline is not None, "nobody can act, and no clock runs"
        plans.clear()
        game.advance(deadline)
        game.apply(game.legal_ids("clock")[0], "clock", t=deadline)
        return
    when, do = plans.pop(first)
    try:
        game.apply(do, first, t=when)
    except IllegalAction:
        game.advance(when)  # somebody was faster
