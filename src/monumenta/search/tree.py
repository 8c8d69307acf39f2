"""Monte Carlo tree search, generic over games: any number of seats, luck, and what others hide.

Every iteration draws anew what the seat cannot know (`rehide`), goes down the tree by what its nodes have come to, adds
one node, plays on by `reply` until the game is over or `settled`, and asks what that is `worth` to every seat. Each
seat maximises its own. Luck's outcomes are nodes too, opened as they come. A node opens more of its candidates the
more often it is visited; at the root all of them may race instead, and the worse half drops out again and again (who
asks for iterations says when). What a game can say about itself are the five stubs below; all have a default.

`work[0]` is the position as its seat knows it, `work[1]` the iteration's own; `tree` holds nodes, `mind` the search's
settings and path, `ledger` what has come of the root's children. All of it is integers: the same seed and the same
number of iterations give the same tree, plainly and compiled, in whatever slices it is asked for.
"""

from __future__ import annotations

from math import log
from typing import Final

from monumenta.engine.author.bits import root
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
KIDS: Final = 3
VISITS: Final = 4
CHANCES: Final = 5
"""How often it could have been chosen: in other worlds its action may not be legal."""
PRIOR: Final = 6
ORDER: Final = 7
"""The how-manieth child of its parent it is."""
SUMS: Final = 8
"""From here on: the sum of worths, by seat."""

# the cells of `mind`
USED: Final = 0
"""Nodes in use."""
NODES: Final = 1
"""Nodes that there is memory for."""
WIDTH: Final = 2
"""Cells of a node."""
ROOT: Final = 3
EXPLORE: Final = 4
"""The square of the constant of exploration, in units of EXPLORING."""
WIDE: Final = 5
"""A node with v visits has at most about the root of WIDE * v children …"""
STEEP: Final = 6
"""… or, if this is 1, the cube root: for games that can tell which candidates come first."""
BIAS: Final = 7
"""How much a candidate's weight speaks for it while it has few visits; 0: weights are not looked at."""
CUT: Final = 8
"""Actions after which a playout is cut off by games that do so; 0: never."""
MANNER: Final = 9
"""A number for the game's own stubs: how a level plays on."""
FIELD: Final = 10
"""How many of the root's children, from the youngest on, are still in the race; LINE_UP: it is yet to begin; 0: there
is none, and the root is gone down from like any other node."""
NEXT: Final = 11
"""The child whose turn it is in the race; 0: the first."""
LEFT: Final = 12
"""How many are to come after it until it is the first one's turn again."""
ONLY: Final = 13
"""One more than the only action that is tried at the root; 0: whatever is on the shortlist."""
PATH: Final = 14
DEPTH: Final = 96
"""Nodes on a path; what comes deeper is played on."""
CELLS: Final = PATH + DEPTH
LINE_UP: Final = -1
EXPLORING: Final = 1 << 22
"""EXPLORING * 1024 is the square of ONE: the table of logarithms is in 1024ths."""

SPREAD: Final = 8
"""Points of lead that are worth three quarters, where a game does not say otherwise."""

LN: Final = row([round(1024 * log(max(n, 1))) for n in range(1025)])
LN2: Final = round(1024 * log(2))


# --- what a game may say about itself -----------------------------------------------------------------


@stub
def shortlist(s: Record, seat: int, rng: Rng, out: Row, weight: Row, room: Row) -> int:
    """Write the actions that are worth a thought and how much speaks for each (0 to 1000); return how many: at least
    one. Heavier ones are tried first. `room` is scratch."""
    return hook(shortlist, s)(s, seat, rng, out, weight, room)


@rule
def all_legal(s: Record, seat: int, rng: Rng, out: Row, weight: Row, room: Row) -> int:  # noqa: ARG001  (as `shortlist`)
    k = legal(s, seat, out)
    for i in range(k):
        weight[i] = 0
    return k


