"""What researchers' libraries want to know of a game before it begins, and what cannot be read off its spec.

A game says it in `traits.py` of its folder, as `TRAITS`. What it does not say is assumed so that it is never wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .contract import GameSpec
from .folder import part

LONGEST: Final = 100_000
"""Decisions in a game whose rules give no bound; no game that was ever played came near."""


def no_bound(_: Any) -> int:
    return LONGEST


@dataclass(frozen=True, slots=True)
class Traits:
    """The defaults hold for every game."""

    perfect: bool = False
    """Does every seat see everything?"""
    luck: bool = True
    longest: Callable[[Any], int] = no_bound
    """A bound on the decisions of a game with these options; raises BadOption if one need not end."""
    most_points: int = 1_000
    """A wide bound: no score comes near, above or below zero."""
    peers: Sequence[str] = ()
    """Programs of other people that play this very game, by their names in `monumenta bench --peers`."""


def traits_of(spec: GameSpec) -> Traits:
    own: Traits | None = part(spec.package, "traits", "TRAITS")
    return Traits() if own is None else own
