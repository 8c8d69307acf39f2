"""Wonders and Policies: W1 to W4, P1 to P3."""

from __future__ import annotations

from monumenta.games.monumental.notation import WONDER_NAMES
from tests.games.monumental.table import acting


def test_a_wonder_has_two_stages() -> None:
    table = acting()
    table.show("pyramids", "colossus")
    table.give(0, production=2)
    assert table.why("build pyramids") == "W1"
    assert table.why("build notre-dame") == "W1"
    table.give(0, production=6)
    table.do("build pyramids")
    assert table.shown()[0] == ""
    assert table.s.taken == 1
    assert table.why("build colossus") == "W2"
    table.do("build pyramids")
    assert table.has(0, "production") == 0
    assert table.has(0, "gold") == 2
    assert table.top(0) == ["pyramids"]
    assert table.s.taken == 1
    # what was taken leaves a gap; all others stay where they are until the Development phase
    table.show("factory", "angkor-wat", "printing", "colossus", "mathematics", "theology")
    table.give(0, production=8, science=3)
    table.do("build angkor-wat", "buy mathematics")
    assert table.shown()[:6] == ["factory", "", "printing", "colossus", "", "theology"]
    table.do("build angkor-wat")  # 4 and 5, with the Gold of the Pyramids
    assert [table.has(0, r) for r in ("production", "gold")] == [0, 1 + 2]
    table.do("pass")
    assert "" not in table.shown()[:6]


def test_the_token_stands_in_a_province_without_one_or_in_the_capital() -> None:
    table = acting()
    pyramids = WONDER_NAMES.index("pyramids")
    table.begin_wonder(0, "pyramids")
    table.give(0, production=3)
    table.do("build pyramids")
    assert table.s.wonder_at[pyramids] == table.tile("c1") + 1
    assert table.s.wondrous == 0
    table = acting()
    table.begin_wonder(0, "pyramids")
    table.hold(0, "b1")
    table.hold(0, "c2")
    tile = table.hold(0, "d1")
    table.s.wondrous |= 1 << tile
    table.give(0, production=3)
    table.do("build pyramids")
    assert table.legal() == ["to b1", "to c2"]
    table.do("to c2")
    assert table.s.wonder_at[pyramids] == table.tile("c2") + 1


def test_bonuses_of_wonders() -> None:
    bonuses = (("great-library", "culture", 1), ("panama-canal", "gold", 3), ("taj-mahal", "culture", 1))
    for wonder, resource, n in bonuses:
        table = acting()
        table.show(wonder)
        table.give(0, production=11)
        table.do(f"build {wonder}")
        assert [table.has(0, resource), table.top(0)] == [0, []]
        table.do(f"build {wonder}")
        assert [table.has(0, resource), table.top(0)] == [n, [wonder]]
    table = acting()
    table.begin_wonder(0, "colossus")
    table.hold(0, "b1")
    table.give(0, production=3)
    table.do("build colossus", "way 1", "soldier c1", "warlord")
    assert table.s.warlord[0] == table.tile("b1")
    assert table.s.soldiers[table.tile("b1")] == 2


def test_cheaper_stages() -> None:
    table = acting()
    table.policies(0, "divine-kingship")
    table.show("pyramids")
    table.give(0, production=2)
    table.do("build pyramids")
    assert table.has(0, "production") == 0


def test_the_cult_of_the_dead() -> None:
    table = acting()
    table.policies(0, "cult-of-the-dead")
    table.begin_wonder(0, "pyramids")
    table.give(0, production=3)
    table.do("build pyramids")
    assert table.has(0, "culture") == 1


def test_each_policy_costs_one_more() -> None:
    table = acting("greece", "egypt")
    table.give(0, culture=3)
    table.do("policy coinage")
    assert [table.has(0, r) for r in ("culture", "gold")] == [2, 1]
    assert table.why("policy coinage") == "P1"
    assert table.why("policy granaries") == "P1"
    table.do("policy olympiad")
    # its own bonus counts no Market tokens; the first one's comes again
    assert [table.has(0, r) for r in ("culture", "gold")] == [0, 2]
    assert table.why("policy academy") == "P1"


def test_bonuses_come_again_the_oldest_first() -> None:
    table = acting("japan", "egypt")
    table.policies(0, "tea-ceremony", "kabuki")
    table.give(0, culture=9)
    table.do("policy zen-gardens")
    # JP3 was active: 3 - 1 C. First the new bonus (archive), then 1 basic, then 1 G
    assert table.has(0, "culture") == 7
    assert table.legal() == ["way 1", "skip"]
    table.do("skip")
    assert table.has(0, "gold") == 0
    table.do("way 1", "science")
    assert [table.has(0, r) for r in ("science", "gold")] == [1, 1]


def test_only_the_latest_policy_is_active() -> None:
    table = acting("greece", "egypt")
    table.policies(0, "coinage", "colonies")
    table.give(0, production=2)
    assert table.why("use policy") == "P2"
    table.do("buy workshop")
    assert table.has(0, "production") == 1


def test_policies_in_force() -> None:
    china = acting("china", "egypt")
    china.policies(0, "civil-service")
    china.show("mathematics")
    china.give(0, science=2)
    china.do("buy mathematics")
    china.policies(0, "grand-observatory")
    china.give(0, science=2)
    china.do("advance")
    assert china.has(0, "science") in (0, 1)
    danes = acting("denmark", "egypt")
    danes.policies(0, "danegeld")
    danes.give(0, military=1)
    danes.do("conquer b1", luck=("token b1-1",))
    assert danes.has(0, "gold") == 2
    japan = acting("japan", "egypt")
    japan.policies(0, "way-of-the-warrior")
    japan.deck(0, "fort")
    japan.give(0, military=1)
    japan.do("conquer b1", luck=("token b1-1",))
    japan.do("way 1")
    assert japan.s.drawn_size[0] == 1


def test_granaries_keep_three() -> None:
    table = acting()
    table.policies(0, "granaries")
    table.give(0, production=5, science=2)
    table.do("pass")
    assert [table.has(0, r) for r in ("production", "science")] == [3, 0]
