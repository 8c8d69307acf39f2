"""The Automa: a civilization that needs nobody to play it. It draws cards and does what their lines say.

It has units, Gold and a number of Policies, but neither City nor resources; what it takes is laid aside (`archive`).
"""

from __future__ import annotations

from monumenta.engine.author.bits import lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row
from monumenta.engine.author.tell import tell

from . import tables
from .actions import Action
from .agenda import asks, is_automa, mark_as, pop, push, wait
from .automa_lines import MOST_DEEDS, MOST_LINES, Dear, Deed, Then
from .counts import BOX, AutomaDeck, Count
from .display import CLASSIC_WIDTH, place_of, take, two_rows
from .land import FAR, conquest_price, defenders, drive_out, first_of, targets
from .resources import Res
from .state import Chosen, Mark, Need, State, Task, Turn
from .supply import coastal, provinces
from .tables import CardType
from .words import Word

START_GOLD = BOX.automa.gold
INSTEAD = BOX.automa.instead
TOKENS_PER_GOLD = BOX.automa.tokens
DRAWS = BOX.automa.draws
GOLD_PER_POINT = BOX.automa.points
STRIDES = 8
"""A stride is numbered explorer * 8 + spaces."""

# --- the deck -----------------------------------------------------------------------------------------


@rule
def stack_cards(s: State, p: int) -> None:
    """Q2: all standard cards and the reference card; all advanced ones need no lot."""
    s.automa_cards[p] = (1 << AutomaDeck.STANDARD) - 1 | 1 << AutomaDeck.REFERENCE
    if s.automa_advanced == AutomaDeck.REFERENCE - AutomaDeck.STANDARD:
        s.automa_cards[p] = (1 << AutomaDeck.REFERENCE + 1) - 1
    s.automa_deck[p] = s.automa_cards[p]


@rule
def advanced_left(s: State, p: int) -> int:
    """Advanced cards that are not in its deck."""
    return (1 << AutomaDeck.REFERENCE) - (1 << AutomaDeck.STANDARD) & ~s.automa_cards[p]


@rule
def held_card(s: State, p: int) -> int:
    """The card that it follows, as a bit of the deck."""
    return 1 << min(s.automa_card[p] - 1, AutomaDeck.REFERENCE) if s.automa_card[p] else 0


@rule
def draw_next(s: State, p: int, how: int) -> None:
    """Q2: when the deck is empty all but the card in front of it are shuffled."""
    if s.automa_deck[p] == 0:
        s.automa_deck[p] = s.automa_cards[p] & ~held_card(s, p)
        tell(s, Word.SHUFFLED)
    wait(s, Need.AUTOMA_DRAWN, p, how)


@rule
def automa_outcomes(s: State) -> int:
    """What may be drawn, a bit each."""
    return advanced_left(s, s.need_a) if s.need_b == Then.DEALT else s.automa_deck[s.need_a]


@rule
def receive_card(s: State, card: int) -> None:
    """Q2, Q9: the card drawn, unless it is being dug for and is not the one."""
    p = s.need_a
    how = s.need_b
    if how == Then.DEALT:
        s.automa_cards[p] |= 1 << card
        s.automa_deck[p] |= 1 << card
        return
    s.automa_deck[p] &= ~(1 << card)
    if how == Then.TECHNOLOGICAL and not tables.TECHNOLOGICAL_CARDS >> card & 1:
        tell(s, Word.CARD_LEFT, card)
        return
    if how == Then.TYPED and not tables.TYPED_CARDS >> card & 1:
        tell(s, Word.CARD_LEFT, card)
        return
    if how == Then.ENDS:
        s.automa_drawn[p] += 1
    s.automa_card[p] = card + 1 if card < AutomaDeck.REFERENCE else AutomaDeck.REFERENCE + s.civ[p]
    s.automa_way[p] = how
    s.automa_line[p] = 0
    tell(s, Word.CARD_DRAWN, s.automa_card[p] - 1)


@rule
def lay_down(s: State, p: int) -> None:
    """It is done with its card."""
    s.automa_card[p] = 0
    s.automa_line[p] = 0
    s.automa_way[p] = 0


# --- a turn -------------------------------------------------------------------------------------------


@rule
def follow_cards(s: State, p: int) -> None:
    """Q3, Q4: the next line that applies; else the next card; else the turn is over, or it passes."""
    if s.automa_card[p]:
        card = s.automa_card[p] - 1
        lines = tables.LINE_COUNT[card]
        end = 2 * lines if s.automa_way[p] == Then.TWICE else lines
        while s.automa_line[p] < end:
            line = s.automa_line[p] % lines
            s.automa_line[p] += 1
            if applies(s, p, card, line):
                begin_line(s, p, card, line)
                return
        if tables.FOLLOWED[card] != Then.ENDS:
            draw_next(s, p, tables.FOLLOWED[card])
            return
        lay_down(s, p)
    if s.automa_drawn[p] < DRAWS:
        draw_next(s, p, Then.ENDS)
        return
    s.automa_drawn[p] = 0
    if s.mode != Chosen.CLASSIC:
        mark_as(s, p, Mark.PASSED)
        tell(s, Word.PASSED)
    s.acted = Turn.OVER


