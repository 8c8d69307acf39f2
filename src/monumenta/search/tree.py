"""Monte Carlo tree search (UCT), generic over games: any number of seats, luck, and what others hide.

Every iteration draws anew what the seat cannot know (`rehide`), goes down the tree by what its nodes have come to, adds
one node, plays on by `reply` until the game is over or `settled`, and asks what that is `worth` to every seat. Each
seat maximises its own. Luck's outcomes are nodes too, opened as they come. A node opens more of its candidates the
more often it is visited (progressive widening), those with a high prior first. At the root, sequential halving may
take the place of both: all candidates are tried, and the worse half drops out again and again; whoever asks for
iterations says when. What a game can say about itself are the stubs below; all have a default.

All of it is integers: the same seed and the same number of iterations give the same tree, plainly and compiled, in
whatever slices it is asked for.
"""

from __future__ import annotations

from math import log
from typing import Final, NamedTuple

from monumenta.engine.author.bits import square_root
from monumenta.engine.author.contract import ANYONE, OVER
from monumenta.engine.author.dispatch import actor, apply, draw, legal, rehide, score, seats
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import row, rule, stub
from monumenta.engine.author.state import Games, Record, Rng, Row
from monumenta.engine.match.play import anyone, pick

from .hooks import hook

ONE: Final = 1 << 16
"""What is best is worth this much to a seat, what is worst 0."""
HALF: Final = ONE // 2

# the cells of a node
ACTION: Final = 0
FIRST: Final = 1
"""Its youngest child, or 0."""
AFTER: Final = 2
"""Its next elder sibling, or 0."""
CHILDREN: Final = 3
"""How many it has."""
VISITS: Final = 4
CHANCES: Final = 5
"""How often it could have been chosen: in other worlds its action may not be legal."""
PRIOR: Final = 6
ORDER: Final = 7
"""Its index among its parent's children, in the order in which they were opened."""
SUMS: Final = 8
"""From here on: the sum of worths, by seat."""

# the cells of `control`
USED: Final = 0
"""Nodes in use."""
CAPACITY: Final = 1
"""Nodes that there is memory for."""
WIDTH: Final = 2
"""Cells of a node."""
ROOT: Final = 3
EXPLORE: Final = 4
"""The square of the constant of exploration, in units of EXPLORING."""
WIDE: Final = 5
"""A node with v visits has at most about the square root of WIDE * v children …"""
STEEP: Final = 6
"""… or, if this is 1, the cube root: for games that can tell which candidates come first."""
BIAS: Final = 7
"""How much a candidate's prior speaks for it while it has few visits; 0: priors are not looked at."""
CUT: Final = 8
"""Actions after which a playout is cut off by games that do so; 0: never."""
STYLE: Final = 9
"""A number for the game's own stubs: how a level plays on."""
RUNNING: Final = 10
"""How many of the root's children, from the youngest on, sequential halving has left; LINE_UP: it is yet to begin; 0:
there is none, and the root is gone down from like any other node."""
NEXT: Final = 11
"""The child that is tried next by halving; 0: the first."""
LEFT: Final = 12
"""How many are to come after it until the first one is tried again."""
ONLY: Final = 13
"""One more than the only action that is tried at the root; 0: whatever is on the shortlist."""
PATH: Final = 14
DEPTH: Final = 96
"""Nodes on a path; what comes deeper is played on."""
CELLS: Final = PATH + DEPTH
LINE_UP: Final = -1
EXPLORING: Final = 1 << 22
"""EXPLORING * 1024 is the square of ONE: the logarithms are in 1024ths."""

SPREAD: Final = 8
"""Points of lead that are worth three quarters, where a game does not say otherwise."""

LN: Final = row([round(1024 * log(max(n, 1))) for n in range(1025)])
LN2: Final = round(1024 * log(2))


