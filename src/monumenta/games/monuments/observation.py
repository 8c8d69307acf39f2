"""What the numbers of an observation of World Monuments mean. Seats are counted from the observer's own on."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.observation import Part

from .state import BOX, KINDS, MOST_PLAYERS, MOST_STEPS, SLOTS, SPACES

PHASES: Final = 5
ROUNDS: Final = BOX.rounds
TOKENS: Final = 30
"""More of a kind than can lie anywhere."""
PARTS: Final = (
    Part("built", (SLOTS,), 0, 1, "slots of the monument that hold their token"),
    Part("free", (SLOTS,), 0, 1, "empty slots whose supports all stand"),
    Part(
        "quarry",
        (SPACES, KINDS + 2),
        0,
        TOKENS,
        "for each space its tokens by kind, whether the worker stands there, whether it may not be entered any more",
    ),
    Part("bag", (KINDS,), 0, TOKENS, "tokens in the bag by kind"),
    Part("hands", (MOST_PLAYERS, KINDS), 0, TOKENS, "tokens behind the screens by seat and kind; 0 where nobody looks"),
    Part("points", (MOST_PLAYERS,), -10, 10, "points by seat, divided by 60"),
    Part("passed", (MOST_PLAYERS,), 0, 1, "seats that have passed in this phase"),
    Part("starter", (MOST_PLAYERS,), 0, 1, "who began"),
    Part("phase", (PHASES,), 0, 1, "one of: naming, laying, quarry, building, ended"),
    Part("steps left", (MOST_STEPS,), 0, 1, "of the worker in this turn, one of 1 to 4"),
    Part("round", (ROUNDS,), 0, 1, "one of three"),
    Part("to act", (MOST_PLAYERS,), 0, 1, "whose turn it is"),
    Part("taken", (1,), 0, 20, "tokens taken in this turn"),
    Part("to name", (1,), 0, 12, "single spaces still to be named"),
    Part("singles", (BOX.quarry.middle,), 0, 1, "middle spaces that get one token only in this round"),
    Part("supply", (KINDS,), 0, TOKENS, "tokens outside bag, quarry, hands and monument"),
    Part("builders", (SLOTS, MOST_PLAYERS), 0, 1, "who built each slot"),
    Part("monument", (len(BOX.monuments),), 0, 1, "which monument is built"),
)
