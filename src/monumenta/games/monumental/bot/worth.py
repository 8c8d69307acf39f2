"""What the greedy bot of Monumental thinks things are worth, in hundredths of a point: cards, Wonders, Policies,
Provinces, Heroes, places for Explorers."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count, lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row

from .. import tables
from ..agenda import marked
from ..city import idle
from ..counts import Count
from ..land import spares, warlord_free
from ..monsters import distance
from ..rules import Category
from ..state import Chosen, Mark, State
from ..supply import policy_price, stage_price
from ..tables import CardType, Lasting
from .traits import POINT, Outlook, Trait
from .units import BACK_UNITS, CARD_UNITS, EFFECT_UNITS, HERO_UNITS, POLICY_UNITS, WARLORD_UNITS

WORST: Final = -1_000_000
SHOWN: Final = 5
"""Cards of the City that are activated in a round."""
PARTLY: Final = 80
"""Percent: Culture saved for a Policy that cannot be paid yet."""
LAIR_WORTH: Final = 40
"""A Monster that an Explorer might reach, beyond what defeating it brings."""


@rule
def units_worth(units: int, room: Row) -> int:
    """Hundredths of a resource as a worth."""
    return units * room[Trait.UNIT] // 100


# --- cards and Wonders --------------------------------------------------------------------------------


@rule
def income_worth(units: int, room: Row) -> int:
    """What is activated again and again."""
    return units * room[Trait.UNIT] * room[Outlook.TIMES] // 10_000


@rule
def card_worth(card: int, room: Row) -> int:
    """A card to be bought. Knowledge comes on top of what is activated, a Building takes another card's place."""
    if tables.CARD_TYPE[card] == CardType.KNOWLEDGE:
        return (
            POINT
            + room[Trait.KNOWLEDGE_EXTRA]
            + room[Outlook.LEADS + Category.KNOWLEDGE]
            + income_worth(CARD_UNITS[card], room)
        )
    return income_worth(CARD_UNITS[card] - room[Outlook.MEAN], room)


@rule
def wonder_worth(card: int, room: Row) -> int:
    """A Wonder that is completed now."""
    worth = 2 * POINT + room[Trait.WONDER_EXTRA] + room[Outlook.LEADS + Category.WONDERS]
    worth += units_worth(EFFECT_UNITS[tables.CARD_BONUS[card]], room)
    return worth + max(0, income_worth(CARD_UNITS[card] - room[Outlook.MEAN], room))


@rule
def stage_worth(s: State, p: int, card: int, room: Row) -> int:
    """The next stage of a Wonder."""
    worth = wonder_worth(card, room)
    if s.project[p] > 0 or room[Outlook.LEFT] == 0:
        return worth
    return worth * room[Trait.BEGUN] // 100


@rule
def whole_price(s: State, p: int, card: int, room: Row) -> int:
    """What must be there for a stage to be worth something: in the last round a first one needs the second."""
    price = stage_price(s, p, card, 0)
    if s.project[p] == 0 and room[Outlook.LEFT] == 0:
        price += tables.COST_LAST[card]
    return price


@rule
def best_wonder(s: State, p: int, room: Row) -> int:
    """The card of the Wonder to work on: the one begun, or the best of the display; 0 if there is none."""
    if s.project[p] > 0:
        return tables.WONDER_CARDS[s.project[p] - 1]
    best = WORST
    choice = 0
    for i in range(Count.DISPLAY):
        card = s.display[i]
        if card and tables.CARD_TYPE[card] == CardType.WONDER:
            worth = wonder_worth(card, room) - units_worth(
                100 * (stage_price(s, p, card, 0) + tables.COST_LAST[card]), room
            )
            if worth > best:
                best = worth
                choice = card
    return choice


@rule
def wonder_of(card: int) -> int:
    return tables.WONDER_NUMBER[card]


# --- leaving and activating ---------------------------------------------------------------------------


