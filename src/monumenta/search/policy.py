"""Bots as functions that compile: what each plays, generic over games.

A bot is given a concealed copy of the state, so it knows what its seat may see and nothing more.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.contract import ANYONE, CHANCE, OVER
from monumenta.engine.author.dispatch import actor, apply, conceal, draw, seats
from monumenta.engine.author.rule import rule, stub
from monumenta.engine.author.state import Games, Record, Rng, Row
from monumenta.engine.match.play import anyone, pick, tally

from .hooks import hook

RANDOM: Final = 0
GREEDY: Final = 1
SEARCH: Final = 2
"""A kind from here on is a search; the number above it says how many playouts it has for an action."""
TREE: Final = 1 << 40
"""From here on: the levels that search a tree (`levels.py`), weakest first. `choose` does not know them."""
LEVELLED: Final = -1
"""From here on downwards: the levels of a game that has such, weakest first."""
DEPTH: Final = 12
"""Scratch states a bot may use: a turn's decisions and one more."""


@stub
def greedy(s: Record, seat: int, rng: Rng, work: Games[Record], out: Row, room: Row) -> int:
    """The game's own greedy choice. `work` are scratch states from index 1 on, `room` scratch numbers."""
    return hook(greedy, s)(s, seat, rng, work, out, room)


@rule
def no_greedy(s: Record, seat: int, rng: Rng, work: Games[Record], out: Row, room: Row) -> int:  # noqa: ARG001  (as `greedy`)
    """In place of the greedy choice where a game has none."""
    return draw(s, seat, rng, out)


@stub
def search(seat: int, playouts: int, rng: Rng, work: Games[Record], out: Row, room: Row) -> int:
    """The choice of the game's searching bot in work[0]."""
    return hook(search, work[0])(seat, playouts, rng, work, out, room)


@rule
def no_search(seat: int, playouts: int, rng: Rng, work: Games[Record], out: Row, room: Row) -> int:  # noqa: ARG001  (as `search`)
    """In place of the search where a game has none."""
    return draw(work[0], seat, rng, out)


@stub
def levelled(s: Record, seat: int, level: int, rng: Rng, out: Row, room: Row) -> int:
    """The choice of a player of some level; it may use `s` as scratch."""
    return hook(levelled, s)(s, seat, level, rng, out, room)


@rule
def no_levels(s: Record, seat: int, level: int, rng: Rng, out: Row, room: Row) -> int:  # noqa: ARG001  (as `levelled`)
    """In place of levels where a game has none."""
    return draw(s, seat, rng, out)


@stub
def pace(s: Record, seat: int, level: int, rng: Rng) -> None:
    """Simulated time: set how long a player of some level will need for what comes next."""
    hook(pace, s)(s, seat, level, rng)


@rule
def no_pace(s: Record, seat: int, level: int, rng: Rng) -> None:
    """Where a game has no levels nobody is quicker than others."""


@rule
def keep_pace(s: Record, seat: int, kind: int, rng: Rng) -> None:
    if kind <= LEVELLED:
        pace(s, seat, LEVELLED - kind, rng)


@rule
def choose(s: Record, seat: int, kind: int, rng: Rng, work: Games[Record], out: Row, room: Row) -> int:
    """What a bot of that kind does; it sees work[0], a copy of the state without what its seat cannot know."""
    if kind == RANDOM:
        return draw(s, seat, rng, out)
    work[0] = s
    conceal(work[0], seat)
    if kind <= LEVELLED:
        return levelled(work[0], seat, LEVELLED - kind, rng, out, room)
    if kind >= SEARCH:
        return search(seat, kind - SEARCH, rng, work, out, room)
    return greedy(work[0], seat, rng, work, out, room)


@rule
def choose_at(
    games: Games[Record], i: int, seat: int, kind: int, rng: Rng, work: Games[Record], out: Row, room: Row
) -> int:
    return choose(games[i], seat, kind, rng, work, out, room)


@rule
def match(
    games: Games[Record],
    n: int,
    kinds: Row,
    rng: Rng,
    work: Games[Record],
    out: Row,
    odds: Row,
    room: Row,
    points: Row,
    sums: Row,
    wins: Row,
) -> int:
    """`n` games from games[1], played in games[0] by a bot of kinds[seat] on each seat; counts like `random_games`."""
    s = games[0]
    count = seats(games[1])
    total = 0
    for _ in range(n):
        games[0] = games[1]
        for seat in range(count):
            keep_pace(s, seat, kinds[seat], rng)
        who = actor(s)
        while who != OVER:
            if who == ANYONE:
                who = anyone(s, rng, out)
            if who == CHANCE:
                total += 1 << 32
            if who < 0:  # luck or the clock
                apply(s, who, pick(s, who, rng, out, odds))
            else:
                action = choose(s, who, kinds[who], rng, work, out, room)
                keep_pace(s, who, kinds[who], rng)
                apply(s, who, action)
            total += 1
            who = actor(s)
        tally(s, count, points, sums, wins)
    return total
