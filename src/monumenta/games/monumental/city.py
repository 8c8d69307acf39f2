"""The City of a civilization: its deck, its nine places, what is activated, drawn, archived and refilled."""

from __future__ import annotations

from monumenta.engine.author.rule import rule

from . import tables
from .agenda import pop, push, wait
from .counts import Count
from .state import Choosing, Need, State, Task
from .supply import gain
from .tables import CardType

KINDS_OF_OUTPUT = 5

# --- the deck -----------------------------------------------------------------------------------------


@rule
def put_on_top(s: State, p: int, card: int) -> None:
    """D2: everybody sees it, so it stays known until it is drawn."""
    s.top[p, s.top_size[p]] = card
    s.top_size[p] += 1


@rule
def put_in_deck(s: State, p: int, card: int) -> None:
    s.deck[p, card] += 1
    s.deck_size[p] += 1


@rule
def put_away(s: State, p: int, card: int) -> None:
    """Onto the discard pile."""
    s.discard[p, card] += 1
    s.discard_size[p] += 1


@rule
def drawable(s: State, p: int) -> bool:
    return s.deck_size[p] + s.top_size[p] + s.discard_size[p] > 0


@rule
def reshuffle(s: State, p: int) -> None:
    """D3: when the deck is empty the discard pile becomes the deck."""
    if s.deck_size[p] + s.top_size[p] > 0:
        return
    for card in range(1, Count.KINDS):
        s.deck[p, card] = s.discard[p, card]
        s.discard[p, card] = 0
    s.deck_size[p] = s.discard_size[p]
    s.discard_size[p] = 0


@rule
def take_known(s: State, p: int) -> int:
    """The card on top, if it is known, else 0."""
    n = s.top_size[p] - 1
    if n < 0:
        return 0
    card = s.top[p, n]
    s.top[p, n] = 0
    s.top_size[p] = n
    return card


@rule
def take_drawn(s: State, p: int, card: int) -> None:
    s.deck[p, card] -= 1
    s.deck_size[p] -= 1


# --- activating ---------------------------------------------------------------------------------------


@rule
def bring(s: State, p: int, card: int, on_wonder: bool) -> None:
    """C3: gain a card's output."""
    for resource in range(KINDS_OF_OUTPUT):
        n = tables.OUTPUT_ON_WONDER[card, resource] if on_wonder else tables.OUTPUT[card, resource]
        if n > 0:
            gain(s, p, resource, n)
    n = tables.OUTPUT_ON_WONDER[card, KINDS_OF_OUTPUT] if on_wonder else tables.OUTPUT[card, KINDS_OF_OUTPUT]
    if n > 0:
        push(s, Task.GET, n, Choosing.FREELY)


@rule
def activate(s: State, p: int, slot: int) -> None:
    """C2: the card and all Knowledge attached to it."""
    s.active[p] |= 1 << slot
    card = s.city[p, slot]
    if card > 0:
        bring(s, p, card, False)
    if s.attached[p, slot] > 0:
        on_wonder = tables.CARD_TYPE[card] == CardType.WONDER
        here = p * Count.SLOTS + slot + 1
        for k in range(Count.KNOWLEDGE):
            if s.knowledge_at[k] == here:
                bring(s, p, tables.KNOWLEDGE_CARDS[k], on_wonder)


