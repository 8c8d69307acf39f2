"""What learners ask of many games at once, generic over games. Everything here also compiles, once per game.

Luck and clocks act inside: between two steps every game waits for a seat. Each game has a generator of its own, four
cells of `rngs`, so that its luck depends on neither the size of the batch nor on who plays which part of it. Arrays of
two dimensions come flat, row after row.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
from monumenta.search.desk import Desk
from monumenta.search.house_bot import CELLS
from monumenta.search.policy import choose, keep_pace

WORDS: Final = 4
"""Cells of a generator."""
OUTCOME: Final = 0
"""Reward at the end of a game: 1 for whoever wins alone, less for a shared victory; the others pay for it."""
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


class Field(NamedTuple):
    """The games of a batch and what is known of each, as `step_many` and its like take them."""

    games: Games[Record]
    start: Games[Record]
    """One state: how every game begins."""
    actors: Row
    learners: Row
    bots: Row
    """For each seat of a learner the cells of the bot on every other."""
    following: Row
    """By seat of a learner: the one that it has in the next game."""
    totals: Row
    """Points by game and seat, as they were after the last step."""
    drawn: Row
    """The action that was drawn for a game already, or -1."""
    rngs: Row
    actions: Row
    """What is to be done."""


class PartDesk(NamedTuple):
    """What one thread works with, whose part of the games may be any."""

    bot: Desk
    points: Row


class Ended(NamedTuple):
    """What a step writes about every game."""

    rewards: Floats
    dones: Flags
    scores: Row
    """Of games that are over."""
    finals: Floats
    """If not empty: what the last actor, or the learner, saw of games that are over."""


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
def reply(s: Record, who: int, learner: int, bots: Row, desk: Desk) -> int:
    """Let bots act until the learner is to; returns the seat to act, or OVER."""
    return bots_reply(s, who, learner, bots, desk)


@rule
def nobody_replies(s: Record, who: int, learner: int, bots: Row, desk: Desk) -> int:  # noqa: ARG001  (as `reply`)
    """In place of `reply` where every seat learns: then bots need not be compiled."""
    return who


@rule
def bots_reply(s: Record, who: int, learner: int, bots: Row, desk: Desk) -> int:
    """`bots` as in a field. A learner of -1 is every seat."""
    if learner < 0:
        return who
    n = seats(s)
    while who >= 0 and who != learner:
        at = CELLS * (learner * n + who)
        action = choose(s, who, bots[at], bots[at + 1], desk)
        keep_pace(s, who, bots[at], bots[at + 1], desk.rng)
        apply(s, who, action)
        who = to_a_seat(s, desk.rng, desk.out, desk.odds)
    return who


@rule
def begin(field: Field, i: int, desk: Desk) -> int:
    """Begin game `i`; returns the seat to act. A game that ends before the learner could act is no game: once more, but
    not for ever; OVER if it never can."""
    s = field.games[i]
    learner = field.learners[i]
    for _ in range(BEGINNINGS):
        field.games[i] = field.start[0]
        if learner >= 0:
            n = seats(s)
            for p in range(n):
                if p != learner:
                    at = CELLS * (learner * n + p)
                    keep_pace(s, p, field.bots[at], field.bots[at + 1], desk.rng)
        who = to_a_seat(s, desk.rng, desk.out, desk.odds)
        who = reply(s, who, learner, field.bots, desk)
        if who != OVER:
            return who
    return OVER


@rule
def begin_many(field: Field, part: PartDesk, first: int, end: int) -> int:
    """Begin games `first` to `end`; returns one in which the learner never acts, or -1."""
    desk, points = part.bot, part.points
    n = seats(field.start[0])
    stuck = -1
    for i in range(first, end):
        take_rng(field.rngs, i, desk.rng)
        field.actors[i] = begin(field, i, desk)
        if field.actors[i] == OVER:
            stuck = i
        give_rng(field.rngs, i, desk.rng)
        field.drawn[i] = -1
        note_points(field.games[i], i, n, points, field.totals)
    return stuck


@rule
def first_unfit(games: Games[Record], first: int, end: int, n: int) -> int:
    """The first of these states that is over, or is of another number of players; -1 if all can go on."""
    for i in range(first, end):
        if seats(games[i]) != n or actor(games[i]) == OVER:
            return i
    return -1


@rule
def resume_many(field: Field, part: PartDesk, first: int, end: int) -> int:
    """Go on with games `first` to `end` as they stand, up to the learner; what ends before begins anew. Returns as
    `begin_many`."""
    desk, points = part.bot, part.points
    n = seats(field.start[0])
    stuck = -1
    for i in range(first, end):
        take_rng(field.rngs, i, desk.rng)
        who = to_a_seat(field.games[i], desk.rng, desk.out, desk.odds)
        who = reply(field.games[i], who, field.learners[i], field.bots, desk)
        if who == OVER:
            who = begin(field, i, desk)
            if who == OVER:
                stuck = i
        field.actors[i] = who
        give_rng(field.rngs, i, desk.rng)
        field.drawn[i] = -1
        note_points(field.games[i], i, n, points, field.totals)
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
def step_many(field: Field, part: PartDesk, ended: Ended, first: int, end: int, mode: int) -> int:
    """Do the actions, which must be legal, in games `first` to `end`; what is over begins anew, and the learner has the
    seat `following` its own then. Returns as `begin_many`.

    Where a drawn action was done, the next one is drawn at once, while the game is at hand.
    """
    games, actors, learners, drawn, rngs = field.games, field.actors, field.learners, field.drawn, field.rngs
    actions, rewards, dones = field.actions, ended.rewards, ended.dones
    desk, points = part.bot, part.points
    rng, out, odds = desk.rng, desk.out, desk.odds
    n = seats(field.start[0])
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
            who = reply(s, who, learners[i], field.bots, desk)
            if who == OVER:
                dones[i] = 1
                finish(s, i, seat, n, points, ended.scores, ended.finals)
            reward(s, i, n, dones[i], mode, points, field.totals, rewards)
            if who == OVER:
                move_on(learners, i, field.following)
                who = begin(field, i, desk)
                if who == OVER:
                    stuck = i
                note_points(s, i, n, points, field.totals)
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
        features(s, seat, slice_of(finals, i * size, (i + 1) * size))


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
def slice_of(row: Floats, first: int, end: int) -> Floats:
    """Some cells of a row, not a copy."""
    return row[first:end]


@rule
def sample_many(field: Field, part: PartDesk, first: int, end: int) -> None:
    """A random legal action of each game into `drawn`, where there is none yet."""
    rng = part.bot.rng
    for i in range(first, end):
        if field.drawn[i] < 0:
            take_rng(field.rngs, i, rng)
            field.drawn[i] = draw(field.games[i], field.actors[i], rng, part.bot.out)
            give_rng(field.rngs, i, rng)


@rule
def first_illegal(field: Field, part: PartDesk, masks: Flags, first: int, end: int, space: int) -> int:
    """The first game whose action is not legal, or -1. Drawn ones are; others are looked up in `masks`, if there are
    any."""
    for i in range(first, end):
        action = field.actions[i]
        if action == field.drawn[i] and action >= 0:
            continue
        if action < 0 or action >= space:
            return i
        if len(masks):
            if masks[i * space + action] == 0:
                return i
        elif not is_legal(field.games[i], field.actors[i], action, part.bot.out):
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
def mask_many(field: Field, part: PartDesk, masks: Flags, first: int, end: int, space: int) -> None:
    """1 for every legal action of the seat to act; the others must be 0 already."""
    out = part.bot.out
    for i in range(first, end):
        n = legal(field.games[i], field.actors[i], out)
        for k in range(n):
            masks[i * space + out[k]] = 1


@rule
def observe_many(games: Games[Record], first: int, end: int, actors: Row, size: int, seen: Floats) -> None:
    """What the seat to act sees, of each game."""
    for i in range(first, end):
        features(games[i], actors[i], slice_of(seen, i * size, (i + 1) * size))


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
