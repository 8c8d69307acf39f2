"""What a seat of Mondo Sapiens sees as numbers. Seats are counted from the observer's own on."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count
from monumenta.engine.author.observation import Part, clear, length, mark, offset, spread
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats

from .box import TILES
from .scoring import level_of, turn_total
from .state import BOX, COUNT, DEAL, ENDED, MOST_PLAYERS, ROWS, SOLO, SPACES, TURNED, TURNS, VILLAGES, State
from .tables import PICTURE, SIDE_LAND, SIDE_ROAD, VOLCANO

EDGE: Final = 4
"""Numbers about a side: one of three landscapes, and a street."""
PICTURES: Final = 7
FACE: Final = 4 * EDGE + PICTURES + 2
"""Numbers about a face: its sides, from the upper one clockwise, then its picture and its volcano."""
SEAT: Final = 7 + VILLAGES
MINUTE: Final = 60_000.0
BOARDS: Final = len(BOX.boards)
PARTS: Final = (
    Part("boards", (MOST_PLAYERS, SPACES, FACE), 0, 1, "what lies on each space, by seat: a face as it is turned"),
    Part("heap", (TILES, 1 + FACE), 0, 1, "for each place of the heap: does a tile lie there, and the face it shows"),
    Part("hands", (MOST_PLAYERS, 2, FACE), 0, 1, "what is in hand, by seat: its front, its back"),
    Part("hand from", (MOST_PLAYERS, 3), 0, 1, "whether it came from the heap, from storage or from the card"),
    Part("card", (MOST_PLAYERS, FACE), 0, 1, "the buildings on the card"),
    Part(
        "seats",
        (MOST_PLAYERS, SEAT),
        -50,
        50,
        "by seat: share of spaces full, jumped out, ready, building used, chip's value / 5, points of all turns / 20, "
        "do volcanos apply, villages in storage",
    ),
    Part("sheet", (ROWS,), -50, 50, "the seat's score sheet of this turn, divided by 5"),
    Part("turn", (TURNS,), 0, 1, "one of three"),
    Part("level", (SOLO + 1,), 0, 1, "one of: beginner, advanced, expert, quick start, solo"),
    Part("board", (BOARDS,), 0, 1, "which board is played on"),
    Part("phase", (ENDED + 1,), 0, 1, "one of: dealing, countdown, playing, scored, ended"),
    Part("time left", (2,), 0, 100, "does the timer run where it can be seen, and the minutes that are left"),
)
FEATURES: Final = length(PARTS)
HEAP_SEEN: Final = offset(PARTS, "heap")
HANDS_SEEN: Final = offset(PARTS, "hands")
FROM_SEEN: Final = offset(PARTS, "hand from")
CARD_SEEN: Final = offset(PARTS, "card")
SEATS_SEEN: Final = offset(PARTS, "seats")
SHEET_SEEN: Final = offset(PARTS, "sheet")
TURN_SEEN: Final = offset(PARTS, "turn")
LEVEL_SEEN: Final = offset(PARTS, "level")
BOARD_SEEN: Final = offset(PARTS, "board")
PHASE_SEEN: Final = offset(PARTS, "phase")
TIME_SEEN: Final = offset(PARTS, "time left")


@rule
def see(s: State, seat: int, out: Floats) -> None:
    """From the seat's view only; `PARTS` says what is where."""
    clear(out)
    for i in range(s.players):
        p = (seat + i) % s.players
        for space in range(SPACES):
            if s.board[p, space]:
                show_face(s.board[p, space] - 1, (i * SPACES + space) * FACE, out)
        show_hand(s, p, i, out)
        show_seat(s, p, SEATS_SEEN + i * SEAT, out)
    if s.phase != COUNT and s.phase != DEAL:
        for slot in range(TILES):
            if s.up[slot]:
                k = HEAP_SEEN + slot * (1 + FACE)
                out[k] = 1.0
                show_face((s.up[slot] - 1) * TURNED, k + 1, out)
    for place in range(MOST_PLAYERS):
        if s.card[place]:
            show_face((s.card[place] - 1) * TURNED, CARD_SEEN + place * FACE, out)
    for row in range(ROWS):
        out[SHEET_SEEN + row] = s.points[s.turn_no * MOST_PLAYERS + seat, row] / 5.0
    mark(out, TURN_SEEN, TURNS, s.turn_no)
    mark(out, LEVEL_SEEN, SOLO + 1, level_of(s))
    mark(out, BOARD_SEEN, BOARDS, s.boards[s.turn_no])
    mark(out, PHASE_SEEN, ENDED + 1, s.phase)
    if s.ends and not s.hidden_time:
        out[TIME_SEEN] = 1.0
        out[TIME_SEEN + 1] = max(s.ends - s.now, 0) / MINUTE


@rule
def show_hand(s: State, p: int, i: int, out: Floats) -> None:
    if s.hand_front[p]:
        show_face((s.hand_front[p] - 1) * TURNED, HANDS_SEEN + 2 * i * FACE, out)
    if s.hand_back[p]:
        show_face((s.hand_back[p] - 1) * TURNED, HANDS_SEEN + (2 * i + 1) * FACE, out)
    mark(out, FROM_SEEN + 3 * i, 3, s.hand[p] - 1)


@rule
def show_seat(s: State, p: int, k: int, out: Floats) -> None:
    total = 0
    for turn_no in range(TURNS):
        total += turn_total(s, turn_no, p)
    out[k] = count(s.occupied[p]) / SPACES
    out[k + 1] = float(s.gone >> p & 1)
    out[k + 2] = float(s.ready >> p & 1)
    out[k + 3] = float(s.built >> p & 1)
    out[k + 4] = max(s.chip[p] - 1, 0) / 5.0
    out[k + 5] = total / 20.0
    out[k + 6] = float(s.volcanic >> p & 1)
    spread(out, k + 7, VILLAGES, s.villages[p])


@rule
def show_face(laid: int, k: int, out: Floats) -> None:
    """A face, times four, plus its quarter turns."""
    for side in range(4):
        out[k + side * EDGE + SIDE_LAND[laid, side]] = 1.0
        if SIDE_ROAD[laid, side]:
            out[k + side * EDGE + 3] = 1.0
    face = laid // TURNED
    mark(out, k + 4 * EDGE, PICTURES, PICTURE[face] - 1)
    mark(out, k + 4 * EDGE + PICTURES, 2, VOLCANO[face] - 1)
