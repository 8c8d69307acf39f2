"""What a player knows, as numbers and as a text."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import msgspec
import numpy as np

pyspiel: Any = import_module("pyspiel")

BITS: Final = 64
"""Of the digest of all that a player has seen and done."""


def observable(kind: Any) -> bool:
    """Is it what one player knows, public and private together? Neither alone is to be had here."""
    return kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER


class Observer:
    """Conforms to OpenSpiel's observers: `tensor` and its named parts in `dict` are filled by `set_from`.

    With perfect recall the observation is followed by a digest of all that the player has seen and done: a game of some
    hundred actions does not fit into a tensor. It tells information states apart; there is nothing to learn from it.
    """

    def __init__(self, features: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"these games have no parameters of observations, and {params} was given")
        self._recall: bool = kind.perfect_recall
        self.tensor = np.zeros(features + (BITS if self._recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:features]}
        if self._recall:
            self.dict["memory"] = self.tensor[features:]

    def set_from(self, state: Any, player: int) -> None:
        self.dict["observation"][:] = state.position.features(player)
        if self._recall:
            chain = state.position.memories[player][0]
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(chain[: BITS // 8], np.uint8))

    def string_from(self, state: Any, player: int) -> str:
        """With perfect recall a short key for searches; otherwise what the player sees, to be read."""
        if self._recall:
            return f"{player} {state.position.memories[player][0].hex()}"
        return msgspec.json.encode(state.position.view(player)).decode()