@stub
def reply(s: Record, seat: int, manner: int, rng: Rng, desk: Games[Record], out: Row, room: Row) -> int:
    """A legal action as a playout goes on: quick, and any good player's first thought. It leaves `s` alone; `desk` are
    scratch states, `room` scratch numbers, as the greedy bot has them."""
    return hook(reply, s)(s, seat, manner, rng, desk, out, room)


@rule
def any_reply(s: Record, seat: int, manner: int, rng: Rng, desk: Games[Record], out: Row, room: Row) -> int:  # noqa: ARG001  (as `reply`)
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
    """The logarithm in 1024ths, from a table, so that it is the same everywhere."""
    total = 0
    while n > 1024:
        n >>= 1
        total += LN2
    return total + LN[n]


@rule
def add_child(tree: Row, mind: Row, node: int, action: int, prior: int) -> int:
    """A new node; 0 if there is no memory left."""
    child = mind[USED]
    if child >= mind[NODES]:
        return 0
    mind[USED] = child + 1
    at = child * mind[WIDTH]
    for cell in range(mind[WIDTH]):
        tree[at + cell] = 0
    parent = node * mind[WIDTH]
    tree[at + ACTION] = action
    tree[at + PRIOR] = prior
    tree[at + ORDER] = tree[parent + KIDS]
    tree[at + AFTER] = tree[parent + FIRST]
    tree[parent + FIRST] = child
    tree[parent + KIDS] += 1
    return child


@rule
def room_for_more(tree: Row, mind: Row, node: int) -> bool:
    """Progressive widening: may one more child be opened here?"""
    at = node * mind[WIDTH]
    kids = tree[at + KIDS]
    most = mind[WIDE] * tree[at + VISITS]
    return kids * kids * (kids if mind[STEEP] > 0 else 1) <= most


