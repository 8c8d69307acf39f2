"""What a civilization can do with its resources in this round: the greedy bot's plan.

For each basic resource it lists what could be bought, with price and worth, and finds the best selection for every
amount (a knapsack). Gold fills in wherever it helps most, Production tokens likewise. `total` is what a supply is worth
by this; an action is as good as it raises the total, or else it is part of the best selection.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row

from .. import tables
from ..actions import Action
from ..counts import Count, FirstCard
from ..explorers import can_pick
from ..land import conquest_price, targets
from ..monsters import distance
from ..resources import Res
from ..state import Chosen, State
from ..supply import advance_price, card_price, in_force
from ..tables import CardType, Lasting
from .traits import Outlook, Trait
from .worth import (
    best_wonder,
    card_worth,
    culture_worth,
    find_worth,
    goal_of,
    lair_worth,
    led_by_warlord,
    monster_worth,
    province_worth,
    stage_worth,
    strength,
    units_needed,
    units_worth,
    whole_price,
    wonder_of,
)

MOST: Final = 31
"""Amounts of a resource that are looked at."""
FIELD: Final = MOST + 1
MOST_ITEMS: Final = 40
ITEM: Final = 3
"""Action, price, worth."""
MOST_GOLD: Final = 12

BEST: Final = Outlook.FREE
"""BEST + resource * FIELD + amount: what the best selection is worth."""
CHOSEN: Final = BEST + Res.BASIC * FIELD
"""The same: which items it has, a bit each."""
ITEMS: Final = CHOSEN + Res.BASIC * FIELD
COUNTS: Final = ITEMS + Res.BASIC * MOST_ITEMS * ITEM
"""+ resource: how many items."""
SUPPLY: Final = COUNTS + Res.BASIC
"""+ resource: what a supply would be after something."""
SPLIT: Final = SUPPLY + Res.COUNT
"""Room for spreading Gold: for each amount the best of two resources, and how much of it goes to the first."""
GIVEN: Final = SPLIT + 2 * (MOST_GOLD + 1)
"""+ resource: how much Gold (and tokens) the plan spends on it."""
GOALS: Final = GIVEN + Res.BASIC
"""+ explorer: the tile that it makes for, + 1."""
BASE: Final = GOALS + Count.EXPLORERS
"""What the supply is worth as it is …"""
PLANNED: Final = BASE + 1
"""… + resource: and the items that it is best spent on, a bit each."""
TOKENS_SPENT: Final = PLANNED + Res.BASIC
"""Production tokens that this takes."""

# --- what could be bought -----------------------------------------------------------------------------


@rule
def add_item(resource: int, action: int, price: int, worth: int, room: Row) -> None:
    n = room[COUNTS + resource]
    if worth <= 0 or n == MOST_ITEMS:
        return
    at = ITEMS + (resource * MOST_ITEMS + n) * ITEM
    room[at] = action
    room[at + 1] = price
    room[at + 2] = worth
    room[COUNTS + resource] = n + 1


@rule
def list_items(s: State, p: int, room: Row) -> None:
    for resource in range(Res.BASIC):
        room[COUNTS + resource] = 0
    list_cards(s, p, room)
    list_provinces(s, p, room)
    list_journeys(s, p, room)
    if s.monsters:
        list_monsters(s, p, room)


@rule
def list_cards(s: State, p: int, room: Row) -> None:
    for i in range(Count.DISPLAY):
        card = s.display[i]
        if card and tables.CARD_TYPE[card] != CardType.WONDER:
            resource = Res.SCIENCE if tables.CARD_TYPE[card] == CardType.KNOWLEDGE else Res.PRODUCTION
            add_item(resource, Action.BUY + card, card_price(s, p, card), card_worth(card, room), room)
    for card in range(FirstCard.BASIC, FirstCard.DEVELOPMENT):
        if s.basics[card - FirstCard.BASIC] > 0:
            add_item(Res.PRODUCTION, Action.BUY + card, card_price(s, p, card), card_worth(card, room), room)
    card = best_wonder(s, p, room)
    if card:
        price = max(0, whole_price(s, p, card, room) - s.res[p, Res.WORKS])
        add_item(Res.PRODUCTION, Action.BUILD + wonder_of(card), price, stage_worth(s, p, card, room), room)
    for _ in range(2):
        add_item(Res.SCIENCE, Action.ADVANCE, advance_price(s, p), advance_worth(s, p, room), room)


@rule
def advance_worth(s: State, p: int, room: Row) -> int:
    """A card drawn now; one that was just bought is better left for the City."""
    if s.deck_size[p] + s.top_size[p] + s.discard_size[p] == 0 or s.top_size[p] > 0:
        return 0
    return units_worth(room[Outlook.MEAN], room) * 3 // 4


@rule
def list_provinces(s: State, p: int, room: Row) -> None:
    led = led_by_warlord(s, p)
    most = strength(s, p, led)
    mask = targets(s, p)
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        price = conquest_price(s, p, tile, 0)
        if price <= most or s.conquest_model == Chosen.PAYMENT:
            add_item(
                Res.MILITARY,
                Action.CONQUER + tile,
                units_needed(s, price, led),
                province_worth(s, p, tile, led, room),
                room,
            )


@rule
def list_journeys(s: State, p: int, room: Row) -> None:
    """Explorers, each to the goal that it makes for, or a part of the way."""
    purse = spaces_paid(s, p)
    for e in range(Count.EXPLORERS):
        goal = goal_of(s, p, e, room)
        room[GOALS + e] = goal + 1
        here = max(0, pick_worth(s, p, e, room)) if s.mode != Chosen.CLASSIC else 0
        if goal >= 0:
            way = distance(s, s.explorer[p, e], goal)
            worth = find_worth(s, p, e, goal, room) + lair_worth(s, goal, room)
            if way > purse > 0:
                worth = worth * purse * room[Trait.PART_WAY] // (100 * way) if room[Outlook.LEFT] > 0 else 0
                way = purse
            add_item(Res.MILITARY, Action.STEP + e * 6, price_of_way(s, p, way), worth + here, room)
        else:
            add_item(Res.MILITARY, Action.STEP + e * 6, 1, here, room)


@rule
def spaces_paid(s: State, p: int) -> int:
    """How far Explorers can go in this round."""
    return (s.res[p, Res.MILITARY] + s.res[p, Res.GOLD]) * max(1, in_force(s, p, Lasting.LEAGUE)) + s.credit


@rule
def price_of_way(s: State, p: int, way: int) -> int:
    spaces = max(1, in_force(s, p, Lasting.LEAGUE))
    return max(0, way - s.credit + spaces - 1) // spaces


@rule
def pick_worth(s: State, p: int, e: int, room: Row) -> int:
    """What an Explorer can take where it stands; less than nothing if it had better act further on in this round."""
    if not can_pick(s, p, e):
        return -1
    here = find_worth(s, p, e, s.explorer[p, e], room)
    goal = room[GOALS + e] - 1
    if goal < 0 or find_worth(s, p, e, goal, room) <= here:
        return here
    return -1 if distance(s, s.explorer[p, e], goal) <= spaces_paid(s, p) else here


@rule
def list_monsters(s: State, p: int, room: Row) -> None:
    for monster in range(Count.MONSTERS):
        tile = s.monster_at[monster] - 1
        if tile >= 0:
            for e in range(Count.EXPLORERS):
                if s.explorer[p, e] == tile:
                    price = tables.MONSTER_COST[monster]
                    add_item(
                        tables.MONSTER_PAYS[monster], Action.DEFEAT + monster, price, monster_worth(monster, room), room
                    )
                    break


# --- the best selection -------------------------------------------------------------------------------


@rule
def select(resource: int, room: Row) -> None:
    """For every amount of a resource the best selection of its items."""
    best = BEST + resource * FIELD
    chosen = CHOSEN + resource * FIELD
    for x in range(FIELD):
        room[best + x] = 0
        room[chosen + x] = 0
    for i in range(room[COUNTS + resource]):
        at = item_at(resource, i)
        price = room[at + 1]
        worth = room[at + 2]
        for x in range(MOST, price - 1, -1):
            if room[best + x - price] + worth > room[best + x]:
                room[best + x] = room[best + x - price] + worth
                room[chosen + x] = room[chosen + x - price] | 1 << i


@rule
def make_plan(s: State, p: int, room: Row) -> None:
    """List what could be bought, and select the best for every amount; note what the supply is worth."""
    list_items(s, p, room)
    for resource in range(Res.BASIC):
        select(resource, room)
    note_supply(s, p, room)
    room[BASE] = total(s, p, room)
    for resource in range(Res.BASIC):
        amount = max(0, min(MOST, room[SUPPLY + resource] + room[GIVEN + resource]))
        room[PLANNED + resource] = room[CHOSEN + resource * FIELD + amount]
    room[TOKENS_SPENT] = min(room[GIVEN + Res.PRODUCTION], s.res[p, Res.TOKENS])


@rule
def note_supply(s: State, p: int, room: Row) -> None:
    """Raids count as Military; Production for Wonders has been taken off their price."""
    for resource in range(Res.COUNT):
        room[SUPPLY + resource] = s.res[p, resource]
    room[SUPPLY + Res.MILITARY] += s.res[p, Res.RAIDS]
    room[SUPPLY + Res.RAIDS] = 0
    room[SUPPLY + Res.WORKS] = 0


@rule
def bought(resource: int, amount: int, room: Row) -> int:
    return room[BEST + resource * FIELD + max(0, min(MOST, amount))]


@rule
def total(s: State, p: int, room: Row) -> int:
    """What SUPPLY is worth: the best selections, with Gold where it helps most, and what is kept; GIVEN says how."""
    gold = max(0, min(MOST_GOLD, room[SUPPLY + Res.GOLD]))
    tokens = max(0, room[SUPPLY + Res.TOKENS])
    kept = room[Outlook.GOLD_KEPT]
    made = room[SUPPLY + Res.PRODUCTION] + room[SUPPLY + Res.WORKS]
    science = room[SUPPLY + Res.SCIENCE]
    military = room[SUPPLY + Res.MILITARY] + room[SUPPLY + Res.RAIDS]
    # first Military and Science, then Production with tokens
    for g in range(gold + 1):
        top = -1
        share = 0
        for a in range(g + 1):
            worth = bought(Res.SCIENCE, science + a, room) + bought(Res.MILITARY, military + g - a, room)
            if worth > top:
                top = worth
                share = a
        room[SPLIT + 2 * g] = top
        room[SPLIT + 2 * g + 1] = share
    best = -1
    for a in range(min(MOST, gold + tokens) + 1):
        paid = max(0, a - tokens)
        own = bought(Res.PRODUCTION, made + a, room) + room[Outlook.TOKEN_KEPT] * max(0, tokens - a)
        for g in range(gold - paid + 1):
            worth = own + room[SPLIT + 2 * g] + kept * (gold - paid - g)
            if worth > best:
                best = worth
                room[GIVEN + Res.PRODUCTION] = a
                room[GIVEN + Res.SCIENCE] = room[SPLIT + 2 * g + 1]
                room[GIVEN + Res.MILITARY] = g - room[GIVEN + Res.SCIENCE]
    worth = best + kept * (room[SUPPLY + Res.GOLD] - gold)
    return worth + culture_worth(s, p, room[SUPPLY + Res.CULTURE], room)


@rule
def item_at(resource: int, i: int) -> int:
    return ITEMS + (resource * MOST_ITEMS + i) * ITEM


@rule
def planned(resource: int, action: int, room: Row) -> int:
    """The worth of an action that is part of the plan, 0 of any other."""
    mask = room[PLANNED + resource]
    worth = 0
    while mask:
        at = item_at(resource, lowest(mask))
        mask &= mask - 1
        if room[at] == action:
            worth = max(worth, room[at + 2])
    return worth
