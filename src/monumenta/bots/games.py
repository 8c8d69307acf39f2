"""Which bot functions belong to which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..engine.compiled import offer
from ..engine.contract import GameSpec
from ..engine.game import Game
from ..engine.state import record
from ..games.monuments.state import State as MonumentsState
from . import monuments, policy
from .monuments_hint import reason

GREEDY: Final[dict[type[Any], Any]] = {MonumentsState: monuments.choose_greedy}
"""By the state class of the game; a game without an entry has only the random bot."""
REASONS: Final[dict[str, Callable[[Game, int, int], str]]] = {"monuments": reason}

for _state, _function in GREEDY.items():
    policy.register_greedy(record(_state), _function)


def kinds_of(spec: GameSpec) -> dict[str, int]:
    """The bots that play a game, weakest first."""
    return policy.KINDS if spec.state in GREEDY else {"random": policy.RANDOM}


def hint_reason(spec: GameSpec, game: Game, seat: int, action: int) -> str:
    """The key of the text that says why an action is good."""
    return REASONS[spec.name](game, seat, action) if spec.name in REASONS else "hint-any"


def extra(spec: GameSpec) -> tuple[list[Any], dict[Any, Any]]:
    """What to compile with a game: its bots."""
    return [policy.choose_at, policy.match], {policy.greedy: GREEDY.get(spec.state, policy.no_greedy)}


def offer_bots() -> None:
    """Have the bots compiled with every game (entry point `monumenta.compiled`)."""
    offer("bots", extra)
