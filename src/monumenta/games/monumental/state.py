"""The state of Monumental: one packed record. Unused cells are zero, so equal positions are equal bytes.

Nothing in it is the future: decks are multisets until they are drawn from, tokens on the map are what their backs show.
The only secrets are the Market tokens that the others hold (`held`).
"""

from __future__ import annotations

from typing import Annotated, Final

from monumenta.engine.author.rule import group
from monumenta.engine.author.state import Grid, Row, i8, i16, i32, i64

from .counts import Count
from .resources import Res


@group
class Phase:
    """Of the game."""

    SETUP_FIRST: Final = 0
    SETUP_CIVS: Final = 1
    SETUP_CAPITALS: Final = 2
    SETUP_MARKETS: Final = 3
    SETUP_CITIES: Final = 4
    SETUP_DISPLAY: Final = 5
    CITY: Final = 6
    ACTION: Final = 7
    UPKEEP: Final = 8
    DEVELOPING: Final = 9
    ATTACKS: Final = 10
    ENDED: Final = 11


@group
class Need:
    """What the game waits for: first what luck decides, then what a seat decides. What is named UNTIL parts them."""

    FIRST_SEAT: Final = 1
    CIV_DEALT: Final = 2
    FIRST_CAPITAL: Final = 3
    CITY_NAME: Final = 4
    SETUP_UNTIL: Final = 5
    CARD_DRAWN: Final = 5
    CARD_DEALT: Final = 6
    TOKEN_FACE: Final = 7
    TOKEN_MONSTER: Final = 8
    MONSTER_DRAWN: Final = 9
    HERO_DRAWN: Final = 10
    GOODS_DRAWN: Final = 11
    AUTOMA_DRAWN: Final = 12
    LUCK_UNTIL: Final = 13
    CIV_CHOSEN: Final = 13
    LINES: Final = 14
    """A row and a column of the City."""
    ACT: Final = 15
    WAY: Final = 16
    """Which way of an effect, or none."""
    GET: Final = 17
    """A basic resource to gain."""
    GIVE: Final = 18
    """A resource to pay."""
    ARCHIVED: Final = 19
    DISCARDED: Final = 20
    ACTIVATED: Final = 21
    STAGED: Final = 22
    EFFECT_UNTIL: Final = 23
    CONQUERED: Final = 23
    UNITS: Final = 24
    """Which units conquer."""
    REINFORCED: Final = 25
    MARCHED: Final = 26
    MARCHED_TO: Final = 27
    UNITS_UNTIL: Final = 28
    STEPPED: Final = 28
    FLOWN: Final = 29
    FLOWN_TO: Final = 30
    SETTLED: Final = 31
    """Where a Wonder token goes."""
    PLACED: Final = 32
    LAIR: Final = 33
    COPIED: Final = 34
    NOTHING: Final = 35
    """The game is over."""


@group
class Task:
    """What may be on the agenda. What is named UNTIL parts them by what they are about."""

    RUN: Final = 1
    """The rest of a way: effect, way and step."""
    OFFER: Final = 2
    """Choose a way of an effect; b: may all be declined?"""
    DRAW: Final = 3
    GET: Final = 4
    GIVE: Final = 5
    CHOICE_UNTIL: Final = 6
    ARCHIVE: Final = 6
    DISCARD: Final = 7
    ACTIVATE: Final = 8
    STAGE: Final = 9
    CITY_UNTIL: Final = 10
    CONQUER: Final = 10
    UNITS: Final = 11
    REINFORCE: Final = 12
    MARCH: Final = 13
    MARCH_TO: Final = 14
    STEPS: Final = 15
    FLY: Final = 16
    FLY_TO: Final = 17
    MAP_UNTIL: Final = 18
    SETTLE: Final = 18
    PLACE: Final = 19
    COPY: Final = 20
    REVEAL: Final = 21
    LAIR: Final = 22
    REFILL: Final = 23
    DEAL: Final = 24
    HEROES: Final = 25
    GOODS: Final = 26
    MONSTER: Final = 27
    DEED: Final = 28
    """What a line of an Automa's card says: deed and number."""


@group
class Choosing:
    """How to choose basic resources."""

    FREELY: Final = 0
    ALIKE: Final = 1
    OTHERS: Final = 2


@group
class Turn:
    """What has been done in a turn of the round-by-round game."""

    READY: Final = 0
    MARCHING: Final = 1
    EXPLORING: Final = 2
    DONE: Final = 3
    OVER: Final = 4
    """The seat has ended its turn, or passed."""