@rule
def archive_worth(s: State, p: int, slot: int, room: Row) -> int:
    """Without a card that brings little, what is activated brings more."""
    card = s.city[p, slot]
    if card == 0:
        return -POINT
    better = room[Outlook.MEAN] - CARD_UNITS[card] + 25
    return SHOWN * room[Outlook.LEFT] * better * room[Trait.UNIT] // (100 * max(1, room[Outlook.SIZE] - 1))


@rule
def best_archive(s: State, p: int, room: Row) -> int:
    """The idle place whose card is missed least, or -1."""
    best = WORST
    choice = -1
    for slot in range(Count.SLOTS):
        if idle(s, p, slot) and archive_worth(s, p, slot, room) > best:
            best = archive_worth(s, p, slot, room)
            choice = slot
    return choice


@rule
def slot_units(s: State, p: int, slot: int) -> int:
    """What activating a place brings; attached Knowledge is taken as one resource each."""
    return CARD_UNITS[s.city[p, slot]] + 100 * s.attached[p, slot]


@rule
def best_idle(s: State, p: int) -> int:
    """The idle place that brings most, or -1."""
    best = -1
    choice = -1
    for slot in range(Count.SLOTS):
        if idle(s, p, slot) and slot_units(s, p, slot) > best:
            best = slot_units(s, p, slot)
            choice = slot
    return choice


# --- Culture and Policies -----------------------------------------------------------------------------


@rule
def policy_points(room: Row) -> int:
    return 2 * POINT + room[Trait.POLICY_EXTRA] + room[Outlook.LEADS + Category.POLICIES]


@rule
def culture_worth(s: State, p: int, culture: int, room: Row) -> int:
    """What so much Culture is worth: the Policies that it pays, and a part of the next one."""
    worth = 0
    n = s.developed[p]
    price = policy_price(s, p)
    each = policy_points(room)
    while n < Count.POLICIES and culture >= price:
        worth += each
        culture -= price
        n += 1
        price = n + 1
    if n < Count.POLICIES and room[Outlook.LEFT] > 0:
        worth += each * culture * PARTLY // (100 * price)
    return worth + culture


