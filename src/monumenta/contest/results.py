"""What the games of a run come to. It holds nothing of when, where or in which order they were played: equal games give
equal results, byte for byte."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from .plan import Plan
from .ratings import WIDTH, Rating, ratings
from .rows import Row
from .sprt import Judgement, judge

BINS: Final = 24
"""Bars of a distribution, at most."""


class Share(Struct, frozen=True):
    """A share of victories, and where it is 95 times of 100."""

    mean: float
    low: float
    high: float


class Standing(Struct, frozen=True):
    name: str
    bot: str
    seats: int
    """Seats times games."""
    wins: int
    """Games won alone."""
    shared: int
    """Victories shared with others."""
    share: Share
    """Of the victory, over all its seats; where it was shared, its part."""
    mean_score: float
    rating: Rating
    forfeits: int
    """Games lost because it failed."""


class Bins(Struct, frozen=True):
    """A distribution: how many values are in each of some equal intervals."""

    first: int
    """Where the first one begins."""
    width: int
    counts: list[int]
    mean: float


class Meeting(Struct, frozen=True):
    """How one entrant did against another, seat by seat where both played."""

    meetings: int
    ahead: float
    """Share of the meetings in which it came in ahead; half where both were level."""


class Results(Struct, frozen=True):
    kind: str
    game: str
    rules: str
    players: int
    games: int
    """Games that count."""
    standings: list[Standing]
    """Best first."""
    matrix: list[list[Meeting | None]]
    """In the order of the standings: the row against the column."""
    scores: list[Bins]
    """Points, in the order of the standings."""
    seats: list[Share]
    """How much of the victories went to each seat."""
    lengths: Bins
    """Moves of a game."""
    sprt: Judgement | None
    forfeits: list[str]
    """Why bots failed, without repetitions."""


def judgement(plan: Plan, rows: dict[int, Row]) -> Judgement | None:
    """The sequential test over the rounds that are complete, up to the first that is not."""
    if plan.sprt is None:
        return None
    size, shares = plan.a_round(), list[float]()
    for first in range(0, plan.games(), size):
        games = [rows[number] for number in range(first, first + size) if number in rows]
        if len(games) < size:
            break
        shares.append(sum(row.share(0) for row in games) / size)
    return judge(plan.sprt, shares, size)


def counted(plan: Plan, rows: dict[int, Row]) -> list[Row]:
    """The games of the plan in the order of their numbers. What was played after the test had its answer is left out:
    how much that is depends on how many played at the same time."""
    last, judged = plan.games(), judgement(plan, rows)
    if judged is not None and judged.verdict != "open":
        last = judged.rounds * plan.a_round()
    return [rows[number] for number in range(last) if number in rows]


def tabulate(plan: Plan, rows: dict[int, Row]) -> Results:
    games = counted(plan, rows)
    rated = ratings(games, len(plan.entrants))
    order = sorted(range(len(plan.entrants)), key=lambda entrant: -rated[entrant].mean)
    return Results(
        kind=plan.kind,
        game=plan.game,
        rules=plan.rules,
        players=plan.players,
        games=len(games),
        standings=[_standing(plan, games, entrant, rated[entrant]) for entrant in order],
        matrix=[[_meeting(games, one, other) for other in order] for one in order],
        scores=alike([[row.scores[seat] for row, seat in _seats_of(games, entrant)] for entrant in order]),
        seats=[share_of([row.won(seat) for row in games]) for seat in range(plan.players)],
        lengths=bins([row.moves for row in games]),
        sprt=judgement(plan, rows),
        forfeits=list(dict.fromkeys(_why(plan, row) for row in games if row.forfeit is not None)),
    )


def _why(plan: Plan, row: Row) -> str:
    assert row.forfeit is not None
    return f"{plan.entrants[row.seats[row.forfeit.seat]].name}: {row.forfeit.why}"


def _seats_of(games: Sequence[Row], entrant: int) -> list[tuple[Row, int]]:
    return [(row, seat) for row in games for seat, who in enumerate(row.seats) if who == entrant]


def _standing(plan: Plan, games: Sequence[Row], entrant: int, rating: Rating) -> Standing:
    own = _seats_of(games, entrant)
    won = [row.won(seat) for row, seat in own]
    return Standing(
        name=plan.entrants[entrant].name,
        bot=plan.entrants[entrant].bot,
        seats=len(own),
        wins=sum(share == 1 for share in won),
        shared=sum(0 < share < 1 for share in won),
        share=share_of(won),
        mean_score=round(sum(row.scores[seat] for row, seat in own) / max(1, len(own)), 3),
        rating=rating,
        forfeits=sum(row.forfeit is not None and row.forfeit.seat == seat for row, seat in own),
    )


def _meeting(games: Sequence[Row], one: int, other: int) -> Meeting | None:
    if one == other:
        return None
    count, ahead = 0, 0.0
    for row in games:
        if one not in row.seats or other not in row.seats:
            continue
        ranks = row.ranks()
        for rank, who in zip(ranks, row.seats, strict=True):
            if who != one:
                continue
            for theirs, against in zip(ranks, row.seats, strict=True):
                if against == other:
                    count += 1
                    ahead += 1.0 if rank < theirs else 0.5 if rank == theirs else 0.0
    return Meeting(count, round(ahead / count, 4)) if count else None


def share_of(won: Sequence[float]) -> Share:
    """The mean with Wilson's interval, which stays within 0 and 1."""
    n = len(won)
    if not n:
        return Share(0.0, 0.0, 1.0)
    mean, z = sum(won) / n, WIDTH
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Share(round(mean, 4), round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4))


def alike(several: Sequence[Sequence[int]]) -> list[Bins]:
    """Several distributions in intervals of one width, so that their shares can be compared."""
    width = max(_width(values) for values in several)
    return [bins(values, width) for values in several]


def _width(values: Sequence[int]) -> int:
    return (max(values) - min(values)) // BINS + 1 if values else 1


def bins(values: Sequence[int], width: int | None = None) -> Bins:
    """Whole numbers in equal intervals of a whole width."""
    if not values:
        return Bins(0, 1, [], 0.0)
    first, width = min(values), width or _width(values)
    counts = Counter((value - first) // width for value in values)
    listed = [counts[i] for i in range(max(counts) + 1)]
    return Bins(first, width, listed, round(sum(values) / len(values), 3))
