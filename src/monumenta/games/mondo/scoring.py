"""What a board is worth. Regions are joined to areas, street segments to streets, in scratch rows of the state.

Ids like L2 are rows of the ledger, ledger.md.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import rule

from .box import LANDS
from .state import (
    ADVANCED,
    BORDER,
    BOX,
    CHILDREN,
    CHIP,
    EMPTY,
    EXPERT,
    FISHERMEN,
    ISLET,
    LANDSCAPES,
    MOST_PLAYERS,
    NODES,
    PIECES,
    QUICK,
    REGIONS,
    ROADS,
    ROWS,
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
    BORDER_ROAD,
    BUILDING_KIND,
    COACH,
    FISHERMAN,
    HAS_ROAD,
    HOME_REGION,
    INACTIVE,
    INNER,
    INNERS,
    ISLET_BESIDE,
    ISLET_LAND,
    OUTER,
    OUTERS,
    PICTURE,
    PRINTED_KIND,
    PRINTED_PIECE,
    REGION_COUNT,
    REGION_LAND,
    SIDE_LAND,
    SIDE_REGION,
    SIDE_ROAD,
    VILLAGE_KIND,
    VOLCANO,
)

WATER: Final = LANDS.index("W")

# flags of an area
OPEN: Final = 1
FAULTY: Final = 2
RIM: Final = 4
"""It contains a border piece, and so reaches the rim of the board."""
BESIDE: Final = 8
"""It touches the area that is asked for."""

LANDSCAPE_POINTS: Final = BOX.fact("landscape_points")
BONUS: Final = BOX.fact("bonus_points")
FREE_STREETS: Final = BOX.fact("solo_free_streets")


@rule
def level_of(s: State) -> int:
    """G3: the level of this turn; a quick start goes up by one each turn."""
    return s.turn_no if s.level == QUICK else s.level


# --- areas --------------------------------------------------------------------------------------------


@rule
def area_of(s: State, node: int) -> int:
    """The node that stands for a node's area."""
    while s.parent[node] != node:
        s.parent[node] = s.parent[s.parent[node]]
        node = s.parent[node]
    return node


@rule
def join(s: State, one: int, other: int) -> None:
    """Two areas become one, with the flags of both."""
    a = area_of(s, one)
    b = area_of(s, other)
    if a != b:
        low = min(a, b)
        high = max(a, b)
        s.parent[high] = low
        s.marks[low] |= s.marks[high]


@rule
def flag(s: State, node: int, bit: int) -> None:
    s.marks[area_of(s, node)] |= bit


@rule
def node_at(space: int, laid: int, side: int) -> int:
    """The region that owns a side of what lies on a space."""
    return space * REGIONS + SIDE_REGION[laid - 1, side]


@rule
def join_areas(s: State, seat: int) -> int:
    """L1, L2: join equal landscapes across every edge; returns the number of misconnections."""
    board = s.boards[s.turn_no]
    for node in range(NODES):
        s.parent[node] = node
        s.marks[node] = RIM if BORDER <= node < ISLET else 0
    wrong = 0
    for i in range(INNERS):
        a = INNER[i, 0]
        side = INNER[i, 1]
        b = INNER[i, 2]
        one = s.board[seat, a]
        other = s.board[seat, b]
        if one and other:
            here = node_at(a, one, side)
            there = node_at(b, other, (side + 2) % 4)
            if SIDE_LAND[one - 1, side] == SIDE_LAND[other - 1, (side + 2) % 4]:
                join(s, here, there)
            else:
                wrong += 1
                flag(s, here, FAULTY)
                flag(s, there, FAULTY)
        elif one:
            flag(s, node_at(a, one, side), OPEN)
        elif other:
            flag(s, node_at(b, other, (side + 2) % 4), OPEN)
    for i in range(OUTERS):
        space = OUTER[i, 0]
        side = OUTER[i, 1]
        piece = BORDER + OUTER[i, 2]
        one = s.board[seat, space]
        if one == 0:
            flag(s, piece, OPEN)
        elif SIDE_LAND[one - 1, side] == BORDER_LAND[board, OUTER[i, 2]]:
            join(s, node_at(space, one, side), piece)
        else:
            wrong += 1
            flag(s, node_at(space, one, side), FAULTY)
            flag(s, piece, FAULTY)
    for piece in range(PIECES):
        following = (piece + 1) % PIECES
        if BORDER_LAND[board, piece] == BORDER_LAND[board, following]:
            join(s, BORDER + piece, BORDER + following)
    return wrong


