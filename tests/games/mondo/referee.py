"""Mondo Sapiens a second time, slow and plain, from the rulebook and the rulings of the ledger, not from the rules.

It plays the whole game in real time; boards are taken apart by the slow scorer beside it. One thing is taken from the
program, because no rulebook tells it: how the four bytes that luck gives mix the tiles (`look`). What it reads there it
checks: every tile once, either side up, the buildings on the card, the first tiles of a solo game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Final

from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game
from monumenta.games.mondo.box import load
from monumenta.games.mondo.state import WORD, State
from tests.games.mondo import naive

Event = dict[str, Any]
Mover = int | str
Place = tuple[int, int]

BOX: Final = load()
SPACES: Final[list[Place]] = [(space.row, space.col) for space in BOX.spaces]
NAMES: Final = {(space.row, space.col): space.name for space in BOX.spaces}
PLACES: Final = {name: place for place, name in NAMES.items()}
BORDER: Final = {
    (PLACES[touch.space], touch.side): piece for piece, part in enumerate(BOX.border) for touch in part.touches
}
FIRST_PIECE: Final = 100
"""Events call border pieces by numbers from here on, spaces from 0."""
SIDES: Final = ("front", "back")
VILLAGES: Final = ("fishermen", "shepherds", "lumberjacks")
FIXED_TEXTS: Final = True
BYTES: Final = 4
MINUTE: Final = 60_000
BONUS_ROWS: Final = (
    *VILLAGES,
    "coach",
    "lighthouse",
    "lodge",
    "mill",
    "stilt-house",
    "tavern",
    "windpump",
)
ROWS: Final = ("workers", *BONUS_ROWS, "landscapes", "streets", "chip", "volcanos", "empty", "misconnections")
HANDICAPS: Final = ["+".join(seats) for n in (1, 2, 3, 4) for seats in combinations("1234", n)]
SOLO: Final[dict[str, Any]] = {"level": "solo", "players": 1}

SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "beginner for two": {},
    "beginner for three, boards 2, 3, 4": {"players": 3, "board_1": 2, "board_2": 3, "board_3": 4},
    "beginner for four, boards 4, 1, 2": {"players": 4, "board_1": 4, "board_2": 1, "board_3": 2},
    "beginner alone": {"players": 1, "clock": "5:00"},
    "advanced for two, boards 3, 2, 1": {"level": "advanced", "board_1": 3, "board_2": 2, "board_3": 1},
    "advanced for three, without a clock": {"level": "advanced", "players": 3, "clock": "none"},
    "advanced for four": {"level": "advanced", "players": 4},
    "advanced alone": {"level": "advanced", "players": 1},
    "expert for two, boards 1, 2, 4": {"level": "expert", "board_1": 1, "board_2": 2, "board_3": 4},
    "expert for three, boards 4, 3, 1": {
        "level": "expert",
        "players": 3,
        "board_1": 4,
        "board_2": 3,
        "board_3": 1,
        "clock": "10:00",
    },
    "expert for four, boards 2, 4, 3": {"level": "expert", "players": 4, "board_1": 2, "board_2": 4, "board_3": 3},
    "expert alone, without a clock": {"level": "expert", "players": 1, "clock": "none"},
    "quick start for two": {"level": "quick-start"},
    "quick start for three": {"level": "quick-start", "players": 3, "clock": "5:00"},
    "quick start for four": {"level": "quick-start", "players": 4, "hidden_time": True},
    "chips 4 and 3": {"chips_of_two": "4,3"},
    "hidden time": {"hidden_time": True, "clock": "6:00"},
    "solo, easy": SOLO,
    "solo, moderate, board 2": SOLO | {"difficulty": "moderate", "board_1": 2},
    "solo, hard, board 3": SOLO | {"difficulty": "hard", "board_1": 3},
    "solo, easy, board 4, border streets ignored": SOLO | {"board_1": 4, "solo_ignore_untouched_border_streets": True},
    "solo, hard, board 2, border streets ignored": SOLO
    | {"board_1": 2, "difficulty": "hard", "solo_ignore_untouched_border_streets": True},
    "solo without a clock": SOLO | {"clock": "none", "hidden_time": True},
    "solo without a clock, moderate": SOLO | {"clock": "none", "difficulty": "moderate"},
    "solo without a clock, hard": SOLO | {"clock": "none", "difficulty": "hard"},
    "children": {"children": True},
    "children, 10 minutes": {"children": True, "clock": "10:00", "players": 3},
    "children, no clock": {"children": True, "clock": "none"},
    "children, handicap": {"children": True, "handicap": "1", "players": 2},
    "children, handicap, inactive": {
        "children": True,
        "handicap": "1+3",
        "players": 4,
        "handicap_inactive": True,
    },
    **{
        f"handicap {seats}": {"players": 4, "handicap": seats, "level": "advanced" if "2" in seats else "beginner"}
        for seats in HANDICAPS
    },
    "handicap, inactive": {"players": 3, "handicap": "2", "handicap_inactive": True},
    "handicap, inactive, expert": {"level": "expert", "handicap": "1+2", "handicap_inactive": True},
    "inactive without handicap": {"handicap_inactive": True},
}


@dataclass
class Lying:
    """A tile in the heap; its sides are numbers of faces."""

    front: int
    back: int
    side: str

    @property
    def face(self) -> int:
        return self.front if self.side == "front" else self.back


@dataclass
class Hand:
    """What a player holds: where it is from, its place there, its two sides (-1: none), and which one was up."""

    origin: str
    place: int
    front: int
    back: int
    side: str

    def face(self, side: str) -> int:
        return self.front if side == "front" else self.back

    def told(self) -> Event:
        other = "back" if self.side == "front" else "front"
        return {
            "face": self.face(self.side),
            "other": self.face(other),
            "side": self.side,
            "origin": self.origin,
            "place": self.place,
        }


class Seat:
    """A player within one turn."""

    def __init__(self, with_villages: bool) -> None:
        self.board: dict[Place, tuple[int, int]] = {}
        """Face and quarter turns."""
        self.hand: Hand | None = None
        self.stored = [with_villages] * len(VILLAGES)
        self.built = False
        self.chip: int | None = None
        """None: has not jumped out."""
        self.ready = False

    @property
    def full(self) -> bool:
        return len(self.board) == len(SPACES)

    def spots(self) -> list[Place]:
        """Where something may be laid: anywhere first, then beside what lies there."""
        free = [place for place in SPACES if place not in self.board]
        return [place for place in free if any(near in self.board for near in around(place))] if self.board else free

    def laid(self) -> naive.Laid:
        return {place: (BOX.faces[face], turned) for place, (face, turned) in self.board.items()}


def around(place: Place) -> list[Place]:
    row, col = place
    return [(row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)]


@cache
def shown(face: int, turned: int, side: str) -> str:
    """The landscape at a side of a tile that lies turned."""
    unturned = "NESW"[("NESW".index(side) - turned) % 4]
    return next(region.land for region in BOX.patterns[BOX.faces[face].pattern] if unturned in region.sides)


def wrong(number: int, board: dict[Place, tuple[int, int]]) -> list[list[int]]:
    """Misconnections, each as the two places that it lies between: first between spaces, row by row, then at the
    border, clockwise (the events have them in this order; the rulebook asks for none)."""
    found: list[list[int]] = []
    for here, place in enumerate(SPACES):
        right, below = around(place)[1:3]
        for beside, side, other in ((right, "E", "W"), (below, "S", "N")):
            if place in board and beside in board and shown(*board[place], side) != shown(*board[beside], other):
                found.append([here, SPACES.index(beside)])
    for (place, side), piece in BORDER.items():
        if place in board and shown(*board[place], side) != BOX.boards[number - 1].border[piece]:
            found.append([SPACES.index(place), FIRST_PIECE + piece])
    return found


class Referee:
    def __init__(self, options: dict[str, Any], version: str = "2") -> None:
        self.options = options
        self.version = version
        self.players: int = options["players"]
        self.solo = options["level"] == "solo"
        self.turns = 1 if self.solo else BOX.fact("turns")
        self.marked = [] if options["handicap"] == "none" else [int(n) - 1 for n in options["handicap"].split("+")]
        self.length = clock_length(options)
        self.now = 0
        self.turn = 0
        self.totals: list[list[int]] = []
        """By turn and seat."""
        self.sheets: list[list[dict[str, Any]]] = []
        self.volcanic: set[int] = {0} if self.solo else set()
        self.seats: list[Seat] = []
        self.care: float | None = None
        """Of its random players, see `players.py`."""
        self.begin_turn()

    # --- a turn begins ---

    def begin_turn(self) -> None:
        self.turn += 1
        self.phase = "deal"
        self.given = 0
        self.goes: int | None = None
        self.ends: int | None = None
        self.heap: dict[int, Lying] = {}
        self.card: list[int] = []
        self.chips = chips(self.options)
        self.seats = [Seat(self.level in ("advanced", "expert")) for _ in range(self.players)]

    @property
    def level(self) -> str:
        if self.options["level"] == "quick-start":
            return ("beginner", "advanced", "expert")[self.turn - 1]
        return self.options["level"]

    @property
    def board(self) -> int:
        return self.options[f"board_{self.turn}"]

    def look(self, game: Game) -> None:
        """See how the tiles lie once they are mixed, and that it can be so."""
        if self.phase != "count":
            return
        s: Any = plain_state(record(State), game.state())
        words = [int(word) for word in s.heap]
        slots = [slot for slot in range(len(BOX.tiles)) if words[slot // WORD] >> slot % WORD & 1]
        numbers = [int(s.tile[slot]) - 1 for slot in slots]
        assert len(set(numbers)) == len(numbers), "a tile lies in two places"
        for slot, number in zip(slots, numbers, strict=True):
            tile = BOX.tiles[number]
            face = int(s.up[slot]) - 1
            assert face in (tile.front, tile.back), "a tile shows a side that it has not"
            self.heap[slot] = Lying(tile.front, tile.back, "front" if face == tile.front else "back")
        self.look_at_boards(s, [tile for number, tile in enumerate(BOX.tiles) if number not in numbers])
        self.card = [int(s.card[place]) - 1 for place in range(self.players)] if self.level == "expert" else []
        assert len(set(self.card)) == len(self.card), "a building lies on the card twice"
        assert set(self.card) <= set(BOX.buildings), "the card holds something else than buildings"

    def look_at_boards(self, s: Any, missing: list[Any]) -> None:
        """Only a solo game begins with something on the board: street tiles without volcano, street side up."""
        for seat, player in enumerate(self.seats):
            for space, place in enumerate(SPACES):
                cell = int(s.board[seat, space])
                if cell:
                    player.board[place] = ((cell - 1) // 4, (cell - 1) % 4)
        laid = {NAMES[place]: face for place, (face, _) in self.seats[0].board.items()}
        first = BOX.boards[self.board - 1].highlighted if self.solo else []
        assert all(not player.board for player in self.seats[1:])
        assert set(laid) == set(first), "the first tiles lie on the highlighted spaces"
        assert sorted(tile.front for tile in missing) == sorted(laid.values()), "each tile is there once"
        assert all(BOX.faces[face].street and not BOX.faces[face].volcano for face in laid.values())

    # --- time ---

    def advance(self, t: int) -> None:
        self.now = max(self.now, t)

    def deadline(self) -> int | None:
        if self.phase == "count":
            return self.goes
        return self.ends if self.phase == "play" else None

    # --- who acts, and what may be done ---

    def actor(self) -> Mover:
        return {"deal": "chance", "over": "over"}.get(self.phase, "anyone")

    def odds(self) -> dict[str, int]:
        return {f"deal {byte}": 1 for byte in range(256)}

    def legal(self, seat: Mover) -> set[str]:
        if seat == "chance":
            return set(self.odds()) if self.phase == "deal" else set()
        due = self.deadline()
        if seat == "clock":
            if due is None or self.now < due:
                return set()
            return {"go"} if self.phase == "count" else {"time"}
        player = self.seats[int(seat)]
        if self.phase == "scored":
            return set() if player.ready else {"ready"}
        if self.phase != "play" or player.chip is not None or (due is not None and self.now >= due):
            return set()
        found = {"out"} | {f"turn {slot}" for slot in self.heap}
        return found | (self.with_empty_hand(player) if player.hand is None else self.with_full_hand(player))

    def with_empty_hand(self, player: Seat) -> set[str]:
        if player.full:
            return set()
        found = {f"take {slot}" for slot in self.heap}
        found |= {f"village {name}" for name, here in zip(VILLAGES, player.stored, strict=True) if here}
        if self.may_build(player):
            found |= {f"building {place}" for place, face in enumerate(self.card) if face >= 0}
        return found

    def with_full_hand(self, player: Seat) -> set[str]:
        assert player.hand
        sides = SIDES if player.hand.origin == "heap" else SIDES[:1]
        spots = player.spots()
        found = {f"put {NAMES[spot]} {side} {turned}" for spot in spots for side in sides for turned in range(4)}
        return found | {f"back {side}" for side in sides}

    def may_build(self, player: Seat) -> bool:
        enough = len(player.board) >= BOX.fact("tiles_before_building")
        return self.level == "expert" and enough and not player.built and not player.full

    # --- acting ---

    def play(self, seat: Mover, text: str, t: int) -> list[Event]:
        self.advance(t)
        if text not in self.legal(seat):
            raise ValueError(f"{seat} may not {text!r}")
        word, *names = text.split()
        if seat == "chance":
            return self.throw()
        if word == "go":
            return self.go()
        if word == "time":
            return self.run_out()
        assert isinstance(seat, int)
        return getattr(self, f"do_{word}")(seat, *names)

    def throw(self) -> list[Event]:
        self.given += 1
        if self.given == BYTES:
            self.phase = "count"
            self.goes = self.now + 1000 * BOX.fact("countdown_seconds")
        return [{"kind": "dealt", "goes": self.goes}]

    def go(self) -> list[Event]:
        self.phase = "play"
        self.goes = None
        self.ends = self.now + self.length if self.length else None
        return [{"kind": "began", "ends": None if self.options["hidden_time"] else self.ends}]

    def run_out(self) -> list[Event]:
        for player in self.seats:
            if player.hand:
                self.give_back(player, player.hand.side)
        return [self.end_turn()]

    def do_turn(self, seat: int, slot: str) -> list[Event]:
        tile = self.heap[int(slot)]
        tile.side = "back" if tile.side == "front" else "front"
        return [{"kind": "turned", "seat": seat, "slot": int(slot), "face": tile.face}]

    def do_take(self, seat: int, slot: str) -> list[Event]:
        tile = self.heap.pop(int(slot))
        hand = Hand("heap", int(slot), tile.front, tile.back, tile.side)
        self.seats[seat].hand = hand
        return [{"kind": "taken", "seat": seat, "slot": int(slot), "held": hand.told()}]

    def do_village(self, seat: int, name: str) -> list[Event]:
        kind = VILLAGES.index(name)
        self.seats[seat].stored[kind] = False
        return self.pick(seat, Hand("village", kind, BOX.villages[kind], -1, "front"))

    def do_building(self, seat: int, place: str) -> list[Event]:
        face = self.card[int(place)]
        self.card[int(place)] = -1
        self.seats[seat].built = True
        return self.pick(seat, Hand("building", int(place), face, -1, "front"))

    def pick(self, seat: int, hand: Hand) -> list[Event]:
        self.seats[seat].hand = hand
        return [{"kind": "picked", "seat": seat, "held": hand.told(), **self.pieces(seat)}]

    def pieces(self, seat: int) -> Event:
        player = self.seats[seat]
        return {
            "may_build": self.may_build(player),
            "building": player.built,
            "villages": list(player.stored),
        }

    def do_put(self, seat: int, name: str, side: str, turned: str) -> list[Event]:
        player = self.seats[seat]
        assert player.hand
        face = player.hand.face(side)
        player.board[PLACES[name]] = face, int(turned)
        player.hand = None
        return [
            {
                "kind": "laid",
                "seat": seat,
                "space": SPACES.index(PLACES[name]),
                "laid": {"face": face, "rotation": int(turned)},
                "spots": [SPACES.index(spot) for spot in player.spots()],
                "wrong": wrong(self.board, player.board),
                **self.pieces(seat),
            }
        ]

    def do_back(self, seat: int, side: str) -> list[Event]:
        player = self.seats[seat]
        assert player.hand
        told, face = player.hand.told(), player.hand.face(side)
        self.give_back(player, side)
        return [{"kind": "returned", "seat": seat, "held": told, "face": face, **self.pieces(seat)}]

    def give_back(self, player: Seat, side: str) -> None:
        """What is in hand goes where it came from, with this side up."""
        hand = player.hand
        assert hand
        player.hand = None
        if hand.origin == "heap":
            self.heap[hand.place] = Lying(hand.front, hand.back, side)
        elif hand.origin == "village":
            player.stored[hand.place] = True
        else:
            self.card[hand.place] = hand.front
            player.built = False

    def do_out(self, seat: int) -> list[Event]:
        player = self.seats[seat]
        hand = player.hand
        if hand:
            self.give_back(player, hand.side)
        player.chip = self.chips.pop(0) if self.chips else 0
        left: Event = {
            "kind": "left",
            "seat": seat,
            "chip": player.chip,
            "chips": list(self.chips),
            "returned": hand.told() if hand else None,
            "face": hand.face(hand.side) if hand else -1,
            "building": player.built,
            "villages": list(player.stored),
        }
        if all(other.chip is not None for other in self.seats):
            return [left, self.end_turn()]
        return [left]

    def do_ready(self, seat: int) -> list[Event]:
        self.seats[seat].ready = True
        all_ready = all(player.ready for player in self.seats)
        if all_ready:
            self.begin_turn()
        return [{"kind": "ready", "seat": seat, "all": all_ready}]

    # --- what everybody sees ---

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The same for everybody: what lies hidden is the lower side of tiles in the heap."""
        shown_end = None if self.options["hidden_time"] or self.phase != "play" else self.ends
        slots = range(len(BOX.tiles))
        open_heap = self.heap if self.phase not in ("deal", "count") else {}
        return {
            "seat": viewer,
            "phase": self.phase,
            "turn": self.turn,
            "turns": self.turns,
            "level": self.level,
            "board": self.board,
            "ends": shown_end,
            "goes": self.goes,
            "heap": [open_heap[slot].face if slot in open_heap else -1 for slot in slots],
            "card": self.card + [-1] * (4 - len(self.card)),
            "chips": list(self.chips),
            "players": [self.seen_player(seat) for seat in range(self.players)],
            "winners": self.winners() if self.phase == "over" else [],
        }

    def seen_player(self, seat: int) -> dict[str, Any]:
        player = self.seats[seat]
        laid = [player.board.get(place) for place in SPACES]
        seen: dict[str, Any] = {
            "board": [{"face": one[0], "rotation": one[1]} if one else None for one in laid],
            "hand": player.hand.told() if player.hand else None,
            "building": player.built,
            "chip": player.chip,
            "ready": player.ready,
            "wrong": wrong(self.board, player.board),
            "sheets": [turn[seat] for turn in self.sheets],
            "total": self.scores()[seat],
        }
        # while tiles are mixed nobody looks at the villages, and after the last turn nobody at the volcano chip
        if self.phase != "deal":
            seen["villages"] = list(player.stored)
        if self.phase != "over":
            seen["volcano_chip"] = seat in self.volcanic
        return seen

    # --- scoring ---

    def end_turn(self) -> Event:
        points = self.turn_points()
        self.totals.append(points)
        self.volcanic = {seat for seat, sum_ in enumerate(points) if sum_ == max(points)}
        if self.marked or self.options["children"]:
            self.volcanic = set()
        over = self.turn == self.turns
        self.phase = "over" if over else "scored"
        return {
            "kind": "ended",
            "turn": self.turn,
            "points": points,
            "over": over,
            "winners": self.winners() if over else [],
        }

    def turn_points(self) -> list[int]:
        boards = [player.laid() for player in self.seats]
        rows = [self.solo_rows(boards[0])] if self.solo else self.own_rows(boards)
        if not self.solo:
            for row, player, lost in zip(rows, self.seats, self.volcano_losses(boards), strict=True):
                if self.volcanos_count():
                    row["volcanos"] = -lost
                if self.players > 1:
                    row["chip"] = player.chip or 0
        bonuses = self.bonuses(rows)
        self.sheets.append([sheet(row, bonus) for row, bonus in zip(rows, bonuses, strict=True)])
        return [one["total"] for one in self.sheets[-1]]

    def own_rows(self, boards: list[naive.Laid]) -> list[dict[str, int]]:
        rows = [naive.own_rows(self.board, laid, self.level) for laid in boards]
        if self.options["children"]:
            return [{key: row[key] for key in ("workers", "landscapes", "empty")} for row in rows]
        return rows

    def bonuses(self, rows: list[dict[str, int]]) -> list[dict[str, int]]:
        """Three points for most of a kind, never for none."""
        found: list[dict[str, int]] = [{} for _ in rows]
        for kind in BONUS_ROWS:
            most = max(row.get(kind, 0) for row in rows)
            for seat, row in enumerate(rows):
                if most > 0 and row.get(kind, 0) == most:
                    found[seat][kind] = BOX.fact("bonus_points")
        return found

    def volcanos_count(self) -> bool:
        """With children only those of players with a handicap do, and not in the first version of the rules."""
        return not self.options["children"] or (self.version != "1" and bool(self.marked))

    def volcano_losses(self, boards: list[naive.Laid]) -> list[int]:
        if self.marked:
            both = self.options["handicap_inactive"]
            return [volcanos(laid, both) if seat in self.marked else 0 for seat, laid in enumerate(boards)]
        counted = [volcanos(laid, seat in self.volcanic) for seat, laid in enumerate(boards)]
        return [number if number == max(counted) else 0 for number in counted]

    def solo_rows(self, laid: naive.Laid) -> dict[str, int]:
        scored = naive.Scored(self.board, laid)
        streets = scored.streets()
        if self.options["solo_ignore_untouched_border_streets"]:
            streets = [street for street in streets if any(isinstance(part, tuple) for part in street)]
        return {
            "streets": -max(0, len(streets) - BOX.fact("solo_free_streets")),
            "volcanos": -volcanos(laid, True),
            "empty": -scored.empty(),
            "misconnections": -len(scored.wrong),
        }

    def scores(self) -> list[int]:
        return [sum(points[seat] for points in self.totals) for seat in range(self.players)]

    def winners(self) -> list[int]:
        scores = self.scores()
        if self.solo:
            return [0] if -scores[0] <= BOX.fact(f"{self.options['difficulty']}_limit") else []
        return [seat for seat, points in enumerate(scores) if points == max(scores)]


