"""Tokens are free at any moment of one's own turn, so also while a way of an effect is to be chosen: R7."""

from __future__ import annotations

from typing import Any

import pytest

from monumenta.engine.match.registry import find
from monumenta.games.monumental.agenda import push
from monumenta.games.monumental.counts import Count
from monumenta.games.monumental.notation import parse
from monumenta.games.monumental.rules import conceal
from monumenta.games.monumental.state import Task
from monumenta.games.monumental.tables import EFFECT_TEXTS
from monumenta.games.monumental.turns import settle
from tests.games.monumental.table import SPEC, Table, acting

EARLIER = [find("monumental", "1"), find("monumental", "2")]


def developing(spec: Any = SPEC, **supply: int) -> Table:
    """Egypt has 1 Culture and a Wonder whose last stage costs 3, Corvée takes 2 off it; seat 1 would be next."""
    table = acting("egypt", "greece", spec=spec)
    table.s.marks[1] = 0
    table.begin_wonder(0, "pyramids")
    table.give(0, culture=1, **supply)
    return table


def completed(table: Table) -> bool:
    return table.top(0) == ["pyramids"]


def test_a_bonus_that_tokens_can_pay_is_offered() -> None:
    table = developing(tokens=3)
    table.do("policy corvee")
    assert table.legal() == ["produce", "skip"]
    table.do("produce")
    assert table.legal() == ["way 1", "produce", "skip"]
    table.do("way 1")
    assert completed(table)
    assert (table.has(0, "production"), table.has(0, "tokens"), table.has(0, "gold")) == (0, 2, 2)
    assert table.actor == 1


def test_tokens_that_a_bonus_has_just_brought_pay_for_an_earlier_one() -> None:
    table = developing()
    table.policies(0, "corvee")
    table.give(0, culture=2)
    table.do("policy granaries")
    assert table.legal() == ["produce", "skip"]
    table.do("produce", "way 1")
    assert completed(table)
    assert table.has(0, "tokens") == 1


def test_who_declines_keeps_the_tokens() -> None:
    table = developing(tokens=3)
    table.do("policy corvee", "skip")
    assert table.has(0, "tokens") == 3
    assert not completed(table)
    assert table.actor == 1


def test_who_has_begun_to_spend_may_still_decline() -> None:
    table = developing(tokens=3)
    table.do("policy corvee", "produce", "produce", "skip")
    assert (table.has(0, "production"), table.has(0, "tokens")) == (2, 1)
    assert not completed(table)


def test_where_it_could_be_paid_anyhow_tokens_may_be_spent_too() -> None:
    table = developing(production=1, tokens=1)
    table.do("policy corvee")
    assert table.legal() == ["way 1", "produce", "skip"]
    table.do("produce", "way 1")
    assert completed(table)
    assert (table.has(0, "production"), table.has(0, "tokens")) == (1, 0)


@pytest.mark.parametrize("tokens", [0, 1])
def test_nobody_is_asked_where_tokens_cannot_help(tokens: int) -> None:
    """Two are missing."""
    table = developing(tokens=tokens)
    table.begin_wonder(0, "machu-picchu")
    table.do("policy corvee")
    assert table.actor == 1
    assert table.has(0, "tokens") == tokens
    enough = developing(tokens=tokens, gold=1)
    enough.begin_wonder(0, "machu-picchu")
    enough.do("policy corvee")
    assert (enough.actor == 0) == (tokens == 1)


def test_looking_whether_tokens_help_spends_none() -> None:
    table = developing(tokens=2)
    table.s.held[0, 1] = 1
    table.do("policy corvee")
    assert (table.has(0, "production"), table.has(0, "gold"), table.has(0, "tokens")) == (0, 0, 2)
    assert table.s.produced[0] == 0
    assert table.s.held[0, 1] == 1


@pytest.mark.parametrize("kind", range(1, Count.GOODS + 1))
def test_it_is_offered_whichever_market_token_is_held(kind: int) -> None:
    """Else the others could tell from what is asked which one it is. Production and Gold pay for the stage; Science and
    Military do not, and nothing is left to ask."""
    table = developing()
    table.s.held[0, 2] = kind
    table.do("policy corvee")
    assert table.legal() == ["trade 3", "skip"]
    table.do("trade 3")
    pays = kind not in (2, 3)
    assert table.legal() == ["way 1", "skip"] if pays else table.actor == 1
    assert table.s.held[0, 2] == 0
    assert table.s.market_spent[2] == 1 << (kind - 1)


