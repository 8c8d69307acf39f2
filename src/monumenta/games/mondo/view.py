"""What may be seen of Mondo Sapiens, as the types that leave the server. It is the same for all seats: hidden is only
what nobody sees, and `conceal` has erased that already."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from monumenta.engine.match.concealed import Seen

from . import rules
from .actions import BUILD, GO, LUCK, OUT, PICK, PUT, READY, RETURN, TIME, TURN
from .box import TILES
from .notation import SIDE_NAMES, write
from .scoring import level_of, turn_total
from .sheet import Things, sheet, wrong_edges
from .state import (
    AGREED,
    BEGUN,
    COUNT,
    DEALT,
    ENDED,
    FLIPPED,
    FRONT,
    GIVING,
    HEAP,
    LAID,
    LEFT,
    MOST_PLAYERS,
    PLAY,
    RETURNED,
    SCORED,
    SOLO,
    SPACES,
    TAKEN,
    TURNED,
    TURNS,
    VILLAGES,
    State,
)
from .tables import AT_BIT, CHIP_VALUE

Phase = Literal["deal", "count", "play", "scored", "over"]
PHASES: Final[tuple[Phase, ...]] = ("deal", "count", "play", "scored", "over")
Level = Literal["beginner", "advanced", "expert", "solo"]
LEVELS: Final[dict[int, Level]] = {0: "beginner", 1: "advanced", 2: "expert", SOLO: "solo"}
Origin = Literal["heap", "village", "building"]
ORIGINS: Final[tuple[Origin, ...]] = ("heap", "village", "building")


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on a space."""

    face: int
    """Index into the faces of the box."""
    rotation: int
    """Quarter turns clockwise."""


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a hand."""

    face: int
    """The side that was up when it was taken."""
    other: int
    """The face of the other side; -1 for villages and buildings."""
    side: Literal["front", "back"]
    """Which side `face` is."""
    origin: Origin
    place: int
    """Slot of the heap, kind of village or place on the card."""


class SheetRow(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    points: int
    bonus: int
    """What is contained in the points for having most of a kind, or 0."""
    things: Things
    """Each counted thing as the places it covers; a misconnection as the two places it lies between. Only of the turn
    whose boards still lie there."""


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's rows of one scored turn."""

    rows: list[SheetRow]
    """In the order of the printed sheet, those that apply."""
    total: int


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    board: list[Laid | None]
    """By space, in reading order."""
    hand: Held | None
    spots: list[int]
    """Spaces where something may be put now."""
    villages: list[bool]
    """Which of the three are in storage: fishermen, shepherds, lumberjacks."""
    building: bool
    """Has placed one in this turn, or holds it."""
    may_build: bool
    """May take a building from the card now, if the hand is empty."""
    chip: int | None
    """Value of the chip taken; 0: out without one; null: still playing, or the time ran out."""
    ready: bool
    wrong: Things
    """Misconnections as they stand, each between two places."""
    volcano_chip: bool
    """Do inactive volcanos count in this turn? Once it is scored: in the next."""
    sheets: list[Sheet]
    """Of the turns scored so far."""
    total: int


