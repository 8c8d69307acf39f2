"""What leaves the server of Monumental Moves. Nothing is hidden in this game: all see the same."""

from __future__ import annotations

from bisect import bisect
from typing import Final, Literal

from msgspec import Struct

from monumenta.engine.author.tell import Hear
from monumenta.engine.match.concealed import Seen

from . import rules
from .actions import PASS, PLACE
from .anchors import stock_squares
from .notation import PIECES, write
from .pieces import column_of, form_of, row_of
from .state import (
    ACTED,
    CAPTURED,
    CLAIMED,
    DARK,
    ENDED,
    GAME_OVER,
    HALF,
    KINDS,
    LIGHT,
    PEOPLE,
    SIDES,
    SIZE,
    SKIPPED,
    STRIDE,
    WORD,
    State,
)
from .tables import FIRST_FORM, KIND

Phase = Literal["people", "build", "over"]
PHASES: Final[tuple[Phase, ...]] = ("people", "build", "over")


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece on the board. Its corner is the upper left one of the turned piece's bounding box."""

    seat: int | None
    """0 Light, 1 Dark, null for the People Piece."""
    piece: str
    rotation: int
    """Quarter turns clockwise."""
    row: int
    col: int


class View(Struct, frozen=True, tag_field="game", tag="moves", forbid_unknown_fields=True):
    """The match as everybody sees it (`seat` is null for a spectator). Light is seat 0, Dark is seat 1."""

    seat: int | None
    phase: Phase
    number: int
    """Which game of the match, from 1."""
    games: int
    actor: int | None
    """The seat to act; null when the match is over."""
    placer: int
    """Who positions the People Piece in this game."""
    opener: int
    """Who makes its first move."""
    board: list[str]
    """Ten rows of ten: `L` Light's piece, `D` Dark's, `P` the People Piece, `l` and `d` claimed space, `.` open."""
    pieces: list[Placed]
    stocks: list[dict[str, int]]
    """Pieces not on the board, by seat."""
    left: list[int]
    """Squares of those pieces: what each seat would be left with if this game ended now. Fewer is better."""
    results: list[list[int]]
    """Left-over squares of both seats in each game that has ended."""
    totals: list[int]
    """Left-over squares of the match so far, the current game included."""
    made: list[int]
    """Placements of each seat in this game: 0, 1, or 2 for more. Who has made none cannot claim yet."""
    may_pass: bool
    winners: list[int]
    """Empty until the match is over; both if it is a draw."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """A legal action; there may be two thousand, so it says no more than where the piece would go."""

    do: str
    kind: Literal["people", "place", "pass"]
    piece: str | None = None
    rotation: int = 0
    row: int = 0
    col: int = 0


class Positioned(Struct, frozen=True, tag_field="kind", tag="people"):
    """The People Piece was positioned."""

    seat: int
    rotation: int
    row: int
    col: int


class Built(Struct, frozen=True, tag_field="kind", tag="placed"):
    seat: int
    piece: str
    rotation: int
    row: int
    col: int


class Captured(Struct, frozen=True, tag_field="kind", tag="captured"):
    """A piece was enclosed alone and removed; its owner may use it again, unless it is the People Piece."""

    seat: int
    """Who enclosed it."""
    taken: Placed


class Claimed(Struct, frozen=True, tag_field="kind", tag="claimed"):
    seat: int
    squares: list[list[int]]
    """Row and column of each square that became this seat's."""


class Passed(Struct, frozen=True, tag_field="kind", tag="passed"):
    seat: int


class Skipped(Struct, frozen=True, tag_field="kind", tag="skipped"):
    """A seat has no place for any piece and is passed over."""

    seat: int


class GameOver(Struct, frozen=True, tag_field="kind", tag="game_over"):
    """One game has ended."""

    number: int
    left: list[int]
    """Left-over squares by seat; fewest win."""
    winners: list[int]


class Over(Struct, frozen=True, tag_field="kind", tag="over"):
    """The match has ended."""

    totals: list[int]
    winners: list[int]


Event = Positioned | Built | Captured | Claimed | Passed | Skipped | GameOver | Over


def fewest(left: list[int]) -> list[int]:
    """Who has fewest left-over squares; both in a draw (E3, E4)."""
    return [seat for seat, n in enumerate(left) if n == min(left)]


def holds(low: int, high: int, row: int, column: int) -> bool:
    """Is this square on the board of two words?"""
    return bool((low >> row * STRIDE if row < HALF else high >> (row - HALF) * STRIDE) >> column & 1)


