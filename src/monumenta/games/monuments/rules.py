"""The rules of World Monuments. Numbers like Q4 are rows of the ledger, ledger.md."""

from __future__ import annotations

from monumenta.engine.author.bits import count, lowest
from monumenta.engine.author.contract import CHANCE, OVER
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats, Rng, Row
from monumenta.engine.author.tell import tell

from .actions import BEGIN, BUILD, NOTHING, SINGLE
from .observation import see
from .state import (
    AFTER_RIM,
    BLACK,
    BLACK_PAID,
    BLUE,
    BOX,
    BUILDING,
    BY_STARTER,
    CENTRE,
    COLOURS,
    ENDED,
    GAME_OVER,
    KINDS,
    LAID,
    LAYING,
    MIDDLE,
    OUTER,
    PASSED,
    QUARRY,
    RAISED,
    ROUND_BEGUN,
    SINGLED,
    SINGLES,
    SLOTS,
    SPACES,
    START,
    STARTED,
    STEPPED,
    State,
)
from .tables import (
    BAGS,
    CARRIES,
    COLOUR_SLOTS,
    GROUND,
    MIDDLE_SINGLES,
    NEAR,
    NEAR_COUNT,
    SLOT_COLOUR,
    SLOT_POINTS,
    STEPS,
    SUPPLY,
    SUPPORTS,
    WAY_COUNT,
    WAYS,
    WHOLE,
)

ROUNDS = BOX.rounds
START_SCORE = BOX.start_score
GEM_POINTS = BOX.gem_points
BLACK_POINTS = BOX.black_points
PASS_PENALTY = BOX.pass_penalty
OUTER_FILL = BOX.quarry.outer_fill
MIDDLE_FILL = BOX.quarry.middle_fill
STEP_KINDS = len(BOX.steps)
CHOICES = KINDS + 1
"""Action ids per space: each token kind, or nothing."""
QUOTA = 8
"""Bits for how many tokens somebody may have; FAIR is the number that stands for none."""
QUOTAS = (1 << QUOTA) - 1
FAIR = 100


# --- set-up -------------------------------------------------------------------------------------------


@rule
def start(s: State) -> None:
    for kind in range(KINDS):
        s.supply[kind] = SUPPLY[kind]
    for seat in range(s.players):
        s.points[seat] = START_SCORE
    s.free = GROUND[s.monument]
    if s.begins:
        s.starter = s.begins - 1
        begin_round(s)


@rule
def begin_round(s: State) -> None:
    """Q1: the round's tokens go from the supply into the bag."""
    bag = s.round_no
    s.round_no += 1
    tell(s, ROUND_BEGUN)
    for kind in range(KINDS):
        s.bag[kind] = BAGS[s.monument, bag, kind]
        s.supply[kind] -= s.bag[kind]
    s.singles = 0
    s.seat = s.starter
    s.to_name = MIDDLE_SINGLES[s.monument, bag]
    if s.to_name and not names_after_rim(s):
        s.phase = SINGLES
    else:
        lay_rim(s)


@rule
def names_after_rim(s: State) -> bool:
    """Q4: are the single spaces named between rim and middle ring? In version 1 they were before the rim."""
    return s.singles_by & AFTER_RIM != 0


@rule
def starter_names(s: State) -> bool:
    """Q4: does the start player name the single spaces, or luck?"""
    return s.singles_by & BY_STARTER != 0


@rule
def lay_rim(s: State) -> None:
    s.phase = LAYING
    s.laying_on = 0
    s.laying_left = OUTER_FILL


@rule
def lay_middle(s: State) -> None:
    s.phase = LAYING
    s.laying_on = OUTER
    s.laying_left = middle_fill(s)


@rule
def middle_fill(s: State) -> int:
    """Q3, Q4: how many tokens the middle space gets that is laid now."""
    return MIDDLE_FILL - (s.singles >> (s.laying_on - OUTER) & 1)


# --- who acts, and what is possible -------------------------------------------------------------------


@rule
def seats(s: State) -> int:
    return s.players


@rule
def actor(s: State) -> int:
    phase = s.phase
    if phase == QUARRY or phase == BUILDING:
        return s.seat
    if phase == ENDED:
        return OVER
    if phase == SINGLES and starter_names(s):
        return s.seat
    return CHANCE


