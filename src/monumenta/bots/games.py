"""Which bot functions belong to which game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ..engine.compiled import offer
from ..engine.contract import GameSpec
from ..engine.game import Game
from ..engine.state import record
from ..games.monuments.state import State as MonumentsState
from ..games.moves.state import State as MovesState
from . import halving, monuments, moves, policy
from .monuments_hint import reason as monuments_reason
from .moves_hint import reason as moves_reason
from .moves_montecarlo import moves_candidates, moves_rollout


@dataclass(frozen=True)
class Searched:
    """How a game is searched: what is considered, and what it comes to. See `halving`."""

    candidates: Any
    rollout: Any


GREEDY: Final[dict[type[Any], Any]] = {
    MonumentsState: monuments.choose_greedy,
    MovesState: moves.choose_greedy,
}
"""By the state class of the game; a game without an entry has only the random bot."""
SEARCHES: Final[dict[type[Any], Searched]] = {MovesState: Searched(moves_candidates, moves_rollout)}
REASONS: Final[dict[str, Callable[[Game, int, int], str]]] = {"monuments": monuments_reason, "moves": moves_reason}

for _state, _function in GREEDY.items():
    policy.register_greedy(record(_state), _function)
for _state, _searched in SEARCHES.items():
    policy.register_search(record(_state), halving.search)
    halving.register_search(record(_state), _searched.candidates, _searched.rollout)


def kinds_of(spec: GameSpec) -> dict[str, int]:
    """The bots that play a game, weakest first."""
    kinds = {"random": policy.RANDOM}
    if spec.state in GREEDY:
        kinds["greedy"] = policy.GREEDY
    if spec.state in SEARCHES:
        kinds["montecarlo"] = policy.SEARCH
    return kinds


def hint_reason(spec: GameSpec, game: Game, seat: int, action: int) -> str:
    """The key of the text that says why an action is good."""
    return REASONS[spec.name](game, seat, action) if spec.name in REASONS else "hint-any"


def extra(spec: GameSpec) -> tuple[list[Any], dict[Any, Any]]:
    """What to compile with a game: its bots."""
    entries: list[Any] = [policy.choose_at, policy.match]
    bound: dict[Any, Any] = {
        policy.greedy: GREEDY.get(spec.state, policy.no_greedy),
        policy.search: policy.no_search,
    }
    searched = SEARCHES.get(spec.state)
    if searched is not None:
        entries += [halving.begin, halving.sweep, halving.halve]
        bound |= {
            policy.search: halving.search,
            halving.candidates: searched.candidates,
            halving.rollout: searched.rollout,
        }
    return entries, bound


def offer_bots() -> None:
    """Have the bots compiled with every game (entry point `monumenta.compiled`)."""
    offer("bots", extra)