class View(Struct, frozen=True, tag_field="game", tag="mondo", forbid_unknown_fields=True):
    """The table as everybody sees it (`seat` is null for a spectator)."""

    seat: int | None
    phase: Phase
    turn: int
    """From 1."""
    turns: int
    level: Level
    """Of this turn."""
    children: bool
    """Do children play along?"""
    wrong_costs: bool
    """Does a misconnection cost a point here? If not it still spoils its landscapes."""
    board: int
    """Number of the board of this turn."""
    ends: int | None
    """When the timer runs out, in ms since the game began; null if there is none, it is hidden, or it does not run."""
    goes: int | None
    """When the countdown is over; null outside it."""
    clock: Literal["shown", "hidden", "none"]
    """What kind of timer this table has."""
    heap: list[int]
    """By slot: the face that is up; -1 where no tile lies, and everywhere until the start signal."""
    card: list[int]
    """Faces of the buildings on the card, -1 where none lies."""
    chips: list[int]
    """Bonus chips that are left, top first."""
    players: list[Player]
    winners: list[int]
    """Empty until the game is over, and if a solo game was lost."""
    solo_limit: int | None
    """Minus points with which a solo game is still won."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """A legal action; the page builds most from the view, since they follow from it."""

    do: str
    kind: Literal["take", "turn", "put", "back", "village", "building", "out", "ready", "go", "time", "deal"]


class Taken(Struct, frozen=True, tag_field="kind", tag="taken"):
    """A tile was taken from the heap."""

    seat: int
    slot: int
    held: Held


class Turned(Struct, frozen=True, tag_field="kind", tag="turned"):
    """A tile was turned over in the heap."""

    seat: int
    slot: int
    face: int


class Put(Struct, frozen=True, tag_field="kind", tag="laid"):
    """Something was put on a board."""

    seat: int
    space: int
    laid: Laid
    spots: list[int]
    wrong: Things
    may_build: bool
    building: bool
    villages: list[bool]


class Returned(Struct, frozen=True, tag_field="kind", tag="returned"):
    """What was in a hand lies where it came from, with this face up."""

    seat: int
    held: Held
    face: int
    may_build: bool
    building: bool
    villages: list[bool]


class Picked(Struct, frozen=True, tag_field="kind", tag="picked"):
    """A village or building was taken up."""

    seat: int
    held: Held
    may_build: bool
    building: bool
    villages: list[bool]


class Left(Struct, frozen=True, tag_field="kind", tag="left"):
    """A seat has jumped out; what it held lies where it came from."""

    seat: int
    chip: int
    chips: list[int]
    returned: Held | None
    face: int
    """Of what was returned, or -1."""
    building: bool
    villages: list[bool]


class Dealt(Struct, frozen=True, tag_field="kind", tag="dealt"):
    """Luck mixes the tiles; with its last throw the countdown begins."""

    goes: int | None


class Began(Struct, frozen=True, tag_field="kind", tag="began"):
    """Go! The timer runs until `ends`, unless there is none or it is hidden."""

    ends: int | None


class Ended(Struct, frozen=True, tag_field="kind", tag="ended"):
    """The turn has ended and is scored."""

    turn: int
    points: list[int]
    """Of the turn, by seat."""
    over: bool
    winners: list[int]


class Ready(Struct, frozen=True, tag_field="kind", tag="ready"):
    """A seat is ready for the next turn; when all are, it begins."""

    seat: int
    all: bool


Event = Taken | Turned | Put | Returned | Picked | Left | Dealt | Began | Ended | Ready


def held(s: State, seat: int) -> Held | None:
    """What is in a seat's hand."""
    if not s.hand[seat]:
        return None
    front, back, side = s.hand_front[seat] - 1, s.hand_back[seat] - 1, s.hand_side[seat]
    up, down = (front, back) if side == FRONT else (back, front)
    return Held(up, down, SIDE_NAMES[side], ORIGINS[s.hand[seat] - HEAP], s.hand_place[seat])


def laid(number: int) -> Laid | None:
    return Laid(*divmod(number - 1, TURNED)) if number else None


def spots_of(s: State, seat: int) -> list[int]:
    """P1: where the seat may put something, if it is still playing."""
    if s.phase != PLAY or s.gone >> seat & 1:
        return []
    mask = rules.spots(s, seat)
    return [AT_BIT[bit] for bit in range(mask.bit_length()) if mask >> bit & 1]


def villages_of(s: State, seat: int) -> list[bool]:
    return [bool(s.villages[seat] >> kind & 1) for kind in range(VILLAGES)]


def may_build(s: State, seat: int) -> bool:
    room = s.phase == PLAY and not s.gone >> seat & 1 and bool(rules.spots(s, seat))
    return room and bool(rules.may_build(s, seat))


def has_building(s: State, seat: int) -> bool:
    return bool(s.built >> seat & 1)


def chips_left(s: State) -> list[int]:
    if s.players == 1:
        return []
    return [CHIP_VALUE[s.chip_set, i] for i in range(s.taken, s.players)]


def scored_turns(s: State) -> int:
    return s.turn_no + (s.phase in (SCORED, ENDED))


def totals(s: State) -> list[int]:
    return [sum(turn_total(s, turn_no, seat) for turn_no in range(TURNS)) for seat in range(s.players)]


def winners(s: State) -> list[int]:
    """E3, O4: most points; alone, not too many minus points."""
    if s.phase != ENDED:
        return []
    points = totals(s)
    if s.level == SOLO:
        return [0] if -points[0] <= s.limit else []
    return [seat for seat, total in enumerate(points) if total == max(points)]


def _sheet(s: State, turn_no: int, seat: int) -> Sheet:
    rows = [SheetRow(*row) for row in sheet(s, turn_no, seat, turn_no == s.turn_no)]
    return Sheet(rows, turn_total(s, turn_no, seat))


