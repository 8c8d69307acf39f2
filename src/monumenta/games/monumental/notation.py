"""Actions as text and back: `city r1 c2`, `buy factory`, `conquer c2`, `soldier c1`, `use r1c2`, `pass`, …"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.contract import BadNotation

from .actions import Action
from .box import Map
from .counts import BOX, CARDS, Count
from .state import State

DIRECTIONS: Final = ("ne", "e", "se", "sw", "w", "nw")
RESOURCE_WORDS: Final = ("production", "science", "military", "gold")
CARD_NAMES: Final = ("nothing", *(card.id for card in CARDS))
KNOWLEDGE_NAMES: Final = tuple(card.id for card in CARDS if card.type == "knowledge")
WONDER_NAMES: Final = tuple(card.id for card in CARDS if card.type == "wonder")
CIV_NAMES: Final = tuple(civ.id for civ in BOX.civilizations)
POLICY_NAMES: Final = tuple(policy.id for civ in BOX.civilizations for policy in civ.policies)
HERO_NAMES: Final = tuple(hero.id for hero in BOX.heroes)
MONSTER_NAMES: Final = tuple(monster.id for monster in BOX.monsters)
TOKEN_NAMES: Final = tuple(f"{token.id}-{i}" for token in BOX.exploration for i, _ in enumerate(token.rewards, 1))
GOODS_NAMES: Final = tuple(token.id for token in BOX.market.tokens)
AUTOMA_NAMES: Final = (*(card.id for card in [*BOX.automa.standard, *BOX.automa.advanced]), "own")
"""Of the cards in an Automa's deck; the last one stands for the civilization's own."""
SLOT_NAMES: Final = tuple(f"r{slot // 3 + 1}c{slot % 3 + 1}" for slot in range(Count.SLOTS))
HELP: Final = "an action looks like 'city r1 c2', 'buy factory', 'conquer c2', 'use r1c2', 'pass' or 'end'"


def tile_name(layout: int, tile: int) -> str:
    """A smaller map leaves ids unused; they have a name too, so that every id has one."""
    tiles = BOX.maps[layout].tiles
    return tiles[tile].id if tile < len(tiles) else f"tile{tile}"


def _names(layout: int, game_map: Map) -> list[str]:
    tiles = [tile_name(layout, tile) for tile in range(Count.TILES)]
    assert len(game_map.tiles) <= Count.TILES
    explorers = [str(e + 1) for e in range(Count.EXPLORERS)]
    return [
        *(f"city r{i // 3 + 1} c{i % 3 + 1}" for i in range(9)),
        *(f"buy {card}" for card in CARD_NAMES),
        *(f"build {wonder}" for wonder in WONDER_NAMES),
        *(f"policy {policy}" for policy in POLICY_NAMES),
        *(f"conquer {tile}" for tile in tiles),
        *(f"soldier {tile}" for tile in tiles),
        "warlord",
        *(f"to {tile}" for tile in tiles),
        *(f"outpost {tile}" for tile in tiles),
        *(f"step {e} {direction}" for e in explorers for direction in DIRECTIONS),
        *(f"pick {e}" for e in explorers),
        *(f"lead {e}" for e in explorers),
        *(f"use {slot}" for slot in SLOT_NAMES),
        *(f"use {knowledge}" for knowledge in KNOWLEDGE_NAMES),
        *(f"use drawn {card}" for card in CARD_NAMES),
        "use policy",
        "use hero",
        *(f"hire {hero}" for hero in HERO_NAMES),
        "dismiss",
        "advance",
        *(f"defeat {monster}" for monster in MONSTER_NAMES),
        "produce",
        *(f"trade {market + 1}" for market in range(Count.MARKETS)),
        "pass",
        "end",
        "skip",
        "way 1",
        "way 2",
        *RESOURCE_WORDS,
        *(f"slot {slot}" for slot in SLOT_NAMES),
        *(f"copy {token}" for token in TOKEN_NAMES),
        *(f"civ {civ}" for civ in CIV_NAMES[: Count.CIVS]),
        *(f"starts {seat}" for seat in range(Count.PLAYERS)),
        *(f"corner {seat}" for seat in range(Count.PLAYERS)),
        *(f"name {city}" for city in BOX.market.cities),
        *(f"draw {card}" for card in CARD_NAMES),
        *(f"token {token}" for token in TOKEN_NAMES),
        "token harmless",
        "token monster",
        *(f"monster {monster}" for monster in MONSTER_NAMES),
        *(f"hero {hero}" for hero in HERO_NAMES),
        *(f"goods {goods}" for goods in GOODS_NAMES),
        *(f"automa {card}" for card in AUTOMA_NAMES),
    ]


NAMES: Final = [_names(layout, game_map) for layout, game_map in enumerate(BOX.maps)]
"""NAMES[map][action]"""
NUMBERS: Final = [{name: action for action, name in enumerate(names)} for names in NAMES]
assert all(len(names) == Action.COUNT == len(numbers) for names, numbers in zip(NAMES, NUMBERS, strict=True))


def write(s: State, action: int) -> str:
    """An action's text; tiles are named by this game's map."""
    return NAMES[s.layout][action]


def parse(s: State, text: str) -> int:
    """The id of an action's text; upper and lower case and extra blanks are forgiven."""
    number = NUMBERS[s.layout].get(" ".join(text.lower().split()))
    if number is None:
        raise BadNotation(f"{text!r} is no action here: {HELP}")
    return number
