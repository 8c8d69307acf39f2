"""What a seat may see of Monumental, as the types that leave the server.

Everything here is made from a record that `conceal` has already emptied of what the seat cannot know, so nothing in
this file can leak it. Cards, tokens and tiles are named by the ids of the box, which tells the rest about them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, cast

from msgspec import Struct

from monumenta.engine.compile.plain import copied
from monumenta.engine.match.concealed import Seen

from . import tables
from .actions import Action
from .agenda import is_automa
from .automa import gold_points
from .automa_view import Automaton, AutomaView, Decided, automa_view
from .choices import list_choices
from .city import activate_lines
from .counts import BOX, Count, FirstCard
from .display import width
from .land import conquest_price, defenders, targets
from .notation import (
    CARD_NAMES,
    CIV_NAMES,
    DIRECTIONS,
    GOODS_NAMES,
    HERO_NAMES,
    KNOWLEDGE_NAMES,
    MONSTER_NAMES,
    SLOT_NAMES,
    TOKEN_NAMES,
    WONDER_NAMES,
    tile_name,
    write,
)
from .rules import Category, actor, dominance, owned, points_each, standing, trophies
from .state import Chosen, Mark, Need, Phase, State
from .supply import advance_price, card_price, policy_price, stage_price

Resource = Literal["production", "science", "military", "gold", "culture", "works", "raids", "tokens"]
RESOURCE_NAMES: Final = cast(
    "tuple[Resource, ...]", ("production", "science", "military", "gold", "culture", "works", "raids", "tokens")
)
"""In the order of the state's cells. `works` is Production for Wonders only, `raids` Military for Provinces of nobody,
`tokens` are Production tokens."""
Yield = Literal[Resource, "any"]
"""What a City may bring: a resource, or a basic one of choice."""
PhaseName = Literal["setup", "city", "action", "upkeep", "development", "monsters", "over"]
PHASES: Final = cast(
    "tuple[PhaseName, ...]", (*["setup"] * 6, "city", "action", "upkeep", "development", "monsters", "over")
)
Asked = Literal[
    "nothing", "first", "civilization", "corner", "market-name", "card", "deal", "token", "monster-token", "monster",
    "hero", "goods", "automa", "lines", "act", "way", "gain", "pay", "archive", "discard", "activate", "stage",
    "conquer", "units", "reinforce", "march", "march-to", "steps", "fly", "fly-to", "wonder-token", "place", "lair",
    "copy",
]  # fmt: skip
ASKED: Final = cast(
    "tuple[Asked, ...]",
    (
        "nothing", "first", "civilization", "corner", "market-name", "card", "deal", "token", "monster-token",
        "monster", "hero", "goods", "automa", "civilization", "lines", "act", "way", "gain", "pay", "archive",
        "discard", "activate", "stage", "conquer", "units", "reinforce", "march", "march-to", "steps", "fly", "fly-to",
        "wonder-token", "place", "lair", "copy", "nothing",
    ),
)  # fmt: skip
"""By the state's `need`."""


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the nine places of a City."""

    card: str | None
    knowledge: list[str]
    """Attached to the card, or alone in the place."""
    active: bool
    used: bool
    """Has the card's text been used?"""
    used_knowledge: list[str]


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of one kind drawn beside the City."""

    card: str
    copies: int
    unused: int
    """Of how many the text can still be used."""
    free: int
    """Of how many without a turn action, in this turn."""


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """A Market token in somebody's supply; only its holder knows which."""

    market: int
    goods: str | None


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """How a score is made: how many of each, and the points for having most."""

    knowledge: int
    wonders: int
    policies: int
    provinces: int
    monsters: int
    gold: int
    """Points for the Gold of an Automa."""
    dominance: list[int]
    """For the first four."""
    total: int


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """A civilization, as everybody sees it."""

    civ: str | None
    capital: str | None
    warlord: str | None
    warlord_used: bool
    explorers: list[str]
    explorers_acted: list[bool]
    outposts_left: int
    resources: dict[Resource, int]
    produced: int
    conquered: bool
    passed: bool
    guard: bool
    city: list[Place]
    deck: dict[str, int]
    """Cards of the deck whose order nobody knows."""
    top: list[str]
    """Known cards above them, the next one first."""
    discard: dict[str, int]
    archive: dict[str, int]
    drawn: list[Drawn]
    policies: list[str]
    """Developed, in order; the last one is active."""
    policy_used: bool
    hero: str | None
    hero_used: bool
    hero_aside: bool
    project: str | None
    """The Wonder whose first stage is done."""
    markets: list[Held]
    claimed: dict[str, int]
    points: Points
    automa: AutomaView | None
    """Only of a civilization that nobody plays."""


