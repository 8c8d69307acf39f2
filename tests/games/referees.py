"""Every game is refereed twice: random games of the program beside a slow second implementation of the same game.

A referee is the class `Referee` of `tests/games/<game>/referee.py`, written from the rulebook and the ledger. After
every action both sides have to agree on who acts, what is legal, luck's odds, what happened, the points and who has
won. `bench/referees.py` does it for many thousands of games.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from importlib.util import find_spec
from math import gcd
from random import Random
from typing import Any, Final, NoReturn, Protocol, cast

import msgspec

from monumenta.engine.author.contract import BadOption, GameSpec, MonumentaError
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find

Mover = int | str
MOST_PLIES: Final = 100_000
VIEWS: Final = 0.04
"""How often views are compared; after an action that ends something they always are."""
TRIES: Final = 2
"""Illegal texts that are tried before every action."""
PACES: Final = (1, 300, 3_000, 20_000)
"""The longest pause between two actions in real time, in ms; one is drawn for each game."""
LEAPS: Final = (0.0005, 0.003, 0.02)
"""How often time leaps to where the clock acts; one is drawn for each game, so that some get far and some do not."""
HASTE: Final = 0.04
"""The same in hasty games."""


class Referee(Protocol):
    """What the comparer asks of any game's referee.

    Two things more are optional: `look(game)` is called after each of luck's actions, for what no rulebook tells (how a
    seed mixes a heap); `view(seat)` says, as plain values, what a seat or (None) a spectator sees, as far as kept.
    """

    def actor(self) -> Mover: ...
    def legal(self, seat: Any) -> set[str]: ...
    def odds(self) -> dict[str, int]: ...
    def play(self, seat: Any, text: str, t: int) -> list[dict[str, Any]] | None:
        """What happened; None where the referee does not judge it."""
        ...

    def scores(self) -> list[int]: ...
    def winners(self) -> list[int]: ...


class Timed(Referee, Protocol):
    """A referee of a game in real time."""

    def advance(self, t: int) -> None: ...
    def deadline(self) -> int | None: ...


Choose = Callable[[Any, Any, list[str], Random], str]


@dataclass(frozen=True)
class Court:
    """A game's referee as its module offers it."""

    spec: GameSpec
    make: Callable[[dict[str, Any], str], Referee]
    settings: Mapping[str, Mapping[str, Any]]
    choose: Choose
    """What a random player does; `choose` of a game's own `players.py` may make games that reach more."""
    fixed_texts: bool = False
    """Does an action's text depend on its number and the options alone? Then each is written once a game."""


@dataclass
class Counts:
    games: int = 0
    plies: int = 0
    events: int = 0
    tried: int = 0
    """Illegal actions that were refused."""

    def add(self, other: Counts) -> None:
        self.games += other.games
        self.plies += other.plies
        self.events += other.events
        self.tried += other.tried


class Difference(AssertionError):
    """Program and referee do not agree. The text says where, and how to see it again."""


def anything(referee: Any, seat: Any, texts: list[str], rng: Random) -> str:
    del referee, seat
    return rng.choice(texts)


def court(spec: GameSpec) -> Court | None:
    """The referee of a game, or None if nobody has written one."""
    referee = module(spec, "referee")
    if referee is None:
        return None
    choose = getattr(module(spec, "players"), "choose", anything)
    newest = find(spec.name).version == spec.version
    settings = {name: chosen for name, chosen in referee.SETTINGS.items() if newest or fits(spec, chosen)}
    return Court(spec, referee.Referee, settings, choose, getattr(referee, "FIXED_TEXTS", False))


def fits(spec: GameSpec, chosen: Mapping[str, Any]) -> bool:
    """Does an earlier version of the rules know these options?"""
    try:
        parse_options(spec, dict(chosen))
    except BadOption:
        return False
    return True


def module(spec: GameSpec, what: str) -> Any:
    """A module of the game's tests, or None."""
    name = f"tests.games.{spec.name}.{what}"
    try:
        return importlib.import_module(name) if find_spec(name) else None
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise
        return None


def versions(spec: GameSpec) -> list[GameSpec]:
    return [spec, *spec.earlier]


def compare(where: Court, setting: str, seed: int, games: int = 1, hasty: bool = False) -> Counts:
    """Play so many games of an option set, from this seed on; raises Difference at the first disagreement.

    In hasty games the clock soon ends what it can end.
    """
    counts = Counts()
    for number in range(seed, seed + games):
        counts.add(Match(where, setting, number, hasty).run())
    return counts


