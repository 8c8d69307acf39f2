"""What lies on the referee's table: Cities, supplies, tiles, decks. Plain things that anybody can look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from monumenta.games.monumental.box import AutomaLine
from tests.games.monumental.referee_box import BASIC, BOX, Chart, chart, fact


@dataclass
class Ask:
    """A question to a seat, with the answers that it may give."""

    seat: int
    asked: str
    texts: list[str]
    automa: int | None = None
    """The Automa for which it is answered."""


@dataclass
class Luck:
    """A draw, with its odds."""

    asked: str
    odds: dict[str, int]


Flow = Generator[Ask | Luck, str, Any]
"""A part of the game as it goes on: it yields questions and draws, and is sent their answers."""
SPENT: Final = "PSMWB"
"""What is lost at the end."""


@dataclass
class Place:
    """One of the nine places of a City."""

    card: str | None = None
    knowledge: list[str] = field(default_factory=list[str])
    active: bool = False
    used: bool = False
    used_knowledge: set[str] = field(default_factory=set[str])

    @property
    def empty(self) -> bool:
        return self.card is None and not self.knowledge


@dataclass
class Drawn:
    """A card drawn beside the City."""

    card: str
    used: bool = False
    free: bool = True
    """Drawn in this turn."""


@dataclass
class Realm:
    """A civilization: all that is its own, but for its units on the map."""

    seat: int
    civ: str = ""
    capital: str = ""
    warlord: str = ""
    explorers: list[str] = field(default_factory=list[str])
    acted: list[bool] = field(default_factory=lambda: [False, False])
    outposts: int = 0
    """In the Capital."""
    supply: Counter[str] = field(default_factory=Counter[str])
    city: list[Place] = field(default_factory=lambda: [Place() for _ in range(9)])
    deck: Counter[str] = field(default_factory=Counter[str])
    top: list[str] = field(default_factory=list[str])
    """Known cards on top of the deck, the next one last."""
    discard: Counter[str] = field(default_factory=Counter[str])
    archive: Counter[str] = field(default_factory=Counter[str])
    drawn: list[Drawn] = field(default_factory=list[Drawn])
    policies: list[str] = field(default_factory=list[str])
    policy_used: bool = False
    hero: str | None = None
    heroes_used: set[str] = field(default_factory=set[str])
    hero_aside: bool = False
    project: str | None = None
    wonders: list[str] = field(default_factory=list[str])
    """Cards of completed Wonders."""
    markets: dict[int, str] = field(default_factory=dict[int, str])
    """Market tokens held."""
    visited: set[int] = field(default_factory=set[int])
    """Markets whose token was taken."""
    taken: int = 0
    """Market tokens taken in the whole game."""
    claimed: Counter[str] = field(default_factory=Counter[str])
    monsters: list[str] = field(default_factory=list[str])
    produced: int = 0
    conquered: bool = False
    picked: bool = False
    warlord_used: bool = False
    passed: bool = False
    guard: bool = False
    news: list[tuple[bool, int, str]] = field(default_factory=list[tuple[bool, int, str]])
    """Cards that came to a City since the last action, for the events: is it Knowledge, to which place (9: beside)."""

    def gain(self, letter: str, number: int = 1) -> None:
        self.supply[letter] += number
        if letter in "PW":
            self.produced += number

    def gain_all(self, gains: dict[str, int]) -> None:
        for letter, number in gains.items():
            self.gain(letter, number)

    def lacks(self, price: dict[str, int], special: str = "") -> int:
        """How much Gold a payment takes: its own part, and what fills in. Special resources fit the first kind."""
        gold = price.get("G", 0)
        for letter, number in price.items():
            if letter in BASIC:
                extra = self.supply[special] if special and letter == next(iter(price)) else 0
                gold += max(0, number - self.supply[letter] - extra)
        return gold

    def can_pay(self, price: dict[str, int], special: str = "") -> bool:
        if self.supply["C"] < price.get("C", 0) or self.supply["T"] < price.get("T", 0):
            return False
        return self.lacks(price, special) <= self.supply["G"]

    def pay(self, price: dict[str, int], special: str = "") -> None:
        """Special resources first, then the resource itself, then Gold."""
        assert self.can_pay(price, special)
        for letter, number in price.items():
            left = number
            for kind in [special, letter] if letter in BASIC and special else [letter]:
                spent = min(left, self.supply[kind])
                self.supply[kind] -= spent
                left -= spent
            self.supply["G"] -= left


@dataclass
class Tile:
    """A hex as it stands; Warlords and Explorers know themselves where they are."""

    name: str
    terrain: str
    owner: int | None = None
    soldiers: int = 0
    outposts: int = 0
    token: str | None = None
    production: bool = False
    wonders: list[str] = field(default_factory=list[str])
    monster: str | None = None


@dataclass
class AutomaMind:
    """What an Automa goes by."""

    deck: set[str] = field(default_factory=set[str])
    discard: set[str] = field(default_factory=set[str])
    policies: int = 0
    gained: list[str] = field(default_factory=list[str])
    tokens: int = 0
    """Production tokens not yet changed into Gold."""
    card: str | None = None
    """The card that it follows."""
    lines: list[AutomaLine] = field(default_factory=list[AutomaLine])
    """What is left of it."""
    then: str = ""
    """What follows in its place."""
    drawn: int = 0
    """Cards of this turn (round)."""


@dataclass
class Move:
    """The turn action that goes on: moving armies or Explorers."""

    kind: str = ""
    """`march` or `steps`."""
    who: int | str | None = None
    """With one unit a turn action: which."""
    moved: set[int] = field(default_factory=set[int])
    """Explorers that have moved in this turn."""
    owes: int | None = None
    """The Explorer that took something where it stood, and must go on."""
    half: int = 0
    """Spaces already paid for."""


class Table:
    """The whole table."""

    def __init__(self, options: dict[str, Any], version: str) -> None:
        self.options = options
        self.version = version
        self.players: int = options["players"]
        self.classic: bool = options["mode"] == "classic"
        self.people: int = self.players - options["automas"]
        self.chart: Chart = chart(self.players)
        self.tiles = {tile.id: Tile(tile.id, tile.terrain, token=tile.token) for tile in self.chart.game_map.tiles}
        for tile in self.tiles.values():
            tile.production = tile.terrain not in {"capital", "water", "market"}
        self.market_tiles = [name for name in self.chart.names if self.tiles[name].terrain == "market"]
        self.market_goods: list[Counter[str]] = [
            Counter(token.id for token in BOX.market.tokens) for _ in self.market_tiles
        ]
        self.market_left = [self.players] * len(self.market_tiles)
        self.market_names: list[str] = []
        self.realms = [Realm(seat) for seat in range(self.players)]
        self.minds: dict[int, AutomaMind] = {seat: AutomaMind() for seat in range(self.people, self.players)}
        self.first = 0
        self.round = 0
        self.last = False
        self.short = False
        """The base game: a refill could not be completed."""
        self.over = False
        self.tokens_left = Counter[str]()
        self.monster_tokens = fact("monsters_each") * self.players if options["monsters"] else 0
        self.monsters_left = [monster.id for monster in BOX.monsters]
        self.prowling: list[str] = []
        """Monsters on the map, in the order of their appearance."""
        self.eras: list[list[str]] = self._eras()
        self.started: set[int] = set()
        self.display: list[str | None] = [None] * (
            fact("display_classic") if self.classic else self.players + fact("display_extra")
        )
        self.basics = {card.id: card.copies for card in BOX.basic}
        self.hero_row: list[str] = []
        self.taken = 0
        """Cards taken from the display in this round (base game: turn)."""
        self.turn = Move()
        self.spent = False
        self.drawing_automa = False
        """Is it an Automa for which luck draws?"""
        self.log: list[dict[str, Any]] = []
        """Events that are told in the order in which they happen."""
        self.raids: list[dict[str, Any]] = []
        """What Monsters did at the end of a round, in this order."""

    def _eras(self) -> list[list[str]]:
        wanted = ["classical", "medieval", "renaissance", "modern"]
        if not self.options["renaissance"] and self.players < 5:
            wanted.remove("renaissance")
        return [[card.id for card in BOX.development if card.era == era] for era in wanted]

    @property
    def deck_left(self) -> int:
        return sum(map(len, self.eras))

    def seating(self, start: int | None = None) -> list[int]:
        """Seats clockwise, from the marker or from a seat on."""
        begin = self.first if start is None else start
        return [(begin + i) % self.players for i in range(self.players)]

    def is_automa(self, seat: int) -> bool:
        return seat >= self.people

    def units(self, tile: str) -> int:
        """Everything that holds a tile for its owner."""
        here = self.tiles[tile]
        if here.owner is None:
            return 0
        return here.soldiers + here.outposts + (self.realms[here.owner].warlord == tile)

    def provinces(self, seat: int) -> list[str]:
        return [
            name for name, tile in self.tiles.items() if tile.owner == seat and tile.terrain not in {"capital", "water"}
        ]

    def land(self, seat: int) -> list[str]:
        """Provinces and the Capital."""
        capital = self.realms[seat].capital
        return [*self.provinces(seat), *([capital] if capital else [])]

    def coast(self, seat: int) -> int:
        return sum(self.chart.coastal(name) for name in self.provinces(seat))


def ask(seat: int, asked: str, texts: Iterable[str], *, always: bool = False, automa: int | None = None) -> Flow:
    """One of the texts; nobody is asked where there is only one possibility."""
    texts = list(texts)
    assert texts, f"nothing to answer to {asked}"
    if len(texts) == 1 and not always:
        return texts[0]
    return (yield Ask(seat, asked, texts, automa))


def lot(asked: str, odds: dict[str, int], *, always: bool = True) -> Flow:
    """What luck draws."""
    odds = {text: weight for text, weight in odds.items() if weight > 0}
    if len(odds) == 1 and not always:
        return next(iter(odds))
    return (yield Luck(asked, odds))
