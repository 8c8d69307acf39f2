"""Mondo's bots: look at some tiles of the heap, take the one that promises most, or turn one over and look on.

They look for as long as a person would (see `mondo_pace`) and see what their seat sees. What they know of the score is
in `mondo_worth`, how they differ in `mondo_levels`.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.bits import count, lowest
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import row, rule
from monumenta.engine.author.state import Rng, Row

from ..actions import BUILD, OUT, PICK, PUT, RETURN, TAKE, TURN
from ..rules import WAYS, draw, heap_size, may_build, nth_slot, playing, spots
from ..state import BOX, FRONT, MOST_PLAYERS, SPACES, TURNED, VILLAGES, State
from ..tables import AT_BIT, CHIP_VALUE, IS_FRONT, SIDE_LAND, SIDE_ROAD, VILLAGE_FACE
from .levels import CHOOSY, JOKERS, LEAVING, LEVEL, LOOK, NOISE, PLACE, RESERVE, THOUGHTS, TILES_SEEN, TRAITS
from .worth import FITS, POINT, ROOM, board_worth, edges_around, note_rivals, tile_worth

# the placements that are thought through, best first: after a length, for each its worth at a glance, what to do to
# get the tile, space and side and quarter turns as in PUT, and the face laid
LENGTH: Final = ROOM
LIST: Final = ROOM + 1
ENTRY: Final = 4
MOST: Final = 64
BEST: Final = LIST + ENTRY * MOST
"""The choice: its worth, and the entry that it is."""
WORST: Final = -1_000_000
HOPELESS: Final = 40
"""Of a point: what a space that no tile fits may still bring."""
LAST_SPACES: Final = 2
"""From so many empty spaces on the chip is thought of."""
RISK: Final = 50
"""Percent in which another that is as far is out first."""
RIVAL_MS: Final = 6000
"""What another is thought to need for a space."""
CALM: Final = 400
"""Searches for each empty space, in percent, for which there must be time to be as choosy as can be."""
PLENTY: Final = 110
"""Tiles in the heap; with fewer there is less to wait for."""
GIVE_UP: Final = 30
"""Without a timer: one search of so many that found nothing is the last."""


def _ways(face: int) -> int:
    """In how many orientations it looks different."""
    looks = [[(SIDE_LAND[laid, side], SIDE_ROAD[laid, side]) for side in range(4)] for laid in _turned(face)]
    return next(k for k in range(1, TURNED + 1) if k == TURNED or looks[k] == looks[0])


def _turned(face: int) -> range:
    return range(face * TURNED, (face + 1) * TURNED)


DIFFERENT = row([_ways(face) for face in range(len(BOX.faces))])


@rule
def choose_mondo(s: State, seat: int, level: int, rng: Rng, out: Row, room: Row) -> int:
    """An action for a seat that can do something; `s` is a copy of the bot's own."""
    if not playing(s, seat):
        return draw(s, seat, rng, out)
    for trait in range(TRAITS):
        room[trait] = LEVEL[level, trait]
    return choose_by_traits(s, seat, rng, out, room)


@rule
def choose_by_traits(s: State, seat: int, rng: Rng, out: Row, room: Row) -> int:
    note_rivals(s, seat, room)
    room[LENGTH] = 0
    if s.hand[seat]:
        return lay(s, seat, rng, room)
    if leaves(s, seat, room):
        return OUT
    seen = look(s, seat, rng, room)
    worth = judge(s, seat, room)
    if worth >= demanded(s, seat, rng, room):
        return room[room[BEST + 1] + 1]
    if s.ends == 0 and worth <= 0 and below(rng, GIVE_UP) == 0:
        return OUT
    return TURN + seen if seen >= 0 else draw(s, seat, rng, out)


# --- looking ------------------------------------------------------------------------------------------


@rule
def look(s: State, seat: int, rng: Rng, room: Row) -> int:
    """List placements of what comes into sight; returns a tile worth turning over, or -1."""
    n = heap_size(s)
    hidden = -1
    for _ in range(min(room[TILES_SEEN], n)):
        slot = nth_slot(s, below(rng, n))
        face = s.up[slot] - 1
        if hidden < 0 or not IS_FRONT[face]:
            hidden = slot
        consider(s, seat, TAKE + slot, face, 0 if IS_FRONT[face] else TURNED, rng, room)
    if below(rng, 100) < room[JOKERS]:
        for kind in range(VILLAGES):
            if s.villages[seat] >> kind & 1:
                consider(s, seat, PICK + kind, VILLAGE_FACE[kind], 0, rng, room)
        if may_build(s, seat):
            for place in range(MOST_PLAYERS):
                if s.card[place]:
                    consider(s, seat, BUILD + place, s.card[place] - 1, 0, rng, room)
    return hidden


