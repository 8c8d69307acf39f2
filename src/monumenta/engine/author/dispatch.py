"""The contract's functions as generic code calls them.

Run plainly, a call finds the game by the record's type. Compiled, `engine.compiled` puts the game's own function in
the place of the stub, so there is nothing to find.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from .contract import ANYONE, check_rules
from .rng import below
from .rule import rule, stub
from .state import Floats, Layout, Record, Rng, Row, record

_rules: dict[Layout, ModuleType] = {}


def register(state: type[Any], rules: ModuleType) -> None:
    """Make `rules` the rules of this state's record."""
    check_rules(rules)
    layout = record(state)
    if _rules.setdefault(layout, rules) is not rules:
        raise TypeError(f"{rules.__name__} and {_rules[layout].__name__} share one record")


def rules_of(s: Record) -> Any:
    return _rules[s.record]


@stub
def seats(s: Record) -> int:
    return rules_of(s).seats(s)


@stub
def actor(s: Record) -> int:
    return rules_of(s).actor(s)


@stub
def turn(s: Record) -> int:
    return rules_of(s).turn(s)


@stub
def legal(s: Record, seat: int, out: Row) -> int:
    return rules_of(s).legal(s, seat, out)


@rule
def moved_and_settled(s: Record, seat: int, action: int) -> None:
    """An action with all that follows by itself."""
    move(s, seat, action)
    settle(s)


@rule
def listed_draw(s: Record, seat: int, rng: Rng, out: Row) -> int:
    """A random legal action, of a game that knows no faster way than to list all."""
    return out[below(rng, legal(s, seat, out))]


@rule
def listed_mobility(s: Record, seat: int, out: Row) -> int:
    return legal(s, seat, out)


@rule
def scored_standing(s: Record, out: Row) -> None:
    """Most points win, of a game that says nothing else."""
    score(s, out)


@rule
def no_advance(s: Record, t: int) -> None:
    """Time means nothing to most games."""


@rule
def no_now(s: Record) -> int:  # noqa: ARG001  (as `now`)
    return 0


@rule
def no_deadline(s: Record) -> int:  # noqa: ARG001  (as `deadline`)
    return -1


@rule
def nobody_due(s: Record) -> int:  # noqa: ARG001  (as `due`)
    """The game does not say who is quicker than others."""
    return ANYONE


DEFAULTS: Final = {
    "apply": moved_and_settled,
    "draw": listed_draw,
    "mobility": listed_mobility,
    "standing": scored_standing,
    "advance": no_advance,
    "now": no_now,
    "deadline": no_deadline,
    "due": nobody_due,
}
"""What stands in for a function of the contract that a game need not have."""


@stub
def draw(s: Record, seat: int, rng: Rng, out: Row) -> int:
    return getattr(rules_of(s), "draw", listed_draw)(s, seat, rng, out)


@stub
def mobility(s: Record, seat: int, out: Row) -> int:
    return getattr(rules_of(s), "mobility", listed_mobility)(s, seat, out)


@stub
def advance(s: Record, t: int) -> None:
    """It is `t` ms since the game began, or later if it was later already."""
    getattr(rules_of(s), "advance", no_advance)(s, t)


@stub
def now(s: Record) -> int:
    return getattr(rules_of(s), "now", no_now)(s)


@stub
def deadline(s: Record) -> int:
    return getattr(rules_of(s), "deadline", no_deadline)(s)


@stub
def due(s: Record) -> int:
    return getattr(rules_of(s), "due", nobody_due)(s)


@stub
def weights(s: Record, out: Row) -> int:
    return rules_of(s).weights(s, out)


@stub
def move(s: Record, seat: int, action: int) -> None:
    rules_of(s).move(s, seat, action)


@stub
def settle(s: Record) -> None:
    rules_of(s).settle(s)


@stub
def apply(s: Record, seat: int, action: int) -> None:
    getattr(rules_of(s), "apply", moved_and_settled)(s, seat, action)


@stub
def score(s: Record, out: Row) -> None:
    rules_of(s).score(s, out)


@stub
def standing(s: Record, out: Row) -> None:
    """A number for each seat of a game that is over: the highest has won, equal ones share the victory."""
    getattr(rules_of(s), "standing", scored_standing)(s, out)


@stub
def conceal(s: Record, seat: int) -> None:
    rules_of(s).conceal(s, seat)


@stub
def rehide(s: Record, seat: int, rng: Rng) -> None:
    rules_of(s).rehide(s, seat, rng)


@stub
def features(s: Record, seat: int, out: Floats) -> None:
    rules_of(s).features(s, seat, out)