@rule
def policy_worth(s: State, p: int, policy: int, room: Row) -> int:
    """Which Policy: its effect while it is active, and its bonus, which comes again with later ones."""
    civ = s.civ[p] - 1
    later = min(Count.POLICIES - 1 - s.developed[p], (room[Outlook.LEFT] + 1) // 2)
    rounds = min(room[Outlook.LEFT], 3 if later > 0 else room[Outlook.LEFT])
    units = EFFECT_UNITS[tables.POLICY_BONUS[civ, policy]] * (1 + later) + POLICY_UNITS[civ, policy] * rounds
    return units_worth(units, room)


@rule
def hero_worth(s: State, hero: int, room: Row) -> int:
    """What a Hero brings until the end."""
    rounds = room[Outlook.LEFT] + (0 if s.mode == Chosen.CLASSIC else 1)
    return units_worth(HERO_UNITS[hero] * rounds * room[Trait.HERO_SHARE] // 100, room)


# --- the map ------------------------------------------------------------------------------------------


@rule
def province_worth(s: State, p: int, tile: int, led: bool, room: Row) -> int:
    """A Province to be conquered, with the Warlord or without."""
    worth = POINT + room[Trait.PROVINCE_EXTRA] + room[Outlook.LEADS + Category.PROVINCES]
    civ = s.civ[p] - 1
    first = led and not marked(s, p, Mark.WARLORD_USED)
    if first:
        worth += units_worth(WARLORD_UNITS[civ], room) if tables.WARLORD_RULE[civ] != Lasting.BOTH_REWARDS else 0
    if s.token[tile]:
        reward = units_worth(BACK_UNITS[s.token[tile] - 1], room)
        worth += 2 * reward if first and tables.WARLORD_RULE[civ] == Lasting.BOTH_REWARDS else reward
    if s.owner[tile]:
        worth += room[Trait.RIVAL]
    if s.wondrous >> tile & 1 and s.wonder_scoring != Chosen.CARD:
        worth += 2 * POINT + room[Outlook.LEADS + Category.WONDERS]
    if room[Outlook.LEFT] > 0:
        worth -= room[Trait.DANGER] * count(tables.NEAR[s.layout, tile] & rivals(s, p) & ~(1 << tile))
    return worth


@rule
def rivals(s: State, p: int) -> int:
    """All tiles of the others."""
    mask = 0
    for other in range(s.players):
        if other != p:
            mask |= s.realm[other]
    return mask


@rule
def units_needed(s: State, price: int, led: bool) -> int:
    """Military for a conquest."""
    if s.conquest_model == Chosen.PAYMENT or not led:
        return price
    return 1 + max(0, price - s.warlord_strength)


@rule
def strength(s: State, p: int, led: bool) -> int:
    """All that could be brought together."""
    n = spares(s, p, s.realm[p])
    return n + s.warlord_strength if led else n


@rule
def led_by_warlord(s: State, p: int) -> bool:
    return warlord_free(s, p, s.realm[p])


# --- Explorers ----------------------------------------------------------------------------------------


@rule
def find_worth(s: State, p: int, e: int, tile: int, room: Row) -> int:
    """What an Explorer finds on a tile."""
    worth = 0
    if not marked(s, p, Mark.EXPLORER_ACTED << e) or room[Outlook.LEFT] > 0:
        if s.stocked >> tile & 1:
            worth = room[Trait.TOKEN]
        market = tables.MARKET_AT[s.layout, tile] - 1
        if market >= 0 and s.market_left[market] > 0 and not s.markets_taken[p] >> market & 1:
            worth = room[Trait.GOODS]
    return worth


@rule
def monster_worth(monster: int, room: Row) -> int:
    """Defeating it."""
    return POINT + units_worth(EFFECT_UNITS[tables.MONSTER_REWARD[monster]], room)


@rule
def lair_worth(s: State, tile: int, room: Row) -> int:
    """Standing where a Monster is."""
    best = 0
    if s.monsters:
        for monster in range(Count.MONSTERS):
            if s.monster_at[monster] == tile + 1:
                profit = monster_worth(monster, room) - units_worth(60 * tables.MONSTER_COST[monster], room)
                best = max(best, profit + LAIR_WORTH)
    return best


@rule
def goal_of(s: State, p: int, e: int, room: Row) -> int:
    """The tile that an Explorer makes for, or -1: what is found there, less the way."""
    here = s.explorer[p, e]
    other = s.explorer[p, 1 - e]
    best = 0
    goal = -1
    for tile in range(tables.TILE_COUNT[s.layout]):
        worth = find_worth(s, p, e, tile, room) + lair_worth(s, tile, room)
        if worth == 0 or tile == here:
            continue
        way = distance(s, here, tile)
        apart = distance(s, other, tile)
        if apart < way or (apart == way and e == 1):
            worth = worth * 2 // 3  # the other is nearer
        worth -= way * room[Trait.UNIT] * 2 // 3
        if worth > best:
            best = worth
            goal = tile
    return goal


@rule
def threatened(s: State, p: int) -> int:
    """The Province of the realm that rivals could take most easily and miss most, or -1."""
    best = WORST
    choice = -1
    mask = s.realm[p] & ~(1 << s.capital[p])
    near = rivals(s, p)
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        worth = 10 * count(tables.NEAR[s.layout, tile] & near) - 4 * (s.soldiers[tile] + 3 * s.outposts[tile])
        if s.wondrous >> tile & 1:
            worth += 20
        if worth > best:
            best = worth
            choice = tile
    return choice


@rule
def safety(s: State, p: int, tile: int) -> int:
    """How far a tile of the realm is from the others."""
    worth = 3 * s.soldiers[tile] + 6 * s.outposts[tile]
    return worth - 10 * count(tables.NEAR[s.layout, tile] & rivals(s, p))
