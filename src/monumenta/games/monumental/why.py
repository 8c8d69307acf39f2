"""Which rule forbids an action: the answer to a misclick."""

from __future__ import annotations

from monumenta.engine.author.contract import CHANCE, WhyNot

from . import tables
from .actions import Action
from .agenda import third_version
from .choices import is_developed, may_lead
from .counts import Count, FirstCard
from .display import place_of
from .explorers import can_pick, can_step
from .land import conquest_price, defenders, linked, may_build_outpost, targets
from .resources import Res
from .state import Chosen, Mark, Need, Phase, State, Turn
from .supply import advance_price, can_pay, can_pay_kept, card_price, policy_price, stage_price
from .tables import CardType


def why_not(s: State, seat: int, action: int) -> WhyNot:
    """The rule that forbids an action which `legal` does not list."""
    from .rules import actor

    who = actor(s)
    if who != seat:
        acting = "luck acts" if who == CHANCE else f"it is the turn of seat {who}"
        return WhyNot("T1", "not-your-turn", f"{acting} now")
    if seat == CHANCE:
        return WhyNot("N2", "not-in-deck", "nothing like that can be drawn or turned up now")
    if s.need == Need.LINES:
        return WhyNot("C2", "choose-lines", "first choose a row and a column of your City")
    if s.need == Need.WAY and Action.TAKE_WAY <= action < Action.TAKE_WAY + tables.WAYS[s.need_a]:
        return WhyNot("E2", "effect-impossible", "what this effect asks for is not there")
    if s.need == Need.WAY and third_version(s) and Action.PRODUCE <= action < Action.PASS:
        return _why_nothing_else(s, seat, action)
    if s.need != Need.ACT:
        return WhyNot("E3", "decide-first", "something else has to be decided first")
    if s.owed:
        return WhyNot("X3", "explorer-owes-step", "the Explorer that took a token where it stood has to move on")
    if s.acted != Turn.READY and _is_spent(s, seat, action):
        return WhyNot("T2", "turn-spent", "the turn action of this turn has been taken")
    return _why_no_act(s, seat, action)


def _is_spent(s: State, p: int, action: int) -> bool:
    """T2: would it be another turn action? More of the same move is none, nor is the text of a card just drawn."""
    if Action.USE_DRAWN <= action < Action.USE_POLICY:
        return s.unused[p, action - Action.USE_DRAWN] > 0 and s.fresh[action - Action.USE_DRAWN] == 0
    if Action.SOLDIER <= action < Action.OUTPOST:
        return s.acted != Turn.MARCHING
    if Action.STEP <= action < Action.LEAD:
        return s.acted != Turn.EXPLORING
    return action < Action.GIVE_BACK or Action.ADVANCE <= action < Action.PRODUCE


def _why_no_act(s: State, p: int, action: int) -> WhyNot:
    if Action.BUY <= action < Action.BUILD:
        return _why_no_card(s, p, action - Action.BUY)
    if Action.BUILD <= action < Action.POLICY:
        return _why_no_stage(s, p, action - Action.BUILD)
    if Action.POLICY <= action < Action.CONQUER:
        return _why_no_policy(s, p, action - Action.POLICY)
    if Action.CONQUER <= action < Action.SOLDIER:
        return _why_no_conquest(s, p, action - Action.CONQUER)
    if Action.SOLDIER <= action < Action.LEAD:
        return _why_no_move(s, p, action)
    if Action.USE_SLOT <= action < Action.HIRE:
        return _why_no_use(s, p, action)
    return _why_nothing_else(s, p, action)


def _too_dear(rule: str, price: int, resource: str) -> WhyNot:
    return WhyNot(
        rule,
        "cannot-pay",
        f"that costs {price} {resource}, more than you have even with your Gold",
        {"price": price, "resource": resource},
    )


