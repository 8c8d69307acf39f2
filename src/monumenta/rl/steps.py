"""What learners ask of many games at once, generic over games. Everything here also compiles, once per game.

Luck and clocks act inside: between two steps every game waits for a seat. Each game has a generator of its own, four
cells of `rngs`, so that its luck depends on neither the size of the batch nor on who plays which part of it. Arrays of
two dimensions come flat, row after row.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.contract import ANYONE, CLOCK, OVER
from monumenta.engine.author.dispatch import (
    actor,
    advance,
    apply,
    deadline,
    draw,
    features,
    legal,
    score,
    seats,
    standing,
)
from monumenta.engine.author.rule import rule, stub
from monumenta.engine.author.state import Flags, Floats, Games, Record, Rng, Row
from monumenta.engine.match.play import anyone, pick
from monumenta.search.policy import choose, keep_pace

WORDS: Final = 4
"""Cells of a generator."""
OUTCOME: Final = 0
"""Reward at the end of a game: 1 for who wins alone, less for a shared victory; the others pay for it."""
POINTS: Final = 1
"""Reward after every step: by how much a seat's points have grown."""
BEGINNINGS: Final = 1_000
"""Games that may end before the learner could act: after so many it never will, and to try on would have no end."""


@rule
def take_rng(rngs: Row, i: int, rng: Rng) -> None:
    for word in range(WORDS):
        rng[word] = rngs[i * WORDS + word]


@rule
def give_rng(rngs: Row, i: int, rng: Rng) -> None:
    for word in range(WORDS):
        rngs[i * WORDS + word] = rng[word]


@rule
def to_a_seat(s: Record, rng: Rng, out: Row, odds: Row) -> int:
    """Let luck and the clock act until somebody is to; returns the seat, or OVER."""
    who = actor(s)
    while who < 0 and who != OVER:
        if who == ANYONE:
            who = anyone(s, rng, out)
            if who >= 0:
                return who
        apply(s, who, pick(s, who, rng, out, odds))
        who = actor(s)
    return who


@stub
def reply(
    s: Record, who: int, learner: int, kinds: Row, rng: Rng, work: Games[Record], out: Row, odds: Row, room: Row
) -> int:
    """Let bots act until the learner is to; returns the seat to act, or OVER."""
    return bots_reply(s, who, learner, kinds, rng, work, out, odds, room)


@rule
def nobody_replies(
    s: Record,  # noqa: ARG001  (as `reply`)
    who: int,
    learner: int,  # noqa: ARG001
    kinds: Row,  # noqa: ARG001
    rng: Rng,  # noqa: ARG001
    work: Games[Record],  # noqa: ARG001
    out: Row,  # noqa: ARG001
    odds: Row,  # noqa: ARG001
    room: Row,  # noqa: ARG001
) -> int:
    """In place of `reply` where every seat learns: then bots need not be compiled."""
    return who


@rule
def bots_reply(
    s: Record, who: int, learner: int, kinds: Row, rng: Rng, work: Games[Record], out: Row, odds: Row, room: Row
) -> int:
    """A row of `kinds` for each seat of a learner: the bot on every other. A learner of -1 is every seat."""
    if learner < 0:
        return who
    n = seats(s)
    while who >= 0 and who != learner:
        kind = kinds[learner * n + who]
        action = choose(s, who, kind, rng, work, out, room)
        keep_pace(s, who, kind, rng)
        apply(s, who, action)
        who = to_a_seat(s, rng, out, odds)
    return who


@rule
def begin(
    games: Games[Record],
    root: Games[Record],
    i: int,
    learner: int,
    kinds: Row,
    rng: Rng,
    work: Games[Record],
    out: Row,
    odds: Row,
    room: Row,
) -> int:
    """Begin game `i`; returns the seat to act. A game that ends before the learner could act is no game: once more, but
    not for ever; OVER if it never can."""
    s = games[i]
    for _ in range(BEGINNINGS):
        games[i] = root[0]
        if learner >= 0:
            n = seats(s)
            for p in range(n):
                if p != learner:
                    keep_pace(s, p, kinds[learner * n + p], rng)
        who = to_a_seat(s, rng, out, odds)
        who = reply(s, who, learner, kinds, rng, work, out, odds, room)
        if who != OVER:
            return who
    return OVER


@rule
def begin_many(
    games: Games[Record],
    root: Games[Record],
    first: int,
    end: int,
    actors: Row,
    learners: Row,
    kinds: Row,
    totals: Row,
    drawn: Row,
    rngs: Row,
    rng: Rng,
    work: Games[Record],
    out: Row,
    odds: Row,
    room: Row,
    points: Row,
) -> int:
    """Begin games `first` to `end`; returns one in which the learner never acts, or -1."""
    n = seats(root[0])
    stuck = -1
    for i in range(first, end):
        take_rng(rngs, i, rng)
        actors[i] = begin(games, root, i, learners[i], kinds, rng, work, out, odds, room)
        if actors[i] == OVER:
            stuck = i
        give_rng(rngs, i, rng)
        drawn[i] = -1
        note_points(games[i], i, n, points, totals)
    return stuck


