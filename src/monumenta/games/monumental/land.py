"""The map: who controls what, which tiles are linked, what a Province costs, and how units get there."""

from __future__ import annotations

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row
from monumenta.engine.author.tell import tell

from . import tables
from .actions import Action
from .agenda import mark_as, marked, pop, push, wait
from .counts import BOX
from .resources import Res
from .state import Chosen, Mark, Need, State, Task
from .supply import gain, hero_in_force, in_force, pay, pay_kept
from .tables import Lasting
from .words import Word

SOLDIER_STRENGTH = BOX.fact("soldier_strength")
OUTPOST_STRENGTH = BOX.fact("outpost_strength")
OUTPOST_SOLDIERS = BOX.fact("outpost_soldiers")
WONDER_DEFENCE = BOX.fact("wonder_defence")
GUARD_DEFENCE = BOX.fact("guard_defence")

FAR = 99

# --- ties ---------------------------------------------------------------------------------------------


@rule
def before(s: State, a: int, b: int) -> bool:
    """Lowest q, then lowest r."""
    qa = tables.TILE_Q[s.layout, a]
    qb = tables.TILE_Q[s.layout, b]
    return qa < qb or (qa == qb and tables.TILE_R[s.layout, a] < tables.TILE_R[s.layout, b])


@rule
def first_of(s: State, mask: int) -> int:
    """The first of some tiles, for ties that nobody decides."""
    best = lowest(mask)
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        if before(s, tile, best):
            best = tile
    return best


# --- links --------------------------------------------------------------------------------------------


@rule
def next_to(s: State, p: int, tile: int) -> int:
    """M2: the neighbours of a tile, and with Longships all that lie on the same water."""
    mask = tables.NEAR[s.layout, tile]
    return mask | tables.SHORE[s.layout, tile] if in_force(s, p, Lasting.LONGSHIPS) else mask


@rule
def spread(s: State, p: int, start: int) -> int:
    """All tiles of a realm that can be reached from those in `start` without leaving it."""
    seen = start & s.realm[p]
    border = seen
    while border:
        tile = lowest(border)
        border &= border - 1
        new = next_to(s, p, tile) & s.realm[p] & ~seen
        seen |= new
        border |= new
    return seen


@rule
def linked(s: State, p: int, target: int) -> int:
    """K3: tiles from which units can get to a Province that is not yet conquered."""
    return spread(s, p, next_to(s, p, target))


# --- who may leave ------------------------------------------------------------------------------------


@rule
def defenders(s: State, tile: int) -> int:
    """Units that hold a Province."""
    p = s.owner[tile] - 1
    n = s.soldiers[tile] + s.outposts[tile]
    if p >= 0 and s.warlord[p] == tile:
        n += 1
    return n


@rule
def spare(s: State, p: int, tile: int) -> int:
    """K5: Soldiers that may leave a tile of the realm: one unit stays in every Province."""
    if tile == s.capital[p]:
        return s.soldiers[tile]
    return min(s.soldiers[tile], defenders(s, tile) - 1)


@rule
def spares(s: State, p: int, mask: int) -> int:
    n = 0
    while mask:
        n += spare(s, p, lowest(mask))
        mask &= mask - 1
    return n


@rule
def warlord_free(s: State, p: int, mask: int) -> bool:
    """May the Warlord leave, from one of these tiles?"""
    tile = s.warlord[p]
    return mask >> tile & 1 == 1 and (tile == s.capital[p] or defenders(s, tile) > 1)


@rule
def spares_without_warlord(s: State, p: int, mask: int) -> int:
    """Soldiers that may leave when the Warlord leaves too."""
    tile = s.warlord[p]
    n = spares(s, p, mask)
    if tile != s.capital[p] and s.soldiers[tile] == defenders(s, tile) - 1:
        n -= 1
    return n


# --- the price ----------------------------------------------------------------------------------------


@rule
def garrison(s: State, tile: int) -> int:
    """K2: the strength of the civilization that holds a Province, and of what protects it."""
    p = s.owner[tile] - 1
    if p < 0:
        return 0
    n = s.soldiers[tile] * SOLDIER_STRENGTH + s.outposts[tile] * OUTPOST_STRENGTH
    if s.warlord[p] == tile:
        n += s.warlord_strength
    if s.guard[p]:
        n += GUARD_DEFENCE
    return n + in_force(s, p, Lasting.DEFENCE)


