"""The end of a game of Monumental Moves, exactly: alpha-beta with a transposition table.

Values are Light's margin in squares at the end of this one game: what a match is worth grows with it, so to play for
the match is to play for the margin. Where nothing is left that both sides could use, each only fills its own space and
the packer says how much. It works in slices: `solve` goes on where it stopped. All memory belongs to the caller:
`work` one state for each piece laid, `stack` the frames and their moves, `seen` the transposition table.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Row

from ..actions import BOARDS, HIGH, PASS
from ..anchors import LAST_2_ROWS, LAST_ROW, forms_of, free_high, free_low, list_anchors, stock_squares
from ..board import first_cell, first_square
from ..pieces import high_squares, low_squares
from ..rules import SETTLED, legal, move, settle
from ..state import BUILD, FORMS, SIDES, STRIDE, State
from ..tables import ROW_1, ROWS_2
from .montecarlo import lead
from .packing import PACKING_ROOM, UNKNOWN, most_squares

FAR: Final = 1_000
"""Beyond every margin."""
PACKING_NODES: Final = 3_000
"""If packing takes longer, moves are searched further instead."""

# the cells of `stack`: where the search stands, room for the packer, frames, moves
DEPTH: Final = 0
"""The frame that is being searched; below zero: finished."""
GAME: Final = 1
BEST: Final = 2
"""The best action of the position asked about."""
VALUE: Final = 3
"""What the last frame that was finished is worth."""
FULL: Final = 4
"""1 if the memory did not suffice: there is no answer."""
PACKER: Final = 5
FRAMES: Final = PACKER + PACKING_ROOM
FRAME: Final = 10
ALPHA: Final = 0
BETA: Final = 1
"""Light has at least ALPHA elsewhere, Dark holds it to BETA elsewhere; both as the moves here have narrowed them."""
ALPHA_0: Final = 8
BETA_0: Final = 9
"""The same before any move was tried."""
WORTH: Final = 2
"""The best so far."""
CHOICE: Final = 3
"""The move that was best so far."""
FIRST: Final = 4
"""Where its moves begin, where they end, and which is next."""
LAST: Final = 5
NEXT: Final = 6
KEY: Final = 7
DEEPEST: Final = 40
MOVES: Final = FRAMES + FRAME * (DEEPEST + 1)
ENDGAME_ROOM: Final = MOVES + 12_000

# the cells of `seen`: for each key its key, value and kind, best move
ENTRY: Final = 3
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
KIND_OF: Final = 4
"""Values are kept as `value * KIND_OF + kind`: two bits for the kind."""

PRIME: Final = (1 << 31) - 1
LANE_A: Final = 0x5DEE_CE6D
LANE_B: Final = 0x2545_F491


@rule
def begin_endgame(work: Games[State], out: Row, stack: Row, seen: Row) -> None:
    """Take up the position in work[0], in which a side is to build."""
    stack[GAME] = work[0].game_no
    stack[FULL] = 0
    stack[BEST] = -1
    open_node(work[0], 0, -FAR, FAR, out, stack, seen)


@rule
def solve(nodes: int, work: Games[State], out: Row, stack: Row, seen: Row) -> int:
    """Search on for so many nodes; returns how many of them were not needed."""
    while stack[DEPTH] >= 0 and nodes > 0 and stack[FULL] == 0:
        depth = stack[DEPTH]
        at = FRAMES + FRAME * depth
        if stack[at + NEXT] == stack[at + LAST] or stack[at + ALPHA] >= stack[at + BETA]:
            close_node(work, depth, stack, seen)
            continue
        action = stack[MOVES + stack[at + NEXT]]
        stack[at + NEXT] += 1
        nodes -= 1
        work[depth + 1] = work[depth]
        s = work[depth + 1]
        move(s, work[depth].seat, action)
        settle(s)
        value = known(s, stack[GAME], out, stack)
        if value == FAR:
            value = look_up(position_key(s), stack[at + ALPHA], stack[at + BETA], seen)
        if value == FAR:
            open_node(s, depth + 1, stack[at + ALPHA], stack[at + BETA], out, stack, seen)
        else:
            improve(work[depth], at, action, value, stack)
    return nodes


@rule
def solved(stack: Row) -> bool:
    return stack[DEPTH] < 0 and stack[FULL] == 0


@rule
def open_node(s: State, depth: int, alpha: int, beta: int, out: Row, stack: Row, seen: Row) -> None:
    """Line up the moves of a position: the one that was best before, large ones on common ground, the others."""
    at = FRAMES + FRAME * depth
    first = 0 if depth == 0 else stack[at - FRAME + LAST]
    n = legal(s, s.seat, out)
    if depth >= DEEPEST or MOVES + first + n > len(stack):
        stack[FULL] = 1
        return
    key = position_key(s)
    k = first
    guess = best_before(key, seen)
    for at_home in range(2):
        for i in range(n):
            action = out[n - 1 - i]
            if touches_common(s, action) != at_home:
                stack[MOVES + k] = action
                if action == guess:
                    stack[MOVES + k] = stack[MOVES + first]
                    stack[MOVES + first] = action
                k += 1
    stack[at + ALPHA] = alpha
    stack[at + BETA] = beta
    stack[at + ALPHA_0] = alpha
    stack[at + BETA_0] = beta
    stack[at + WORTH] = -FAR if s.seat == 0 else FAR
    stack[at + CHOICE] = -1
    stack[at + FIRST] = first
    stack[at + LAST] = k
    stack[at + NEXT] = first
    stack[at + KEY] = key
    stack[DEPTH] = depth


@rule
def touches_common(s: State, action: int) -> int:
    """1 if a placement covers ground that both sides may use."""
    if action == PASS:
        return 0
    seat = s.seat
    low = low_squares(seat, action) & ~s.land[2 * seat]
    high = high_squares(seat, action) & ~s.land[2 * seat + 1]
    return 1 if low or high else 0


@rule
def improve(s: State, at: int, action: int, value: int, stack: Row) -> None:
    """A move of this node is worth that much: Light wants it high, Dark low."""
    if s.seat == 0:
        if value > stack[at + WORTH]:
            stack[at + WORTH] = value
            stack[at + CHOICE] = action
        stack[at + ALPHA] = max(stack[at + ALPHA], value)
    else:
        if value < stack[at + WORTH]:
            stack[at + WORTH] = value
            stack[at + CHOICE] = action
        stack[at + BETA] = min(stack[at + BETA], value)


@rule
def close_node(work: Games[State], depth: int, stack: Row, seen: Row) -> None:
    """All its moves are tried, or enough of them: note it, and tell the node before."""
    at = FRAMES + FRAME * depth
    value = stack[at + WORTH]
    kind = EXACT
    if value <= stack[at + ALPHA_0]:
        kind = AT_MOST
    elif value >= stack[at + BETA_0]:
        kind = AT_LEAST
    note_seen(stack[at + KEY], value, kind, stack[at + CHOICE], seen)
    stack[DEPTH] = depth - 1
    if depth == 0:
        stack[VALUE] = value
        stack[BEST] = stack[at + CHOICE]
    else:
        before = at - FRAME
        improve(work[depth - 1], before, stack[MOVES + stack[before + NEXT] - 1], value, stack)


# --- what needs no search -------------------------------------------------------------------------------


@rule
def known(s: State, game: int, out: Row, stack: Row) -> int:
    """Light's margin if the game has ended, or if both only fill their own space from here on; else FAR."""
    if s.phase != BUILD or s.game_no != game:
        return lead(s, game, 0)
    if s.made[0] < SETTLED or s.made[1] < SETTLED or not apart(s, out):
        return FAR
    margin = stock_squares(s, 1) - stock_squares(s, 0)
    for seat in range(SIDES):
        squares = most_squares(s, seat, s.land[2 * seat], s.land[2 * seat + 1], PACKING_NODES, stack, PACKER)
        if squares == UNKNOWN:
            return FAR
        margin += squares if seat == 0 else -squares
    return margin