@rule
def applies(s: State, p: int, card: int, line: int) -> bool:
    """Q3: a line of its type, and one to be paid for only if it can be paid and done."""
    kind = tables.LINE_TYPE[card, line]
    way = s.automa_way[p]
    if way == Then.TYPED:
        if kind == 0:
            return False
    elif kind and (way == Then.TWICE or kind != tables.CIV_TYPE[s.civ[p] - 1]):
        return False
    at = card * MOST_LINES + line
    if tables.DEEDS[at, 0, 0] == Deed.CATCH_UP:
        return behind(s, p) != 0
    price = tables.LINE_PAYS[card, line]
    return price == 0 or (s.res[p, Res.GOLD] >= price and can_do(s, p, tables.DEEDS[at, 0, 0], tables.DEEDS[at, 0, 1]))


@rule
def begin_line(s: State, p: int, card: int, line: int) -> None:
    """Q4: round by round one line is a turn."""
    if s.mode != Chosen.CLASSIC:
        s.acted = Turn.DONE
    s.res[p, Res.GOLD] -= tables.LINE_PAYS[card, line]
    tell(s, Word.PAID, tables.LINE_PAYS[card, line])
    at = card * MOST_LINES + line
    for i in range(MOST_DEEDS - 1, -1, -1):
        if tables.DEEDS[at, i, 0]:
            push(s, Task.DEED, tables.DEEDS[at, i, 0], tables.DEEDS[at, i, 1])


@rule
def behind(s: State, p: int) -> int:
    """Q9: what Japan catches up on: it has fewer Provinces, or fewer Policies, than somebody."""
    found = 0
    for other in range(s.players):
        if provinces(s, p) < provinces(s, other):
            return Deed.CONQUEST
        if s.developed[p] < s.developed[other]:
            found = Deed.POLICY
    return found


# --- deeds --------------------------------------------------------------------------------------------


@rule
def can_do(s: State, p: int, deed: int, n: int) -> bool:
    """Q3: is there anything to do it with?"""
    if deed == Deed.CONQUEST or deed == Deed.CONQUESTS:
        return prey(s, p, n if deed == Deed.CONQUEST else Dear.DEAREST) != 0
    if deed == Deed.KNOWLEDGE or deed == Deed.ALL_KNOWLEDGE:
        return wanted(s, CardType.KNOWLEDGE, n) != 0
    if deed == Deed.BUILDING:
        return wanted(s, CardType.BUILDING, n) != 0
    if deed == Deed.WONDER:
        return s.project[p] > 0 or wanted(s, CardType.WONDER, Dear.CHEAPEST) != 0
    if deed == Deed.POLICY:
        return s.developed[p] < Count.POLICIES
    if deed == Deed.EXPEDITION:
        return goals_of(s, p) != 0
    return True


