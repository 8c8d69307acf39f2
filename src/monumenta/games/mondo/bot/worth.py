"""What a board of Mondo Sapiens promises to a player of some level, in hundredths of a point.

It is worth what the score sheet would give, and what is not decided yet by its likelihood: landscapes by their open
edges, spaces by how many tiles fit them, workers by their villages in storage, volcanos by what the others have.
`room` is scratch: first the traits of the level, then what was noted of the others, then open edges by area.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from monumenta.engine.author.rule import grid, row, rule
from monumenta.engine.author.state import Row

from ..box import LANDS
from ..scoring import (
    FAULTY,
    FREE_STREETS,
    WATER,
    area_of,
    building_points,
    building_space,
    clean,
    counts_volcanos,
    danger,
    empties,
    has_village,
    join_areas,
    join_roads,
    level_of,
    node_at,
    pictures,
    printed_points,
    segments,
    streets,
    volcanos,
)
from ..state import ADVANCED, BORDER, BOX, EXPERT, NODES, PIECES, REGIONS, ROADS, SOLO, SPACES, TURNED, VILLAGES, State
from ..tables import (
    ACTIVE,
    BORDER_LAND,
    BORDER_ROAD,
    FISHERMAN,
    INACTIVE,
    INNER,
    INNERS,
    OUTER,
    OUTERS,
    PICTURE,
    REGION_COUNT,
    REGION_LAND,
    SIDE_LAND,
    SIDE_ROAD,
    VOLCANO,
)
from .levels import FIT, LAND, STREET, TRAITS, VOLCANIC, WORKER, WRONG

RIVAL_VOLCANOS: Final = TRAITS
RIVAL_WORKERS: Final = TRAITS + 1
"""RIVAL_WORKERS + kind of village: the most that another seat has."""
OPENS: Final = RIVAL_WORKERS + VILLAGES
"""OPENS + area: its open edges."""
ROOM: Final = OPENS + NODES
"""Cells of `room` that are used here."""

POINT: Final = 100
CLOSED: Final = POINT * BOX.fact("landscape_points")
NEARLY = row([CLOSED, 110, 72, 48, 32, 22, 15, 10, 6, 3, 0])
"""A landscape without mistake, by its open edges."""
FITTED: Final = 30
"""For an edge that matches, where only edges are looked at: tight places first."""
SCARCE: Final = 8
"""So many sides of tiles fit a space whose cost is half of what a hopeless one costs."""
IN_STORAGE: Final = 60
"""Percent of a worker's worth while its village is still in storage."""
LEADING: Final = 200
"""Of the bonus for most workers of a kind, while nobody has more."""
TRAILING: Final = 50
UNDONE: Final = 45
"""Percent of what a building counts that its landscape must still be closed for."""
SOLO_STREET: Final = 25
"""Alone, any street: it may become one too many."""
FREE: Final = len(LANDS)
"""In place of a landscape: an edge that does not matter yet."""


def _beside() -> list[list[int]]:
    """By space and side: the space beside it, or SPACES plus the border piece."""
    found = [[0] * 4 for _ in range(SPACES)]
    for i in range(INNERS):
        a, side, b = INNER[i, 0], INNER[i, 1], INNER[i, 2]
        found[a][side] = b
        found[b][(side + 2) % 4] = a
    for i in range(OUTERS):
        found[OUTER[i, 0]][OUTER[i, 1]] = SPACES + OUTER[i, 2]
    return found


def _by_edges() -> list[int]:
    """By the edges around a space, N first, as digits to the base FREE + 1: how many sides of all the tiles fit there
    in some orientation. Told from the tiles, each of which fits few of them."""
    fits = [0] * (FREE + 1) ** 4
    for face in (face for tile in BOX.tiles for face in (tile.front, tile.back)):
        edges = ([(SIDE_LAND[face * TURNED + turned, side], FREE) for side in range(4)] for turned in range(TURNED))
        wanted = {around for turned in edges for around in product(*turned)}
        for n, e, s, w in wanted:
            fits[((n * (FREE + 1) + e) * (FREE + 1) + s) * (FREE + 1) + w] += 1
    return fits