class TreeDesk(NamedTuple):
    """A tree and everything that a search of it works with."""

    rng: Rng
    work: Games[Record]
    """Two states: the position as its seat knows it, and the iteration's own."""
    scratch: Games[Record]
    """States for `reply`, as a bot's desk has them."""
    out: Row
    """For legal actions."""
    weight: Row
    """For priors, or the odds of luck's actions."""
    room: Row
    child_of: Row
    """By action, while the children of a node are looked at: the child, or 0."""
    nodes: Row
    control: Row
    """Settings, counters and the path of the iteration."""
    value: Row
    win: Row
    points: Row
    outcomes: Row
    """By child of the root: how many iterations, the chances and the points that came of them, by seat."""


# --- what a game may say about itself -----------------------------------------------------------------


@stub
def shortlist(s: Record, seat: int, rng: Rng, out: Row, weight: Row, room: Row) -> int:
    """Write the actions that are worth a thought and the prior of each (0 to 1000), return how many: at least one.
    Those with a higher prior are tried first. `room` is scratch."""
    return hook(shortlist, s)(s, seat, rng, out, weight, room)


@rule
def all_legal(s: Record, seat: int, rng: Rng, out: Row, weight: Row, room: Row) -> int:  # noqa: ARG001  (as `shortlist`)
    k = legal(s, seat, out)
    for i in range(k):
        weight[i] = 0
    return k


@stub
def reply(s: Record, seat: int, style: int, rng: Rng, scratch: Games[Record], out: Row, room: Row) -> int:
    """A legal action as a playout goes on: quick, and any good player's first thought. It leaves `s` alone;
    `scratch` are states and `room` numbers to work with, as the greedy bot has them."""
    return hook(reply, s)(s, seat, style, rng, scratch, out, room)


@rule
def any_reply(s: Record, seat: int, style: int, rng: Rng, scratch: Games[Record], out: Row, room: Row) -> int:  # noqa: ARG001  (as `reply`)
    return draw(s, seat, rng, out)


@stub
def settled(s: Record, root: Record, steps: int, cut: int) -> bool:
    """May an iteration stop here, `steps` actions after it left the tree, although the game is not over?"""
    return hook(settled, s)(s, root, steps, cut)


@rule
def cut_off(s: Record, root: Record, steps: int, cut: int) -> bool:  # noqa: ARG001  (as `settled`)
    return cut > 0 and steps >= cut


@stub
def worth(s: Record, root: Record, value: Row, win: Row, points: Row) -> None:
    """Of a position that is over or settled write by seat: its worth to who thinks about `root` (0 to ONE), the chance
    to win (adding up to ONE), and the expected points."""
    hook(worth, s)(s, root, value, win, points)


@rule
def by_points(s: Record, root: Record, value: Row, win: Row, points: Row) -> None:  # noqa: ARG001  (as `worth`)
    """Most points win."""
    score(s, points)
    judge(points, seats(s), SPREAD, actor(s) == OVER, value, win)


@rule
def judge(points: Row, n: int, spread: int, over: bool, value: Row, win: Row) -> None:
    """Worths and chances from points. Before the end a lead of `spread` is worth three quarters, and of two wins nine
    games of ten; at the end half of the worth is who has won."""
    total = 0
    for p in range(n):
        ahead = points[p] - best_other(points, n, p)
        value[p] = lead_value(points, n, p, spread)
        win[p] = (1 if ahead >= 0 else 0) if over else 1 + value[p] * value[p] // ONE
        total += win[p]
    for p in range(n):
        win[p] = ONE * win[p] // total
        if over:
            value[p] = (win[p] + value[p]) // 2


@rule
def lead_value(points: Row, n: int, p: int, spread: int) -> int:
    """What a lead is worth. Most of it is over the mean of the others: that is as good a guide as the lead over the
    best of them, and less noisy, since they are never all lucky."""
    lead = (points[p] - best_other(points, n, p) + 3 * (points[p] - mean_other(points, n, p))) // 4
    return HALF + HALF * lead // (abs(lead) + spread)


@rule
def best_other(points: Row, n: int, seat: int) -> int:
    """The most points that somebody else has; alone, none."""
    best = 0
    for i in range(1, n):
        other = points[(seat + i) % n]
        best = other if i == 1 else max(best, other)
    return best


