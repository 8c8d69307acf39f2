"""Monsters: turned up among the Barbarians, they attack at the end of every round until an Explorer defeats them."""

from __future__ import annotations

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.tell import tell

from . import tables
from .agenda import after, asks, is_automa, pop, push, wait
from .counts import BOX, Count
from .land import FAR, before, defenders, first_of
from .resources import Res
from .state import Need, State, Task
from .supply import can_pay, gain, pay, provinces
from .words import Word

MONSTER_GOLD = BOX.fact("monster_gold")

# --- turning up ---------------------------------------------------------------------------------------


@rule
def reveal(s: State, tile: int, how: int) -> None:
    """B1: the task of turning a token up: first whether it is a Monster, then what is on its face."""
    pop(s)
    if how < 2 and s.hidden_monsters > 0 and tables.BACK_BARBARIAN[s.token[tile] - 1]:
        wait(s, Need.TOKEN_MONSTER, tile, how)
    else:
        wait(s, Need.TOKEN_FACE, tile, how % 2)


@rule
def barbarians(s: State) -> int:
    """Barbarian backs on the map, hidden Monsters among them."""
    n = 0
    for tile in range(tables.TILE_COUNT[s.layout]):
        if s.token[tile] and tables.BACK_BARBARIAN[s.token[tile] - 1]:
            n += 1
    return n


@rule
def turn_up(s: State, p: int, tile: int) -> None:
    """B2: the token is discarded for Gold, and a Monster appears if there is room for it."""
    s.hidden_monsters -= 1
    s.token[tile] = 0
    if not is_automa(s, p):
        gain(s, p, Res.GOLD, MONSTER_GOLD)
    if free_tiles(s):
        push(s, Task.MONSTER, tile, 0)


@rule
def draw_monster(s: State, tile: int) -> None:
    pop(s)
    wait(s, Need.MONSTER_DRAWN, tile, 0)


@rule
def free_tiles(s: State) -> int:
    """Provinces that nobody controls and where no Monster is."""
    mask = tables.LAND[s.layout]
    for p in range(s.players):
        mask &= ~s.realm[p]
    for m in range(Count.MONSTERS):
        if s.monster_at[m]:
            mask &= ~(1 << (s.monster_at[m] - 1))
    return mask


@rule
def distance(s: State, a: int, b: int) -> int:
    """Between two tiles, in spaces, whatever lies between."""
    q = tables.TILE_Q[s.layout, a] - tables.TILE_Q[s.layout, b]
    r = tables.TILE_R[s.layout, a] - tables.TILE_R[s.layout, b]
    return (abs(q) + abs(r) + abs(q + r)) // 2


@rule
def distance_to(s: State, tile: int, mask: int) -> int:
    best = FAR
    while mask:
        best = min(best, distance(s, tile, lowest(mask)))
        mask &= mask - 1
    return best


@rule
def nearest(s: State, tile: int, mask: int) -> int:
    """Those tiles of the mask that are nearest."""
    best = distance_to(s, tile, mask)
    found = 0
    while mask:
        other = lowest(mask)
        mask &= mask - 1
        if distance(s, tile, other) == best:
            found |= 1 << other
    return found


@rule
def find_lair(s: State, monster: int, tile: int) -> None:
    """B2: on the nearest free tile; the conqueror chooses among several."""
    mask = nearest(s, tile, free_tiles(s))
    pop(s)
    if asks(s, mask):
        wait(s, Need.LAIR, monster, tile)
    else:
        appear(s, monster, first_of(s, mask))


@rule
def appear(s: State, monster: int, tile: int) -> None:
    s.monster_at[monster] = tile + 1
    tell(s, Word.MONSTER, monster)
    i = 0
    while s.lair[i]:
        i += 1
    s.lair[i] = monster + 1


@rule
def drawn_monster(s: State, monster: int, tile: int) -> None:
    push(s, Task.LAIR, monster, tile)


# --- attacking ----------------------------------------------------------------------------------------


@rule
def attack(s: State) -> None:
    """B7: all Monsters in the order in which they were turned up."""
    for i in range(Count.MONSTERS):
        if s.lair[i]:
            attack_with(s, s.lair[i] - 1)


@rule
def attack_with(s: State, monster: int) -> None:
    strike(s, monster)
    prowl(s, monster)


@rule
def strike(s: State, monster: int) -> None:
    """B3: Provinces at it and under it lose a Soldier, never the last defender."""
    tile = s.monster_at[monster] - 1
    reach = (tables.NEAR[s.layout, tile] | 1 << tile) & tables.LAND[s.layout] & ~s.wondrous
    for i in range(s.players):
        p = (s.first + i) % s.players
        mask = reach & s.realm[p]
        while mask:
            other = lowest(mask)
            mask &= mask - 1
            if s.soldiers[other] > 0 and s.outposts[other] == 0 and defenders(s, other) > 1:
                s.soldiers[other] -= 1
                s.soldiers[s.capital[p]] += 1
                tell(s, Word.STRUCK, p, other, monster)


@rule
def largest(s: State) -> int:
    """The civilization with most Provinces, the first from the marker on among equals."""
    best = s.first
    p = after(s, s.first)
    while p != s.first:
        if provinces(s, p) > provinces(s, best):
            best = p
        p = after(s, p)
    return best


@rule
def prowl(s: State, monster: int) -> None:
    """B4: a step towards the civilization with most Provinces."""
    tile = s.monster_at[monster] - 1
    prey = s.realm[largest(s)] & tables.LAND[s.layout]
    if prey == 0:
        return
    best = distance_to(s, tile, prey)
    goal = -1
    mask = tables.NEAR[s.layout, tile] & free_tiles(s)
    while mask:
        other = lowest(mask)
        mask &= mask - 1
        d = distance_to(s, other, prey)
        if d < best or (d == best and goal >= 0 and before(s, other, goal)):
            best = d
            goal = other
    if goal >= 0:
        s.monster_at[monster] = goal + 1
        tell(s, Word.PROWLED, monster)


# --- defeating ----------------------------------------------------------------------------------------


@rule
def can_defeat(s: State, p: int, monster: int) -> bool:
    """B5: an Explorer on its tile, and its price."""
    tile = s.monster_at[monster] - 1
    if tile < 0 or not can_pay(s, p, tables.MONSTER_PAYS[monster], tables.MONSTER_COST[monster]):
        return False
    for e in range(Count.EXPLORERS):
        if s.explorer[p, e] == tile:
            return True
    return False


@rule
def defeat(s: State, p: int, monster: int) -> None:
    pay(s, p, tables.MONSTER_PAYS[monster], tables.MONSTER_COST[monster])
    s.monster_at[monster] = 0
    s.monster_by[monster] = p + 1
    tell(s, Word.MONSTER, monster)
    i = 0
    while s.lair[i] != monster + 1:
        i += 1
    while i < Count.MONSTERS - 1:
        s.lair[i] = s.lair[i + 1]
        i += 1
    s.lair[i] = 0
    push(s, Task.OFFER, tables.MONSTER_REWARD[monster], 1)
