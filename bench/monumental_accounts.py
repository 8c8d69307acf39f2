"""Everything of Monumental accounted for: cards, units, tokens, Heroes, Monsters, supplies, after every single action.

`problem` is a rule, so that it runs compiled over millions of positions, and plainly in the tests. It returns the
number of the first law that is broken; LAWS says which that is.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count, lowest
from monumenta.engine.author.contract import CHANCE, OVER
from monumenta.engine.author.rule import row, rule
from monumenta.engine.author.state import Games, Row
from monumenta.games.monumental.actions import Action
from monumenta.games.monumental.agenda import is_automa
from monumenta.games.monumental.bot.greedy import choose_by_traits
from monumenta.games.monumental.counts import CARDS, Count, FirstCard
from monumenta.games.monumental.resources import Res
from monumenta.games.monumental.rules import actor, apply, conceal
from monumenta.games.monumental.setup import BASIC_COPIES, MONSTERS_EACH, OUTPOSTS, SOLDIERS
from monumenta.games.monumental.state import Phase, State, Task
from monumenta.games.monumental.tables import (
    BACK_BARBARIAN,
    KNOWLEDGE_CARDS,
    LAND,
    MARKET_COUNT,
    STARTING_COPIES,
    TILE_COUNT,
    TOKEN_BACK,
    TOKEN_COPIES,
    WONDER_CARDS,
)

from .monumental_play import OwnDesk, random_action

LAWS: Final = (
    "all is accounted for",
    "a pile has as many cards as it says",
    "Knowledge is attached where its place says",
    "everybody has the starting cards and no others'",
    "every Basic Building is in one place",
    "every development card is in one place",
    "Knowledge belongs to who has the card",
    "a Wonder was built by who has the card",
    "nine Soldiers and two Outposts each",
    "a realm is what its units hold",
    "every piece is on the map",
    "no supply is below zero",
    "what is kept changes on one's own turn only",
    "Exploration tokens add up",
    "Market tokens add up",
    "Production tokens are taken by Explorers only",
    "every Wonder completed has its token",
    "every Hero is in one place",
    "every Monster is in one place",
    "the agenda stays short",
)
(
    FINE,
    PILES,
    ATTACHED,
    STARTED,
    BASIC_CARDS,
    DEVELOPED,
    KNOWN,
    BUILT,
    UNITS,
    HELD,
    ON_MAP,
    SUPPLIES,
    KEPT,
    EXPLORED,
    TRADED,
    PRODUCED,
    FOUNDED,
    HIRED,
    ROAMING,
    AGENDA_SHORT,
) = range(len(LAWS))
IN_RENAISSANCE: Final = row([0, *(int(card.era == "renaissance") for card in CARDS)])
MINE: Final = Count.KINDS
"""In the scratch row: cards of all, then those of one civilization, then Knowledge by place."""
PLACES: Final = 2 * Count.KINDS
MOST_GOLD_AT_ONCE: Final = 20
"""No action brings more: bonuses of five Policies, a token and a Warlord."""


@rule
def problem(s: State, before: State, action: int, room: Row) -> int:
    """The first law that a state breaks, after an action in the state before; 0 if none. `room` is scratch."""
    if s.phase < Phase.SETUP_MARKETS:
        return FINE
    found = card_problem(s, room)
    if found == FINE:
        found = map_problem(s)
    if found == FINE:
        found = token_problem(s, before, action)
    if found == FINE:
        found = supply_problem(s, before)
    return module_problem(s) if found == FINE else found


# --- cards --------------------------------------------------------------------------------------------


@rule
def card_problem(s: State, room: Row) -> int:
    for card in range(Count.KINDS):
        room[card] = 0
    for p in range(s.players):
        found = pile_problem(s, p, room)
        if found:
            return found
    for pile in range(FirstCard.DEVELOPMENT - FirstCard.BASIC):
        if room[FirstCard.BASIC + pile] + s.basics[pile] != BASIC_COPIES:
            return BASIC_CARDS
    for i in range(Count.DISPLAY):
        room[s.display[i]] += 1
    for card in range(FirstCard.DEVELOPMENT, Count.KINDS):
        bit = card - FirstCard.DEVELOPMENT
        wanted = 0 if IN_RENAISSANCE[card] and not s.renaissance and s.players < 5 else 1
        if room[card] + (s.dev_deck >> bit & 1) + (s.dev_gone >> bit & 1) != wanted:
            return DEVELOPED
    return FINE


@rule
def pile_problem(s: State, p: int, room: Row) -> int:
    """One civilization's cards, counted in MINE without what is archived; all are added to those of the others."""
    deck = 0
    discard = 0
    drawn = 0
    for card in range(1, Count.KINDS):
        deck += s.deck[p, card]
        discard += s.discard[p, card]
        drawn += s.drawn[p, card]
        room[MINE + card] = s.deck[p, card] + s.discard[p, card] + s.drawn[p, card]
    if deck != s.deck_size[p] or discard != s.discard_size[p] or drawn != s.drawn_size[p]:
        return PILES
    for slot in range(Count.SLOTS):
        room[MINE + s.city[p, slot]] += 1
    for i in range(s.top_size[p]):
        room[MINE + s.top[p, i]] += 1
    for wonder in range(Count.WONDERS):
        card = WONDER_CARDS[wonder]
        if room[MINE + card] + s.archive[p, card] != (1 if s.wonder_by[wonder] == p + 1 else 0):
            return BUILT
    if s.project[p]:
        room[MINE + WONDER_CARDS[s.project[p] - 1]] += 1
    found = attached_problem(s, p, room)
    if found:
        return found
    for card in range(1, Count.KINDS):
        room[card] += room[MINE + card] + s.archive[p, card]
    return started_problem(s, p, room)


