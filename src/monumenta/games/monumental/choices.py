"""What is possible: the legal actions of whoever is to act, and the odds of what luck decides."""

from __future__ import annotations

from monumenta.engine.author.bits import count, lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row

from . import tables
from .actions import Action
from .agenda import is_automa, marked, third_version
from .automa import automa_outcomes, list_strides, prey
from .city import idle
from .counts import Count, FirstCard
from .display import place_of
from .effects import can_copy_token, givable, goals, possible, usable
from .explorers import can_pick, can_step, goods_left, list_departures, list_free_steps, list_steps
from .land import list_conquests, list_marchers, list_reinforcements, list_tiles, list_units, may_build_outpost
from .monsters import barbarians, can_defeat, free_tiles, nearest
from .resources import Res
from .setup import cities_left
from .state import Choosing, Chosen, Mark, Need, State, Turn
from .supply import advance_price, can_buy_policy, can_pay, card_price
from .tables import CardType
from .turns import civs_left
from .wonders import list_stages, sites


@rule
def list_bits(mask: int, base: int, out: Row, k: int) -> int:
    while mask:
        out[k] = base + lowest(mask)
        mask &= mask - 1
        k += 1
    return k


# --- luck ---------------------------------------------------------------------------------------------


@rule
def outcomes(s: State, out: Row) -> int:
    """What luck may decide."""
    need = s.need
    k = 0
    if need == Need.CARD_DRAWN:
        p = s.need_a
        for card in range(1, Count.KINDS):
            if s.deck[p, card] > 0:
                out[k] = Action.DRAW + card
                k += 1
    elif need == Need.CARD_DEALT:
        k = list_bits(s.dev_deck & tables.ERA_CARDS[s.need_b], Action.DRAW + FirstCard.DEVELOPMENT, out, 0)
    elif need == Need.TOKEN_FACE:
        back = s.token[s.need_a] - 1
        for token in range(Count.TOKENS):
            if tables.TOKEN_BACK[token] == back and s.pool[token] > 0:
                out[k] = Action.FACE + token
                k += 1
    elif need == Need.TOKEN_MONSTER:
        if barbarians(s) > s.hidden_monsters:
            out[0] = Action.MONSTER_TOKEN
            k = 1
        out[k] = Action.MONSTER_TOKEN + 1
        k += 1
    else:
        k = rare_outcomes(s, need, out)
    return k


@rule
def rare_outcomes(s: State, need: int, out: Row) -> int:
    if need == Need.MONSTER_DRAWN:
        k = 0
        for monster in range(Count.MONSTERS):
            if s.monster_at[monster] == 0 and s.monster_by[monster] == 0:
                out[k] = Action.MONSTER + monster
                k += 1
        return k
    if need == Need.HERO_DRAWN:
        return list_bits(s.need_a, Action.HERO, out, 0)
    if need == Need.GOODS_DRAWN:
        return list_bits(goods_left(s, s.need_a), Action.STOCK, out, 0)
    if need == Need.CIV_DEALT:
        return list_bits(civs_left(s), Action.CIV, out, 0)
    if need == Need.CITY_NAME:
        return list_bits(cities_left(s), Action.NAME, out, 0)
    if need == Need.AUTOMA_DRAWN:
        return list_bits(automa_outcomes(s), Action.AUTOMA, out, 0)
    return list_bits((1 << s.players) - 1, Action.BEGIN if need == Need.FIRST_SEAT else Action.CORNER, out, 0)


@rule
def odds(s: State, out: Row) -> int:
    """Weights of the outcomes, in their order; returns their sum."""
    need = s.need
    k = 0
    total = 0
    if need == Need.CARD_DRAWN:
        p = s.need_a
        for card in range(1, Count.KINDS):
            n = s.deck[p, card]
            if n > 0:
                out[k] = n
                k += 1
        return s.deck_size[p]
    if need == Need.TOKEN_FACE:
        back = s.token[s.need_a] - 1
        for token in range(Count.TOKENS):
            if tables.TOKEN_BACK[token] == back and s.pool[token] > 0:
                out[k] = s.pool[token]
                total += s.pool[token]
                k += 1
        return total
    if need == Need.TOKEN_MONSTER:
        total = barbarians(s)
        if total > s.hidden_monsters:
            out[0] = total - s.hidden_monsters
            k = 1
        out[k] = s.hidden_monsters
        return total
    total = equal_outcomes(s, need)
    for i in range(total):
        out[i] = 1
    return total


