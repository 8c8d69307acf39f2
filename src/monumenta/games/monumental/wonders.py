"""Wonders: their stages, and where their tokens go."""

from __future__ import annotations

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row

from .agenda import asks, is_automa, pop, push, wait
from .city import put_on_top
from .display import place_of, take
from .effects import C, P, W
from .land import FAR, first_of
from .state import BUILD, DISPLAY, OFFER, SETTLED, STAGED, T_SETTLE, WONDERS, State
from .supply import can_pay_kept, gain, in_force, pay_kept, stage_price
from .tables import CARD_BONUS, CARD_TYPE, DEFENCES, LAND, WONDER, WONDER_CARDS, WONDER_CULTURE, WONDER_NUMBER


@rule
def can_build(s: State, p: int, wonder: int, less: int) -> bool:
    """W1, W2: the next stage of the one under construction, or the first of one in the display if there is none."""
    card = WONDER_CARDS[wonder]
    if s.project[p]:
        if s.project[p] != wonder + 1:
            return False
    elif place_of(s, card) < 0:
        return False
    return can_pay_kept(s, p, W, P, stage_price(s, p, card, less))


@rule
def list_stages(s: State, p: int, less: int, own: bool, out: Row, k: int) -> int:
    if s.project[p]:
        if can_build(s, p, s.project[p] - 1, less):
            out[k] = BUILD + s.project[p] - 1
            k += 1
    elif not own:
        for i in range(DISPLAY):
            card = s.display[i]
            if card and CARD_TYPE[card] == WONDER and can_build(s, p, WONDER_NUMBER[card], less):
                out[k] = BUILD + WONDER_NUMBER[card]
                k += 1
    return k


@rule
def stages_open(s: State, p: int, less: int, own: bool) -> int:
    """How many stages can be completed."""
    n = 0
    if s.project[p]:
        return 1 if can_build(s, p, s.project[p] - 1, less) else 0
    if not own:
        for wonder in range(WONDERS):
            if can_build(s, p, wonder, less):
                n += 1
    return n


@rule
def offer_stage(s: State, less: int, own: bool) -> None:
    """The task of completing a stage at a lower price; `possible` has seen that there is one."""
    p = s.seat
    if stages_open(s, p, less, own) == 1:
        for wonder in range(WONDERS):
            if can_build(s, p, wonder, less):
                pop(s)
                build(s, p, wonder, less)
                return
    wait(s, STAGED, less, 1 if own else 0)


@rule
def build(s: State, p: int, wonder: int, less: int) -> None:
    """W1, W3: pay; the first stage takes the card, the last one completes it."""
    card = WONDER_CARDS[wonder]
    pay_kept(s, p, W, P, stage_price(s, p, card, less))
    if s.project[p] == 0:
        take(s, card)
        s.project[p] = wonder + 1
        return
    s.project[p] = 0
    s.wonder_by[wonder] = p + 1
    put_on_top(s, p, card)
    gain(s, p, C, in_force(s, p, WONDER_CULTURE))
    push(s, OFFER, CARD_BONUS[card], 1)
    push(s, T_SETTLE, wonder, 0)


@rule
def sites(s: State, p: int) -> int:
    """W4, Q6: Provinces of the realm without a Wonder token; for an Automa only those of the lowest terrain."""
    mask = s.realm[p] & LAND[s.layout] & ~s.wondrous
    return flattest(s, mask) if is_automa(s, p) else mask


@rule
def flattest(s: State, mask: int) -> int:
    """Those tiles whose terrain defends least."""
    best = FAR
    found = 0
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        if DEFENCES[s.layout, tile] < best:
            best = DEFENCES[s.layout, tile]
            found = 0
        if DEFENCES[s.layout, tile] == best:
            found |= 1 << tile
    return found


@rule
def find_site(s: State, wonder: int) -> None:
    """The task of placing a Wonder token; without a free Province it stands in the Capital."""
    p = s.seat
    mask = sites(s, p)
    if asks(s, mask):
        wait(s, SETTLED, wonder, 0)
        return
    pop(s)
    if mask:
        settle_wonder(s, wonder, first_of(s, mask))
    else:
        s.wonder_at[wonder] = s.capital[p] + 1


@rule
def settle_wonder(s: State, wonder: int, tile: int) -> None:
    s.wonder_at[wonder] = tile + 1
    s.wondrous |= 1 << tile
