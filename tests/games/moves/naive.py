"""Monumental Moves a second time, from the ledger alone: sets of squares, no bit boards, no tables shared but the box.

    python -m tests.games.moves.naive --games 20000

plays random games with both engines side by side and compares everything after every move.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from monumenta.engine import play
from monumenta.engine.compiled import use
from monumenta.engine.game import parse_options
from monumenta.engine.registry import find
from monumenta.engine.state import new_array
from monumenta.games.moves.box import load

Square = tuple[int, int]
Squares = frozenset[Square]
BOX = load()
ALL: Squares = frozenset((r, c) for r in range(10) for c in range(10))
SPEC = find("moves")


@dataclass(frozen=True)
class Placement:
    """A piece somewhere: `kind` is its number in the box, -1 the People Piece."""

    kind: int
    squares: Squares


def placements(kind: int, rotations: list[tuple[Square, ...]]) -> list[Placement]:
    """Every way to lay a piece on the empty board, in the order of the action ids."""
    found: list[Placement] = []
    for shape in rotations:
        for r in range(10):
            for c in range(10):
                squares = frozenset((r + dr, c + dc) for dr, dc in shape)
                if squares <= ALL:
                    found.append(Placement(kind, squares))
    return found


PEOPLE = placements(-1, BOX.people.rotations(0))
SIDES = [
    [p for kind, piece in enumerate(BOX.pieces) for p in placements(kind, piece.rotations(seat))] for seat in (0, 1)
]
PASS = len(PEOPLE) + len(SIDES[0])


def around(square: Square) -> set[Square]:
    r, c = square
    return {(r + dr, c + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1)}


def regions(squares: set[Square]) -> list[set[Square]]:
    """Split squares into parts that hang together, corners included."""
    rest = set(squares)
    parts: list[set[Square]] = []
    while rest:
        part: set[Square] = set()
        new = {next(iter(rest))}
        while new:
            part |= new
            new = {n for square in new for n in around(square)} & rest - part
        parts.append(part)
        rest -= part
    return parts


def four_sides(region: set[Square]) -> bool:
    rows, columns = {r for r, _ in region}, {c for _, c in region}
    return {0, 9} <= rows and {0, 9} <= columns


@dataclass
class Naive:
    options: Any
    number: int = 0
    pieces: list[tuple[int, Placement]] = field(default_factory=list[tuple[int, Placement]])
    """Side and placement; side -1 for the People Piece."""
    land: list[set[Square]] = field(default_factory=lambda: [set(), set()])
    made: list[int] = field(default_factory=lambda: [0, 0])
    results: list[list[int]] = field(default_factory=list[list[int]])
    passes: int = 0
    people: bool = False
    """Has the People Piece been positioned in this game?"""
    seat: int = 0
    over: bool = False
    claims: int = 0
    captures: int = 0

    def __post_init__(self) -> None:
        self.late = self.options.opening == "lehmann-woods"
        self.seat = 1 if self.late else 0

    def covered(self, side: int) -> set[Square]:
        return {square for owner, piece in self.pieces if owner == side for square in piece.squares}

    def stock(self, seat: int) -> list[int]:
        on_board = [piece.kind for owner, piece in self.pieces if owner == seat]
        return [piece.count - on_board.count(kind) for kind, piece in enumerate(BOX.pieces)]

    def placing_people(self) -> bool:
        return not self.people and self.seat == self.number

    def placeable(self, seat: int) -> list[int]:
        barred = self.covered(0) | self.covered(1) | self.covered(-1) | self.land[1 - seat]
        stock = self.stock(seat)
        return [
            len(PEOPLE) + i
            for i, piece in enumerate(SIDES[seat])
            if stock[piece.kind] and piece.squares.isdisjoint(barred)
        ]

    def legal(self) -> list[int]:
        if self.over:
            return []
        if self.placing_people():
            barred = self.covered(0) | self.covered(1)
            return [i for i, piece in enumerate(PEOPLE) if piece.squares.isdisjoint(barred)]
        return self.placeable(self.seat) + ([PASS] if self.options.voluntary_pass else [])

    def play(self, action: int) -> None:
        if action < len(PEOPLE):
            self.pieces.append((-1, PEOPLE[action]))
            self.people = True
            if not self.late:
                self.seat = 1 - self.seat
            return
        if action == PASS:
            self.passes += 1
        else:
            self.build(SIDES[self.seat][action - len(PEOPLE)])
            self.passes = 0
        if not self.people:
            self.seat = 1 - self.seat
            return
        self.go_on()

    def build(self, piece: Placement) -> None:
        me = self.seat
        before = set(ALL) - self.covered(me)
        self.pieces.append((me, piece))
        self.land[me] -= piece.squares
        self.made[me] += 1
        if self.made[me] == 1:
            return
        whole = next(region for region in regions(before) if piece.squares <= region)
        parts = regions(whole - piece.squares)
        if len(parts) > 1:
            for part in parts:
                if not (self.options.open_city == "four-sides" and four_sides(part)):
                    self.judge(part, captures=True)
        if self.made[me] == 2 and self.options.first_pocket == "second-move":
            for part in regions(set(ALL) - self.covered(me)):
                if not four_sides(part):
                    self.judge(part, captures=self.options.pocket_capture)

    def judge(self, region: set[Square], *, captures: bool) -> None:
        me = self.seat
        inside = [entry for entry in self.pieces if entry[0] != me and entry[1].squares & region]
        if len(inside) > 1 or (inside and not captures):
            return
        for entry in inside:
            assert entry[1].squares <= region
            self.pieces.remove(entry)
            self.captures += 1
        self.claims += not region <= self.land[me]
        self.land[me] |= region
        self.land[1 - me] -= region

    def go_on(self) -> None:
        placed = sum(self.made)
        if self.passes < 2 and placed < 200:
            if self.placeable(1 - self.seat):
                self.seat = 1 - self.seat
                return
            if self.options.voluntary_pass:
                self.passes += 1
            if self.passes < 2 and self.placeable(self.seat):
                return
        self.end_game()

    def left(self, seat: int) -> int:
        return sum(n * piece.squares for n, piece in zip(self.stock(seat), BOX.pieces, strict=True))

    def end_game(self) -> None:
        self.results.append([self.left(0), self.left(1)])
        if len(self.results) == self.options.games:
            self.over = True
            self.seat = 0
            return
        self.number += 1
        self.pieces, self.land, self.made = [], [set(), set()], [0, 0]
        self.passes, self.people = 0, False
        self.seat = 1 - self.number if self.late else self.number


def squares_of(low: int, high: int) -> set[Square]:
    return {(r, c) for r, c in ALL if (low >> r * 11 + c if r < 5 else high >> (r - 5) * 11 + c) & 1}


class Pair:
    """The same game in both engines."""

    def __init__(self, **options: Any) -> None:
        self.options = parse_options(SPEC, options)
        self.naive = Naive(self.options)
        self.games = new_array(SPEC.state, 1)
        self.fast = use(SPEC)
        self.fast[SPEC.rules.start](self.games[0], np.array(SPEC.encode(self.options), np.int64))
        self.out = np.zeros(SPEC.most_legal, np.int64)

    def check(self) -> list[int]:
        """Compare everything; returns the legal actions."""
        naive, s = self.naive, self.games[0]
        assert (self.fast[play.actor_at](self.games, 0) == -3) == naive.over
        for seat in (0, 1):
            own, land = ([int(word) for word in s[name][2 * seat : 2 * seat + 2]] for name in ("own", "land"))
            assert squares_of(*own) == naive.covered(seat)
            assert squares_of(*land) == naive.land[seat]
            assert s["stock"][11 * seat : 11 * seat + 11].tolist() == naive.stock(seat)
        assert squares_of(*[int(word) for word in s["people"]]) == naive.covered(-1)
        results = [n for game in naive.results for n in game]
        assert s["results"].tolist()[: len(results)] == results
        if naive.over:
            return []
        assert s["seat"] == naive.seat
        count = self.fast[play.legal_at](self.games, 0, naive.seat, self.out)
        legal = self.out[:count].tolist()
        assert legal == naive.legal()
        return legal

    def play(self, rng: Random) -> int:
        """A random game to its end, compared after every move; returns how many there were."""
        moves = 0
        while legal := self.check():
            action = rng.choice(legal)
            self.fast[play.apply_at](self.games, 0, self.naive.seat, action)
            self.naive.play(action)
            moves += 1
        return moves


def compare(n: int, seed: int, **options: Any) -> tuple[int, int, int]:
    """Play so many games; returns moves, claims and captures."""
    rng = Random(seed)
    moves = claims = captures = 0
    for _ in range(n):
        pair = Pair(**options)
        moves += pair.play(rng)
        claims += pair.naive.claims
        captures += pair.naive.captures
    return moves, claims, captures


def main() -> None:
    """Compare and print how much was compared."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    moves, claims, captures = compare(chosen.games, chosen.seed, games=1)
    print(f"{chosen.games:,} games agree move by move: {moves:,} moves, {claims:,} claims, {captures:,} captures")


if __name__ == "__main__":
    main()
