"""What a placement encloses: the heart of the game. Numbers like C3 are rows of the ledger, ledger.md."""

from __future__ import annotations

from monumenta.engine.author.bits import count
from monumenta.engine.author.rule import rule
from monumenta.engine.author.tell import tell

from .board import fill, first_cell, first_square, on_all_sides, outside, spread
from .pieces import column_of, form_of, high_squares, low_squares, row_of
from .state import CAPTURED, GONE, KINDS, STRIDE, WORD, State
from .tables import ALL_FORMS, KIND, RING, ROWS_4, WINDOW


@rule
def splits(low: int, high: int, ring: int, row: int, column: int) -> bool:
    """Could a piece have cut these squares (those not its side's) in two? Not if its neighbours hang together.

    The five rows about the piece are one word, and only the squares around it count: no need to look any further.
    """
    near = (low & WINDOW[row, 0]) << WINDOW[row, 1] >> WINDOW[row, 2]
    near |= (high & WINDOW[row, 3]) << WINDOW[row, 4] >> WINDOW[row, 5]
    ring = ring << column >> 1
    near &= ring
    if near == ring or near == 0:
        return False
    reached = near & -near
    while True:
        wide = reached | reached << 1 | reached >> 1
        wide = (wide | (wide & ROWS_4) << STRIDE | wide >> STRIDE) & near
        if wide == reached:
            return reached != near
        reached = wide


@rule
def enclose(s: State, seat: int, action: int) -> None:
    """C1 to C6: judge all that the piece just placed has newly sealed."""
    low, high = outside(s.own[2 * seat], s.own[2 * seat + 1])
    if splits(low, high, RING[seat * ALL_FORMS + form_of(action)], row_of(action), column_of(action)):
        judge_parts(s, seat, low, high, low_squares(seat, action), high_squares(seat, action))


@rule
def judge_parts(s: State, seat: int, low: int, high: int, piece_low: int, piece_high: int) -> None:
    """C2: the parts next to the piece, each by itself, if there are at least two. Captures cannot join them."""
    near_low, near_high = spread(piece_low, piece_high)
    near_low &= low
    near_high &= high
    sealed = False
    while near_low or near_high:
        part_low, part_high = first_square(near_low, near_high)
        part_low, part_high = fill(part_low, part_high, low, high)
        near_low &= ~part_low
        near_high &= ~part_high
        if near_low == 0 and near_high == 0 and not sealed:
            return
        sealed = True
        if not (s.open_city and on_all_sides(part_low, part_high)):
            judge(s, seat, part_low, part_high, True)


@rule
def claim_pockets(s: State, seat: int) -> None:
    """C7: on the second move, every region without foreign pieces that is not the open city."""
    low, high = outside(s.own[2 * seat], s.own[2 * seat + 1])
    while low or high:
        part_low, part_high = first_square(low, high)
        part_low, part_high = fill(part_low, part_high, low, high)
        low &= ~part_low
        high &= ~part_high
        if not on_all_sides(part_low, part_high):
            judge(s, seat, part_low, part_high, s.pocket_capture != 0)


@rule
def judge(s: State, seat: int, low: int, high: int, captures: bool) -> None:
    """C3 to C5: no foreign piece inside, it is claimed; one, the piece is removed first; more, nothing happens."""
    other = 2 - 2 * seat
    theirs = count(low & s.heads[other]) + count(high & s.heads[other + 1])
    neutral = 1 if low & s.people[0] or high & s.people[1] else 0
    if theirs + neutral > 1 or (theirs + neutral == 1 and not captures):
        return
    if theirs:
        remove(s, 1 - seat, first_cell(low & s.heads[other], high & s.heads[other + 1]))
    elif neutral:
        remove_people(s, seat)
    s.land[2 * seat] |= low
    s.land[2 * seat + 1] |= high
    s.land[other] &= ~low
    s.land[other + 1] &= ~high


@rule
def remove(s: State, seat: int, cell: int) -> None:
    """C4: back into its owner's stock."""
    action = s.at[cell] - 1
    tell(s, CAPTURED, 1 - seat, action, cell)
    s.at[cell] = 0
    if cell < WORD:
        s.heads[2 * seat] &= ~(1 << cell)
    else:
        s.heads[2 * seat + 1] &= ~(1 << cell - WORD)
    s.own[2 * seat] &= ~low_squares(seat, action)
    s.own[2 * seat + 1] &= ~high_squares(seat, action)
    s.stock[seat * KINDS + KIND[form_of(action)]] += 1


@rule
def remove_people(s: State, by: int) -> None:
    """C5: out for good."""
    cell = first_cell(s.people[0], s.people[1])
    tell(s, CAPTURED, by, s.at[cell] - 1, cell)
    s.at[cell] = 0
    s.people[0] = 0
    s.people[1] = 0
    s.where = GONE
