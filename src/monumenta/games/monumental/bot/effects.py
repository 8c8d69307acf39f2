"""What the greedy bot of Monumental thinks of an effect now: the supply after it against the supply before."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row

from ..effects import (
    ACTIVATE,
    ARCHIVE,
    BASIC,
    CHOOSE,
    CHOOSE_IDENTICAL,
    CHOOSE_OTHER,
    CHOOSE_PER,
    CONQUER,
    COPY_HOST,
    COPY_TOKEN,
    DISCARD,
    DRAW,
    END,
    FLY,
    GAIN,
    GAIN_PER,
    GUARD,
    MARCH,
    MAY_ARCHIVE,
    MOST_STEPS,
    PAY,
    PAY_ANY,
    PAY_DIFFERENT,
    PLACE,
    STEPS,
    STEPS_EACH,
    G,
    M,
    P,
    T,
)
from ..land import conquest_price
from ..state import CONQUER as CONQUER_ACT, SLOTS, TILES, TOKENS, State
from ..supply import counted, gain, stage_price, use_token
from ..tables import CARD_TEXT, OUTPUT, PROGRAM, TOKEN_REWARD, WAYS
from ..works import can_copy_token, possible
from .plan import BASE, COUNTS, GOALS, SUPPLY, item_at, note_supply, total
from .traits import GOODS, GOODS_KEPT, LEFT, MEAN, TOKEN, URGENT
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
    for way in range(WAYS[effect]):
        if effect and possible(s, p, effect, way, knowledge):
            best = max(best, way_worth(s, p, effect, way, knowledge, room))
    return best


@rule
def way_worth(s: State, p: int, effect: int, way: int, knowledge: int, room: Row) -> int:
    note_supply(s, p, room)
    more = 0
    at = effect * 2 + way
    for i in range(MOST_STEPS):
        op = PROGRAM[at, i, 0]
        if op == END:
            break
        a = PROGRAM[at, i, 1]
        if op < ARCHIVE:
            supply_step(s, p, op, a, PROGRAM[at, i, 2], PROGRAM[at, i, 3], room)
        elif op < CONQUER:
            more += city_step(s, p, op, a, room)
        else:
            more += map_step(s, p, op, a, knowledge, room)
    return more + total(s, p, room) - room[BASE]


@rule
def opening_worth(s: State, p: int, effect: int, goods: int, room: Row) -> int:
    """The best way that cannot be taken yet, once Production tokens are spent for it, or this Market token (its effect,
    else 0); the tokens are missing afterwards."""
    best = WORST
    for way in range(WAYS[effect]):
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
    while s.res[p, T] > 0 and not possible(s, p, effect, way, s.user - 1):
        use_token(s, p)
        spent += 1
    worth = way_worth(s, p, effect, way, s.user - 1, room) if possible(s, p, effect, way, s.user - 1) else WORST
    s.res[p, T] += spent
    gain(s, p, P, -spent)
    return worth


@rule
def opened_by_goods(s: State, p: int, effect: int, way: int, goods: int, room: Row) -> int:
    take_goods(s, p, goods, 1)
    worth = WORST
    if possible(s, p, effect, way, s.user - 1):
        worth = way_worth(s, p, effect, way, s.user - 1, room) - room[GOODS_KEPT]
    take_goods(s, p, goods, -1)
    return worth


@rule
def take_goods(s: State, p: int, goods: int, sign: int) -> None:
    for i in range(MOST_STEPS):
        if PROGRAM[goods * 2, i, 0] == GAIN:
            gain(s, p, PROGRAM[goods * 2, i, 1], sign * PROGRAM[goods * 2, i, 2])


@rule
def supply_step(s: State, p: int, op: int, a: int, b: int, c: int, room: Row) -> None:
    if op == GAIN:
        room[SUPPLY + a] += b
    elif op == PAY:
        spend(a, b, room)
    elif op == PAY_ANY or op == PAY_DIFFERENT:
        for _ in range(a):
            spend(dispensable(s, p, room), 1, room)
    elif op == CHOOSE or op == CHOOSE_OTHER:
        choose_basics(s, p, a, room)
    elif op == CHOOSE_IDENTICAL:
        room[SUPPLY + wanted(s, p, a, room)] += a
    elif op == GAIN_PER:
        room[SUPPLY + c] += min(b, counted(s, p, a))
    elif op == CHOOSE_PER:
        choose_basics(s, p, min(b, counted(s, p, a)), room)


@rule
def spend(resource: int, n: int, room: Row) -> None:
    """Gold fills in."""
    room[SUPPLY + resource] -= n
    if resource < BASIC and room[SUPPLY + resource] < 0:
        room[SUPPLY + G] += room[SUPPLY + resource]
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
    choice = P
    for resource in range(BASIC):
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
    choice = G
    for resource in range(G + 1):
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
    if op == ARCHIVE or op == MAY_ARCHIVE:
        slot = best_archive(s, p, room)
        if slot < 0:
            return 0
        worth = archive_worth(s, p, slot, room)
        return worth if op == ARCHIVE else max(0, worth)
    if op == DISCARD:
        return -DISCARD_COST
    if op == DRAW:
        return a * units_worth(room[MEAN], room)
    if op == ACTIVATE:
        slot = best_idle(s, p)
        return units_worth(slot_units(s, p, slot), room) if slot >= 0 else 0
    return reduced_stage(s, p, a, room)


@rule
def reduced_stage(s: State, p: int, less: int, room: Row) -> int:
    """A stage for less; better than the same at full price."""
    card = best_wonder(s, p, room)
    if card == 0 or (s.project[p] == 0 and room[LEFT] == 0):
        return -1
    full = stage_price(s, p, card, 0)
    price = stage_price(s, p, card, less)
    spend(P, price, room)
    return stage_worth(s, p, card, room) + room[URGENT] + 5 * (full - price)


@rule
def map_step(s: State, p: int, op: int, a: int, knowledge: int, room: Row) -> int:
    worth = 0
    if op == CONQUER:
        worth = reduced_conquest(s, p, a, room)
    elif op == MARCH or op == PLACE:
        worth = MARCH_WORTH
    elif op == STEPS or op == STEPS_EACH:
        worth = room[TOKEN] // 2 if room[GOALS] + room[GOALS + 1] > 0 else 0
    elif op == FLY:
        worth = room[GOODS] * 2 // 3 if room[GOALS] + room[GOALS + 1] > 0 else 0
    elif op == GUARD:
        worth = GUARD_WORTH
    elif op == COPY_HOST:
        copy_of_host(s, p, knowledge, room)
        worth = text_of_host(s, p, knowledge, room)
    elif op == COPY_TOKEN:
        worth = best_copy_worth(s, p, room)
    return worth


@rule
def reduced_conquest(s: State, p: int, less: int, room: Row) -> int:
    """The best Province that can be had for less."""
    led = led_by_warlord(s, p)
    best = -1
    cost = 0
    purse = room[SUPPLY + M] + room[SUPPLY + G]
    for i in range(room[COUNTS + M]):
        at = item_at(M, i)
        tile = room[at] - CONQUER_ACT
        if 0 <= tile < TILES and room[at + 2] > best:
            units = units_needed(s, conquest_price(s, p, tile, less), led)
            if units <= purse:
                best = room[at + 2]
                cost = units
    if best < 0:
        return -1
    spend(M, cost, room)
    return best + room[URGENT] + 5 * less


@rule
def copy_of_host(s: State, p: int, knowledge: int, room: Row) -> None:
    """The output of the card below, again."""
    host = s.city[p, s.knowledge_at[knowledge] - 1 - p * SLOTS]
    for resource in range(OUTPUTS):
        room[SUPPLY + resource] += OUTPUT[host, resource]


@rule
def text_of_host(s: State, p: int, knowledge: int, room: Row) -> int:
    return units_worth(EFFECT_UNITS[CARD_TEXT[s.city[p, s.knowledge_at[knowledge] - 1 - p * SLOTS]]], room)


@rule
def best_copy(s: State, p: int) -> int:
    """The claimed token whose reward is best, or -1."""
    best = -1
    choice = -1
    for token in range(TOKENS):
        if can_copy_token(s, p, token) and EFFECT_UNITS[TOKEN_REWARD[token]] > best:
            best = EFFECT_UNITS[TOKEN_REWARD[token]]
            choice = token
    return choice


@rule
def best_copy_worth(s: State, p: int, room: Row) -> int:
    token = best_copy(s, p)
    return units_worth(EFFECT_UNITS[TOKEN_REWARD[token]], room) if token >= 0 else 0
