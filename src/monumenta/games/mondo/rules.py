"""The rules of Mondo Sapiens. Ids like P3 are rows of the ledger, ledger.md. Scoring is in scoring.py, what a
seat sees as numbers in observation.py."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count, lowest, nth_bit
from monumenta.engine.author.contract import ANYONE, CHANCE, CLOCK, OVER
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats, Rng, Row
from monumenta.engine.author.tell import tell

from .actions import BUILD, BYTE, BYTES, GO, LUCK, OUT, PICK, PUT, READY, RETURN, TAKE, TIME, TURN
from .box import TILES
from .observation import see
from .scoring import give_volcano_chip, level_of, score_turn, turn_total
from .state import (
    ADVANCED,
    AGREED,
    BACK,
    BEGUN,
    BOX,
    BUILDING,
    COUNT,
    DEAL,
    DEALT,
    ENDED,
    EXPERT,
    FLIPPED,
    FRONT,
    GIVING,
    HEAP,
    LAID,
    LEFT,
    MOST_PLAYERS,
    PICKED,
    PLAY,
    RETURNED,
    SCORED,
    SOLO,
    SPACES,
    STRIDE,
    TAKEN,
    TIME_OUT,
    TURN_ENDED,
    TURNED,
    TURNS,
    VILLAGE,
    VILLAGES,
    WORD,
    WORDS,
    State,
)
from .tables import (
    ALL_SPACES,
    AT_BIT,
    BIT,
    BUILDING_FACE,
    CHIP_VALUE,
    IS_FRONT,
    START_COUNT,
    STARTER,
    STARTS,
    TILE_BACK,
    TILE_FRONT,
    VILLAGE_FACE,
)

COUNTDOWN: Final = 1000 * BOX.fact("countdown_seconds")
TILES_BEFORE_BUILDING: Final = BOX.fact("tiles_before_building")
FIND_MS: Final = BOX.fact("find_ms")
PLACE_MS: Final = BOX.fact("place_ms")
BUILDINGS: Final = len(BOX.buildings)
WAYS: Final = 2 * TURNED
"""Ways in which a tile can be put on a space: two sides, four quarter turns."""
WARM_UP: Final = 20
"""Numbers thrown away after seeding, so that similar seeds give different games."""
SECOND_WORD: Final = 0x9E3779B9
THIRD_WORD: Final = 0x7F4A7C15
FOURTH_WORD: Final = 0x94D049BB


# --- set-up -------------------------------------------------------------------------------------------


@rule
def start(s: State) -> None:
    for seat in range(s.players):
        s.find_ms[seat] = FIND_MS
        s.place_ms[seat] = PLACE_MS
    if s.level == SOLO:
        s.volcanic = 1


@rule
def begin_turn(s: State) -> None:
    """G5: boards, hands, chips and storage as at the beginning; luck mixes the tiles anew."""
    for seat in range(MOST_PLAYERS):
        for space in range(SPACES):
            s.board[seat, space] = 0
        s.occupied[seat] = 0
        s.villages[seat] = 0
        s.card[seat] = 0
        s.chip[seat] = 0
        s.free[seat] = 0
    for slot in range(TILES):
        s.tile[slot] = 0
        s.up[slot] = 0
    for word in range(WORDS):
        s.heap[word] = 0
    s.taken = 0
    s.built = 0
    s.gone = 0
    s.ready = 0
    s.phase = DEAL


@rule
def throw_dice(s: State) -> None:
    """Make a generator of the seed, and forget the seed."""
    s.dice[0] = s.seed
    s.dice[1] = SECOND_WORD
    s.dice[2] = THIRD_WORD
    s.dice[3] = FOURTH_WORD
    s.seed = 0
    s.dealt = 0
    for _ in range(WARM_UP):
        throw(s, 1)


@rule
def throw(s: State, n: int) -> int:
    """Uniform in 0 … n-1."""
    return below(s.dice[:], n)  # type: ignore[index]  # a slice is an array; a field of a record is none to the compiler


@rule
def deal(s: State) -> None:
    """S2: every tile in a random place with a random side up. Then villages, buildings, solo's first tiles."""
    throw_dice(s)
    for slot in range(TILES):
        other = throw(s, slot + 1)
        s.tile[slot] = s.tile[other]
        s.tile[other] = slot + 1
    for slot in range(TILES):
        tile = s.tile[slot] - 1
        s.up[slot] = 1 + (TILE_FRONT[tile] if throw(s, 2) == FRONT else TILE_BACK[tile])
        s.heap[slot // WORD] |= 1 << slot % WORD
    level = level_of(s)
    if level == ADVANCED or level == EXPERT:
        for seat in range(s.players):
            s.villages[seat] = (1 << VILLAGES) - 1
    if level == EXPERT:
        fill_card(s)
    if level == SOLO:
        lay_starters(s)
    for i in range(4):
        s.dice[i] = 0
    s.phase = COUNT
    s.goes = s.now + COUNTDOWN


@rule
def fill_card(s: State) -> None:
    """S6: as many buildings as there are players, drawn from all eight."""
    drawn = 0
    for place in range(s.players):
        which = throw(s, BUILDINGS)
        while drawn >> which & 1:
            which = throw(s, BUILDINGS)
        drawn |= 1 << which
        s.card[place] = 1 + BUILDING_FACE[which]


@rule
def lay_starters(s: State) -> None:
    """O2: a random street tile without a volcano on each highlighted space, turned at random."""
    board = s.boards[s.turn_no]
    for i in range(START_COUNT[board]):
        slot = throw(s, TILES)
        while not in_heap(s, slot) or not STARTER[s.tile[slot] - 1]:
            slot = throw(s, TILES)
        leave_heap(s, slot)
        space = STARTS[board, i]
        s.board[0, space] = 1 + TILE_FRONT[s.tile[slot] - 1] * TURNED + throw(s, TURNED)
        s.occupied[0] |= 1 << BIT[space]


# --- the heap, and where something may be put ---------------------------------------------------------


@rule
def in_heap(s: State, slot: int) -> bool:
    return s.heap[slot // WORD] >> slot % WORD & 1 > 0


@rule
def leave_heap(s: State, slot: int) -> None:
    s.heap[slot // WORD] &= ~(1 << slot % WORD)
    s.up[slot] = 0


@rule
def heap_size(s: State) -> int:
    total = 0
    for word in range(WORDS):
        total += count(s.heap[word])
    return total


@rule
def spots(s: State, seat: int) -> int:
    """P1: the spaces where something may be put now: any on an empty board, then those beside a tile."""
    full = s.occupied[seat]
    if full == 0:
        return ALL_SPACES
    return (full << 1 | full >> 1 | full << STRIDE | full >> STRIDE) & ALL_SPACES & ~full


@rule
def nth_slot(s: State, k: int) -> int:
    """The k-th slot in which a tile lies."""
    word = 0
    n = count(s.heap[0])
    while k >= n:
        k -= n
        word += 1
        n = count(s.heap[word])
    return word * WORD + nth_bit(s.heap[word], k)


# --- who acts, and what is possible -------------------------------------------------------------------


@rule
def seats(s: State) -> int:
    return s.players


@rule
def actor(s: State) -> int:
    if s.phase == DEAL:
        return CHANCE
    return OVER if s.phase == ENDED else ANYONE


@rule
def turn(s: State) -> int:
    return s.turn_no + (1 if s.phase >= SCORED else 0)


@rule
def timed_out(s: State) -> bool:
    return 0 < s.ends <= s.now


@rule
def playing(s: State, seat: int) -> bool:
    """Q3: may the seat still act in this turn?"""
    return s.phase == PLAY and 0 <= seat < s.players and not s.gone >> seat & 1 and not timed_out(s)


@rule
def may_build(s: State, seat: int) -> bool:
    """B6: one building at most, and only with three tiles on the board."""
    return level_of(s) == EXPERT and not s.built >> seat & 1 and count(s.occupied[seat]) >= TILES_BEFORE_BUILDING


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """Write the ids of the legal actions, return how many."""
    if s.phase == DEAL:
        for byte in range(BYTE):
            out[byte] = LUCK + byte
        return BYTE
    if seat == CLOCK:
        return legal_clock(s, out)
    if s.phase == SCORED:
        out[0] = READY
        return 1 if 0 <= seat < s.players and not s.ready >> seat & 1 else 0
    if not playing(s, seat):
        return 0
    return legal_hand(s, seat, out) if s.hand[seat] else legal_taking(s, seat, out)


@rule
def legal_clock(s: State, out: Row) -> int:
    """Q1, Q2: it says go when the countdown is over, and time when the timer is."""
    if s.phase == COUNT:
        out[0] = GO
        return 1 if s.now >= s.goes else 0
    out[0] = TIME
    return 1 if s.phase == PLAY and timed_out(s) else 0


@rule
def legal_taking(s: State, seat: int, out: Row) -> int:
    """With an empty hand: take a tile (unless the board is full), turn one over, take a village or building, go out."""
    k = 0
    n = heap_size(s)
    room = spots(s, seat)
    for word in range(WORDS):
        left = s.heap[word]
        while left:
            slot = word * WORD + lowest(left)
            left &= left - 1
            if room:
                out[k] = TAKE + slot
                out[n + k] = TURN + slot
            else:
                out[k] = TURN + slot
            k += 1
    if room:
        k += n
        for kind in range(VILLAGES):
            if s.villages[seat] >> kind & 1:
                out[k] = PICK + kind
                k += 1
        if may_build(s, seat):
            for place in range(MOST_PLAYERS):
                if s.card[place]:
                    out[k] = BUILD + place
                    k += 1
    out[k] = OUT
    return k + 1


@rule
def legal_hand(s: State, seat: int, out: Row) -> int:
    """With something in hand: put it, bring it back, turn other tiles over, or jump out."""
    k = 0
    sides = (2 if s.hand_back[seat] and s.hand_front[seat] else 1) * TURNED
    first = 0 if s.hand_front[seat] else TURNED
    room = spots(s, seat)
    while room:
        space = AT_BIT[lowest(room)]
        room &= room - 1
        for way in range(sides):
            out[k] = PUT + space * WAYS + first + way
            k += 1
    for word in range(WORDS):
        left = s.heap[word]
        while left:
            out[k] = TURN + word * WORD + lowest(left)
            left &= left - 1
            k += 1
    if s.hand_front[seat]:
        out[k] = RETURN + FRONT
        k += 1
    if s.hand_back[seat]:
        out[k] = RETURN + BACK
        k += 1
    out[k] = OUT
    return k + 1


@rule
def mobility(s: State, seat: int, out: Row) -> int:
    """How many actions are legal, without listing them."""
    if not playing(s, seat):
        return legal(s, seat, out)
    if s.hand[seat]:
        known = (1 if s.hand_front[seat] else 0) + (1 if s.hand_back[seat] else 0)
        return count(spots(s, seat)) * known * TURNED + heap_size(s) + known + 1
    n = heap_size(s)
    if spots(s, seat) == 0:
        return n + 1
    total = 2 * n + count(s.villages[seat]) + 1
    if may_build(s, seat):
        for place in range(MOST_PLAYERS):
            total += 1 if s.card[place] else 0
    return total


@rule
def draw(s: State, seat: int, rng: Rng, out: Row) -> int:
    """A random legal action: the one that `legal` would list at a random place, mostly without listing all."""
    if not playing(s, seat):
        return out[below(rng, legal(s, seat, out))]
    k = below(rng, mobility(s, seat, out))
    if s.hand[seat]:
        ways = (2 if s.hand_front[seat] and s.hand_back[seat] else 1) * TURNED
        puts = count(spots(s, seat)) * ways
        if k < puts:
            first = 0 if s.hand_front[seat] else TURNED
            return PUT + AT_BIT[nth_bit(spots(s, seat), k // ways)] * WAYS + first + k % ways
        if k < puts + heap_size(s):
            return TURN + nth_slot(s, k - puts)
    else:
        n = heap_size(s)
        takes = n if spots(s, seat) else 0
        if k < takes:
            return TAKE + nth_slot(s, k)
        if k < takes + n:
            return TURN + nth_slot(s, k - takes)
    legal(s, seat, out)
    return out[k]


@rule
def weights(s: State, out: Row) -> int:
    for byte in range(BYTE):
        out[byte] = 1
    return BYTE


# --- time ---------------------------------------------------------------------------------------------


@rule
def advance(s: State, t: int) -> None:
    """Q2: time goes on by what the log says, and never back."""
    s.now = max(s.now, t)


@rule
def now(s: State) -> int:
    return s.now


@rule
def deadline(s: State) -> int:
    if s.phase == COUNT:
        return s.goes
    return s.ends if s.phase == PLAY and s.ends else -1


@rule
def due(s: State) -> int:
    """Simulated time: whoever is free first acts next, the clock when its time comes before that."""
    if s.phase == COUNT:
        advance(s, s.goes)
        return CLOCK
    if s.phase == SCORED:
        seat = 0
        while s.ready >> seat & 1:
            seat += 1
        return seat
    first = -1
    for seat in range(s.players):
        if not s.gone >> seat & 1 and (first < 0 or s.free[seat] < s.free[first]):
            first = seat
    if 0 < s.ends <= s.free[first]:
        advance(s, s.ends)
        return CLOCK
    advance(s, s.free[first])
    return CLOCK if timed_out(s) else first


# --- acting -------------------------------------------------------------------------------------------


@rule
def apply(s: State, seat: int, action: int) -> None:
    move(s, seat, action)
    settle(s)
    if action == READY:
        tell(s, AGREED, seat)
    elif action >= LUCK:
        tell(s, DEALT)


@rule
def move(s: State, seat: int, action: int) -> None:
    """The action's own effect."""
    if action < TURN:
        take(s, seat, action - TAKE)
    elif action < PUT:
        turn_over(s, action - TURN)
        tell(s, FLIPPED, seat, action - TURN)
    elif action < RETURN:
        put(s, seat, (action - PUT) // WAYS, (action - PUT) % WAYS)
    elif action < PICK:
        bring_back(s, seat, action - RETURN)
        tell(s, RETURNED, seat)
    elif action < BUILD:
        hold(s, seat, VILLAGE, action - PICK, 1 + VILLAGE_FACE[action - PICK])
        s.villages[seat] &= ~(1 << action - PICK)
        tell(s, PICKED, seat)
    elif action < OUT:
        hold(s, seat, BUILDING, action - BUILD, s.card[action - BUILD])
        s.card[action - BUILD] = 0
        s.built |= 1 << seat
        tell(s, PICKED, seat)
    elif action == OUT:
        jump_out(s, seat)
    elif action == READY:
        s.ready |= 1 << seat
    else:
        move_table(s, action)
    if seat >= 0 and s.phase == PLAY:
        s.free[seat] = s.now + (s.place_ms[seat] if s.hand[seat] else s.find_ms[seat])


@rule
def move_table(s: State, action: int) -> None:
    """What the clock and luck do."""
    if action == GO:
        s.phase = PLAY
        s.goes = 0
        s.ends = s.now + s.clock_ms if s.clock_ms else 0
        for seat in range(s.players):
            s.free[seat] = s.now + s.find_ms[seat]
        tell(s, BEGUN)
    elif action == TIME:
        for seat in range(s.players):
            empty_hand(s, seat)
        s.phase = TIME_OUT
    else:
        s.seed = s.seed << 8 | action - LUCK
        s.dealt += 1


@rule
def take(s: State, seat: int, slot: int) -> None:
    """P4: one tile at a time. Both its sides can be seen then, unless this is a state from which they are concealed."""
    up = s.up[slot]
    tile = s.tile[slot] - 1
    s.hand[seat] = HEAP
    s.hand_place[seat] = slot
    if tile >= 0:
        s.hand_front[seat] = 1 + TILE_FRONT[tile]
        s.hand_back[seat] = 1 + TILE_BACK[tile]
        s.hand_side[seat] = FRONT if s.hand_front[seat] == up else BACK
    elif IS_FRONT[up - 1]:
        s.hand_front[seat] = up
        s.hand_side[seat] = FRONT
    else:
        s.hand_back[seat] = up
        s.hand_side[seat] = BACK
    leave_heap(s, slot)
    tell(s, TAKEN, seat, slot)


@rule
def turn_over(s: State, slot: int) -> None:
    """P5: without taking it up. Where the other side is concealed it stays as it is."""
    tile = s.tile[slot] - 1
    if tile >= 0:
        up = s.up[slot] - 1
        s.up[slot] = 1 + (TILE_BACK[tile] if up == TILE_FRONT[tile] else TILE_FRONT[tile])


@rule
def hold(s: State, seat: int, origin: int, place: int, face: int) -> None:
    s.hand[seat] = origin
    s.hand_place[seat] = place
    s.hand_front[seat] = face
    s.hand_side[seat] = FRONT


@rule
def let_go(s: State, seat: int) -> None:
    s.hand[seat] = 0
    s.hand_place[seat] = 0
    s.hand_front[seat] = 0
    s.hand_back[seat] = 0
    s.hand_side[seat] = 0


@rule
def put(s: State, seat: int, space: int, way: int) -> None:
    """P1, P2, P3: on a free space beside a tile, any side and orientation, for good."""
    face = s.hand_front[seat] if way < TURNED else s.hand_back[seat]
    s.board[seat, space] = 1 + (face - 1) * TURNED + way % TURNED
    s.occupied[seat] |= 1 << BIT[space]
    let_go(s, seat)
    tell(s, LAID, seat, space)


@rule
def bring_back(s: State, seat: int, side: int) -> None:
    """P4, A2, B7: a tile to its place in the heap, either side up; a village to storage, a building to the card."""
    tell(s, GIVING, seat, side)
    place = s.hand_place[seat]
    if s.hand[seat] == HEAP:
        s.up[place] = s.hand_front[seat] if side == FRONT else s.hand_back[seat]
        s.heap[place // WORD] |= 1 << place % WORD
    elif s.hand[seat] == VILLAGE:
        s.villages[seat] |= 1 << place
    else:
        s.card[place] = s.hand_front[seat]
        s.built &= ~(1 << seat)
    let_go(s, seat)


@rule
def empty_hand(s: State, seat: int) -> None:
    """J3, Q4: what is in hand goes back as it was taken."""
    if s.hand[seat]:
        bring_back(s, seat, s.hand_side[seat])


@rule
def jump_out(s: State, seat: int) -> None:
    """J1, J3: a tile in hand goes back, then the topmost chip is taken. Alone there is none."""
    empty_hand(s, seat)
    s.gone |= 1 << seat
    s.chip[seat] = 1
    if s.players > 1:
        s.chip[seat] += CHIP_VALUE[s.chip_set, s.taken]
        s.taken += 1
    tell(s, LEFT, seat)


@rule
def settle(s: State) -> None:
    """What then follows by itself: the deal, the end of a turn, the next one."""
    everybody = (1 << s.players) - 1
    if s.phase == DEAL and s.dealt == BYTES:
        deal(s)
    elif s.phase == TIME_OUT or (s.phase == PLAY and s.gone == everybody):
        end_turn(s)
    elif s.phase == SCORED and s.ready == everybody:
        s.turn_no += 1
        begin_turn(s)


@rule
def end_turn(s: State) -> None:
    """E1, E3: the turn is scored; after the last one the game is over."""
    s.ends = 0
    for seat in range(s.players):
        s.free[seat] = 0
    score_turn(s)
    if s.level == SOLO or s.turn_no == TURNS - 1:
        s.phase = ENDED
    else:
        give_volcano_chip(s)
        s.phase = SCORED
    tell(s, TURN_ENDED)


@rule
def score(s: State, out: Row) -> None:
    """E3: the sums of all sheets; in a solo game the minus points, below zero."""
    for seat in range(s.players):
        total = 0
        for turn_no in range(TURNS):
            total += turn_total(s, turn_no, seat)
        out[seat] = total


# --- what a seat may know -----------------------------------------------------------------------------


@rule
def conceal(s: State, seat: int) -> None:
    """H1, H2: undersides in the heap, the whole heap while it is mixed, the seed, and a hidden timer."""
    for slot in range(TILES):
        if in_heap(s, slot):
            s.tile[slot] = 0
            if s.phase == COUNT:
                s.up[slot] = 0
    s.seed = 0
    if s.hidden_time:
        s.ends = 0


@rule
def rehide(s: State, seat: int, rng: Rng) -> None:
    """Draw the undersides again: tiles that show the same change places. While all is mixed, mix it."""
    if s.phase == DEAL:
        s.seed = 0
        for _ in range(s.dealt):
            s.seed = s.seed << 8 | below(rng, BYTE)
        return
    for slot in range(TILES):
        if in_heap(s, slot):
            swap_alike(s, slot, rng)


@rule
def swap_alike(s: State, slot: int, rng: Rng) -> None:
    """Swap with a random slot from this one on that may hold what this one holds."""
    alike = 0
    chosen = slot
    for other in range(slot, TILES):
        if in_heap(s, other) and (s.phase == COUNT or s.up[other] == s.up[slot]):
            alike += 1
            if below(rng, alike) == 0:
                chosen = other
    tile = s.tile[chosen]
    s.tile[chosen] = s.tile[slot]
    s.tile[slot] = tile
    if s.phase == COUNT and tile:
        s.up[chosen] = 1 + TILE_BACK[s.tile[chosen] - 1]
        s.up[slot] = 1 + (TILE_FRONT[tile - 1] if below(rng, 2) == FRONT else TILE_BACK[tile - 1])


@rule
def features(s: State, seat: int, out: Floats) -> None:
    """What the seat may know, as numbers: `observation.PARTS` says which."""
    see(s, seat, out)
