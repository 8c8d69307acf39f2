"""What the greedy bot of Monumental weighs by: its traits, and the outlook that follows from the state.

All of it lies in `room`, the scratch numbers of a bot. Worths are hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count
from monumenta.engine.author.rule import group, row, rule
from monumenta.engine.author.state import Row

from .. import tables
from ..counts import Count
from ..display import LAST_CARDS
from ..rules import Category, owned
from ..state import Chosen, State
from ..tables import CardType
from .units import CARD_UNITS


@group
class Trait:
    """What it is like, a number each."""

    UNIT: Final = 0
    """A basic resource that will be gained in a later round."""
    GOLD: Final = 1
    """A Gold kept."""
    TOKEN: Final = 2
    """A Production token kept, or to be picked up."""
    GOODS: Final = 3
    """A Market token kept, or to be taken."""
    FIRST_ACTIVATION: Final = 4
    """How often a new card is activated, in hundredths, if one round is left after this one …"""
    MORE_ACTIVATIONS: Final = 5
    """… and for each further one."""
    KNOWLEDGE_EXTRA: Final = 6
    WONDER_EXTRA: Final = 7
    POLICY_EXTRA: Final = 8
    PROVINCE_EXTRA: Final = 9
    """Beyond its points: what having it helps."""
    LEAD_NEAR: Final = 10
    """One more in a category in which the seat is tied for most, or one behind."""
    LEAD_CLOSE: Final = 11
    LEAD_FAR: Final = 12
    RIVAL: Final = 13
    """For what a rival loses."""
    DANGER: Final = 14
    """For each neighbouring tile of a rival."""
    BEGUN: Final = 15
    """Percent of a Wonder's worth that its first stage is."""
    URGENT: Final = 16
    """What others may take first goes before what only this seat can do."""
    FREED: Final = 17
    """A Soldier that relieves the Warlord."""
    HERO_SHARE: Final = 18
    """Percent of the rounds in which a Hero is of use."""
    PART_WAY: Final = 19
    """Percent of what a goal is worth, to an Explorer that gets only part of the way there."""
    SPARED: Final = 20
    """A Production token or Gold that buys nothing at the end, so that things are still done in a sensible order."""
    EAGER: Final = 21
    """What a card, a Policy or a Hero brings is used before it is spent."""
    COUNT: Final = 22


GREEDY: Final = row(
    [45, 45, 34, 120, 55, 34, 25, 30, 40, 25, 70, 45, 15, 30, 6, 42, 60, 45, 70, 70, 2, 60]
)  # fmt: skip
"""The traits of the greedy bot, in their order."""


@group
class Outlook:
    """What follows from the state, after the traits."""

    LEFT: Final = 24
    """Rounds after this one."""
    TIMES: Final = 25
    """How often a card bought now will be activated, in hundredths."""
    MEAN: Final = 26
    """What a card of the City brings when it is activated, on average, in hundredths of a resource."""
    SIZE: Final = 27
    """Cards that take a place in the City."""
    GOLD_KEPT: Final = 28
    TOKEN_KEPT: Final = 29
    GOODS_KEPT: Final = 30
    LEADS: Final = 32
    """+ category: what one more is worth for having most."""
    FREE: Final = 40
    """From here on: the plan (plan.py)."""


POINT: Final = 100
LEAD: Final = 300
LAST: Final = 60
"""Percent: what is gained in the last round is not always of use."""
CARDS_A_ROUND: Final = 4
"""That leave the display at least."""


@rule
def note_outlook(s: State, p: int, room: Row) -> None:
    """Note what follows from the state for this seat; the traits are there already."""
    left = rounds_left(s)
    room[Outlook.LEFT] = left
    if left == 0:
        room[Trait.UNIT] = room[Trait.UNIT] * LAST // 100
    room[Outlook.TIMES] = room[Trait.FIRST_ACTIVATION] + room[Trait.MORE_ACTIVATIONS] * (left - 1) if left > 0 else 0
    room[Outlook.GOLD_KEPT] = room[Trait.GOLD] if left > 0 else room[Trait.SPARED]
    room[Outlook.TOKEN_KEPT] = room[Trait.TOKEN] if left > 0 else room[Trait.SPARED]
    room[Outlook.GOODS_KEPT] = room[Trait.GOODS] if left > 0 else room[Trait.SPARED]
    room[Outlook.SIZE], room[Outlook.MEAN] = look_over_cards(s, p)
    for category in range(Category.COUNT):
        room[Outlook.LEADS + category] = lead_worth(s, p, category, room)


@rule
def rounds_left(s: State) -> int:
    """How many rounds follow this one, as far as can be told."""
    if s.ending == 2:
        return 0
    if s.ending == 1:
        return 1
    cards = count(s.dev_deck)
    leaving = max(CARDS_A_ROUND, s.players)
    if s.mode == Chosen.CLASSIC:
        return (cards + leaving - 1) // leaving + 1
    return (max(0, cards - LAST_CARDS) + leaving - 1) // leaving + 1


@rule
def look_over_cards(s: State, p: int) -> tuple[int, int]:
    """How many cards a civilization can have in its City, and what each brings on average, in hundredths of a resource;
    Knowledge takes no place of its own."""
    units = 0
    n = 0
    for card in range(1, Count.KINDS):
        copies = s.deck[p, card] + s.discard[p, card] + s.drawn[p, card]
        if copies > 0 and tables.CARD_TYPE[card] != CardType.KNOWLEDGE:
            units += copies * CARD_UNITS[card]
            n += copies
    for slot in range(Count.SLOTS):
        if s.city[p, slot] > 0:
            units += CARD_UNITS[s.city[p, slot]]
            n += 1
    for i in range(s.top_size[p]):
        if tables.CARD_TYPE[s.top[p, i]] != CardType.KNOWLEDGE:
            units += CARD_UNITS[s.top[p, i]]
            n += 1
    return n, units // max(1, n)


@rule
def lead_worth(s: State, p: int, category: int, room: Row) -> int:
    """What one more of a category is worth for having most of it at the end."""
    mine = owned(s, p, category)
    most = 0
    for other in range(s.players):
        if other != p:
            most = max(most, owned(s, other, category))
    behind = most - mine
    if room[Outlook.LEFT] == 0:
        if behind == 1 or (behind == 0 and mine == 0):
            return LEAD
        return LEAD // s.players if behind == 0 else 0
    if behind == 0 or behind == 1:
        return room[Trait.LEAD_NEAR]
    return room[Trait.LEAD_CLOSE] if behind == 2 or behind == -1 else room[Trait.LEAD_FAR]