class Match:
    """One game on both sides."""

    def __init__(self, where: Court, setting: str, seed: int, hasty: bool = False) -> None:
        spec = where.spec
        self.where = where
        self.setting = setting
        self.seed = seed
        # a text as seed: games of different sets must not be copies of one another
        self.rng = Random(f"{spec.name}/{setting}/{seed}")
        settled = parse_options(spec, dict(where.settings[setting]))
        self.game = Game(spec, settled)
        self.referee = where.make(msgspec.to_builtins(settled), spec.version)
        self.pace = self.rng.choice(PACES)
        self.leap = HASTE if hasty else self.rng.choice(LEAPS)
        self.counts = Counts(games=1)
        self.t = 0
        self.texts: dict[int, str] = {}

    def run(self) -> Counts:
        """Play to the end. What breaks on either side is told as a difference, so that it can be seen again."""
        try:
            self.play_on()
        except Difference:
            raise
        except (AssertionError, ValueError, LookupError, TypeError, AttributeError, MonumentaError) as problem:
            raise Difference(f"{self.place()}: {type(problem).__name__}: {problem}\n{self.again()}") from problem
        return self.counts

    def play_on(self) -> None:
        self.agree("scores", self.game.scores, self.referee.scores())
        while self.game.actor != "over":
            if self.counts.plies > MOST_PLIES:
                self.differ("end", "not yet", f"there should be one within {MOST_PLIES} actions")
            self.ply()
        self.agree("actor", self.game.actor, self.referee.actor())
        self.agree("winners", self.game.winners, self.referee.winners())

    # --- one action ---

    def ply(self) -> None:
        self.agree("actor", self.game.actor, self.referee.actor())
        who = self.game.actor
        if who == "anyone":
            self.let_time_pass()
            allowed = {mover: self.legal(mover) for mover in [*self.seats(), "clock"]}
            able = [mover for mover, texts in allowed.items() if texts]
            if not able:
                self.hurry()
                return
            mover: Mover = "clock" if "clock" in able else self.rng.choice(able)
        else:
            mover = who
            allowed = {mover: self.legal(mover)}
        self.try_what_is_illegal()
        self.act(mover, sorted(allowed[mover]))

    def act(self, mover: Mover, texts: list[str]) -> None:
        if not texts:
            self.differ(f"{mover}'s legal actions", "none", "none: nobody can go on")
        if mover == "chance" and self.where.spec.realtime:
            self.t += self.rng.randrange(self.pace)
        text = self.by_luck() if mover == "chance" else self.where.choose(self.referee, mover, texts, self.rng)
        played = self.game.play(text, cast("Any", mover), t=self.t)
        seen = self.referee.play(mover, text, self.t)
        if mover == "chance" and hasattr(self.referee, "look"):
            cast("Any", self.referee).look(self.game)
        self.counts.plies += 1
        after = f" after {mover}: {text}"
        self.agree(f"text{after}", played.do, text)
        if seen is not None:
            self.counts.events += len(seen)
            self.agree(f"events{after}", msgspec.to_builtins(played.events), seen)
        self.agree(f"scores{after}", self.game.scores, self.referee.scores())
        if len(played.events) > 1 or self.rng.random() < VIEWS:
            self.agree_on_view(after)

    def by_luck(self) -> str:
        texts = [self.text(action) for action in self.game.legal_ids()]
        odds = dict(zip(texts, self.game.weights(), strict=True))
        self.agree("odds", lowest_terms(odds), lowest_terms(self.referee.odds()))
        names = sorted(odds)
        return self.rng.choices(names, [odds[name] for name in names])[0]

    def legal(self, mover: Mover) -> set[str]:
        ours = [self.text(action) for action in self.game.legal_ids(cast("Any", mover))]
        theirs = self.allowed(mover)
        if len(set(ours)) < len(ours):
            self.differ(f"{mover}'s legal actions", sorted(ours), "each once")
        if set(ours) != theirs:
            self.differ(
                f"{mover}'s legal actions", f"also {sorted(set(ours) - theirs)}", f"also {sorted(theirs - set(ours))}"
            )
        return theirs

    def allowed(self, mover: Mover) -> set[str]:
        """What the referee lets somebody do now; luck does what has odds, and where one seat acts no other does."""
        who = self.referee.actor()
        if mover == "chance":
            return set(self.referee.odds()) if who == "chance" else set()
        return self.referee.legal(mover) if who in ("anyone", mover) else set()

    def text(self, action: int) -> str:
        if not self.where.fixed_texts:
            return self.game.write(action)
        if action not in self.texts:
            self.texts[action] = self.game.write(action)
        return self.texts[action]

    def seats(self) -> range:
        return range(len(self.game.players))

    # --- what must be refused ---

    def try_what_is_illegal(self) -> None:
        movers: list[Mover] = [*self.seats(), "chance"]
        if self.where.spec.realtime:
            movers.append("clock")
        for _ in range(TRIES):
            mover = self.rng.choice(movers)
            text = self.some_text()
            if text not in self.allowed(mover):
                self.refused(mover, text)

    def some_text(self) -> str:
        """Any action of the game, most of them out of place; now and then something that is none at all."""
        text = self.game.write(self.rng.randrange(self.where.spec.actions))
        chance = self.rng.random()
        if chance < 0.05:
            return text[:-1]
        return f"{text} x" if chance < 0.1 else text

    def refused(self, mover: Mover, text: str) -> None:
        before = self.game.state()
        try:
            self.game.play(text, cast("Any", mover), t=self.t)
        except MonumentaError:
            self.counts.tried += 1
            if self.game.state() != before:
                self.differ(f"{mover}: {text}", "refused, but the state has changed", "refused")
            return
        self.differ(f"{mover}: {text}", "played", "refused")

    # --- time ---

    def let_time_pass(self) -> None:
        """A random step, sometimes right to the moment at which the clock acts, before it or beyond."""
        deadline = self.game.deadline
        timed = cast("Timed", self.referee)
        self.agree("deadline", deadline, timed.deadline())
        self.t += self.rng.choice([0, self.rng.randrange(self.pace)])
        if deadline is not None and self.rng.random() < self.leap:
            self.t = max(self.t, deadline + self.rng.choice([-1, 0, 1, 500]))
        self.game.advance(self.t)
        timed.advance(self.t)

    def hurry(self) -> None:
        """Nobody can act yet: on to the moment of the clock."""
        deadline = self.game.deadline
        if deadline is None or deadline <= self.t:
            self.differ("who can act", "nobody, ever", "nobody, ever")
        self.t = max(self.t + 1, deadline - self.rng.randrange(2))

    # --- judging ---

    def agree(self, what: str, ours: Any, theirs: Any) -> None:
        if ours != theirs:
            path, one, other = narrowed(ours, theirs)
            self.differ(f"{what}{path and f', at {path}'}", one, other)

    def agree_on_view(self, after: str) -> None:
        if hasattr(self.referee, "view"):
            viewer = [None, *self.seats()][self.counts.plies % (len(self.seats()) + 1)]
            known = cast("Any", self.referee).view(viewer)
            who = "a spectator's" if viewer is None else f"{viewer}'s"
            self.agree(f"{who} view{after}", as_known(msgspec.to_builtins(self.game.view(viewer)), known), known)

    def differ(self, what: str, ours: Any, theirs: Any) -> NoReturn:
        raise Difference(f"{self.place()}: {what}\n  program: {ours}\n  referee: {theirs}\n{self.again()}")

    def place(self) -> str:
        spec = self.where.spec
        actions = f"after {self.counts.plies} actions, at {self.t} ms"
        return f"{spec.name}, rules version {spec.version}, {self.setting!r}, seed {self.seed}, {actions}"

    def again(self) -> str:
        where = f"{self.where.spec.name} --only {self.setting!r} --seed {self.seed}"
        return f"  again: python -m bench.referees {where} --games 1"