@rule
def turn(s: State) -> int:
    return s.turns


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """Write the ids of the legal actions, return how many."""
    phase = s.phase
    if phase == LAYING:
        return legal_tokens(s, out)
    if phase == QUARRY:
        return legal_steps(s, out)
    if phase == BUILDING:
        return legal_slots(s, out)
    if phase == SINGLES:
        return legal_singles(s, out)
    if phase == START:
        for p in range(s.players):
            out[p] = BEGIN + p
        return s.players
    return 0


@rule
def legal_tokens(s: State, out: Row) -> int:
    """Q2: any token kind that is still in the bag."""
    k = 0
    first = s.laying_on * CHOICES
    for kind in range(KINDS):
        if s.bag[kind] > 0:
            out[k] = first + kind
            k += 1
    return k


@rule
def legal_singles(s: State, out: Row) -> int:
    k = 0
    for j in range(MIDDLE):
        if not s.singles >> j & 1:
            out[k] = SINGLE + j
            k += 1
    return k


@rule
def legal_steps(s: State, out: Row) -> int:
    """Q5 to Q13: spaces from which the turn can still be completed, with each token that can be taken there."""
    k = 0
    if s.worker == 0:
        for space in range(OUTER):
            k = list_tokens(s, space, out, k)
        return k
    at = s.worker - 1
    for i in range(NEAR_COUNT[at]):
        space = NEAR[at, i]
        if not s.visited >> space & 1 and leads_out(s, space):
            k = list_tokens(s, space, out, k)
    return k


@rule
def list_tokens(s: State, space: int, out: Row, k: int) -> int:
    first = space * CHOICES
    if not s.stocked >> space & 1:
        out[k] = first + NOTHING
        return k + 1
    for kind in range(KINDS):
        if s.quarry[space, kind] > 0:
            out[k] = first + kind
            k += 1
    return k


@rule
def leads_out(s: State, space: int) -> bool:
    """Q13: can the turn be completed from here: steps used up, on the rim, with a token?"""
    steps = s.steps_left - 1
    satisfied = s.taken > 0 or s.stocked >> space & 1 == 1
    for i in range(WAY_COUNT[space, steps]):
        way = WAYS[space, steps, i]
        if way & s.visited == 0 and (satisfied or way & s.stocked != 0):
            return True
    return False


@rule
def buildable(s: State, seat: int) -> int:
    """C2, C3: the free slots for which the seat holds a token."""
    slots = 0
    for colour in range(COLOURS):
        if s.hand[seat, colour] > 0:
            slots |= COLOUR_SLOTS[s.monument, colour]
    return slots & s.free


@rule
def legal_slots(s: State, out: Row) -> int:
    slots = buildable(s, s.seat)
    k = 0
    while slots:
        out[k] = BUILD + lowest(slots)
        slots &= slots - 1
        k += 1
    return k


@rule
def weights(s: State, out: Row) -> int:
    """Q2: a kind is as likely as it is frequent in the bag; start player and single spaces are all alike."""
    if s.phase == LAYING:
        k = 0
        total = 0
        for kind in range(KINDS):
            n = s.bag[kind]
            if n > 0:
                out[k] = n
                total += n
                k += 1
        return total
    k = s.players
    if s.phase == SINGLES:
        k = MIDDLE
        for j in range(MIDDLE):
            k -= s.singles >> j & 1
    for i in range(k):
        out[i] = 1
    return k


# --- acting -------------------------------------------------------------------------------------------


@rule
def apply(s: State, seat: int, action: int) -> None:
    tell_opening(s)
    move(s, seat, action)
    settle(s)


@rule
def tell_opening(s: State) -> None:
    """Where a seat was named to begin, no lot says so: it is told with the first thing that happens."""
    laid_out = s.phase == LAYING or s.phase == SINGLES
    if s.begins and laid_out and s.round_no == 1 and s.lying == 0 and s.singles == 0:
        tell(s, STARTED, s.starter)
        tell(s, ROUND_BEGUN)


@rule
def move(s: State, seat: int, action: int) -> None:
    """The action's own effect, which its player may see before confirming."""
    if action < BUILD:
        space = action // CHOICES
        kind = action - space * CHOICES
        if s.phase == LAYING:
            lay(s, space, kind)
        else:
            enter(s, space, kind)
    elif action < SINGLE:
        build(s, action - BUILD)
    elif action < BEGIN:
        s.singles |= 1 << (action - SINGLE)
        s.to_name -= 1
        tell(s, SINGLED, action - SINGLE, seat)
    else:
        s.starter = action - BEGIN
        tell(s, STARTED, s.starter)