@rule
def apart(s: State, out: Row) -> bool:
    """Can neither side cover a square that the other might use? Then nothing more is claimed or captured either, since
    a piece on own land encloses nothing new."""
    for seat in range(SIDES):
        if list_anchors(s, seat, out) != list_at_home(s, seat, out):
            return False
    return True


@rule
def list_at_home(s: State, seat: int, out: Row) -> int:
    """How many placements lie wholly on own land."""
    low = s.land[2 * seat]
    high = s.land[2 * seat + 1]
    if low == 0 and high == 0:
        return 0
    below_low = low >> STRIDE | (high & ROW_1) << LAST_ROW
    forms_of(s, seat, low, below_low, low >> 2 * STRIDE | (high & ROWS_2) << LAST_2_ROWS, out, BOARDS)
    forms_of(s, seat, high, high >> STRIDE, high >> 2 * STRIDE, out, BOARDS + HIGH)
    n = 0
    for form in range(FORMS):
        n += count(out[BOARDS + form]) + count(out[BOARDS + HIGH + form])
    return n


@rule
def open_squares(s: State) -> int:
    """Squares that both sides may still cover."""
    low = free_low(s, 0) & free_low(s, 1)
    high = free_high(s, 0) & free_high(s, 1)
    return count(low) + count(high)


