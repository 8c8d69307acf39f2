"""Explorers, Production and Market tokens: X1 to X6, N1."""

from __future__ import annotations

from monumenta.games.monumental.counts import Count
from monumenta.games.monumental.rules import conceal
from tests.games.monumental.table import acting


def test_a_space_costs_one_military() -> None:
    table = acting()
    assert table.why("step 1 e") == "X1"
    table.give(0, military=2)
    table.do("step 1 e", "step 2 ne")
    assert [table.s.explorer[0, e] for e in range(2)] == [table.tile("c2"), table.tile("b1")]
    assert table.has(0, "military") == 0


def test_explorers_go_anywhere() -> None:
    table = acting()
    table.hold(1, "b1")
    table.give(0, military=3)
    table.do("step 1 ne", "step 1 e")
    assert table.s.explorer[0, 0] == table.tile("b2")  # Water, through enemy land
    assert table.s.owner[table.tile("b1")] == 2
    assert table.why("step 2 w") == "X1"


def test_an_explorer_acts_as_part_of_a_move() -> None:
    table = acting()
    table.s.marks[1] = 0
    assert table.why("pick 1") == "X3"
    table.give(0, military=2)
    table.do("step 1 e", "pick 1")
    assert table.has(0, "tokens") == 1
    assert not table.s.stocked >> table.tile("c2") & 1
    table.do("step 1 e")
    assert table.actor == 1  # nothing is left to go on with: the turn has ended


def test_an_explorer_that_takes_where_it_stands_must_go_on() -> None:
    table = acting()
    table.s.explorer[0, 0] = table.tile("c2")
    assert table.why("pick 1") == "X3"
    table.give(0, military=1)
    table.do("pick 1")
    assert table.has(0, "tokens") == 1
    assert all(text.startswith("step 1 ") for text in table.legal())
    assert table.why("pass") == "X3"
    table.do("step 1 w")
    assert table.has(0, "military") == 0


def test_once_a_round_each() -> None:
    table = acting()
    table.give(0, military=9)
    table.do("step 1 e", "pick 1", "step 1 e")
    assert table.why("pick 1") == "X3"
    table.do("step 2 e")
    assert not table.can("pick 2")  # the token has been taken
    table.do("step 2 nw", "pick 2", "end")
    assert table.has(0, "tokens") == 2


def test_in_the_base_game_an_explorer_acts_at_any_time() -> None:
    table = acting(mode="classic")
    table.s.explorer[0, 0] = table.tile("c2")
    table.do("pick 1")
    assert table.has(0, "tokens") == 1


def test_one_market_token_each() -> None:
    table = acting()
    table.s.explorer[0, 0] = table.tile("b1")
    table.give(0, military=9)
    table.do("step 1 ne", "step 1 e", "pick 1", luck=("goods military",))
    market = 0
    assert table.s.held[0, market] == 3
    assert table.s.market_left[market] == 1
    table.s.explorer[0, 1] = table.tile("a2")
    table.s.moved = 3
    assert table.why("pick 2") == "X3"
    table.do("trade 1")
    assert table.has(0, "military") == 7 + 4
    assert table.why("trade 1") == "X5"
    assert table.s.market_spent[market] == 1 << 2
    table.do("end")


def test_a_market_token_is_known_to_its_holder_only() -> None:
    table = acting()
    table.s.held[0, 0] = 2
    copy = acting()
    for seat, seen in ((0, 2), (1, Count.GOODS + 1), (-1, Count.GOODS + 1)):
        copy.s.raw[:] = table.s.raw
        conceal(copy.s, seat)
        assert copy.s.held[0, 0] == seen


def test_the_league_moves_two_spaces() -> None:
    table = acting("greece", "egypt")
    table.policies(0, "maritime-league")
    table.give(0, military=1)
    table.do("step 1 e", "step 2 e")
    assert table.has(0, "military") == 0


def test_the_silk_road_pays_once() -> None:
    table = acting("china", "egypt")
    table.policies(0, "silk-road")
    table.give(0, military=2)
    table.do("step 1 e", "pick 1", "step 2 ne", "pick 2")
    assert table.has(0, "gold") == 1


def test_one_explorer_a_turn_if_so_agreed() -> None:
    table = acting(move_granularity="one")
    table.give(0, military=3)
    table.do("step 1 e")
    assert table.why("step 2 e") == "X6"
    table.do("step 1 e", "end", "step 2 e")
    assert table.s.explorer[0, 1] == table.tile("c2")