def _why_no_card(s: State, p: int, card: int) -> WhyNot:
    basic = FirstCard.BASIC <= card < FirstCard.DEVELOPMENT
    if basic and s.basics[card - FirstCard.BASIC] == 0:
        return WhyNot("A2", "pile-empty", "no card of that pile is left")
    if not basic and (card == 0 or place_of(s, card) < 0):
        return WhyNot("A1", "not-on-display", "that card is not in the display")
    if card in [tables.WONDER_CARDS[i] for i in range(len(tables.WONDER_CARDS))]:
        return WhyNot("W1", "wonder-in-stages", "a Wonder is built in stages, not bought")
    return _too_dear(
        "A1", card_price(s, p, card), "science" if tables.CARD_TYPE[card] == CardType.KNOWLEDGE else "production"
    )


def _why_no_stage(s: State, p: int, wonder: int) -> WhyNot:
    card = tables.WONDER_CARDS[wonder]
    if s.project[p] and s.project[p] != wonder + 1:
        return WhyNot("W2", "one-wonder", "you have another Wonder under construction")
    if not s.project[p] and place_of(s, card) < 0:
        return WhyNot("W1", "not-on-display", "that Wonder is not in the display")
    assert not can_pay_kept(s, p, 5, Res.PRODUCTION, stage_price(s, p, card, 0))
    return _too_dear("W1", stage_price(s, p, card, 0), "production")


def _why_no_policy(s: State, p: int, policy: int) -> WhyNot:
    civ, own = divmod(policy, Count.POLICIES)
    if civ != s.civ[p] - 1:
        return WhyNot("P1", "other-civilization", "that Policy belongs to another civilization")
    if is_developed(s, p, own):
        return WhyNot("P1", "policy-developed", "you have developed that Policy")
    price = policy_price(s, p)
    return WhyNot("P1", "cannot-pay-culture", f"that costs {price} Culture, and Gold is no Culture", {"price": price})


def _why_no_conquest(s: State, p: int, tile: int) -> WhyNot:
    if not tables.LAND[s.layout] >> tile & 1:
        return WhyNot("K1", "no-province", "only Provinces can be conquered, neither Water nor Capitals")
    if s.realm[p] >> tile & 1:
        return WhyNot("K1", "own-province", "you control that Province")
    if not targets(s, p) >> tile & 1:
        return WhyNot("K1", "not-adjacent", "that Province is not next to your realm")
    price = conquest_price(s, p, tile, 0)
    if s.res[p, Res.MILITARY] + s.res[p, 3] + s.res[p, 6] == 0:
        return WhyNot("K3", "no-military", "you have neither Military nor Gold for a unit")
    assert linked(s, p, tile)
    return WhyNot(
        "K3",
        "too-weak",
        f"that Province costs {price}; the units you can bring and pay are too weak",
        {"price": price},
    )


