"""The text of a card drawn in this turn is free, and tokens may be spent for it first: T4, T5."""

from __future__ import annotations

from typing import Any

import pytest

from monumenta.engine.match.registry import find
from monumenta.games.monumental.counts import Count
from tests.games.monumental.table import SPEC, Table, acting

FIRST = find("monumental", "1")


def drawing(card: str, civ: str = "egypt", spec: Any = SPEC) -> Table:
    """Seat 0 has Science for one Scientific Advance, and this card in its deck; seat 1 would be next."""
    table = acting(civ, "greece", spec=spec)
    table.s.marks[1] = 0
    table.give(0, science=3)
    table.deck(0, card)
    for slot in range(9):
        table.s.active[0] |= 1 << slot  # nothing can be archived
    return table


def test_a_mine_waits_for_production_tokens() -> None:
    table = drawing("mine")
    table.give(0, tokens=2)
    table.do("advance")
    assert table.legal() == ["produce", "end"]
    assert table.why("use drawn mine") == "E2"
    table.do("produce", "produce", "use drawn mine")
    assert table.has(0, "gold") == 1
    assert table.actor == 1


def test_too_few_tokens_end_the_turn() -> None:
    table = drawing("mine")
    table.give(0, tokens=1)
    table.do("advance")
    assert table.actor == 1
    enough = drawing("mine")
    enough.give(0, tokens=1)
    enough.s.produced[0] = 1
    enough.do("advance")
    assert enough.actor == 0


def test_a_forum_waits_for_a_market_token() -> None:
    table = drawing("forum")
    table.give(0, science=4)
    table.s.held[0, 1] = 3
    table.do("advance")
    assert table.legal() == ["trade 2", "end"]
    table.do("trade 2", "use drawn forum", "science")
    assert table.has(0, "culture") == 1
    assert (table.has(0, "science"), table.has(0, "military")) == (0, 3)


def test_calligraphy_waits_for_a_market_token() -> None:
    table = drawing("calligraphy", "japan")
    table.s.held[0, 0] = 2
    table.do("advance", "trade 1", "use drawn calligraphy")
    assert (table.has(0, "science"), table.has(0, "culture")) == (2, 1)


@pytest.mark.parametrize("kind", range(1, Count.GOODS + 1))
def test_the_turn_goes_on_whichever_market_token_it_is(kind: int) -> None:
    """Else the others could tell from the end of the turn which one is held."""
    table = drawing("calligraphy", "japan")
    table.s.held[0, 0] = kind
    table.do("advance")
    assert table.actor == 0
    assert table.can("end")


def test_looking_whether_tokens_help_spends_none() -> None:
    table = drawing("mine")
    table.give(0, tokens=2)
    table.s.held[0, 0] = 4
    table.do("advance")
    assert (table.has(0, "production"), table.has(0, "gold"), table.has(0, "tokens")) == (0, 0, 2)
    assert table.s.produced[0] == 0
    assert table.s.held[0, 0] == 4


def test_what_no_token_can_help_ends_the_turn() -> None:
    table = drawing("warrior-priest-altar")
    table.give(0, tokens=2)
    table.s.held[0, 0] = 1
    table.do("advance")
    assert table.actor == 1
    plain = drawing("factory")  # no text at all
    plain.give(0, tokens=2)
    plain.do("advance")
    assert plain.actor == 1


def test_without_tokens_the_turn_ends() -> None:
    table = drawing("mine")
    table.do("advance")
    assert table.actor == 1


def test_in_games_of_the_first_version_the_turn_ends() -> None:
    table = drawing("mine", spec=FIRST)
    table.give(0, tokens=2)
    table.do("advance")
    assert table.actor == 1