@rule
def activate_lines(s: State, p: int, line: int, column: int) -> None:
    for slot in range(Count.SLOTS):
        if (slot // 3 == line or slot % 3 == column) and filled(s, p, slot):
            activate(s, p, slot)


@rule
def filled(s: State, p: int, slot: int) -> bool:
    return s.city[p, slot] > 0 or s.attached[p, slot] > 0


@rule
def idle(s: State, p: int, slot: int) -> bool:
    """E4: may be archived, discarded or activated further."""
    return filled(s, p, slot) and not s.active[p] >> slot & 1


@rule
def idle_cards(s: State, p: int) -> int:
    n = 0
    for slot in range(Count.SLOTS):
        if idle(s, p, slot):
            n += 1
    return n


@rule
def lay_beside(s: State, p: int, card: int) -> None:
    """E5: a drawn card is activated at once, and its text may be used."""
    s.drawn[p, card] += 1
    s.drawn_size[p] += 1
    if tables.CARD_TEXT[card]:
        s.unused[p, card] += 1
        s.fresh[card] += 1
        s.fresh_size += 1
    bring(s, p, card, False)


@rule
def forget_fresh(s: State) -> None:
    """The turn is over: what was drawn in it is not free any more."""
    if s.fresh_size > 0:
        for card in range(1, Count.KINDS):
            s.fresh[card] = 0
        s.fresh_size = 0


# --- leaving the City ---------------------------------------------------------------------------------


@rule
def detach(s: State, p: int, slot: int, archived: bool) -> None:
    """Knowledge attached there goes to the discard pile, or out of the game."""
    here = p * Count.SLOTS + slot + 1
    for k in range(Count.KNOWLEDGE):
        if s.knowledge_at[k] == here:
            s.knowledge_at[k] = 0
            if archived:
                s.archive[p, tables.KNOWLEDGE_CARDS[k]] += 1
                s.knowledge_by[k] = 0
            else:
                put_away(s, p, tables.KNOWLEDGE_CARDS[k])
            s.used_knowledge &= ~(1 << k)
    s.attached[p, slot] = 0


@rule
def remove(s: State, p: int, slot: int, archived: bool) -> None:
    """E4: archive or discard the card in a place; Knowledge that fills a place alone goes as that card."""
    card = s.city[p, slot]
    if s.attached[p, slot] > 0:
        detach(s, p, slot, archived and card == 0)
    if card > 0:
        s.city[p, slot] = 0
        if archived:
            s.archive[p, card] += 1
        else:
            put_away(s, p, card)


@rule
def sweep(s: State, p: int) -> None:
    """U1: activated and drawn cards go to the discard pile."""
    for slot in range(Count.SLOTS):
        if s.active[p] >> slot & 1:
            remove(s, p, slot, False)
    s.active[p] = 0
    s.used[p] = 0
    if s.drawn_size[p] > 0:
        for card in range(1, Count.KINDS):
            n = s.drawn[p, card]
            if n > 0:
                s.discard[p, card] += n
                s.discard_size[p] += n
                s.drawn[p, card] = 0
                s.unused[p, card] = 0
        s.drawn_size[p] = 0


# --- refilling ----------------------------------------------------------------------------------------


@rule
def empty_slot(s: State, p: int) -> int:
    """U2: the place to be filled next, in reading order; -1 if there is none."""
    if s.filling > 0:
        return s.filling - 1
    for slot in range(Count.SLOTS):
        if not filled(s, p, slot):
            return slot
    return -1


@rule
def fill(s: State, p: int, card: int) -> None:
    """C1: Knowledge is covered by the next card that is none."""
    slot = s.filling - 1
    if tables.CARD_TYPE[card] == CardType.KNOWLEDGE:
        s.knowledge_at[tables.KNOWLEDGE_NUMBER[card]] = p * Count.SLOTS + slot + 1
        s.attached[p, slot] += 1
    else:
        s.city[p, slot] = card
        s.filling = 0


@rule
def refill(s: State, p: int) -> None:
    """U2: the task of filling a City, as far as it goes without luck."""
    while True:
        slot = empty_slot(s, p)
        if slot < 0 or not drawable(s, p):
            s.filling = 0
            pop(s)
            return
        s.filling = slot + 1
        reshuffle(s, p)
        card = take_known(s, p)
        if card == 0:
            wait(s, Need.CARD_DRAWN, p, 1)
            return
        fill(s, p, card)


@rule
def draw_card(s: State, p: int) -> None:
    """E5: draw one card, if there is any."""
    if not drawable(s, p):
        return
    reshuffle(s, p)
    card = take_known(s, p)
    if card == 0:
        wait(s, Need.CARD_DRAWN, p, 0)
    else:
        lay_beside(s, p, card)
