"""Mondo Sapiens, its seats acting one after the other in simulated time, as an environment of PettingZoo.

Keyword arguments: the game's options, `render_mode`, `reward`.
"""

from __future__ import annotations

from .aec import factory

raw_env = factory("mondo")
env = raw_env
"""The same: it checks by itself what the standard wrappers would."""
