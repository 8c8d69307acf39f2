"""What a civilization has, what it gains and pays, what things cost it, and what it can count."""

from __future__ import annotations

from monumenta.engine.author.bits import count
from monumenta.engine.author.rule import rule

from . import tables
from .agenda import marked
from .counts import Count, FirstCard
from .effect_text import HALF, Condition, Counted
from .resources import Res
from .state import Mark, State
from .tables import CardType, Lasting


@rule
def gain(s: State, p: int, resource: int, n: int) -> None:
    """R5: Production counts as gained wherever it comes from, except from Gold."""
    s.res[p, resource] += n
    if resource == Res.PRODUCTION or resource == Res.WORKS:
        s.produced[p] += n


@rule
def can_pay(s: State, p: int, resource: int, n: int) -> bool:
    """R2: Gold may stand in for a basic resource, and for nothing else."""
    if resource < Res.BASIC:
        return s.res[p, resource] + s.res[p, Res.GOLD] >= n
    return s.res[p, resource] >= n


@rule
def pay(s: State, p: int, resource: int, n: int) -> None:
    """R3: Gold fills what is missing, no more."""
    own = min(n, s.res[p, resource])
    s.res[p, resource] -= own
    s.res[p, Res.GOLD] -= n - own


@rule
def can_pay_kept(s: State, p: int, kept: int, resource: int, n: int) -> bool:
    return s.res[p, kept] + s.res[p, resource] + s.res[p, Res.GOLD] >= n


@rule
def pay_kept(s: State, p: int, kept: int, resource: int, n: int) -> None:
    """R4: what is usable only for this goes first."""
    own = min(n, s.res[p, kept])
    s.res[p, kept] -= own
    pay(s, p, resource, n - own)


@rule
def lose_basic(s: State, p: int) -> None:
    """R1: P, S and M that are left over are lost, but for what Granaries keep."""
    kept = min(s.res[p, Res.PRODUCTION], in_force(s, p, Lasting.GRANARIES))
    s.res[p, Res.PRODUCTION] = kept
    s.res[p, Res.SCIENCE] = 0
    s.res[p, Res.MILITARY] = 0
    s.res[p, Res.WORKS] = 0
    s.res[p, Res.RAIDS] = 0


@rule
def holds_goods(s: State, p: int) -> bool:
    for market in range(Count.MARKETS):
        if s.held[p, market]:
            return True
    return False


@rule
def count_on_tokens(s: State, p: int, sign: int) -> None:
    """As if all tokens had been spent, or (-1) as it was. Of a Market token all that any could bring is counted, so
    that nobody learns from what follows which one it is."""
    s.res[p, Res.PRODUCTION] += sign * s.res[p, Res.TOKENS]
    s.produced[p] += sign * s.res[p, Res.TOKENS]
    for market in range(Count.MARKETS):
        if s.held[p, market]:
            for resource in range(Res.CULTURE + 1):
                s.res[p, resource] += sign * tables.GOODS_MOST[resource]
            s.produced[p] += sign * tables.GOODS_MOST[Res.PRODUCTION]


@rule
def use_token(s: State, p: int) -> None:
    """R5: a Production token becomes 1 P."""
    s.res[p, Res.TOKENS] -= 1
    gain(s, p, Res.PRODUCTION, 1)


# --- rules in force -----------------------------------------------------------------------------------


@rule
def in_force(s: State, p: int, which: int) -> int:
    """P2: the amount of a rule of the active Policy, 0 where it is another one."""
    n = s.developed[p]
    if n == 0:
        return 0
    policy = s.policy[p, n - 1] - 1
    if policy < 0:  # an Automa counts its Policies, and that is all
        return 0
    civ = s.civ[p] - 1
    return tables.POLICY_AMOUNT[civ, policy] if tables.POLICY_RULE[civ, policy] == which else 0


