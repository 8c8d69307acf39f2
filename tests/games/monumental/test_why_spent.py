"""Which rule a refusal names once the turn action has been taken: T2 for everything that would be another one."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import Table, acting


def spent() -> Table:
    """A text of a drawn card keeps the turn going; the turn action was the Scientific Advance."""
    table = acting()
    table.hold(0, "b1", 2)
    table.give(0, science=3, military=9, production=9, gold=9)
    table.deck(0, "hanging-gardens")
    table.do("advance")
    assert table.legal() == ["use drawn hanging-gardens", "end"]
    return table


@pytest.mark.parametrize("text", ["soldier c1", "warlord", "to b1", "step 1 e", "pick 1", "buy workshop", "conquer c2"])
def test_another_turn_action_is_refused_by_t2(text: str) -> None:
    assert spent().why(text) == "T2"


def test_a_march_is_no_walk_and_a_walk_no_march() -> None:
    table = acting()
    table.hold(0, "b1", 2)
    table.give(0, military=9)
    table.do("soldier c1")
    assert table.why("step 1 e") == "T2"
    assert table.why("pick 1") == "T2"
    assert table.can("soldier c1")
    walk = acting()
    walk.hold(0, "b1", 2)
    walk.give(0, military=9)
    walk.do("step 1 e")
    assert walk.why("soldier c1") == "T2"
    assert walk.why("warlord") == "T2"
    assert walk.why("pick 2") == "X3"  # of the same move, but that Explorer stands at home


def test_more_of_the_same_move_is_refused_by_its_own_rule() -> None:
    table = acting()
    table.hold(0, "b1", 2)
    table.give(0, military=9)
    table.do("soldier c1")
    assert table.why("soldier d1") == "M1"
    assert table.why("to b1") == "M1"


def test_before_the_turn_action_the_rule_of_the_thing_itself_is_named() -> None:
    table = acting()
    assert table.why("warlord") == "M1"
    assert table.why("step 1 e") == "X1"


def test_the_text_of_a_card_drawn_earlier_is_another_turn_action() -> None:
    table = acting()
    table.give(0, science=6)
    table.deck(0, "hanging-gardens", "hanging-gardens")
    table.do("advance", "end")
    table.city(0, "computing")
    table.s.active[0] = 1
    table.deck(0, "mine")
    table.give(0, tokens=2)
    table.do("use r1c1")
    assert table.why("use drawn hanging-gardens") == "T2"
    assert table.why("use drawn mine") == "E2"  # just drawn: free, but not yet possible
    assert table.why("use drawn forum") == "E1"