@rule
def attached_problem(s: State, p: int, room: Row) -> int:
    """Knowledge in the City; whose it is follows from where the card is."""
    for slot in range(Count.SLOTS):
        room[PLACES + slot] = 0
    aside = is_automa(s, p)  # what an Automa has is laid aside
    for k in range(Count.KNOWLEDGE):
        card = KNOWLEDGE_CARDS[k]
        slot = s.knowledge_at[k] - 1 - p * Count.SLOTS
        if s.knowledge_at[k] > 0 and 0 <= slot < Count.SLOTS:
            room[PLACES + slot] += 1
            room[MINE + card] += 1
        counts = s.archive[p, card] if aside else room[MINE + card]
        if counts != (1 if s.knowledge_by[k] == p + 1 else 0):
            return KNOWN
    for slot in range(Count.SLOTS):
        if room[PLACES + slot] != s.attached[p, slot]:
            return ATTACHED
    return FINE


@rule
def started_problem(s: State, p: int, room: Row) -> int:
    """The thirteen common cards, wherever they are, the two own ones and none of another civilization's; an Automa has
    no City."""
    dealt = 0 if is_automa(s, p) else 1
    for i in range(FirstCard.OWN - FirstCard.STARTING):
        if room[MINE + FirstCard.STARTING + i] + s.archive[p, FirstCard.STARTING + i] != STARTING_COPIES[i] * dealt:
            return STARTED
    for card in range(FirstCard.OWN, FirstCard.BASIC):
        if room[MINE + card] + s.archive[p, card] != (dealt if (card - FirstCard.OWN) // 2 == s.civ[p] - 1 else 0):
            return STARTED
    return FINE


# --- the map ------------------------------------------------------------------------------------------


@rule
def map_problem(s: State) -> int:
    for p in range(s.players):
        found = realm_problem(s, p)
        if found:
            return found
    for tile in range(TILE_COUNT[s.layout]):
        if s.owner[tile] == 0 and s.soldiers[tile] + s.outposts[tile] > 0:
            return HELD
    return FINE


@rule
def realm_problem(s: State, p: int) -> int:
    soldiers = s.army if s.seat == p else 0
    outposts = s.outposts_left[p]
    realm = 0
    for tile in range(TILE_COUNT[s.layout]):
        if s.owner[tile] == p + 1:
            realm |= 1 << tile
            soldiers += s.soldiers[tile]
            outposts += s.outposts[tile]
            held = s.soldiers[tile] + s.outposts[tile] + (1 if s.warlord[p] == tile else 0)
            if held == 0 and tile != s.capital[p]:
                return HELD
    if soldiers != SOLDIERS or outposts != OUTPOSTS:
        return UNITS
    if realm != s.realm[p] or not realm >> s.capital[p] & 1:
        return HELD
    leading = s.led and s.seat == p and s.warlord[p] == s.target - 1
    if not leading and not realm >> s.warlord[p] & 1:
        return ON_MAP
    for e in range(Count.EXPLORERS):
        if not 0 <= s.explorer[p, e] < TILE_COUNT[s.layout]:
            return ON_MAP
    return FINE


# --- tokens -------------------------------------------------------------------------------------------


@rule
def token_problem(s: State, before: State, action: int) -> int:
    found = exploration_problem(s, before, action)
    if found == FINE:
        found = market_problem(s)
    return founding_problem(s) if found == FINE else found


@rule
def exploration_problem(s: State, before: State, action: int) -> int:
    """What nobody has seen and what is claimed are all there are, but for copied ones, which leave; no more lie on the
    map than are unseen."""
    for token in range(Count.TOKENS):
        now = s.pool[token]
        then = before.pool[token]
        for p in range(s.players):
            now += s.claimed[p, token]
            then += before.claimed[p, token]
        gone = 1 if action == Action.COPY + token else 0
        if now > TOKEN_COPIES[token] or s.pool[token] < 0:
            return EXPLORED
        if before.phase >= Phase.SETUP_MARKETS and now < then - gone:
            return EXPLORED
    for back in range(len(BACK_BARBARIAN)):
        unseen = 0
        for token in range(Count.TOKENS):
            if TOKEN_BACK[token] == back:
                unseen += s.pool[token]
        for tile in range(TILE_COUNT[s.layout]):
            if s.token[tile] == back + 1:
                unseen -= 1
        if unseen < 0:
            return EXPLORED
    return FINE


@rule
def market_problem(s: State) -> int:
    for market in range(Count.MARKETS):
        n = s.market_left[market] + count(s.market_spent[market])
        for p in range(s.players):
            if s.held[p, market]:
                n += 1
                if not s.markets_taken[p] >> market & 1 and not is_automa(s, p):
                    return TRADED
        if n != (s.players if market < MARKET_COUNT[s.layout] else 0):
            return TRADED
    return FINE


@rule
def founding_problem(s: State) -> int:
    """The token of a Wonder comes with its completion, unless its place is being chosen."""
    wondrous = 0
    for wonder in range(Count.WONDERS):
        placed = s.wonder_at[wonder] > 0
        if placed and LAND[s.layout] >> (s.wonder_at[wonder] - 1) & 1:
            wondrous |= 1 << (s.wonder_at[wonder] - 1)
        if placed != (s.wonder_by[wonder] > 0) and not settling(s, wonder):
            return FOUNDED
    return FINE if wondrous == s.wondrous else FOUNDED


@rule
def settling(s: State, wonder: int) -> bool:
    for i in range(s.depth):
        if s.task[i] == Task.SETTLE and s.task_a[i] == wonder:
            return True
    return False


# --- supplies -----------------------------------------------------------------------------------------


@rule
def supply_problem(s: State, before: State) -> int:
    for p in range(s.players):
        for resource in range(Res.COUNT):
            if s.res[p, resource] < 0:
                return SUPPLIES
    if before.phase < Phase.SETUP_MARKETS:
        return FINE
    for p in range(s.players):
        if not is_automa(s, p) and not kept_right(s, before, p):
            return KEPT
    if s.automas > 0:  # they act by themselves, after what others do
        return FINE
    taken = before.stocked & ~s.stocked
    if s.stocked & ~before.stocked or taken & (taken - 1):
        return PRODUCED
    return PRODUCED if taken and not explored(s, before.seat, lowest(taken)) else FINE


@rule
def kept_right(s: State, before: State, p: int) -> bool:
    """Gold, Culture and tokens change only by what their owner does, and not without measure."""
    if before.seat == p:
        return s.res[p, Res.GOLD] - before.res[p, Res.GOLD] <= MOST_GOLD_AT_ONCE
    return (
        s.res[p, Res.GOLD] == before.res[p, Res.GOLD]
        and s.res[p, Res.CULTURE] == before.res[p, Res.CULTURE]
        and s.res[p, Res.TOKENS] == before.res[p, Res.TOKENS]
    )


@rule
def explored(s: State, p: int, tile: int) -> bool:
    for e in range(Count.EXPLORERS):
        if s.explorer[p, e] == tile:
            return True
    return False


# --- Heroes, Monsters, agenda -------------------------------------------------------------------------


@rule
def module_problem(s: State) -> int:
    heroes = s.hero_shown | s.hero_left
    n = count(s.hero_shown) + count(s.hero_left)
    for p in range(s.players):
        if s.hero[p]:
            heroes |= 1 << (s.hero[p] - 1)
            n += 1
    if n != (Count.HEROES if s.heroes else 0) or n != count(heroes):
        return HIRED
    roaming = 0
    for i in range(Count.MONSTERS):
        if s.lair[i]:
            roaming += 1
            if not 0 < s.monster_at[s.lair[i] - 1] <= Count.TILES:
                return ROAMING
    known = s.hidden_monsters
    for monster in range(Count.MONSTERS):
        if s.monster_at[monster]:
            roaming -= 1
        if s.monster_at[monster] and s.monster_by[monster]:
            return ROAMING
        if s.monster_at[monster] or s.monster_by[monster]:
            known += 1
    if roaming != 0 or known > (MONSTERS_EACH * s.players if s.monsters else 0):
        return ROAMING
    return AGENDA_SHORT if s.depth >= Count.AGENDA // 2 else FINE


# --- whole games --------------------------------------------------------------------------------------


@rule
def play_accounted(games: Games[State], n: int, traits: Row, each: int, desk: OwnDesk, seen: Row) -> int:
    """`n` games from games[1], played in games[0], with a look at the books after every action; returns the first law
    that is broken. `traits`: the bot's, or -1 for random play. `seen`: actions, games, rounds."""
    s = games[0]
    rng, work, out, odds, room = desk.rng, desk.work, desk.out, desk.odds, desk.room
    for _ in range(n):
        games[0] = games[1]
        who = actor(s)
        while who != OVER:
            if who == CHANCE or traits[0] < 0:
                action = random_action(s, who, rng, out, odds)
            else:
                work[0] = s
                conceal(work[0], who)
                for trait in range(each):
                    room[trait] = traits[trait]
                action = choose_by_traits(work[0], who, rng, out, room)
            work[1] = s
            apply(s, who, action)
            found = problem(s, work[1], action, room)
            if found:
                return found
            seen[0] += 1
            who = actor(s)
        seen[1] += 1
        seen[2] += s.round_no
    return FINE
