"""What effects do: when a way of one can be taken, and its steps one after the other."""

from __future__ import annotations

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule

from .agenda import pop, push, third_version, wait
from .automa import do_deed
from .city import activate, bring, draw_card, drawable, idle, idle_cards, refill, remove
from .display import deal, turn_up_heroes
from .effects import (
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
    IF,
    MARCH,
    MAY_ARCHIVE,
    MOST_STEPS,
    PAY,
    PAY_ANY,
    PAY_DIFFERENT,
    PLACE,
    STAGE,
    STAGE_OWN,
    STEPS,
    STEPS_EACH,
    G,
)
from .explorers import offer_flight, offer_steps
from .land import any_marcher, can_conquer_any, gather, offer_reinforcement, origin, relocate, spread
from .monsters import draw_monster, find_lair, reveal
from .state import (
    ACTIVATED,
    ALIKE,
    ARCHIVED,
    CONQUERED,
    COPIED,
    DISCARDED,
    FLOWN,
    FREELY,
    GET,
    GIVE,
    GOODS_DRAWN,
    MARCHED,
    MARCHED_TO,
    OFFER,
    OTHERS,
    PLACED,
    RUN,
    SLOTS,
    T_ACTIVATE,
    T_ARCHIVE,
    T_CONQUER,
    T_COPY,
    T_DEAL,
    T_DEED,
    T_DISCARD,
    T_DRAW,
    T_FLY,
    T_FLY_TO,
    T_GET,
    T_GIVE,
    T_GOODS,
    T_HEROES,
    T_LAIR,
    T_MARCH,
    T_MARCH_TO,
    T_MONSTER,
    T_PLACE,
    T_REFILL,
    T_REINFORCE,
    T_REVEAL,
    T_SETTLE,
    T_STAGE,
    T_STEPS,
    T_UNITS,
    TOKENS,
    WAY,
    State,
)
from .supply import can_give, can_give_different, count_on_tokens, counted, gain, holds, pay
from .tables import CARD_TEXT, HAS_OUTPUT, LAND, PROGRAM, PURE, TOKEN_REWARD, WAYS
from .wonders import find_site, offer_stage, stages_open

WAY_WIDTH = 8
"""A running way is numbered way * 8 + step."""

# --- can it be done? ----------------------------------------------------------------------------------


@rule
def usable(s: State, p: int, effect: int, knowledge: int) -> bool:
    """E1: can one of its ways be taken? `knowledge` is the card that it stands on, or -1."""
    for way in range(WAYS[effect]):
        if effect and possible(s, p, effect, way, knowledge):
            return True
    return False


@rule
def within_reach(s: State, p: int, effect: int) -> bool:
    """T4: could it be used once tokens have been spent?"""
    count_on_tokens(s, p, 1)
    reached = usable(s, p, effect, -1)
    count_on_tokens(s, p, -1)
    return reached


@rule
def tokens_open_way(s: State, p: int, effect: int, ways: int) -> bool:
    """R7: could more of its ways be taken than these, once tokens have been spent?"""
    if ways == WAYS[effect] or not third_version(s):
        return False
    count_on_tokens(s, p, 1)
    for way in range(WAYS[effect]):
        if possible(s, p, effect, way, s.user - 1):
            ways -= 1
    count_on_tokens(s, p, -1)
    return ways < 0


@rule
def possible(s: State, p: int, effect: int, way: int, knowledge: int) -> bool:
    """E2: all that a way asks for must be there before it begins."""
    if PROGRAM[effect * 2 + way, 0, 0] == COPY_HOST:
        return can_copy_host(s, p, knowledge)
    return affordable(s, p, effect, way)


@rule
def can_do(s: State, p: int, op: int, a: int, b: int) -> bool:
    if op == IF:
        return holds(s, p, a, b)
    if op == PAY_ANY:
        return can_give(s, p) >= a
    if op == PAY_DIFFERENT:
        return can_give_different(s, p) >= a
    if op == ARCHIVE or op == MAY_ARCHIVE or op == DISCARD or op == ACTIVATE:
        return idle_cards(s, p) > 0
    if op == DRAW:
        return drawable(s, p)
    if op == CHOOSE_PER or op == GAIN_PER:
        return counted(s, p, a) > 0
    return can_do_on_map(s, p, op, a)


