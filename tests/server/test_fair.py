"""The order in which things are thought about: nobody has a second while somebody else waits for a first."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from monumenta.server.thinking.fair import ADDRESS_SHARE, Fair
from monumenta.tables.thinkers import Claim

GUESTS = ["ana", "ben", "cleo", "dora"]
Step = tuple[str, int] | None
"""A guest asks for a table of theirs, or somebody has a turn."""

steps = st.lists(st.none() | st.tuples(st.sampled_from(GUESTS), st.integers(0, 2)), max_size=60)


def claim(guest: str, table: int = 0, address: str | None = None) -> Claim:
    return Claim(guest, f"{guest} {table}", address or f"home of {guest}")


def served(fair: Fair[Claim]) -> list[str]:
    """Everybody's turns until nobody waits."""
    names: list[str] = []
    while (thing := fair.take()) is not None:
        names.append(thing.guest)
    return names


def asking(*claims: Claim) -> Fair[Claim]:
    fair = Fair[Claim]()
    for each in claims:
        fair.add(each, each)
    return fair


def test_forty_tables_of_one_guest_are_one_turn_to_another() -> None:
    fair = asking(*(claim("ana", table) for table in range(40)), claim("ben"))
    assert served(fair) == ["ana", "ben", *["ana"] * 39]


def test_who_comes_while_somebody_has_the_first_goes_before_their_second() -> None:
    fair = asking(claim("ana", 1))
    assert fair.take() == claim("ana", 1)
    fair.add(claim("ana", 2), claim("ana", 2))
    fair.add(claim("ben"), claim("ben"))
    assert served(fair) == ["ben", "ana"]


def test_when_everything_is_done_whatever_comes_is_a_first_again() -> None:
    fair = asking(claim("ana", 1))
    assert served(fair) == ["ana"]
    fair.rest()
    fair.add(claim("ana", 2), claim("ana", 2))
    fair.add(claim("ben"), claim("ben"))
    assert served(fair) == ["ana", "ben"]


def test_the_tables_of_a_guest_take_turns_too() -> None:
    fair = asking(*[claim("ana", 1)] * 3, claim("ana", 2))
    assert [fair.take() for _ in range(4)] == [claim("ana", table) for table in (1, 2, 1, 1)]


def test_many_cookies_of_one_address_count_as_ten() -> None:
    fair = asking(*(claim(f"cookie {i}", address="there") for i in range(50)), claim("ben"))
    assert served(fair).index("ben") == ADDRESS_SHARE


def test_a_crowd_from_one_address_is_fifty_there_and_ten_elsewhere() -> None:
    fair = asking(*(claim(f"cookie {i}", address="there") for i in range(50)))
    assert fair.crowd(claim("ben")) == ADDRESS_SHARE
    assert fair.crowd(claim("cookie", address="there")) == 50
    assert fair.crowd(claim("cookie 1", address="there")) == 50  # another one of the same guest


def test_what_is_no_longer_wanted_is_not_taken() -> None:
    fair = asking(claim("ana", 1), claim("ana", 2), claim("ben"))
    fair.remove(claim("ana", 1), claim("ana", 1))
    fair.remove(claim("ben"), claim("ben"))
    assert len(fair) == 1
    assert served(fair) == ["ana"]
    assert fair.take() is None


def test_who_may_not_is_passed_over_and_loses_nothing() -> None:
    fair = asking(claim("ana"), claim("ben"), claim("cleo"))
    first = fair.take(lambda guest: guest != "ana")
    assert first == claim("ben")
    assert fair.take(lambda _: False) is None
    assert served(fair) == ["ana", "cleo"]


@pytest.mark.parametrize(("guest", "crowd"), [("ana", 2 + 1), ("ben", 2 + 1), ("dora", 3)])
def test_the_crowd_is_the_other_guests_and_ones_own_tables(guest: str, crowd: int) -> None:
    fair = asking(claim("ana", 1), claim("ana", 2), claim("ben"), claim("cleo"))
    assert fair.crowd(claim(guest)) == crowd + (guest == "ana")


@given(steps)
def test_nobody_has_two_while_somebody_else_waits(done: list[Step]) -> None:
    """Of guests, and of the tables of each guest."""
    fair = Fair[Claim]()
    waiting = Counter[Claim]()
    since: dict[str, Counter[str]] = {}
    for step in [*done, *[None] * len(done)]:
        if step is not None:
            mine = claim(*step)
            fair.add(mine, mine)
            waiting[mine] += 1
            for who in (mine.guest, mine.table):
                since.setdefault(who, Counter())
            continue
        taken = fair.take()
        assert (taken is None) == (not waiting)
        if taken is None:
            continue
        waiting -= Counter([taken])
        for who in (taken.guest, taken.table):
            del since[who]
        guests, tables = {each.guest for each in waiting}, {each.table for each in waiting}
        for who in since.keys() & guests:
            since[who][taken.guest] += who != taken.guest
        for who in since.keys() & tables:
            since[who][taken.table] += who != taken.table and who.startswith(taken.guest)
        assert all(n <= 1 for had in since.values() for n in had.values())
        if taken.guest in guests:
            since[taken.guest] = Counter()
        if taken.table in tables:
            since[taken.table] = Counter()


@given(steps)
def test_everything_that_waits_is_taken_once(done: list[Step]) -> None:
    fair = Fair[Claim]()
    asked, taken = Counter[Claim](), Counter[Claim]()
    for step in done:
        if step is not None:
            fair.add(claim(*step), claim(*step))
            asked[claim(*step)] += 1
        elif (thing := fair.take()) is not None:
            taken[thing] += 1
        assert len(fair) == asked.total() - taken.total()
    while (thing := fair.take()) is not None:
        taken[thing] += 1
    assert taken == asked


@given(st.lists(st.none() | st.integers(0, 40), max_size=80))
def test_who_waits_for_a_first_waits_for_ten_of_an_address_at_most(done: list[int | None]) -> None:
    """Whatever cookies come from there, before and meanwhile."""
    fair = asking(claim("ana", address="there"))
    fair.take()
    fair.add(claim("ben"), claim("ben"))
    others = 0
    for step in [*done, *[None] * 50]:
        if step is not None:
            fair.add(claim(f"cookie {step}", address="there"), claim(f"cookie {step}", address="there"))
        elif fair.take() == claim("ben"):
            break
        else:
            others += 1
    assert others <= ADDRESS_SHARE - 1  # Ana has had hers
