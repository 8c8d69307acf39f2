"""What the numbers of an observation of World Monuments mean. Seats are counted from the observer's own on."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.observation import Part, clear, length, mark, offset, spread
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats

from .state import BOX, ENDED, KINDS, MIDDLE, MOST_PLAYERS, MOST_STEPS, SLOTS, SPACES, State

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
FEATURES: Final = length(PARTS)
QUARRY_SEEN = offset(PARTS, "quarry")
BAG_SEEN = offset(PARTS, "bag")
HANDS_SEEN = offset(PARTS, "hands")
POINTS_SEEN = offset(PARTS, "points")
PASSED_SEEN = offset(PARTS, "passed")
STARTER_SEEN = offset(PARTS, "starter")
PHASE_SEEN = offset(PARTS, "phase")
STEPS_SEEN = offset(PARTS, "steps left")
ROUND_SEEN = offset(PARTS, "round")
ACTOR_SEEN = offset(PARTS, "to act")
TAKEN_SEEN = offset(PARTS, "taken")
NAMING_SEEN = offset(PARTS, "to name")
SINGLES_SEEN = offset(PARTS, "singles")
SUPPLY_SEEN = offset(PARTS, "supply")
BUILDERS_SEEN = offset(PARTS, "builders")
MONUMENT_SEEN = offset(PARTS, "monument")


@rule
def see(s: State, seat: int, who: int, out: Floats) -> None:
    """From the seat's view only, while `who` is to act; `PARTS` says what is where."""
    clear(out)
    spread(out, 0, SLOTS, s.built)
    spread(out, SLOTS, SLOTS, s.free)
    for space in range(SPACES):
        k = QUARRY_SEEN + space * (KINDS + 2)
        for kind in range(KINDS):
            out[k + kind] = float(s.quarry[space, kind])
        out[k + KINDS] = 1.0 if s.worker == space + 1 else 0.0
        out[k + KINDS + 1] = float(s.visited >> space & 1)
    for kind in range(KINDS):
        out[BAG_SEEN + kind] = float(s.bag[kind])
        out[SUPPLY_SEEN + kind] = float(s.supply[kind])
    for i in range(s.players):
        p = (seat + i) % s.players
        if p == seat or s.show_holdings or s.phase == ENDED:
            for kind in range(KINDS):
                out[HANDS_SEEN + i * KINDS + kind] = float(s.hand[p, kind])
        out[POINTS_SEEN + i] = s.points[p] / 60.0
        out[PASSED_SEEN + i] = float(s.passed >> p & 1)
        out[STARTER_SEEN + i] = 1.0 if s.starter == p else 0.0
    for slot in range(SLOTS):
        if s.builder[slot]:
            out[BUILDERS_SEEN + slot * MOST_PLAYERS + (s.builder[slot] - 1 - seat) % s.players] = 1.0
    mark(out, PHASE_SEEN, ENDED, s.phase - 1)
    mark(out, STEPS_SEEN, MOST_STEPS, s.steps_left - 1)
    mark(out, ROUND_SEEN, ROUNDS, s.round_no - 1)
    if who >= 0:
        out[ACTOR_SEEN + (who - seat) % s.players] = 1.0
    out[TAKEN_SEEN] = float(s.taken)
    out[NAMING_SEEN] = float(s.to_name)
    spread(out, SINGLES_SEEN, MIDDLE, s.singles)
    out[MONUMENT_SEEN + s.monument] = 1.0