@pytest.mark.parametrize("seat", [-1, 1])
def test_what_is_offered_is_the_same_to_who_cannot_see_the_token(seat: int) -> None:
    table = developing(tokens=1)
    table.s.held[0, 0] = 3
    table.do("policy corvee")
    offered = table.legal()
    conceal(table.s, seat)
    assert table.s.held[0, 0] == Count.GOODS + 1
    assert table.legal() == offered == ["produce", "trade 1", "skip"]


def test_what_the_wheel_copies_waits_for_tokens() -> None:
    """Stonemasons bring 2 Production, and a stage for 1 less: the Space Station's costs 5."""
    table = acting()
    table.city(0, "the-wheel+stonemasons")
    table.s.active[0] = 1
    table.begin_wonder(0, "international-space-station")
    table.give(0, tokens=4)
    table.do("use the-wheel")
    assert table.legal() == ["produce", "skip"]
    table.do("produce", "produce", "produce")
    assert table.legal() == ["way 1", "produce", "skip"]
    table.do("way 1")
    assert table.top(0) == ["international-space-station"]


def test_a_second_way_that_tokens_open_is_a_choice() -> None:
    """The Forum: archive a card, or pay two resources that differ."""
    table = acting()
    table.city(0, "forum")
    table.s.active[0] = 0b011111111
    table.give(0, science=1, tokens=1)
    table.do("use r1c1")
    assert table.legal() == ["way 1", "produce"]
    table.do("produce", "way 2", "production")
    assert (table.has(0, "culture"), table.has(0, "science"), table.has(0, "production")) == (1, 0, 0)
    assert table.archived(0, "work-camp") == 0


def test_without_a_token_for_the_second_way_nobody_is_asked() -> None:
    table = acting()
    table.city(0, "forum")
    table.s.active[0] = 0b011111111
    table.give(0, production=1, tokens=1)  # another Production makes no second kind
    table.do("use r1c1")
    assert table.has(0, "culture") == 1
    assert table.archived(0, "work-camp") == 1
    assert table.has(0, "tokens") == 1


def test_what_may_not_be_declined_need_not_be_paid_for_with_tokens() -> None:
    """No effect in the box is like that: an effect that cannot be paid does nothing, and who spends wants it."""
    table = developing(tokens=2)
    push(table.s, Task.OFFER, EFFECT_TEXTS.index("stage -2"), 0)
    settle(table.s)
    assert table.legal() == ["produce", "skip"]
    table.do("skip")
    assert table.has(0, "tokens") == 2
    assert not completed(table)
    push(table.s, Task.OFFER, EFFECT_TEXTS.index("stage -2"), 0)
    settle(table.s)
    table.do("produce")
    assert completed(table)


def test_what_is_refused_there_and_why() -> None:
    table = developing(tokens=1)
    table.do("policy corvee")
    assert table.why("way 1") == "E2"
    assert table.why("trade 1") == "X5"
    assert table.why("way 2") == "E3"
    assert table.why("end") == "E3"
    table.do("produce")
    assert table.why("produce") == "R5"


@pytest.mark.parametrize("spec", EARLIER, ids=lambda spec: f"version {spec.version}")
def test_in_games_of_earlier_versions_it_is_dropped_as_it_was(spec: Any) -> None:
    table = developing(spec, tokens=3)
    table.do("policy corvee")
    assert table.actor == 1
    assert table.has(0, "tokens") == 3
    paid = developing(spec, production=1, tokens=3)
    paid.do("policy corvee")
    assert paid.legal() == ["way 1", "skip"]
    found = spec.why_not(paid.s, 0, parse(paid.s, "produce"))
    assert (found.rule, found.reason) == ("E3", "decide-first")
    forum = acting(spec=spec)
    forum.city(0, "forum")
    forum.s.active[0] = 0b011111111
    forum.give(0, science=1, tokens=1)
    forum.do("use r1c1")
    assert forum.archived(0, "work-camp") == 1


def test_all_tokens_may_be_spent_one_after_the_other_and_then_it_ends() -> None:
    table = developing(tokens=3)
    table.s.held[0, 0] = 2
    table.s.held[0, 3] = 3
    table.do("policy corvee")
    for text in ("trade 1", "produce", "trade 4", "produce", "produce"):
        assert table.can("skip")
        table.do(text)
    assert table.legal() == ["way 1", "skip"]
    table.do("way 1")
    assert (table.has(0, "production"), table.has(0, "science"), table.has(0, "military")) == (2, 4, 4)
    assert table.actor == 1


def test_in_the_base_game_too() -> None:
    table = acting("egypt", "greece", mode="classic")
    table.begin_wonder(0, "pyramids")
    table.give(0, culture=1, tokens=1)
    table.do("policy corvee")
    assert table.legal() == ["produce", "skip"]
    table.do("produce", "way 1")
    assert completed(table)
    assert table.actor == 0
