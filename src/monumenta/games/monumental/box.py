"""What is in the box: `box/*.toml` read, checked, and turned into typed entries that the tables are made from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, convert

from .automa_lines import MOST_DEEDS, MOST_LINES, parse_deed
from .effect_text import EffectError, parse_amounts, parse_effect

FOLDER = Path(__file__).parent / "box"

Source = Literal["rulebook", "public", "derived", "guess", "invented"]
CardType = Literal["building", "knowledge", "wonder"]
Era = Literal["classical", "medieval", "renaissance", "modern"]
CivilizationType = Literal["technological", "aggressive", "architectural", "economic", "cultural"]
OUTPUT_LETTERS = "PSMGCA"
"""What a card's output may be: a resource that it can bring by itself, or A for any basic one."""


class BoxError(ValueError):
    """A box file contradicts itself or another one; the message says which and where."""


class Fact(Struct, frozen=True):
    """A number of the box with where it comes from, for the rules screen."""

    name: str
    value: int
    source: Source
    note: str


class Terrain(Struct, frozen=True):
    id: str
    defence: int
    source: Source


class Card(Struct, frozen=True):
    """A city card: of the starting deck, a Basic Building, or of the development deck."""

    id: str
    type: CardType
    source: Source
    era: Era | None = None
    """Only of the development deck."""
    copies: int = 1
    cost: list[int] = []
    """Buildings in Production, Knowledge in Science, Wonders in Production a stage; none in the starting deck."""
    output: str = ""
    """Gained when the card is activated or drawn."""
    on_wonder: str = ""
    """The output instead, where it is attached to a Wonder."""
    text: str = ""
    """An effect, used once an activation."""
    bonus: str = ""
    """Of a Wonder: the effect of completing it."""
    note: str = ""


class Policy(Struct, frozen=True):
    id: str
    bonus: str
    source: Source
    text: str = ""
    """An effect that may be used once a turn while the Policy is the active one."""
    rule: str = ""
    """Or a rule in force while it is."""
    amount: int = 1


class Warlord(Struct, frozen=True):
    id: str
    source: Source
    text: str = ""
    """The effect of the first conquest of a turn with the Warlord."""
    rule: str = ""


class Civilization(Struct, frozen=True):
    id: str
    type: CivilizationType
    warlord: Warlord
    building: Card
    knowledge: Card
    policies: list[Policy]
    source: Source


class Hero(Struct, frozen=True):
    id: str
    era: Era
    cost: int
    source: Source
    text: str = ""
    rule: str = ""
    amount: int = 1


class Monster(Struct, frozen=True):
    id: str
    cost: str
    reward: str
    source: Source


class Exploration(Struct, frozen=True):
    """Exploration tokens with one number on the back; `copies` of each reward."""

    id: str
    kind: Literal["barbarian", "town"]
    strength: int
    copies: int
    rewards: list[str]
    source: Source
    note: str


class MarketToken(Struct, frozen=True):
    id: str
    reward: str
    source: Source


class Market(Struct, frozen=True):
    cities: list[str]
    tokens: list[MarketToken]
    source: Source
    note: str


class Tile(Struct, frozen=True):
    """A hex: name, axial coordinates, terrain, and the Exploration token that lies there at the start."""

    id: str
    q: int
    r: int
    terrain: str
    token: str | None


class Map(Struct, frozen=True):
    players: int
    tiles: list[Tile]
    capitals: list[int]
    """Tiles, clockwise."""
    source: Source
    note: str


class AutomaLine(Struct, frozen=True):
    """A line of an Automa's card; see automa_lines.py for what it can do."""

    do: list[str]
    pays: int = 0
    """Done only for so much Gold."""
    type: CivilizationType | None = None
    """Done only by civilizations of this type."""


class AutomaCard(Struct, frozen=True):
    id: str
    source: Source
    lines: list[AutomaLine] = []
    then: Literal["", "any", "technological", "twice", "typed"] = ""
    """What card follows in its place."""


