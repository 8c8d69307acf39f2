"""What a game tells search about itself: one frozen kit, `KIT` of the game's `bot`. Everything in it has a default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.folder import part
from monumenta.engine.compile.compiled import Compiled, offer
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game

from . import halving, policy, tree
from .house_bot import FlatSearch, Greedy, HouseBot, PacedLevel, Random, TreeLevel
from .levels import UNMEASURED, Level
from .manner import Manner


@dataclass(frozen=True)
class FlatHooks:
    """How a game is searched by flat Monte Carlo: what is considered, and what it comes to. See `halving`."""

    candidates: Any
    rollout: Any


@dataclass(frozen=True)
class TreeHooks:
    """What a game tells the tree search about itself. See `tree`."""

    shortlist: Any = tree.all_legal
    reply: Any = tree.any_reply
    settled: Any = tree.cut_off
    worth: Any = tree.by_points


@dataclass(frozen=True)
class Finish:
    """How a game's end is played exactly, if that can be found out: by nodes or by time, None if not."""

    by_nodes: Callable[[Compiled | None, Concealed, int], int | None]
    in_time: Callable[[Compiled, Concealed, float, Callable[[], bool]], int | None]
    entries: tuple[Any, ...]
    reasons: Mapping[str, str]
    """What a hint says of an action that was found out exactly, in place of what it would say otherwise."""


@dataclass(frozen=True)
class Paced:
    """Players of several levels, for a game in which everybody acts at once."""

    names: tuple[str, ...]
    """Weakest first."""
    choose: Any
    pace: Any
    """How long the next thing takes, in simulated time."""
    wait: Callable[[int, int, int], int]
    """(level, action, seed) to the milliseconds that somebody of the level takes for it."""
    weigh: Callable[[Concealed], dict[int, float]]
    """Points by placement of what is in hand, for hints."""
    entries: tuple[Any, ...]


def any_reason(game: Game, seat: int, action: int) -> str:
    """Where a game gives no reasons for its hints."""
    del game, seat, action
    return "hint-any"


@dataclass(frozen=True)
class Kit:
    """A game without one has the random bot and, in turns, the levels that nobody has measured."""

    greedy: Any = None
    flat: FlatHooks | None = None
    tree: TreeHooks = field(default_factory=TreeHooks)
    levels: Mapping[str, Level] = field(default_factory=lambda: UNMEASURED)
    """Of the tree search, weakest first."""
    finish: Finish | None = None
    recall: Callable[[Any], None] | None = None
    """Of a game that hides again what everybody has seen: write into a state what somebody remembers who has watched
    the game. See `memory`."""
    paced: Paced | None = None
    reason: Callable[[Game, int, int], str] = any_reason
    """(game, seat, action) to the key of the text that says why the action is good."""

    def bound(self, spec: GameSpec) -> dict[Any, Any]:
        """What stands for each stub of search in this game, run plainly and compiled alike."""
        hooks: dict[Any, Any] = {
            policy.greedy: self.greedy or policy.no_greedy,
            policy.flat_search: policy.no_flat_search,
            policy.paced_choice: policy.no_paced_choice,
            policy.pace: policy.no_pace,
        }
        if self.paced is not None:
            hooks |= {policy.paced_choice: self.paced.choose, policy.pace: self.paced.pace}
        if not spec.realtime:
            hooks |= {
                tree.shortlist: self.tree.shortlist,
                tree.reply: self.tree.reply,
                tree.settled: self.tree.settled,
                tree.worth: self.tree.worth,
            }
        if self.flat is not None:
            hooks |= {
                policy.flat_search: halving.search,
                halving.candidates: self.flat.candidates,
                halving.rollout: self.flat.rollout,
            }
        return hooks

    def entries(self, spec: GameSpec) -> list[Any]:
        """What Python calls of it when it is compiled."""
        entries: list[Any] = [policy.choose_known, policy.match]
        if self.paced is not None:
            entries += self.paced.entries
        if not spec.realtime:
            entries.append(tree.sweep)
        if self.flat is not None:
            entries += [halving.begin, halving.sweep, halving.halve]
        if self.finish is not None:
            entries += self.finish.entries
        return entries


@cache
def kit_of(spec: GameSpec) -> Kit:
    own: Kit | None = part(spec.package, "bot", "KIT")
    return Kit() if own is None else own


def levels_of(spec: GameSpec) -> Mapping[str, Level]:
    """The levels that search a tree, weakest first; none where everybody acts at once."""
    return {} if spec.realtime else kit_of(spec).levels


def manner_of(spec: GameSpec) -> Manner:
    """How the best level searches."""
    levels = list(levels_of(spec).values())
    return levels[-1].manner if levels else Manner()


def house_bots(spec: GameSpec) -> dict[str, HouseBot]:
    """The bots that play a game by their names, weakest first."""
    kit = kit_of(spec)
    bots: dict[str, HouseBot] = {"random": Random()}
    if kit.greedy is not None:
        bots["greedy"] = Greedy()
    if kit.flat is not None:
        bots["montecarlo"] = FlatSearch()
    if kit.paced is not None:
        bots |= {name: PacedLevel(level) for level, name in enumerate(kit.paced.names)}
    return bots | {name: TreeLevel(level) for level, name in enumerate(levels_of(spec))}


def wait_ms(spec: GameSpec, bot: HouseBot, action: int, seed: int) -> int | None:
    """How long a player of a level takes for an action; None if the bot has no pace of its own."""
    paced = kit_of(spec).paced
    return paced.wait(bot.level, action, seed) if isinstance(bot, PacedLevel) and paced is not None else None


def hint_reason(spec: GameSpec, game: Game, seat: int, action: int, exact: bool = False) -> str:
    """The key of the text that says why an action is good; `exact`: it is known how the game ends with it."""
    kit = kit_of(spec)
    reason = kit.reason(game, seat, action)
    return kit.finish.reasons.get(reason, reason) if exact and kit.finish is not None else reason


def weigh_places(known: Concealed) -> dict[int, float]:
    """Where everybody acts at once: the points that each placement of what is in hand promises, as the seat knows."""
    paced = kit_of(known.spec).paced
    return {} if paced is None else paced.weigh(known)


def offer_bots() -> None:
    """Have the bots compiled with every game (entry point `monumenta.compiled`)."""
    offer("bots", lambda spec: (kit_of(spec).entries(spec), kit_of(spec).bound(spec)))
