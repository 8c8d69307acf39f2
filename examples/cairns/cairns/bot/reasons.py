"""Why a hint is a good idea, as the key of a text in texts/*/help.ftl."""

from __future__ import annotations

from monumenta.engine.match.game import Game

from ..state import BONUS
from ..view import Choice


def reason(game: Game, seat: int, action: int) -> str:
    choices: list[Choice] = game.choices(seat)
    choice = next(c for c in choices if c.do == game.write(action))
    if choice.points > BONUS + 1:
        return "cairns-hint-whole"
    if choice.points == 0:
        return "cairns-hint-fell"
    return "cairns-hint-most" if choice.points == max(c.points for c in choices) else "cairns-hint-save"