def paired(ours: Any, theirs: Any) -> list[tuple[Any, Any, Any]]:
    """The parts of two values that belong together, by key or place; none if they are built differently."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        one, other = cast("dict[str, Any]", ours), cast("dict[str, Any]", theirs)
        return [(key, one[key], other[key]) for key in one if key in other]
    if isinstance(ours, list) and isinstance(theirs, list):
        places = list(enumerate(cast("list[Any]", ours)))
        if len(places) == len(cast("list[Any]", theirs)):
            return [(place, part, theirs[place]) for place, part in places]
    return []


def narrowed(ours: Any, theirs: Any) -> tuple[str, Any, Any]:
    """The first part in which two values differ, and the way to it."""
    for key, one, other in paired(ours, theirs):
        if one != other:
            path, *parts = narrowed(one, other)
            return f".{key}{path}", parts[0], parts[1]
    return "", ours, theirs


def as_known(ours: Any, theirs: Any) -> Any:
    """Of our values those which the other side has as well: not every key of a view is a rule."""
    parts = {key: as_known(one, other) for key, one, other in paired(ours, theirs)}
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return parts
    return list(parts.values()) if parts else cast("Any", ours)


def lowest_terms(odds: Mapping[str, int]) -> dict[str, int]:
    """Proportional weights, as small as they can be."""
    divisor = reduce(gcd, odds.values(), 0) or 1
    return {text: weight // divisor for text, weight in odds.items()}
