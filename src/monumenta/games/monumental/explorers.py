"""Explorers: where they go and what they bring home."""

from __future__ import annotations

from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row

from . import tables
from .actions import Action
from .agenda import mark_as, marked, pop, push, second_version, wait
from .counts import Count
from .resources import Res
from .state import Mark, Need, State, Task
from .supply import in_force, pay
from .tables import Lasting


@rule
def can_pick(s: State, p: int, e: int) -> bool:
    """X3: a Production token, or a Market token from a market that has not given one yet; once a turn."""
    if marked(s, p, Mark.EXPLORER_ACTED << e):
        return False
    tile = s.explorer[p, e]
    if s.stocked >> tile & 1:
        return True
    market = tables.MARKET_AT[s.layout, tile] - 1
    return market >= 0 and s.market_left[market] > 0 and not s.markets_taken[p] >> market & 1


@rule
def pick_up(s: State, p: int, e: int) -> None:
    tile = s.explorer[p, e]
    mark_as(s, p, Mark.EXPLORER_ACTED << e)
    if not marked(s, p, Mark.PICKED):
        s.res[p, Res.GOLD] += in_force(s, p, Lasting.TOKEN_GOLD)
    mark_as(s, p, Mark.PICKED)
    if s.stocked >> tile & 1:
        s.stocked &= ~(1 << tile)
        s.res[p, Res.TOKENS] += 1
    else:
        push(s, Task.GOODS, tables.MARKET_AT[s.layout, tile] - 1, 0)


@rule
def goods_left(s: State, market: int) -> int:
    """Kinds of tokens of a market that are neither spent nor held, a bit each."""
    kinds = (1 << Count.GOODS) - 1 & ~s.market_spent[market]
    for p in range(s.players):
        if s.held[p, market]:
            kinds &= ~(1 << (s.held[p, market] - 1))
    return kinds


@rule
def receive_goods(s: State, p: int, market: int, kind: int) -> None:
    """X4: looked at by who takes it, and by nobody else."""
    s.held[p, market] = kind + 1
    s.market_left[market] -= 1
    s.markets_taken[p] |= 1 << market


@rule
def step(s: State, p: int, e: int, direction: int) -> None:
    s.explorer[p, e] = tables.NEIGHBOUR[s.layout, s.explorer[p, e] * 6 + direction] - 1
    s.moved |= 1 << e
    s.owed = 0


@rule
def can_step(s: State, p: int) -> bool:
    """X1: 1 M a space, or two spaces for 1 M."""
    return s.credit > 0 or s.res[p, Res.MILITARY] + s.res[p, Res.GOLD] > 0


@rule
def pay_step(s: State, p: int) -> None:
    if s.credit > 0:
        s.credit -= 1
    else:
        pay(s, p, Res.MILITARY, 1)
        spaces = in_force(s, p, Lasting.LEAGUE)
        s.credit = spaces - 1 if spaces > 0 else 0


@rule
def list_steps(s: State, p: int, e: int, out: Row, k: int) -> int:
    tile = s.explorer[p, e]
    for direction in range(6):
        if tables.NEIGHBOUR[s.layout, tile * 6 + direction]:
            out[k] = Action.STEP + e * 6 + direction
            k += 1
    return k


@rule
def offer_steps(s: State, n: int, only: int) -> None:
    """The task of moving an Explorer by an effect: n spaces are left, `only` is the Explorer + 1 once it is chosen."""
    p = s.seat
    if n == 0 and (only == 0 or not can_pick(s, p, only - 1)):
        s.moved = 0
        pop(s)
        return
    wait(s, Need.STEPPED, n, only)


@rule
def list_free_steps(s: State, p: int, n: int, only: int, out: Row) -> int:
    k = 0
    for e in range(Count.EXPLORERS):
        if only == 0 or only == e + 1:
            if n > 0:
                k = list_steps(s, p, e, out, k)
            if s.owed == 0 and (n > 0 or s.moved >> e & 1) and can_pick(s, p, e):
                out[k] = Action.PICK + e
                k += 1
    return k


@rule
def list_departures(s: State, p: int, k: int, out: Row) -> int:
    """X2: an Explorer may act where it sets out."""
    if second_version(s):
        for e in range(Count.EXPLORERS):
            if can_pick(s, p, e):
                out[k] = Action.PICK + e
                k += 1
    return k


@rule
def offer_flight(s: State, e: int) -> None:
    wait(s, Need.FLOWN_TO, e, 0)
