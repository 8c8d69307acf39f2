"""World Monuments as an environment of PettingZoo.

Keyword arguments: the game's options, `render_mode`, `reward`, `illegal`.
"""

from __future__ import annotations

from .aec import factory

raw_env = factory("monuments", usual="raise")
"""An illegal action raises and changes nothing."""
env = factory("monuments", usual="lose")
"""The same, but an illegal action loses the game, as in PettingZoo's own games. Either checks by itself what the
standard wrappers would."""
