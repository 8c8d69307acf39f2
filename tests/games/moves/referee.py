"""Monumental Moves a second time, from the booklet and the ledger alone: slow and plain.

Squares are pairs, boards are sets of them, and of the program nothing is used but the data of the box. What it says is
compared with the rules action by action: what may be done, what happened, and how it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from monumenta.games.moves.box import load

Square = tuple[int, int]
Squares = frozenset[Square]
Shape = tuple[Square, ...]
BOX = load()
SIZE = 10
ALL: Squares = frozenset((r, c) for r in range(SIZE) for c in range(SIZE))
NOBODY = -1
"""Whose the People Piece is."""
MOST_PLACEMENTS = 200

SETTINGS: dict[str, dict[str, Any]] = {
    "match": {},
    "one game": {"games": 1},
    "no open city": {"open_city": "none"},
    "pockets never": {"first_pocket": "never"},
    "pockets capture": {"pocket_capture": True},
    "passing": {"voluntary_pass": True},
    "late people": {"opening": "lehmann-woods"},
    "everything else": {
        "open_city": "none",
        "pocket_capture": True,
        "voluntary_pass": True,
        "opening": "lehmann-woods",
    },
}
"""Every value of every option at least once."""


# --- pieces -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Placement:
    """A piece somewhere, turned by so many quarters; its corner is that of its bounding box."""

    piece: str
    rotation: int
    corner: Square
    squares: Squares
    text: str


def drawn(text: str) -> Shape:
    """`XX/.X` as squares."""
    return tuple((r, c) for r, line in enumerate(text.split("/")) for c, mark in enumerate(line) if mark == "X")


def turns(shape: Shape) -> list[Shape]:
    """S5: a piece and its quarter turns clockwise, each that differs once."""
    found: list[Shape] = []
    for _ in range(4):
        if shape not in found:
            found.append(shape)
        height = max(r for r, _ in shape)
        shape = tuple(sorted((c, height - r) for r, c in shape))
    return found


def placements(piece: str, shape: str) -> list[Placement]:
    """M3: every way to lay a piece on the empty board."""
    found: list[Placement] = []
    for rotation, turned in enumerate(turns(drawn(shape))):
        name = f"{piece}.{rotation}" if rotation else piece
        for r, c in sorted(ALL):
            squares = frozenset((r + dr, c + dc) for dr, dc in turned)
            if squares <= ALL:
                found.append(Placement(piece, rotation, (r, c), squares, f"{name} r{r} c{c}"))
    return found


COUNTS = {piece.id: piece.count for piece in BOX.pieces}
SQUARES = {piece.id: piece.shape.count("X") for piece in BOX.pieces}
PEOPLE = placements(BOX.people.id, BOX.people.shape)
SIDES = [
    [p for piece in BOX.pieces for p in placements(piece.id, piece.dark if seat and piece.dark else piece.shape)]
    for seat in (0, 1)
]
BY_TEXT = [{p.text: p for p in [*PEOPLE, *side]} for side in SIDES]


# --- regions ------------------------------------------------------------------------------------------


AROUND = {(r, c): {(r + dr, c + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1)} for r, c in ALL}


def regions(squares: set[Square]) -> list[set[Square]]:
    """C1: split squares into parts that hang together, corners included."""
    rest = set(squares)
    parts: list[set[Square]] = []
    while rest:
        part: set[Square] = set()
        new = {next(iter(rest))}
        while new:
            part |= new
            new = {n for square in new for n in AROUND[square]} & rest - part
        parts.append(part)
        rest -= part
    return parts


def four_sides(region: set[Square]) -> bool:
    """A2: is it the open city?"""
    rows, columns = {r for r, _ in region}, {c for _, c in region}
    return {0, SIZE - 1} <= rows and {0, SIZE - 1} <= columns


def fewest(left: list[int]) -> list[int]:
    """E3, E4."""
    return [seat for seat, n in enumerate(left) if n == min(left)]


# --- the game -----------------------------------------------------------------------------------------


class Referee:
    """A match as somebody would keep it who has nothing but the booklet, paper and patience."""

    def __init__(self, options: dict[str, Any], version: str = "1") -> None:
        assert version == "1", "there is one version of these rules"
        self.options = options
        self.late = options["opening"] == "lehmann-woods"
        self.results: list[list[int]] = []
        self.over = False
        self.begin(0)

    def begin(self, number: int) -> None:
        """S3, S4, A18, A21: an empty board; in the second game the parts are swapped."""
        self.placer, self.opener = number, 1 - number
        self.seat = self.opener if self.late else self.placer
        self.pieces: list[tuple[int, Placement]] = []
        self.land: list[set[Square]] = [set(), set()]
        self.moves = [0, 0]
        self.passes = 0
        self.people = False
        """Has the People Piece been positioned in this game?"""

    # --- what the comparer asks -----------------------------------------------------------------------

    def actor(self) -> int | Literal["chance", "anyone", "over"]:
        return "over" if self.over else self.seat

    def legal(self, seat: int) -> set[str]:
        if self.over or seat != self.seat:
            return set()
        if self.placing_people():
            taken = self.covered(0) | self.covered(1)
            return {place.text for place in PEOPLE if place.squares.isdisjoint(taken)}
        passing = {"pass"} if self.options["voluntary_pass"] else set[str]()
        return {place.text for place in self.placeable(seat)} | passing

    def odds(self) -> dict[str, int]:
        """There is no luck in this game."""
        return {}

    def play(self, seat: int, text: str, t: int) -> list[dict[str, Any]]:
        """What the action does and what follows by itself, as everybody sees it."""
        assert seat == self.seat, "only the seat to act may act"
        del t
        if text == "pass":
            self.passes += 1
            return [{"kind": "passed", "seat": seat}, *self.go_on()]
        place = BY_TEXT[seat][text]
        if self.placing_people():
            return self.stand(place)
        self.passes = 0
        return [*self.build(place), *self.go_on()]

    def scores(self) -> list[int]:
        """E2, E3: what is left over in all games, below zero."""
        return [-n for n in self.totals()]

    def winners(self) -> list[int]:
        return fewest(self.totals()) if self.over else []

    # --- how it stands --------------------------------------------------------------------------------

    def placing_people(self) -> bool:
        return not self.people and self.seat == self.placer

    def covered(self, side: int) -> set[Square]:
        return {square for owner, piece in self.pieces if owner == side for square in piece.squares}

    def stock(self, seat: int) -> dict[str, int]:
        """M2: what is not on the board."""
        standing = [piece.piece for owner, piece in self.pieces if owner == seat]
        return {piece: count - standing.count(piece) for piece, count in COUNTS.items()}

    def placeable(self, seat: int) -> Iterator[Placement]:
        """M2 to M4: pieces in stock, on empty squares, not in the other's space."""
        barred = self.covered(0) | self.covered(1) | self.covered(NOBODY) | self.land[1 - seat]
        stock = self.stock(seat)
        return (place for place in SIDES[seat] if stock[place.piece] and place.squares.isdisjoint(barred))

    def left(self) -> list[int]:
        """E2: squares of the pieces that are not on the board."""
        return [sum(n * SQUARES[piece] for piece, n in self.stock(seat).items()) for seat in (0, 1)]

    def totals(self) -> list[int]:
        games = self.results if self.over else [*self.results, self.left()]
        return [sum(game[seat] for game in games) for seat in (0, 1)]

    # --- what an action does --------------------------------------------------------------------------

    def stand(self, place: Placement) -> list[dict[str, Any]]:
        """S3: the People Piece. In the late opening its placer goes on with a first piece."""
        seat = self.seat
        self.pieces.append((NOBODY, place))
        self.people = True
        if not self.late:
            self.seat = 1 - seat
        return [{"kind": "people", "seat": seat, **where(place)}]

    def build(self, place: Placement) -> list[dict[str, Any]]:
        """A move, with all that it encloses."""
        me = self.seat
        others = [entry for entry in self.pieces if entry[0] != me]
        land = set(self.land[me])
        before = set(ALL) - self.covered(me)
        self.pieces.append((me, place))
        self.land[me] -= place.squares
        self.moves[me] += 1
        if self.moves[me] > 1:  # C6
            self.enclose(me, next(region for region in regions(before) if place.squares <= region), place)
        if self.moves[me] == 2 and self.options["first_pocket"] == "second-move":  # C7
            for part in regions(set(ALL) - self.covered(me)):
                if not four_sides(part):
                    self.judge(me, part, captures=self.options["pocket_capture"])
        taken = [entry for entry in others if entry not in self.pieces]
        return [
            {"kind": "placed", "seat": me, "piece": place.piece, **where(place)},
            *[removal(me, *entry) for entry in sorted(taken, key=lambda entry: min(entry[1].squares))],
            *claim(me, self.land[me] - land),
        ]

    def enclose(self, me: int, whole: set[Square], place: Placement) -> None:
        """C2: what the piece divides its region into, each part by itself; A2: but not the open city."""
        parts = regions(whole - place.squares)
        for part in parts if len(parts) > 1 else []:
            if not (self.options["open_city"] == "four-sides" and four_sides(part)):
                self.judge(me, part, captures=True)

    def judge(self, me: int, region: set[Square], *, captures: bool) -> None:
        """C3, C4, C5, C8: none inside, or one that is removed: it is claimed."""
        inside = [entry for entry in self.pieces if entry[0] != me and entry[1].squares & region]
        if len(inside) > 1 or (inside and not captures):
            return
        for entry in inside:
            assert entry[1].squares <= region, "a piece lies in one region"
            self.pieces.remove(entry)
        self.land[me] |= region
        self.land[1 - me] -= region

    # --- what follows ---------------------------------------------------------------------------------

    def go_on(self) -> list[dict[str, Any]]:
        """M6, E1, A13, A20, A21: whose turn it is now, or that the game is over."""
        other = 1 - self.seat
        if not self.people:
            self.seat = other
            return []
        if self.passes == 2 or sum(self.moves) == MOST_PLACEMENTS:
            return self.end()
        if any(self.placeable(other)):
            self.seat = other
            return []
        self.passes += self.options["voluntary_pass"]
        if self.passes == 2 or not any(self.placeable(self.seat)):
            return self.end()
        return [{"kind": "skipped", "seat": other}]

    def end(self) -> list[dict[str, Any]]:
        """E2 to E5: a game has ended; another follows, or the match is over."""
        left = self.left()
        self.results.append(left)
        seen: list[dict[str, Any]] = [
            {"kind": "game_over", "number": len(self.results), "left": left, "winners": fewest(left)}
        ]
        if len(self.results) < self.options["games"]:
            self.begin(len(self.results))
            return seen
        self.over = True
        totals = self.totals()
        return [*seen, {"kind": "over", "totals": totals, "winners": fewest(totals)}]


# --- events -------------------------------------------------------------------------------------------


def where(place: Placement) -> dict[str, Any]:
    return {"rotation": place.rotation, "row": place.corner[0], "col": place.corner[1]}


def removal(seat: int, owner: int, place: Placement) -> dict[str, Any]:
    whose = None if owner == NOBODY else owner
    return {"kind": "captured", "seat": seat, "taken": {"seat": whose, "piece": place.piece, **where(place)}}


def claim(seat: int, squares: set[Square]) -> list[dict[str, Any]]:
    return [{"kind": "claimed", "seat": seat, "squares": [list(s) for s in sorted(squares)]}] if squares else []