@group
class Mark:
    """Marks of a civilization, for a turn or a round, a bit each."""

    CONQUERED: Final = 1
    WARLORD_USED: Final = 2
    POLICY_USED: Final = 4
    HERO_USED: Final = 8
    PICKED: Final = 16
    """Its Explorers have picked up a token."""
    EXPLORER_ACTED: Final = 32
    """<< explorer: that Explorer has taken a token."""
    PASSED: Final = 128
    HERO_ASIDE: Final = 256
    """Its Hero is laid aside until the display is refilled."""


@group
class Version:
    """What a rules version adds to the cell `civilizations`, instead of what an earlier one adds."""

    SECOND: Final = 2
    THIRD: Final = 4


@group
class Chosen:
    """What an option that is a word says, where that is not its default."""

    CLASSIC: Final = 1
    """mode"""
    PAYMENT: Final = 1
    """conquest_model"""
    CARD: Final = 1
    """wonder_scoring"""
    DURING: Final = 1
    """last_round_test"""
    ONE: Final = 1
    """move_granularity"""


HEROES_USED: Final = 32
"""In `used_knowledge`, HEROES_USED + Hero: given back in this turn, its text used (base game, rules version 2)."""


class State:
    """All that the rules know about a game."""

    dev_deck: i64
    """Cards of the development deck, a bit each; the earliest Era among them lies on top."""
    dev_gone: i64
    """Cards discarded from the display."""
    realm: Annotated[Row, i64, Count.PLAYERS]
    """Tiles that a civilization controls, its Capital among them."""
    wondrous: i64
    """Provinces with a Wonder token."""
    stocked: i64
    """Tiles with a Production token."""
    used_knowledge: i64
    """Attached Knowledge whose text has been used, a bit each; from HEROES_USED on Heroes."""
    turns: i16
    round_no: i8
    players: i8
    layout: i8
    # options, each under its own name; of those that are words the place of the word
    mode: i8
    starter: i8
    """The seat + 1; 0: by lot."""
    civilizations: i8
    """1: chosen, 0: dealt by lot; by rules version 2 Version.SECOND more, by version 3 Version.THIRD."""
    renaissance: i8
    heroes: i8
    monsters: i8
    conquest_model: i8
    warlord_strength: i8
    science_advance_cost: i8
    outpost_cost: i8
    start_gold: i8
    wonder_scoring: i8
    last_round_test: i8
    move_granularity: i8
    automas: i8
    """The last seats are Automas."""
    automa_advanced: i8
    """Advanced cards in the deck of each."""
    # where the game stands
    phase: i8
    need: i8
    """What the game waits for."""
    need_a: i16
    need_b: i16
    seat: i8
    """Who acts, or for whom luck draws."""
    first: i8
    """The first player; round by round, who holds the marker."""
    placing: i8
    """Seats done in this phase."""
    filling: i8
    """The place in the City that is being filled, + 1."""
    acted: i8
    """As `Turn` names it."""
    owed: i8
    """The Explorer that has taken a token where it stood and now must move, + 1."""
    moved: i8
    """Explorers that have moved in this move, a bit each."""
    credit: i8
    """Spaces already paid for (Maritime League)."""
    taken: i8
    """Cards taken from the display in this round (turn)."""
    ending: i8
    """1: the end has been announced, 2: this is the last round."""
    era: i8
    """The Era that has started: 1 to 4."""
    paid: i8
    """Basic resources paid for the effect in progress, a bit each."""
    user: i8
    """The attached Knowledge whose text is in use, + 1."""
    target: i8
    """The tile being conquered, + 1."""
    price: i16
    """What conquering it costs."""
    army: i8
    """Soldiers chosen for it."""
    led: i8
    """Is the Warlord among them?"""
    hidden_monsters: i8
    depth: i8
    task: Annotated[Row, i8, Count.AGENDA]
    task_a: Annotated[Row, i16, Count.AGENDA]
    task_b: Annotated[Row, i16, Count.AGENDA]
    # the table
    display: Annotated[Row, i8, Count.DISPLAY]
    basics: Annotated[Row, i8, Count.BASICS]
    pool: Annotated[Row, i8, Count.TOKENS]
    """Exploration tokens that nobody has seen, by what is on their face."""
    token: Annotated[Row, i8, Count.TILES]
    """The back of the Exploration token on each tile, + 1."""
    owner: Annotated[Row, i8, Count.TILES]
    soldiers: Annotated[Row, i8, Count.TILES]
    outposts: Annotated[Row, i8, Count.TILES]
    market_city: Annotated[Row, i8, Count.MARKETS]
    market_left: Annotated[Row, i8, Count.MARKETS]
    market_spent: Annotated[Row, i8, Count.MARKETS]
    """Kinds of tokens of this market that have been spent, a bit each."""
    hero_shown: i16
    """Heroes for hire, a bit each."""
    hero_left: i16
    """Heroes not yet turned up, a bit each."""
    lair: Annotated[Row, i8, Count.MONSTERS]
    """Monsters on the map in the order of their appearance, + 1."""
    monster_at: Annotated[Row, i8, Count.MONSTERS]
    """Tile + 1."""
    monster_by: Annotated[Row, i8, Count.MONSTERS]
    """Who defeated it, + 1."""
    wonder_at: Annotated[Row, i8, Count.WONDERS]
    """Tile of its token, + 1."""
    wonder_by: Annotated[Row, i8, Count.WONDERS]
    """Who built it, + 1."""
    knowledge_at: Annotated[Row, i8, Count.KNOWLEDGE]
    """Where it is attached: seat * 9 + place + 1."""
    knowledge_by: Annotated[Row, i8, Count.KNOWLEDGE]
    """Who owns it, + 1."""
    # the civilizations
    civ: Annotated[Row, i8, Count.PLAYERS]
    """Civilization + 1."""
    capital: Annotated[Row, i8, Count.PLAYERS]
    warlord: Annotated[Row, i8, Count.PLAYERS]
    explorer: Annotated[Grid, i8, Count.PLAYERS, Count.EXPLORERS]
    outposts_left: Annotated[Row, i8, Count.PLAYERS]
    res: Annotated[Grid, i16, Count.PLAYERS, Res.COUNT]
    produced: Annotated[Row, i16, Count.PLAYERS]
    """Production gained in this round (turn)."""
    marks: Annotated[Row, i16, Count.PLAYERS]
    guard: Annotated[Row, i8, Count.PLAYERS]
    """Is the Great Wall manned?"""
    developed: Annotated[Row, i8, Count.PLAYERS]
    """Policies developed."""
    policy: Annotated[Grid, i8, Count.PLAYERS, Count.POLICIES]
    """Which, in order, + 1; the last one is active."""
    hero: Annotated[Row, i8, Count.PLAYERS]
    """Hero + 1."""
    project: Annotated[Row, i8, Count.PLAYERS]
    """Wonder under construction, + 1; its first stage is done."""
    markets_taken: Annotated[Row, i8, Count.PLAYERS]
    """Markets that have given it a token, a bit each."""
    held: Annotated[Grid, i8, Count.PLAYERS, Count.MARKETS]
    """The Market token it holds from each market: kind + 1; GOODS + 1 where it is hidden."""
    claimed: Annotated[Grid, i8, Count.PLAYERS, Count.TOKENS]
    city: Annotated[Grid, i8, Count.PLAYERS, Count.SLOTS]
    attached: Annotated[Grid, i8, Count.PLAYERS, Count.SLOTS]
    """How many Knowledge cards are attached there."""
    active: Annotated[Row, i16, Count.PLAYERS]
    """Activated places, a bit each."""
    used: Annotated[Row, i16, Count.PLAYERS]
    """Places whose card's text has been used, a bit each."""
    deck_size: Annotated[Row, i8, Count.PLAYERS]
    """Cards of the deck whose order nobody knows."""
    discard_size: Annotated[Row, i8, Count.PLAYERS]
    top_size: Annotated[Row, i8, Count.PLAYERS]
    """Known cards above them."""
    top: Annotated[Grid, i8, Count.PLAYERS, Count.OWNABLE]
    """Those cards; the next to be drawn is the last."""
    deck: Annotated[Grid, i8, Count.PLAYERS, Count.KINDS]
    discard: Annotated[Grid, i8, Count.PLAYERS, Count.KINDS]
    archive: Annotated[Grid, i8, Count.PLAYERS, Count.KINDS]
    drawn_size: Annotated[Row, i8, Count.PLAYERS]
    drawn: Annotated[Grid, i8, Count.PLAYERS, Count.KINDS]
    """Cards drawn beside the City."""
    unused: Annotated[Grid, i8, Count.PLAYERS, Count.KINDS]
    """Those among them whose text has not been used."""
    fresh: Annotated[Row, i8, Count.KINDS]
    """Those among the acting seat's that were drawn in this turn: their text is free."""
    fresh_size: i8
    # the Automas
    automa_cards: Annotated[Row, i32, Count.PLAYERS]
    """All cards of an Automa's deck, a bit each."""
    automa_deck: Annotated[Row, i32, Count.PLAYERS]
    """Those among them that have not been drawn since the last shuffle."""
    automa_card: Annotated[Row, i8, Count.PLAYERS]
    """The card that it follows, + 1; beyond REFERENCE those of the civilizations."""
    automa_line: Annotated[Row, i8, Count.PLAYERS]
    """The line that comes next; twice through for Egypt."""
    automa_way: Annotated[Row, i8, Count.PLAYERS]
    """How it follows the card: `Then.TWICE`, `Then.TYPED`, or as it stands."""
    automa_drawn: Annotated[Row, i8, Count.PLAYERS]
    """Cards of its turn (round) so far."""