@rule
def do_deed(s: State, deed: int, n: int) -> None:
    """The task of a line, for the Automa to act; what cannot be done brings Gold instead."""
    p = s.seat
    if deed == Deed.STRIDE:
        stride(s, p, n // STRIDES)
    elif n >= 0 and not can_do(s, p, deed, n):
        pop(s)
        s.res[p, Res.GOLD] += INSTEAD
        tell(s, Word.GOLD_INSTEAD, INSTEAD)
    elif deed == Deed.CONQUEST or deed == Deed.CONQUESTS:
        attack_next(s, p, n if deed == Deed.CONQUEST else Dear.DEAREST)
    else:
        pop(s)
        do_at_home(s, p, deed, n)


@rule
def do_at_home(s: State, p: int, deed: int, n: int) -> None:
    if deed == Deed.KNOWLEDGE:
        lay_aside(s, p, wanted(s, CardType.KNOWLEDGE, n))
    elif deed == Deed.ALL_KNOWLEDGE:
        for k in range(Count.KNOWLEDGE):
            if place_of(s, tables.KNOWLEDGE_CARDS[k]) >= 0:
                lay_aside(s, p, tables.KNOWLEDGE_CARDS[k])
    elif deed == Deed.BUILDING:
        lay_aside(s, p, wanted(s, CardType.BUILDING, n))
    elif deed == Deed.WONDER:
        build_on(s, p)
    elif deed == Deed.POLICY:
        s.developed[p] += 1
        tell(s, Word.POLICY)
    elif deed == Deed.EXPEDITION:
        for e in range(Count.EXPLORERS - 1, -1, -1):
            push(s, Task.DEED, Deed.STRIDE, e * STRIDES + n)
    elif deed == Deed.CATCH_UP:
        deed = behind(s, p)
        lay_down(s, p)
        push(s, Task.DEED, deed, Dear.CHEAPEST)
    elif deed == Deed.RESHUFFLE:
        s.automa_deck[p] = s.automa_cards[p]
        tell(s, Word.SHUFFLED)
        lay_down(s, p)
    else:
        gold = n * worth(s, p, deed)
        s.res[p, Res.GOLD] += gold
        tell(s, Word.GOLD_GAINED, gold)


@rule
def worth(s: State, p: int, deed: int) -> int:
    """How often the Gold of a line is gained."""
    if deed == Deed.GOLD_PER_POLICY:
        return s.developed[p]
    return coastal(s, p) if deed == Deed.GOLD_PER_COAST else 1


# --- cards --------------------------------------------------------------------------------------------


@rule
def wanted(s: State, kind: int, dearest: int) -> int:
    """Q5: the cheapest (dearest) card of a kind in the display; then furthest from the deck, then by name; else 0."""
    found = 0
    best = 0
    for i in range(Count.DISPLAY):
        card = s.display[i]
        if card and tables.CARD_TYPE[card] == kind:
            price = tables.COST[card] + tables.COST_LAST[card]
            place = i % (CLASSIC_WIDTH // 2) if two_rows(s) else i
            key = ((FAR - price if dearest else price) * Count.DISPLAY - place) * 100 + tables.ALPHABET[card]
            if found == 0 or key < best:
                found = card
                best = key
    return found


@rule
def lay_aside(s: State, p: int, card: int) -> None:
    """Q5: it counts at the end, and does nothing else."""
    take(s, card)
    s.archive[p, card] += 1
    tell(s, Word.CARD_TAKEN, card)
    if tables.CARD_TYPE[card] == CardType.KNOWLEDGE:
        s.knowledge_by[tables.KNOWLEDGE_NUMBER[card]] = p + 1


@rule
def build_on(s: State, p: int) -> None:
    """Q6: complete the Wonder under construction, or begin the cheapest."""
    if s.project[p] == 0:
        card = wanted(s, CardType.WONDER, Dear.CHEAPEST)
        take(s, card)
        s.project[p] = tables.WONDER_NUMBER[card] + 1
        tell(s, Word.WONDER_BEGUN, tables.WONDER_NUMBER[card])
        return
    wonder = s.project[p] - 1
    s.project[p] = 0
    s.wonder_by[wonder] = p + 1
    s.archive[p, tables.WONDER_CARDS[wonder]] += 1
    push(s, Task.SETTLE, wonder, 0)


# --- conquest -----------------------------------------------------------------------------------------


@rule
def prey(s: State, p: int, dearest: int) -> int:
    """Q7: the Provinces next to its realm that cost least (most), among them those of the lowest terrain."""
    if s.soldiers[s.capital[p]] + s.outposts_left[p] == 0:
        return 0
    found = 0
    best = 0
    mask = targets(s, p)
    while mask:
        tile = lowest(mask)
        mask &= mask - 1
        price = conquest_price(s, p, tile, 0)
        key = (FAR - price if dearest else price) * FAR + tables.DEFENCES[s.layout, tile]
        if found == 0 or key < best:
            best = key
            found = 0
        if key == best:
            found |= 1 << tile
    return found


@rule
def attack_next(s: State, p: int, dearest: int) -> None:
    """Q7, Q8: the task of conquering; of several the first one must be possible."""
    mask = prey(s, p, dearest)
    if mask == 0:
        pop(s)
    elif asks(s, mask):
        wait(s, Need.CONQUERED, dearest, 0)
    else:
        annex(s, p, first_of(s, mask))


@rule
def annex(s: State, p: int, tile: int) -> None:
    """Q7: the Warlord, unless it would leave a Province empty, and a Soldier or else an Outpost of the Capital."""
    top = s.depth - 1
    left = abs(s.task_b[top]) - 1 if s.task_a[top] == Deed.CONQUESTS else 0
    if left:
        s.task_b[top] = -left
    else:
        pop(s)
    home = s.capital[p]
    tell(s, Word.TOOK, tile, s.owner[tile])
    if s.owner[tile]:
        drive_out(s, tile)
    s.owner[tile] = p + 1
    s.realm[p] |= 1 << tile
    if s.soldiers[home] > 0:
        s.soldiers[home] -= 1
        s.soldiers[tile] += 1
    else:
        s.outposts_left[p] -= 1
        s.outposts[tile] += 1
    at = s.warlord[p]
    if at == home or defenders(s, at) > 1:
        s.warlord[p] = tile
    mark_as(s, p, Mark.CONQUERED)
    if s.token[tile]:
        push(s, Task.REVEAL, tile, 0)


# --- Explorers ----------------------------------------------------------------------------------------


@rule
def goals_of(s: State, p: int) -> int:
    """Q10: markets that have a token for it; if there are none, tiles with a Production token."""
    mask = 0
    for market in range(tables.MARKET_COUNT[s.layout]):
        if s.market_left[market] > 0 and not s.markets_taken[p] >> market & 1:
            mask |= 1 << tables.MARKET_TILES[s.layout, market]
    return mask or s.stocked


@rule
def closest(s: State, start: int, goal: int) -> int:
    """Those tiles of `goal` that are the fewest spaces away from those of `start`."""
    while start & goal == 0:
        border = start
        while border:
            start |= tables.NEAR[s.layout, lowest(border)]
            border &= border - 1
    return start & goal


@rule
def aims(s: State, p: int, e: int) -> int:
    """Q10: where it may step: nearer to its goal, preferably to a Production token. The second Explorer leaves the goal
    of the first one alone where there is another."""
    mask = goals_of(s, p)
    if mask and e > 0:
        others = mask & ~(1 << lowest(closest(s, 1 << s.explorer[p, 0], mask)))
        mask = others or mask
    if mask == 0:
        return 0
    mask = closest(s, mask, tables.NEAR[s.layout, s.explorer[p, e]])
    return mask & s.stocked or mask


@rule
def stride(s: State, p: int, e: int) -> None:
    """The task of moving an Explorer, a space at a time."""
    mask = aims(s, p, e)
    if mask == 0:
        pop(s)
    elif asks(s, mask):
        wait(s, Need.STEPPED, s.task_b[s.depth - 1] % STRIDES, e + 1)
    else:
        step_to(s, p, e, first_of(s, mask))


@rule
def list_strides(s: State, p: int, e: int, out: Row) -> int:
    """Q8: the steps between which the right-hand neighbour decides."""
    mask = aims(s, p, e)
    k = 0
    for direction in range(6):
        tile = tables.NEIGHBOUR[s.layout, s.explorer[p, e] * 6 + direction] - 1
        if tile >= 0 and mask >> tile & 1:
            out[k] = Action.STEP + e * 6 + direction
            k += 1
    return k


@rule
def step_to(s: State, p: int, e: int, tile: int) -> None:
    """Q10: it takes what lies there; two Production tokens are 1 Gold."""
    top = s.depth - 1
    if s.task_b[top] % STRIDES == 1:
        pop(s)
    else:
        s.task_b[top] -= 1
    s.explorer[p, e] = tile
    tell(s, Word.STEPPED, e)
    if s.stocked >> tile & 1:
        s.stocked &= ~(1 << tile)
        tell(s, Word.TOKEN_TAKEN, tile)
        s.res[p, Res.TOKENS] += 1
        if s.res[p, Res.TOKENS] == TOKENS_PER_GOLD:
            s.res[p, Res.TOKENS] = 0
            s.res[p, Res.GOLD] += 1
            tell(s, Word.GOLD_GAINED, 1)
    market = tables.MARKET_AT[s.layout, tile] - 1
    if market >= 0 and s.market_left[market] > 0 and not s.markets_taken[p] >> market & 1:
        push(s, Task.GOODS, market, 0)


@rule
def sell_goods(s: State, p: int, market: int, kind: int) -> None:
    """Q10: shown to all, and worth Gold; with a token of every market it begins again from its Capital."""
    s.market_spent[market] |= 1 << kind
    s.market_left[market] -= 1
    s.markets_taken[p] |= 1 << market
    s.res[p, Res.GOLD] += tables.GOODS_SIZE[kind]
    tell(s, Word.GOODS_SOLD, market, tables.GOODS_SIZE[kind])
    if s.markets_taken[p] == (1 << tables.MARKET_COUNT[s.layout]) - 1:
        s.markets_taken[p] = 0
        for e in range(Count.EXPLORERS):
            s.explorer[p, e] = s.capital[p]
        tell(s, Word.CALLED_HOME)


# --- decisions of the right-hand neighbour ------------------------------------------------------------


@rule
def arbitrate(s: State, p: int, need: int, action: int) -> None:
    """Q8: the Province to conquer, or the step of an Explorer."""
    if need == Need.CONQUERED:
        annex(s, p, action - Action.CONQUER)
    else:
        e = s.need_b - 1
        step_to(s, p, e, tables.NEIGHBOUR[s.layout, s.explorer[p, e] * 6 + (action - Action.STEP) % 6] - 1)


@rule
def gold_points(s: State, p: int) -> int:
    """Q11: only an Automa's Gold counts."""
    return s.res[p, Res.GOLD] // GOLD_PER_POINT if is_automa(s, p) else 0