@rule
def sound(s: State, node: int) -> bool:
    """Is the node's area enclosed and without mistake?"""
    return s.marks[area_of(s, node)] & (OPEN | FAULTY) == 0


@rule
def landscapes(s: State, seat: int) -> int:
    """L3: meadows and forests that are enclosed and without mistake. Areas are joined already."""
    board = s.boards[s.turn_no]
    count = 0
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid:
            face = (laid - 1) // TURNED
            for region in range(REGION_COUNT[face]):
                node = space * REGIONS + region
                if s.parent[node] == node and REGION_LAND[face, region] != WATER and sound(s, node):
                    count += 1
    for piece in range(PIECES):
        node = BORDER + piece
        if s.parent[node] == node and BORDER_LAND[board, piece] != WATER and sound(s, node):
            count += 1
    if ISLET_LAND[board] >= 0 and ISLET_LAND[board] != WATER:
        count += 1
    return count


# --- streets ------------------------------------------------------------------------------------------


@rule
def road_of(s: State, segment: int) -> int:
    """The segment that stands for a segment's street."""
    while s.road[segment] != segment:
        s.road[segment] = s.road[s.road[segment]]
        segment = s.road[segment]
    return segment


@rule
def join_road(s: State, one: int, other: int) -> None:
    a = road_of(s, one)
    b = road_of(s, other)
    s.road[max(a, b)] = min(a, b)


@rule
def join_roads(s: State, seat: int) -> None:
    """T1: join segments whose streets meet at an edge."""
    board = s.boards[s.turn_no]
    for segment in range(ROADS):
        s.road[segment] = segment
    for i in range(INNERS):
        one = s.board[seat, INNER[i, 0]]
        other = s.board[seat, INNER[i, 2]]
        if one and other and SIDE_ROAD[one - 1, INNER[i, 1]] and SIDE_ROAD[other - 1, (INNER[i, 1] + 2) % 4]:
            join_road(s, INNER[i, 0], INNER[i, 2])
    for i in range(OUTERS):
        one = s.board[seat, OUTER[i, 0]]
        if one and SIDE_ROAD[one - 1, OUTER[i, 1]] and BORDER_ROAD[board, OUTER[i, 2]]:
            join_road(s, OUTER[i, 0], SPACES + OUTER[i, 2])