@rule
def conquest_price(s: State, p: int, tile: int, less: int) -> int:
    """K2, K4: terrain, token or garrison, and 2 for a Wonder token; reductions never take it below 1."""
    price = tables.DEFENCES[s.layout, tile] + garrison(s, tile)
    back = s.token[tile] - 1
    if back >= 0:
        price += tables.BACK_STRENGTH[back]
        if tables.BACK_BARBARIAN[back]:
            less += in_force(s, p, Lasting.RAID)
    if s.wondrous >> tile & 1:
        price += WONDER_DEFENCE
    return max(1, price - less)


@rule
def war_chest(s: State, p: int, tile: int) -> int:
    """Military that may be paid for units that conquer this Province."""
    n = s.res[p, Res.MILITARY] + s.res[p, Res.GOLD]
    return n + s.res[p, Res.RAIDS] if s.owner[tile] == 0 else n


# --- which Provinces can be conquered -----------------------------------------------------------------


@rule
def targets(s: State, p: int) -> int:
    """K1: Provinces next to the realm that are not in it."""
    border = 0
    mask = s.realm[p]
    while mask:
        border |= next_to(s, p, lowest(mask))
        mask &= mask - 1
    return border & tables.LAND[s.layout] & ~s.realm[p]


@rule
def enough(s: State, p: int, tile: int, price: int, mask: int) -> bool:
    """K3, K5: can a minimal set of units that is strong enough be brought there from these tiles, and paid?"""
    chest = war_chest(s, p, tile)
    if s.conquest_model == Chosen.PAYMENT:
        return chest >= price and s.army + s.led == 0 and (spares(s, p, mask) > 0 or warlord_free(s, p, mask))
    rest = max(0, price - s.warlord_strength) - s.army
    if s.led:
        return 0 <= rest <= spares(s, p, mask) and chest >= 1 + rest + s.army
    if price <= chest and price - s.army <= spares(s, p, mask):
        return True
    return (
        rest >= 0
        and chest >= 1 + rest + s.army
        and warlord_free(s, p, mask)
        and spares_without_warlord(s, p, mask) >= rest
    )


@rule
def list_conquests(s: State, p: int, less: int, out: Row, k: int) -> int:
    if s.res[p, Res.MILITARY] + s.res[p, Res.GOLD] + s.res[p, Res.RAIDS] == 0:
        return k
    whole = spread(s, p, 1 << s.capital[p]) == s.realm[p]
    mask = targets(s, p)
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        sources = s.realm[p] if whole else linked(s, p, tile)
        if enough(s, p, tile, conquest_price(s, p, tile, less), sources):
            out[k] = Action.CONQUER + tile
            k += 1
    return k


@rule
def can_conquer_any(s: State, p: int, less: int) -> bool:
    mask = targets(s, p)
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        if enough(s, p, tile, conquest_price(s, p, tile, less), linked(s, p, tile)):
            return True
    return False


# --- conquering ---------------------------------------------------------------------------------------


@rule
def begin_conquest(s: State, p: int, tile: int, less: int) -> None:
    s.target = tile + 1
    s.price = conquest_price(s, p, tile, less)
    push(s, Task.UNITS, 0, 0)


@rule
def fits(s: State, p: int, mask: int) -> bool:
    """Are the units chosen so far part of a set that will do?"""
    if s.conquest_model == Chosen.PAYMENT:
        return s.army + s.led == 1
    if strong_enough(s):
        return True
    return enough(s, p, s.target - 1, s.price, mask)


@rule
def strong_enough(s: State) -> bool:
    if s.conquest_model == Chosen.PAYMENT:
        return s.army + s.led == 1
    return s.army * SOLDIER_STRENGTH + s.led * s.warlord_strength >= s.price


