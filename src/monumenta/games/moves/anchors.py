"""Where pieces fit: for every form, the board of the corners at which it covers free squares only.

The nine boards a … i are the free squares seen through a window of three by three:

    a b c
    d e f
    g h i

so `a & b & e` are the corners of the shape XX/.X, and all forms grow from shared parts.
"""

from __future__ import annotations

from monumenta.engine.author.bits import count
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Row

from .actions import BOARDS, COUNTS, HIGH
from .state import FORMS, KINDS, STRIDE, WORD, State
from .tables import COUNT, FIRST_FORM, FULL, PIECE_SQUARES, ROW_1, ROWS_2, SQUARE_SHIFTS

LAST_ROW = WORD - STRIDE
LAST_2_ROWS = WORD - 2 * STRIDE


@rule
def free_low(s: State, seat: int) -> int:
    """Squares of rows 0 to 4 that a side may cover: empty, and not the other's land."""
    return FULL & ~(s.own[0] | s.own[2] | s.people[0] | s.land[2 - 2 * seat])


@rule
def free_high(s: State, seat: int) -> int:
    return FULL & ~(s.own[1] | s.own[3] | s.people[1] | s.land[3 - 2 * seat])


@rule
def has(s: State, seat: int, kind: int) -> int:
    """All ones if the side has a piece of that kind in stock, else 0."""
    return -1 if s.stock[seat * KINDS + kind] else 0


@rule
def list_anchors(s: State, seat: int, out: Row) -> int:
    """Write, from out[BOARDS] on, the corners of each form in stock and how many come before; returns their number."""
    low = free_low(s, seat)
    high = free_high(s, seat)
    forms_of(s, seat, low, low >> STRIDE | (high & ROW_1) << LAST_ROW,
             low >> 2 * STRIDE | (high & ROWS_2) << LAST_2_ROWS, out, BOARDS)  # fmt: skip
    forms_of(s, seat, high, high >> STRIDE, high >> 2 * STRIDE, out, BOARDS + HIGH)
    n = 0
    for form in range(FORMS):
        out[BOARDS + COUNTS + form] = n
        n += count(out[BOARDS + form]) + count(out[BOARDS + HIGH + form])
    return n


@rule
def forms_of(s: State, seat: int, a: int, d: int, g: int, out: Row, k: int) -> None:
    """The 29 forms in one word, in the order of the box, from the free squares of three rows."""
    b = a >> 1
    c = a >> 2
    e = d >> 1
    f = d >> 2
    h = g >> 1
    i = g >> 2
    ab = a & b
    ad = a & d
    be = b & e
    de = d & e
    ef = e & f
    eh = e & h
    out[k] = a & has(s, seat, 0)
    yes = has(s, seat, 1)
    out[k + 1] = ab & yes
    out[k + 2] = ad & yes
    yes = has(s, seat, 2)
    out[k + 3] = ab & e & yes
    out[k + 4] = be & d & yes
    out[k + 5] = ad & e & yes
    out[k + 6] = ab & d & yes
    abc = ab & c
    adg = ad & g
    yes = has(s, seat, 3)
    out[k + 7] = abc & yes
    out[k + 8] = adg & yes
    yes = has(s, seat, 4)
    beh = b & eh
    deF = de & f  # noqa: N806  (the row d, e, f)
    out[k + 9] = abc & e & yes
    out[k + 10] = beh & d & yes
    out[k + 11] = deF & b & yes
    out[k + 12] = adg & e & yes
    out[k + 13] = ab & de & has(s, seat, 5)
    yes = has(s, seat, 6)
    if seat == 0:
        out[k + 14] = b & c & de & yes
        out[k + 15] = ad & eh & yes
    else:
        out[k + 14] = ab & ef & yes
        out[k + 15] = be & d & g & yes
    out[k + 16] = beh & d & f & has(s, seat, 7)
    gh = g & h
    yes = has(s, seat, 8)
    out[k + 17] = ab & d & gh & yes
    out[k + 18] = abc & d & f & yes
    out[k + 19] = ab & e & gh & yes
    out[k + 20] = a & c & deF & yes
    yes = has(s, seat, 9)
    out[k + 21] = ad & eh & i & yes
    out[k + 22] = b & c & de & g & yes
    out[k + 23] = ab & ef & i & yes
    out[k + 24] = c & ef & gh & yes
    yes = has(s, seat, 10)
    if seat == 0:
        out[k + 25] = ab & ef & h & yes
        out[k + 26] = c & f & d & eh & yes
        out[k + 27] = b & de & h & i & yes
        out[k + 28] = b & deF & g & yes
    else:
        out[k + 25] = b & c & de & h & yes
        out[k + 26] = b & deF & i & yes
        out[k + 27] = be & f & gh & yes
        out[k + 28] = a & deF & h & yes


@rule
def can_move(s: State, seat: int) -> bool:
    """Does any piece in stock fit anywhere? Small ones are tried first, so it is soon answered."""
    low = free_low(s, seat)
    high = free_high(s, seat)
    if low == 0 and high == 0:
        return False
    for kind in range(KINDS):
        if s.stock[seat * KINDS + kind]:
            for form in range(FIRST_FORM[kind], FIRST_FORM[kind + 1]):
                if fits(low, high, seat * FORMS + form, PIECE_SQUARES[kind]):
                    return True
    return False


@rule
def fits(low: int, high: int, form: int, squares: int) -> bool:
    """Does one form fit anywhere in these squares?"""
    in_low = low
    in_high = high
    at = SQUARE_SHIFTS[form, 0]
    if at:
        in_low = low >> at | (high & ((1 << at) - 1)) << (WORD - at)
        in_high = high >> at
    for i in range(1, squares):
        at = SQUARE_SHIFTS[form, i]
        in_low &= low >> at | (high & ((1 << at) - 1)) << (WORD - at)
        in_high &= high >> at
    return in_low != 0 or in_high != 0


@rule
def stock_squares(s: State, seat: int) -> int:
    """Squares of the pieces that are not on the board."""
    n = 0
    for kind in range(KINDS):
        n += s.stock[seat * KINDS + kind] * PIECE_SQUARES[kind]
    return n


@rule
def fill_stock(s: State) -> None:
    for kind in range(KINDS):
        s.stock[kind] = COUNT[kind]
        s.stock[KINDS + kind] = COUNT[kind]
