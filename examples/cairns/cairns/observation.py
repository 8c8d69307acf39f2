"""What the numbers of an observation of Two Cairns mean. Seats are counted from the observer's own on."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.observation import Part

from .state import CAIRNS, MOST_PLAYERS, STONES, WEIGHTS, WHOLE

PARTS: Final = (
    Part("unseen", (WEIGHTS,), 0, STONES, "stones by weight that the seat has not seen"),
    Part("hands", (MOST_PLAYERS, WEIGHTS), 0, STONES, "stones in hand by seat and weight; 0 where nobody looks"),
    Part("held", (MOST_PLAYERS,), 0, STONES, "stones in hand by seat"),
    Part("height", (CAIRNS,), 0, WHOLE, "stones on each cairn"),
    Part("top", (CAIRNS,), 0, WEIGHTS, "weight of the uppermost stone, 0 where there is none"),
    Part("points", (MOST_PLAYERS,), 0, 10, "points by seat, divided by 20"),
    Part("to act", (MOST_PLAYERS,), 0, 1, "whose turn it is"),
)
