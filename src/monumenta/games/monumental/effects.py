"""What effects do: when a way of one can be taken, and its steps one after the other."""

from __future__ import annotations

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule

from . import tables
from .agenda import pop, push, third_version, wait
from .automa import do_deed
from .city import activate, bring, draw_card, drawable, idle, idle_cards, refill, remove
from .counts import Count
from .display import deal, turn_up_heroes
from .effect_text import MOST_STEPS, Op
from .explorers import offer_flight, offer_steps
from .land import any_marcher, can_conquer_any, gather, offer_reinforcement, origin, relocate, spread
from .monsters import draw_monster, find_lair, reveal
from .resources import Res
from .state import Choosing, Need, State, Task
from .supply import can_give, can_give_different, count_on_tokens, counted, gain, holds, pay
from .wonders import find_site, offer_stage, stages_open

WAY_WIDTH = 8
"""A running way is numbered way * 8 + step."""

# --- can it be done? ----------------------------------------------------------------------------------


@rule
def usable(s: State, p: int, effect: int, knowledge: int) -> bool:
    """E1: can one of its ways be taken? `knowledge` is the card that it stands on, or -1."""
    for way in range(tables.WAYS[effect]):
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
    if ways == tables.WAYS[effect] or not third_version(s):
        return False
    count_on_tokens(s, p, 1)
    for way in range(tables.WAYS[effect]):
        if possible(s, p, effect, way, s.user - 1):
            ways -= 1
    count_on_tokens(s, p, -1)
    return ways < 0


@rule
def possible(s: State, p: int, effect: int, way: int, knowledge: int) -> bool:
    """E2: all that a way asks for must be there before it begins."""
    if tables.PROGRAM[effect * 2 + way, 0, 0] == Op.COPY_HOST:
        return can_copy_host(s, p, knowledge)
    return affordable(s, p, effect, way)


@rule
def can_do(s: State, p: int, op: int, a: int, b: int) -> bool:
    if op == Op.IF:
        return holds(s, p, a, b)
    if op == Op.PAY_ANY:
        return can_give(s, p) >= a
    if op == Op.PAY_DIFFERENT:
        return can_give_different(s, p) >= a
    if op == Op.ARCHIVE or op == Op.MAY_ARCHIVE or op == Op.DISCARD or op == Op.ACTIVATE:
        return idle_cards(s, p) > 0
    if op == Op.DRAW:
        return drawable(s, p)
    if op == Op.CHOOSE_PER or op == Op.GAIN_PER:
        return counted(s, p, a) > 0
    return can_do_on_map(s, p, op, a)


@rule
def can_do_on_map(s: State, p: int, op: int, a: int) -> bool:
    if op == Op.STAGE or op == Op.STAGE_OWN:
        return stages_open(s, p, a, op == Op.STAGE_OWN) > 0
    if op == Op.CONQUER:
        return can_conquer_any(s, p, a)
    if op == Op.MARCH:
        return any_marcher(s, p)
    if op == Op.PLACE:
        return s.soldiers[s.capital[p]] > 0 and s.realm[p] & tables.LAND[s.layout] != 0
    if op == Op.COPY_TOKEN:
        return copyable_tokens(s, p) > 0
    return True


@rule
def can_copy_host(s: State, p: int, knowledge: int) -> bool:
    """E7: the card must have an output, or a text that can be used."""
    if knowledge < 0 or s.knowledge_at[knowledge] == 0:
        return False
    host = s.city[p, s.knowledge_at[knowledge] - 1 - p * Count.SLOTS]
    if host == 0:
        return False
    if tables.HAS_OUTPUT[host]:
        return True
    text = tables.CARD_TEXT[host]
    for way in range(tables.WAYS[text]):
        if text and affordable(s, p, text, way):
            return True
    return False


@rule
def affordable(s: State, p: int, effect: int, way: int) -> bool:
    """The same for a way that copies no other card: its conditions hold, and its payments together can be made."""
    at = effect * 2 + way
    gold = 0
    for i in range(MOST_STEPS):
        op = tables.PROGRAM[at, i, 0]
        if op == Op.END:
            break
        a = tables.PROGRAM[at, i, 1]
        b = tables.PROGRAM[at, i, 2]
        if op == Op.PAY and a < Res.BASIC:
            gold += max(0, b - s.res[p, a])
        elif op == Op.PAY and a == Res.GOLD:
            gold += b
        elif (op == Op.PAY and s.res[p, a] < b) or (
            not (i > 0 and op == Op.MAY_ARCHIVE) and not can_do(s, p, op, a, b)
        ):
            return False
    return gold <= s.res[p, Res.GOLD]


@rule
def can_copy_token(s: State, p: int, token: int) -> bool:
    if s.claimed[p, token] == 0:
        return False
    reward = tables.TOKEN_REWARD[token]
    for way in range(tables.WAYS[reward]):
        if reward_possible(s, p, reward, way):
            return True
    return False


