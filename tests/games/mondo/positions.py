"""Boards and states of Mondo Sapiens to test with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.games.mondo import scoring
from monumenta.games.mondo.box import Face, load
from monumenta.games.mondo.sheet import KEYS
from monumenta.games.mondo.state import MOST_PLAYERS, TURNED, State
from monumenta.games.mondo.tables import BIT, SPACE_NUMBERS, VILLAGE_NAMES
from monumenta.games.mondo.view import View
from tests.games.mondo.naive import Laid

SPEC = find("mondo")
BOX = load()
LEVELS = ["beginner", "advanced", "expert", "solo"]
NAME = re.compile(r"r(\d)c(\d)")


def face(pattern: str, street: Any = None, picture: Any = None, volcano: Any = None, name: str | None = None) -> Face:
    """A face of the box; with a name it is a village or a building."""
    kind = "tile" if name is None else "village" if name in VILLAGE_NAMES else "building"
    wanted = Face(pattern, street, picture, volcano, kind, name)
    assert wanted in BOX.faces, f"the box has no {wanted}"
    return wanted


def everywhere(what: Face) -> Laid:
    return {(space.row, space.col): (what, 0) for space in BOX.spaces}


def at(name: str) -> tuple[int, int]:
    found = NAME.fullmatch(name)
    assert found
    return int(found[1]), int(found[2])


def changed(laid: Laid, change: Mapping[str, tuple[Face, int] | None]) -> Laid:
    """The same board with some spaces laid otherwise, or emptied."""
    after = dict(laid)
    for name, what in change.items():
        if what is None:
            del after[at(name)]
        else:
            after[at(name)] = what
    return after


def options_of(level: str, number: int, **more: Any) -> dict[str, Any]:
    players = 1 if level == "solo" else 2
    boards = {f"board_{turn}": number for turn in (1, 2, 3)}
    return {"level": level, "players": players, **boards} | more


def lay(s: Any, seat: int, laid: Laid) -> None:
    """Put all this on a seat's board."""
    s.occupied[seat] = 0
    for name, space in SPACE_NUMBERS.items():
        here = laid.get(at(name))
        s.board[seat, space] = 1 + BOX.faces.index(here[0]) * TURNED + here[1] if here else 0
        s.occupied[seat] |= 1 << BIT[space] if here else 0


def state_with(level: str, number: int, *boards: Laid, **more: Any) -> Any:
    """A state with these boards, one for each seat from 0 on."""
    game = Game.new("mondo", **options_of(level, number, **more))
    s = state_of(game)
    for seat, laid in enumerate(boards):
        lay(s, seat, laid)
    return s


def state_of(game: Game) -> Any:
    return plain_state(record(State), game.state())


def own_rows(s: Any, seat: int = 0) -> dict[str, int]:
    """The rows that depend on a seat's own board, from the rules."""
    scoring.score_board(s, seat)
    return rows_of(s, seat)


def rows_of(s: Any, seat: int, turn_no: int = 0) -> dict[str, int]:
    return {key: s.points[turn_no * MOST_PLAYERS + seat, row] for row, key in enumerate(KEYS)}


def segments_and_streets(s: Any, seat: int = 0) -> tuple[int, int]:
    scoring.join_roads(s, seat)
    found = scoring.segments(s, seat), scoring.streets(s, seat, scoring.ROADS)
    scoring.clean(s)
    return found


def base(rows: dict[str, int]) -> int:
    """Workers, landscapes, streets, empty spaces and misconnections."""
    return sum(rows[key] for key in ("workers", "landscapes", "streets", "empty", "misconnections"))


ROUTE = {"r0c2": 2, "r1c2": 0, "r1c3": 2, "r2c3": 0, "r2c4": 3, "r1c4": 1}
"""Quarter turns of meadow tiles with a street that lead from the tavern of boards 2 and 3 to the first barrels."""
SIDES = "NESW"
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
LANDS = [
    [next(region.land for region in BOX.patterns[one.pattern] if side in region.sides) for side in SIDES]
    for one in BOX.faces
]
TILE_SIDES = [side for tile in BOX.tiles for side in (tile.front, tile.back)]
ROADS = [i for i, one in enumerate(BOX.faces) if one.pattern == "M4" and one.street and one.kind == "tile"]


def random_board(rng: Random, number: int, level: str) -> Laid:
    """A board filled more or less, with more or less care, with pieces that a player may have at this level."""
    laid: dict[tuple[int, int], tuple[int, int]] = {}
    if number in (2, 3) and rng.random() < 0.2:
        laid = {at(name): (rng.choice(ROADS), turned) for name, turned in ROUTE.items()}
    pieces = list(BOX.villages) if level in ("advanced", "expert") else []
    pieces += [rng.choice(BOX.buildings)] if level == "expert" else []
    care = rng.choice([0, 0.5, 0.9, 1])
    spaces = [(space.row, space.col) for space in BOX.spaces if (space.row, space.col) not in laid]
    rng.shuffle(spaces)
    border = _border(number)
    for i, place in enumerate(spaces[: rng.choice([0, 3, 12, 20, 23, 24, 24, 24])]):
        wanted = _wanted(laid, border, place)
        if i < len(pieces) and rng.random() < 0.8:
            laid[place] = min(((pieces[i], turned) for turned in range(4)), key=lambda way: _mistakes(wanted, way))
        else:
            ways = _fitting(tuple(wanted)) if rng.random() < care else []
            laid[place] = rng.choice(ways) if ways else (rng.choice(TILE_SIDES), rng.randrange(4))
    return {place: (BOX.faces[one], turned) for place, (one, turned) in laid.items()}