@rule
def has_road(s: State, seat: int, segment: int) -> bool:
    if segment >= SPACES:
        return BORDER_ROAD[s.boards[s.turn_no], segment - SPACES] > 0
    laid = s.board[seat, segment]
    return laid > 0 and HAS_ROAD[(laid - 1) // TURNED] > 0


@rule
def segments(s: State, seat: int) -> int:
    """T1: street tiles and border segments."""
    count = 0
    for segment in range(ROADS):
        if has_road(s, seat, segment):
            count += 1
    return count


@rule
def streets(s: State, seat: int, first: int) -> int:
    """Connected streets whose first segment is below `first`: ROADS for all, SPACES for those with a tile."""
    count = 0
    for segment in range(first):
        if s.road[segment] == segment and has_road(s, seat, segment):
            count += 1
    return count


# --- what lies on a board -----------------------------------------------------------------------------


@rule
def pictures(s: State, seat: int, picture: int) -> int:
    """How many tiles of the board show it."""
    count = 0
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid and PICTURE[(laid - 1) // TURNED] == picture:
            count += 1
    return count


@rule
def volcanos(s: State, seat: int, kind: int) -> int:
    count = 0
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid and VOLCANO[(laid - 1) // TURNED] == kind:
            count += 1
    return count


@rule
def empties(s: State, seat: int) -> int:
    count = 0
    for space in range(SPACES):
        if s.board[seat, space] == 0:
            count += 1
    return count


@rule
def has_village(s: State, seat: int, kind: int) -> bool:
    found = 0
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid and VILLAGE_KIND[(laid - 1) // TURNED] == kind:
            found += 1
    return found > 0


@rule
def building_space(s: State, seat: int) -> int:
    """Where the board's building lies, or -1."""
    found = -1
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid and BUILDING_KIND[(laid - 1) // TURNED] >= 0:
            found = space
    return found


# --- buildings ----------------------------------------------------------------------------------------


@rule
def on_road(s: State, seat: int, street: int, picture: int) -> int:
    """B1: pictures on a street, on tiles and on the border."""
    board = s.boards[s.turn_no]
    count = 0
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid and PICTURE[(laid - 1) // TURNED] == picture and road_of(s, space) == street:
            count += 1
    for piece in range(PIECES):
        if BORDER_PICTURE[board, piece] == picture and road_of(s, SPACES + piece) == street:
            count += 1
    return count


@rule
def in_area(s: State, seat: int, area: int, picture: int) -> int:
    """B2: pictures in an area, on tiles and on the border."""
    board = s.boards[s.turn_no]
    count = 0
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid and PICTURE[(laid - 1) // TURNED] == picture:
            face = (laid - 1) // TURNED
            if area_of(s, space * REGIONS + HOME_REGION[face]) == area:
                count += 1
    for piece in range(PIECES):
        if BORDER_PICTURE[board, piece] == picture and area_of(s, BORDER + piece) == area:
            count += 1
    return count


@rule
def building_points(s: State, seat: int, space: int) -> int:
    """B1, B2: what the building on a space is worth, its own picture included."""
    face = (s.board[seat, space] - 1) // TURNED
    picture = COACH + BUILDING_KIND[face]
    if picture == COACH:
        return on_road(s, seat, road_of(s, space), picture)
    home = space * REGIONS + HOME_REGION[face]
    return in_area(s, seat, area_of(s, home), picture) if sound(s, home) else 0


@rule
def flag_beside(s: State, seat: int, area: int) -> None:
    """Flag the areas that share a tile with this one, of another landscape; the islet lies in the water beside it."""
    board = s.boards[s.turn_no]
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid:
            face = (laid - 1) // TURNED
            for region in range(REGION_COUNT[face]):
                if area_of(s, space * REGIONS + region) == area:
                    for other in range(REGION_COUNT[face]):
                        if REGION_LAND[face, other] != REGION_LAND[face, region]:
                            flag(s, space * REGIONS + other, BESIDE)
    if ISLET_LAND[board] >= 0 and area_of(s, BORDER + ISLET_BESIDE[board]) == area:
        flag(s, ISLET, BESIDE)


@rule
def join_land(s: State, seat: int) -> None:
    """B3: meadow and forest that touch are one stretch of land."""
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid:
            face = (laid - 1) // TURNED
            for one in range(REGION_COUNT[face]):
                for other in range(one):
                    land = REGION_LAND[face, one]
                    beside = REGION_LAND[face, other]
                    if land != WATER and beside != WATER and land != beside:
                        join(s, space * REGIONS + one, space * REGIONS + other)


@rule
def marked(s: State, seat: int, water: bool) -> int:
    """Areas of land, or of water, beside the area asked for that are sound and do not reach the rim."""
    count = 0
    for space in range(SPACES):
        laid = s.board[seat, space]
        if laid:
            face = (laid - 1) // TURNED
            for region in range(REGION_COUNT[face]):
                node = space * REGIONS + region
                if s.parent[node] == node and (REGION_LAND[face, region] == WATER) == water and s.marks[node] == BESIDE:
                    count += 1
    if not water and s.marks[ISLET] == BESIDE:
        count += 1
    return count


@rule
def printed_points(s: State, seat: int) -> int:
    """B3, B4, B5: what the building printed on the board is worth. Stretches of land are joined afterwards."""
    board = s.boards[s.turn_no]
    piece = PRINTED_PIECE[board]
    kind = STILT_HOUSE + PRINTED_KIND[board]
    if kind == TAVERN:
        return on_road(s, seat, road_of(s, SPACES + piece), BARREL)
    flag_beside(s, seat, area_of(s, BORDER + piece))
    if kind == STILT_HOUSE:
        join_land(s, seat)
    return marked(s, seat, kind == WINDPUMP)


# --- the sheet ----------------------------------------------------------------------------------------


@rule
def clean(s: State) -> None:
    """Equal positions are equal bytes: scratch is left empty."""
    for node in range(NODES):
        s.parent[node] = 0
        s.marks[node] = 0
    for segment in range(ROADS):
        s.road[segment] = 0


@rule
def score_board(s: State, seat: int) -> int:
    """Fill the seat's sheet of this turn with all that depends on its own board alone; returns the sum."""
    sheet = s.turn_no * MOST_PLAYERS + seat
    for row in range(ROWS):
        s.points[sheet, row] = 0
    wrong = join_areas(s, seat)
    join_roads(s, seat)
    s.points[sheet, EMPTY] = -empties(s, seat)
    if s.level == SOLO:
        first = SPACES if s.solo_ignore_untouched_border_streets else ROADS
        s.points[sheet, WRONG] = -wrong
        s.points[sheet, STREETS] = -max(0, streets(s, seat, first) - FREE_STREETS)
        s.points[sheet, VOLCANOS] = -volcanos(s, seat, ACTIVE) - volcanos(s, seat, INACTIVE)
    else:
        s.points[sheet, LANDSCAPES] = LANDSCAPE_POINTS * landscapes(s, seat)
        s.points[sheet, CHIP] = max(0, s.chip[seat] - 1)
        if not s.children:
            s.points[sheet, WRONG] = -wrong
            s.points[sheet, STREETS] = segments(s, seat) - streets(s, seat, ROADS)
        score_people(s, seat, sheet)
    clean(s)
    total = 0
    for row in range(ROWS):
        total += s.points[sheet, row]
    return total


@rule
def score_people(s: State, seat: int, sheet: int) -> None:
    """W1, W2, B1 to B5: workers, and at the expert level buildings."""
    level = level_of(s)
    for kind in range(VILLAGES):
        workers = pictures(s, seat, FISHERMAN + kind)
        if level < ADVANCED:
            s.points[sheet, WORKERS] += workers
        elif has_village(s, seat, kind):
            s.points[sheet, FISHERMEN + kind] = workers
    if level == EXPERT:
        space = building_space(s, seat)
        if space >= 0:
            kind = BUILDING_KIND[(s.board[seat, space] - 1) // TURNED]
            s.points[sheet, STATION + kind] = building_points(s, seat, space)
        s.points[sheet, STILT_HOUSE + PRINTED_KIND[s.boards[s.turn_no]]] = printed_points(s, seat)


@rule
def score_bonus(s: State, row: int) -> None:
    """W3: three more for whoever has most points of a kind, tied players each; never for none."""
    first = s.turn_no * MOST_PLAYERS
    best = 0
    for seat in range(s.players):
        best = max(best, s.points[first + seat, row])
    if best > 0:
        for seat in range(s.players):
            if s.points[first + seat, row] == best:
                s.points[first + seat, row] += BONUS
                s.bonus[first + seat] |= 1 << row


@rule
def danger(s: State, seat: int) -> int:
    """V1, V2: the volcanos of a seat that count."""
    count = volcanos(s, seat, ACTIVE)
    if s.volcanic >> seat & 1:
        count += volcanos(s, seat, INACTIVE)
    return count


@rule
def counts_volcanos(s: State) -> bool:
    """R34, R40: not at a children's table, unless somebody there has a handicap (which did nothing in version 1)."""
    return s.children == 0 or (s.children == CHILDREN and s.handicap > 0)


@rule
def score_volcanos(s: State) -> None:
    """V1: whoever has most loses a point for each. V3: or only who has a handicap."""
    first = s.turn_no * MOST_PLAYERS
    if s.handicap:
        for seat in range(s.players):
            if s.handicap >> seat & 1:
                count = volcanos(s, seat, ACTIVE)
                if s.handicap_inactive:
                    count += volcanos(s, seat, INACTIVE)
                s.points[first + seat, VOLCANOS] = -count
        return
    most = 0
    for seat in range(s.players):
        most = max(most, danger(s, seat))
    for seat in range(s.players):
        if danger(s, seat) == most:
            s.points[first + seat, VOLCANOS] = -most


@rule
def turn_total(s: State, turn_no: int, seat: int) -> int:
    """E2: the sum of a sheet; it may be negative."""
    total = 0
    for row in range(ROWS):
        total += s.points[turn_no * MOST_PLAYERS + seat, row]
    return total


@rule
def score_turn(s: State) -> None:
    """All sheets of the turn."""
    for seat in range(s.players):
        score_board(s, seat)
    if s.level == SOLO:
        return
    if level_of(s) >= ADVANCED:
        for row in range(FISHERMEN, LANDSCAPES):
            score_bonus(s, row)
    if counts_volcanos(s):
        score_volcanos(s)


@rule
def volcanic_after(s: State, turn_no: int) -> int:
    """V2: seats to which the volcano chip applies after a turn, a bit each: most points in it, tied players each."""
    if s.handicap or s.children:
        return 0
    best = turn_total(s, turn_no, 0)
    for seat in range(1, s.players):
        best = max(best, turn_total(s, turn_no, seat))
    seats = 0
    for seat in range(s.players):
        if turn_total(s, turn_no, seat) == best:
            seats |= 1 << seat
    return seats


@rule
def give_volcano_chip(s: State) -> None:
    """V2: to whom it applies in the next turn."""
    s.volcanic = volcanic_after(s, s.turn_no)
