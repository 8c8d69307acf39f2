"""The City and the supply: C1 to C3, D2, D3, R1 to R6, U1, U2, A1 to A3."""

from __future__ import annotations

from tests.games.monumental.table import Table, acting


def test_a_row_and_a_column_bring_their_output() -> None:
    table = Table(civs=("egypt", "greece"))
    table.strip(0)
    table.city(0, "fort", "library", "work-camp", "fort", "mine", "factory", "seafaring+emporium", "mine", "mine")
    table.do("city r1 c1")
    assert [table.has(0, r) for r in ("production", "science", "military", "gold")] == [1, 1, 3, 1]
    assert table.s.active[0] == 0b001001111
    assert table.s.produced[0] == 1
    other = Table(civs=("egypt", "greece"))
    other.strip(0)
    other.city(0, "mine", "mine", "seafaring+mathematics+fort", "", "", "library", "library", "", "work-camp")
    other.do("city r1 c3")
    assert [other.has(0, r) for r in ("production", "science", "military")] == [1, 2, 2]
    assert other.s.active[0] == 0b100100111


def test_no_text_is_used_in_the_city_phase() -> None:
    table = Table(civs=("egypt", "greece"))
    table.strip(0)
    table.city(0, "hanging-gardens")
    table.do("city r1 c1")
    assert table.actor == 1
    assert table.has(0, "production") == 4


def test_knowledge_on_a_wonder_brings_culture() -> None:
    table = Table(civs=("egypt", "greece"))
    table.strip(0)
    table.city(0, "hieroglyphs+pyramids", "", "", "")
    table.do("city r1 c1")
    assert [table.has(0, r) for r in ("science", "culture")] == [0, 1]
    table = Table(civs=("egypt", "greece"))
    table.strip(0)
    table.city(0, "hieroglyphs+fort", "perspective+fort", "", "")
    table.do("city r1 c1")
    assert table.legal() == ["production", "science", "military"]
    table.do("military")
    assert [table.has(0, r) for r in ("science", "culture", "military")] == [1, 0, 3]


def test_what_is_bought_lies_on_top_of_the_deck() -> None:
    table = acting()
    table.show("factory", "mathematics")
    table.give(0, production=8, science=3)
    table.do("buy factory", "buy mathematics", "buy workshop")
    assert table.top(0) == ["factory", "mathematics", "workshop"]
    assert [table.has(0, r) for r in ("production", "science")] == [1, 0]
    assert table.s.basics[0] == 9
    table.do("pass")
    # the last one bought enters first; Knowledge is covered by what comes next
    assert table.s.city[0, 0] == 16
    assert table.s.attached[0, 1] == 1


def test_a_card_must_be_there_and_be_paid() -> None:
    table = acting()
    table.show("factory", "great-library")
    table.give(0, production=1)
    assert table.why("buy factory") == "A1"
    assert table.why("buy university") == "A1"
    assert table.why("buy great-library") == "W1"
    table.s.basics[0] = 0
    table.give(0, production=2)
    assert table.why("buy workshop") == "A2"
    assert table.can("buy laboratory")
    # Production is for Buildings, Science for Knowledge
    table.show("emporium", "mathematics")
    table.give(0, production=3, science=2)
    assert table.why("buy mathematics") == "A1"
    table.give(0, production=2, science=3)
    assert table.why("buy emporium") == "A1"
    assert table.can("buy mathematics")
    # a Basic Building leaves the display as it is, and does not count as taken from it
    shown = table.shown()
    assert [table.s.basics[pile] for pile in range(3)] == [0, 10, 10]
    table.do("buy laboratory")
    assert [table.s.basics[pile] for pile in range(3)] == [0, 9, 10]
    assert [table.shown(), table.s.taken] == [shown, 0]


def test_a_deck_that_is_empty_is_reshuffled() -> None:
    table = acting()
    table.give(0, science=6)
    table.deck(0)
    assert table.why("advance") == "A3"
    table.s.discard[0, 3] = 1
    table.s.discard_size[0] = 1
    table.do("advance")
    assert table.has(0, "military") == 1
    assert table.s.drawn_size[0] == 1
    one = acting()
    one.give(0, science=9)
    one.deck(0, "fort")
    one.s.discard[0, 2] = one.s.discard_size[0] = 1
    one.do("advance")
    assert [one.has(0, r) for r in ("military", "science")] == [1, 6]  # a deck of one card is no empty one
    one.show("mathematics")
    one.do("buy mathematics", "advance")
    assert one.has(0, "science") == 1  # nor is one of known cards only: 6 - 3 - 3, and what Mathematics brings
    assert one.s.discard_size[0] == 1