class TileView(Struct, frozen=True, forbid_unknown_fields=True):
    """A hex as it stands."""

    id: str
    owner: int | None
    soldiers: int
    outposts: int
    defenders: int
    token: str | None
    """What the back of its Exploration token shows."""
    production: bool
    wonders: list[str]
    monster: str | None
    price: int | None
    """What conquering it would cost the seat that looks; null where it cannot be attacked."""


class MarketView(Struct, frozen=True, forbid_unknown_fields=True):
    city: str | None
    tile: str
    left: int
    spent: list[str]
    """Tokens that all have seen."""


class Offered(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that can be bought or begun, with its price for the seat that looks (or for the one to act)."""

    card: str
    price: int
    resource: Resource


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    """A conquest for which units are being chosen."""

    tile: str
    price: int
    soldiers: int
    warlord: bool


class View(Struct, frozen=True, tag_field="game", tag="monumental", forbid_unknown_fields=True):
    """The table as one seat sees it (`seat` is null for a spectator)."""

    seat: int | None
    players: int
    mode: Literal["rounds", "classic"]
    map: int
    """The map's number in the box."""
    phase: PhaseName
    round: int
    last_round: bool
    era: str | None
    actor: int | None
    """The seat to act; null while luck acts and when the game is over."""
    decides_for: int | None
    """The Automa for which that seat decides, as its right-hand neighbour."""
    first: int | None
    asked: Asked
    effect: str | None
    """The effect whose way is to be chosen."""
    left: int
    """How much of what is asked for is still to be chosen."""
    turn_spent: bool
    """Round by round: has the turn action been taken?"""
    army: Army | None
    display: list[Offered | None]
    """From the deck, at the left, to the right; null where a place is empty."""
    basics: list[Offered]
    basics_left: list[int]
    deck: int
    """Cards left in the development deck."""
    taken: int
    heroes: list[str]
    monsters: list[str]
    """On the map, in the order in which they attack."""
    tiles: list[TileView]
    markets: list[MarketView]
    civilizations: list[Player]
    policy_price: int | None
    advance_price: int | None
    acts: dict[str, int]
    """How many legal actions of each kind the seat has."""
    scores: list[int]
    winners: list[int]
    """Empty until the game is over."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """A legal action, as text and as what it is about."""

    do: str
    kind: str
    """The first word of the text."""
    card: str | None = None
    tile: str | None = None
    slot: int | None = None
    price: int | None = None
    """What it costs at once: Production, Science, Military or Culture."""
    gains: dict[Yield, int] | None = None
    """Of a row and a column: what activating them brings."""


class Did(Struct, frozen=True, tag_field="kind", tag="did"):
    """What somebody (null: luck) did, by its text; without what only its doer may know."""

    seat: int | None
    do: str
    asked: Asked
    """What it answered: the same text archives a card, discards it or activates it."""
    card: str | None = None
    """Whose place was named only: the card, Policy, Hero or Market token that it is about."""


class Changed(Struct, frozen=True, tag_field="kind", tag="changed"):
    """A supply that changed, by how much."""

    seat: int
    resources: dict[Resource, int]


class Drew(Struct, frozen=True, tag_field="kind", tag="drew"):
    """Cards that went to a City (`beside`: were drawn beside it)."""

    seat: int
    cards: list[str]
    beside: bool


class Took(Struct, frozen=True, tag_field="kind", tag="took"):
    """A Province changed hands."""

    seat: int
    tile: str
    origin: int | None


class Founded(Struct, frozen=True, tag_field="kind", tag="founded"):
    """A Wonder was completed, or its token placed."""

    seat: int
    wonder: str
    tile: str | None


class Prowled(Struct, frozen=True, tag_field="kind", tag="prowled"):
    """A Monster appeared, moved or was defeated (tile null)."""

    monster: str
    tile: str | None


class Struck(Struct, frozen=True, tag_field="kind", tag="struck"):
    """A Monster took a Soldier from a Province of this seat."""

    seat: int
    tile: str
    monster: str


class Round(Struct, frozen=True, tag_field="kind", tag="round"):
    round: int
    first: int
    last: bool


class Over(Struct, frozen=True, tag_field="kind", tag="over"):
    scores: list[int]
    winners: list[int]


Event = Did | Changed | Drew | Took | Founded | Prowled | Struck | Round | Over | Decided | Automaton


# --- view ---------------------------------------------------------------------------------------------


def _counts(numbers: Iterable[int], names: Iterable[str]) -> dict[str, int]:
    return {name: n for n, name in zip(numbers, names, strict=True) if n}


def stored_tile(s: State, number: int) -> str | None:
    """A tile that is stored as number + 1."""
    return tile_name(s.layout, number - 1) if number else None


def place(s: State, p: int, slot: int) -> Place:
    here = [k for k in range(Count.KNOWLEDGE) if s.knowledge_at[k] == p * Count.SLOTS + slot + 1]
    card = s.city[p, slot]
    return Place(
        card=CARD_NAMES[card] if card else None,
        knowledge=[KNOWLEDGE_NAMES[k] for k in here],
        active=bool(s.active[p] >> slot & 1),
        used=bool(s.used[p] >> slot & 1),
        used_knowledge=[KNOWLEDGE_NAMES[k] for k in here if s.used_knowledge >> k & 1],
    )


def _drawn(s: State, p: int) -> list[Drawn]:
    return [
        Drawn(CARD_NAMES[card], s.drawn[p, card], s.unused[p, card], s.fresh[card] if p == s.seat else 0)
        for card in range(Count.KINDS)
        if s.drawn[p, card]
    ]


def _held(s: State, p: int) -> list[Held]:
    return [
        Held(m, GOODS_NAMES[s.held[p, m] - 1] if s.held[p, m] <= Count.GOODS else None)
        for m in range(tables.MARKET_COUNT[s.layout])
        if s.held[p, m]
    ]


def points(s: State, p: int) -> Points:
    """G1 to G6: how a civilization's score is made."""
    numbers = [owned(s, p, category) for category in range(Category.COUNT)]
    most = [dominance(s, p, category) for category in range(Category.COUNT)]
    monsters = trophies(s, p)
    total = sum(n * points_each(category) for category, n in enumerate(numbers)) + sum(most)
    knowledge, wonders, policies, realm = numbers
    gold = gold_points(s, p)
    total += monsters * BOX.fact("monster_points") + gold
    return Points(knowledge, wonders, policies, realm, monsters, gold, most, total)


def _player(s: State, p: int) -> Player:
    civ = s.civ[p] - 1
    ready = s.realm[p] != 0
    marks = s.marks[p]
    policies = BOX.civilizations[civ].policies if civ >= 0 else []
    return Player(
        civ=CIV_NAMES[civ] if civ >= 0 else None,
        capital=tile_name(s.layout, s.capital[p]) if ready else None,
        warlord=tile_name(s.layout, s.warlord[p]) if ready else None,
        warlord_used=bool(marks & Mark.WARLORD_USED),
        explorers=[tile_name(s.layout, s.explorer[p, e]) for e in range(Count.EXPLORERS)] if ready else [],
        explorers_acted=[bool(marks & Mark.EXPLORER_ACTED << e) for e in range(Count.EXPLORERS)],
        outposts_left=s.outposts_left[p],
        resources={name: s.res[p, i] for i, name in enumerate(RESOURCE_NAMES)},
        produced=s.produced[p],
        conquered=bool(marks & Mark.CONQUERED),
        passed=bool(marks & Mark.PASSED),
        guard=bool(s.guard[p]),
        city=[place(s, p, slot) for slot in range(Count.SLOTS)],
        deck=_counts((s.deck[p, card] for card in range(Count.KINDS)), CARD_NAMES),
        top=[CARD_NAMES[s.top[p, i]] for i in range(s.top_size[p] - 1, -1, -1)],
        discard=_counts((s.discard[p, card] for card in range(Count.KINDS)), CARD_NAMES),
        archive=_counts((s.archive[p, card] for card in range(Count.KINDS)), CARD_NAMES),
        drawn=_drawn(s, p),
        policies=[policies[s.policy[p, i] - 1].id for i in range(s.developed[p]) if s.policy[p, i]],
        policy_used=bool(marks & Mark.POLICY_USED),
        hero=HERO_NAMES[s.hero[p] - 1] if s.hero[p] else None,
        hero_used=bool(marks & Mark.HERO_USED),
        hero_aside=bool(marks & Mark.HERO_ASIDE),
        project=WONDER_NAMES[s.project[p] - 1] if s.project[p] else None,
        markets=_held(s, p),
        claimed=_counts((s.claimed[p, token] for token in range(Count.TOKENS)), TOKEN_NAMES),
        points=points(s, p),
        automa=automa_view(s, p) if is_automa(s, p) else None,
    )


def _tiles(s: State, viewer: int) -> list[TileView]:
    reachable = targets(s, viewer) if s.phase >= Phase.CITY else 0
    return [
        TileView(
            id=tile_name(s.layout, t),
            owner=s.owner[t] - 1 if s.owner[t] else None,
            soldiers=s.soldiers[t],
            outposts=s.outposts[t],
            defenders=defenders(s, t),
            token=BOX.exploration[s.token[t] - 1].id if s.token[t] else None,
            production=bool(s.stocked >> t & 1),
            wonders=[WONDER_NAMES[w] for w in range(Count.WONDERS) if s.wonder_at[w] == t + 1],
            monster=next((MONSTER_NAMES[m] for m in range(Count.MONSTERS) if s.monster_at[m] == t + 1), None),
            price=conquest_price(s, viewer, t, 0) if reachable >> t & 1 else None,
        )
        for t in range(tables.TILE_COUNT[s.layout])
    ]


def _offered(s: State, viewer: int, card: int) -> Offered:
    kind = BOX.cards[card - 1].type
    price = stage_price(s, viewer, card, 0) if kind == "wonder" else card_price(s, viewer, card)
    return Offered(CARD_NAMES[card], price, "science" if kind == "knowledge" else "production")


def _markets(s: State) -> list[MarketView]:
    return [
        MarketView(
            city=BOX.market.cities[s.market_city[m] - 1] if s.market_city[m] else None,
            tile=tile_name(s.layout, tables.MARKET_TILES[s.layout, m]),
            left=s.market_left[m],
            spent=[name for i, name in enumerate(GOODS_NAMES) if s.market_spent[m] >> i & 1],
        )
        for m in range(tables.MARKET_COUNT[s.layout])
    ]


def _acts(s: State, seat: int | None) -> dict[str, int]:
    if seat is None or actor(s) != seat:
        return {}
    out = [0] * Action.MOST_LEGAL
    kinds: dict[str, int] = {}
    for action in out[: list_choices(s, s.seat, out)]:
        kind = write(s, action).split()[0]
        kinds[kind] = kinds.get(kind, 0) + 1
    return kinds


def winners(s: State) -> list[int]:
    """G6: who has most points, once the game is over; Gold, then Culture part those who are tied."""
    if s.phase != Phase.ENDED:
        return []
    numbers = [0] * s.players
    standing(s, numbers)
    return [p for p, number in enumerate(numbers) if number == max(numbers)]


def view(seen: Seen) -> View:
    """What a seat sees; there are no screens to lift."""
    s: State = seen.plain
    seat = seen.viewer
    who = actor(s)
    looker = seat if seat is not None else max(who, 0)
    running = Phase.CITY <= s.phase < Phase.ENDED
    return View(
        seat=seat,
        players=s.players,
        mode="classic" if s.mode == Chosen.CLASSIC else "rounds",
        map=s.layout,
        phase=PHASES[s.phase],
        round=s.round_no,
        last_round=s.ending == 2,
        era=tables.ERAS[s.era - 1] if s.era else None,
        actor=who if who >= 0 else None,
        decides_for=s.seat if who >= 0 and who != s.seat else None,
        first=s.first if s.phase else None,
        asked=ASKED[s.need],
        effect=tables.EFFECT_TEXTS[s.need_a] if ASKED[s.need] == "way" else None,
        left=s.need_a if ASKED[s.need] in ("gain", "pay", "march", "steps") else 0,
        turn_spent=s.acted != 0,
        army=Army(tile_name(s.layout, s.target - 1), s.price, s.army, bool(s.led)) if s.target else None,
        display=[
            _offered(s, looker, s.display[i]) if s.display[i] else None for i in range(min(width(s), Count.DISPLAY))
        ],
        basics=[_offered(s, looker, card) for card in range(FirstCard.BASIC, FirstCard.DEVELOPMENT)],
        basics_left=[s.basics[i] for i in range(FirstCard.DEVELOPMENT - FirstCard.BASIC)],
        deck=s.dev_deck.bit_count(),
        taken=s.taken,
        heroes=[name for i, name in enumerate(HERO_NAMES) if s.hero_shown >> i & 1],
        monsters=[MONSTER_NAMES[s.lair[i] - 1] for i in range(Count.MONSTERS) if s.lair[i]],
        tiles=_tiles(s, looker),
        markets=_markets(s),
        civilizations=[_player(s, p) for p in range(s.players)],
        policy_price=policy_price(s, looker) if running and s.developed[looker] < Count.POLICIES else None,
        advance_price=advance_price(s, looker) if running else None,
        acts=_acts(s, seat),
        scores=[points(s, p).total for p in range(s.players)],
        winners=winners(s),
    )


# --- choices and events -------------------------------------------------------------------------------


def choice(s: State, action: int) -> Choice:
    """A legal action as what it is about."""
    text = write(s, action)
    kind = text.split()[0]
    p = s.seat
    if action < Action.BUY:
        return Choice(text, kind, gains=_line_gains(s, action))
    if Action.BUY <= action < Action.BUILD:
        card = action - Action.BUY
        return Choice(text, kind, card=CARD_NAMES[card], price=card_price(s, p, card))
    if Action.BUILD <= action < Action.POLICY:
        less = s.need_a if s.need != Need.ACT and s.need >= Need.LUCK_UNTIL else 0
        card = tables.WONDER_CARDS[action - Action.BUILD]
        return Choice(text, kind, card=CARD_NAMES[card], price=stage_price(s, p, card, less))
    if Action.POLICY <= action < Action.CONQUER:
        return Choice(text, kind, card=text.split()[1], price=policy_price(s, p))
    return Choice(text, kind, tile=_choice_tile(s, action), slot=_choice_slot(text), price=_choice_price(s, action))


def _line_gains(s: State, action: int) -> dict[Yield, int]:
    """What a row and a column would bring: tried out on a copy, so that the rules are asked and not repeated."""
    trial = copied(s)
    activate_lines(trial, s.seat, *divmod(action - Action.CITY_LINES, 3))
    gains: dict[Yield, int] = {name: trial.res[s.seat, i] - s.res[s.seat, i] for i, name in enumerate(RESOURCE_NAMES)}
    gains["any"] = sum(trial.task_a[i] for i in range(s.depth, trial.depth))
    return {name: n for name, n in gains.items() if n}


def _choice_tile(s: State, action: int) -> str | None:
    """The tile that is meant, that a step leads to, or on which the Explorer or Monster stands."""
    if Action.CONQUER <= action < Action.STEP and action != Action.WARLORD:
        return write(s, action).split()[1]
    if action == Action.WARLORD:
        return tile_name(s.layout, s.warlord[s.seat])
    if Action.STEP <= action < Action.PICK:
        e, direction = divmod(action - Action.STEP, len(DIRECTIONS))
        return stored_tile(s, tables.NEIGHBOUR[s.layout, s.explorer[s.seat, e] * 6 + direction])
    if Action.PICK <= action < Action.USE_SLOT:
        return tile_name(s.layout, s.explorer[s.seat, (action - Action.PICK) % Count.EXPLORERS])
    if Action.DEFEAT <= action < Action.PRODUCE:
        return stored_tile(s, s.monster_at[action - Action.DEFEAT])
    return None


def _choice_slot(text: str) -> int | None:
    word = text.rsplit(maxsplit=1)[-1]
    return SLOT_NAMES.index(word) if word in SLOT_NAMES else None


def _choice_price(s: State, action: int) -> int | None:
    if Action.CONQUER <= action < Action.SOLDIER:
        return conquest_price(s, s.seat, action - Action.CONQUER, s.need_a if s.need != Need.ACT else 0)
    if Action.OUTPOST <= action < Action.STEP:
        return s.outpost_cost
    return None
