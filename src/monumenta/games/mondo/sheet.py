"""A scored turn row by row, with everything that was counted, so that it can be shown on the board.

Places are numbers: spaces from 0, border pieces from 100, then the islet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monumenta.engine.compile.plain import copied

from . import scoring
from .state import (
    ADVANCED,
    BORDER,
    CHIP,
    EMPTY,
    EXPERT,
    FISHERMEN,
    ISLET,
    LANDSCAPES,
    MOST_PLAYERS,
    PIECES,
    REGIONS,
    SOLO,
    SPACES,
    STATION,
    STILT_HOUSE,
    STREETS,
    TAVERN,
    TURNED,
    VILLAGES,
    VOLCANOS,
    WINDPUMP,
    WORKERS,
    WRONG,
    State,
)
from .tables import (
    ACTIVE,
    BARREL,
    BORDER_LAND,
    BORDER_PICTURE,
    COACH,
    FISHERMAN,
    HOME_REGION,
    INACTIVE,
    INNER,
    INNERS,
    ISLET_LAND,
    OUTER,
    OUTERS,
    PICTURE,
    PRINTED_KIND,
    PRINTED_PIECE,
    REGION_COUNT,
    REGION_LAND,
    SIDE_LAND,
    VOLCANO,
)

Things = list[list[int]]
FIRST_PIECE: Final = 100
"""The place of border piece 0."""
KEYS: Final = (
    "workers",
    "fishermen",
    "shepherds",
    "lumberjacks",
    "coach",
    "lighthouse",
    "lodge",
    "mill",
    "stilt-house",
    "tavern",
    "windpump",
    "landscapes",
    "streets",
    "chip",
    "volcanos",
    "empty",
    "misconnections",
)
"""By row."""


def rows_of(s: State, turn_no: int) -> list[int]:
    """The rows that apply in a turn."""
    if s.level == SOLO:
        return [STREETS, VOLCANOS, EMPTY, WRONG]
    chip = [CHIP] if s.players > 1 else []
    if s.children:
        volcanos = [VOLCANOS] if scoring.counts_volcanos(s) else []
        return [WORKERS, LANDSCAPES, *chip, *volcanos, EMPTY]
    level = turn_no if s.level > EXPERT else s.level
    rows = [WORKERS] if level < ADVANCED else [FISHERMEN + kind for kind in range(VILLAGES)]
    if level == EXPERT:
        rows += [*range(STATION, STILT_HOUSE), STILT_HOUSE + PRINTED_KIND[s.boards[turn_no]]]
    return [*rows, LANDSCAPES, STREETS, *chip, VOLCANOS, EMPTY, WRONG]


def place_of(node: int) -> int:
    """Where a region, border piece or the islet lies."""
    return node // REGIONS if node < BORDER else FIRST_PIECE + node - BORDER


def wrong_edges(s: State, seat: int) -> Things:
    """M2: the misconnections as they stand, each between two places."""
    found: Things = []
    for i in range(INNERS):
        one, side, other = s.board[seat, INNER[i, 0]], INNER[i, 1], s.board[seat, INNER[i, 2]]
        if one and other and SIDE_LAND[one - 1, side] != SIDE_LAND[other - 1, (side + 2) % 4]:
            found.append([INNER[i, 0], INNER[i, 2]])
    board = s.boards[s.turn_no]
    for i in range(OUTERS):
        one = s.board[seat, OUTER[i, 0]]
        if one and SIDE_LAND[one - 1, OUTER[i, 1]] != BORDER_LAND[board, OUTER[i, 2]]:
            found.append([OUTER[i, 0], FIRST_PIECE + OUTER[i, 2]])
    return found


class Counted:
    """One seat's board with its areas and streets joined, in a copy of the state of its own."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = copied(s)
        self.seat = seat
        self.board = s.boards[s.turn_no]
        scoring.join_areas(self.s, seat)
        scoring.join_roads(self.s, seat)

    def faces(self) -> list[tuple[int, int]]:
        """Space and face of everything on the board."""
        laid = ((space, self.s.board[self.seat, space]) for space in range(SPACES))
        return [(space, (number - 1) // TURNED) for space, number in laid if number]

    def nodes(self) -> list[tuple[int, int]]:
        """Every region with its landscape."""
        found = [
            (space * REGIONS + region, REGION_LAND[face, region])
            for space, face in self.faces()
            for region in range(REGION_COUNT[face])
        ]
        found += [(BORDER + piece, BORDER_LAND[self.board, piece]) for piece in range(PIECES)]
        if ISLET_LAND[self.board] >= 0:
            found.append((ISLET, ISLET_LAND[self.board]))
        return found

    def areas(self, wanted: Callable[[int, int], bool]) -> Things:
        """The places of the areas whose nodes (with their landscapes) are wanted."""
        groups: dict[int, set[int]] = {}
        for node, land in self.nodes():
            if wanted(node, land):
                groups.setdefault(scoring.area_of(self.s, node), set()).add(place_of(node))
        return [sorted(group) for group in groups.values()]

    def landscapes(self) -> Things:
        return self.areas(lambda node, land: land != scoring.WATER and scoring.sound(self.s, node))

    def streets(self) -> Things:
        """R26: all, or alone and by that option those that a tile belongs to."""
        groups: dict[int, list[int]] = {}
        for segment in range(SPACES + PIECES):
            if scoring.has_road(self.s, self.seat, segment):
                place = segment if segment < SPACES else FIRST_PIECE + segment - SPACES
                groups.setdefault(scoring.road_of(self.s, segment), []).append(place)
        if self.s.solo_ignore_untouched_border_streets and self.s.level == SOLO:
            return [street for street in groups.values() if street[0] < SPACES]
        return list(groups.values())

    def showing(self, picture: int) -> Things:
        return [[space] for space, face in self.faces() if PICTURE[face] == picture]

    def volcanos(self, *kinds: int) -> Things:
        return [[space] for space, face in self.faces() if VOLCANO[face] in kinds]

    def empties(self) -> Things:
        return [[space] for space in range(SPACES) if not self.s.board[self.seat, space]]

    def on_road(self, street: int, picture: int) -> Things:
        tiles = [[place] for (place,) in self.showing(picture) if scoring.road_of(self.s, place) == street]
        return tiles + [
            [FIRST_PIECE + piece]
            for piece in self.printed(picture)
            if scoring.road_of(self.s, SPACES + piece) == street
        ]

    def printed(self, picture: int) -> list[int]:
        return [piece for piece in range(PIECES) if BORDER_PICTURE[self.board, piece] == picture]

    def built(self, kind: int) -> Things:
        """What the building counts."""
        space = scoring.building_space(self.s, self.seat)
        picture = COACH + kind
        if kind == 0:
            return self.on_road(scoring.road_of(self.s, space), picture)
        face = (self.s.board[self.seat, space] - 1) // TURNED
        area = scoring.area_of(self.s, space * REGIONS + HOME_REGION[face])
        return [
            [at]
            for at, shown in self.faces()
            if PICTURE[shown] == picture and scoring.area_of(self.s, at * REGIONS + HOME_REGION[shown]) == area
        ] + [
            [FIRST_PIECE + piece] for piece in self.printed(picture) if scoring.area_of(self.s, BORDER + piece) == area
        ]

    def beside(self, row: int) -> Things:
        """Islands or lakes. To find them stretches of land are joined, so that is done in a copy: the finished
        landscapes are still to be shown one by one."""
        apart = Counted(self.s, self.seat)
        scoring.printed_points(apart.s, self.seat)
        water = row == WINDPUMP
        return apart.areas(
            lambda node, land: (
                (land == scoring.WATER) == water and apart.s.marks[scoring.area_of(apart.s, node)] == scoring.BESIDE
            )
        )

    def inactive_count(self) -> bool:
        """V2, V3, R27: did inactive volcanos count? Once a turn is scored, `volcanic` speaks of the next one already:
        who had the chip is told from the sheets of the turn before."""
        s = self.s
        if s.level == SOLO:
            return True
        if s.handicap:
            return bool(s.handicap_inactive)
        return s.turn_no > 0 and bool(scoring.volcanic_after(s, s.turn_no - 1) >> self.seat & 1)

    def things(self, row: int) -> Things:
        """What a row counts."""
        if row == WORKERS:
            return [thing for kind in range(VILLAGES) for thing in self.showing(FISHERMAN + kind)]
        if FISHERMEN <= row < STATION:
            return self.showing(FISHERMAN + row - FISHERMEN)
        if STATION <= row < STILT_HOUSE:
            return self.built(row - STATION)
        if row == TAVERN:
            return self.on_road(scoring.road_of(self.s, SPACES + PRINTED_PIECE[self.board]), BARREL)
        if row in (STILT_HOUSE, WINDPUMP):
            return self.beside(row)
        return self.plain_things(row)

    def plain_things(self, row: int) -> Things:
        s = self.s
        if row == LANDSCAPES:
            return self.landscapes()
        if row == STREETS:
            return self.streets()
        if row == VOLCANOS:
            return self.volcanos(ACTIVE, INACTIVE) if self.inactive_count() else self.volcanos(ACTIVE)
        if row == EMPTY:
            return self.empties()
        return wrong_edges(s, self.seat) if row == WRONG else []


def sheet(s: State, turn_no: int, seat: int, lying: bool) -> list[tuple[str, int, int, Things]]:
    """A scored turn of a seat: key, points, bonus and things of each row, in the order of the printed sheet.

    `lying`: the boards of that turn still lie there, so that what was counted can be shown."""
    number = turn_no * MOST_PLAYERS + seat
    counted = Counted(s, seat) if lying else None
    rows: list[tuple[str, int, int, Things]] = []
    for row in rows_of(s, turn_no):
        points = s.points[number, row]
        bonus = scoring.BONUS if s.bonus[number] >> row & 1 else 0
        # streets are shown even where their costs eat up what they bring
        things = counted.things(row) if counted and (points or row == STREETS) else []
        rows.append((KEYS[row], points, bonus, things))
    return rows