@rule
def lay(s: State, space: int, kind: int) -> None:
    tell(s, LAID, space, kind)
    s.bag[kind] -= 1
    s.quarry[space, kind] += 1
    s.stocked |= 1 << space
    s.lying += 1
    s.laying_left -= 1


@rule
def enter(s: State, space: int, kind: int) -> None:
    """Q9: one token from every space entered that holds any."""
    tell(s, STEPPED, space, kind)
    s.visited |= 1 << space
    s.trail[s.trail_length] = space
    s.trail_length += 1
    s.worker = space + 1
    s.steps_left -= 1
    if kind != NOTHING:
        take(s, space, kind)


@rule
def take(s: State, space: int, kind: int) -> None:
    s.quarry[space, kind] -= 1
    s.hand[s.seat, kind] += 1
    s.taken += 1
    s.lying -= 1
    for other in range(KINDS):
        if s.quarry[space, other] > 0:
            return
    s.stocked &= ~(1 << space)


@rule
def build(s: State, slot: int) -> None:
    """C4: the token stands, its points are scored at once, and slots that it was the last support of become free."""
    m = s.monument
    s.hand[s.seat, SLOT_COLOUR[m, slot]] -= 1
    s.points[s.seat] += SLOT_POINTS[m, slot]
    s.builder[slot] = s.seat + 1
    tell(s, RAISED, slot)
    s.built |= 1 << slot
    s.free &= ~(1 << slot)
    above = CARRIES[m, slot]
    while above:
        up = lowest(above)
        above &= above - 1
        if SUPPORTS[m, up] & ~s.built == 0:
            s.free |= 1 << up


@rule
def settle(s: State) -> None:
    """What follows by itself."""
    phase = s.phase
    if phase == LAYING:
        if s.laying_left == 0:
            next_space(s)
    elif phase == QUARRY:
        if s.lying == 0:
            end_turn(s)
            empty_quarry(s)
        elif s.steps_left == 0:
            end_turn(s)
            next_walk(s)
    elif phase == BUILDING:
        s.turns += 1
        if s.built == WHOLE[s.monument]:
            end_game(s)
        else:
            s.seat = after(s, s.seat)
            next_builder(s)
    elif phase == SINGLES:
        if s.to_name == 0:
            end_naming(s)
    elif phase == START:
        begin_round(s)


@rule
def end_naming(s: State) -> None:
    """Naming is a turn of the start player like any other."""
    if starter_names(s):
        s.turns += 1
    if names_after_rim(s):
        lay_middle(s)
    else:
        lay_rim(s)


@rule
def next_space(s: State) -> None:
    """Q17, Q3: rim first, then the middle ring with its singles, then all that is left on the centre."""
    s.laying_on += 1
    if s.laying_on < OUTER:
        s.laying_left = OUTER_FILL
    elif s.to_name:
        s.phase = SINGLES
    elif s.laying_on < CENTRE:
        s.laying_left = middle_fill(s)
    else:
        left = 0
        if s.laying_on == CENTRE:
            for kind in range(KINDS):
                left += s.bag[kind]
        s.laying_left = left
        if left == 0:
            s.laying_on = 0
            s.phase = QUARRY
            s.quarry_turn = 0
            s.seat = s.starter
            next_walk_of(s)


@rule
def after(s: State, seat: int) -> int:
    """Clockwise."""
    seat += 1
    return seat if seat < s.players else 0


@rule
def end_turn(s: State) -> None:
    s.turns += 1
    s.taken = 0
    s.visited = 0
    for i in range(s.trail_length):
        s.trail[i] = 0
    s.trail_length = 0


@rule
def next_walk(s: State) -> None:
    s.seat = after(s, s.seat)
    next_walk_of(s)


@rule
def next_walk_of(s: State) -> None:
    """Q5, Q6: place the worker on turn 1, then walk 2, 3 and from turn 4 on 4 steps."""
    s.quarry_turn += 1
    if s.quarry_turn == 1:
        s.steps_left = 1
        return
    s.steps_left = STEPS[min(s.quarry_turn - 2, STEP_KINDS - 1)]
    if not s.allow_return_to_start:
        s.visited = 1 << (s.worker - 1)


@rule
def empty_quarry(s: State) -> None:
    """Q14, Q15: the black token brings its holder the worker and points; then construction begins."""
    s.worker = 0
    s.steps_left = 0
    s.quarry_turn = 0
    for seat in range(s.players):
        if s.hand[seat, BLACK] > 0:
            s.hand[seat, BLACK] -= 1
            s.supply[BLACK] += 1
            s.points[seat] += BLACK_POINTS
            s.blacks[seat] += 1
            s.starter = seat
            tell(s, BLACK_PAID, seat)
    s.phase = BUILDING
    s.passed = 0
    s.seat = s.starter
    next_builder(s)