BESIDE = grid(_beside())
_BY_EDGES: Final = _by_edges()
FITS = row(_BY_EDGES)
HARD = row([POINT * SCARCE // (SCARCE + fits) for fits in _BY_EDGES])
"""The same as a cost in percent."""


@rule
def edges_around(s: State, seat: int, space: int) -> int:
    """The index into FITS."""
    board = s.boards[s.turn_no]
    code = 0
    for side in range(4):
        beside = BESIDE[space, side]
        land = FREE
        if beside >= SPACES:
            land = BORDER_LAND[board, beside - SPACES]
        elif s.board[seat, beside]:
            land = SIDE_LAND[s.board[seat, beside] - 1, (side + 2) % 4]
        code = code * (FREE + 1) + land
    return code


@rule
def tile_worth(s: State, seat: int, space: int, laid: int, room: Row) -> int:
    """What a glance tells of a tile on a space: its edges and what it shows. `laid` is without the usual plus one."""
    board = s.boards[s.turn_no]
    worth = POINT
    for side in range(4):
        beside = BESIDE[space, side]
        if beside >= SPACES:
            land = BORDER_LAND[board, beside - SPACES]
            road = BORDER_ROAD[board, beside - SPACES]
        elif s.board[seat, beside]:
            land = SIDE_LAND[s.board[seat, beside] - 1, (side + 2) % 4]
            road = SIDE_ROAD[s.board[seat, beside] - 1, (side + 2) % 4]
        else:
            continue
        worth += FITTED if SIDE_LAND[laid, side] == land else -room[WRONG]
        if road and SIDE_ROAD[laid, side]:
            worth += room[STREET]
    face = laid // TURNED
    if s.level != SOLO and PICTURE[face] >= FISHERMAN:
        worth += room[WORKER]
    if VOLCANO[face] == ACTIVE or (VOLCANO[face] == INACTIVE and s.volcanic >> seat & 1):
        worth -= room[VOLCANIC]
    return worth


@rule
def note_rivals(s: State, seat: int, room: Row) -> None:
    """The most volcanos and workers that any other seat has by now."""
    room[RIVAL_VOLCANOS] = 0
    for kind in range(VILLAGES):
        room[RIVAL_WORKERS + kind] = 0
    for other in range(s.players):
        if other != seat:
            room[RIVAL_VOLCANOS] = max(room[RIVAL_VOLCANOS], danger(s, other))
            for kind in range(VILLAGES):
                n = pictures(s, other, FISHERMAN + kind)
                room[RIVAL_WORKERS + kind] = max(room[RIVAL_WORKERS + kind], n)


@rule
def board_worth(s: State, seat: int, room: Row) -> int:
    """What the whole board promises; `note_rivals` comes before."""
    worth = -POINT * empties(s, seat)
    wrong = join_areas(s, seat)
    join_roads(s, seat)
    if s.level == SOLO:
        ways = streets(s, seat, SPACES if s.solo_ignore_untouched_border_streets else ROADS)
        worth -= SOLO_STREET * ways + POINT * max(0, ways - FREE_STREETS)
        worth -= POINT * (volcanos(s, seat, ACTIVE) + volcanos(s, seat, INACTIVE))
        worth -= room[WRONG] * wrong
    else:
        worth += room[LAND] * lands_worth(s, seat, room) // 100
        if not s.children:
            worth -= room[WRONG] * wrong
            worth += room[STREET] * (segments(s, seat) - streets(s, seat, ROADS))
        if counts_volcanos(s):
            worth -= volcanos_worth(s, seat, room)
        worth += people_worth(s, seat, room)
        if level_of(s) == EXPERT:
            worth += buildings_worth(s, seat)
    clean(s)
    return worth - spaces_cost(s, seat, room)


@rule
def count_open_edges(s: State, seat: int, room: Row) -> None:
    for node in range(NODES):
        room[OPENS + node] = 0
    for i in range(INNERS):
        one = s.board[seat, INNER[i, 0]]
        other = s.board[seat, INNER[i, 2]]
        if one and not other:
            room[OPENS + area_of(s, node_at(INNER[i, 0], one, INNER[i, 1]))] += 1
        elif other and not one:
            room[OPENS + area_of(s, node_at(INNER[i, 2], other, (INNER[i, 1] + 2) % 4))] += 1
    for i in range(OUTERS):
        if s.board[seat, OUTER[i, 0]] == 0:
            room[OPENS + area_of(s, BORDER + OUTER[i, 2])] += 1


@rule
def area_worth(s: State, node: int, land: int, room: Row) -> int:
    """What the area that a node stands for may still be worth; other nodes stand for none."""
    if s.parent[node] != node or land == WATER or s.marks[node] & FAULTY:
        return 0
    return NEARLY[min(room[OPENS + node], len(NEARLY) - 1)]


@rule
def lands_worth(s: State, seat: int, room: Row) -> int:
    count_open_edges(s, seat, room)
    board = s.boards[s.turn_no]
    worth = 0
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid:
            face = (laid - 1) // TURNED
            for region in range(REGION_COUNT[face]):
                worth += area_worth(s, space * REGIONS + region, REGION_LAND[face, region], room)
    for piece in range(PIECES):
        worth += area_worth(s, BORDER + piece, BORDER_LAND[board, piece], room)
    return worth


@rule
def volcanos_worth(s: State, seat: int, room: Row) -> int:
    """What the volcanos threaten to cost: all of it if nobody has more."""
    if s.handicap:
        mine = volcanos(s, seat, ACTIVE)
        if s.handicap_inactive:
            mine += volcanos(s, seat, INACTIVE)
        return room[VOLCANIC] * mine if s.handicap >> seat & 1 else 0
    mine = danger(s, seat)
    cost = room[VOLCANIC] * mine
    return cost if mine >= room[RIVAL_VOLCANOS] else cost // 3


@rule
def people_worth(s: State, seat: int, room: Row) -> int:
    level = level_of(s)
    worth = 0
    for kind in range(VILLAGES):
        n = pictures(s, seat, FISHERMAN + kind)
        if level < ADVANCED:
            worth += room[WORKER] * n
        elif has_village(s, seat, kind):
            worth += room[WORKER] * n + (LEADING if n >= room[RIVAL_WORKERS + kind] else TRAILING)
        elif s.villages[seat] >> kind & 1:
            worth += room[WORKER] * n * IN_STORAGE // 100
    return worth


@rule
def buildings_worth(s: State, seat: int) -> int:
    """The building that was laid and the one that is printed; what joins land comes last."""
    worth = 0
    space = building_space(s, seat)
    if space >= 0:
        points = building_points(s, seat, space)
        worth += POINT * points + LEADING if points else UNDONE
    return worth + POINT * printed_points(s, seat)


@rule
def spaces_cost(s: State, seat: int, room: Row) -> int:
    """Empty spaces that will be hard to fill."""
    if room[FIT] == 0:
        return 0
    cost = 0
    for space in range(SPACES):
        if s.board[seat, space] == 0:
            cost += HARD[edges_around(s, seat, space)]
    return cost * room[FIT] // 100