def _player(s: State, seat: int) -> Player:
    done = scored_turns(s)
    return Player(
        board=[laid(s.board[seat, space]) for space in range(SPACES)],
        hand=held(s, seat),
        spots=spots_of(s, seat),
        villages=villages_of(s, seat),
        building=has_building(s, seat),
        may_build=may_build(s, seat),
        chip=s.chip[seat] - 1 if s.chip[seat] else None,
        ready=bool(s.ready >> seat & 1),
        wrong=wrong_edges(s, seat),
        volcano_chip=bool(s.volcanic >> seat & 1),
        sheets=[_sheet(s, turn_no, seat) for turn_no in range(done)],
        total=totals(s)[seat],
    )


def view(seen: Seen) -> View:
    """What a seat sees; nothing more is shown when screens are lifted."""
    s: State = seen.plain
    seat = seen.viewer
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        turn=s.turn_no + 1,
        turns=1 if s.level == SOLO else TURNS,
        level=LEVELS[level_of(s)],
        children=bool(s.children),
        wrong_costs=not s.children,
        board=s.boards[s.turn_no] + 1,
        ends=shown_end(s),
        goes=s.goes or None,
        clock="none" if not s.clock_ms else "hidden" if s.hidden_time else "shown",
        heap=[-1] * TILES if s.phase == COUNT else [s.up[slot] - 1 for slot in range(TILES)],
        card=[s.card[place] - 1 for place in range(MOST_PLAYERS)],
        chips=chips_left(s),
        players=[_player(s, p) for p in range(s.players)],
        winners=winners(s),
        solo_limit=s.limit if s.level == SOLO else None,
    )


def shown_end(s: State) -> int | None:
    """R35: a hidden timer is not shown."""
    return s.ends if s.ends and not s.hidden_time else None


KINDS: Final = ("take", "turn", "put", "back", "village", "building", "out", "ready", "go", "time", "deal")
STARTS: Final = (0, TURN, PUT, RETURN, PICK, BUILD, OUT, READY, GO, TIME, LUCK)


def choice(s: State, action: int) -> Choice:
    """A legal action by its kind."""
    kind = KINDS[max(i for i, first in enumerate(STARTS) if first <= action)]
    return Choice(write(s, action), kind)


class Story:
    """Puts into words what the rules tell. What was in a hand it remembers until it is told why it was given back."""

    def __init__(self, s: State, events: list[Event]) -> None:
        del s
        self._events = events
        self._given: Held | None = None
        self._face = -1

    def __call__(self, s: State, kind: int, seat: int, b: int, c: int) -> None:
        del c
        if kind == GIVING:
            self._given = held(s, seat)
            assert self._given is not None
            self._face = self._given.face if SIDE_NAMES[b] == self._given.side else self._given.other
        else:
            self._events.append(self._of_table(s, kind) if kind >= DEALT else self._of_seat(s, kind, seat, b))

    def _of_table(self, s: State, kind: int) -> Event:
        if kind == DEALT:
            return Dealt(s.goes or None)
        if kind == BEGUN:
            return Began(shown_end(s))
        points = [turn_total(s, s.turn_no, p) for p in range(s.players)]
        return Ended(s.turn_no + 1, points, s.phase == ENDED, winners(s))

    def _of_seat(self, s: State, kind: int, seat: int, at: int) -> Event:
        if kind == FLIPPED:
            return Turned(seat, at, s.up[at] - 1)
        if kind == AGREED:
            return Ready(seat, s.phase != SCORED)
        if kind == LEFT:
            stored = has_building(s, seat), villages_of(s, seat)
            return Left(seat, s.chip[seat] - 1, chips_left(s), self._given, self._face, *stored)
        return self._of_hand(s, kind, seat, at)

    def _of_hand(self, s: State, kind: int, seat: int, at: int) -> Event:
        now_held = held(s, seat)
        if kind == TAKEN:
            assert now_held is not None
            return Taken(seat, at, now_held)
        flags = may_build(s, seat), has_building(s, seat), villages_of(s, seat)
        if kind == LAID:
            here = laid(s.board[seat, at])
            assert here is not None
            return Put(seat, at, here, spots_of(s, seat), wrong_edges(s, seat), *flags)
        if kind == RETURNED:
            assert self._given is not None
            return Returned(seat, self._given, self._face, *flags)
        assert now_held is not None
        return Picked(seat, now_held, *flags)