@rule
def can_do_on_map(s: State, p: int, op: int, a: int) -> bool:
    if op == STAGE or op == STAGE_OWN:
        return stages_open(s, p, a, op == STAGE_OWN) > 0
    if op == CONQUER:
        return can_conquer_any(s, p, a)
    if op == MARCH:
        return any_marcher(s, p)
    if op == PLACE:
        return s.soldiers[s.capital[p]] > 0 and s.realm[p] & LAND[s.layout] != 0
    if op == COPY_TOKEN:
        return copyable_tokens(s, p) > 0
    return True


@rule
def can_copy_host(s: State, p: int, knowledge: int) -> bool:
    """E7: the card must have an output, or a text that can be used."""
    if knowledge < 0 or s.knowledge_at[knowledge] == 0:
        return False
    host = s.city[p, s.knowledge_at[knowledge] - 1 - p * SLOTS]
    if host == 0:
        return False
    if HAS_OUTPUT[host]:
        return True
    text = CARD_TEXT[host]
    for way in range(WAYS[text]):
        if text and affordable(s, p, text, way):
            return True
    return False


@rule
def affordable(s: State, p: int, effect: int, way: int) -> bool:
    """The same for a way that copies no other card: its conditions hold, and its payments together can be made."""
    at = effect * 2 + way
    gold = 0
    for i in range(MOST_STEPS):
        op = PROGRAM[at, i, 0]
        if op == END:
            break
        a = PROGRAM[at, i, 1]
        b = PROGRAM[at, i, 2]
        if op == PAY and a < BASIC:
            gold += max(0, b - s.res[p, a])
        elif op == PAY and a == G:
            gold += b
        elif (op == PAY and s.res[p, a] < b) or (not (i > 0 and op == MAY_ARCHIVE) and not can_do(s, p, op, a, b)):
            return False
    return gold <= s.res[p, G]


@rule
def can_copy_token(s: State, p: int, token: int) -> bool:
    if s.claimed[p, token] == 0:
        return False
    reward = TOKEN_REWARD[token]
    for way in range(WAYS[reward]):
        if reward_possible(s, p, reward, way):
            return True
    return False


@rule
def reward_possible(s: State, p: int, effect: int, way: int) -> bool:
    """`possible` for rewards: they cost nothing but may ask for a card to archive or to draw."""
    for i in range(MOST_STEPS):
        op = PROGRAM[effect * 2 + way, i, 0]
        if op == ARCHIVE and idle_cards(s, p) == 0:
            return False
        if op == DRAW and not drawable(s, p):
            return False
    return True


@rule
def copyable_tokens(s: State, p: int) -> int:
    n = 0
    for token in range(TOKENS):
        if can_copy_token(s, p, token):
            n += 1
    return n


# --- a way, step by step ------------------------------------------------------------------------------


@rule
def begin_way(s: State, effect: int, way: int) -> None:
    s.paid = 0
    push(s, RUN, effect, way * WAY_WIDTH)


@rule
def run_way(s: State, effect: int, at: int) -> None:
    way = effect * 2 + at // WAY_WIDTH
    i = at % WAY_WIDTH
    op = PROGRAM[way, i, 0]
    if op == END:
        s.paid = 0
        pop(s)
        return
    s.task_b[s.depth - 1] += 1
    a = PROGRAM[way, i, 1]
    b = PROGRAM[way, i, 2]
    if op < ARCHIVE:
        do_supply_step(s, op, a, b, PROGRAM[way, i, 3])
    elif op < CONQUER:
        do_city_step(s, op, a)
    else:
        do_map_step(s, op, a)


@rule
def do_supply_step(s: State, op: int, a: int, b: int, c: int) -> None:
    p = s.seat
    if op == GAIN:
        gain(s, p, a, b)
    elif op == PAY:
        pay(s, p, a, b)
    elif op == PAY_ANY:
        push(s, T_GIVE, a, 0)
    elif op == PAY_DIFFERENT:
        push(s, T_GIVE, a, 1)
    elif op == CHOOSE:
        push(s, T_GET, a, FREELY)
    elif op == CHOOSE_IDENTICAL:
        push(s, T_GET, a, ALIKE)
    elif op == CHOOSE_OTHER:
        push(s, T_GET, a, OTHERS)
    elif op == GAIN_PER:
        gain(s, p, c, min(b, counted(s, p, a)))
    elif op == CHOOSE_PER:
        push(s, T_GET, min(b, counted(s, p, a)), FREELY)