@rule
def first_unfit(games: Games[Record], first: int, end: int, n: int) -> int:
    """The first of these states that is over, or is of another number of players; -1 if all can go on."""
    for i in range(first, end):
        if seats(games[i]) != n or actor(games[i]) == OVER:
            return i
    return -1


@rule
def resume_many(
    games: Games[Record],
    root: Games[Record],
    first: int,
    end: int,
    actors: Row,
    learners: Row,
    kinds: Row,
    totals: Row,
    drawn: Row,
    rngs: Row,
    rng: Rng,
    work: Games[Record],
    out: Row,
    odds: Row,
    room: Row,
    points: Row,
) -> int:
    """Go on with games `first` to `end` as they stand, up to the learner; what ends before begins anew. Returns as
    `begin_many`."""
    n = seats(root[0])
    stuck = -1
    for i in range(first, end):
        take_rng(rngs, i, rng)
        who = to_a_seat(games[i], rng, out, odds)
        who = reply(games[i], who, learners[i], kinds, rng, work, out, odds, room)
        if who == OVER:
            who = begin(games, root, i, learners[i], kinds, rng, work, out, odds, room)
            if who == OVER:
                stuck = i
        actors[i] = who
        give_rng(rngs, i, rng)
        drawn[i] = -1
        note_points(games[i], i, n, points, totals)
    return stuck


@rule
def note_points(s: Record, i: int, n: int, points: Row, totals: Row) -> None:
    score(s, points)
    for p in range(n):
        totals[i * n + p] = points[p]


@rule
def reward_outcome(points: Row, n: int, rewards: Floats, k: int) -> None:
    """What `OUTCOME` says; the sum over all seats is 0."""
    best = points[0]
    for p in range(1, n):
        best = max(best, points[p])
    winners = 0
    for p in range(n):
        winners += 1 if points[p] == best else 0
    for p in range(n):
        share = n / winners - 1.0 if points[p] == best else -1.0
        rewards[k + p] = share / (n - 1)


@rule
def step_many(
    games: Games[Record],
    root: Games[Record],
    first: int,
    end: int,
    actions: Row,
    actors: Row,
    learners: Row,
    kinds: Row,
    following: Row,
    mode: int,
    totals: Row,
    rewards: Floats,
    dones: Flags,
    scores: Row,
    finals: Floats,
    drawn: Row,
    rngs: Row,
    rng: Rng,
    work: Games[Record],
    out: Row,
    odds: Row,
    room: Row,
    points: Row,
) -> int:
    """Do the actions, which must be legal, in games `first` to `end`; what is over begins anew, and the learner has the
    seat `following` its own then. Returns as `begin_many`.

    Where a drawn action was done, the next one is drawn at once, while the game is at hand.
    `scores` are those of games that are over; `finals` (if not empty) what their last actor, or the learner, saw then.
    """
    n = seats(root[0])
    stuck = -1
    # the usual way is written out, not called: for every array that is handed on, compiled code counts who holds it
    for i in range(first, end):
        s = games[i]
        k = i * n
        seat = actors[i]
        random = drawn[i] == actions[i]
        for word in range(WORDS):
            rng[word] = rngs[i * WORDS + word]
        who = seat
        action = actions[i]
        while True:
            apply(s, who, action)
            who = actor(s)
            if who == ANYONE:
                who = anyone(s, rng, out)
            if who >= 0 or who == OVER:
                break
            action = pick(s, who, rng, out, odds)
        dones[i] = 0
        if who < 0 or learners[i] >= 0 or mode == POINTS:
            who = reply(s, who, learners[i], kinds, rng, work, out, odds, room)
            if who == OVER:
                dones[i] = 1
                finish(s, i, seat, n, points, scores, finals)
            reward(s, i, n, dones[i], mode, points, totals, rewards)
            if who == OVER:
                move_on(learners, i, following)
                who = begin(games, root, i, learners[i], kinds, rng, work, out, odds, room)
                if who == OVER:
                    stuck = i
                note_points(s, i, n, points, totals)
        else:
            for p in range(n):
                rewards[k + p] = 0.0
        actors[i] = who
        drawn[i] = draw(s, who, rng, out) if random and who >= 0 else -1
        for word in range(WORDS):
            rngs[i * WORDS + word] = rng[word]
    return stuck


@rule
def move_on(learners: Row, i: int, following: Row) -> None:
    if learners[i] >= 0:
        learners[i] = following[learners[i]]


@rule
def finish(s: Record, i: int, seat: int, n: int, points: Row, scores: Row, finals: Floats) -> None:
    score(s, points)
    for p in range(n):
        scores[i * n + p] = points[p]
    if len(finals):
        size = len(finals) // (len(scores) // n)
        features(s, seat, part(finals, i * size, (i + 1) * size))


