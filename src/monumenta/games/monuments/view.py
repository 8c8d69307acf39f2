"""What a seat may see of World Monuments, as the types that leave the server.

A view is made from a record that `conceal` has already emptied of what the seat cannot know, so it cannot leak it.
Events are made from the whole state while the rules act, and show no more than the table sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, cast

from msgspec import Struct

from monumenta.engine.match.concealed import Seen

from .actions import BEGIN, BUILD, NOTHING, SINGLE
from .notation import SPACE_NAMES, write
from .rules import actor
from .state import (
    BLACK_PAID,
    BLUE,
    BOX,
    ENDED,
    GAME_OVER,
    KINDS,
    LAID,
    LAYING,
    MIDDLE,
    PASSED,
    QUARRY,
    RAISED,
    ROUND_BEGUN,
    SINGLED,
    SLOTS,
    START,
    STARTED,
    STEPPED,
    State,
)
from .tables import MIDDLE_SINGLES, SLOT_COLOUR, WHOLE

Colour = Literal["purple", "red", "natural", "orange", "blue", "black"]
Phase = Literal["start", "laying", "quarry", "building", "over"]
KIND_NAMES: Final = cast("tuple[Colour, ...]", tuple(BOX.tokens))


class Built(Struct, frozen=True, forbid_unknown_fields=True):
    """One token of the monument, and who set it."""

    slot: int
    seat: int


class Tally(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a seat's points come from; the sum is its score."""

    start: int
    levels: list[int]
    """Points built on levels 1 to 5."""
    black: int
    gems: int
    """Counted at the end only, 0 before."""
    lost: int
    """Lost by passing, as a positive number."""


class View(Struct, frozen=True, tag_field="game", tag="monuments", forbid_unknown_fields=True):
    """The table as one seat sees it (`seat` is null for a spectator)."""

    seat: int | None
    monument: str
    players: int
    phase: Phase
    round: int
    """1 to 3; 0 before the start player is known."""
    turn: int
    """Number of the quarry turn in this round, from 1; 0 outside the quarry phase."""
    actor: int | None
    """The seat to act; null while luck acts and when the game is over."""
    starter: int | None
    """The seat that has the worker in front of its screen, or had it when the round began."""
    worker: str | None
    """The space the worker stands on, e.g. "o3"."""
    trail: list[str]
    """Spaces entered in this turn, in order."""
    steps_left: int
    quarry: dict[str, list[Colour]]
    """Every space with the tokens that lie there."""
    singles: list[str]
    """Middle spaces that get one token only in this round, as far as they are named."""
    single_count: int
    """How many of them there are in this round."""
    bag: dict[Colour, int]
    """Tokens of this round still to be laid out."""
    hands: list[dict[Colour, int] | None]
    """Tokens behind each screen; null where the seat may not look."""
    built: list[Built]
    scores: list[int]
    passed: list[bool]
    tally: list[Tally]
    finished: bool
    """Is the monument complete?"""
    winners: list[int]
    """Empty until the game is over."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """A legal action, as text and as what it does on the board."""

    do: str
    kind: Literal["step", "build", "single", "start", "lay"]
    space: str | None = None
    """step, single, lay: the space meant."""
    colour: Colour | None = None
    """step: the token taken (null: the space is empty); build: the token used; lay: the token laid."""
    slot: int | None = None
    """build: the slot of the plan."""
    points: int = 0
    """Points scored at once."""
    seat: int | None = None
    """start: the seat that begins."""


class Started(Struct, frozen=True, tag_field="kind", tag="started"):
    seat: int


class Round(Struct, frozen=True, tag_field="kind", tag="round"):
    round: int
    starter: int


class Single(Struct, frozen=True, tag_field="kind", tag="single"):
    """A middle space was named that gets one token only; `seat` is null when luck named it."""

    space: str
    seat: int | None


class Laid(Struct, frozen=True, tag_field="kind", tag="laid"):
    space: str
    colour: Colour


class Stepped(Struct, frozen=True, tag_field="kind", tag="stepped"):
    """The worker entered a space (`origin` is null when it was put there on the first turn)."""

    seat: int
    origin: str | None
    space: str
    took: Colour | None


class Black(Struct, frozen=True, tag_field="kind", tag="black"):
    """The quarry is empty: the holder of the black token takes the worker and scores."""

    seat: int
    points: int


class Raised(Struct, frozen=True, tag_field="kind", tag="built"):
    seat: int
    slot: int
    colour: Colour
    level: int
    points: int


class Passed(Struct, frozen=True, tag_field="kind", tag="passed"):
    """A seat could not build: its screen is lifted."""

    seat: int
    held: dict[Colour, int]
    lost: int


class Over(Struct, frozen=True, tag_field="kind", tag="over"):
    finished: bool
    gems: list[int]
    """Points for gems, by seat."""
    scores: list[int]
    winners: list[int]


Event = Started | Round | Single | Laid | Stepped | Black | Raised | Passed | Over


PHASES: tuple[Phase, ...] = ("start", "laying", "laying", "quarry", "building", "over")
"""By the state's phase; naming the single spaces belongs to laying out."""


def _tokens(counts: Callable[[int], int]) -> dict[Colour, int]:
    return {kind: counts(i) for i, kind in enumerate(KIND_NAMES)}


