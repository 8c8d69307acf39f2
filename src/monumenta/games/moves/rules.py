"""The rules of Monumental Moves. Numbers like M4 are rows of the ledger, ledger.md."""

from __future__ import annotations

from monumenta.engine.author.bits import count, lowest, nth_bit
from monumenta.engine.author.contract import OVER
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats, Rng, Row
from monumenta.engine.author.tell import tell

from .actions import BOARDS, COUNTS, HIGH, PASS, PLACE
from .anchors import can_move, fill_stock, free_high, free_low, has, list_anchors, stock_squares
from .enclosure import claim_pockets, enclose
from .observation import see
from .pieces import form_of, head_column, high_squares, low_squares, row_of
from .state import (
    ACTED,
    ASIDE,
    BOX,
    BUILD,
    CELLS,
    CLAIMED,
    ENDED,
    FORMS,
    GAME_OVER,
    GAMES,
    HALF,
    KINDS,
    MATCH_OVER,
    PEOPLE,
    SIDES,
    SKIPPED,
    STANDS,
    STRIDE,
    WORD,
    State,
)
from .tables import ACROSS, BASE, COLUMN_OF, KIND, ROW_OF

MOST_PLACEMENTS = BOX.most_placements
MOST_PASSES = 2
"""Passes and skips in a row that end a game where passing is allowed."""
SETTLED = 2
"""Placements after which a side's further ones are all alike."""
ROOMY = 10
"""Placements up to which a blind guess fits often enough, at least once in six: then guessing is quicker."""
GUESSES = 24
"""After as many in vain the board is not roomy at all (a position that somebody set up): count instead."""


# --- set-up -------------------------------------------------------------------------------------------


@rule
def start(s: State) -> None:
    begin_game(s)


@rule
def begin_game(s: State) -> None:
    """S3, S4: an empty board; the placer positions the People Piece, or the opener begins without it."""
    for i in range(2 * SIDES):
        s.own[i] = 0
        s.land[i] = 0
        s.heads[i] = 0
    s.people[0] = 0
    s.people[1] = 0
    for cell in range(CELLS):
        s.at[cell] = 0
    fill_stock(s)
    s.made[0] = 0
    s.made[1] = 0
    s.placements = 0
    s.passes = 0
    s.where = ASIDE
    s.phase = BUILD if s.opening else PEOPLE
    s.seat = opener(s) if s.opening else placer(s)


@rule
def placer(s: State) -> int:
    """S4: who positions the People Piece: Light in the first game, Dark in the second."""
    return s.game_no


@rule
def opener(s: State) -> int:
    return 1 - s.game_no


# --- who acts, and what is possible -------------------------------------------------------------------


@rule
def seats(s: State) -> int:
    return SIDES


@rule
def actor(s: State) -> int:
    return OVER if s.phase == ENDED else s.seat


@rule
def turn(s: State) -> int:
    return s.turns


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """Write the ids of the legal actions, return how many."""
    if s.phase == PEOPLE:
        return legal_people(s, out)
    if s.phase == ENDED:
        return 0
    list_anchors(s, seat, out)
    k = 0
    for form in range(FORMS):
        k = list_ids(out, k, form, out[BOARDS + form], 0)
        k = list_ids(out, k, form, out[BOARDS + HIGH + form], HALF)
    if s.voluntary_pass:
        out[k] = PASS
        k += 1
    return k


@rule
def list_ids(out: Row, k: int, form: int, corners: int, row: int) -> int:
    """The placements of a form at these corners of the word that begins with this row."""
    first = BASE[form] + row * ACROSS[form]
    across = ACROSS[form]
    while corners:
        cell = lowest(corners)
        corners &= corners - 1
        out[k] = first + ROW_OF[cell] * across + COLUMN_OF[cell]
        k += 1
    return k


@rule
def legal_people(s: State, out: Row) -> int:
    """S3: anywhere on the board; if a piece lies there already, beside it."""
    k = 0
    for action in range(PLACE):
        if low_squares(0, action) & (s.own[0] | s.own[2]) == 0 and high_squares(0, action) & (s.own[1] | s.own[3]) == 0:
            out[k] = action
            k += 1
    return k


@rule
def mobility(s: State, seat: int, out: Row) -> int:
    """How many actions are legal, without listing them."""
    if s.phase == BUILD:
        return list_anchors(s, seat, out) + s.voluntary_pass
    return legal(s, seat, out)


@rule
def draw(s: State, seat: int, rng: Rng, out: Row) -> int:
    """A random legal action, without listing all. Every legal one is equally likely, guessed or counted out."""
    if s.phase == PEOPLE:
        if s.placements == 0:
            return below(rng, PLACE)
        return out[below(rng, legal_people(s, out))]
    if s.placements < ROOMY:
        action = guess(s, seat, rng)
        if action:
            return action
    n = list_anchors(s, seat, out)
    k = below(rng, n + s.voluntary_pass)
    return nth_placement(out, k) if k < n else PASS


@rule
def guess(s: State, seat: int, rng: Rng) -> int:
    """Ids drawn blindly until one is legal; 0 if none of them is. On a roomy board far quicker than to count."""
    low = free_low(s, seat)
    high = free_high(s, seat)
    for _ in range(GUESSES):
        action = PLACE + below(rng, PASS - PLACE + s.voluntary_pass)
        if action == PASS:
            return action
        # one question instead of three: nothing can foresee the answers
        taken = low_squares(seat, action) & ~low | high_squares(seat, action) & ~high
        if taken | ~has(s, seat, KIND[form_of(action)]) == 0:
            return action
    return 0


