"""What is in the box: `box/*.toml` read, checked, and turned into the tables that the rules index."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, convert

FOLDER = Path(__file__).parent / "box"

Source = Literal["rulebook", "public", "derived", "guess", "invented"]
Ring = Literal["outer", "middle", "centre"]


class BoxError(ValueError):
    """A box file contradicts itself or another one; the message says which and where."""


class Slot(Struct, frozen=True):
    """A place in the plan for one token; x, y is its upper left corner in token widths, y towards the viewer."""

    id: int
    level: int
    colour: str
    x: float
    y: float
    points: int
    supports: list[int]
    """Slots of the level below that must be built first."""


class Bag(Struct, frozen=True):
    """The tokens of one round, and how many middle spaces get only one of them."""

    tokens: dict[str, int]
    middle_singles: int
    source: Source


class Monument(Struct, frozen=True):
    id: str
    title: str
    place: str
    slots: list[Slot]
    bags: list[Bag]
    source: Source
    note: str

    @property
    def points(self) -> int:
        """All points that can be built."""
        return sum(slot.points for slot in self.slots)


class Space(Struct, frozen=True):
    id: str
    ring: Ring
    index: int
    neighbours: list[str]


class Quarry(Struct, frozen=True):
    outer: int
    middle: int
    outer_fill: int
    middle_fill: int
    spaces: list[Space]
    source: Source
    note: str


class Fact(Struct, frozen=True):
    """A number of the box with where it comes from, for the rules screen."""

    name: str
    value: int | list[int | str] | dict[str, int]
    source: Source
    note: str


class Box(Struct, frozen=True):
    tokens: list[str]
    """Token kinds in order: the four building colours, then gem and black."""
    supply: dict[str, int]
    level_points: list[int]
    gem_points: int
    black_points: int
    start_score: int
    track: int
    pass_penalty: int
    rounds: int
    steps: list[int]
    """Steps of quarry turns 2, 3, 4, …; the last one goes on for ever."""
    quarry: Quarry
    monuments: list[Monument]
    facts: list[Fact]

    def monument(self, name: str) -> Monument:
        return next(m for m in self.monuments if m.id == name)


def quarry_spaces(outer: int, middle: int) -> list[Space]:
    """The quarry as a graph: rim o0…, middle ring m0…, centre c; slices that share an edge are neighbours."""
    edges: set[tuple[str, str]] = set()

    def join(a: str, b: str) -> None:
        if a != b:
            edges.update({(a, b), (b, a)})

    for ring, size in (("o", outer), ("m", middle)):
        for i in range(size):
            join(f"{ring}{i}", f"{ring}{(i + 1) % size}")
    for j in range(middle):
        join(f"m{j}", "c")
        for i in range(outer):
            # both rings are cut from the same angle: the arcs overlap in more than a point
            if i * middle < (j + 1) * outer and j * outer < (i + 1) * middle:
                join(f"o{i}", f"m{j}")
    names: list[tuple[str, Ring, int]] = [(f"o{i}", "outer", i) for i in range(outer)]
    names.extend([(f"m{j}", "middle", j) for j in range(middle)])
    names.append(("c", "centre", 0))
    order = {name: k for k, (name, _, _) in enumerate(names)}
    return [
        Space(name, ring, index, sorted((b for a, b in edges if a == name), key=order.__getitem__))
        for name, ring, index in names
    ]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def _supports(slot: tuple[float, float], below: list[Slot]) -> list[int]:
    x, y = slot
    return [s.id for s in below if abs(s.x - x) < 1 and abs(s.y - y) < 1]


def _slots(data: dict[str, Any], level_points: list[int], colours: list[str]) -> list[Slot]:
    """A level has the colour of the box's list unless its file says another."""
    slots: list[Slot] = []
    for level in data["levels"]:
        z: int = level["level"]
        colour: str = level["colour"] if "colour" in level else colours[z - 1]
        below = [s for s in slots if s.level == z - 1]
        for x, y in level["slots"]:
            slots.append(
                Slot(
                    id=len(slots),
                    level=z,
                    colour=colour,
                    x=float(x),
                    y=float(y),
                    points=level_points[z - 1],
                    supports=_supports((x, y), below),
                )
            )
    return slots


