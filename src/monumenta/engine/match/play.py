"""Random play and whole batches, generic over games. Everything here also compiles, once per game."""

from __future__ import annotations

from ..author.contract import ANYONE, CHANCE, OVER
from ..author.dispatch import (
    actor,
    advance,
    apply,
    conceal,
    deadline,
    draw,
    due,
    features,
    legal,
    mobility,
    now,
    rehide,
    score,
    seats,
    standing,
    turn,
    weights,
)
from ..author.rng import below
from ..author.rule import rule
from ..author.state import Floats, Games, Record, Rng, Row


@rule
def pick(s: Record, who: int, rng: Rng, out: Row, odds: Row) -> int:
    """A random legal action of `who`; luck's by its weights."""
    if who == CHANCE:
        legal(s, who, out)
        x = below(rng, weights(s, odds))
        i = 0
        while x >= odds[i]:
            x -= odds[i]
            i += 1
        return out[i]
    return draw(s, who, rng, out)


@rule
def anyone(s: Record, rng: Rng, out: Row) -> int:
    """Who is due, the clock too, with the time brought forward to it; in a game without time a random seat among those
    that can do something."""
    who = due(s)
    if who != ANYONE:
        return who
    n = seats(s)
    first = below(rng, n)
    for i in range(n):
        p = (first + i) % n
        if legal(s, p, out) > 0:
            return p
    return first


@rule
def playout(s: Record, rng: Rng, out: Row, odds: Row) -> int:
    """Play at random to the end; returns the number of actions, luck's in the upper 32 bits as well."""
    n = 0
    luck = 0
    who = actor(s)
    while who != OVER:
        if who == ANYONE:
            who = anyone(s, rng, out)
        if who == CHANCE:
            luck += 1
        apply(s, who, pick(s, who, rng, out, odds))
        n += 1
        who = actor(s)
    return n | luck << 32


@rule
def tally(s: Record, n: int, points: Row, sums: Row, wins: Row) -> int:
    """Add the points of a game that is over, and its winner or a draw; returns how many won. `points` is scratch."""
    score(s, points)
    for p in range(n):
        sums[p] += points[p]
    standing(s, points)
    first = 0
    winners = 1
    for p in range(1, n):
        if points[p] > points[first]:
            first = p
            winners = 1
        elif points[p] == points[first]:
            winners += 1
    if winners == 1:
        wins[first] += 1
    else:
        wins[n] += 1
    return winners


@rule
def random_games(games: Games[Record], n: int, rng: Rng, out: Row, odds: Row, points: Row, sums: Row, wins: Row) -> int:
    """`n` random games from games[1], played in games[0]; returns actions, luck's in the upper 32 bits as well.

    `sums`: points by seat; `wins`: sole wins by seat, then draws.
    """
    s = games[0]
    count = seats(games[1])
    total = 0
    for _ in range(n):
        games[0] = games[1]
        total += playout(s, rng, out, odds)
        tally(s, count, points, sums, wins)
    return total


@rule
def batch_random(games: Games[Record], root: Games[Record], n: int, rng: Rng, out: Row, odds: Row) -> int:
    """`n` rounds in which every game of the batch does one random action; returns how many ended and began again."""
    done = 0
    for _ in range(n):
        for i in range(games.shape[0]):
            s = games[i]
            who = actor(s)
            if who == OVER:
                games[i] = root[0]
                done += 1
                who = actor(s)
            if who == ANYONE:
                who = anyone(s, rng, out)
            apply(s, who, pick(s, who, rng, out, odds))
    return done


@rule
def batch_legal(games: Games[Record], counts: Row, out: Row) -> None:
    """How many actions are legal in each game of a batch for whoever is to act; 0 where it is over or anyone may."""
    for i in range(games.shape[0]):
        s = games[i]
        who = actor(s)
        counts[i] = 0 if who == OVER or who == ANYONE else mobility(s, who, out)


# The Python boundary: an array and an index cross it in 0.35 µs, a record scalar in up to 40.


@rule
def actor_at(games: Games[Record], i: int) -> int:
    return actor(games[i])


@rule
def turn_at(games: Games[Record], i: int) -> int:
    return turn(games[i])


@rule
def advance_at(games: Games[Record], i: int, t: int) -> None:
    advance(games[i], t)


@rule
def now_at(games: Games[Record], i: int) -> int:
    return now(games[i])


@rule
def deadline_at(games: Games[Record], i: int) -> int:
    return deadline(games[i])


@rule
def due_at(games: Games[Record], i: int) -> int:
    return due(games[i])


@rule
def legal_at(games: Games[Record], i: int, seat: int, out: Row) -> int:
    return legal(games[i], seat, out)


@rule
def weights_at(games: Games[Record], i: int, out: Row) -> int:
    return weights(games[i], out)


@rule
def apply_at(games: Games[Record], i: int, seat: int, action: int) -> None:
    apply(games[i], seat, action)


@rule
def score_at(games: Games[Record], i: int, out: Row) -> None:
    score(games[i], out)


@rule
def conceal_at(games: Games[Record], i: int, seat: int) -> None:
    conceal(games[i], seat)


@rule
def rehide_at(games: Games[Record], i: int, seat: int, rng: Rng) -> None:
    rehide(games[i], seat, rng)


@rule
def features_at(games: Games[Record], i: int, seat: int, out: Floats) -> None:
    features(games[i], seat, out)


@rule
def step_at(games: Games[Record], i: int, seat: int, action: int, out: Row) -> int:
    """Apply, then list the next actor's legal actions in `out`; returns how many, 0 if anyone may act or it is over."""
    s = games[i]
    apply(s, seat, action)
    who = actor(s)
    if who == OVER or who == ANYONE:
        return 0
    return legal(s, who, out)
