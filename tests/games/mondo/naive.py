"""A second scorer for Mondo Sapiens, slow and plain: sets of places and searches through them. It shares no code with
the rules and reads the box itself, so that a mistake in one of them shows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from monumenta.games.mondo.box import Box, Face, load

T = TypeVar("T", bound=Hashable)
Laid = dict[tuple[int, int], tuple[Face, int]]
"""What lies on a board: face and quarter turns by row and column."""
Place = tuple[int, int] | int | str
Region = tuple[Place, frozenset[str]]
"""Of a tile: its row and column, and the sides it owns; of the border: the piece's number, and none."""

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ROUND = "NESW"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
PRINTED = ("stilt-house", "tavern", "windpump")
LAND_OF = {"fisherman": "W", "ship": "W", "lumberjack": "F", "boar": "F", "shepherd": "M", "field": "M"}
BOX: Box = load()


def turn(sides: Iterable[str], quarters: int) -> frozenset[str]:
    return frozenset(ROUND[(ROUND.index(side) + quarters) % 4] for side in sides)


def components(items: Iterable[T], neighbours: Callable[[T], Iterable[T]]) -> list[set[T]]:
    """What hangs together, by searching from each item that was not reached yet."""
    left = set(items)
    found: list[set[T]] = []
    while left:
        todo = [left.pop()]
        group = set(todo)
        while todo:
            for other in neighbours(todo.pop()):
                if other in left:
                    left.remove(other)
                    group.add(other)
                    todo.append(other)
        found.append(group)
    return found