@rule
def promise(tree: Row, mind: Row, child: int, who: int) -> int:
    """What a child promises to who chooses: its mean worth, more if it was seldom tried, more if much speaks for it."""
    at = child * mind[WIDTH]
    visits = tree[at + VISITS]
    tried = root(mind[EXPLORE] * ln(tree[at + CHANCES] + 1) // visits)
    return tree[at + SUMS + who] // visits + tried + mind[BIAS] * tree[at + PRIOR] // (visits + 1)


@rule
def descend(
    s: Record, who: int, node: int, rng: Rng, out: Row, weight: Row, room: Row, kid: Row, tree: Row, mind: Row
) -> int:
    """The child to go on with where a seat chooses; opened now, or 0 if there is none and no memory for one."""
    k = shortlist(s, who, rng, out, weight, room)
    if mind[ONLY] > 0 and node == mind[ROOT]:
        k = 1
        out[0] = mind[ONLY] - 1
        weight[0] = 0
    width = mind[WIDTH]
    c = tree[node * width + FIRST]
    while c > 0:
        kid[tree[c * width + ACTION]] = c
        c = tree[c * width + AFTER]
    weighed = mind[BIAS] > 0
    best = -1
    choice = 0
    heaviest = -1
    fresh = -1
    equals = 0
    for j in range(k):
        c = kid[out[j]]
        if c > 0:
            tree[c * width + CHANCES] += 1
            u = promise(tree, mind, c, who)
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
    c = tree[node * width + FIRST]
    while c > 0:
        kid[tree[c * width + ACTION]] = 0
        c = tree[c * width + AFTER]
    if fresh >= 0 and (choice == 0 or room_for_more(tree, mind, node)):
        opened = add_child(tree, mind, node, out[fresh], weight[fresh])
        if opened > 0:
            return opened
    return choice


@rule
def line_up(s: Record, seat: int, rng: Rng, out: Row, weight: Row, room: Row, kid: Row, tree: Row, mind: Row) -> None:
    """Begin a race: all candidates become the root's children, as far as there is memory."""
    k = shortlist(s, seat, rng, out, weight, room)
    base = mind[ROOT] * mind[WIDTH]
    c = tree[base + FIRST]
    while c > 0:
        kid[tree[c * mind[WIDTH] + ACTION]] = c
        c = tree[c * mind[WIDTH] + AFTER]
    for j in range(k):
        if kid[out[j]] == 0:
            add_child(tree, mind, mind[ROOT], out[j], weight[j])
        kid[out[j]] = 0
    mind[FIELD] = tree[base + KIDS]
    mind[NEXT] = 0


@rule
def race(tree: Row, mind: Row) -> int:
    """Whose turn it is among the root's children that are still in the race: one after the other."""
    width = mind[WIDTH]
    child = mind[NEXT]
    if child == 0:
        child = tree[mind[ROOT] * width + FIRST]
        mind[LEFT] = mind[FIELD]
    mind[LEFT] -= 1
    mind[NEXT] = tree[child * width + AFTER] if mind[LEFT] > 0 else 0
    return child


@rule
def follow_luck(node: int, action: int, tree: Row, mind: Row) -> int:
    """The child of a node at which luck has done something; opened now, or 0 if it is not worth one yet."""
    width = mind[WIDTH]
    c = tree[node * width + FIRST]
    while c > 0:
        if tree[c * width + ACTION] == action:
            return c
        c = tree[c * width + AFTER]
    return add_child(tree, mind, node, action, 0) if room_for_more(tree, mind, node) else 0


@rule
def iterate(
    seat: int,
    rng: Rng,
    work: Games[Record],
    desk: Games[Record],
    out: Row,
    weight: Row,
    room: Row,
    kid: Row,
    tree: Row,
    mind: Row,
) -> int:
    """Go down the tree and play on in work[1]; the path is in `mind`. Returns its length."""
    s = work[1]
    rehide(s, seat, rng)
    node = mind[ROOT]
    mind[PATH] = node
    length = 1
    steps = 0
    inside = True
    who = actor(s)
    while who != OVER and not settled(s, work[0], steps, mind[CUT]):
        if who == ANYONE:
            who = anyone(s, rng, out)
        child = 0
        action = 0
        if who < 0:
            action = pick(s, who, rng, out, weight)
            if inside:
                child = follow_luck(node, action, tree, mind)
        elif inside:
            if mind[FIELD] > 0 and node == mind[ROOT]:
                child = race(tree, mind)
            else:
                child = descend(s, who, node, rng, out, weight, room, kid, tree, mind)
            action = tree[child * mind[WIDTH] + ACTION]
        if child > 0:
            node = child
            mind[PATH + length] = node
            length += 1
            inside = tree[node * mind[WIDTH] + VISITS] > 0 and length < DEPTH
        else:
            inside = False
            if who >= 0:
                action = reply(s, who, mind[MANNER], rng, desk, out, room)
        if not inside:
            steps += 1
        apply(s, who, action)
        who = actor(s)
    return length


@rule
def sweep(
    seat: int,
    n: int,
    rng: Rng,
    work: Games[Record],
    desk: Games[Record],
    out: Row,
    weight: Row,
    room: Row,
    kid: Row,
    tree: Row,
    mind: Row,
    value: Row,
    win: Row,
    points: Row,
    ledger: Row,
) -> None:
    """`n` iterations more."""
    count = seats(work[0])
    if mind[FIELD] == LINE_UP:
        work[1] = work[0]
        rehide(work[1], seat, rng)
        line_up(work[1], seat, rng, out, weight, room, kid, tree, mind)
    for _ in range(n):
        work[1] = work[0]
        length = iterate(seat, rng, work, desk, out, weight, room, kid, tree, mind)
        worth(work[1], work[0], value, win, points)
        for i in range(length):
            at = mind[PATH + i] * mind[WIDTH]
            tree[at + VISITS] += 1
            for p in range(count):
                tree[at + SUMS + p] += value[p]
        if length > 1:
            entry = tree[mind[PATH + 1] * mind[WIDTH] + ORDER] * (2 * count + 1)
            ledger[entry] += 1
            for p in range(count):
                ledger[entry + 1 + p] += win[p]
                ledger[entry + 1 + count + p] += points[p]
