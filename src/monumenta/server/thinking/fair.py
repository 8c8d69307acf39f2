"""Whose turn it is to have something thought about, when more is asked for than can be done at once.

It goes in rounds. In a round every guest who waits has one thought, for one table; who comes while the round lasts has
theirs in it, and who has had it waits for the next one. So nobody gets a second while somebody else waits for a first,
however many tables they have set up. Among the tables of one guest it is the same.

A cookie costs nothing, so one address counts as ten guests at most: if there are more, some wait for the next round.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from typing import Generic, TypeVar

from monumenta.server.people.limits import ADDRESS_SHARE
from monumenta.tables.thinkers import Claim

T = TypeVar("T")


def anybody(_: str) -> bool:
    return True


class Rounds:
    """The order of those who wait: everybody once in a round, of each group no more than `most`."""

    def __init__(self, most: int = 1) -> None:
        self._most = most
        self._waiting: dict[str, str] = {}  # in the order in which they came, with their groups
        self._had: set[str] = set()
        self._had_by_group: Counter[str] = Counter()
        self.number = 0
        """Of the round."""

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def groups(self) -> Counter[str]:
        """How many of each group wait."""
        return Counter(self._waiting.values())

    def wait(self, who: str, group: str | None = None) -> None:
        """Somebody waits, alone or as one of a group; harmless if they do already."""
        self._waiting.setdefault(who, who if group is None else group)

    def leave(self, who: str) -> None:
        self._waiting.pop(who, None)

    def take(self, may: Callable[[str], bool] = anybody) -> str | None:
        """Who is next of those who `may`; they wait on, behind all others."""
        willing = [who for who in self._waiting if may(who)]
        if not willing:
            return None
        who = next(filter(self._to_come, willing), None)
        if who is None:
            self.forget()
            who = willing[0]
        group = self._waiting.pop(who)
        self._waiting[who] = group
        self._had.add(who)
        self._had_by_group[group] += 1
        return who

    def _to_come(self, who: str) -> bool:
        return who not in self._had and self._had_by_group[self._waiting[who]] < self._most

    def forget(self) -> None:
        """A new round begins."""
        self.number += 1
        self._had.clear()
        self._had_by_group.clear()


class _Guest(Generic[T]):
    """What waits of one guest, by table."""

    def __init__(self) -> None:
        self.tables = Rounds()
        self.things: dict[str, deque[T]] = {}

    def __len__(self) -> int:
        return sum(map(len, self.things.values()))


class Fair(Generic[T]):
    """Things that wait for their turn."""

    def __init__(self, share: int = ADDRESS_SHARE) -> None:
        """One address counts as so many guests at most."""
        self._share = share
        self._rounds = Rounds(share)
        self._guests: dict[str, _Guest[T]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._guests.values()))

    def add(self, claim: Claim, thing: T) -> None:
        self._rounds.wait(claim.guest, claim.address)
        guest = self._guests.setdefault(claim.guest, _Guest())
        guest.tables.wait(claim.table)
        guest.things.setdefault(claim.table, deque()).append(thing)

    def remove(self, claim: Claim, thing: T) -> None:
        """It is no longer wanted, and must be waiting."""
        self._guests[claim.guest].things[claim.table].remove(thing)
        self._tidy(claim.guest, claim.table)

    def take(self, may: Callable[[str], bool] = anybody) -> T | None:
        """What is next of the guests who `may`; None if nothing is."""
        before = self._rounds.number
        name = self._rounds.take(may)
        if name is None:
            return None
        if self._rounds.number != before:
            self._guests = {of: guest for of, guest in self._guests.items() if guest.things}
        guest = self._guests[name]
        table = guest.tables.take()
        assert table is not None
        thing = guest.things[table].popleft()
        self._tidy(name, table)
        return thing

    def _tidy(self, name: str, table: str) -> None:
        """Who waits for nothing more does not wait; which tables had their turn is remembered for the round."""
        guest = self._guests[name]
        if not guest.things[table]:
            del guest.things[table]
            guest.tables.leave(table)
        if not guest.things:
            self._rounds.leave(name)

    def rest(self) -> None:
        """Nothing waits and nothing is being done: whatever comes next is everybody's first."""
        self._rounds.forget()
        self._guests.clear()

    def crowd(self, claim: Claim) -> int:
        """How many share with this one what can be done: the other guests who wait, and what else of the same guest
        does. Another address counts as ten guests at most, one's own as all that wait there."""
        groups = self._rounds.groups
        others = sum(n if address == claim.address else min(n, self._share) for address, n in groups.items())
        own = self._guests.get(claim.guest)
        waiting = 0 if own is None else len(own)
        return max(0, others - (waiting > 0)) + waiting