class Scored:
    """A board, taken apart."""

    def __init__(self, number: int, laid: Laid) -> None:
        self.laid = laid
        self.board = next(board for board in BOX.boards if board.number == number)
        self.spaces = {(space.row, space.col) for space in BOX.spaces}
        self.names = {space.name: (space.row, space.col) for space in BOX.spaces}
        self.outside = {
            (self.names[touch.space], touch.side): piece
            for piece, part in enumerate(BOX.border)
            for touch in part.touches
        }
        self.regions = self.all_regions()
        self.owner = {(at, side): (at, sides) for at, sides in self.regions if isinstance(at, tuple) for side in sides}
        self.wrong = self.misconnections()
        self.areas = components(self.regions, self.joined)

    def all_regions(self) -> dict[Region, str]:
        """Every region with its landscape: of a tile by place and sides, of the border by its number."""
        found: dict[Region, str] = {}
        for at, (face, quarters) in self.laid.items():
            for region in BOX.patterns[face.pattern]:
                found[at, turn(region.sides, quarters)] = region.land
        for piece, land in enumerate(self.board.border):
            found[piece, frozenset()] = land
        if self.board.islet:
            found["islet", frozenset()] = self.board.islet.land
        return found

    def across(self, at: tuple[int, int], side: str) -> Region | None:
        """The region on the other side of an edge, or None if the space there is empty."""
        if (at, side) in self.outside:
            return self.outside[at, side], frozenset()
        there = at[0] + STEPS[side][0], at[1] + STEPS[side][1]
        return self.owner.get((there, OPPOSITE[side]))

    def edges(self) -> list[tuple[tuple[int, int], str]]:
        """Every edge of every space of the board."""
        return [(at, side) for at in self.spaces for side in ROUND]

    def misconnections(self) -> set[frozenset[object]]:
        found: set[frozenset[object]] = set()
        for at, side in self.edges():
            here, there = self.owner.get((at, side)), self.across(at, side)
            if here and there and self.regions[here] != self.regions[there]:
                edge = self.outside.get((at, side), (at[0] + STEPS[side][0], at[1] + STEPS[side][1]))
                found.add(frozenset([(at, side) if isinstance(edge, int) else at, edge]))
        return found

    def joined(self, region: Region) -> list[Region]:
        """Regions of the same landscape next to this one."""
        land = self.regions[region]
        place, sides = region
        near: list[Region | None] = []
        if isinstance(place, tuple):
            near = [self.across(place, side) for side in sides]
        elif isinstance(place, int):
            near = [(piece % len(BOX.border), frozenset()) for piece in (place - 1, place + 1)]
            near += [self.owner.get(edge) for edge, piece in self.outside.items() if piece == place]
        return [other for other in near if other is not None and self.regions[other] == land]

    def land(self, area: set[Region]) -> str:
        return self.regions[next(iter(area))]

    def touches_edge(self, region: Region) -> list[tuple[tuple[int, int], str]]:
        """The edges of spaces that a region lies at."""
        place, sides = region
        if isinstance(place, tuple):
            return [(place, side) for side in sides]
        return [edge for edge, piece in self.outside.items() if piece == place]

    def sound(self, area: set[Region]) -> bool:
        """Enclosed and without mistake."""
        for region in area:
            for at, side in self.touches_edge(region):
                here, there = self.owner.get((at, side)), self.across(at, side)
                if here is None or there is None or self.regions[here] != self.regions[there]:
                    return False
        return True

    def rim(self, area: set[Region]) -> bool:
        return any(isinstance(place, int) for place, _ in area)

    def landscapes(self) -> int:
        return sum(self.land(area) != "W" and self.sound(area) for area in self.areas)

    # --- streets ---

    def segments(self) -> dict[object, set[tuple[tuple[int, int], str]]]:
        """Every street segment with the edges that it ends at."""
        found: dict[object, set[tuple[tuple[int, int], str]]] = {}
        for at, (face, quarters) in self.laid.items():
            if face.street:
                found[at] = {(at, side) for side in turn(face.street, quarters)}
        for piece in self.board.streets:
            found[int(piece)] = {edge for edge, number in self.outside.items() if number == int(piece)}
        return found

    def streets(self) -> list[set[object]]:
        segments = self.segments()

        def meet(one: object) -> list[object]:
            return [other for other in segments if other != one and self.linked(segments, one, other)]

        return components(segments, meet)

    def linked(self, segments: dict[object, set[tuple[tuple[int, int], str]]], one: object, other: object) -> bool:
        if isinstance(one, tuple) and isinstance(other, tuple):
            return any(
                ((at[0] + STEPS[side][0], at[1] + STEPS[side][1]), OPPOSITE[side]) in segments[other]
                for at, side in segments[one]
            )
        return bool(segments[one] & segments[other]) and isinstance(one, tuple) != isinstance(other, tuple)

    # --- pictures ---

    def showing(self, picture: str) -> list[tuple[int, int]]:
        return [at for at, (face, _) in self.laid.items() if face.picture == picture]

    def home(self, at: tuple[int, int]) -> Region:
        """The region that the picture of a tile lies in."""
        face, quarters = self.laid[at]
        fitting = [r for r in BOX.patterns[face.pattern] if r.land == LAND_OF[face.picture or ""]]
        eastern = [r for r in fitting if "E" in r.sides] or fitting
        return at, turn(eastern[0].sides, quarters)

    def printed(self, picture: str) -> list[int]:
        return [one.piece for one in self.board.pictures if one.picture == picture]

    def workers(self) -> dict[str, int]:
        return {worker: len(self.showing(worker)) for worker in ("fisherman", "shepherd", "lumberjack")}

    def villages(self) -> set[str]:
        return {face.name or "" for face, _ in self.laid.values() if face.kind == "village"}

    def volcanos(self, kind: str) -> int:
        return sum(face.volcano == kind for face, _ in self.laid.values())

    def empty(self) -> int:
        return len(self.spaces) - len(self.laid)

    # --- buildings ---

    def area_with(self, region: Region) -> set[Region]:
        return next(area for area in self.areas if region in area)

    def building(self) -> tuple[str, int] | None:
        """The building's name and points."""
        for at, (face, _) in self.laid.items():
            if face.kind == "building":
                return face.name or "", self.building_points(at, face)
        return None

    def building_points(self, at: tuple[int, int], face: Face) -> int:
        picture = face.picture or ""
        if picture == "coach":
            street = next(street for street in self.streets() if at in street)
            return sum(place in street for place in [*self.showing("coach"), *self.printed("coach")])
        area = self.area_with(self.home(at))
        if not self.sound(area):
            return 0
        tiles = sum(self.home(place) in area for place in self.showing(picture))
        return tiles + sum((piece, frozenset()) in area for piece in self.printed(picture))

    def beside(self, area: set[Region]) -> list[set[Region]]:
        """Areas of other landscapes that share a tile with this one; the islet, if this is the water around it."""
        places: set[Place] = {place for place, _ in area if isinstance(place, tuple)}
        islet = self.board.islet
        if islet and any((piece, frozenset()) in area for piece in islet.beside):
            places.add("islet")
        return [
            other
            for other in self.areas
            if self.land(other) != self.land(area) and any(place in places for place, _ in other)
        ]

    def printed_building(self) -> tuple[str, int]:
        name, piece = next((one.picture, one.piece) for one in self.board.pictures if one.picture in PRINTED)
        if name == "tavern":
            street = next(street for street in self.streets() if piece in street)
            return name, sum(barrel in street for barrel in self.printed("barrel"))
        near = self.beside(self.area_with((piece, frozenset())))
        if name == "windpump":
            return name, sum(self.land(area) == "W" and self.sound(area) and not self.rim(area) for area in near)
        return name, len(self.islands(near))

    def islands(self, near: list[set[Region]]) -> list[list[set[Region]]]:
        """Each as its landscapes."""
        land = [area for area in self.areas if self.land(area) != "W"]
        touching = {id(area): {place for place, _ in area if isinstance(place, tuple)} for area in land}
        by_id = {id(area): area for area in land}

        def touch(one: int) -> list[int]:
            return [
                other
                for other in by_id
                if self.land(by_id[other]) != self.land(by_id[one]) and touching[other] & touching[one]
            ]

        masses = [[by_id[i] for i in mass] for mass in components(by_id, touch)]
        return [
            mass
            for mass in masses
            if all(self.sound(area) and not self.rim(area) for area in mass) and any(area in near for area in mass)
        ]


def own_rows(number: int, laid: Laid, level: str) -> dict[str, int]:
    """All rows of a sheet that depend on one board alone, before chips, bonuses and volcanos."""
    scored = Scored(number, laid)
    streets = scored.streets()
    rows = {"empty": -scored.empty(), "misconnections": -len(scored.wrong)}
    if level == "solo":
        rows["streets"] = -max(0, len(streets) - 2)
        rows["volcanos"] = -scored.volcanos("active") - scored.volcanos("inactive")
        return rows
    rows["landscapes"] = 2 * scored.landscapes()
    rows["streets"] = len(scored.segments()) - len(streets)
    if level == "beginner":
        rows["workers"] = sum(scored.workers().values())
        return rows
    kinds = {"fishermen": "fisherman", "shepherds": "shepherd", "lumberjacks": "lumberjack"}
    for village, worker in kinds.items():
        rows[village] = scored.workers()[worker] if village in scored.villages() else 0
    if level == "expert":
        names = {"coach-station": "coach", "lighthouse": "lighthouse", "hunting-lodge": "lodge", "mill": "mill"}
        rows |= dict.fromkeys(names.values(), 0)
        built = scored.building()
        if built:
            rows[names[built[0]]] = built[1]
        name, points = scored.printed_building()
        rows[name] = points
    return rows
