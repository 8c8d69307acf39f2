"""The referee's own reading of the box: effects split into steps, tiles with their neighbours, cards by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from monumenta.games.monumental.box import Box, Card, Hero, Map, Policy, load

BOX: Final[Box] = load()
CARDS: Final[dict[str, Card]] = {card.id: card for card in BOX.cards}
POLICIES: Final[dict[str, Policy]] = {policy.id: policy for civ in BOX.civilizations for policy in civ.policies}
HEROES: Final[dict[str, Hero]] = {hero.id: hero for hero in BOX.heroes}
DEFENCE: Final[dict[str, int]] = {terrain.id: terrain.defence for terrain in BOX.terrains}
REWARDS: Final[dict[str, str]] = {
    f"{token.id}-{i}": reward for token in BOX.exploration for i, reward in enumerate(token.rewards, 1)
}
"""The reward of every kind of Exploration token, by its name in the notation."""
COPIES: Final[dict[str, int]] = {
    f"{token.id}-{i}": token.copies for token in BOX.exploration for i, _ in enumerate(token.rewards, 1)
}
STRENGTH: Final[dict[str, int]] = {token.id: token.strength for token in BOX.exploration}
GOODS: Final[dict[str, str]] = {token.id: token.reward for token in BOX.market.tokens}
DIRECTIONS: Final = {"ne": (1, -1), "e": (1, 0), "se": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (0, -1)}
BASIC: Final = "PSM"
WORDS: Final = {
    "P": "production",
    "S": "science",
    "M": "military",
    "G": "gold",
    "C": "culture",
    "W": "works",
    "B": "raids",
    "T": "tokens",
}
LETTERS: Final = {word: letter for letter, word in WORDS.items()}


def fact(name: str) -> int:
    return BOX.fact(name)


def amounts(text: str) -> dict[str, int]:
    """`2P 1S` as {"P": 2, "S": 1}."""
    return {letter: int(number) for number, letter in re.findall(r"(\d+)([A-Z])", text)}


@dataclass(frozen=True)
class Step:
    """One step of an effect: its word, and what follows it."""

    word: str
    rest: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join(self.rest)

    def amounts(self) -> dict[str, int]:
        return amounts(self.text)

    def number(self, otherwise: int = 1) -> int:
        """The first plain number in it."""
        return next((int(word) for word in self.rest if re.fullmatch(r"-?\d+", word)), otherwise)

    @property
    def counts(self) -> str | None:
        """What is counted: the word after `per`."""
        return self.rest[self.rest.index("per") + 1] if "per" in self.rest else None

    @property
    def most(self) -> int:
        return int(self.rest[self.rest.index("max") + 1]) if "max" in self.rest else 99


Way = tuple[Step, ...]


@cache
def ways_of(effect: str) -> tuple[Way, ...]:
    """An effect's ways, each a row of steps."""

    def steps(way: str) -> Iterator[Step]:
        for part in way.split(","):
            word, *rest = part.split()
            if word == "may":
                word, rest = "may archive", []
            elif word in {"copy", "if"}:
                word, rest = f"{word} {rest[0]}", rest[1:]
            yield Step(word, tuple(rest))

    return tuple(tuple(steps(way)) for way in effect.split("|") if way.strip())


def is_gain(way: Way) -> bool:
    """Is it nothing but gain, so that nobody needs to be asked?"""
    return all(step.word == "gain" for step in way)


@dataclass(frozen=True)
class Chart:
    """A map: names of tiles with what lies around them."""

    game_map: Map
    names: tuple[str, ...]
    near: dict[str, dict[str, str]]
    """Of each tile: direction to neighbour."""
    at: dict[str, tuple[int, int]]
    terrain: dict[str, str]
    water: dict[str, frozenset[int]]
    """Of each tile: the seas next to it."""

    def far(self, one: str, other: str) -> int:
        """Spaces between two tiles, whatever lies between."""
        (q, r), (p, s) = self.at[one], self.at[other]
        return max(abs(q - p), abs(r - s), abs(q + r - p - s))

    def way(self, start: str, goal: str) -> int:
        """Steps that an Explorer takes from one to the other."""
        seen, border, steps = {start}, {start}, 0
        while goal not in seen:
            border = {n for tile in border for n in self.near[tile].values()} - seen
            seen |= border
            steps += 1
        return steps

    def coastal(self, tile: str) -> bool:
        return bool(self.water[tile])


@cache
def chart(players: int) -> Chart:
    game_map = next(m for m in BOX.maps if m.players == players)
    at = {tile.id: (tile.q, tile.r) for tile in game_map.tiles}
    names = {place: name for name, place in at.items()}
    near = {
        name: {d: names[q + dq, r + dr] for d, (dq, dr) in DIRECTIONS.items() if (q + dq, r + dr) in names}
        for name, (q, r) in at.items()
    }
    terrain = {tile.id: tile.terrain for tile in game_map.tiles}
    seas: list[set[str]] = []
    for tile in names.values():
        if terrain[tile] == "water":
            joined = [sea for sea in seas if any(n in sea for n in near[tile].values())]
            seas = [sea for sea in seas if sea not in joined] + [{tile}.union(*joined)]
    water = {
        tile: frozenset(
            i for i, sea in enumerate(seas) if terrain[tile] != "water" and any(n in sea for n in near[tile].values())
        )
        for tile in names.values()
    }
    return Chart(game_map, tuple(tile.id for tile in game_map.tiles), near, at, terrain, water)