# --- positions seen before ------------------------------------------------------------------------------


@rule
def mix(lane: int, word: int, factor: int) -> int:
    """Numbers below 2**31 times a factor below 2**31: nothing overflows."""
    lane = ((lane ^ word) & PRIME) * factor
    return (lane ^ lane >> 29) & PRIME


@rule
def position_key(s: State) -> int:
    """62 bits of everything that the rest of the game depends on."""
    a = s.seat + 2 * s.passes + 8 * s.made[0] + 32 * s.made[1] + 128 * s.where + 1024
    b = a
    for side in range(SIDES):
        low = s.heads[2 * side]
        high = s.heads[2 * side + 1]
        while low or high:
            cell = first_cell(low, high)
            one_low, one_high = first_square(low, high)
            low &= ~one_low
            high &= ~one_high
            word = s.at[cell] + 4096 * cell + (1 << 20) * side
            a = mix(a, word, LANE_A)
            b = mix(b, word, LANE_B)
    for i in range(2 * SIDES):
        a = mix(mix(a, s.land[i] & PRIME, LANE_A), s.land[i] >> 31, LANE_A)
        b = mix(mix(b, s.land[i] & PRIME, LANE_B), s.land[i] >> 31, LANE_B)
    for i in range(2):
        a = mix(mix(a, s.people[i] & PRIME, LANE_A), s.people[i] >> 31, LANE_A)
        b = mix(mix(b, s.people[i] & PRIME, LANE_B), s.people[i] >> 31, LANE_B)
    return a << 31 | b


@rule
def slot_of(key: int, seen: Row) -> int:
    return key % (len(seen) // ENTRY) * ENTRY


@rule
def note_seen(key: int, value: int, kind: int, action: int, seen: Row) -> None:
    slot = slot_of(key, seen)
    seen[slot] = key
    seen[slot + 1] = value * KIND_OF + kind
    seen[slot + 2] = action


@rule
def look_up(key: int, alpha: int, beta: int, seen: Row) -> int:
    """What a position is worth, as far as it matters between these bounds; else FAR."""
    slot = slot_of(key, seen)
    if seen[slot] != key:
        return FAR
    kind = seen[slot + 1] & (KIND_OF - 1)
    value = seen[slot + 1] >> 2
    if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
        return value
    return FAR


@rule
def best_before(key: int, seen: Row) -> int:
    slot = slot_of(key, seen)
    return seen[slot + 2] if seen[slot] == key else -1
