"""What the greedy bot of Monumental thinks of an effect now: the supply after it against the supply before."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row

from .. import tables
from ..actions import Action
from ..counts import Count
from ..effect_text import MOST_STEPS, Op
from ..effects import can_copy_token, possible
from ..land import conquest_price
from ..resources import Res
from ..state import State
from ..supply import counted, gain, stage_price, use_token
from .plan import BASE, COUNTS, GOALS, SUPPLY, item_at, note_supply, total
from .traits import Outlook, Trait
from .units import EFFECT_UNITS
from .worth import (
    WORST,
    archive_worth,
    best_archive,
    best_idle,
    best_wonder,
    led_by_warlord,
    slot_units,
    stage_worth,
    units_needed,
    units_worth,
)

OUTPUTS: Final = 5
DISCARD_COST: Final = 10
GUARD_WORTH: Final = 10
MARCH_WORTH: Final = 10


@rule
def effect_worth(s: State, p: int, effect: int, knowledge: int, room: Row) -> int:
    """The best of its ways that can be taken."""
    best = WORST
    for way in range(tables.WAYS[effect]):
        if effect and possible(s, p, effect, way, knowledge):
            best = max(best, way_worth(s, p, effect, way, knowledge, room))
    return best


@rule
def way_worth(s: State, p: int, effect: int, way: int, knowledge: int, room: Row) -> int:
    note_supply(s, p, room)
    more = 0
    at = effect * 2 + way
    for i in range(MOST_STEPS):
        op = tables.PROGRAM[at, i, 0]
        if op == Op.END:
            break
        a = tables.PROGRAM[at, i, 1]
        if op < Op.SUPPLY_UNTIL:
            supply_step(s, p, op, a, tables.PROGRAM[at, i, 2], tables.PROGRAM[at, i, 3], room)
        elif op < Op.CITY_UNTIL:
            more += city_step(s, p, op, a, room)
        else:
            more += map_step(s, p, op, a, knowledge, room)
    return more + total(s, p, room) - room[BASE]


@rule
def opening_worth(s: State, p: int, effect: int, goods: int, room: Row) -> int:
    """The best way that cannot be taken yet, once Production tokens are spent for it, or this Market token (its effect,
    else 0); the tokens are missing afterwards."""
    best = WORST
    for way in range(tables.WAYS[effect]):
        if not possible(s, p, effect, way, s.user - 1):
            if goods:
                worth = opened_by_goods(s, p, effect, way, goods, room)
            else:
                worth = opened_by_tokens(s, p, effect, way, room)
            best = max(best, worth)
    return best


@rule
def opened_by_tokens(s: State, p: int, effect: int, way: int, room: Row) -> int:
    spent = 0
    while s.res[p, Res.TOKENS] > 0 and not possible(s, p, effect, way, s.user - 1):
        use_token(s, p)
        spent += 1
    worth = way_worth(s, p, effect, way, s.user - 1, room) if possible(s, p, effect, way, s.user - 1) else WORST
    s.res[p, Res.TOKENS] += spent
    gain(s, p, Res.PRODUCTION, -spent)
    return worth


@rule
def opened_by_goods(s: State, p: int, effect: int, way: int, goods: int, room: Row) -> int:
    take_goods(s, p, goods, 1)
    worth = WORST
    if possible(s, p, effect, way, s.user - 1):
        worth = way_worth(s, p, effect, way, s.user - 1, room) - room[Outlook.GOODS_KEPT]
    take_goods(s, p, goods, -1)
    return worth


@rule
def take_goods(s: State, p: int, goods: int, sign: int) -> None:
    for i in range(MOST_STEPS):
        if tables.PROGRAM[goods * 2, i, 0] == Op.GAIN:
            gain(s, p, tables.PROGRAM[goods * 2, i, 1], sign * tables.PROGRAM[goods * 2, i, 2])


@rule
def supply_step(s: State, p: int, op: int, a: int, b: int, c: int, room: Row) -> None:
    if op == Op.GAIN:
        room[SUPPLY + a] += b
    elif op == Op.PAY:
        spend(a, b, room)
    elif op == Op.PAY_ANY or op == Op.PAY_DIFFERENT:
        for _ in range(a):
            spend(dispensable(s, p, room), 1, room)
    elif op == Op.CHOOSE or op == Op.CHOOSE_OTHER:
        choose_basics(s, p, a, room)
    elif op == Op.CHOOSE_IDENTICAL:
        room[SUPPLY + wanted(s, p, a, room)] += a
    elif op == Op.GAIN_PER:
        room[SUPPLY + c] += min(b, counted(s, p, a))
    elif op == Op.CHOOSE_PER:
        choose_basics(s, p, min(b, counted(s, p, a)), room)


@rule
def spend(resource: int, n: int, room: Row) -> None:
    """Gold fills in."""
    room[SUPPLY + resource] -= n
    if resource < Res.BASIC and room[SUPPLY + resource] < 0:
        room[SUPPLY + Res.GOLD] += room[SUPPLY + resource]
        room[SUPPLY + resource] = 0


@rule
def choose_basics(s: State, p: int, n: int, room: Row) -> None:
    """All of one kind if that is best for it, else one by one; the latter is what comes to the table."""
    for _ in range(n):
        room[SUPPLY + wanted(s, p, 1, room)] += 1


@rule
def wanted(s: State, p: int, n: int, room: Row) -> int:
    """The basic resource of which n more are worth most; where it makes no difference, the one that a little more of
    would."""
    best = WORST
    choice = Res.PRODUCTION
    for resource in range(Res.BASIC):
        room[SUPPLY + resource] += n
        worth = 4 * total(s, p, room)
        room[SUPPLY + resource] += 1
        worth += total(s, p, room)
        room[SUPPLY + resource] -= n + 1
        if worth > best:
            best = worth
            choice = resource
    return choice


@rule
def dispensable(s: State, p: int, room: Row) -> int:
    """The resource of which one less matters least, Gold among them."""
    best = WORST
    choice = Res.GOLD
    for resource in range(Res.GOLD + 1):
        if room[SUPPLY + resource] > 0:
            room[SUPPLY + resource] -= 1
            worth = total(s, p, room)
            room[SUPPLY + resource] += 1
            if worth > best:
                best = worth
                choice = resource
    return choice


@rule
def city_step(s: State, p: int, op: int, a: int, room: Row) -> int:
    if op == Op.ARCHIVE or op == Op.MAY_ARCHIVE:
        slot = best_archive(s, p, room)
        if slot < 0:
            return 0
        worth = archive_worth(s, p, slot, room)
        return worth if op == Op.ARCHIVE else max(0, worth)
    if op == Op.DISCARD:
        return -DISCARD_COST
    if op == Op.DRAW:
        return a * units_worth(room[Outlook.MEAN], room)
    if op == Op.ACTIVATE:
        slot = best_idle(s, p)
        return units_worth(slot_units(s, p, slot), room) if slot >= 0 else 0
    return reduced_stage(s, p, a, room)


@rule
def reduced_stage(s: State, p: int, less: int, room: Row) -> int:
    """A stage for less; better than the same at full price."""
    card = best_wonder(s, p, room)
    if card == 0 or (s.project[p] == 0 and room[Outlook.LEFT] == 0):
        return -1
    full = stage_price(s, p, card, 0)
    price = stage_price(s, p, card, less)
    spend(Res.PRODUCTION, price, room)
    return stage_worth(s, p, card, room) + room[Trait.URGENT] + 5 * (full - price)


@rule
def map_step(s: State, p: int, op: int, a: int, knowledge: int, room: Row) -> int:
    worth = 0
    if op == Op.CONQUER:
        worth = reduced_conquest(s, p, a, room)
    elif op == Op.MARCH or op == Op.PLACE:
        worth = MARCH_WORTH
    elif op == Op.STEPS or op == Op.STEPS_EACH:
        worth = room[Trait.TOKEN] // 2 if room[GOALS] + room[GOALS + 1] > 0 else 0
    elif op == Op.FLY:
        worth = room[Trait.GOODS] * 2 // 3 if room[GOALS] + room[GOALS + 1] > 0 else 0
    elif op == Op.GUARD:
        worth = GUARD_WORTH
    elif op == Op.COPY_HOST:
        copy_of_host(s, p, knowledge, room)
        worth = text_of_host(s, p, knowledge, room)
    elif op == Op.COPY_TOKEN:
        worth = best_copy_worth(s, p, room)
    return worth


@rule
def reduced_conquest(s: State, p: int, less: int, room: Row) -> int:
    """The best Province that can be had for less."""
    led = led_by_warlord(s, p)
    best = -1
    cost = 0
    purse = room[SUPPLY + Res.MILITARY] + room[SUPPLY + Res.GOLD]
    for i in range(room[COUNTS + Res.MILITARY]):
        at = item_at(Res.MILITARY, i)
        tile = room[at] - Action.CONQUER
        if 0 <= tile < Count.TILES and room[at + 2] > best:
            units = units_needed(s, conquest_price(s, p, tile, less), led)
            if units <= purse:
                best = room[at + 2]
                cost = units
    if best < 0:
        return -1
    spend(Res.MILITARY, cost, room)
    return best + room[Trait.URGENT] + 5 * less


@rule
def copy_of_host(s: State, p: int, knowledge: int, room: Row) -> None:
    """The output of the card below, again."""
    host = s.city[p, s.knowledge_at[knowledge] - 1 - p * Count.SLOTS]
    for resource in range(OUTPUTS):
        room[SUPPLY + resource] += tables.OUTPUT[host, resource]


@rule
def text_of_host(s: State, p: int, knowledge: int, room: Row) -> int:
    return units_worth(EFFECT_UNITS[tables.CARD_TEXT[s.city[p, s.knowledge_at[knowledge] - 1 - p * Count.SLOTS]]], room)


@rule
def best_copy(s: State, p: int) -> int:
    """The claimed token whose reward is best, or -1."""
    best = -1
    choice = -1
    for token in range(Count.TOKENS):
        if can_copy_token(s, p, token) and EFFECT_UNITS[tables.TOKEN_REWARD[token]] > best:
            best = EFFECT_UNITS[tables.TOKEN_REWARD[token]]
            choice = token
    return choice


@rule
def best_copy_worth(s: State, p: int, room: Row) -> int:
    token = best_copy(s, p)
    return units_worth(EFFECT_UNITS[tables.TOKEN_REWARD[token]], room) if token >= 0 else 0