@rule
def do_city_step(s: State, op: int, a: int) -> None:
    if op == ARCHIVE:
        push(s, T_ARCHIVE, 0, 0)
    elif op == MAY_ARCHIVE:
        push(s, T_ARCHIVE, 1, 0)
    elif op == DISCARD:
        push(s, T_DISCARD, 0, 0)
    elif op == DRAW:
        push(s, T_DRAW, a, 0)
    elif op == ACTIVATE:
        push(s, T_ACTIVATE, 0, 0)
    else:
        push(s, T_STAGE, a, 1 if op == STAGE_OWN else 0)


@rule
def do_map_step(s: State, op: int, a: int) -> None:
    if op == CONQUER:
        push(s, T_CONQUER, a, 0)
    elif op == MARCH:
        push(s, T_MARCH, a, 0)
    elif op == STEPS:
        s.moved = 0
        push(s, T_STEPS, a, 0)
    elif op == STEPS_EACH:
        s.moved = 0
        push(s, T_STEPS, 1, 2)
        push(s, T_STEPS, 1, 1)
    elif op == FLY:
        s.moved = 0
        push(s, T_FLY, 0, 0)
    elif op == PLACE:
        push(s, T_PLACE, 0, 0)
    elif op == GUARD:
        s.guard[s.seat] = 1
    elif op == COPY_HOST:
        copy_host(s, s.seat)
    elif op == COPY_TOKEN:
        push(s, T_COPY, 0, 0)


@rule
def copy_host(s: State, p: int) -> None:
    """E7: the output of the card again, and its text."""
    host = s.city[p, s.knowledge_at[s.user - 1] - 1 - p * SLOTS]
    s.user = 0
    if CARD_TEXT[host]:
        push(s, OFFER, CARD_TEXT[host], 1)
    bring(s, p, host, False)


@rule
def abandon(s: State) -> None:
    """The task on top and the way that asked for it are given up."""
    pop(s)
    pop(s)
    s.paid = 0


# --- tasks --------------------------------------------------------------------------------------------


@rule
def run_task(s: State) -> None:
    """Do what is on top of the agenda, or wait for who decides it."""
    top = s.depth - 1
    task = s.task[top]
    a = s.task_a[top]
    b = s.task_b[top]
    if task <= T_GIVE:
        run_choice_task(s, task, a, b)
    elif task <= T_STAGE:
        run_city_task(s, task, a, b)
    elif task <= T_FLY_TO:
        run_map_task(s, task, a, b)
    else:
        run_table_task(s, task, a, b)


@rule
def run_choice_task(s: State, task: int, a: int, b: int) -> None:
    p = s.seat
    if task == RUN:
        run_way(s, a, b)
    elif task == OFFER:
        offer(s, p, a, b)
    elif task == T_DRAW:
        if a == 0 or not drawable(s, p):
            pop(s)
        else:
            s.task_a[s.depth - 1] -= 1
            draw_card(s, p)
    elif task == T_GET:
        wait(s, GET, a, b)
    else:
        give_or_ask(s, p, a, b)


@rule
def offer(s: State, p: int, effect: int, declinable: int) -> None:
    """E3, R7: nobody is asked where there is only gain, or only one way, no choice to decline and no token that could
    open another."""
    ways = 0
    only = 0
    for way in range(WAYS[effect]):
        if possible(s, p, effect, way, s.user - 1):
            ways += 1
            only = way
    more = tokens_open_way(s, p, effect, ways)
    if ways == 0 and not more:
        pop(s)
    elif PURE[effect] or (ways == 1 and declinable == 0 and not more):
        pop(s)
        begin_way(s, effect, only)
    else:
        wait(s, WAY, effect, declinable)


@rule
def givable(s: State, p: int, resource: int, different: int) -> bool:
    """R6: Gold may be given any number of times, a basic resource only once where they must differ."""
    if s.res[p, resource] == 0:
        return False
    return different == 0 or resource == G or not s.paid >> resource & 1


@rule
def give_or_ask(s: State, p: int, n: int, different: int) -> None:
    only = -1
    ways = 0
    for resource in range(G + 1):
        if givable(s, p, resource, different):
            only = resource
            ways += 1
    if ways == 1:
        give(s, p, only)
    else:
        wait(s, GIVE, n, different)


@rule
def give(s: State, p: int, resource: int) -> None:
    """Pay one, towards the task on top."""
    s.res[p, resource] -= 1
    if resource != G:
        s.paid |= 1 << resource
    count_down(s)