def _why_no_move(s: State, p: int, action: int) -> WhyNot:
    if Action.OUTPOST <= action < Action.STEP:
        return _why_no_outpost(s, p, action - Action.OUTPOST)
    if Action.STEP <= action < Action.PICK:
        if not can_step(s, p):
            return _too_dear("X1", 1, "military")
        if not may_lead(s, (action - Action.STEP) // 6):
            return WhyNot("X6", "other-explorer", "this turn moves the other Explorer")
        return WhyNot("X1", "no-tile", "there is no tile in that direction")
    if Action.PICK <= action < Action.LEAD:
        if can_pick(s, p, action - Action.PICK):
            return WhyNot("X3", "must-move", "an Explorer takes a token only as part of a move")
        return WhyNot("X3", "nothing-to-take", "nothing can be taken there, or that Explorer has acted")
    if Action.TO <= action < Action.OUTPOST:
        return WhyNot("M1", "choose-unit", "first choose the unit that moves")
    if not can_pay(s, p, Res.MILITARY, 1):
        return _too_dear("M1", 1, "military")
    tile = s.warlord[p] if action == Action.WARLORD else action - Action.SOLDIER
    if not s.realm[p] >> tile & 1 or (action != Action.WARLORD and s.soldiers[tile] == 0):
        return WhyNot("M1", "no-unit", "no such unit of yours stands there")
    if tile != s.capital[p] and defenders(s, tile) == 1:
        return WhyNot("K5", "last-defender", "one unit stays in every Province")
    return WhyNot("M1", "nowhere-to-go", "no other Province of yours is linked to that one")


def _why_no_outpost(s: State, p: int, tile: int) -> WhyNot:
    if s.outposts_left[p] == 0:
        return WhyNot("O1", "no-outpost", "you have no Outpost left")
    if may_build_outpost(s, p, tile):
        return _too_dear("O1", s.outpost_cost, "military")
    return WhyNot("O1", "three-soldiers", "an Outpost replaces three Soldiers in one of your Provinces")


def _why_no_use(s: State, p: int, action: int) -> WhyNot:
    if action == Action.USE_HERO:
        if s.hero[p] == 0 or s.marks[p] & Mark.HERO_ASIDE:
            return WhyNot("H2", "no-hero", "you have no Hero in play")
        if s.marks[p] & Mark.HERO_USED or not tables.HERO_TEXT[s.hero[p] - 1]:
            return WhyNot("H4", "hero-used", "your Hero cannot be used again now")
    elif action == Action.USE_POLICY:
        if s.developed[p] == 0:
            return WhyNot("P2", "no-policy", "you have developed no Policy")
        active = s.policy[p, s.developed[p] - 1] - 1
        if s.marks[p] & Mark.POLICY_USED or not tables.POLICY_TEXT[s.civ[p] - 1, active]:
            return WhyNot("P2", "policy-used", "your active Policy cannot be used again now")
    elif not _has_text(s, p, action):
        return WhyNot("E1", "not-activated", "no activated card of yours has a text there that is still unused")
    return WhyNot("E2", "effect-impossible", "what this effect asks for is not there")


def _has_text(s: State, p: int, action: int) -> bool:
    if action >= Action.USE_DRAWN:
        return s.unused[p, action - Action.USE_DRAWN] > 0
    if action >= Action.USE_KNOWLEDGE:
        k = action - Action.USE_KNOWLEDGE
        slot = s.knowledge_at[k] - 1 - p * Count.SLOTS
        mine = 0 <= slot < Count.SLOTS and bool(s.active[p] >> slot & 1) and not s.used_knowledge >> k & 1
        return mine and bool(tables.CARD_TEXT[tables.KNOWLEDGE_CARDS[k]])
    slot = action - Action.USE_SLOT
    return bool(s.active[p] >> slot & 1 and not s.used[p] >> slot & 1 and tables.CARD_TEXT[s.city[p, slot]])


def _why_no_hero(s: State, p: int, hero: int) -> WhyNot:
    if s.hero[p] and s.mode == Chosen.CLASSIC:
        return WhyNot("H2", "one-hero", "you have a Hero; give it back first")
    if s.hero[p]:
        return WhyNot(
            "H2", "hero-this-round", "you have a Hero this round, given back or not; no other until the round is over"
        )
    if not s.hero_shown >> hero & 1:
        return WhyNot("H1", "hero-not-there", "that Hero is not for hire")
    price = tables.HERO_COST[hero]
    return WhyNot("H2", "cannot-pay-gold", f"that Hero costs {price} Gold", {"price": price})


def _why_nothing_else(s: State, p: int, action: int) -> WhyNot:
    if Action.HIRE <= action < Action.GIVE_BACK:
        return _why_no_hero(s, p, action - Action.HIRE)
    if action == Action.GIVE_BACK:
        return WhyNot("H3", "no-hero", "you have no Hero to give back")
    if action == Action.ADVANCE:
        if can_pay(s, p, Res.SCIENCE, advance_price(s, p)):
            return WhyNot("A3", "no-cards", "there is no card to draw")
        return _too_dear("A3", advance_price(s, p), "science")
    if Action.DEFEAT <= action < Action.PRODUCE:
        return WhyNot("B5", "cannot-defeat", "an Explorer must stand on the Monster's tile, and its price be paid")
    if action == Action.PRODUCE:
        assert s.res[p, Res.TOKENS] == 0
        return WhyNot("R5", "no-token", "you have no Production token")
    if Action.TRADE <= action < Action.PASS:
        return WhyNot("X5", "no-token", "you hold no token of that market")
    if action == Action.PASS:
        return WhyNot("T6", "cannot-pass", "one passes instead of acting; end your turn")
    assert Phase.CITY <= s.phase < Phase.ENDED
    return WhyNot("T2", "not-now", "this is not asked for now")