@cache
def _fitting(wanted: tuple[str | None, ...]) -> list[tuple[int, int]]:
    """All sides of tiles, turned so that they make no mistake there."""
    ways = [(one, turned) for one in TILE_SIDES for turned in range(4)]
    return [way for way in ways if not _mistakes(wanted, way)]


def _border(number: int) -> dict[tuple[tuple[int, int], int], str]:
    lands = BOX.boards[number - 1].border
    return {
        (at(touch.space), SIDES.index(touch.side)): lands[piece]
        for piece, part in enumerate(BOX.border)
        for touch in part.touches
    }


Ways = dict[tuple[int, int], tuple[int, int]]


def _wanted(laid: Ways, border: dict[tuple[tuple[int, int], int], str], place: tuple[int, int]) -> list[str | None]:
    """What each side of a space should show."""
    found: list[str | None] = []
    for side, (dr, dc) in enumerate(STEPS):
        there = laid.get((place[0] + dr, place[1] + dc))
        found.append(LANDS[there[0]][(side + 2 - there[1]) % 4] if there else border.get((place, side)))
    return found


def _mistakes(wanted: Sequence[str | None], way: tuple[int, int]) -> int:
    lands = LANDS[way[0]]
    return sum(land is not None and land != lands[(side - way[1]) % 4] for side, land in enumerate(wanted))


def begun(seed: int = 1, **options: Any) -> Game:
    """A game right after the start signal, at 3 s."""
    game = Game.new("mondo", **options)
    deal(game, seed)
    game.play("go", "clock", t=game.deadline)
    return game


def deal(game: Game, seed: int = 1) -> None:
    rng = Random(seed)
    while game.actor == "chance":
        game.roll(rng, t=game.now)


def next_turn(game: Game, seed: int = 1) -> None:
    """Everybody is ready; the tiles are dealt anew and the clock says go."""
    for seat in range(len(view_of(game).players)):
        game.play("ready", seat, t=game.now)
    deal(game, seed)
    game.play("go", "clock", t=game.deadline)


def with_boards(game: Game, *boards: Laid) -> Game:
    """The same game with these boards on the table."""
    s = state_of(game)
    for seat, laid in enumerate(boards):
        lay(s, seat, laid)
    return Game.restore(game.spec, game.settings, s.tobytes(), game.n)


def view_of(game: Game) -> View:
    seen: View = game.view(None)
    return seen


def anything(shown: Face) -> bool:
    del shown
    return True


def slot_with(game: Game, wanted: Callable[[Face], bool] = anything) -> int:
    """A slot of the heap that shows a face which is wanted."""
    return next(slot for slot, i in enumerate(view_of(game).heap) if i >= 0 and wanted(BOX.faces[i]))


def play_board(game: Game, seat: int, laid: Laid, wanted: Sequence[tuple[Face, int]]) -> None:
    """Take these tiles from the heap and put them on a board, by legal actions. What is bare comes from tiles whose
    fronts nobody wants."""
    fronts = {face for face, _ in wanted}
    left = dict(laid)
    while left:
        place = next(at for at in left if at in {(BOX.spaces[i].row, BOX.spaces[i].col) for i in _open(game, seat)})
        what, turned = left.pop(place)
        slot, side = _find_tile(game, what, fronts)
        game.play(f"take {slot}", seat, t=game.now)
        game.play(f"put r{place[0]}c{place[1]} {side} {turned}", seat, t=game.now)


def _open(game: Game, seat: int) -> list[int]:
    return view_of(game).players[seat].spots


def _find_tile(game: Game, what: Face, fronts: set[Face]) -> tuple[int, str]:
    """A slot of the heap whose tile has this side, and which side that is."""
    s = state_of(game)
    for slot, up in enumerate(view_of(game).heap):
        tile = BOX.tiles[int(s.tile[slot]) - 1]
        if up >= 0 and BOX.faces[tile.front] == what:
            return slot, "front"
        if up >= 0 and BOX.faces[tile.back] == what and BOX.faces[tile.front] not in fronts:
            return slot, "back"
    raise AssertionError(f"no tile of the heap has {what}")


def tiles_in_the_world(s: Any) -> int:
    """Heap, hands and boards together."""
    heap = sum(word.bit_count() for word in s.heap)
    hands = sum(s.hand[seat] == 1 for seat in range(MOST_PLAYERS))
    cells: list[int] = [s.board[seat, space] for seat in range(MOST_PLAYERS) for space in range(len(BOX.spaces))]
    return heap + hands + sum(cell > 0 and BOX.faces[(cell - 1) // TURNED].kind == "tile" for cell in cells)