@rule
def may_send_soldier(s: State, p: int, tile: int, mask: int) -> bool:
    """Would a Soldier from here be part of a minimal set?"""
    if spare(s, p, tile) == 0:
        return False
    if s.conquest_model != Chosen.PAYMENT and s.led and s.army >= max(0, s.price - s.warlord_strength):
        return False
    s.soldiers[tile] -= 1
    s.army += 1
    possible = fits(s, p, mask)
    s.army -= 1
    s.soldiers[tile] += 1
    return possible


@rule
def may_send_warlord(s: State, p: int, mask: int) -> bool:
    if s.led or not warlord_free(s, p, mask):
        return False
    if s.conquest_model != Chosen.PAYMENT and s.army > max(0, s.price - s.warlord_strength):
        return False
    tile = s.warlord[p]
    s.warlord[p] = s.target - 1
    s.led = 1
    possible = fits(s, p, mask)
    s.led = 0
    s.warlord[p] = tile
    return possible


@rule
def send(s: State, p: int, action: int) -> None:
    """Choose one unit."""
    if action == Action.WARLORD:
        s.led = 1
        s.warlord[p] = s.target - 1
    else:
        s.soldiers[action - Action.SOLDIER] -= 1
        s.army += 1


@rule
def list_units(s: State, p: int, out: Row) -> int:
    """K3: who may still be sent; SOLDIER + tile or WARLORD."""
    mask = linked(s, p, s.target - 1)
    k = 0
    rest = mask
    while rest:
        tile = lowest(rest)
        rest &= rest - 1
        if may_send_soldier(s, p, tile, mask):
            out[k] = Action.SOLDIER + tile
            k += 1
    if may_send_warlord(s, p, mask):
        out[k] = Action.WARLORD
        k += 1
    return k


@rule
def only_unit(s: State, p: int) -> int:
    """The unit that must be sent, or 0 if there is a choice."""
    mask = linked(s, p, s.target - 1)
    found = Action.WARLORD if may_send_warlord(s, p, mask) else 0
    rest = mask
    while rest:
        tile = lowest(rest)
        rest &= rest - 1
        if may_send_soldier(s, p, tile, mask):
            if found:
                return 0
            found = Action.SOLDIER + tile
    return found


@rule
def gather(s: State) -> None:
    """The task of choosing units; where only one may be sent it goes by itself."""
    p = s.seat
    while not strong_enough(s):
        unit = only_unit(s, p)
        if unit == 0:
            wait(s, Need.UNITS, 0, 0)
            return
        send(s, p, unit)
    pop(s)
    conquer(s, p)


@rule
def conquer(s: State, p: int) -> None:
    """K6 to K8: the units move in, the enemy's go home, and all that a conquest brings follows."""
    tile = s.target - 1
    held = s.owner[tile] != 0
    units = s.price if s.conquest_model == Chosen.PAYMENT else s.army + s.led
    tell(s, Word.TOOK, tile, s.owner[tile])
    if held:
        pay(s, p, Res.MILITARY, units)
        drive_out(s, tile)
    else:
        pay_kept(s, p, Res.RAIDS, Res.MILITARY, units)
    s.owner[tile] = p + 1
    s.soldiers[tile] = s.army
    s.realm[p] |= 1 << tile
    led = s.led
    s.target = 0
    s.price = 0
    s.army = 0
    s.led = 0
    after_conquest(s, p, tile, led == 1)


@rule
def drive_out(s: State, tile: int) -> None:
    """K6: destroyed units return to their Capital."""
    enemy = s.owner[tile] - 1
    home = s.capital[enemy]
    s.soldiers[home] += s.soldiers[tile]
    s.soldiers[tile] = 0
    s.outposts_left[enemy] += s.outposts[tile]
    s.outposts[tile] = 0
    if s.warlord[enemy] == tile:
        s.warlord[enemy] = home
    s.realm[enemy] &= ~(1 << tile)