def _lying(s: State, space: int) -> list[Colour]:
    return [kind for i, kind in enumerate(KIND_NAMES) for _ in range(s.quarry[space, i])]


def _hidden(s: State, seat: int, viewer: int | None) -> bool:
    return seat != viewer and not s.show_holdings and s.phase != ENDED


def _hand(s: State, seat: int) -> dict[Colour, int]:
    return _tokens(lambda kind: s.hand[seat, kind])


def _built(s: State) -> list[Built]:
    return [Built(slot, s.builder[slot] - 1) for slot in range(SLOTS) if s.builder[slot]]


def _tally(s: State, seat: int) -> Tally:
    levels = [0] * len(BOX.level_points)
    for slot in BOX.monuments[s.monument].slots:
        if s.builder[slot.id] == seat + 1:
            levels[slot.level - 1] += slot.points
    gems = s.hand[seat, BLUE] * BOX.gem_points if s.phase == ENDED else 0
    return Tally(BOX.start_score, levels, s.blacks[seat] * BOX.black_points, gems, s.lost[seat])


def winners(s: State) -> list[int]:
    """Who has most points, once the game is over (E5)."""
    if s.phase != ENDED:
        return []
    best = max(s.points[seat] for seat in range(s.players))
    return [seat for seat in range(s.players) if s.points[seat] == best]


def view(seen: Seen) -> View:
    """What a seat sees; once the game is over, every screen is lifted."""
    s: State = seen.plain
    seat, lifted = seen.viewer, seen.lifted
    monument = BOX.monuments[s.monument]
    seats = range(s.players)
    who = actor(s)
    return View(
        seat=seat,
        monument=monument.id,
        players=s.players,
        phase=PHASES[s.phase],
        round=s.round_no,
        turn=s.quarry_turn if s.phase == QUARRY else 0,
        actor=who if who >= 0 else None,
        starter=s.starter if s.phase != START else None,
        worker=SPACE_NAMES[s.worker - 1] if s.worker else None,
        trail=[SPACE_NAMES[s.trail[i]] for i in range(s.trail_length)],
        steps_left=s.steps_left,
        quarry={name: _lying(s, i) for i, name in enumerate(SPACE_NAMES)},
        singles=[f"m{j}" for j in range(MIDDLE) if s.singles >> j & 1],
        single_count=MIDDLE_SINGLES[s.monument, s.round_no - 1] if s.round_no else 0,
        bag=_tokens(lambda kind: s.bag[kind]),
        hands=[None if not lifted and _hidden(s, p, seat) else _hand(s, p) for p in seats],
        built=_built(s),
        scores=[s.points[p] for p in seats],
        passed=[bool(s.passed >> p & 1) for p in seats],
        tally=[_tally(s, p) for p in seats],
        finished=_complete(s),
        winners=winners(s),
    )


def choice(s: State, action: int) -> Choice:
    """A legal action as what it does on the board."""
    text = write(s, action)
    if action < BUILD:
        space, kind = divmod(action, KINDS + 1)
        colour = None if kind == NOTHING else KIND_NAMES[kind]
        return Choice(text, "lay" if s.phase == LAYING else "step", space=SPACE_NAMES[space], colour=colour)
    if action < SINGLE:
        slot = BOX.monuments[s.monument].slots[action - BUILD]
        colour = KIND_NAMES[SLOT_COLOUR[s.monument, slot.id]]
        return Choice(text, "build", colour=colour, slot=slot.id, points=slot.points)
    if action < BEGIN:
        return Choice(text, "single", space=f"m{action - SINGLE}")
    return Choice(text, "start", seat=action - BEGIN)


def told(s: State, kind: int, a: int, b: int, c: int) -> Event:
    """What everybody at the table sees when the rules tell this."""
    del c
    return TOLD[kind](s, a, b)


def _stepped(s: State, space: int, kind: int) -> Stepped:
    origin = SPACE_NAMES[s.worker - 1] if s.worker else None
    return Stepped(s.seat, origin, SPACE_NAMES[space], None if kind == NOTHING else KIND_NAMES[kind])


def _raised(s: State, number: int, _: int) -> Raised:
    slot = BOX.monuments[s.monument].slots[number]
    return Raised(s.seat, number, KIND_NAMES[SLOT_COLOUR[s.monument, number]], slot.level, slot.points)


TOLD: Final[dict[int, Callable[[State, int, int], Event]]] = {
    STARTED: lambda _, seat, __: Started(seat),
    ROUND_BEGUN: lambda s, _, __: Round(s.round_no, s.starter),
    SINGLED: lambda _, space, seat: Single(f"m{space}", seat if seat >= 0 else None),
    LAID: lambda _, space, kind: Laid(SPACE_NAMES[space], KIND_NAMES[kind]),
    STEPPED: _stepped,
    BLACK_PAID: lambda _, seat, __: Black(seat, BOX.black_points),
    RAISED: _raised,
    PASSED: lambda s, seat, lost: Passed(seat, _hand(s, seat), lost),
    GAME_OVER: lambda s, _, __: _over(s),
}


def _complete(s: State) -> bool:
    return s.built == WHOLE[s.monument]


def _over(s: State) -> Over:
    seats = range(s.players)
    gems = [s.hand[p, BLUE] * BOX.gem_points for p in seats]
    return Over(_complete(s), gems, [s.points[p] for p in seats], winners(s))