def test_scientific_advance() -> None:
    table = acting()
    table.give(0, science=2)
    assert table.why("advance") == "A3"
    table.give(0, science=4)
    table.deck(0, "forum", "forum")
    table.do("advance")
    assert table.has(0, "science") == 1
    assert table.s.drawn_size[0] == 1
    assert table.why("advance") == "T2"
    assert table.can("use drawn forum")
    dear = acting(science_advance_cost=5)
    dear.give(0, science=4)
    assert not dear.can("advance")


def test_gold_stands_in_for_basic_resources_only() -> None:
    table = acting()
    table.show("factory")
    table.give(0, production=3, gold=2)
    table.do("buy factory")
    assert [table.has(0, r) for r in ("production", "gold")] == [0, 0]
    table.give(0, gold=9)
    assert table.why("policy granaries") == "P1"
    table.show("mathematics")
    table.do("buy mathematics")
    assert table.has(0, "gold") == 6  # for Science
    table.do("conquer b1", "warlord", luck=("token b1-1",))
    assert table.has(0, "gold") == 5  # for Military


def test_gold_fills_what_is_missing_and_no_more() -> None:
    table = acting()
    table.show("factory")
    table.give(0, production=4, gold=2)
    table.do("buy factory")
    assert [table.has(0, r) for r in ("production", "gold")] == [0, 1]


def test_what_may_be_spent_for_one_thing_only_goes_first() -> None:
    table = acting()
    table.show("pyramids", "factory")
    table.give(0, works=2, production=2)
    assert not table.can("buy factory")
    table.do("build pyramids")
    assert [table.has(0, r) for r in ("works", "production")] == [0, 1]


def test_production_tokens_count_as_gained() -> None:
    table = acting()
    table.city(0, "mine")
    table.give(0, tokens=2)
    assert not table.can("use r1c1")
    table.do("produce", "produce")
    assert table.has(0, "production") == 2
    table.do("use r1c1")
    assert table.has(0, "gold") == 1
    assert table.why("produce") == "R5"
    table.hold(0, "c2")
    table.give(0, military=2, tokens=1, production=0)
    table.do("soldier c1", "produce")  # in the middle of a turn action
    assert table.has(0, "production") == 1


def test_passing_discards_counters_and_keeps_the_rest() -> None:
    table = acting()
    table.give(0, production=2, science=1, military=1, gold=3, culture=1, tokens=2)
    table.s.marks[1] = 0
    table.do("pass")
    assert [table.has(0, r) for r in ("production", "science", "military")] == [0, 0, 0]
    assert [table.has(0, r) for r in ("gold", "culture", "tokens")] == [3, 1, 2]
    turn = acting(mode="classic")
    turn.give(0, production=2, science=1, military=1, gold=3, culture=1, tokens=2)
    turn.do("end")
    assert [turn.has(0, r) for r in ("production", "science", "military")] == [0, 0, 0]
    assert [turn.has(0, r) for r in ("gold", "culture", "tokens")] == [3, 1, 2]


def test_two_different_resources_are_paid() -> None:
    table = acting()
    table.city(0, "theology+mine")
    table.give(0, production=2)
    assert table.why("use theology") == "E2"
    table.give(0, gold=1)
    table.do("use theology")
    assert table.has(0, "culture") == 0
    table.do("production")  # then Gold is the only one left to give
    assert [table.has(0, r) for r in ("production", "gold", "culture")] == [1, 0, 1]
    rich = acting()
    rich.city(0, "theology+mine")
    rich.give(0, gold=2)
    rich.do("use theology")
    assert [rich.has(0, r) for r in ("gold", "culture")] == [0, 1]


def test_upkeep_sweeps_and_refills_in_reading_order() -> None:
    table = acting()
    table.city(0, "fort", "library", "mine", "forum", "forum", "forum", "philosophy+fort", "mine", "mine")
    table.deck(0, "work-camp", "work-camp", "work-camp", "work-camp", "work-camp")
    table.do("pass")
    assert [table.s.city[0, slot] for slot in range(9)] == [1, 1, 1, 1, 4, 4, 1, 5, 5]
    assert table.discarded(0, "fort") == 2
    assert table.discarded(0, "philosophy") == 1
    assert table.s.active[0] == 0
    drawn = acting()
    drawn.deck(0, "fort", *["work-camp"] * 9)
    drawn.give(0, science=3)
    drawn.do("advance", luck=("draw fort",))
    assert drawn.s.drawn_size[0] == 1
    drawn.do("pass")
    assert drawn.s.drawn_size[0] == 0
    assert drawn.discarded(0, "fort") == 1


def test_gaps_stay_when_there_are_no_cards() -> None:
    table = acting()
    table.city(0, "", "", "", "", "fort", "", "", "", "")
    table.deck(0, "mine")
    table.do("pass")
    assert [table.s.city[0, slot] for slot in range(9)] == [5, 0, 0, 0, 3, 0, 0, 0, 0]
