"""How a tree is searched: what tells games and levels apart besides the number of iterations."""

from __future__ import annotations

from msgspec import Struct


class Manner(Struct, frozen=True):
    """The parameters of UCT with priors, progressive widening and, at the root, sequential halving."""

    explore: float = 0.7
    """The constant of exploration, where worths run from 0 to 1."""
    wide: int = 4
    """A node visited v times has about the square root of wide * v children …"""
    steep: bool = False
    """… or the cube root, of a game whose priors tell well which come first."""
    bias: float = 0.0
    """How much a prior of 1000 counts for a candidate at first, and less the more it is tried; 0: priors are not
    looked at, and candidates are opened in any order."""
    halving: bool = False
    """At the root: all candidates are tried, and the worse half drops out after each part of the budget. For games with
    many actions of which nobody knows beforehand which are good."""
    cut: int = 0
    """Actions after which a playout is cut off, of games that do so; 0: never."""
    style: int = 0
    """For the game: how its playouts go on."""
