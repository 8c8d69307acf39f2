"""Which bot functions belong to which game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ..engine.compiled import Compiled, offer
from ..engine.contract import GameSpec
from ..engine.game import Game
from ..engine.state import record
from ..games.mondo.state import State as MondoState
from ..games.monumental.state import State as MonumentalState
from ..games.monuments.state import State as MonumentsState
from ..games.moves.state import State as MovesState
from . import halving, monumental, monuments, moves, policy, tree
from .levels import levels_of
from .mondo import choose_mondo
from .mondo_hint import reason as mondo_reason
from .mondo_levels import LEVELS as MONDO_LEVELS
from .mondo_pace import mondo_pace, mondo_wait
from .mondo_places import list_places, weigh
from .monumental_hint import reason as monumental_reason
from .monumental_tree import monumental_reply, monumental_settled, monumental_shortlist, monumental_worth
from .monuments_hint import reason as monuments_reason
from .monuments_tree import monuments_reply, monuments_settled, monuments_shortlist, monuments_worth, recall_takes
from .moves_endgame import begin_endgame, solve
from .moves_finish import finish_by_nodes, finish_in_time
from .moves_hint import EXACTLY, reason as moves_reason
from .moves_montecarlo import moves_candidates, moves_rollout
from .moves_tree import moves_reply, moves_settled, moves_shortlist, moves_worth


@dataclass(frozen=True)
class Searched:
    """How a game is searched: what is considered, and what it comes to. See `halving`."""

    candidates: Any
    rollout: Any


@dataclass(frozen=True)
class Grown:
    """What a game tells the tree search about itself. See `tree`; what is not said has a default there."""

    shortlist: Any = tree.all_legal
    reply: Any = tree.any_reply
    settled: Any = tree.cut_off
    worth: Any = tree.by_points


@dataclass(frozen=True)
class Finished:
    """How a game's end is played exactly, if that can be found out: by nodes or by time, None if not."""

    by_nodes: Callable[[Compiled | None, bytes, int], int | None]
    in_time: Callable[[Compiled, bytes, float, Callable[[], bool]], int | None]
    entries: tuple[Any, ...]
    reasons: dict[str, str]
    """What a hint says of an action that was found out exactly, in place of what it would say otherwise."""


@dataclass(frozen=True)
class Levelled:
    """Players of several levels, for a game in which everybody acts at once."""

    names: tuple[str, ...]
    """Weakest first."""
    choose: Any
    pace: Any
    """How long the next thing takes, in simulated time."""
    wait: Callable[[int, int, int], int]
    """(level, action, seed) to the milliseconds that somebody of the level takes for it."""
    weigh: Callable[[GameSpec, bytes, int], dict[int, float]]
    """Points by placement of what is in hand, for hints."""
    entries: tuple[Any, ...]


GREEDY: Final[dict[type[Any], Any]] = {
    MonumentsState: monuments.choose_greedy,
    MonumentalState: monumental.choose_greedy,
    MovesState: moves.choose_greedy,
}
"""By the state class of the game; a game without an entry has only the random bot."""
SEARCHES: Final[dict[type[Any], Searched]] = {MovesState: Searched(moves_candidates, moves_rollout)}
TREES: Final[dict[type[Any], Grown]] = {
    MonumentsState: Grown(monuments_shortlist, monuments_reply, monuments_settled, monuments_worth),
    MonumentalState: Grown(monumental_shortlist, monumental_reply, monumental_settled, monumental_worth),
    MovesState: Grown(moves_shortlist, moves_reply, moves_settled, moves_worth),
}
FINISHES: Final[dict[type[Any], Finished]] = {
    MovesState: Finished(finish_by_nodes, finish_in_time, (begin_endgame, solve), EXACTLY),
}
MEMORIES: Final[dict[type[Any], Callable[[Any], None]]] = {MonumentsState: recall_takes}
"""Of games that hide what everybody has seen before: what somebody knows who has watched and forgotten nothing."""
LEVELS: Final[dict[type[Any], Levelled]] = {
    MondoState: Levelled(tuple(MONDO_LEVELS), choose_mondo, mondo_pace, mondo_wait, weigh, (list_places,))
}
REASONS: Final[dict[str, Callable[[Game, int, int], str]]] = {
    "monumental": monumental_reason,
    "monuments": monuments_reason,
    "moves": moves_reason,
    "mondo": mondo_reason,
}