@rule
def after_conquest(s: State, p: int, tile: int, led: bool) -> None:
    """K7, K8: Warlord first, then the token, then Policy and Hero; tasks are pushed last one first."""
    first = not marked(s, p, Mark.CONQUERED)
    mark_as(s, p, Mark.CONQUERED)
    if hero_in_force(s, p, Lasting.REINFORCE):
        push(s, Task.REINFORCE, tile, 0)
    if first:
        gain(s, p, Res.GOLD, in_force(s, p, Lasting.CONQUEST_GOLD))
        if in_force(s, p, Lasting.CONQUEST_DRAW):
            push(s, Task.DRAW, 1, 0)
    ability = led and not marked(s, p, Mark.WARLORD_USED)
    civ = s.civ[p] - 1
    both = ability and tables.WARLORD_RULE[civ] == Lasting.BOTH_REWARDS
    if s.token[tile]:
        push(s, Task.REVEAL, tile, 1 if both else 0)
    if ability:
        mark_as(s, p, Mark.WARLORD_USED)
        if tables.WARLORD_TEXT[civ]:
            push(s, Task.OFFER, tables.WARLORD_TEXT[civ], 1)


# --- moving -------------------------------------------------------------------------------------------


@rule
def can_march(s: State, p: int, tile: int) -> bool:
    """M1: is there another tile of the realm to go to?"""
    return next_to(s, p, tile) & s.realm[p] & ~(1 << tile) != 0  # a shore is next to itself


@rule
def list_marchers(s: State, p: int, out: Row, k: int) -> int:
    mask = s.realm[p]
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        if spare(s, p, tile) > 0 and can_march(s, p, tile):
            out[k] = Action.SOLDIER + tile
            k += 1
    if warlord_free(s, p, s.realm[p]) and can_march(s, p, s.warlord[p]):
        out[k] = Action.WARLORD
        k += 1
    return k


@rule
def any_marcher(s: State, p: int) -> bool:
    mask = s.realm[p]
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        if spare(s, p, tile) > 0 and can_march(s, p, tile):
            return True
    return warlord_free(s, p, s.realm[p]) and can_march(s, p, s.warlord[p])


@rule
def origin(s: State, p: int, unit: int) -> int:
    """Where a unit named by SOLDIER + tile or WARLORD stands."""
    return s.warlord[p] if unit == Action.WARLORD else unit - Action.SOLDIER


@rule
def relocate(s: State, p: int, unit: int, tile: int) -> None:
    if unit == Action.WARLORD:
        s.warlord[p] = tile
    else:
        s.soldiers[unit - Action.SOLDIER] -= 1
        s.soldiers[tile] += 1


@rule
def list_tiles(mask: int, out: Row, k: int) -> int:
    while mask:
        out[k] = Action.TO + lowest(mask)
        mask &= mask - 1
        k += 1
    return k


@rule
def list_reinforcements(s: State, p: int, tile: int, out: Row) -> int:
    """H4: units that may move in after a conquest."""
    k = 0
    mask = spread(s, p, 1 << tile) & ~(1 << tile)
    rest = mask
    while rest:
        source = lowest(rest)
        rest &= rest - 1
        if spare(s, p, source) > 0:
            out[k] = Action.SOLDIER + source
            k += 1
    if warlord_free(s, p, mask):
        out[k] = Action.WARLORD
        k += 1
    return k


@rule
def offer_reinforcement(s: State, tile: int) -> None:
    """The task of moving one more unit in, or not."""
    p = s.seat
    pop(s)
    mask = spread(s, p, 1 << tile) & ~(1 << tile)
    if spares(s, p, mask) > 0 or warlord_free(s, p, mask):
        wait(s, Need.REINFORCED, tile, 0)


@rule
def reinforce(s: State, p: int, unit: int, tile: int) -> None:
    mark_as(s, p, Mark.HERO_USED)
    relocate(s, p, unit, tile)


# --- Outposts -----------------------------------------------------------------------------------------


@rule
def may_build_outpost(s: State, p: int, tile: int) -> bool:
    """O1: three Soldiers in one of your Provinces make way for it."""
    return (
        s.outposts_left[p] > 0
        and tile != s.capital[p]
        and s.realm[p] >> tile & 1 == 1
        and s.soldiers[tile] >= OUTPOST_SOLDIERS
    )


@rule
def build_outpost(s: State, p: int, tile: int) -> None:
    pay(s, p, Res.MILITARY, s.outpost_cost)
    s.soldiers[tile] -= OUTPOST_SOLDIERS
    s.soldiers[s.capital[p]] += OUTPOST_SOLDIERS
    s.outposts[tile] += 1
    s.outposts_left[p] -= 1