@rule
def reward_possible(s: State, p: int, effect: int, way: int) -> bool:
    """`possible` for rewards: they cost nothing but may ask for a card to archive or to draw."""
    for i in range(MOST_STEPS):
        op = tables.PROGRAM[effect * 2 + way, i, 0]
        if op == Op.ARCHIVE and idle_cards(s, p) == 0:
            return False
        if op == Op.DRAW and not drawable(s, p):
            return False
    return True


@rule
def copyable_tokens(s: State, p: int) -> int:
    n = 0
    for token in range(Count.TOKENS):
        if can_copy_token(s, p, token):
            n += 1
    return n


# --- a way, step by step ------------------------------------------------------------------------------


@rule
def begin_way(s: State, effect: int, way: int) -> None:
    s.paid = 0
    push(s, Task.RUN, effect, way * WAY_WIDTH)


@rule
def run_way(s: State, effect: int, at: int) -> None:
    way = effect * 2 + at // WAY_WIDTH
    i = at % WAY_WIDTH
    op = tables.PROGRAM[way, i, 0]
    if op == Op.END:
        s.paid = 0
        pop(s)
        return
    s.task_b[s.depth - 1] += 1
    a = tables.PROGRAM[way, i, 1]
    b = tables.PROGRAM[way, i, 2]
    if op < Op.SUPPLY_UNTIL:
        do_supply_step(s, op, a, b, tables.PROGRAM[way, i, 3])
    elif op < Op.CITY_UNTIL:
        do_city_step(s, op, a)
    else:
        do_map_step(s, op, a)


@rule
def do_supply_step(s: State, op: int, a: int, b: int, c: int) -> None:
    p = s.seat
    if op == Op.GAIN:
        gain(s, p, a, b)
    elif op == Op.PAY:
        pay(s, p, a, b)
    elif op == Op.PAY_ANY:
        push(s, Task.GIVE, a, 0)
    elif op == Op.PAY_DIFFERENT:
        push(s, Task.GIVE, a, 1)
    elif op == Op.CHOOSE:
        push(s, Task.GET, a, Choosing.FREELY)
    elif op == Op.CHOOSE_IDENTICAL:
        push(s, Task.GET, a, Choosing.ALIKE)
    elif op == Op.CHOOSE_OTHER:
        push(s, Task.GET, a, Choosing.OTHERS)
    elif op == Op.GAIN_PER:
        gain(s, p, c, min(b, counted(s, p, a)))
    elif op == Op.CHOOSE_PER:
        push(s, Task.GET, min(b, counted(s, p, a)), Choosing.FREELY)


@rule
def do_city_step(s: State, op: int, a: int) -> None:
    if op == Op.ARCHIVE:
        push(s, Task.ARCHIVE, 0, 0)
    elif op == Op.MAY_ARCHIVE:
        push(s, Task.ARCHIVE, 1, 0)
    elif op == Op.DISCARD:
        push(s, Task.DISCARD, 0, 0)
    elif op == Op.DRAW:
        push(s, Task.DRAW, a, 0)
    elif op == Op.ACTIVATE:
        push(s, Task.ACTIVATE, 0, 0)
    else:
        push(s, Task.STAGE, a, 1 if op == Op.STAGE_OWN else 0)


@rule
def do_map_step(s: State, op: int, a: int) -> None:
    if op == Op.CONQUER:
        push(s, Task.CONQUER, a, 0)
    elif op == Op.MARCH:
        push(s, Task.MARCH, a, 0)
    elif op == Op.STEPS:
        s.moved = 0
        push(s, Task.STEPS, a, 0)
    elif op == Op.STEPS_EACH:
        s.moved = 0
        push(s, Task.STEPS, 1, 2)
        push(s, Task.STEPS, 1, 1)
    elif op == Op.FLY:
        s.moved = 0
        push(s, Task.FLY, 0, 0)
    elif op == Op.PLACE:
        push(s, Task.PLACE, 0, 0)
    elif op == Op.GUARD:
        s.guard[s.seat] = 1
    elif op == Op.COPY_HOST:
        copy_host(s, s.seat)
    elif op == Op.COPY_TOKEN:
        push(s, Task.COPY, 0, 0)


@rule
def copy_host(s: State, p: int) -> None:
    """E7: the output of the card again, and its text."""
    host = s.city[p, s.knowledge_at[s.user - 1] - 1 - p * Count.SLOTS]
    s.user = 0
    if tables.CARD_TEXT[host]:
        push(s, Task.OFFER, tables.CARD_TEXT[host], 1)
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
    if task < Task.CHOICE_UNTIL:
        run_choice_task(s, task, a, b)
    elif task < Task.CITY_UNTIL:
        run_city_task(s, task, a, b)
    elif task < Task.MAP_UNTIL:
        run_map_task(s, task, a, b)
    else:
        run_table_task(s, task, a, b)


@rule
def run_choice_task(s: State, task: int, a: int, b: int) -> None:
    p = s.seat
    if task == Task.RUN:
        run_way(s, a, b)
    elif task == Task.OFFER:
        offer(s, p, a, b)
    elif task == Task.DRAW:
        if a == 0 or not drawable(s, p):
            pop(s)
        else:
            s.task_a[s.depth - 1] -= 1
            draw_card(s, p)
    elif task == Task.GET:
        wait(s, Need.GET, a, b)
    else:
        give_or_ask(s, p, a, b)


