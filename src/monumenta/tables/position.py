"""Where a game stands, for one seat."""

from __future__ import annotations

from monumenta.engine.match.game import Game, Preview
from monumenta.tables.messages import Position


def position_of(game: Game, seat: int | None, t: int | None = None) -> Position:
    """The position after the last logged move; `seat` is None for a spectator. In real time `t` is the time: choices
    would be old before they arrive."""
    actor = game.actor
    return Position(
        seq=game.n,
        hash=game.digest(seat),
        actor=actor if isinstance(actor, int) else None,
        over=game.over,
        scores=game.scores,
        winners=game.winners,
        view=game.view(seat),
        choices=[] if seat is None or t is not None else game.choices(seat),
        t=t,
        text=text_of(game, seat),
    )


def text_of(game: Game, seat: int | None) -> str | None:
    """The position as a text that a table can begin from, made from what the seat may know."""
    positions = game.spec.positions
    if positions is None:
        return None
    return positions.write(game.concealed(seat).plain)


def position_in(trial: Preview, game: Game, seat: int) -> Position:
    """The position in the middle of an unconfirmed turn: still the same logged moves, and still the seat's turn.

    A complete turn offers no choices. What would follow by itself has not happened in it, so nothing of that shows.
    """
    after = trial.game
    return Position(
        seq=game.n,
        hash=after.digest(seat),
        actor=seat,
        over=False,
        scores=after.scores,
        winners=[],
        view=after.view(seat),
        choices=[] if trial.complete else after.choices(seat),
        t=None,
    )