class Automa(Struct, frozen=True):
    """The Automa's cards, and the numbers it lives by."""

    gold: int
    """At the start."""
    instead: int
    """Gold for what cannot be done."""
    tokens: int
    """Production tokens for 1 Gold."""
    culture: int
    """Gold for 1 Culture."""
    draws: int
    """Cards a turn, round by round a round."""
    points: int
    """Gold for 1 point at the end."""
    standard: list[AutomaCard]
    advanced: list[AutomaCard]
    own: list[AutomaCard]
    """What the reference card stands for, by civilization."""
    source: Source
    note: str

    @property
    def cards(self) -> list[AutomaCard]:
        """In the order of the numbers that the rules give them."""
        return [*self.standard, *self.advanced, *self.own]


class Box(Struct, frozen=True):
    facts: list[Fact]
    terrains: list[Terrain]
    starting: list[Card]
    basic: list[Card]
    development: list[Card]
    civilizations: list[Civilization]
    heroes: list[Hero]
    monsters: list[Monster]
    exploration: list[Exploration]
    market: Market
    maps: list[Map]
    automa: Automa

    @property
    def cards(self) -> list[Card]:
        """Every city card there is, in the order of the numbers that the rules give them."""
        own = [card for civ in self.civilizations for card in (civ.building, civ.knowledge)]
        return [*self.starting, *own, *self.basic, *self.development]

    def fact(self, name: str) -> int:
        return next(fact.value for fact in self.facts if fact.name == name)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def _civilization(data: dict[str, Any]) -> Civilization:
    return convert(
        {**data, "building": {"type": "building", **data["building"]}}
        | {"knowledge": {"type": "knowledge", **data["knowledge"]}},
        Civilization,
    )


def tile_names(places: list[tuple[int, int]]) -> dict[tuple[int, int], str]:
    """Row letters from the top, numbers from the left: a1, a2, …, b1, …"""
    rows = sorted({r for _, r in places})
    names: dict[tuple[int, int], str] = {}
    for letter, r in zip("abcdefghijklmnop", rows, strict=False):
        for number, q in enumerate(sorted(q for q, other in places if other == r), 1):
            names[q, r] = f"{letter}{number}"
    return names


def _map(data: dict[str, Any]) -> Map:
    laid: dict[tuple[int, int], tuple[str, str | None]] = dict.fromkeys(map(tuple, data["capitals"]), ("capital", None))
    for key, places in data["tiles"].items():
        terrain, _, token = key.partition(" ")
        for q, r in places:
            if (q, r) in laid:
                raise BoxError(f"the map for {data['players']}: two tiles at {q}, {r}")
            laid[q, r] = (terrain, token.lower() or None)
    names = tile_names(list(laid))
    order = sorted(laid, key=lambda place: (place[1], place[0]))
    tiles = [Tile(names[place], *place, *laid[place]) for place in order]
    capitals = [order.index((q, r)) for q, r in data["capitals"]]
    return Map(data["players"], tiles, capitals, data["source"], data["note"])


def _effects_of(box: Box) -> list[tuple[str, str]]:
    """Every effect of the box with whose it is."""
    texts = [(card.id, text) for card in box.cards for text in (card.text, card.bonus) if text]
    for civ in box.civilizations:
        texts += [(p.id, text) for p in civ.policies for text in (p.text, p.bonus) if text]
        texts += [(civ.warlord.id, civ.warlord.text)] if civ.warlord.text else []
    texts += [(hero.id, hero.text) for hero in box.heroes if hero.text]
    texts += [(monster.id, monster.reward) for monster in box.monsters]
    texts += [(token.id, reward) for token in box.exploration for reward in token.rewards]
    texts += [(token.id, token.reward) for token in box.market.tokens]
    return texts


def check_box(box: Box) -> None:
    """Raise BoxError unless every entry can be understood and what must fit together does."""
    for whose, text in _effects_of(box):
        _check_text(whose, lambda text=text: parse_effect(text))
    for card in box.cards:
        for output in (card.output, card.on_wonder):
            _check_text(card.id, lambda output=output: parse_amounts(output, OUTPUT_LETTERS))
    for monster in box.monsters:
        _check_text(monster.id, lambda monster=monster: parse_amounts(monster.cost, "PSM"))
    ids = [card.id for card in box.cards]
    if twice := {card for card in ids if ids.count(card) > 1}:
        raise BoxError(f"two cards are called {sorted(twice)}")
    _check_costs(box)
    _check_automa(box)
    for game_map in box.maps:
        _check_map(game_map, box)


