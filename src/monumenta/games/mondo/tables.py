"""The box as tables of numbers, for the rules. What is laid is four times its face plus its quarter turns."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import grid, row

from .box import HOME, LANDS, SIDES, Face
from .state import BOX, MOST_PLAYERS, STRIDE, TURNED

N, E, S, W = range(4)
PICTURES: Final = (None, "coach", "ship", "boar", "field", "fisherman", "shepherd", "lumberjack")
COACH: Final = 1
"""COACH + kind of building is the picture that it counts."""
FISHERMAN: Final = 5
"""FISHERMAN + kind of village is the worker that it counts."""
BARREL: Final = 8
KINDS: Final = tuple(dict.fromkeys(BOX.faces[face].name for face in BOX.buildings))
"""Kinds of buildings, in the order of their rows on the sheet."""
VILLAGE_NAMES: Final = tuple(BOX.faces[face].name or "" for face in BOX.villages)
SPACE_NUMBERS: Final = {space.name: i for i, space in enumerate(BOX.spaces)}
ACTIVE: Final = 1
INACTIVE: Final = 2


def _regions(face: Face) -> list[int]:
    """For each side in base orientation, the region that owns it."""
    return [next(i for i, r in enumerate(BOX.patterns[face.pattern]) if side in r.sides) for side in SIDES]


def _home(face: Face) -> int:
    """The region that its picture lies in: where there are two of its landscape, the one that owns the east side."""
    land = HOME.get(face.picture or "")
    regions = BOX.patterns[face.pattern]
    owners = [i for i, region in enumerate(regions) if region.land == land]
    return next((i for i in owners if "E" in regions[i].sides), owners[0]) if owners else 0


def _laid() -> list[tuple[Face, int]]:
    return [(face, turned) for face in BOX.faces for turned in range(TURNED)]


def _lands(face: Face) -> list[int]:
    return [LANDS.index(region.land) for region in BOX.patterns[face.pattern]]


def _padded(values: list[int], length: int) -> list[int]:
    return values + [0] * (length - len(values))


def _turned(values: list[int], turned: int) -> list[int]:
    """By side, after quarter turns: what was at N is at E after one."""
    return [values[(side - turned) % TURNED] for side in range(4)]


SIDE_REGION = grid([_turned(_regions(face), turned) for face, turned in _laid()])
"""By what is laid and a side: the region of the face that owns it."""
SIDE_LAND = grid([_turned([_lands(face)[r] for r in _regions(face)], turned) for face, turned in _laid()])
SIDE_ROAD = grid([_turned([int(side in (face.street or "")) for side in SIDES], turned) for face, turned in _laid()])
REGION_COUNT = row([len(BOX.patterns[face.pattern]) for face in BOX.faces])
REGION_LAND = grid([_padded(_lands(face), 3) for face in BOX.faces])
HAS_ROAD = row([int(face.street is not None) for face in BOX.faces])
PICTURE = row([PICTURES.index(face.picture) for face in BOX.faces])
HOME_REGION = row([_home(face) for face in BOX.faces])
VOLCANO = row([{None: 0, "active": ACTIVE, "inactive": INACTIVE}[face.volcano] for face in BOX.faces])
VILLAGE_KIND = row([VILLAGE_NAMES.index(f.name or "") if f.kind == "village" else -1 for f in BOX.faces])
BUILDING_KIND = row([KINDS.index(f.name) if f.kind == "building" else -1 for f in BOX.faces])

IS_FRONT = row([int(face != Face(face.pattern)) for face in BOX.faces])
"""Backs are bare."""
TILE_FRONT = row([tile.front for tile in BOX.tiles])
TILE_BACK = row([tile.back for tile in BOX.tiles])
STARTER = row([int(HAS_ROAD[tile.front] and not VOLCANO[tile.front]) for tile in BOX.tiles])
"""Tiles that may lie on a highlighted space when a solo game begins."""
VILLAGE_FACE = row(BOX.villages)
BUILDING_FACE = row(BOX.buildings)


def _bit(space: int) -> int:
    return BOX.spaces[space].row * STRIDE + BOX.spaces[space].col


BIT = row([_bit(space) for space in range(len(BOX.spaces))])
"""By space: its bit in a board's mask."""
AT_BIT = row([next((i for i, _ in enumerate(BOX.spaces) if _bit(i) == bit), -1) for bit in range(64)])
ALL_SPACES: Final = sum(1 << _bit(space) for space in range(len(BOX.spaces)))


def _inner() -> list[tuple[int, int, int]]:
    """Edges between two spaces: the first, its side, the second (whose side is the opposite one)."""
    found: list[tuple[int, int, int]] = []
    for space, place in enumerate(BOX.spaces):
        for side, name in ((E, f"r{place.row}c{place.col + 1}"), (S, f"r{place.row + 1}c{place.col}")):
            if name in SPACE_NUMBERS:
                found.append((space, side, SPACE_NUMBERS[name]))
    return found


def _outer() -> list[tuple[int, int, int]]:
    """Edges at the border: space, side, border piece."""
    touches = [(touch, piece) for piece, part in enumerate(BOX.border) for touch in part.touches]
    return [(SPACE_NUMBERS[touch.space], SIDES.index(touch.side), piece) for touch, piece in touches]


INNER = grid(_inner())
INNERS: Final = len(_inner())
OUTER = grid(_outer())
OUTERS: Final = len(_outer())
BORDER_LAND = grid([[LANDS.index(land) for land in board.border] for board in BOX.boards])
BORDER_ROAD = grid([[int(str(p) in board.streets) for p in range(len(BOX.border))] for board in BOX.boards])
PRINTED: Final = ("stilt-house", "tavern", "windpump")
_BORDER_PICTURES: Final = (*PICTURES, "barrel", *PRINTED)


def _pictures(board: int) -> list[int]:
    printed = {one.piece: one.picture for one in BOX.boards[board].pictures}
    return [_BORDER_PICTURES.index(printed.get(piece)) for piece in range(len(BOX.border))]


BORDER_PICTURE = grid([_pictures(board) for board in range(len(BOX.boards))])
PRINTED_KIND = row(
    [next(PRINTED.index(one.picture) for one in board.pictures if one.picture in PRINTED) for board in BOX.boards]
)
"""By board: which of the printed buildings it has."""
PRINTED_PIECE = row([next(one.piece for one in board.pictures if one.picture in PRINTED) for board in BOX.boards])
ISLET_LAND = row([LANDS.index(board.islet.land) if board.islet else -1 for board in BOX.boards])
ISLET_BESIDE = row([board.islet.beside[0] if board.islet else 0 for board in BOX.boards])
STARTS = grid([_padded([SPACE_NUMBERS[name] for name in board.highlighted], 3) for board in BOX.boards])
START_COUNT = row([len(board.highlighted) for board in BOX.boards])

CHIP_SETS: Final = (*BOX.chips, BOX.other_chips_of_two)
CHIP_VALUE = grid([_padded(chips.values, MOST_PLAYERS) for chips in CHIP_SETS])
