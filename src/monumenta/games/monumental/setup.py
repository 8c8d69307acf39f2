"""Laying the box out."""

from __future__ import annotations

from monumenta.engine.author.rule import rule

from . import tables
from .agenda import is_automa
from .automa import START_GOLD as AUTOMA_GOLD, stack_cards
from .city import put_in_deck
from .counts import BOX, Count, FirstCard
from .display import stack_deck
from .resources import Res
from .state import State

SOLDIERS = BOX.fact("soldiers")
OUTPOSTS = BOX.fact("outposts")
START_CULTURE = BOX.fact("start_culture")
MONSTERS_EACH = BOX.fact("monsters_each")
BASIC_COPIES = BOX.basic[0].copies


@rule
def lay_out(s: State) -> None:
    """S1 to S4: map, tokens, markets, piles; nobody has seen what is on the tokens."""
    s.layout = s.players - 2
    for tile in range(tables.TILE_COUNT[s.layout]):
        s.token[tile] = tables.MAP_TOKENS[s.layout, tile]
    s.stocked = tables.WILD[s.layout]
    for token in range(Count.TOKENS):
        s.pool[token] = tables.TOKEN_COPIES[token]
    for market in range(tables.MARKET_COUNT[s.layout]):
        s.market_left[market] = s.players
    for pile in range(FirstCard.DEVELOPMENT - FirstCard.BASIC):
        s.basics[pile] = BASIC_COPIES
    if s.monsters:
        s.hidden_monsters = MONSTERS_EACH * s.players
    if s.heroes:
        s.hero_left = (1 << Count.HEROES) - 1
    stack_deck(s)


@rule
def settle_seats(s: State, corner: int) -> None:
    """S5, S6: seats in clockwise order take the Capitals in clockwise order, with all their pieces and cards."""
    for p in range(s.players):
        tile = tables.CAPITALS[s.layout, (corner + p) % s.players]
        s.capital[p] = tile
        s.owner[tile] = p + 1
        s.realm[p] = 1 << tile
        s.soldiers[tile] = SOLDIERS
        s.warlord[p] = tile
        s.outposts_left[p] = OUTPOSTS
        for e in range(Count.EXPLORERS):
            s.explorer[p, e] = tile
        s.res[p, Res.CULTURE] = START_CULTURE
        if is_automa(s, p):
            s.res[p, Res.GOLD] = AUTOMA_GOLD
            stack_cards(s, p)
            continue
        s.res[p, Res.GOLD] = s.start_gold
        for i in range(FirstCard.OWN - FirstCard.STARTING):
            for _ in range(tables.STARTING_COPIES[i]):
                put_in_deck(s, p, FirstCard.STARTING + i)
        own = FirstCard.OWN + 2 * (s.civ[p] - 1)
        put_in_deck(s, p, own)
        put_in_deck(s, p, own + 1)
        s.knowledge_by[tables.KNOWLEDGE_NUMBER[own + 1]] = p + 1


@rule
def cities_left(s: State) -> int:
    """Market names not yet given, a bit each."""
    mask = (1 << Count.MARKETS) - 1
    for market in range(Count.MARKETS):
        if s.market_city[market]:
            mask &= ~(1 << (s.market_city[market] - 1))
    return mask
