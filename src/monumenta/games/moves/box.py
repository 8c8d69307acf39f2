"""What is in the box: `box/*.toml` read, checked, and turned: every piece in all its rotations."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct, convert

FOLDER = Path(__file__).parent / "box"

Source = Literal["rulebook", "public", "derived", "guess", "invented"]
Square = tuple[int, int]
"""Row and column."""
Shape = tuple[Square, ...]
"""Squares in reading order, the upper left corner of their bounding box at 0, 0."""

TURNS: Final = 4


class BoxError(ValueError):
    """A box file contradicts itself; the message says where."""


class Monument(Struct, frozen=True, omit_defaults=True):
    """What a piece is a model of. Copies of a kind are not told apart, so a side may have several for one kind."""

    id: str
    title: str
    place: str
    source: Source
    """Where the name comes from."""
    note: str
    seat: int | None = None
    """On whose side it stands; both have it if this is left out."""
    shape_source: Source | None = None
    """Where it comes from that this is its shape, if the name is not ours."""
    place_source: Source | None = None
    """Where the place comes from, if not from where the name does."""


class Piece(Struct, frozen=True, omit_defaults=True):
    """One kind of piece. `shape` is rotation 0 of Light's; `dark` is Dark's where that is the mirror image."""

    id: str
    """The word that moves are written with; it stays, whatever the monuments turn out to be."""
    count: int
    """Copies of each side."""
    shape: str
    source: Source
    """Where the shape comes from."""
    monuments: list[Monument]
    dark: str | None = None

    def named(self, seat: int) -> str:
        """The monuments that a side's pieces of this kind are: `CN Tower / Statue of Liberty`."""
        return " / ".join(monument.title for monument in self.monuments if monument.seat in (None, seat))

    @property
    def squares(self) -> int:
        return self.shape.count("X")

    def shape_of(self, seat: int) -> Shape:
        """Rotation 0 of Light's (seat 0) or Dark's (seat 1) piece."""
        return parse_shape(self.dark if seat and self.dark else self.shape)

    def rotations(self, seat: int) -> list[Shape]:
        """The shape turned by 0, 1, … quarters clockwise, each different one once."""
        return rotations(self.shape_of(seat))


class Fact(Struct, frozen=True):
    """A number of the box with where it comes from, for the rules screen."""

    name: str
    value: int
    source: Source
    note: str


class Box(Struct, frozen=True):
    size: int
    """Rows and columns of the board."""
    games: int
    most_placements: int
    pieces: list[Piece]
    people: Piece
    """The neutral piece."""
    facts: list[Fact]

    @property
    def squares(self) -> int:
        """Squares of one side's pieces."""
        return sum(piece.squares * piece.count for piece in self.pieces)


def parse_shape(text: str) -> Shape:
    """`XX/.X` as squares."""
    return tuple((r, c) for r, line in enumerate(text.split("/")) for c, mark in enumerate(line) if mark == "X")


def extent(shape: Shape) -> tuple[int, int]:
    """Height and width."""
    return max(r for r, _ in shape) + 1, max(c for _, c in shape) + 1


def turned(shape: Shape) -> Shape:
    """A quarter turn clockwise."""
    height, _ = extent(shape)
    return tuple(sorted((c, height - 1 - r) for r, c in shape))


def mirrored(shape: Shape) -> Shape:
    """Flipped over, which no piece may be."""
    _, width = extent(shape)
    return tuple(sorted((r, width - 1 - c) for r, c in shape))


def rotations(shape: Shape) -> list[Shape]:
    """The shape and its different turns; after the first that repeats all do."""
    found = [shape]
    for _ in range(TURNS - 1):
        following = turned(found[-1])
        if following in found:
            break
        found.append(following)
    return found


def check(box: Box) -> None:
    """Raise BoxError unless pieces are sound, sides are mirror images, and everything together is the board."""
    for piece in [*box.pieces, box.people]:
        shape = parse_shape(piece.shape)
        if min(r for r, _ in shape) or min(c for _, c in shape) or not _joined(shape):
            raise BoxError(f"{piece.id}: {piece.shape!r} is not one piece that begins at its upper left corner")
        if piece.dark and mirrored(shape) not in rotations(parse_shape(piece.dark)):
            raise BoxError(f"{piece.id}: Dark's {piece.dark!r} is not the mirror image of Light's {piece.shape!r}")
        if not piece.dark and mirrored(shape) not in rotations(shape):
            raise BoxError(f"{piece.id}: {piece.shape!r} is not its own mirror image, so Dark needs a shape too")
        if not all(piece.named(seat) for seat in (0, 1)):
            raise BoxError(f"{piece.id}: each side needs a monument for it")
    together = 2 * box.squares + box.people.squares
    if together != box.size**2:
        raise BoxError(f"all pieces together have {together} squares, the board has {box.size**2}")


def _joined(shape: Shape) -> bool:
    reached, new = {shape[0]}, {shape[0]}
    while new:
        near = {(r + dr, c + dc) for r, c in new for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        new = (near & set(shape)) - reached
        reached |= new
    return len(reached) == len(shape)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


@cache
def load() -> Box:
    """The box, read and checked once."""
    facts = [convert(fact, Fact) for fact in _read("game")["facts"]]
    values = {fact.name: fact.value for fact in facts}
    pieces = _read("pieces")
    box = Box(
        size=values["board"],
        games=values["games"],
        most_placements=values["most_placements"],
        pieces=[convert(piece, Piece) for piece in pieces["pieces"]],
        people=convert(pieces["people"], Piece),
        facts=facts,
    )
    check(box)
    return box