@rule
def offer(s: State, p: int, effect: int, declinable: int) -> None:
    """E3, R7: nobody is asked where there is only gain, or only one way, no choice to decline and no token that could
    open another."""
    ways = 0
    only = 0
    for way in range(tables.WAYS[effect]):
        if possible(s, p, effect, way, s.user - 1):
            ways += 1
            only = way
    more = tokens_open_way(s, p, effect, ways)
    if ways == 0 and not more:
        pop(s)
    elif tables.PURE[effect] or (ways == 1 and declinable == 0 and not more):
        pop(s)
        begin_way(s, effect, only)
    else:
        wait(s, Need.WAY, effect, declinable)


@rule
def givable(s: State, p: int, resource: int, different: int) -> bool:
    """R6: Gold may be given any number of times, a basic resource only once where they must differ."""
    if s.res[p, resource] == 0:
        return False
    return different == 0 or resource == Res.GOLD or not s.paid >> resource & 1


@rule
def give_or_ask(s: State, p: int, n: int, different: int) -> None:
    only = -1
    ways = 0
    for resource in range(Res.GOLD + 1):
        if givable(s, p, resource, different):
            only = resource
            ways += 1
    if ways == 1:
        give(s, p, only)
    else:
        wait(s, Need.GIVE, n, different)


@rule
def give(s: State, p: int, resource: int) -> None:
    """Pay one, towards the task on top."""
    s.res[p, resource] -= 1
    if resource != Res.GOLD:
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
    if s.task_b[s.depth - 1] == Choosing.ALIKE:
        gain(s, p, resource, s.task_a[s.depth - 1])
        pop(s)
    else:
        gain(s, p, resource, 1)
        count_down(s)


@rule
def only_idle(s: State, p: int) -> int:
    """The one place that can be meant, or -1 if there are several."""
    found = -1
    for slot in range(Count.SLOTS):
        if idle(s, p, slot):
            if found >= 0:
                return -1
            found = slot
    return found


@rule
def run_city_task(s: State, task: int, a: int, b: int) -> None:
    p = s.seat
    if task == Task.STAGE:
        offer_stage(s, a, b == 1)
        return
    if idle_cards(s, p) == 0:
        abandon(s)
        return
    only = only_idle(s, p)
    if only >= 0 and a == 0:
        choose_slot(s, p, only)
    elif task == Task.ARCHIVE:
        wait(s, Need.ARCHIVED, a, 0)
    elif task == Task.DISCARD:
        wait(s, Need.DISCARDED, 0, 0)
    else:
        wait(s, Need.ACTIVATED, 0, 0)


@rule
def choose_slot(s: State, p: int, slot: int) -> None:
    """Archive, discard or activate what is there, by the task on top."""
    task = s.task[s.depth - 1]
    pop(s)
    if task == Task.ACTIVATE:
        activate(s, p, slot)
    else:
        remove(s, p, slot, task == Task.ARCHIVE)


@rule
def run_map_task(s: State, task: int, a: int, b: int) -> None:
    p = s.seat
    if task == Task.CONQUER:
        wait(s, Need.CONQUERED, a, 0)
    elif task == Task.UNITS:
        gather(s)
    elif task == Task.REINFORCE:
        offer_reinforcement(s, a)
    elif task == Task.MARCH:
        if a == 0 or not any_marcher(s, p):
            pop(s)
        else:
            wait(s, Need.MARCHED, a, 0)
    elif task == Task.MARCH_TO:
        march_or_ask(s, p, a, b)
    elif task == Task.STEPS:
        offer_steps(s, a, b)
    elif task == Task.FLY:
        wait(s, Need.FLOWN, 0, 0)
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
        wait(s, Need.MARCHED_TO, unit, free)
    else:
        pop(s)
        relocate(s, p, unit, lowest(mask))


@rule
def run_table_task(s: State, task: int, a: int, b: int) -> None:
    if task == Task.SETTLE:
        find_site(s, a)
    elif task == Task.PLACE:
        place_or_ask(s, s.seat)
    elif task == Task.COPY:
        wait(s, Need.COPIED, 0, 0)
    elif task == Task.REVEAL:
        reveal(s, a, b)
    elif task == Task.LAIR:
        find_lair(s, a, b)
    elif task == Task.REFILL:
        refill(s, a)
    elif task == Task.DEAL:
        deal(s, a, b)
    elif task == Task.HEROES:
        turn_up_heroes(s, a)
    elif task == Task.GOODS:
        pop(s)
        wait(s, Need.GOODS_DRAWN, a, 0)
    elif task == Task.MONSTER:
        draw_monster(s, a)
    elif task == Task.DEED:
        do_deed(s, a, b)


@rule
def place_or_ask(s: State, p: int) -> None:
    mask = s.realm[p] & tables.LAND[s.layout]
    if mask & (mask - 1):
        wait(s, Need.PLACED, 0, 0)
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
    push(s, Task.OFFER, tables.TOKEN_REWARD[token], 0)
