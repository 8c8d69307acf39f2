"""Why a hint in Mondo Sapiens is a good idea, as the key of a text in texts/*/table.ftl."""

from __future__ import annotations

from typing import Any

from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game

from ..actions import BUILD, OUT, PICK, PUT, READY, RETURN, TURN
from ..scoring import clean, join_areas, landscapes
from ..state import SOLO, SPACES, State


def reason(game: Game, seat: int, action: int) -> str:
    """The key that fits best, e.g. "mondo-hint-closes"."""
    if action == READY:
        return "mondo-hint-ready"
    if action == OUT:
        state: Any = plain_state(record(State), game.state())
        full = all(state.board[seat, space] for space in range(SPACES))
        return "mondo-hint-full" if full else "mondo-hint-out"
    if PUT <= action < RETURN:
        return _why_there(game, seat, action)
    if action < PUT:
        return "mondo-hint-take" if action < TURN else "mondo-hint-turn"
    if action < PICK:
        return "mondo-hint-back"
    return "mondo-hint-village" if action < BUILD else "mondo-hint-building"


def _why_there(game: Game, seat: int, action: int) -> str:
    """Of a placement: what it does to the board."""
    state: Any = plain_state(record(State), game.state())
    wrong, closed = _counts(state, seat)
    game.spec.rules.move(state, seat, action)
    after, closed_after = _counts(state, seat)
    if after > wrong:
        return "mondo-hint-cheap"
    return "mondo-hint-closes" if closed_after > closed and state.level != SOLO else "mondo-hint-fits"


def _counts(state: Any, seat: int) -> tuple[int, int]:
    """Misconnections and enclosed landscapes."""
    counted = join_areas(state, seat), landscapes(state, seat)
    clean(state)
    return counted
