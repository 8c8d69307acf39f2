"""What is in the box: `box/*.toml` read and checked, every tile side as a face.

Tiles that look the same share a face, so that a face shown tells no more about the other side than a look at the tile.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct, convert

FOLDER = Path(__file__).parent / "box"

Source = Literal["rulebook", "public", "derived", "guess", "invented"]
Land = Literal["M", "F", "W"]
"""Meadow, forest, water."""
Picture = Literal["coach", "ship", "boar", "field", "fisherman", "shepherd", "lumberjack"]
Volcano = Literal["active", "inactive"]

SIDES: Final = "NESW"
LANDS: Final = "MFW"
TILES: Final = 145
HOME: Final[dict[str, Land]] = {
    "fisherman": "W",
    "ship": "W",
    "lumberjack": "F",
    "boar": "F",
    "shepherd": "M",
    "field": "M",
}
"""The landscape that a picture lies in; a coach stands on a street."""


class BoxError(ValueError):
    """A box file contradicts itself; the message says where."""


class Region(Struct, frozen=True):
    """A connected area of a tile side with the edges that it owns."""

    land: Land
    sides: str


class Face(Struct, frozen=True):
    """One side of a tile, in base orientation."""

    pattern: str
    street: Literal["NE", "ES"] | None = None
    """The two edges that its curve joins."""
    picture: Picture | None = None
    volcano: Volcano | None = None
    kind: Literal["tile", "village", "building"] = "tile"
    name: str | None = None
    """Of a village or building."""


class Tile(Struct, frozen=True):
    """A landscape tile by the indices of its faces."""

    front: int
    back: int


class Space(Struct, frozen=True):
    name: str
    row: int
    col: int


class Touch(Struct, frozen=True):
    """The edge of a space that a border piece lies at."""

    space: str
    side: str


class BorderPiece(Struct, frozen=True):
    touches: list[Touch]


class BorderPicture(Struct, frozen=True):
    piece: int
    picture: Literal["coach", "ship", "boar", "field", "barrel", "stilt-house", "tavern", "windpump"]


class Islet(Struct, frozen=True):
    """Land in the border that touches only the water of some border pieces."""

    land: Land
    beside: list[int]


class Board(Struct, frozen=True):
    number: int
    name: str
    source: Source
    note: str
    border: list[Land]
    """By border piece."""
    streets: dict[str, Literal["stub", "curve"]]
    """By border piece: a dead end towards the rim, or a curve that joins the two edges of a notch."""
    pictures: list[BorderPicture]
    highlighted: list[str]
    """Spaces on which a solo game begins."""
    islet: Islet | None = None


class Chips(Struct, frozen=True):
    """Bonus chips, the top one first."""

    players: int
    values: list[int]
    source: Source
    note: str


class Fact(Struct, frozen=True):
    """A number of the box with where it comes from, for the rules screen."""

    name: str
    value: int
    source: Source
    note: str


class Front(Struct, frozen=True):
    """A row of the list of fronts."""

    pattern: str
    tiles: int
    street: Literal["NE", "ES"] | None = None
    picture: Picture | None = None
    active: int = 0
    inactive: int = 0

    def face(self, i: int) -> Face:
        """The front of the i-th tile of the row."""
        volcano = "active" if i < self.active else "inactive" if i < self.active + self.inactive else None
        return Face(self.pattern, self.street, self.picture, volcano)


class Box(Struct, frozen=True):
    faces: list[Face]
    patterns: dict[str, list[Region]]
    tiles: list[Tile]
    villages: list[int]
    """Faces of the three villages."""
    buildings: list[int]
    """Faces of the eight buildings."""
    spaces: list[Space]
    """In reading order."""
    border: list[BorderPiece]
    """Clockwise."""
    boards: list[Board]
    chips: list[Chips]
    other_chips_of_two: Chips
    facts: list[Fact]
    sources: dict[str, Source]
    """Of what has no source of its own: tiles, patterns, pieces, grid, border."""

    def fact(self, name: str) -> int:
        return next(fact.value for fact in self.facts if fact.name == name)


def backs_of(fronts: list[Front], quota: dict[Land, int]) -> list[Land]:
    """The bare backs, tile by tile, so that no tile is the same on both sides: tiles of one landscape take the two
    others in turn; of the rest each takes what there is most of."""
    left = dict(quota)
    backs: dict[int, Land] = {}
    rows = [front for front in fronts for _ in range(front.tiles)]
    taken: Counter[str] = Counter()
    for tile, front in enumerate(rows):
        if front.pattern[1:] == "4":
            others: list[Land] = [land for land in quota if land != front.pattern[0]]
            backs[tile] = others[taken[front.pattern] % 2]
            taken[front.pattern] += 1
            left[backs[tile]] -= 1
    for tile in range(len(rows)):
        if tile not in backs:
            backs[tile] = max(left, key=lambda land: left[land])
            left[backs[tile]] -= 1
    return [backs[tile] for tile in range(len(rows))]


def check(box: Box) -> None:
    """Raise BoxError unless patterns, faces, tiles and boards are sound."""
    for code, regions in box.patterns.items():
        if sorted("".join(region.sides for region in regions)) != sorted(SIDES):
            raise BoxError(f"pattern {code}: its regions do not own each side once")
        if len({region.land for region in regions}) > 2:
            raise BoxError(f"pattern {code}: three landscapes")
    for face in box.faces:
        check_face(box, face)
    for number, tile in enumerate(box.tiles, 1):
        if tile.front == tile.back:
            raise BoxError(f"tile {number} is the same on both sides")
        if box.faces[tile.back] != Face(box.faces[tile.back].pattern):
            raise BoxError(f"tile {number}: its back is not bare")
    if len(box.tiles) != TILES:
        raise BoxError(f"{len(box.tiles)} tiles, not {TILES}")
    for board in box.boards:
        check_board(box, board)


def check_face(box: Box, face: Face) -> None:
    """Streets end on meadow, and pictures lie where they belong."""
    regions = box.patterns.get(face.pattern)
    if regions is None:
        raise BoxError(f"there is no pattern {face.pattern}")
    if face.street and not any(r.land == "M" and set(face.street) <= set(r.sides) for r in regions):
        raise BoxError(f"{face}: a street joins edges of one meadow")
    if face.picture == "coach" and not face.street:
        raise BoxError(f"{face}: a coach stands on a street")
    if face.picture in HOME and not any(r.land == HOME[face.picture] for r in regions):
        raise BoxError(f"{face}: no landscape for its picture")
    if face.volcano and face.pattern == "W4":
        raise BoxError(f"{face}: a volcano in the open water")


def check_board(box: Box, board: Board) -> None:
    """Border streets lie on meadow, curves in notches; pictures lie where they belong."""
    if len(board.border) != len(box.border):
        raise BoxError(f"board {board.number}: {len(board.border)} border pieces")
    for piece, kind in board.streets.items():
        if board.border[int(piece)] != "M":
            raise BoxError(f"board {board.number}: the street of piece {piece} is not on meadow")
        if len(box.border[int(piece)].touches) != (2 if kind == "curve" else 1):
            raise BoxError(f"board {board.number}: a {kind} does not fit piece {piece}")
    for printed in board.pictures:
        if printed.picture in HOME and board.border[printed.piece] != HOME[printed.picture]:
            raise BoxError(f"board {board.number}: {printed.picture} on piece {printed.piece}")
    names = [space.name for space in box.spaces]
    if not set(board.highlighted) <= set(names):
        raise BoxError(f"board {board.number}: a highlighted space is not on the board")


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def _spaces(rows: list[str]) -> list[Space]:
    marks = [(r, c) for r, line in enumerate(rows) for c, mark in enumerate(line) if mark == "#"]
    return [Space(f"r{r}c{c}", r, c) for r, c in marks]


def _border(pieces: list[str]) -> list[BorderPiece]:
    return [BorderPiece([Touch(*edge.split()) for edge in piece.split(", ")]) for piece in pieces]


class _Faces:
    """Faces by their looks: each gets a number when it is first seen."""

    def __init__(self) -> None:
        self.numbers: dict[Face, int] = {}

    def __call__(self, face: Face) -> int:
        return self.numbers.setdefault(face, len(self.numbers))


@cache
def load() -> Box:
    """The box, read and checked once."""
    game, tiles, pieces, boards = (_read(name) for name in ("game", "tiles", "pieces", "boards"))
    patterns = _read("patterns")
    number = _Faces()
    bare = {land: number(Face(f"{land}4")) for land in LANDS}
    fronts = [convert(front, Front) for front in tiles["fronts"]]
    backs = backs_of(fronts, tiles["backs"])
    faces = [front.face(i) for front in fronts for i in range(front.tiles)]
    if len(faces) != sum(tiles["backs"].values()):
        raise BoxError(f"{len(faces)} fronts, {sum(tiles['backs'].values())} backs")
    box = Box(
        patterns=convert(patterns["patterns"], dict[str, list[Region]]),
        tiles=[Tile(number(face), bare[back]) for face, back in zip(faces, backs, strict=True)],
        villages=[number(convert(one | {"kind": "village"}, Face)) for one in pieces["villages"]],
        buildings=[number(convert(one | {"kind": "building"}, Face)) for one in pieces["buildings"]],
        faces=list(number.numbers),
        spaces=_spaces(boards["grid"]["rows"]),
        border=_border(boards["border"]["pieces"]),
        boards=[convert(board | {"border": list(board["border"])}, Board) for board in boards["boards"]],
        chips=convert(game["chips"], list[Chips]),
        other_chips_of_two=convert(game["other_chips_of_two"], Chips),
        facts=convert(game["facts"], list[Fact]),
        sources={
            "tiles": tiles["source"],
            "patterns": patterns["source"],
            "pieces": pieces["source"],
            "grid": boards["grid"]["source"],
            "border": boards["border"]["source"],
        },
    )
    check(box)
    return box
