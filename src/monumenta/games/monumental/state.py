"""The state of Monumental: one packed record. Unused cells are zero, so equal positions are equal bytes.

Nothing in it is the future: decks are multisets until they are drawn from, tokens on the map are what their backs show.
The only secrets are the Market tokens that the others hold (`held`).
"""

from __future__ import annotations

from typing import Annotated, Final

from monumenta.engine.author.state import Grid, Row, i8, i16, i32, i64

from .box import load

BOX: Final = load()
CARDS: Final = BOX.cards
KINDS: Final = len(CARDS) + 1
"""City cards by number, from 1; 0 is none."""
STARTING: Final = 1
OWN: Final = STARTING + len(BOX.starting)
"""OWN + 2 * civilization: its Building; then its Knowledge."""
BASICS: Final = OWN + 2 * len(BOX.civilizations)
DEVELOPMENT: Final = BASICS + len(BOX.basic)
DEVELOPED: Final = KINDS - DEVELOPMENT
CIVS: Final = len(BOX.civilizations)
KNOWLEDGE: Final = sum(card.type == "knowledge" for card in CARDS)
"""Every Knowledge card exists once, and so has a number of its own."""
WONDERS: Final = sum(card.type == "wonder" for card in CARDS)
POLICIES: Final = 5
HEROES: Final = len(BOX.heroes)
MONSTERS: Final = len(BOX.monsters)
TOKENS: Final = sum(len(token.rewards) for token in BOX.exploration)
"""Kinds of Exploration tokens, by what is on their face."""
BACKS: Final = len(BOX.exploration)
MARKETS: Final = len(BOX.market.cities)
GOODS: Final = len(BOX.market.tokens)
TILES: Final = max(len(m.tiles) for m in BOX.maps)
MOST_PLAYERS: Final = 5
SLOTS: Final = 9
DISPLAY: Final = 9
OWNABLE: Final = 96
"""More cards than anybody can own: 15, all Basic Buildings and the whole development deck."""
AGENDA: Final = 40
RESOURCES: Final = 8
EXPLORERS: Final = 2
STANDARD: Final = len(BOX.automa.standard)
ADVANCED: Final = len(BOX.automa.advanced)
REFERENCE: Final = STANDARD + ADVANCED
"""The number of the Automa's card that stands for one of its own civilization: REFERENCE + civilization."""
AUTOMA_CARDS: Final = REFERENCE + 1
"""Cards of an Automa's deck at most, a bit each."""

# phases
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

# what the game waits for. First what luck decides …
FIRST_SEAT: Final = 1
CIV_DEALT: Final = 2
FIRST_CAPITAL: Final = 3
CITY_NAME: Final = 4
CARD_DRAWN: Final = 5
CARD_DEALT: Final = 6
TOKEN_FACE: Final = 7
TOKEN_MONSTER: Final = 8
MONSTER_DRAWN: Final = 9
HERO_DRAWN: Final = 10
GOODS_DRAWN: Final = 11
AUTOMA_DRAWN: Final = 12
LUCK_UNTIL: Final = 13
# … then what a seat decides
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
CONQUERED: Final = 23
UNITS: Final = 24
"""Which units conquer."""
REINFORCED: Final = 25
MARCHED: Final = 26
MARCHED_TO: Final = 27
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

# tasks on the agenda
RUN: Final = 1
"""The rest of a way: effect, way and step."""
OFFER: Final = 2
"""Choose a way of an effect; b: may all be declined?"""
T_DRAW: Final = 3
T_GET: Final = 4
T_GIVE: Final = 5
T_ARCHIVE: Final = 6
T_DISCARD: Final = 7
T_ACTIVATE: Final = 8
T_STAGE: Final = 9
T_CONQUER: Final = 10
T_UNITS: Final = 11
T_REINFORCE: Final = 12
T_MARCH: Final = 13
T_MARCH_TO: Final = 14
T_STEPS: Final = 15
T_FLY: Final = 16
T_FLY_TO: Final = 17
T_SETTLE: Final = 18
T_PLACE: Final = 19
T_COPY: Final = 20
T_REVEAL: Final = 21
T_LAIR: Final = 22
T_REFILL: Final = 23
T_DEAL: Final = 24
T_HEROES: Final = 25
T_GOODS: Final = 26
T_MONSTER: Final = 27
T_DEED: Final = 28
"""What a line of an Automa's card says: deed and number."""