def _monument(name: str, level_points: list[int], colours: list[str]) -> Monument:
    data = _read(name)
    bags = [convert(bag, Bag) for bag in data["bags"]]
    return Monument(
        id=name,
        title=data["title"],
        place=data["place"],
        slots=_slots(data, level_points, colours),
        bags=bags,
        source=data["source"],
        note=data["note"],
    )


def check_monument(monument: Monument, box: Box) -> None:
    """Raise BoxError unless the plan can stand and its bags fit quarry and supply."""
    _check_plan(monument)
    _check_bags(monument, box)


def _check_plan(monument: Monument) -> None:
    for slot in monument.slots:
        if slot.level > 1 and len(slot.supports) not in (1, 2, 4):
            raise BoxError(f"{monument.id}: slot L{slot.level} {slot.x},{slot.y} rests on {len(slot.supports)} tokens")
        covered = sum(
            (1 - abs(slot.x - monument.slots[i].x)) * (1 - abs(slot.y - monument.slots[i].y)) for i in slot.supports
        )
        if slot.level > 1 and covered != 1:
            raise BoxError(f"{monument.id}: slot L{slot.level} {slot.x},{slot.y} overhangs")
        for other in monument.slots:
            if (
                other.id < slot.id
                and other.level == slot.level
                and abs(other.x - slot.x) < 1
                and abs(other.y - slot.y) < 1
            ):
                raise BoxError(f"{monument.id}: two slots of level {slot.level} overlap at {slot.x},{slot.y}")
    for a, b in pairwise(s.level for s in monument.slots):
        if b not in (a, a + 1):
            raise BoxError(f"{monument.id}: levels out of order")


def _check_bags(monument: Monument, box: Box) -> None:
    quarry = box.quarry
    if len(monument.bags) != box.rounds:
        raise BoxError(f"{monument.id}: {len(monument.bags)} bags for {box.rounds} rounds")
    for number, bag in enumerate(monument.bags, 1):
        rings = quarry.outer * quarry.outer_fill + quarry.middle * quarry.middle_fill - bag.middle_singles
        if sum(bag.tokens.values()) < rings:
            raise BoxError(f"{monument.id}, round {number}: the bag does not fill the rings")
    required = {c: sum(1 for s in monument.slots if s.colour == c) for c in box.tokens[:4]}
    for colour in box.tokens:
        drawn = sum(bag.tokens[colour] for bag in monument.bags)
        # the black token goes back after every round
        if (drawn if colour != "black" else 1) > box.supply[colour]:
            raise BoxError(f"{monument.id}: {drawn} {colour} tokens drawn, {box.supply[colour]} in the box")
        if required.get(colour, 0) > drawn:
            raise BoxError(f"{monument.id}: {required[colour]} {colour} tokens needed, {drawn} drawn")


@cache
def load() -> Box:
    """The box, read and checked once."""
    game = _read("game")
    values = {fact["name"]: fact["value"] for fact in game["facts"]}
    quarry = game["quarry"]
    box = Box(
        tokens=list(values["supply"]),
        supply=values["supply"],
        level_points=values["level_points"],
        gem_points=values["gem_points"],
        black_points=values["black_points"],
        start_score=values["start_score"],
        track=values["track"],
        pass_penalty=values["pass_penalty"],
        rounds=values["rounds"],
        steps=values["steps"],
        quarry=Quarry(
            outer=quarry["outer"],
            middle=quarry["middle"],
            outer_fill=quarry["outer_fill"],
            middle_fill=quarry["middle_fill"],
            spaces=quarry_spaces(quarry["outer"], quarry["middle"]),
            source=quarry["source"],
            note=quarry["note"],
        ),
        monuments=[_monument(name, values["level_points"], values["level_colours"]) for name in game["monuments"]],
        facts=[convert(fact, Fact) for fact in game["facts"]],
    )
    for monument in box.monuments:
        check_monument(monument, box)
    return box
