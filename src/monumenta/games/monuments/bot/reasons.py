"""Why a hint is a good idea, as the key of a text in texts/*/help.ftl."""

from __future__ import annotations

from monumenta.engine.match.game import Game

from ..state import BOX
from ..view import Choice, View


def reason(game: Game, seat: int, action: int) -> str:
    """The key that fits best, e.g. "monuments-hint-gem"."""
    view: View = game.view(seat)
    choices: list[Choice] = game.choices(seat)
    choice = next(c for c in choices if c.do == game.write(action))
    if len(choices) == 1:
        return "monuments-hint-only"
    if choice.kind == "build":
        return _why_slot(view, seat, choice, max(c.points for c in choices))
    return _why_step(view, seat, choice) if choice.kind == "step" else "monuments-hint-random"


def _why_slot(view: View, seat: int, choice: Choice, most: int) -> str:
    if choice.points == most:
        return "monuments-hint-level"
    return "monuments-hint-open" if _opens(view, seat, choice) else "monuments-hint-safe"


def _opens(view: View, seat: int, choice: Choice) -> bool:
    """Is it the last support of a place for which the seat holds another token?"""
    hand = dict(view.hands[seat] or {})
    if choice.colour is not None:
        hand[choice.colour] = hand.get(choice.colour, 0) - 1
    standing = {built.slot for built in view.built} | {choice.slot}
    held = {str(colour) for colour, count in hand.items() if count > 0}
    return any(
        choice.slot in slot.supports and standing.issuperset(slot.supports) and slot.colour in held
        for slot in BOX.monument(view.monument).slots
    )


def _why_step(view: View, seat: int, choice: Choice) -> str:
    if choice.colour == "blue":
        return "monuments-hint-gem"
    if choice.colour == "black":
        return "monuments-hint-black"
    hand = view.hands[seat] or {}
    fresh = choice.colour is not None and hand.get(choice.colour, 0) == 0
    return "monuments-hint-mix" if fresh else "monuments-hint-walk"
