"""What each row of a score sheet counts, reckoned by the slow scorer: it shares no code with what a sheet shows.

A thing is the set of its places: spaces from 0, border pieces from 100, then the islet, as in a view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from tests.games.mondo.naive import BOX, PRINTED, Laid, Region, Scored

Thing = frozenset[int]
Counts = Counter[Thing]
SPACE_AT = {(space.row, space.col): i for i, space in enumerate(BOX.spaces)}
WORKERS = {"fishermen": "fisherman", "shepherds": "shepherd", "lumberjacks": "lumberjack"}
BUILDINGS = {"coach": "coach-station", "lighthouse": "lighthouse", "lodge": "hunting-lodge", "mill": "mill"}


def number(place: object) -> int:
    """A place of the slow scorer as the number that a view has for it."""
    if isinstance(place, tuple):
        return SPACE_AT[cast("tuple[int, int]", place)]  # a space's row and column
    return 100 + place if isinstance(place, int) else 100 + len(BOX.border)


def things(places: Iterable[Iterable[object]]) -> Counts:
    return Counter(frozenset(number(place) for place in one) for one in places)


def _places(area: Iterable[Region]) -> list[object]:
    return [place for place, _ in area]


class Shown:
    """The things of a board, row by row."""

    def __init__(self, board: int, laid: Laid) -> None:
        self.scored = Scored(board, laid)

    def pictures(self, *pictures: str) -> Counts:
        return things([at] for picture in pictures for at in self.scored.showing(picture))

    def volcanos(self, *kinds: str) -> Counts:
        return things([at] for at, (face, _) in self.scored.laid.items() if face.volcano in kinds)

    def empty(self) -> Counts:
        return things([at] for at in self.scored.spaces - set(self.scored.laid))

    def misconnections(self) -> Counts:
        edges: list[list[object]] = []
        for edge in self.scored.wrong:
            ends: list[Any] = sorted(edge, key=lambda place: isinstance(place, int))
            one, other = ends
            edges.append([one[0] if isinstance(other, int) else one, other])  # at the border: a space and its side
        return things(edges)

    def landscapes(self) -> Counts:
        scored = self.scored
        return things(_places(area) for area in scored.areas if scored.land(area) != "W" and scored.sound(area))

    def streets(self, with_tiles: bool = False) -> Counts:
        """All, or those that a tile belongs to."""
        streets = self.scored.streets()
        return things(street for street in streets if not with_tiles or any(isinstance(p, tuple) for p in street))

    def building(self, name: str) -> Counts:
        scored = self.scored
        at, face = next((at, face) for at, (face, _) in scored.laid.items() if face.name == name)
        picture = face.picture or ""
        if picture == "coach":
            return self.on_street(at, picture)
        area = scored.area_with(scored.home(at))
        found: list[list[object]] = [[place] for place in scored.showing(picture) if scored.home(place) in area]
        return things([*found, *([piece] for piece in scored.printed(picture) if (piece, frozenset()) in area)])

    def on_street(self, place: object, picture: str) -> Counts:
        scored = self.scored
        street = next(street for street in scored.streets() if place in street)
        return things([one] for one in [*scored.showing(picture), *scored.printed(picture)] if one in street)

    def printed(self) -> Counts:
        """What the building of the border counts."""
        scored = self.scored
        name, piece = next((one.picture, one.piece) for one in scored.board.pictures if one.picture in PRINTED)
        if name == "tavern":
            return self.on_street(piece, "barrel")
        near = scored.beside(scored.area_with((piece, frozenset())))
        if name == "windpump":
            lakes = [area for area in near if scored.land(area) == "W"]
            return things(_places(area) for area in lakes if scored.sound(area) and not scored.rim(area))
        return things(_places(region for area in mass for region in area) for mass in scored.islands(near))

    def row(self, key: str) -> Counts:
        """Of any row but the volcanos, for which others matter, and the chip, which lies on no board."""
        if key == "workers":
            return self.pictures(*WORKERS.values())
        if key in WORKERS:
            return self.pictures(WORKERS[key])
        if key in BUILDINGS:
            return self.building(BUILDINGS[key])
        plain = {
            "landscapes": self.landscapes,
            "streets": self.streets,
            "empty": self.empty,
            "misconnections": self.misconnections,
        }
        return plain[key]() if key in plain else self.printed()