# how to choose basic resources
FREELY: Final = 0
ALIKE: Final = 1
OTHERS: Final = 2

# what has been done in a turn of the round-by-round game
READY: Final = 0
MARCHING: Final = 1
EXPLORING: Final = 2
DONE: Final = 3
TURN_OVER: Final = 4
"""The seat has ended its turn, or passed."""

# marks of a civilization, for a turn or a round
HAS_CONQUERED: Final = 1
WARLORD_USED: Final = 2
POLICY_USED: Final = 4
HERO_USED: Final = 8
HAS_PICKED: Final = 16
"""Its Explorers have picked up a token."""
ACTED: Final = 32
"""ACTED << explorer: that Explorer has taken a token."""
PASSED: Final = 128
HERO_ASIDE: Final = 256
"""Its Hero is laid aside until the display is refilled."""

VERSION_2: Final = 2
"""Added to the cell `choose_civs` by the second rules version."""
VERSION_3: Final = 4
"""Added to it by the third, instead."""
HEROES_USED: Final = 32
"""In `used_knowledge`, HEROES_USED + Hero: given back in this turn, its text used (base game, rules version 2)."""

# the action space: ranges one after the other
CITY_LINES: Final = 0
"""+ row * 3 + column"""
BUY: Final = CITY_LINES + 9
"""+ card"""
BUILD: Final = BUY + KINDS
"""+ Wonder: complete its next stage"""
POLICY: Final = BUILD + WONDERS
"""+ civilization * 5 + Policy"""
CONQUER: Final = POLICY + CIVS * POLICIES
"""+ tile"""
SOLDIER: Final = CONQUER + TILES
"""+ tile: one of the Soldiers there"""
WARLORD: Final = SOLDIER + TILES
TO: Final = WARLORD + 1
"""+ tile"""
OUTPOST: Final = TO + TILES
"""+ tile"""
STEP: Final = OUTPOST + TILES
"""+ explorer * 6 + direction"""
PICK: Final = STEP + 6 * EXPLORERS
"""+ explorer: take the token where it stands"""
LEAD: Final = PICK + EXPLORERS
"""+ explorer"""
USE_SLOT: Final = LEAD + EXPLORERS
"""+ place in the City"""
USE_KNOWLEDGE: Final = USE_SLOT + SLOTS
"""+ Knowledge"""
USE_DRAWN: Final = USE_KNOWLEDGE + KNOWLEDGE
"""+ card"""
USE_POLICY: Final = USE_DRAWN + KINDS
USE_HERO: Final = USE_POLICY + 1
HIRE: Final = USE_HERO + 1
"""+ Hero"""
GIVE_BACK: Final = HIRE + HEROES
ADVANCE: Final = GIVE_BACK + 1
DEFEAT: Final = ADVANCE + 1
"""+ Monster"""
PRODUCE: Final = DEFEAT + MONSTERS
TRADE: Final = PRODUCE + 1
"""+ market: spend its token"""
PASS: Final = TRADE + MARKETS
END_TURN: Final = PASS + 1
SKIP: Final = END_TURN + 1
TAKE_WAY: Final = SKIP + 1
"""+ way"""
RESOURCE: Final = TAKE_WAY + 2
"""+ P, S, M or Gold"""
SLOT: Final = RESOURCE + 4
"""+ place in the City"""
COPY: Final = SLOT + SLOTS
"""+ Exploration token"""
CIV: Final = COPY + TOKENS
"""+ civilization"""
# luck's own
BEGIN: Final = CIV + CIVS
"""+ seat"""
CORNER: Final = BEGIN + MOST_PLAYERS
"""+ Capital of seat 0"""
NAME: Final = CORNER + MOST_PLAYERS
"""+ market city"""
DRAW: Final = NAME + MARKETS
"""+ card: drawn from a city deck or dealt into the display"""
FACE: Final = DRAW + KINDS
"""+ Exploration token"""
MONSTER_TOKEN: Final = FACE + TOKENS
"""+ 0: no Monster, 1: a Monster"""
MONSTER: Final = MONSTER_TOKEN + 2
HERO: Final = MONSTER + MONSTERS
STOCK: Final = HERO + HEROES
"""+ kind of Market token"""
AUTOMA: Final = STOCK + GOODS
"""+ card of an Automa's deck"""
ACTIONS: Final = AUTOMA + AUTOMA_CARDS
MOST_LEGAL: Final = 512