@rule
def nth_placement(out: Row, k: int) -> int:
    """The k-th of the placements whose corners lie in `out`, in the order of `legal`.

    Nothing can foresee which one, so there are no branches to be mistaken in."""
    form = -1
    for i in range(FORMS):
        form += 1 if out[BOARDS + COUNTS + i] <= k else 0
    k -= out[BOARDS + COUNTS + form]
    low = out[BOARDS + form]
    n = count(low)
    later = k >= n
    cell = nth_bit(out[BOARDS + HIGH + form] if later else low, k - n if later else k)
    row = ROW_OF[cell] + (HALF if later else 0)
    return BASE[form] + row * ACROSS[form] + COLUMN_OF[cell]


@rule
def weights(s: State, out: Row) -> int:
    """There is no luck in this game."""
    return 0


# --- acting -------------------------------------------------------------------------------------------


@rule
def move(s: State, seat: int, action: int) -> None:
    """The action's own effect, which its player may see before confirming: claims and captures included."""
    tell(s, ACTED, seat, action)
    if action < PLACE:
        stand_people(s, action)
    elif action < PASS:
        place(s, seat, action)
    else:
        s.passes += 1


@rule
def stand_people(s: State, action: int) -> None:
    s.people[0] = low_squares(0, action)
    s.people[1] = high_squares(0, action)
    s.at[row_of(action) * STRIDE + head_column(0, action)] = action + 1
    s.where = STANDS


@rule
def place(s: State, seat: int, action: int) -> None:
    """M2: the piece stands; C6, C7: a first move encloses nothing, a second one claims what the first has sealed."""
    low = low_squares(seat, action)
    high = high_squares(seat, action)
    s.own[2 * seat] |= low
    s.own[2 * seat + 1] |= high
    # what already is wholly one's own cannot become so again, however it is divided
    at_home = s.land[2 * seat] & low != 0 or s.land[2 * seat + 1] & high != 0
    s.land[2 * seat] &= ~low
    s.land[2 * seat + 1] &= ~high
    had_low = s.land[2 * seat]
    had_high = s.land[2 * seat + 1]
    cell = row_of(action) * STRIDE + head_column(seat, action)
    s.at[cell] = action + 1
    if cell < WORD:
        s.heads[2 * seat] |= 1 << cell
    else:
        s.heads[2 * seat + 1] |= 1 << (cell - WORD)
    s.stock[seat * KINDS + KIND[form_of(action)]] -= 1
    s.placements += 1
    s.passes = 0
    made = s.made[seat]
    if made < SETTLED:
        s.made[seat] = made + 1
    if made > 0:
        if not at_home:
            enclose(s, seat, action)
        if made == 1 and s.first_pocket:
            claim_pockets(s, seat)
    if s.land[2 * seat] != had_low or s.land[2 * seat + 1] != had_high:
        tell(s, CLAIMED, seat, s.land[2 * seat] & ~had_low, s.land[2 * seat + 1] & ~had_high)


@rule
def settle(s: State) -> None:
    """What follows by itself."""
    if s.phase == PEOPLE:
        s.phase = BUILD
        if not s.opening:
            s.seat = 1 - s.seat
            s.turns += 1
    elif s.phase == BUILD:
        s.turns += 1
        if s.opening and s.where == ASIDE:
            s.phase = PEOPLE
            s.seat = 1 - s.seat
        else:
            next_seat(s)


@rule
def next_seat(s: State) -> None:
    """M6, E1: whoever cannot move is skipped; when neither can the game is over."""
    if s.passes >= MOST_PASSES or s.placements >= MOST_PLACEMENTS:
        end_game(s)
        return
    if can_move(s, 1 - s.seat):
        s.seat = 1 - s.seat
        return
    s.passes += s.voluntary_pass
    if s.passes >= MOST_PASSES or not can_move(s, s.seat):
        end_game(s)
    else:
        tell(s, SKIPPED, 1 - s.seat)


@rule
def end_game(s: State) -> None:
    """E2, E5: the left-over squares are noted; after the first game of a match the second begins."""
    for seat in range(SIDES):
        s.results[s.game_no * SIDES + seat] = stock_squares(s, seat)
    tell(s, GAME_OVER)
    if s.game_no + 1 < s.games:
        s.game_no += 1
        begin_game(s)
    else:
        s.phase = ENDED
        s.seat = 0
        s.passes = 0
        tell(s, MATCH_OVER)


@rule
def left_over(s: State, seat: int) -> int:
    """E2: squares left over in all games, the one being played included."""
    n = 0 if s.phase == ENDED else stock_squares(s, seat)
    for game in range(GAMES):
        n += s.results[game * SIDES + seat]
    return n


@rule
def score(s: State, out: Row) -> None:
    """E3: fewest left-over squares win, so points are what is left over, below zero."""
    for seat in range(SIDES):
        out[seat] = -left_over(s, seat)


# --- what a seat may know: everything -----------------------------------------------------------------


@rule
def conceal(s: State, seat: int) -> None:
    """Nothing is hidden."""


@rule
def rehide(s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


# --- observation --------------------------------------------------------------------------------------


@rule
def features(s: State, seat: int, out: Floats) -> None:
    """What the seat may know, as numbers: `observation.PARTS` says which."""
    see(s, seat, left_over(s, seat), left_over(s, 1 - seat), out)