@rule
def mean_other(points: Row, n: int, seat: int) -> int:
    """Of the others; alone, none."""
    total = 0
    for i in range(1, n):
        total += points[(seat + i) % n]
    return total // max(1, n - 1)


# --- the tree -----------------------------------------------------------------------------------------


@rule
def ln(n: int) -> int:
    """The logarithm in 1024ths, looked up, so that it is the same everywhere."""
    total = 0
    while n > 1024:
        n >>= 1
        total += LN2
    return total + LN[n]


@rule
def add_child(nodes: Row, control: Row, node: int, action: int, prior: int) -> int:
    """A new node; 0 if there is no memory left."""
    child = control[USED]
    if child >= control[CAPACITY]:
        return 0
    control[USED] = child + 1
    at = child * control[WIDTH]
    for cell in range(control[WIDTH]):
        nodes[at + cell] = 0
    parent = node * control[WIDTH]
    nodes[at + ACTION] = action
    nodes[at + PRIOR] = prior
    nodes[at + ORDER] = nodes[parent + CHILDREN]
    nodes[at + AFTER] = nodes[parent + FIRST]
    nodes[parent + FIRST] = child
    nodes[parent + CHILDREN] += 1
    return child


@rule
def may_widen(nodes: Row, control: Row, node: int) -> bool:
    """Progressive widening: may one more child be opened here?"""
    at = node * control[WIDTH]
    count = nodes[at + CHILDREN]
    most = control[WIDE] * nodes[at + VISITS]
    return count * count * (count if control[STEEP] > 0 else 1) <= most