def squares_of(low: int, high: int) -> list[list[int]]:
    return [[r, c] for r in range(SIZE) for c in range(SIZE) if holds(low, high, r, c)]


def _mark(s: State, row: int, column: int) -> str:
    boards = (("L", s.own, 0), ("D", s.own, 2), ("P", s.people, 0), ("l", s.land, 0), ("d", s.land, 2))
    for mark, words, i in boards:
        if holds(words[i], words[i + 1], row, column):
            return mark
    return "."


def placed(seat: int | None, action: int) -> Placed:
    """A placement as a piece on the board."""
    kind = KIND[form_of(action)]
    return Placed(seat, PIECES[kind].id, form_of(action) - FIRST_FORM[kind], row_of(action), column_of(action))


def pieces_on(s: State) -> list[tuple[int | None, int]]:
    """Every piece on the board: its side, and the action that placed it."""
    found: list[tuple[int | None, int]] = []
    for cell in range(2 * WORD):
        if s.at[cell]:
            light = s.heads[0] >> cell if cell < WORD else s.heads[1] >> (cell - WORD)
            action = s.at[cell] - 1
            found.append((None if action < PLACE else LIGHT if light & 1 else DARK, action))
    return found


def left_now(s: State) -> list[int]:
    return [stock_squares(s, seat) for seat in range(SIDES)]


def totals(s: State) -> list[int]:
    return [rules.left_over(s, seat) for seat in range(SIDES)]


def ended_games(s: State) -> int:
    return s.games if s.phase == ENDED else s.game_no


def result(s: State, game: int) -> list[int]:
    """Left-over squares of both sides in a game that has ended."""
    return [s.results[game * SIDES + seat] for seat in range(SIDES)]


def view(seen: Seen) -> View:
    """What a seat sees: everything."""
    s: State = seen.plain
    seat = seen.viewer
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        number=s.game_no + 1,
        games=s.games,
        actor=None if s.phase == ENDED else s.seat,
        placer=rules.placer(s),
        opener=rules.opener(s),
        board=["".join(_mark(s, r, c) for c in range(SIZE)) for r in range(SIZE)],
        pieces=[placed(side, action) for side, action in pieces_on(s)],
        stocks=[{PIECES[k].id: s.stock[p * KINDS + k] for k in range(KINDS)} for p in range(SIDES)],
        left=left_now(s),
        results=[result(s, game) for game in range(ended_games(s))],
        totals=totals(s),
        made=[s.made[p] for p in range(SIDES)],
        may_pass=bool(s.voluntary_pass),
        winners=fewest(totals(s)) if s.phase == ENDED else [],
    )


def choice(s: State, action: int) -> Choice:
    """A legal action as what it does on the board."""
    if action == PASS:
        return Choice("pass", "pass")
    piece = placed(None, action)
    kind = "people" if action < PLACE else "place"
    return Choice(write(s, action), kind, piece.piece, piece.rotation, piece.row, piece.col)


def listener(s: State, events: list[Event]) -> Hear:
    """Every word of the rules is an event of its own. A placement may capture in several parts of the city, and these
    are judged one after the other; it is told in the order of the board."""
    del s
    cells: list[int] = []

    def hear(s: State, kind: int, seat: int, b: int, c: int) -> None:
        event = told(s, kind, seat, b, c)
        if kind == CAPTURED:
            before = bisect(cells, c)
            events.insert(len(events) - len(cells) + before, event)
            cells.insert(before, c)
        else:
            cells.clear()
            events.append(event)

    return hear


def told(s: State, kind: int, seat: int, b: int, c: int) -> Event:
    """What everybody at the table sees when the rules tell this."""
    if kind == ACTED:
        return _acted(seat, b)
    if kind == CAPTURED:
        return Captured(seat, placed(None if b < PLACE else 1 - seat, b))
    if kind == CLAIMED:
        return Claimed(seat, squares_of(b, c))
    if kind == SKIPPED:
        return Skipped(seat)
    if kind == GAME_OVER:
        left = result(s, s.game_no)
        return GameOver(s.game_no + 1, left, fewest(left))
    return Over(totals(s), fewest(totals(s)))


def _acted(seat: int, action: int) -> Event:
    if action == PASS:
        return Passed(seat)
    piece = placed(seat, action)
    if action < PLACE:
        return Positioned(seat, piece.rotation, piece.row, piece.col)
    return Built(seat, piece.piece, piece.rotation, piece.row, piece.col)


assert PHASES[PEOPLE] == "people"