for _state, _function in GREEDY.items():
    policy.register_greedy(record(_state), _function)
for _state, _searched in SEARCHES.items():
    policy.register_search(record(_state), halving.search)
    halving.register_search(record(_state), _searched.candidates, _searched.rollout)
for _state, _grown in TREES.items():
    tree.register_tree(record(_state), _grown.shortlist, _grown.reply, _grown.settled, _grown.worth)
for _state, _levels in LEVELS.items():
    policy.register_levels(record(_state), _levels.choose, _levels.pace)


def kinds_of(spec: GameSpec) -> dict[str, int]:
    """The bots that play a game, weakest first."""
    kinds = {"random": policy.RANDOM}
    if spec.state in GREEDY:
        kinds["greedy"] = policy.GREEDY
    if spec.state in SEARCHES:
        kinds["montecarlo"] = policy.SEARCH
    if spec.state in LEVELS:
        kinds |= {name: policy.LEVELLED - level for level, name in enumerate(LEVELS[spec.state].names)}
    return kinds | {name: policy.TREE + level for level, name in enumerate(levels_of(spec))}


def wait_ms(spec: GameSpec, kind: int, action: int, seed: int) -> int | None:
    """How long a player of a level takes for an action; None if the bot has no pace of its own."""
    if kind > policy.LEVELLED or spec.state not in LEVELS:
        return None
    return LEVELS[spec.state].wait(policy.LEVELLED - kind, action, seed)


def hint_reason(spec: GameSpec, game: Game, seat: int, action: int, exact: bool = False) -> str:
    """The key of the text that says why an action is good; `exact`: it is known how the game ends with it."""
    reason = REASONS[spec.name](game, seat, action) if spec.name in REASONS else "hint-any"
    finish = FINISHES.get(spec.state)
    return finish.reasons.get(reason, reason) if exact and finish is not None else reason


def weigh_places(spec: GameSpec, state: bytes, seat: int) -> dict[int, float]:
    """Where everybody acts at once: the points that each placement of what is in hand promises, as the seat knows."""
    levels = LEVELS.get(spec.state)
    return {} if levels is None else levels.weigh(spec, state, seat)


def extra(spec: GameSpec) -> tuple[list[Any], dict[Any, Any]]:
    """What to compile with a game: its bots."""
    entries: list[Any] = [policy.choose_at, policy.match]
    bound: dict[Any, Any] = {
        policy.greedy: GREEDY.get(spec.state, policy.no_greedy),
        policy.search: policy.no_search,
        policy.levelled: policy.no_levels,
        policy.pace: policy.no_pace,
    }
    levels = LEVELS.get(spec.state)
    if levels is not None:
        entries += levels.entries
        bound |= {policy.levelled: levels.choose, policy.pace: levels.pace}
    if not spec.realtime:
        grown = TREES.get(spec.state, Grown())
        entries.append(tree.sweep)
        bound |= {
            tree.shortlist: grown.shortlist,
            tree.reply: grown.reply,
            tree.settled: grown.settled,
            tree.worth: grown.worth,
        }
    searched = SEARCHES.get(spec.state)
    if searched is not None:
        entries += [halving.begin, halving.sweep, halving.halve]
        bound |= {
            policy.search: halving.search,
            halving.candidates: searched.candidates,
            halving.rollout: searched.rollout,
        }
    if spec.state in FINISHES:
        entries += FINISHES[spec.state].entries
    return entries, bound


def offer_bots() -> None:
    """Have the bots compiled with every game (entry point `monumenta.compiled`)."""
    offer("bots", extra)
