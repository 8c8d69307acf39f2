"""Flat Monte Carlo search by successive halving, generic over games.

All candidates are played out in turn, the better half goes on, and so on until one is left. It works in slices: between
two of them the caller may look at the clock, stop, or end a round. `work[0]` is the position as its seat knows it,
`work[1]` the playout; `arms` the candidates, by the word that is usual for
bandits. The same seed and the same numbers of playouts give the same answer.
"""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.dispatch import apply, rehide
from monumenta.engine.author.rng import below
from monumenta.engine.author.rule import rule, stub
from monumenta.engine.author.state import Games, Record, Rng, Row

from .hooks import hook

# the cells of `arms`
RUNNING: Final = 0
"""How many candidates are left."""
NEXT: Final = 1
"""Which has the next playout."""
HEAD: Final = 2
WIDTH: Final = 3
"""From HEAD on, for each candidate: its action, its playouts, the sum of their worths."""
VISITS: Final = 1
SUM: Final = 2


@stub
def candidates(s: Record, seat: int, rng: Rng, out: Row) -> int:
    """Write the actions that are worth a thought, return how many: at least one."""
    return hook(candidates, s)(s, seat, rng, out)


@stub
def rollout(s: Record, root: Record, seat: int, rng: Rng, out: Row) -> int:
    """Play `s` on as far as it matters to whoever thinks about `root`, and say what the end is worth to the seat."""
    return hook(rollout, s)(s, root, seat, rng, out)


@rule
def begin(seat: int, rng: Rng, work: Games[Record], out: Row, arms: Row) -> int:
    """Line the candidates up, in random order so that none is favoured among equals; returns how many."""
    n = candidates(work[0], seat, rng, out)
    for c in range(n):
        other = below(rng, c + 1)
        at = HEAD + WIDTH * c
        arms[at] = arms[HEAD + WIDTH * other] if other < c else out[c]
        arms[HEAD + WIDTH * other] = out[c]
        arms[at + VISITS] = 0
        arms[at + SUM] = 0
    arms[RUNNING] = n
    arms[NEXT] = 0
    return n


@rule
def sweep(seat: int, n: int, rng: Rng, work: Games[Record], out: Row, arms: Row) -> None:
    """`n` playouts more, from one candidate to the next."""
    s = work[1]
    for _ in range(n):
        at = HEAD + WIDTH * arms[NEXT]
        work[1] = work[0]
        rehide(s, seat, rng)
        apply(s, seat, arms[at])
        arms[at + VISITS] += 1
        arms[at + SUM] += rollout(s, work[0], seat, rng, out)
        arms[NEXT] += 1
        if arms[NEXT] == arms[RUNNING]:
            arms[NEXT] = 0


@rule
def better(visits: int, total: int, other_visits: int, other_total: int) -> bool:
    """Is the first mean higher than the second? An arm without a playout is worse than all."""
    if visits == 0 or other_visits == 0:
        return visits > other_visits
    return total * other_visits > other_total * visits


@rule
def halve(arms: Row) -> int:
    """End a round: the better half goes on, best first; returns how many."""
    n = arms[RUNNING]
    gap = n // 2
    while gap > 0:  # Shell's sort: no memory of its own, and quick enough for a thousand
        for c in range(gap, n):
            at = HEAD + WIDTH * c
            action = arms[at]
            visits = arms[at + VISITS]
            total = arms[at + SUM]
            before = at - WIDTH * gap
            while before >= HEAD and better(visits, total, arms[before + VISITS], arms[before + SUM]):
                for cell in range(WIDTH):
                    arms[at + cell] = arms[before + cell]
                at = before
                before -= WIDTH * gap
            arms[at] = action
            arms[at + VISITS] = visits
            arms[at + SUM] = total
        gap //= 2
    arms[RUNNING] = (n + 1) // 2
    arms[NEXT] = 0
    return arms[RUNNING]


@rule
def rounds(n: int) -> int:
    """How often `n` candidates can be halved."""
    k = 0
    while n > 1:
        n = (n + 1) // 2
        k += 1
    return k


@rule
def search(seat: int, playouts: int, rng: Rng, work: Games[Record], out: Row, arms: Row) -> int:
    """The whole search of the position in work[0], with about as many playouts in every round."""
    n = begin(seat, rng, work, out, arms)
    share = playouts // max(1, rounds(n))
    while n > 1:
        sweep(seat, share, rng, work, out, arms)
        n = halve(arms)
    return arms[HEAD]