@rule
def count_down(s: State) -> None:
    s.task_a[s.depth - 1] -= 1
    if s.task_a[s.depth - 1] == 0:
        pop(s)


@rule
def get(s: State, p: int, resource: int) -> None:
    """Gain one, or all alike, by the task on top."""
    if s.task_b[s.depth - 1] == ALIKE:
        gain(s, p, resource, s.task_a[s.depth - 1])
        pop(s)
    else:
        gain(s, p, resource, 1)
        count_down(s)


@rule
def only_idle(s: State, p: int) -> int:
    """The one place that can be meant, or -1 if there are several."""
    found = -1
    for slot in range(SLOTS):
        if idle(s, p, slot):
            if found >= 0:
                return -1
            found = slot
    return found


@rule
def run_city_task(s: State, task: int, a: int, b: int) -> None:
    p = s.seat
    if task == T_STAGE:
        offer_stage(s, a, b == 1)
        return
    if idle_cards(s, p) == 0:
        abandon(s)
        return
    only = only_idle(s, p)
    if only >= 0 and a == 0:
        choose_slot(s, p, only)
    elif task == T_ARCHIVE:
        wait(s, ARCHIVED, a, 0)
    elif task == T_DISCARD:
        wait(s, DISCARDED, 0, 0)
    else:
        wait(s, ACTIVATED, 0, 0)


@rule
def choose_slot(s: State, p: int, slot: int) -> None:
    """Archive, discard or activate what is there, by the task on top."""
    task = s.task[s.depth - 1]
    pop(s)
    if task == T_ACTIVATE:
        activate(s, p, slot)
    else:
        remove(s, p, slot, task == T_ARCHIVE)


@rule
def run_map_task(s: State, task: int, a: int, b: int) -> None:
    p = s.seat
    if task == T_CONQUER:
        wait(s, CONQUERED, a, 0)
    elif task == T_UNITS:
        gather(s)
    elif task == T_REINFORCE:
        offer_reinforcement(s, a)
    elif task == T_MARCH:
        if a == 0 or not any_marcher(s, p):
            pop(s)
        else:
            wait(s, MARCHED, a, 0)
    elif task == T_MARCH_TO:
        march_or_ask(s, p, a, b)
    elif task == T_STEPS:
        offer_steps(s, a, b)
    elif task == T_FLY:
        wait(s, FLOWN, 0, 0)
    else:
        offer_flight(s, a)


@rule
def goals(s: State, p: int, unit: int) -> int:
    """M1: where a unit may march."""
    start = 1 << origin(s, p, unit)
    return spread(s, p, start) & ~start


@rule
def march_or_ask(s: State, p: int, unit: int, free: int) -> None:
    mask = goals(s, p, unit)
    if mask & (mask - 1):
        wait(s, MARCHED_TO, unit, free)
    else:
        pop(s)
        relocate(s, p, unit, lowest(mask))


@rule
def run_table_task(s: State, task: int, a: int, b: int) -> None:
    if task == T_SETTLE:
        find_site(s, a)
    elif task == T_PLACE:
        place_or_ask(s, s.seat)
    elif task == T_COPY:
        wait(s, COPIED, 0, 0)
    elif task == T_REVEAL:
        reveal(s, a, b)
    elif task == T_LAIR:
        find_lair(s, a, b)
    elif task == T_REFILL:
        refill(s, a)
    elif task == T_DEAL:
        deal(s, a, b)
    elif task == T_HEROES:
        turn_up_heroes(s, a)
    elif task == T_GOODS:
        pop(s)
        wait(s, GOODS_DRAWN, a, 0)
    elif task == T_MONSTER:
        draw_monster(s, a)
    elif task == T_DEED:
        do_deed(s, a, b)


@rule
def place_or_ask(s: State, p: int) -> None:
    mask = s.realm[p] & LAND[s.layout]
    if mask & (mask - 1):
        wait(s, PLACED, 0, 0)
    else:
        pop(s)
        place_soldier(s, p, lowest(mask))


@rule
def place_soldier(s: State, p: int, tile: int) -> None:
    s.soldiers[s.capital[p]] -= 1
    s.soldiers[tile] += 1


@rule
def copy_token(s: State, p: int, token: int) -> None:
    """E8: its reward again; then it is out of the game."""
    s.claimed[p, token] -= 1
    push(s, OFFER, TOKEN_REWARD[token], 0)
