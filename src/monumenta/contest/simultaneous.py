"""Bots that act at the same time, without waiting: each intends an action at some time, and the earliest is done.

An intention may come too late, since another took the tile meanwhile; then its bot is asked again. In `match` the pace
is part of the state, which is quicker but no record: a record replays by its times alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from monumenta.engine.author.contract import IllegalAction
from monumenta.engine.match.game import Game

Intentions = dict[int, tuple[int, str]]
"""By seat: when it will act, and what it will try."""


def do_earliest(
    game: Game, intend: Callable[[int], tuple[str, int]], seats: Iterable[int], intentions: Intentions
) -> None:
    """Do what comes next where anyone may act: somebody's intention, or what the clock has to do before that.

    `intend` says what a seat will do next, and after how many milliseconds.
    """
    for seat in seats:
        if seat not in intentions and game.legal_ids(seat):
            do, wait = intend(seat)
            intentions[seat] = (game.now + wait, do)
    first = min(intentions, key=lambda seat: intentions[seat][0], default=None)
    deadline = game.deadline
    if first is None or (deadline is not None and deadline <= intentions[first][0]):
        assert deadline is not None, "nobody can act, and no clock runs"
        intentions.clear()
        game.advance(deadline)
        game.apply(game.legal_ids("clock")[0], "clock", t=deadline)
        return
    when, do = intentions.pop(first)
    try:
        game.apply(do, first, t=when)
    except IllegalAction:
        game.advance(when)  # somebody was faster
