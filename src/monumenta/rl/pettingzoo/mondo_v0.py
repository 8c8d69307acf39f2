"""Mondo Sapiens, its seats acting one after the other in simulated time, as an environment of PettingZoo.

Keyword arguments: the game's options, `render_mode`, `reward`, `illegal`.
"""

from __future__ import annotations

from .aec import factory

raw_env = factory("mondo", usual="raise")
"""An illegal action raises and changes nothing."""
env = factory("mondo", usual="lose")
"""The same, but an illegal action loses the game, as in PettingZoo's own games. Either checks by itself what the
standard wrappers would."""
