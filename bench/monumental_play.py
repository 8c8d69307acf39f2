"""Games of Monumental by the thousand in compiled code, and what is counted in them: for `monumental_survey`."""

from __future__ import annotations

from typing import Final, NamedTuple

from monumenta.engine.author.contract import CHANCE, OVER
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Rng, Row
from monumenta.games.monumental.bot.greedy import choose_by_traits
from monumenta.games.monumental.counts import Count
from monumenta.games.monumental.rules import Category, actor, apply, conceal, legal, owned, score, standing, weights
from monumenta.games.monumental.state import State
from monumenta.games.monumental.tables import CAPITALS

# what is counted, in one row
DECISIONS: Final = 0
ACTIONS: Final = 1
SHARED: Final = 2
ROUNDS: Final = 4
"""+ n: games of n rounds"""
MOST_ROUNDS: Final = 40
CIV: Final = ROUNDS + MOST_ROUNDS
"""+ civilization * WIDTH, then + seat * WIDTH, and so on: games, wins (in sixtieths), points, each category"""
WIDTH: Final = 3 + Category.COUNT
SEAT: Final = CIV + Count.CIVS * WIDTH
CORNER: Final = SEAT + Count.PLAYERS * WIDTH
"""The Capital on the map."""
ORDER: Final = CORNER + Count.PLAYERS * WIDTH
"""From the starting seat on."""
CELLS: Final = ORDER + Count.PLAYERS * WIDTH
WHOLE: Final = 60
"""A victory; shared ones are shared out."""


class OwnDesk(NamedTuple):
    """A bot's desk, of this game."""

    rng: Rng
    work: Games[State]
    out: Row
    odds: Row
    room: Row


@rule
def play_counted(games: Games[State], n: int, traits: Row, each: int, desk: OwnDesk, points: Row, seen: Row) -> None:
    """`n` games from games[1], played in games[0]. Each seat has `each` traits in its part of `traits`; -1 as the first
    of them is the random bot."""
    s = games[0]
    rng, work, out, odds, room = desk.rng, desk.work, desk.out, desk.odds, desk.room
    for _ in range(n):
        games[0] = games[1]
        starter = -1
        who = actor(s)
        while who != OVER:
            if starter < 0 and s.round_no == 1:
                starter = s.first
            if who == CHANCE or traits[who * each] < 0:
                action = random_action(s, who, rng, out, odds)
            else:
                work[0] = s
                conceal(work[0], who)
                for trait in range(each):
                    room[trait] = traits[who * each + trait]
                action = choose_by_traits(work[0], who, rng, out, room)
            if who != CHANCE:
                seen[DECISIONS] += 1
            seen[ACTIONS] += 1
            apply(s, who, action)
            who = actor(s)
        count_game(s, starter, points, seen)


@rule
def random_action(s: State, who: int, rng: Rng, out: Row, odds: Row) -> int:
    """Of a seat, or of luck by its odds."""
    n = legal(s, who, out)
    if who != CHANCE:
        return out[below(rng, n)]
    x = below(rng, weights(s, odds))
    i = 0
    while x >= odds[i]:
        x -= odds[i]
        i += 1
    return out[i]


@rule
def count_game(s: State, starter: int, points: Row, seen: Row) -> None:
    """Add a game that is over."""
    seen[ROUNDS + min(MOST_ROUNDS - 1, s.round_no)] += 1
    standing(s, points)
    best = points[0]
    for p in range(1, s.players):
        best = max(best, points[p])
    winners = 0
    for p in range(s.players):
        if points[p] == best:
            winners += 1
    if winners > 1:
        seen[SHARED] += 1
    for p in range(s.players):
        won = WHOLE // winners if points[p] == best else 0
        count_seat(s, p, CIV + (s.civ[p] - 1) * WIDTH, won, seen)
        count_seat(s, p, SEAT + p * WIDTH, won, seen)
        count_seat(s, p, CORNER + corner_of(s, p) * WIDTH, won, seen)
        count_seat(s, p, ORDER + (p - starter) % s.players * WIDTH, won, seen)
    score(s, points)
    for p in range(s.players):
        seen[CIV + (s.civ[p] - 1) * WIDTH + 2] += points[p]
        seen[SEAT + p * WIDTH + 2] += points[p]
        seen[CORNER + corner_of(s, p) * WIDTH + 2] += points[p]
        seen[ORDER + (p - starter) % s.players * WIDTH + 2] += points[p]


@rule
def count_seat(s: State, p: int, at: int, won: int, seen: Row) -> None:
    seen[at] += 1
    seen[at + 1] += won
    for category in range(Category.COUNT):
        seen[at + 3 + category] += owned(s, p, category)


@rule
def corner_of(s: State, p: int) -> int:
    for corner in range(s.players):
        if CAPITALS[s.layout, corner] == s.capital[p]:
            return corner
    return 0
