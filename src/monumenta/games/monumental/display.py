"""The development deck and its display, and the Heroes above it.

Places are numbered from the deck, at the left, to the right; new cards come in from the left.
"""

from __future__ import annotations

from monumenta.engine.author.bits import count
from monumenta.engine.author.rule import rule

from . import tables
from .agenda import pop, push, wait
from .counts import BOX, Count, FirstCard
from .state import Chosen, Mark, Need, State, Task

CLASSIC_WIDTH = BOX.fact("display_classic")
EXTRA_WIDTH = BOX.fact("display_extra")
LAST_CARDS = BOX.fact("last_cards")
HEROES_MOST = BOX.fact("heroes_most")
ERA_COUNT = 4
MODERN = 3
RENAISSANCE = 2


@rule
def width(s: State) -> int:
    """V1: places of the display."""
    return CLASSIC_WIDTH if s.mode == Chosen.CLASSIC else s.players + EXTRA_WIDTH


@rule
def two_rows(s: State) -> bool:
    """V2: two civilizations in the base game have two rows of three."""
    return s.mode == Chosen.CLASSIC and s.players == 2


@rule
def stack_deck(s: State) -> None:
    """V3: the Eras in order; the Renaissance only where it is wanted, or for five."""
    for era in range(ERA_COUNT):
        if era != RENAISSANCE or s.renaissance or s.players == 5:
            s.dev_deck |= tables.ERA_CARDS[era]


@rule
def top_era(s: State) -> int:
    """The Era of the card on top, for decks that are not empty."""
    for era in range(MODERN):
        if s.dev_deck & tables.ERA_CARDS[era]:
            return era
    return MODERN


@rule
def place_of(s: State, card: int) -> int:
    """Where a card lies in the display, or -1."""
    for i in range(Count.DISPLAY):
        if s.display[i] == card:
            return i
    return -1


@rule
def take(s: State, card: int) -> None:
    """V4: its place stays empty until the Development phase."""
    s.display[place_of(s, card)] = 0
    s.taken += 1


@rule
def lying(s: State) -> int:
    n = 0
    for i in range(width(s)):
        if s.display[i]:
            n += 1
    return n


@rule
def discard_last(s: State, first: int, last: int) -> None:
    """The card furthest from the deck goes."""
    for i in range(last, first - 1, -1):
        if s.display[i]:
            s.dev_gone |= 1 << (s.display[i] - FirstCard.DEVELOPMENT)
            s.display[i] = 0
            return


@rule
def slide(s: State, first: int, last: int) -> None:
    """V6: away from the deck, in their order."""
    to = last
    for i in range(last, first - 1, -1):
        card = s.display[i]
        if card:
            s.display[i] = 0
            s.display[to] = card
            to -= 1


@rule
def renew(s: State, first: int, last: int) -> None:
    slide(s, first, last)
    push(s, Task.DEAL, first, last)


@rule
def deal(s: State, first: int, last: int) -> None:
    """V6: the task of filling a row from right to left; an Era starts when its first card is to be dealt."""
    place = last
    while place >= first and s.display[place]:
        place -= 1
    if place < first or s.dev_deck == 0:
        pop(s)
        return
    era = top_era(s)
    if era + 1 > s.era:
        s.era = era + 1
        if s.heroes:
            push(s, Task.HEROES, min(s.players, HEROES_MOST), 0)
            return
    wait(s, Need.CARD_DEALT, place, era)


@rule
def turn_up_heroes(s: State, n: int) -> None:
    """H1: as many Heroes of the Era as civilizations; where all come out luck has no say."""
    heroes = tables.ERA_HEROES[s.era - 1] & s.hero_left
    if n == 0 or heroes == 0:
        pop(s)
    elif count(heroes) <= n:
        s.hero_shown |= heroes
        s.hero_left &= ~heroes
        pop(s)
    else:
        wait(s, Need.HERO_DRAWN, heroes, 0)


@rule
def heroes_return(s: State) -> None:
    """H3: Heroes laid aside can be hired again."""
    for p in range(s.players):
        if s.marks[p] & Mark.HERO_ASIDE:
            s.marks[p] &= ~Mark.HERO_ASIDE
            s.hero_shown |= 1 << (s.hero[p] - 1)
            s.hero[p] = 0


@rule
def renew_by_rounds(s: State) -> None:
    """V5, V7: fewer cards taken than civilizations: discard until as many are left; then slide and refill."""
    if s.ending == 2:
        return
    if s.taken < s.players:
        left = lying(s)
        while left > s.players:
            discard_last(s, 0, width(s) - 1)
            left -= 1
    if s.last_round_test != Chosen.DURING:
        announce(s)
    renew(s, 0, width(s) - 1)


@rule
def announce(s: State) -> None:
    """V7: three cards or fewer in the deck: one more round."""
    if count(s.dev_deck) <= LAST_CARDS and s.ending == 0:
        s.ending = 1


@rule
def renew_classic(s: State) -> None:
    """V8: if the turn took no card the one furthest from the deck goes, in both rows where there are two."""
    if s.dev_deck == 0 and s.ending == 0:
        s.ending = 1
    nothing_taken = s.taken == 0 and s.dev_deck != 0
    last = CLASSIC_WIDTH - 1
    if two_rows(s):
        half = CLASSIC_WIDTH // 2
        if nothing_taken:
            discard_last(s, half, last)
            discard_last(s, 0, half - 1)
        renew(s, half, last)
        renew(s, 0, half - 1)
        return
    if nothing_taken:
        discard_last(s, 0, last)
    renew(s, 0, last)


@rule
def announce_classic(s: State) -> None:
    """V9: a refill that could not be completed, or a deck that was empty before it: this round and one more."""
    if s.ending == 0 and lying(s) < width(s):
        s.ending = 1