@rule
def equal_outcomes(s: State, need: int) -> int:
    """How many outcomes there are where all are alike."""
    if need == Need.CARD_DEALT:
        return count(s.dev_deck & tables.ERA_CARDS[s.need_b])
    if need == Need.HERO_DRAWN:
        return count(s.need_a)
    if need == Need.GOODS_DRAWN:
        return count(goods_left(s, s.need_a))
    if need == Need.CIV_DEALT:
        return count(civs_left(s))
    if need == Need.CITY_NAME:
        return count(cities_left(s))
    if need == Need.AUTOMA_DRAWN:
        return count(automa_outcomes(s))
    if need == Need.MONSTER_DRAWN:
        n = 0
        for monster in range(Count.MONSTERS):
            if s.monster_at[monster] == 0 and s.monster_by[monster] == 0:
                n += 1
        return n
    return s.players


# --- the Action phase ---------------------------------------------------------------------------------


@rule
def list_acts(s: State, p: int, out: Row) -> int:
    """T2, T5: turn actions while there is one, what goes on from it afterwards, and free acts at any time."""
    if s.owed:
        return list_steps(s, p, s.owed - 1, out, 0)
    k = 0
    if s.acted == Turn.READY:
        k = list_at_home(s, p, out, k)
        k = list_uses(s, p, out, k)
        k = list_conquests(s, p, 0, out, k)
        k = list_outposts(s, p, out, k)
        k = list_heroes(s, p, out, k)
        k = list_defeats(s, p, out, k)
        if s.mode != Chosen.CLASSIC:
            out[k] = Action.PASS
            k += 1
    if (s.acted == Turn.READY or s.acted == Turn.MARCHING) and can_pay(s, p, Res.MILITARY, 1):
        k = list_marchers(s, p, out, k)
    if s.acted == Turn.READY or s.acted == Turn.EXPLORING:
        k = list_explorers(s, p, out, k)
    k = list_free(s, p, out, k)
    if s.mode == Chosen.CLASSIC or s.acted != Turn.READY:
        out[k] = Action.END_TURN
        k += 1
    return k


@rule
def may_buy(s: State, p: int, card: int) -> bool:
    """A1, A2: it lies in the display or on its pile, and can be paid."""
    if FirstCard.BASIC <= card < FirstCard.DEVELOPMENT:
        if s.basics[card - FirstCard.BASIC] == 0:
            return False
    elif place_of(s, card) < 0:
        return False
    resource = Res.SCIENCE if tables.CARD_TYPE[card] == CardType.KNOWLEDGE else Res.PRODUCTION
    return can_pay(s, p, resource, card_price(s, p, card))


@rule
def list_at_home(s: State, p: int, out: Row, k: int) -> int:
    for i in range(Count.DISPLAY):
        card = s.display[i]
        if card and tables.CARD_TYPE[card] != CardType.WONDER and may_buy(s, p, card):
            out[k] = Action.BUY + card
            k += 1
    for card in range(FirstCard.BASIC, FirstCard.DEVELOPMENT):
        if may_buy(s, p, card):
            out[k] = Action.BUY + card
            k += 1
    k = list_stages(s, p, 0, False, out, k)
    if s.developed[p] < Count.POLICIES and can_buy_policy(s, p):
        for policy in range(Count.POLICIES):
            if not is_developed(s, p, policy):
                out[k] = Action.POLICY + (s.civ[p] - 1) * Count.POLICIES + policy
                k += 1
    if can_pay(s, p, Res.SCIENCE, advance_price(s, p)) and s.deck_size[p] + s.top_size[p] + s.discard_size[p] > 0:
        out[k] = Action.ADVANCE
        k += 1
    return k


@rule
def is_developed(s: State, p: int, policy: int) -> bool:
    for i in range(s.developed[p]):
        if s.policy[p, i] == policy + 1:
            return True
    return False


@rule
def may_use_slot(s: State, p: int, slot: int) -> bool:
    """E1: the text of an activated card, once an activation."""
    if not s.active[p] >> slot & 1 or s.used[p] >> slot & 1:
        return False
    return usable(s, p, tables.CARD_TEXT[s.city[p, slot]], -1)


@rule
def may_use_knowledge(s: State, p: int, k: int) -> bool:
    slot = s.knowledge_at[k] - 1 - p * Count.SLOTS
    if s.knowledge_at[k] == 0 or slot < 0 or slot >= Count.SLOTS:
        return False
    if not s.active[p] >> slot & 1 or s.used_knowledge >> k & 1:
        return False
    return usable(s, p, tables.CARD_TEXT[tables.KNOWLEDGE_CARDS[k]], k)


