"""Why a hint is a good idea, as the key of a text."""

from __future__ import annotations

from ..engine.game import Game
from ..games.monuments.view import Choice, View


def reason(game: Game, seat: int, action: int) -> str:
    """The key that fits best, e.g. "hint-monuments-gem"."""
    view: View = game.view(seat)
    choice: Choice = next(c for c in game.choices(seat) if c.do == game.write(action))
    if choice.kind == "build":
        others = [c.points for c in game.choices(seat)]
        best = choice.points == max(others) > min(others)
        return "hint-monuments-points" if best else "hint-monuments-safe"
    if choice.kind != "step":
        return "hint-monuments-any"
    if choice.colour == "blue":
        return "hint-monuments-gem"
    if choice.colour == "black":
        return "hint-monuments-black"
    if choice.colour is None:
        return "hint-monuments-way"
    hand = view.hands[seat] or {}
    return "hint-monuments-mix" if hand.get(choice.colour, 0) == 0 else "hint-monuments-worth"