@rule
def uct(nodes: Row, control: Row, child: int, who: int) -> int:
    """What a child promises to who chooses: its mean worth, more if it was seldom tried, more if its prior is high."""
    at = child * control[WIDTH]
    visits = nodes[at + VISITS]
    tried = square_root(control[EXPLORE] * ln(nodes[at + CHANCES] + 1) // visits)
    return nodes[at + SUMS + who] // visits + tried + control[BIAS] * nodes[at + PRIOR] // (visits + 1)


@rule
def descend(s: Record, who: int, node: int, desk: TreeDesk) -> int:
    """The child to go on with where a seat chooses; opened now, or 0 if there is none and no memory for one."""
    rng, out, weight = desk.rng, desk.out, desk.weight
    child_of, nodes, control = desk.child_of, desk.nodes, desk.control
    k = shortlist(s, who, rng, out, weight, desk.room)
    if control[ONLY] > 0 and node == control[ROOT]:
        k = 1
        out[0] = control[ONLY] - 1
        weight[0] = 0
    width = control[WIDTH]
    c = nodes[node * width + FIRST]
    while c > 0:
        child_of[nodes[c * width + ACTION]] = c
        c = nodes[c * width + AFTER]
    weighed = control[BIAS] > 0
    best = -1
    choice = 0
    heaviest = -1
    fresh = -1
    equals = 0
    for j in range(k):
        c = child_of[out[j]]
        if c > 0:
            nodes[c * width + CHANCES] += 1
            u = uct(nodes, control, c, who)
            if u > best:
                best = u
                choice = c
        else:
            heavy = weight[j] if weighed else 0
            if heavy > heaviest:
                heaviest = heavy
                equals = 0
            if heavy == heaviest:
                equals += 1
                if below(rng, equals) == 0:
                    fresh = j
    c = nodes[node * width + FIRST]
    while c > 0:
        child_of[nodes[c * width + ACTION]] = 0
        c = nodes[c * width + AFTER]
    if fresh >= 0 and (choice == 0 or may_widen(nodes, control, node)):
        opened = add_child(nodes, control, node, out[fresh], weight[fresh])
        if opened > 0:
            return opened
    return choice


@rule
def line_up(s: Record, seat: int, desk: TreeDesk) -> None:
    """Begin sequential halving: all candidates become the root's children, as far as there is memory."""
    out, weight = desk.out, desk.weight
    child_of, nodes, control = desk.child_of, desk.nodes, desk.control
    k = shortlist(s, seat, desk.rng, out, weight, desk.room)
    base = control[ROOT] * control[WIDTH]
    c = nodes[base + FIRST]
    while c > 0:
        child_of[nodes[c * control[WIDTH] + ACTION]] = c
        c = nodes[c * control[WIDTH] + AFTER]
    for j in range(k):
        if child_of[out[j]] == 0:
            add_child(nodes, control, control[ROOT], out[j], weight[j])
        child_of[out[j]] = 0
    control[RUNNING] = nodes[base + CHILDREN]
    control[NEXT] = 0


@rule
def next_running(nodes: Row, control: Row) -> int:
    """The child of the root that halving tries now: of those that are left, one after the other."""
    width = control[WIDTH]
    child = control[NEXT]
    if child == 0:
        child = nodes[control[ROOT] * width + FIRST]
        control[LEFT] = control[RUNNING]
    control[LEFT] -= 1
    control[NEXT] = nodes[child * width + AFTER] if control[LEFT] > 0 else 0
    return child


@rule
def follow_luck(nodes: Row, control: Row, node: int, action: int) -> int:
    """The child of a node at which luck has done something; opened now, or 0 if it is not worth one yet."""
    width = control[WIDTH]
    c = nodes[node * width + FIRST]
    while c > 0:
        if nodes[c * width + ACTION] == action:
            return c
        c = nodes[c * width + AFTER]
    return add_child(nodes, control, node, action, 0) if may_widen(nodes, control, node) else 0


@rule
def iterate(seat: int, desk: TreeDesk) -> int:
    """Go down the tree and play on in work[1]; the path is in `control`. Returns its length."""
    rng, out, nodes, control = desk.rng, desk.out, desk.nodes, desk.control
    s = desk.work[1]
    known = desk.work[0]
    rehide(s, seat, rng)
    node = control[ROOT]
    control[PATH] = node
    length = 1
    steps = 0
    inside = True
    who = actor(s)
    while who != OVER and not settled(s, known, steps, control[CUT]):
        if who == ANYONE:
            who = anyone(s, rng, out)
        child = 0
        action = 0
        if who < 0:
            action = pick(s, who, rng, out, desk.weight)
            if inside:
                child = follow_luck(nodes, control, node, action)
        elif inside:
            if control[RUNNING] > 0 and node == control[ROOT]:
                child = next_running(nodes, control)
            else:
                child = descend(s, who, node, desk)
            action = nodes[child * control[WIDTH] + ACTION]
        if child > 0:
            node = child
            control[PATH + length] = node
            length += 1
            inside = nodes[node * control[WIDTH] + VISITS] > 0 and length < DEPTH
        else:
            inside = False
            if who >= 0:
                action = reply(s, who, control[STYLE], rng, desk.scratch, out, desk.room)
        if not inside:
            steps += 1
        apply(s, who, action)
        who = actor(s)
    return length


@rule
def sweep(desk: TreeDesk, seat: int, n: int) -> None:
    """`n` iterations more."""
    work, nodes, control = desk.work, desk.nodes, desk.control
    value, win, points, outcomes = desk.value, desk.win, desk.points, desk.outcomes
    count = seats(work[0])
    if control[RUNNING] == LINE_UP:
        work[1] = work[0]
        rehide(work[1], seat, desk.rng)
        line_up(work[1], seat, desk)
    for _ in range(n):
        work[1] = work[0]
        length = iterate(seat, desk)
        worth(work[1], work[0], value, win, points)
        for i in range(length):
            at = control[PATH + i] * control[WIDTH]
            nodes[at + VISITS] += 1
            for p in range(count):
                nodes[at + SUMS + p] += value[p]
        if length > 1:
            entry = nodes[control[PATH + 1] * control[WIDTH] + ORDER] * (2 * count + 1)
            outcomes[entry] += 1
            for p in range(count):
                outcomes[entry + 1 + p] += win[p]
                outcomes[entry + 1 + count + p] += points[p]