@rule
def may_use_policy(s: State, p: int) -> bool:
    """P2: only the active one, once a turn."""
    if s.developed[p] == 0 or marked(s, p, Mark.POLICY_USED):
        return False
    return usable(s, p, tables.POLICY_TEXT[s.civ[p] - 1, s.policy[p, s.developed[p] - 1] - 1], -1)


@rule
def may_use_hero(s: State, p: int) -> bool:
    if s.hero[p] == 0 or marked(s, p, Mark.HERO_USED | Mark.HERO_ASIDE):
        return False
    return usable(s, p, tables.HERO_TEXT[s.hero[p] - 1], -1)


@rule
def list_uses(s: State, p: int, out: Row, k: int) -> int:
    for slot in range(Count.SLOTS):
        if may_use_slot(s, p, slot):
            out[k] = Action.USE_SLOT + slot
            k += 1
    for knowledge in range(Count.KNOWLEDGE):
        if may_use_knowledge(s, p, knowledge):
            out[k] = Action.USE_KNOWLEDGE + knowledge
            k += 1
    if may_use_policy(s, p):
        out[k] = Action.USE_POLICY
        k += 1
    if may_use_hero(s, p):
        out[k] = Action.USE_HERO
        k += 1
    return k


@rule
def may_use_drawn(s: State, p: int, card: int) -> bool:
    """T4: free in the turn in which it was drawn, a turn action later."""
    if s.unused[p, card] == 0 or (s.acted != Turn.READY and s.fresh[card] == 0):
        return False
    return usable(s, p, tables.CARD_TEXT[card], -1)


@rule
def list_outposts(s: State, p: int, out: Row, k: int) -> int:
    if s.outposts_left[p] == 0 or not can_pay(s, p, Res.MILITARY, s.outpost_cost):
        return k
    mask = s.realm[p] & tables.LAND[s.layout]
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        if may_build_outpost(s, p, tile):
            out[k] = Action.OUTPOST + tile
            k += 1
    return k


@rule
def list_heroes(s: State, p: int, out: Row, k: int) -> int:
    """H2: not before an earlier Hero is gone."""
    if s.hero[p] == 0:
        mask = s.hero_shown
        while mask:
            hero = lowest(mask)
            mask &= mask - 1
            if s.res[p, Res.GOLD] >= tables.HERO_COST[hero]:
                out[k] = Action.HIRE + hero
                k += 1
    return k


@rule
def list_defeats(s: State, p: int, out: Row, k: int) -> int:
    if s.monsters:
        for monster in range(Count.MONSTERS):
            if can_defeat(s, p, monster):
                out[k] = Action.DEFEAT + monster
                k += 1
    return k


@rule
def may_lead(s: State, e: int) -> bool:
    """X6: with `move_one` a turn action moves one Explorer only."""
    return s.move_granularity != Chosen.ONE or s.mode == Chosen.CLASSIC or s.moved == 0 or s.moved >> e & 1 == 1


@rule
def may_pick_now(s: State, p: int, e: int) -> bool:
    """X3: in the base game at any time; round by round as part of a move of at least one space."""
    if not can_pick(s, p, e):
        return False
    return s.mode == Chosen.CLASSIC or s.moved >> e & 1 == 1 or can_step(s, p)


@rule
def list_explorers(s: State, p: int, out: Row, k: int) -> int:
    for e in range(Count.EXPLORERS):
        if may_lead(s, e):
            if can_step(s, p):
                k = list_steps(s, p, e, out, k)
            if may_pick_now(s, p, e):
                out[k] = Action.PICK + e
                k += 1
    return k


@rule
def list_tokens(s: State, p: int, out: Row, k: int) -> int:
    """R5, X5: a Production token, and every Market token."""
    if s.res[p, Res.TOKENS] > 0:
        out[k] = Action.PRODUCE
        k += 1
    for market in range(Count.MARKETS):
        if s.held[p, market]:
            out[k] = Action.TRADE + market
            k += 1
    return k


@rule
def list_free(s: State, p: int, out: Row, k: int) -> int:
    """T4: tokens of the supply, a Hero to be given back, the text of what was drawn in this turn."""
    k = list_tokens(s, p, out, k)
    if s.hero[p] and not marked(s, p, Mark.HERO_ASIDE):
        out[k] = Action.GIVE_BACK
        k += 1
    if s.drawn_size[p] > 0:
        for card in range(1, Count.KINDS):
            if may_use_drawn(s, p, card):
                out[k] = Action.USE_DRAWN + card
                k += 1
    return k