@rule
def consider(s: State, seat: int, how: int, face: int, side: int, rng: Rng, room: Row) -> None:
    """List the placements of a face, by what a glance tells."""
    left = spots(s, seat)
    while left:
        space = AT_BIT[lowest(left)]
        left &= left - 1
        for turned in range(DIFFERENT[face]):
            worth = tile_worth(s, seat, space, face * TURNED + turned, room)
            if room[NOISE]:
                worth += below(rng, room[NOISE])
            enlist(worth, how, space * WAYS + side + turned, face, room)


@rule
def enlist(worth: int, how: int, way: int, face: int, room: Row) -> None:
    """Keep the best so far in order; as many as are thought through, one at least."""
    most = max(1, room[THOUGHTS])
    n = room[LENGTH]
    if n == most:
        if worth <= room[LIST + ENTRY * (n - 1)]:
            return
        n -= 1
    at = LIST + ENTRY * n
    while at > LIST and room[at - ENTRY] < worth:
        for i in range(ENTRY):
            room[at + i] = room[at - ENTRY + i]
        at -= ENTRY
    room[at] = worth
    room[at + 1] = how
    room[at + 2] = way
    room[at + 3] = face
    room[LENGTH] = n + 1


@rule
def judge(s: State, seat: int, room: Row) -> int:
    """Think the listed placements through: what the best brings; BEST says which."""
    room[BEST] = WORST
    room[BEST + 1] = LIST
    if room[LENGTH] and room[THOUGHTS] == 0:
        room[BEST] = room[LIST]
        return room[BEST]
    before = board_worth(s, seat, room)
    for i in range(room[LENGTH]):
        at = LIST + ENTRY * i
        space = room[at + 2] // WAYS
        s.board[seat, space] = 1 + room[at + 3] * TURNED + room[at + 2] % TURNED
        worth = board_worth(s, seat, room) - before
        s.board[seat, space] = 0
        if worth > room[BEST]:
            room[BEST] = worth
            room[BEST + 1] = at
    return room[BEST]


@rule
def lay(s: State, seat: int, rng: Rng, room: Row) -> int:
    """Where to put what is in hand; a tile that spoils more than it brings goes back."""
    if s.hand_front[seat]:
        consider(s, seat, 0, s.hand_front[seat] - 1, 0, rng, room)
    if s.hand_back[seat]:
        consider(s, seat, 0, s.hand_back[seat] - 1, TURNED, rng, room)
    worth = judge(s, seat, room)
    if worth > -POINT:
        return PUT + room[room[BEST + 1] + 2]
    return RETURN + (FRONT if s.hand_front[seat] else 1)


# --- patience, and the chip ---------------------------------------------------------------------------


@rule
def cycle_ms(room: Row) -> int:
    """From one tile to the next."""
    return room[LOOK] * room[TILES_SEEN] + room[PLACE]


@rule
def demanded(s: State, seat: int, rng: Rng, room: Row) -> int:
    """What a placement must bring to be taken: the less, the less time there is for each empty space."""
    if s.ends == 0:
        return room[CHOOSY] * below(rng, 100) // 60
    empty = SPACES - count(s.occupied[seat])
    searches = 100 * max(0, s.ends - s.now - room[RESERVE]) // (max(1, empty) * cycle_ms(room))
    calm = max(0, min(searches, CALM) - 100) * min(PLENTY, heap_size(s)) // PLENTY
    return 1 + room[CHOOSY] * calm // (CALM - 100)


@rule
def leaves(s: State, seat: int, room: Row) -> bool:
    """Is it time to jump out? With a full board, before the timer runs out, or when the chip is worth more."""
    empty = SPACES - count(s.occupied[seat])
    if empty == 0:
        return True
    if s.players == 1:
        return False
    if s.ends and s.ends - s.now < room[RESERVE]:
        return True
    if not room[LEAVING] or empty > LAST_SPACES:
        return False
    stake = chip_at_stake(s, seat, empty)
    return stake > 0 and hope(s, seat, room) <= stake


@rule
def chip_at_stake(s: State, seat: int, empty: int) -> int:
    """What the chip loses in value if another jumps out first, and one is about to."""
    if s.taken + 1 >= s.players:
        return 0
    soon = False
    for other in range(s.players):
        if other != seat and not s.gone >> other & 1 and SPACES - count(s.occupied[other]) <= empty:
            soon = True
    if not soon:
        return 0
    return RISK * (CHIP_VALUE[s.chip_set, s.taken] - CHIP_VALUE[s.chip_set, s.taken + 1])


@rule
def hope(s: State, seat: int, room: Row) -> int:
    """What the empty spaces may still bring within the time that another may need for as many."""
    total = 0
    n = heap_size(s)
    empty = SPACES - count(s.occupied[seat])
    patience = RIVAL_MS * empty
    for space in range(SPACES):
        if s.board[seat, space] == 0:
            fits = FITS[edges_around(s, seat, space)]
            wanted = cycle_ms(room) * 2 * n // (room[TILES_SEEN] * max(1, fits))
            total += 2 * POINT * patience // max(patience, wanted) if fits else HOPELESS
    return total
