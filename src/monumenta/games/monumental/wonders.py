"""Wonders: their stages, and where their tokens go."""

from __future__ import annotations

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row
from monumenta.engine.author.tell import tell

from . import tables
from .actions import Action
from .agenda import asks, is_automa, pop, push, wait
from .city import put_on_top
from .counts import Count
from .display import place_of, take
from .land import FAR, first_of
from .resources import Res
from .state import Need, State, Task
from .supply import can_pay_kept, gain, in_force, pay_kept, stage_price
from .tables import CardType, Lasting
from .words import Word


@rule
def can_build(s: State, p: int, wonder: int, less: int) -> bool:
    """W1, W2: the next stage of the one under construction, or the first of one in the display if there is none."""
    card = tables.WONDER_CARDS[wonder]
    if s.project[p]:
        if s.project[p] != wonder + 1:
            return False
    elif place_of(s, card) < 0:
        return False
    return can_pay_kept(s, p, Res.WORKS, Res.PRODUCTION, stage_price(s, p, card, less))


@rule
def list_stages(s: State, p: int, less: int, own: bool, out: Row, k: int) -> int:
    if s.project[p]:
        if can_build(s, p, s.project[p] - 1, less):
            out[k] = Action.BUILD + s.project[p] - 1
            k += 1
    elif not own:
        for i in range(Count.DISPLAY):
            card = s.display[i]
            if card and tables.CARD_TYPE[card] == CardType.WONDER and can_build(s, p, tables.WONDER_NUMBER[card], less):
                out[k] = Action.BUILD + tables.WONDER_NUMBER[card]
                k += 1
    return k


@rule
def stages_open(s: State, p: int, less: int, own: bool) -> int:
    """How many stages can be completed."""
    n = 0
    if s.project[p]:
        return 1 if can_build(s, p, s.project[p] - 1, less) else 0
    if not own:
        for wonder in range(Count.WONDERS):
            if can_build(s, p, wonder, less):
                n += 1
    return n


@rule
def offer_stage(s: State, less: int, own: bool) -> None:
    """The task of completing a stage at a lower price; `possible` has seen that there is one."""
    p = s.seat
    if stages_open(s, p, less, own) == 1:
        for wonder in range(Count.WONDERS):
            if can_build(s, p, wonder, less):
                pop(s)
                build(s, p, wonder, less)
                return
    wait(s, Need.STAGED, less, 1 if own else 0)


@rule
def build(s: State, p: int, wonder: int, less: int) -> None:
    """W1, W3: pay; the first stage takes the card, the last one completes it."""
    card = tables.WONDER_CARDS[wonder]
    pay_kept(s, p, Res.WORKS, Res.PRODUCTION, stage_price(s, p, card, less))
    if s.project[p] == 0:
        take(s, card)
        s.project[p] = wonder + 1
        return
    s.project[p] = 0
    s.wonder_by[wonder] = p + 1
    put_on_top(s, p, card)
    gain(s, p, Res.CULTURE, in_force(s, p, Lasting.WONDER_CULTURE))
    push(s, Task.OFFER, tables.CARD_BONUS[card], 1)
    push(s, Task.SETTLE, wonder, 0)


@rule
def sites(s: State, p: int) -> int:
    """W4, Q6: Provinces of the realm without a Wonder token; for an Automa only those of the lowest terrain."""
    mask = s.realm[p] & tables.LAND[s.layout] & ~s.wondrous
    return flattest(s, mask) if is_automa(s, p) else mask


@rule
def flattest(s: State, mask: int) -> int:
    """Those tiles whose terrain defends least."""
    best = FAR
    found = 0
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        if tables.DEFENCES[s.layout, tile] < best:
            best = tables.DEFENCES[s.layout, tile]
            found = 0
        if tables.DEFENCES[s.layout, tile] == best:
            found |= 1 << tile
    return found


@rule
def find_site(s: State, wonder: int) -> None:
    """The task of placing a Wonder token; without a free Province it stands in the Capital."""
    p = s.seat
    mask = sites(s, p)
    if asks(s, mask):
        wait(s, Need.SETTLED, wonder, 0)
        tell(s, Word.FOUNDED, wonder)
        return
    pop(s)
    if mask:
        settle_wonder(s, wonder, first_of(s, mask))
    else:
        s.wonder_at[wonder] = s.capital[p] + 1
        tell(s, Word.FOUNDED, wonder)


@rule
def settle_wonder(s: State, wonder: int, tile: int) -> None:
    s.wonder_at[wonder] = tile + 1
    s.wondrous |= 1 << tile
    tell(s, Word.FOUNDED, wonder)