def _check_text(whose: str, read: Callable[[], object]) -> None:
    """Say whose text it is that cannot be read."""
    try:
        read()
    except EffectError as problem:
        raise BoxError(f"{whose}: {problem}") from None


def _check_costs(box: Box) -> None:
    for card in [*box.basic, *box.development]:
        if len(card.cost) != (2 if card.type == "wonder" else 1):
            raise BoxError(f"{card.id}: a {card.type} has {len(card.cost)} costs")
    for civ in box.civilizations:
        for policy in civ.policies:
            if bool(policy.text) == bool(policy.rule):
                raise BoxError(f"{policy.id}: a Policy has either a text or a rule")


def _check_automa(box: Box) -> None:
    if [card.id for card in box.automa.own] != [civ.id for civ in box.civilizations]:
        raise BoxError("the Automa has a card of its own for every civilization, in their order")
    for card in box.automa.cards:
        if len(card.lines) > MOST_LINES or any(len(line.do) > MOST_DEEDS for line in card.lines):
            raise BoxError(f"{card.id}: at most {MOST_LINES} lines of {MOST_DEEDS} deeds")
        for line in card.lines:
            for deed in line.do:
                _check_text(card.id, lambda deed=deed: parse_deed(deed))


def _check_map(game_map: Map, box: Box) -> None:
    where = f"the map for {game_map.players}"
    if len(game_map.capitals) != game_map.players:
        raise BoxError(f"{where}: {len(game_map.capitals)} Capitals")
    terrains = {terrain.id for terrain in box.terrains}
    supply = {token.id: token.copies * len(token.rewards) for token in box.exploration}
    for tile in game_map.tiles:
        if tile.terrain not in terrains:
            raise BoxError(f"{where}: {tile.terrain!r} is no terrain")
        if tile.token is not None:
            if supply.get(tile.token, 0) == 0:
                raise BoxError(f"{where}: there is no {tile.token!r} token left for {tile.id}")
            supply[tile.token] -= 1
    if sum(tile.terrain == "market" for tile in game_map.tiles) > len(box.market.cities):
        raise BoxError(f"{where}: more markets than cities")
    _check_connected(game_map, where)


def neighbours(game_map: Map) -> list[list[int]]:
    """For each tile its six neighbours, clockwise from the upper right, -1 where the map ends."""
    at = {(tile.q, tile.r): i for i, tile in enumerate(game_map.tiles)}
    ways = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    return [[at.get((tile.q + dq, tile.r + dr), -1) for dq, dr in ways] for tile in game_map.tiles]


def _check_connected(game_map: Map, where: str) -> None:
    near = neighbours(game_map)
    land = {i for i, tile in enumerate(game_map.tiles) if tile.terrain != "water"}
    seen = {game_map.capitals[0]}
    border = list(seen)
    while border:
        new = {n for n in near[border.pop()] if n in land} - seen
        seen |= new
        border += new
    if seen != land:
        raise BoxError(f"{where}: the land is not connected")


@cache
def load() -> Box:
    """The box, read and checked once."""
    game, civs, development = _read("game"), _read("civilizations"), _read("development")
    tokens = _read("tokens")
    copies: int = development["basic_copies"]
    box = Box(
        facts=[convert(fact, Fact) for fact in game["facts"]],
        terrains=[convert(terrain, Terrain) for terrain in game["terrains"]],
        starting=[convert({"type": "building", **card}, Card) for card in civs["starting"]],
        basic=[convert({"type": "building", "copies": copies, **card}, Card) for card in development["basic"]],
        development=[convert({"era": era["id"], **card}, Card) for era in development["eras"] for card in era["cards"]],
        civilizations=[_civilization(civ) for civ in civs["civilizations"]],
        heroes=[convert(hero, Hero) for hero in _read("heroes")["heroes"]],
        monsters=[convert(monster, Monster) for monster in _read("monsters")["monsters"]],
        exploration=[convert(token, Exploration) for token in tokens["exploration"]],
        market=convert(tokens["market"], Market),
        maps=[_map(game_map) for game_map in _read("maps")["maps"]],
        automa=convert(_read("automa"), Automa),
    )
    check_box(box)
    return box


def slug(text: str) -> bool:
    """May this be a name in notation and locales?"""
    return re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", text) is not None
