"""Bots as functions that compile: what each plays, generic over games.

A bot is given a concealed copy of the state, so it knows what its seat may see and nothing more.
"""

from __future__ import annotations

from monumenta.engine.author.contract import ANYONE, CHANCE, OVER
from monumenta.engine.author.dispatch import actor, apply, conceal, draw, seats
from monumenta.engine.author.rule import rule, stub
from monumenta.engine.author.state import Games, Record, Rng, Row
from monumenta.engine.match.play import anyone, pick, tally

from .desk import Desk
from .hooks import hook
from .house_bot import CELLS, FLAT, PACED, RANDOM


@stub
def greedy(s: Record, seat: int, rng: Rng, work: Games[Record], out: Row, room: Row) -> int:
    """The game's own greedy choice. `work` are scratch states from index 1 on, `room` scratch numbers."""
    return hook(greedy, s)(s, seat, rng, work, out, room)


@rule
def no_greedy(s: Record, seat: int, rng: Rng, work: Games[Record], out: Row, room: Row) -> int:  # noqa: ARG001  (as `greedy`)
    """In place of the greedy choice where a game has none."""
    return draw(s, seat, rng, out)


@stub
def flat_search(seat: int, playouts: int, rng: Rng, work: Games[Record], out: Row, room: Row) -> int:
    """The choice of the game's flat search in work[0]."""
    return hook(flat_search, work[0])(seat, playouts, rng, work, out, room)


@rule
def no_flat_search(seat: int, playouts: int, rng: Rng, work: Games[Record], out: Row, room: Row) -> int:  # noqa: ARG001  (as `flat_search`)
    """In place of the search where a game has none."""
    return draw(work[0], seat, rng, out)


@stub
def paced_choice(s: Record, seat: int, level: int, rng: Rng, out: Row, room: Row) -> int:
    """The choice of a paced level; it may use `s` as scratch."""
    return hook(paced_choice, s)(s, seat, level, rng, out, room)


@rule
def no_paced_choice(s: Record, seat: int, level: int, rng: Rng, out: Row, room: Row) -> int:  # noqa: ARG001  (as `paced_choice`)
    """In place of paced levels where a game has none."""
    return draw(s, seat, rng, out)


@stub
def pace(s: Record, seat: int, level: int, rng: Rng) -> None:
    """Simulated time: set how long a player of some level will need for what comes next."""
    hook(pace, s)(s, seat, level, rng)


@rule
def no_pace(s: Record, seat: int, level: int, rng: Rng) -> None:
    """Where a game has no paced levels nobody is quicker than others."""


@rule
def keep_pace(s: Record, seat: int, tag: int, level: int, rng: Rng) -> None:
    if tag == PACED:
        pace(s, seat, level, rng)


@rule
def choose(s: Record, seat: int, tag: int, number: int, desk: Desk) -> int:
    """What a bot does, given by its cells; it sees work[0], a copy of the state without what its seat cannot know."""
    if tag == RANDOM:
        return draw(s, seat, desk.rng, desk.out)
    desk.work[0] = s
    conceal(desk.work[0], seat)
    return choose_known(desk, seat, tag, number)


@rule
def choose_known(desk: Desk, seat: int, tag: int, number: int) -> int:
    """The same where work[0] is concealed already."""
    known = desk.work[0]
    if tag == RANDOM:
        return draw(known, seat, desk.rng, desk.out)
    if tag == PACED:
        return paced_choice(known, seat, number, desk.rng, desk.out, desk.room)
    if tag == FLAT:
        return flat_search(seat, number, desk.rng, desk.work, desk.out, desk.room)
    return greedy(known, seat, desk.rng, desk.work, desk.out, desk.room)


@rule
def match(games: Games[Record], n: int, bots: Row, desk: Desk, points: Row, sums: Row, wins: Row) -> int:
    """`n` games from games[1], played in games[0] by the bots whose cells are in `bots`, seat after seat; counts like
    `random_games`."""
    s = games[0]
    rng, out, odds = desk.rng, desk.out, desk.odds
    count = seats(games[1])
    total = 0
    for _ in range(n):
        games[0] = games[1]
        for seat in range(count):
            keep_pace(s, seat, bots[CELLS * seat], bots[CELLS * seat + 1], rng)
        who = actor(s)
        while who != OVER:
            if who == ANYONE:
                who = anyone(s, rng, out)
            if who == CHANCE:
                total += 1 << 32
            if who < 0:  # luck or the clock
                apply(s, who, pick(s, who, rng, out, odds))
            else:
                tag = bots[CELLS * who]
                number = bots[CELLS * who + 1]
                # handing a desk on costs more than a random bot thinks
                action = draw(s, who, rng, out) if tag == RANDOM else choose(s, who, tag, number, desk)
                keep_pace(s, who, tag, number, rng)
                apply(s, who, action)
            total += 1
            who = actor(s)
        tally(s, count, points, sums, wins)
    return total