@rule
def reward(s: Record, i: int, n: int, done: int, mode: int, points: Row, totals: Row, rewards: Floats) -> None:
    k = i * n
    if mode == POINTS:
        score(s, points)
        for p in range(n):
            rewards[k + p] = float(points[p] - totals[k + p])
            totals[k + p] = points[p]
    elif done:
        standing(s, points)
        reward_outcome(points, n, rewards, k)
    else:
        for p in range(n):
            rewards[k + p] = 0.0


@rule
def part(row: Floats, first: int, end: int) -> Floats:
    """Some cells of a row, not a copy."""
    return row[first:end]


@rule
def sample_many(
    games: Games[Record], first: int, end: int, actors: Row, drawn: Row, rngs: Row, rng: Rng, out: Row
) -> None:
    """A random legal action of each game into `drawn`, where there is none yet."""
    for i in range(first, end):
        if drawn[i] < 0:
            take_rng(rngs, i, rng)
            drawn[i] = draw(games[i], actors[i], rng, out)
            give_rng(rngs, i, rng)


@rule
def first_illegal(
    games: Games[Record],
    first: int,
    end: int,
    actions: Row,
    actors: Row,
    drawn: Row,
    masks: Flags,
    space: int,
    listed: int,
    out: Row,
) -> int:
    """The first game whose action is not legal, or -1. Drawn ones are; others are looked up in `masks` if `listed`."""
    for i in range(first, end):
        action = actions[i]
        if action == drawn[i] and action >= 0:
            continue
        if action < 0 or action >= space:
            return i
        if listed:
            if masks[i * space + action] == 0:
                return i
        elif not is_legal(games[i], actors[i], action, out):
            return i
    return -1


@rule
def is_legal(s: Record, seat: int, action: int, out: Row) -> bool:
    n = legal(s, seat, out)
    for i in range(n):
        if out[i] == action:
            return True
    return False


@rule
def mask_many(games: Games[Record], first: int, end: int, actors: Row, masks: Flags, space: int, out: Row) -> None:
    """1 for every legal action of the seat to act; the others must be 0 already."""
    for i in range(first, end):
        n = legal(games[i], actors[i], out)
        for k in range(n):
            masks[i * space + out[k]] = 1


@rule
def observe_many(games: Games[Record], first: int, end: int, actors: Row, size: int, seen: Floats) -> None:
    """What the seat to act sees, of each game."""
    for i in range(first, end):
        features(games[i], actors[i], part(seen, i * size, (i + 1) * size))


# One game at a time, for environments that are asked for one step: as few arguments as possible cross from Python.


@rule
def begin_one(games: Games[Record], rng: Rng, out: Row, odds: Row, mask: Flags) -> int:
    """Begin games[0] from games[1]; returns the seat to act, whose legal actions are in `mask` (all 0 before)."""
    games[0] = games[1]
    return show(games[0], to_a_seat(games[0], rng, out, odds), out, mask)


@rule
def step_one(games: Games[Record], seat: int, action: int, rng: Rng, out: Row, odds: Row, mask: Flags) -> int:
    """Do a legal action in games[0]; returns as `begin_one`, or OVER."""
    s = games[0]
    apply(s, seat, action)
    return show(s, to_a_seat(s, rng, out, odds), out, mask)


@rule
def show(s: Record, who: int, out: Row, mask: Flags) -> int:
    if who >= 0:
        n = legal(s, who, out)
        for k in range(n):
            mask[out[k]] = 1
    return who


# Real time: everybody may act whenever they like, and time passes by itself.


@rule
def act_now(games: Games[Record], seat: int, action: int, out: Row) -> bool:
    """Do an action in games[0] if it is legal now; was it?"""
    s = games[0]
    if actor(s) != ANYONE or not is_legal(s, seat, action, out):
        return False
    apply(s, seat, action)
    return True


@rule
def pass_time(games: Games[Record], t: int, rng: Rng, out: Row, odds: Row) -> int:
    """Let it be `t` ms since the game began; luck and the clock do on the way what is theirs. Returns the actor."""
    s = games[0]
    who = actor(s)
    while who != OVER:
        if who == ANYONE:
            when = deadline(s)
            if when < 0 or when > t:
                advance(s, t)
                return who
            advance(s, when)
            who = CLOCK
        apply(s, who, pick(s, who, rng, out, odds))
        who = actor(s)
    return who


@rule
def mask_seat(games: Games[Record], seat: int, out: Row, mask: Flags) -> None:
    show(games[0], seat, out, mask)


@rule
def observe_one(games: Games[Record], seat: int, seen: Floats) -> None:
    features(games[0], seat, seen)


@rule
def score_one(games: Games[Record], points: Row) -> None:
    score(games[0], points)


@rule
def outcome_one(games: Games[Record], points: Row, rewards: Floats) -> None:
    """The rewards of a game that is over; `points` is scratch."""
    standing(games[0], points)
    reward_outcome(points, seats(games[0]), rewards, 0)