def sheet(row: dict[str, int], bonus: dict[str, int]) -> dict[str, Any]:
    """A seat's sheet of one turn, the rows in the order of the printed one."""
    rows = [
        {"key": key, "points": row[key] + bonus.get(key, 0), "bonus": bonus.get(key, 0)} for key in ROWS if key in row
    ]
    return {"rows": rows, "total": sum(row.values()) + sum(bonus.values())}


def volcanos(laid: naive.Laid, inactive_too: bool) -> int:
    kinds = ("active", "inactive") if inactive_too else ("active",)
    return sum(face.volcano in kinds for face, _ in laid.values())


def clock_length(options: dict[str, Any]) -> int:
    """Of a turn, in ms; 0: there is no timer."""
    if options["clock"] == "none":
        return 0
    if options["level"] == "solo":
        return MINUTE * BOX.fact(f"{options['difficulty']}_minutes")
    return MINUTE * (BOX.fact("children_minutes") if options["children"] else int(options["clock"].split(":")[0]))


def chips(options: dict[str, Any]) -> list[int]:
    """The stack, top first; alone there is none."""
    if options["players"] == 2:
        return [int(value) for value in options["chips_of_two"].split(",")]
    return [value for stack in BOX.chips if stack.players == options["players"] for value in stack.values]
