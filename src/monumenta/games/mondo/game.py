"""Mondo Sapiens as the rest of the program knows it: its options, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal, get_args

from msgspec import Struct

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.fitting import Clash, GivesWay, check_fit, meant

from . import rules
from .actions import ACTIONS, MOST_LEGAL
from .box import Box, load
from .notation import parse, write
from .observation import FEATURES, PARTS
from .state import BOX, CHILDREN, CHILDREN_1, State
from .tables import CHIP_SETS
from .view import Choice, Event, Story, View, choice, view, winners
from .why import why_not

MINUTE: Final = 60_000
LEVELS: Final = ("beginner", "advanced", "expert", "quick-start", "solo")

Seats = Literal[
    "none", "1", "2", "3", "4", "1+2", "1+3", "1+4", "2+3", "2+4", "3+4", "1+2+3", "1+2+4", "1+3+4", "2+3+4", "1+2+3+4"
]
"""Seats by number, from 1."""


def _numbers(seats: Seats) -> list[int]:
    return [] if seats == "none" else [int(seat) for seat in seats.split("+")]


def _last(seats: Seats) -> int:
    return max(_numbers(seats), default=0)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed levels, boards and variants, and the flagged rulings of the ledger."""

    players: Literal[2, 3, 4, 1] = 2
    """One plays solo, or practises at another level without bonus chips."""
    level: Literal["beginner", "advanced", "expert", "quick-start", "solo"] = "beginner"
    board_1: Literal[1, 2, 3, 4] = 1
    """The board of the first turn, the same for all; then those of the second and third."""
    board_2: Literal[1, 2, 3, 4] = 1
    board_3: Literal[1, 2, 3, 4] = 1
    clock: Literal["7:00", "6:00", "5:00", "10:00", "none"] = "7:00"
    """Length of a turn; none: untimed practice. Solo and with children the default gives way to their own length."""
    difficulty: Literal["easy", "moderate", "hard"] = "easy"
    """Solo: the time, and how many minus points are allowed."""
    chips_of_two: Literal["4,2", "4,3"] = "4,2"
    handicap: Seats = "none"
    handicap_inactive: bool = False
    """Do inactive volcanos count for players with a handicap too?"""
    children: bool = False
    """Fewer rows are scored. Volcanos count for players with a handicap only; in rules version 1 for nobody."""
    hidden_time: bool = False
    solo_ignore_untouched_border_streets: bool = False

    def __post_init__(self) -> None:
        check_fit(self, CLASHES)


CLASHES: Final = [
    Clash(
        "solo-players",
        "solo is for one player: set players to 1",
        {"level": ["solo"], "players": [2, 3, 4]},
    ),
    Clash(
        "solo-clock",
        "the difficulty sets the time of a solo game: leave the clock alone, or set it to none",
        {"level": ["solo"], "clock": ["6:00", "5:00", "10:00"]},
    ),
    Clash("solo-children", "children are not for a solo game", {"level": ["solo"], "children": [True]}),
    Clash(
        "solo-handicap",
        "handicaps are not for a solo game",
        {"level": ["solo"], "handicap": [seats for seats in get_args(Seats) if seats != "none"]},
    ),
    Clash(
        "children-level",
        "with children, play at the beginner level",
        {"children": [True], "level": [level for level in LEVELS if level != "beginner"]},
    ),
    Clash(
        "children-clock",
        "with children turns are longer, not shorter: leave the clock alone, or set it to 10:00 or none",
        {"children": [True], "clock": ["6:00", "5:00"]},
    ),
    *(
        Clash(
            "handicap-seats",
            "handicap {handicap}: there are only {players} seats",
            {"handicap": [seats for seats in get_args(Seats) if _last(seats) > count], "players": [count]},
        )
        for count in (1, 2, 3)
    ),
]
"""What does not go together, said so that it can be put right."""

GIVES_WAY: Final = [
    *(
        GivesWay(
            "clock",
            "7:00",
            {"level": ["solo"], "difficulty": [difficulty]},
            f"{BOX.fact(f'{difficulty}_minutes')}:00",
        )
        for difficulty in ("easy", "moderate", "hard")
    ),
    GivesWay("clock", "7:00", {"children": [True]}, f"{BOX.fact('children_minutes')}:00"),
]
"""Solo and with children the usual clock means their own."""


def handicapped(options: Options) -> list[int]:
    """Numbers of the seats with a handicap."""
    return _numbers(options.handicap)


def clock_ms(options: Options) -> int:
    """Length of a turn; 0: no timer."""
    clock: str = meant(options, "clock", GIVES_WAY)
    if clock == "none":
        return 0
    minutes, seconds = clock.split(":")
    return MINUTE * int(minutes) + 1000 * int(seconds)


def chip_set(options: Options) -> int:
    """The row of the table of chips; alone there are none, whatever it says."""
    values = [int(value) for value in options.chips_of_two.split(",")]
    wanted = [chips for chips in CHIP_SETS if chips.players == options.players]
    if options.players == 2:
        wanted = [chips for chips in wanted if chips.values == values]
    return CHIP_SETS.index(wanted[0]) if wanted else 0


def encode(options: Options) -> Mapping[str, int | Sequence[int]]:
    """Options as cells of the state."""
    return {
        "players": options.players,
        "level": LEVELS.index(options.level),
        "boards": [board - 1 for board in (options.board_1, options.board_2, options.board_3)],
        "clock_ms": clock_ms(options),
        "limit": BOX.fact(f"{options.difficulty}_limit") if options.level == "solo" else 0,
        "chip_set": chip_set(options),
        "handicap": sum(1 << seat - 1 for seat in handicapped(options)),
        "handicap_inactive": options.handicap_inactive,
        "children": CHILDREN if options.children else 0,
        "hidden_time": options.hidden_time,
        "solo_ignore_untouched_border_streets": options.solo_ignore_untouched_border_streets,
    }


def encode_1(options: Options) -> Mapping[str, int | Sequence[int]]:
    """The same for rules version 1, in which a handicap does nothing at a children's table."""
    return {**encode(options), "children": CHILDREN_1 if options.children else 0}


_NEWEST: Final = GameSpec(
    name="mondo",
    title="Mondo Sapiens",
    version="2",
    state=State,
    rules=rules,
    options=Options,
    encode=encode,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    features=FEATURES,
    observation=PARTS,
    write=write,
    parse=parse,
    why_not=why_not,
    view=view,
    choice=choice,
    listener=Story,
    box=load,
    types={"View": View, "Choice": Choice, "Event": Event, "Box": Box},
    secret_luck=True,
    winners=winners,
    clashes=CLASHES,
    gives_way=GIVES_WAY,
)
GAME: Final = replace(_NEWEST, earlier=(replace(_NEWEST, version="1", encode=encode_1),))
