"""The rules of Monumental, as the contract wants them. Numbers like K3 are rows of ledger.md.

What they are made of is in the modules beside this one: supply, city, land, explorers, wonders, display, monsters,
effects, acts (what actions do), choices (what is legal) and turns (phases).
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.contract import CHANCE, OVER
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import group, rule
from monumenta.engine.author.state import Floats, Rng, Row
from monumenta.engine.author.tell import tell

from .acts import act, befall, decide
from .agenda import arbiter
from .automa import gold_points
from .choices import list_choices, odds, outcomes
from .counts import BOX, Count
from .explorers import goods_left
from .observation import see
from .resources import Res
from .setup import lay_out
from .state import Chosen, Need, Phase, State
from .supply import provinces
from .turns import settle as settle_all
from .words import Word

KNOWLEDGE_POINTS = BOX.fact("knowledge_points")
WONDER_POINTS = BOX.fact("wonder_points")
POLICY_POINTS = BOX.fact("policy_points")
PROVINCE_POINTS = BOX.fact("province_points")
MONSTER_POINTS = BOX.fact("monster_points")
DOMINANCE_POINTS = BOX.fact("dominance_points")


@group
class Category:
    """In all of them the most is worth points."""

    KNOWLEDGE, WONDERS, POLICIES, PROVINCES = range(4)
    COUNT: Final = 4


@rule
def start(s: State) -> None:
    lay_out(s)
    settle_all(s)


@rule
def seats(s: State) -> int:
    return s.players


@rule
def actor(s: State) -> int:
    if s.need == Need.NOTHING:
        return OVER
    return CHANCE if s.need < Need.LUCK_UNTIL else arbiter(s)


@rule
def turn(s: State) -> int:
    return s.turns


@rule
def legal(s: State, seat: int, out: Row) -> int:
    if s.need == Need.NOTHING:
        return 0
    if s.need < Need.LUCK_UNTIL:
        return outcomes(s, out)
    return list_choices(s, s.seat, out)


@rule
def weights(s: State, out: Row) -> int:
    return odds(s, out)


@rule
def move(s: State, seat: int, action: int) -> None:
    tell(s, Word.ACTION, seat, action)
    need = s.need
    if need < Need.LUCK_UNTIL:
        befall(s, need, action)
    elif need == Need.ACT:
        act(s, s.seat, action)
    else:
        decide(s, s.seat, need, action)


@rule
def settle(s: State) -> None:
    settle_all(s)


@rule
def apply(s: State, seat: int, action: int) -> None:
    move(s, seat, action)
    settle_all(s)
    tell(s, Word.SETTLED)


# --- points -------------------------------------------------------------------------------------------


@rule
def owned(s: State, p: int, category: int) -> int:
    """G1 to G4: how much of a category a civilization has."""
    n = 0
    if category == Category.KNOWLEDGE:
        for k in range(Count.KNOWLEDGE):
            if s.knowledge_by[k] == p + 1:
                n += 1
    elif category == Category.WONDERS:
        for wonder in range(Count.WONDERS):
            if s.wonder_scoring == Chosen.CARD:
                if s.wonder_by[wonder] == p + 1:
                    n += 1
            elif s.wonder_at[wonder] and s.owner[s.wonder_at[wonder] - 1] == p + 1:
                n += 1
    elif category == Category.POLICIES:
        n = s.developed[p]
    else:
        n = provinces(s, p)
    return n


@rule
def points_each(category: int) -> int:
    if category == Category.KNOWLEDGE:
        return KNOWLEDGE_POINTS
    if category == Category.WONDERS:
        return WONDER_POINTS
    return POLICY_POINTS if category == Category.POLICIES else PROVINCE_POINTS


@rule
def dominance(s: State, p: int, category: int) -> int:
    """G5: all who are tied for most have it, nobody with none."""
    mine = owned(s, p, category)
    if mine == 0:
        return 0
    for other in range(s.players):
        if owned(s, other, category) > mine:
            return 0
    return DOMINANCE_POINTS


@rule
def trophies(s: State, p: int) -> int:
    n = 0
    for monster in range(Count.MONSTERS):
        if s.monster_by[monster] == p + 1:
            n += 1
    return n


@rule
def score(s: State, out: Row) -> None:
    for p in range(s.players):
        points = trophies(s, p) * MONSTER_POINTS + gold_points(s, p)
        for category in range(Category.COUNT):
            points += owned(s, p, category) * points_each(category) + dominance(s, p, category)
        out[p] = points


@rule
def standing(s: State, out: Row) -> None:
    """G6: points, then Gold, then Culture; each fits into 16 bits."""
    score(s, out)
    for p in range(s.players):
        out[p] = (out[p] << 32) + (s.res[p, Res.GOLD] << 16) + s.res[p, Res.CULTURE]


# --- what a seat may know -----------------------------------------------------------------------------


@rule
def conceal(s: State, seat: int) -> None:
    """N1: the Market tokens of the others, until the game is over."""
    if s.phase == Phase.ENDED:
        return
    for p in range(s.players):
        if p != seat:
            for market in range(Count.MARKETS):
                if s.held[p, market]:
                    s.held[p, market] = Count.GOODS + 1


@rule
def rehide(s: State, seat: int, rng: Rng) -> None:
    """Give the others any tokens that they could hold."""
    if s.phase == Phase.ENDED:
        return
    for market in range(Count.MARKETS):
        taken = 0
        for p in range(s.players):
            if p != seat and s.held[p, market]:
                s.held[p, market] = 0
                taken |= 1 << p
        for p in range(s.players):
            if taken >> p & 1:
                s.held[p, market] = nth_bit(goods_left(s, market), rng) + 1


@rule
def nth_bit(mask: int, rng: Rng) -> int:
    """A random member of a set that is not empty."""
    n = 0
    rest = mask
    while rest:
        rest &= rest - 1
        n += 1
    skip = below(rng, n)
    bit = 0
    while True:
        if mask >> bit & 1:
            if skip == 0:
                return bit
            skip -= 1
        bit += 1


@rule
def features(s: State, seat: int, out: Floats) -> None:
    """What the seat may know, as numbers: `observation.PARTS` says which."""
    see(s, seat, out)