class State:
    """All that the rules know about a game."""

    dev_deck: i64
    """Cards of the development deck, a bit each; the earliest Era among them lies on top."""
    dev_gone: i64
    """Cards discarded from the display."""
    realm: Annotated[Row, i64, MOST_PLAYERS]
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
    # options
    classic: i8
    begins: i8
    choose_civs: i8
    """1: chosen, 0: dealt by lot; by rules version 2 VERSION_2 more, by version 3 VERSION_3."""
    renaissance: i8
    heroes_in: i8
    monsters_in: i8
    pay_model: i8
    warlord_strength: i8
    advance_cost: i8
    outpost_cost: i8
    start_gold: i8
    card_scoring: i8
    test_during: i8
    move_one: i8
    automas: i8
    """The last seats are Automas."""
    advanced: i8
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
    """READY, MARCHING, EXPLORING or DONE."""
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
    task: Annotated[Row, i8, AGENDA]
    task_a: Annotated[Row, i16, AGENDA]
    task_b: Annotated[Row, i16, AGENDA]
    # the table
    display: Annotated[Row, i8, DISPLAY]
    basics: Annotated[Row, i8, 3]
    pool: Annotated[Row, i8, TOKENS]
    """Exploration tokens that nobody has seen, by what is on their face."""
    token: Annotated[Row, i8, TILES]
    """The back of the Exploration token on each tile, + 1."""
    owner: Annotated[Row, i8, TILES]
    soldiers: Annotated[Row, i8, TILES]
    outposts: Annotated[Row, i8, TILES]
    market_city: Annotated[Row, i8, MARKETS]
    market_left: Annotated[Row, i8, MARKETS]
    market_spent: Annotated[Row, i8, MARKETS]
    """Kinds of tokens of this market that have been spent, a bit each."""
    hero_shown: i16
    """Heroes for hire, a bit each."""
    hero_left: i16
    """Heroes not yet turned up, a bit each."""
    lair: Annotated[Row, i8, MONSTERS]
    """Monsters on the map in the order of their appearance, + 1."""
    monster_at: Annotated[Row, i8, MONSTERS]
    """Tile + 1."""
    monster_by: Annotated[Row, i8, MONSTERS]
    """Who defeated it, + 1."""
    wonder_at: Annotated[Row, i8, WONDERS]
    """Tile of its token, + 1."""
    wonder_by: Annotated[Row, i8, WONDERS]
    """Who built it, + 1."""
    knowledge_at: Annotated[Row, i8, KNOWLEDGE]
    """Where it is attached: seat * 9 + place + 1."""
    knowledge_by: Annotated[Row, i8, KNOWLEDGE]
    """Who owns it, + 1."""
    # the civilizations
    civ: Annotated[Row, i8, MOST_PLAYERS]
    """Civilization + 1."""
    capital: Annotated[Row, i8, MOST_PLAYERS]
    warlord: Annotated[Row, i8, MOST_PLAYERS]
    explorer: Annotated[Grid, i8, MOST_PLAYERS, EXPLORERS]
    outposts_left: Annotated[Row, i8, MOST_PLAYERS]
    res: Annotated[Grid, i16, MOST_PLAYERS, RESOURCES]
    produced: Annotated[Row, i16, MOST_PLAYERS]
    """Production gained in this round (turn)."""
    marks: Annotated[Row, i16, MOST_PLAYERS]
    guard: Annotated[Row, i8, MOST_PLAYERS]
    """Is the Great Wall manned?"""
    developed: Annotated[Row, i8, MOST_PLAYERS]
    """Policies developed."""
    policy: Annotated[Grid, i8, MOST_PLAYERS, POLICIES]
    """Which, in order, + 1; the last one is active."""
    hero: Annotated[Row, i8, MOST_PLAYERS]
    """Hero + 1."""
    project: Annotated[Row, i8, MOST_PLAYERS]
    """Wonder under construction, + 1; its first stage is done."""
    markets_taken: Annotated[Row, i8, MOST_PLAYERS]
    """Markets that have given it a token, a bit each."""
    held: Annotated[Grid, i8, MOST_PLAYERS, MARKETS]
    """The Market token it holds from each market: kind + 1; GOODS + 1 where it is hidden."""
    claimed: Annotated[Grid, i8, MOST_PLAYERS, TOKENS]
    city: Annotated[Grid, i8, MOST_PLAYERS, SLOTS]
    attached: Annotated[Grid, i8, MOST_PLAYERS, SLOTS]
    """How many Knowledge cards are attached there."""
    active: Annotated[Row, i16, MOST_PLAYERS]
    """Activated places, a bit each."""
    used: Annotated[Row, i16, MOST_PLAYERS]
    """Places whose card's text has been used, a bit each."""
    deck_size: Annotated[Row, i8, MOST_PLAYERS]
    """Cards of the deck whose order nobody knows."""
    discard_size: Annotated[Row, i8, MOST_PLAYERS]
    top_size: Annotated[Row, i8, MOST_PLAYERS]
    """Known cards above them."""
    top: Annotated[Grid, i8, MOST_PLAYERS, OWNABLE]
    """Those cards; the next to be drawn is the last."""
    deck: Annotated[Grid, i8, MOST_PLAYERS, KINDS]
    discard: Annotated[Grid, i8, MOST_PLAYERS, KINDS]
    archive: Annotated[Grid, i8, MOST_PLAYERS, KINDS]
    drawn_size: Annotated[Row, i8, MOST_PLAYERS]
    drawn: Annotated[Grid, i8, MOST_PLAYERS, KINDS]
    """Cards drawn beside the City."""
    unused: Annotated[Grid, i8, MOST_PLAYERS, KINDS]
    """Those among them whose text has not been used."""
    fresh: Annotated[Row, i8, KINDS]
    """Those among the acting seat's that were drawn in this turn: their text is free."""
    fresh_size: i8
    # the Automas
    automa_cards: Annotated[Row, i32, MOST_PLAYERS]
    """All cards of an Automa's deck, a bit each."""
    automa_deck: Annotated[Row, i32, MOST_PLAYERS]
    """Those among them that have not been drawn since the last shuffle."""
    automa_card: Annotated[Row, i8, MOST_PLAYERS]
    """The card that it follows, + 1; beyond REFERENCE those of the civilizations."""
    automa_line: Annotated[Row, i8, MOST_PLAYERS]
    """The line that comes next; twice through for Egypt."""
    automa_way: Annotated[Row, i8, MOST_PLAYERS]
    """How it follows the card: NEXT_TWICE, NEXT_TYPED, or as it stands."""
    automa_drawn: Annotated[Row, i8, MOST_PLAYERS]
    """Cards of its turn (round) so far."""