@rule
def next_builder(s: State) -> None:
    """C5, C9: whoever cannot build passes; when all have passed the round is over."""
    everybody = (1 << s.players) - 1
    while s.passed != everybody:
        if not s.passed >> s.seat & 1:
            if buildable(s, s.seat):
                return
            give_up(s, s.seat)
        s.seat = after(s, s.seat)
    s.passed = 0
    if s.round_no == ROUNDS:
        end_game(s)
    else:
        begin_round(s)


@rule
def give_up(s: State, seat: int) -> None:
    """C6: a point lost for each building token behind the screen."""
    s.passed |= 1 << seat
    lost = 0
    if s.round_no < ROUNDS or s.round3_penalty:
        for colour in range(COLOURS):
            lost += s.hand[seat, colour] * PASS_PENALTY
    s.points[seat] -= lost
    s.lost[seat] += lost
    tell(s, PASSED, seat, lost)


@rule
def end_game(s: State) -> None:
    """E3: gems are scored."""
    s.phase = ENDED
    s.passed = 0
    s.seat = 0
    for seat in range(s.players):
        s.points[seat] += s.hand[seat, BLUE] * GEM_POINTS
    tell(s, GAME_OVER)


@rule
def score(s: State, out: Row) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat]


# --- what a seat may know -----------------------------------------------------------------------------


@rule
def conceal(s: State, seat: int) -> None:
    """H1: what stands behind the other screens, unless all play openly or the game is over."""
    if s.show_holdings or s.phase == ENDED:
        return
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other, kind] = 0


@rule
def rehide(s: State, seat: int, rng: Rng) -> None:
    """Deal all that is behind the other screens to them again, every token on its own. A concealed state will do.

    Who has built less than others has more left: all take about as many tokens, and who built which slot is seen."""
    if s.show_holdings or s.phase == ENDED:
        return
    quotas = screen_quotas(s, seat)
    for kind in range(KINDS):
        held = unseen(s, seat, kind)
        for other in range(s.players):
            if other != seat:
                s.hand[other, kind] = 0
        for _ in range(held):
            x = below(rng, quota_weights(s, seat, quotas))
            other = 0
            while other == seat or x >= quota_weight(quotas, other):
                if other != seat:
                    x -= quota_weight(quotas, other)
                other += 1
            s.hand[other, kind] += 1
            quotas -= 1 << QUOTA * other


@rule
def screen_quotas(s: State, seat: int) -> int:
    """How many tokens each of the others may have behind the screen, QUOTA bits each, with FAIR added."""
    others = s.players - 1 if seat >= 0 else s.players
    total = 0
    for kind in range(KINDS):
        total += unseen(s, seat, kind)
    built = 0
    for slot in range(SLOTS):
        builder = s.builder[slot] - 1
        if builder >= 0 and builder != seat:
            built += 1 << QUOTA * builder
            total += 1
    quotas = 0
    for other in range(s.players):
        if other != seat:
            share = total // max(1, others) - (built >> QUOTA * other & QUOTAS)
            quotas += max(0, share + FAIR) << QUOTA * other
    return quotas


@rule
def quota_weight(quotas: int, other: int) -> int:
    """Odds of one more token; never none, since nobody keeps count for the others."""
    return max(1, 4 * ((quotas >> QUOTA * other & QUOTAS) - FAIR))


@rule
def quota_weights(s: State, seat: int, quotas: int) -> int:
    total = 0
    for other in range(s.players):
        if other != seat:
            total += quota_weight(quotas, other)
    return total


@rule
def unseen(s: State, seat: int, kind: int) -> int:
    """Tokens of a kind behind the other screens: all that lie nowhere else, as anybody can count."""
    held = SUPPLY[kind] - s.supply[kind] - s.bag[kind]
    for space in range(SPACES):
        held -= s.quarry[space, kind]
    if kind < COLOURS:
        held -= count(s.built & COLOUR_SLOTS[s.monument, kind])
    return held - s.hand[seat, kind] if seat >= 0 else held


# --- observation --------------------------------------------------------------------------------------


@rule
def features(s: State, seat: int, out: Floats) -> None:
    """What the seat may know, as numbers: `observation.PARTS` says which."""
    see(s, seat, actor(s), out)