# --- decisions on the way -----------------------------------------------------------------------------


@rule
def list_choices(s: State, p: int, out: Row) -> int:
    """What the seat `p` may decide: the acting one, an Automa for which its neighbour decides too."""
    need = s.need
    if need == Need.ACT:
        return list_acts(s, p, out)
    if is_automa(s, p):
        if need == Need.CONQUERED:
            return list_bits(prey(s, p, s.need_a), Action.CONQUER, out, 0)
        if need == Need.STEPPED:
            return list_strides(s, p, s.need_b - 1, out)
    if need == Need.LINES:
        return list_bits((1 << Count.LINES) - 1, Action.CITY_LINES, out, 0)
    if need == Need.CIV_CHOSEN:
        return list_bits(civs_left(s), Action.CIV, out, 0)
    if need < Need.EFFECT_UNTIL:
        return list_effect_choices(s, p, need, out)
    if need < Need.UNITS_UNTIL:
        return list_unit_choices(s, p, need, out)
    return list_place_choices(s, p, need, out)


@rule
def list_effect_choices(s: State, p: int, need: int, out: Row) -> int:
    k = 0
    if need == Need.WAY:
        return list_ways(s, p, out)
    if need == Need.GET or need == Need.GIVE:
        return list_resources(s, p, need, out)
    if need == Need.STAGED:
        return list_stages(s, p, s.need_a, s.need_b == 1, out, 0)
    for slot in range(Count.SLOTS):
        if idle(s, p, slot):
            out[k] = Action.SLOT + slot
            k += 1
    return may_skip(need == Need.ARCHIVED and s.need_a == 1, out, k)


@rule
def list_ways(s: State, p: int, out: Row) -> int:
    """E3, R7: what can be taken now, tokens to be spent first; where nothing can, one need not spend them."""
    k = 0
    for way in range(tables.WAYS[s.need_a]):
        if possible(s, p, s.need_a, way, s.user - 1):
            out[k] = Action.TAKE_WAY + way
            k += 1
    declinable = s.need_b == 1 or k == 0
    if third_version(s):
        k = list_tokens(s, p, out, k)
    return may_skip(declinable, out, k)


@rule
def list_resources(s: State, p: int, need: int, out: Row) -> int:
    """Any basic one to gain, but for what was paid for it; to pay, what there is."""
    k = 0
    for resource in range(Res.GOLD + 1):
        if need == Need.GET:
            allowed = resource < Res.BASIC and (s.need_b != Choosing.OTHERS or not s.paid >> resource & 1)
        else:
            allowed = givable(s, p, resource, s.need_b)
        if allowed:
            out[k] = Action.RESOURCE + resource
            k += 1
    return k


@rule
def may_skip(allowed: bool, out: Row, k: int) -> int:
    if allowed:
        out[k] = Action.SKIP
        k += 1
    return k


@rule
def list_unit_choices(s: State, p: int, need: int, out: Row) -> int:
    if need == Need.CONQUERED:
        return list_conquests(s, p, s.need_a, out, 0)
    if need == Need.UNITS:
        return list_units(s, p, out)
    if need == Need.REINFORCED:
        return may_skip(True, out, list_reinforcements(s, p, s.need_a, out))
    if need == Need.MARCHED:
        return may_skip(True, out, list_marchers(s, p, out, 0))
    return list_tiles(goals(s, p, s.need_a), out, 0)


@rule
def list_place_choices(s: State, p: int, need: int, out: Row) -> int:
    k = 0
    if need == Need.STEPPED:
        k = list_free_steps(s, p, s.need_a, s.need_b, out)
        return may_skip(s.owed == 0, out, k)
    if need == Need.FLOWN:
        return may_skip(
            True, out, list_departures(s, p, list_bits((1 << Count.EXPLORERS) - 1, Action.LEAD, out, 0), out)
        )
    if need == Need.FLOWN_TO:
        return list_tiles((1 << tables.TILE_COUNT[s.layout]) - 1 & ~(1 << s.explorer[p, s.need_a]), out, 0)
    if need == Need.SETTLED:
        return list_tiles(sites(s, p), out, 0)
    if need == Need.PLACED:
        return list_tiles(s.realm[p] & tables.LAND[s.layout], out, 0)
    if need == Need.LAIR:
        return list_tiles(nearest(s, s.need_b, free_tiles(s)), out, 0)
    if need == Need.COPIED:
        for token in range(Count.TOKENS):
            if can_copy_token(s, p, token):
                out[k] = Action.COPY + token
                k += 1
    return k