@rule
def hero_in_force(s: State, p: int, which: int) -> int:
    """H4: the amount of a rule of the Hero, once a turn."""
    hero = s.hero[p] - 1
    if hero < 0 or tables.HERO_RULE[hero] != which or marked(s, p, Mark.HERO_USED | Mark.HERO_ASIDE):
        return 0
    return tables.HERO_AMOUNT[hero]


# --- prices -------------------------------------------------------------------------------------------


@rule
def card_price(s: State, p: int, card: int) -> int:
    """A1: Buildings cost Production, Knowledge Science."""
    cost = tables.COST[card]
    if tables.CARD_TYPE[card] == CardType.KNOWLEDGE:
        cost -= in_force(s, p, Lasting.CHEAP_KNOWLEDGE) + hero_in_force(s, p, Lasting.CHEAP_KNOWLEDGE)
    elif FirstCard.BASIC <= card < FirstCard.DEVELOPMENT:
        cost -= in_force(s, p, Lasting.CHEAP_BASIC)
    return max(1, cost)


@rule
def stage_price(s: State, p: int, card: int, less: int) -> int:
    """W1: what the next stage of a Wonder costs; `less` is a reduction or HALF."""
    cost = tables.COST_LAST[card] if s.project[p] == tables.WONDER_NUMBER[card] + 1 else tables.COST[card]
    cost = max(1, cost - in_force(s, p, Lasting.CHEAP_STAGE))
    return (cost + 1) // 2 if less == HALF else max(1, cost - less)


@rule
def policy_price(s: State, p: int) -> int:
    """P1: 1 C for the first Policy and 1 C more for each later one."""
    return max(1, s.developed[p] + 1 - in_force(s, p, Lasting.CHEAP_POLICY))


@rule
def advance_price(s: State, p: int) -> int:
    return max(1, s.science_advance_cost - in_force(s, p, Lasting.CHEAP_ADVANCE))


# --- counting -----------------------------------------------------------------------------------------


@rule
def provinces(s: State, p: int) -> int:
    return count(s.realm[p] & tables.LAND[s.layout])


@rule
def coastal(s: State, p: int) -> int:
    return count(s.realm[p] & tables.COAST[s.layout])


@rule
def counted(s: State, p: int, what: int) -> int:
    """What effects count."""
    n = 0
    if what == Counted.KNOWLEDGE:
        for slot in range(Count.SLOTS):
            n += s.attached[p, slot]
    elif what == Counted.LEARNED:
        for slot in range(Count.SLOTS):
            if s.active[p] >> slot & 1 and s.attached[p, slot] > 0:
                n += 1
    elif what == Counted.COAST:
        n = coastal(s, p)
    elif what == Counted.MARKETS:
        n = count(s.markets_taken[p])
    else:
        n = s.developed[p]
    return n


@rule
def holds(s: State, p: int, condition: int, n: int) -> bool:
    """What effects ask for."""
    if condition == Condition.CONQUERED:
        return marked(s, p, Mark.CONQUERED)
    if condition == Condition.PRODUCED:
        return s.produced[p] >= n
    if condition == Condition.PROVINCES:
        return provinces(s, p) >= n
    if condition == Condition.COAST:
        return coastal(s, p) >= n
    if condition == Condition.PROJECT:
        return s.project[p] > 0
    return s.project[p] == 0


@rule
def can_give(s: State, p: int) -> int:
    """How many basic resources could be paid at most, Gold among them."""
    return s.res[p, Res.PRODUCTION] + s.res[p, Res.SCIENCE] + s.res[p, Res.MILITARY] + s.res[p, Res.GOLD]


@rule
def can_give_different(s: State, p: int) -> int:
    """The same where no two may be of one kind."""
    kinds = 0
    for resource in range(Res.BASIC):
        if s.res[p, resource] > 0:
            kinds += 1
    return kinds + s.res[p, Res.GOLD]


@rule
def can_buy_policy(s: State, p: int) -> bool:
    return s.res[p, Res.CULTURE] >= policy_price(s, p)
