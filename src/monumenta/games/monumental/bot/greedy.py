"""The greedy bot of Monumental: it plans what its resources buy in this round and does what is worth most first.

It weighs rows and columns by what their yield buys, Buildings by what they bring until the end, and everything by the
points behind it. Worths are hundredths of a point, all integers, so that plain and compiled code agree to the last bit.
What it knows is in traits.py, units.py, worth.py, plan.py and effects.py beside this file.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Rng, Row

from .. import tables
from ..actions import Action
from ..agenda import marked
from ..choices import list_choices
from ..counts import Count, FirstCard
from ..effect_text import MOST_STEPS, Op
from ..land import conquest_price, defenders
from ..monsters import distance
from ..resources import Res
from ..state import Chosen, Mark, Need, State
from ..tables import CardType
from .effects import OUTPUTS, effect_worth, opening_worth, spend, way_worth
from .plan import BASE, COUNTS, GOALS, SUPPLY, TOKENS_SPENT, bought, make_plan, note_supply, pick_worth, planned, total
from .traits import (
    GREEDY,
    Outlook,
    Trait,
    note_outlook,
)
from .units import EFFECT_UNITS
from .worth import (
    WORST,
    archive_worth,
    find_worth,
    hero_worth,
    lair_worth,
    led_by_warlord,
    policy_worth,
    province_worth,
    rivals,
    safety,
    slot_units,
    threatened,
    units_needed,
    units_worth,
    whole_price,
    wonder_worth,
)

YIELDS: Final = TOKENS_SPENT + 1
"""YIELDS + place * YIELD + resource: what activating a place brings; last what it is worth beyond resources."""
YIELD: Final = Res.COUNT + 1
NOT: Final = -1
"""Worse than passing."""
SURELY: Final = 2000
"""Of things that cost nothing and help."""


@rule
def choose_greedy(s: State, seat: int, rng: Rng, work: Games[State], out: Row, room: Row) -> int:  # noqa: ARG001  (as `greedy`)
    """An action for `seat`, which is to act."""
    for trait in range(Trait.COUNT):
        room[trait] = GREEDY[trait]
    return choose_by_traits(s, seat, rng, out, room)


@rule
def choose_by_traits(s: State, p: int, rng: Rng, out: Row, room: Row) -> int:
    k = list_choices(s, s.seat, out)
    if k == 1:
        return out[0]
    note_outlook(s, p, room)
    make_plan(s, p, room)
    if s.need == Need.LINES:
        note_yields(s, p, room)
    best = 16 * WORST
    choice = out[0]
    for i in range(k):
        worth = 16 * worth_of(s, p, out[i], room) + below(rng, 16)  # equal ones: any
        if worth > best:
            best = worth
            choice = out[i]
    return choice


@rule
def worth_of(s: State, p: int, action: int, room: Row) -> int:
    """What an action is worth, against doing nothing in the Action phase, against the other choices elsewhere."""
    need = s.need
    if need == Need.ACT:
        return act_worth(s, p, action, room)
    if p != s.seat:
        return arbitration_worth(s, p, need, action)
    if action == Action.SKIP:
        return 0
    if need == Need.LINES:
        return lines_worth(s, p, (action - Action.CITY_LINES) // 3, (action - Action.CITY_LINES) % 3, room)
    if need < Need.EFFECT_UNTIL:
        return effect_choice(s, p, need, action, room)
    if need < Need.UNITS_UNTIL:
        return unit_choice(s, p, need, action, room)
    return place_choice(s, p, need, action, room)


@rule
def arbitration_worth(s: State, p: int, need: int, action: int) -> int:
    """What an Automa had better do, for its neighbour: conquer others, and have its Monsters beside others."""
    if need == Need.CONQUERED:
        owner = s.owner[action - Action.CONQUER]
        return -1 if owner == p + 1 else owner
    if need == Need.LAIR:
        tile = action - Action.TO
        return -count(tables.NEAR[s.layout, tile] & s.realm[p])
    return 0


# --- rows and columns ---------------------------------------------------------------------------------


@rule
def note_yields(s: State, p: int, room: Row) -> None:
    """What activating each place would bring."""
    for i in range(Count.SLOTS * YIELD):
        room[YIELDS + i] = 0
    for slot in range(Count.SLOTS):
        if s.city[p, slot] > 0:
            add_yield(s.city[p, slot], slot, False, room)
    for k in range(Count.KNOWLEDGE):
        slot = s.knowledge_at[k] - 1 - p * Count.SLOTS
        if s.knowledge_at[k] > 0 and 0 <= slot < Count.SLOTS:
            on_wonder = s.city[p, slot] > 0 and tables.CARD_TYPE[s.city[p, slot]] == CardType.WONDER
            add_yield(tables.KNOWLEDGE_CARDS[k], slot, on_wonder, room)


@rule
def add_yield(card: int, slot: int, on_wonder: bool, room: Row) -> None:
    """Its output, and its text: what it gains for nothing as resources, anything else as a worth."""
    at = YIELDS + slot * YIELD
    for resource in range(OUTPUTS):
        room[at + resource] += tables.OUTPUT_ON_WONDER[card, resource] if on_wonder else tables.OUTPUT[card, resource]
    anything = tables.OUTPUT_ON_WONDER[card, OUTPUTS] if on_wonder else tables.OUTPUT[card, OUTPUTS]
    room[at + Res.COUNT] += anything * room[Trait.UNIT]
    text = tables.CARD_TEXT[card]
    if tables.PURE[text]:
        for i in range(MOST_STEPS):
            if tables.PROGRAM[text * 2, i, 0] == Op.GAIN:
                room[at + tables.PROGRAM[text * 2, i, 1]] += tables.PROGRAM[text * 2, i, 2]
    elif text:
        room[at + Res.COUNT] += units_worth(EFFECT_UNITS[text], room)


@rule
def lines_worth(s: State, p: int, line: int, column: int, room: Row) -> int:
    """What the yield of a row and a column buys."""
    note_supply(s, p, room)
    more = 0
    for slot in range(Count.SLOTS):
        if slot // 3 == line or slot % 3 == column:
            at = YIELDS + slot * YIELD
            for resource in range(Res.COUNT):
                room[SUPPLY + resource] += room[at + resource]
            more += room[at + Res.COUNT]
    left_over = room[SUPPLY + Res.PRODUCTION] + room[SUPPLY + Res.SCIENCE] + room[SUPPLY + Res.MILITARY]
    return more + left_over + total(s, p, room)


# --- the Action phase ---------------------------------------------------------------------------------


@rule
def act_worth(s: State, p: int, action: int, room: Row) -> int:
    if action < Action.HOME_UNTIL:
        return home_worth(s, p, action, room)
    if action < Action.MAP_UNTIL:
        return map_worth(s, p, action, room)
    if action < Action.USES_UNTIL:
        worth = use_worth(s, p, action, room)
        return worth + room[Trait.EAGER] if worth > 0 else worth
    return other_worth(s, p, action, room)


@rule
def home_worth(s: State, p: int, action: int, room: Row) -> int:
    """Cards, Wonders, Policies."""
    if action >= Action.POLICY:
        return SURELY + policy_worth(s, p, (action - Action.POLICY) % Count.POLICIES, room)
    if action >= Action.BUILD:
        worth = planned(Res.PRODUCTION, action, room)
        return worth + room[Trait.URGENT] if worth > 0 else NOT
    card = action - Action.BUY
    worth = planned(Res.SCIENCE if tables.CARD_TYPE[card] == CardType.KNOWLEDGE else Res.PRODUCTION, action, room)
    if worth == 0:
        return NOT
    return worth + room[Trait.URGENT] if card >= FirstCard.DEVELOPMENT else worth


@rule
def map_worth(s: State, p: int, action: int, room: Row) -> int:
    if action < Action.SOLDIER:
        worth = planned(Res.MILITARY, action, room)
        return worth + room[Trait.URGENT] if worth > 0 else NOT
    if action <= Action.WARLORD:
        return march_worth(s, p, action, room)
    if action < Action.STEP:
        return outpost_worth(s, p, room)
    if action < Action.PICK:
        return step_worth(s, p, (action - Action.STEP) // 6, (action - Action.STEP) % 6, room)
    return taking_worth(s, p, action - Action.PICK, room)


@rule
def warlord_alone(s: State, p: int) -> bool:
    """Does the Warlord hold a Province by himself, so that he cannot leave?"""
    return s.warlord[p] != s.capital[p] and defenders(s, s.warlord[p]) == 1


@rule
def march_worth(s: State, p: int, action: int, room: Row) -> int:
    """A Soldier relieves the Warlord, who then may conquer."""
    if (
        action == Action.WARLORD
        or not warlord_alone(s, p)
        or marked(s, p, Mark.WARLORD_USED)
        or room[COUNTS + Res.MILITARY] == 0
    ):
        return NOT
    note_supply(s, p, room)
    spend(Res.MILITARY, 1, room)
    if bought(Res.MILITARY, room[SUPPLY + Res.MILITARY] + room[SUPPLY + Res.GOLD], room) == 0:
        return NOT
    worth = room[Trait.FREED] + total(s, p, room) - room[BASE]
    return worth + 2 if action == Action.SOLDIER + s.capital[p] else worth


@rule
def outpost_worth(s: State, p: int, room: Row) -> int:
    """Three Soldiers come home for other conquests."""
    worth = 18 if s.soldiers[s.capital[p]] < 4 else 4
    return worth - s.outpost_cost * room[Trait.UNIT] if room[Outlook.LEFT] > 0 or s.outpost_cost == 0 else NOT


@rule
def step_worth(s: State, p: int, e: int, direction: int, room: Row) -> int:
    """A step towards the goal, if the journey is part of the plan; one that is owed must be taken anyhow."""
    goal = room[GOALS + e] - 1
    here = s.explorer[p, e]
    there = tables.NEIGHBOUR[s.layout, here * 6 + direction] - 1
    nearer = distance(s, here, goal) - distance(s, there, goal) if goal >= 0 else 0
    found = find_worth(s, p, e, there, room) // 8
    if s.owed:
        return 10 * nearer + found
    worth = planned(Res.MILITARY, Action.STEP + e * 6, room)
    if worth == 0 or nearer <= 0:
        return NOT
    return worth + found


@rule
def taking_worth(s: State, p: int, e: int, room: Row) -> int:
    """Taking a token: after a move, or before one that is planned."""
    worth = pick_worth(s, p, e, room)
    if worth < 0:
        return NOT
    if s.mode == Chosen.CLASSIC or s.moved >> e & 1:
        return SURELY + worth
    on_the_way = planned(Res.MILITARY, Action.STEP + e * 6, room)
    return on_the_way + 2 * worth if on_the_way > 0 else NOT


@rule
def use_worth(s: State, p: int, action: int, room: Row) -> int:
    if action == Action.USE_HERO:
        return effect_worth(s, p, tables.HERO_TEXT[s.hero[p] - 1], NOT, room)
    if action == Action.USE_POLICY:
        return effect_worth(s, p, tables.POLICY_TEXT[s.civ[p] - 1, s.policy[p, s.developed[p] - 1] - 1], NOT, room)
    if action >= Action.USE_DRAWN:
        return effect_worth(s, p, tables.CARD_TEXT[action - Action.USE_DRAWN], NOT, room)
    if action >= Action.USE_KNOWLEDGE:
        k = action - Action.USE_KNOWLEDGE
        return effect_worth(s, p, tables.CARD_TEXT[tables.KNOWLEDGE_CARDS[k]], k, room)
    return effect_worth(s, p, tables.CARD_TEXT[s.city[p, action - Action.USE_SLOT]], NOT, room)


@rule
def other_worth(s: State, p: int, action: int, room: Row) -> int:
    if action < Action.GIVE_BACK:
        return hire_worth(s, p, action - Action.HIRE, room)
    if action == Action.GIVE_BACK:
        return WORST
    if action == Action.ADVANCE:
        worth = planned(Res.SCIENCE, action, room)
        return worth if worth > 0 else NOT
    if action < Action.PRODUCE:
        worth = planned(tables.MONSTER_PAYS[action - Action.DEFEAT], action, room)
        return worth + room[Trait.URGENT] if worth > 0 else NOT
    if action == Action.PRODUCE:
        return SURELY if room[TOKENS_SPENT] > 0 else NOT
    if action < Action.TOKENS_UNTIL:
        return (
            effect_worth(s, p, tables.GOODS_REWARD[s.held[p, action - Action.TRADE] - 1], NOT, room)
            - room[Outlook.GOODS_KEPT]
        )
    return 0


@rule
def hire_worth(s: State, p: int, hero: int, room: Row) -> int:
    note_supply(s, p, room)
    room[SUPPLY + Res.GOLD] -= tables.HERO_COST[hero]
    return hero_worth(s, hero, room) + total(s, p, room) - room[BASE]


# --- decisions on the way -----------------------------------------------------------------------------


@rule
def effect_choice(s: State, p: int, need: int, action: int, room: Row) -> int:
    if need == Need.WAY and action < Action.TOKENS_UNTIL:
        return token_choice(s, p, action, room)
    if need == Need.WAY:
        return way_worth(s, p, s.need_a, action - Action.TAKE_WAY, s.user - 1, room)
    if need == Need.GET:
        return gain_worth(s, p, action - Action.RESOURCE, s.need_a, room)
    if need == Need.GIVE:
        note_supply(s, p, room)
        room[SUPPLY + action - Action.RESOURCE] -= 1
        return total(s, p, room)
    if need == Need.ARCHIVED:
        return archive_worth(s, p, action - Action.SLOT, room) + room[Trait.UNIT] // 2
    if need == Need.DISCARDED:
        return -slot_units(s, p, action - Action.SLOT)
    if need == Need.ACTIVATED:
        return slot_units(s, p, action - Action.SLOT)
    if need == Need.STAGED:
        card = tables.WONDER_CARDS[action - Action.BUILD]
        return wonder_worth(card, room) - room[Trait.UNIT] * whole_price(s, p, card, room)
    return 0


@rule
def token_choice(s: State, p: int, action: int, room: Row) -> int:
    """R7: tokens are spent for a way that they open, and is worth them."""
    goods = 0 if action == Action.PRODUCE else tables.GOODS_REWARD[s.held[p, action - Action.TRADE] - 1]
    worth = opening_worth(s, p, s.need_a, goods, room)
    return worth if worth > 0 else NOT


@rule
def gain_worth(s: State, p: int, resource: int, n: int, room: Row) -> int:
    """One more, or all that are alike; where that buys nothing, what a little more would buy."""
    note_supply(s, p, room)
    room[SUPPLY + resource] += n
    worth = 4 * total(s, p, room)
    room[SUPPLY + resource] += 1
    return worth + total(s, p, room)


@rule
def unit_choice(s: State, p: int, need: int, action: int, room: Row) -> int:
    if need == Need.CONQUERED:
        tile = action - Action.CONQUER
        led = led_by_warlord(s, p)
        units = units_needed(s, conquest_price(s, p, tile, s.need_a), led)
        return province_worth(s, p, tile, led, room) - room[Trait.UNIT] * units
    if need == Need.MARCHED_TO:
        return garrison_worth(s, p, action - Action.TO)
    if need == Need.UNITS:
        return sending_worth(s, p, action)
    if action == Action.WARLORD:
        return NOT
    home = s.capital[p]
    if need == Need.REINFORCED:
        return 20 if action == Action.SOLDIER + home else NOT
    return 10 if action == Action.SOLDIER + home and (s.soldiers[home] > 2 or warlord_alone(s, p)) else NOT


@rule
def sending_worth(s: State, p: int, action: int) -> int:
    """The Warlord is strong and has a reward of his own; then Soldiers from home, then from where most are."""
    if action == Action.WARLORD:
        return 100 if s.conquest_model != Chosen.PAYMENT or not marked(s, p, Mark.WARLORD_USED) else 0
    tile = action - Action.SOLDIER
    return 50 if tile == s.capital[p] else s.soldiers[tile]


@rule
def garrison_worth(s: State, p: int, tile: int) -> int:
    """Where a Soldier is of most use."""
    if tile == s.warlord[p] and warlord_alone(s, p):
        return 100
    if tile == threatened(s, p):
        return 50
    return -50 if tile == s.capital[p] else 0


@rule
def place_choice(s: State, p: int, need: int, action: int, room: Row) -> int:
    if need == Need.STEPPED:
        return free_step_worth(s, p, action, room)
    if need == Need.FLOWN:
        return departure_worth(s, p, action, room)
    if need == Need.COPIED:
        return EFFECT_UNITS[tables.TOKEN_REWARD[action - Action.COPY]]
    tile = action - Action.TO
    if need == Need.FLOWN_TO:
        return find_worth(s, p, s.need_a, tile, room) + lair_worth(s, tile, room)
    if need == Need.SETTLED:
        return safety(s, p, tile)
    if need == Need.PLACED:
        return garrison_worth(s, p, tile)
    if need == Need.LAIR:
        return count(tables.NEAR[s.layout, tile] & rivals(s, p)) - 2 * count(tables.NEAR[s.layout, tile] & s.realm[p])
    return 0


@rule
def departure_worth(s: State, p: int, action: int, room: Row) -> int:
    """Who goes anywhere: one that can take something there; a token on the spot is hardly ever the best one."""
    if action < Action.LEAD:
        return min(5, pick_worth(s, p, action - Action.PICK, room))
    return 10 if can_act_yet(s, p, action - Action.LEAD) else 1


@rule
def can_act_yet(s: State, p: int, e: int) -> bool:
    return not marked(s, p, Mark.EXPLORER_ACTED << e)


@rule
def free_step_worth(s: State, p: int, action: int, room: Row) -> int:
    if action >= Action.PICK:
        worth = pick_worth(s, p, action - Action.PICK, room)
        return SURELY + worth if worth >= 0 else NOT
    e = (action - Action.STEP) // 6
    goal = room[GOALS + e] - 1
    there = tables.NEIGHBOUR[s.layout, s.explorer[p, e] * 6 + (action - Action.STEP) % 6] - 1
    found = find_worth(s, p, e, there, room)
    if goal < 0:
        return found
    return 20 * (distance(s, s.explorer[p, e], goal) - distance(s, there, goal)) + found // 2
