"""Conquest, armies and Outposts: K1 to K8, M1, M2, O1."""

from __future__ import annotations

from monumenta.games.monumental.land import conquest_price
from tests.games.monumental.table import acting


def test_only_provinces_next_to_the_realm() -> None:
    table = acting()
    table.give(0, military=9)
    assert sorted(t for t in table.legal() if t.startswith("conquer")) == ["conquer b1", "conquer c2", "conquer d1"]
    assert table.why("conquer c3") == "K1"
    assert table.why("conquer b2") == "K1"
    assert table.why("conquer c5") == "K1"
    table.hold(0, "b1")
    assert table.why("conquer b1") == "K1"
    assert table.why("conquer b2") == "K1"  # Water, next to it
    assert table.can("conquer a1")
    table.hold(0, "c4")
    assert table.why("conquer c5") == "K1"  # a Capital, next to it


def test_a_meadow_with_a_weak_barbarian_costs_two() -> None:
    """7.11: the Warlord alone for 1 M, or two Soldiers for 2 M; Warlord and Soldier together are more than needed."""
    table = acting()
    table.give(0, military=1)
    table.do("conquer b1")
    assert table.s.warlord[0] == table.tile("b1")
    assert table.has(0, "military") == 0
    table = acting()
    table.give(0, military=2)
    table.do("conquer b1")
    assert table.legal() == ["soldier c1", "warlord"]
    table.do("soldier c1", luck=("token b1-1",))
    assert table.s.soldiers[table.tile("b1")] == 2
    assert table.s.warlord[0] == table.tile("c1")


def test_troops_and_wonder_tokens_defend() -> None:
    """7.11: a Forest held by an enemy Soldier and a Wonder token costs 2 + 1 + 2."""
    table = acting(warlord_strength=1)
    tile = table.hold(1, "c2")
    table.s.wondrous |= 1 << tile
    table.give(0, military=4)
    assert table.why("conquer c2") == "K3"
    table.give(0, military=5)
    table.do("conquer c2", "soldier c1", "soldier c1", "soldier c1", "soldier c1", "soldier c1")
    assert table.s.soldiers[tile] == 5
    assert table.s.owner[tile] == 1
    assert table.s.soldiers[table.tile("c5")] == 9
    assert table.s.realm[1] == 1 << table.tile("c5")
    assert table.s.wondrous >> tile & 1
    # meadow 1, forest 2, mountain 3, volcano 4 and the number of their tokens; a market has none
    free = acting()
    prices = {"b1": 1 + 1, "d1": 1 + 2, "c3": 1 + 3, "c2": 2 + 1, "a1": 2 + 2, "e1": 3 + 1, "d2": 4 + 1, "a2": 1}
    assert {name: conquest_price(free.s, 0, free.tile(name), 0) for name in prices} == prices
    assert conquest_price(free.s, 0, free.hold(1, "a2"), 0) == 1 + 1
    # two Soldiers, an Outpost and the Warlord in a forest
    for strength in (1, 2):
        held = acting(warlord_strength=strength) if strength == 1 else acting()
        tile = held.hold(1, "c4", 2, outposts=1)
        held.s.warlord[1] = tile
        assert conquest_price(held.s, 0, tile, 0) == 2 + 2 + 3 + strength


def test_walls_and_policies_defend() -> None:
    table = acting("egypt", "denmark")
    tile = table.hold(1, "c2")
    table.policies(1, "shield-wall")
    table.s.guard[1] = 1
    table.s.outposts[tile] = 1
    table.give(0, military=7)
    table.do("conquer c2")
    assert table.s.price == 2 + 1 + 3 + 1 + 1


def test_no_reduction_makes_a_conquest_free() -> None:
    table = acting("denmark", "egypt", heroes=True)
    table.policies(0, "raiding-season")
    table.hire(0, "sun-tzu")
    table.give(0, military=1)
    table.do("use hero", "conquer b1")
    assert table.s.price == 1
    assert table.legal() == ["soldier c1", "warlord"]
    table.do("soldier c1", luck=("token b1-1",))
    assert table.has(0, "military") == 0


def test_somebody_stays_behind() -> None:
    table = acting()
    table.hold(0, "b1", 2)
    table.hold(0, "c2", 1)
    table.hold(0, "d1", 1)
    table.s.soldiers[table.tile("c1")] = 0
    table.s.warlord[0] = table.tile("c2")
    table.give(0, military=9)
    marchers = [t for t in table.legal() if t.startswith(("soldier", "warlord"))]
    assert marchers == ["soldier b1", "soldier c2", "warlord"]
    table.do("soldier c2", "to b1")
    assert table.why("warlord") == "K5"
    assert table.can("soldier b1")
    # a conquest that costs 3 would take both from c2; from the Capital everybody may go
    both = acting()
    both.hold(0, "c2", 1)
    both.s.warlord[0] = both.tile("c2")
    both.give(0, military=9)
    both.s.soldiers[both.tile("c1")] = 0
    assert not both.can("conquer d1")
    both.s.soldiers[both.tile("c1")] = 1
    assert both.can("soldier c1")
    both.do("conquer d1", "warlord", luck=("token b2-1",))
    assert [both.s.soldiers[both.tile(t)] for t in ("c1", "c2", "d1")] == [0, 1, 1]


def test_units_come_from_wherever_they_are_linked() -> None:
    table = acting()
    table.hold(0, "b1", 3)
    table.hold(0, "e1", 3)
    table.s.soldiers[table.tile("c1")] = 0
    table.give(0, military=9)
    # c2 (3) is next to b1 and the Capital; e1 is cut off from them
    table.do("conquer c2")
    assert "soldier e1" not in table.legal()
    assert sorted(table.legal()) == ["soldier b1", "warlord"]
    # 1 Military each, whoever holds the Province
    enemy = acting()
    enemy.hold(1, "c2")
    enemy.give(0, military=5)
    enemy.do("conquer c2", "warlord")
    assert enemy.s.soldiers[enemy.tile("c2")] == 1
    assert enemy.has(0, "military") == 3


def test_the_reward_is_chosen_from_two_and_the_token_kept() -> None:
    table = acting("greece", "egypt")
    table.give(0, military=2)
    table.do("conquer b1", "soldier c1", luck=("token b1-2",))
    assert table.legal() == ["way 1", "way 2"]
    table.do("way 2")
    assert table.has(0, "science") == 2
    assert table.s.claimed[0, 1] == 1
    assert table.s.token[table.tile("b1")] == 0
    assert table.s.pool[1] == 3


def test_ramses_and_the_altar() -> None:
    """7.11, the leaflet's example: 2 P and 1 G at once; the altar's Culture is another turn action."""
    table = acting("egypt", "greece")
    table.s.marks[1] = 0
    table.city(0, "warrior-priest-altar", "mine")
    table.give(0, military=2)
    table.give(1, production=4)
    assert not table.can("use r1c1")
    assert not table.can("use r1c2")
    table.do("conquer b1", "warlord", luck=("token b1-1",))
    assert table.has(0, "production") == 2
    table.do("way 1")
    assert table.has(0, "gold") == 1
    assert table.actor == 1
    assert table.has(0, "culture") == 0
    table.do("buy workshop", "use r1c1")
    assert table.has(0, "culture") == 1
    assert table.actor == 1
    # what the Mine asks for, 2 Production, was gained in an earlier turn too
    table.do("buy workshop", "use r1c2")
    assert table.has(0, "gold") == 2
    table.do("pass")
    table.give(0, military=3)
    table.do("conquer d1", luck=("token b2-1",))
    table.do("way 1")
    table.s.warlord[0] = table.tile("c1")
    table.give(0, military=9, production=0)
    table.do("conquer c2", "warlord", "soldier c1", luck=("token b1-3",))
    table.do("way 1")
    assert table.has(0, "production") == 0


def test_siegfried_takes_both_rewards() -> None:
    table = acting("denmark", "egypt")
    table.give(0, military=1)
    table.do("conquer b1", luck=("token b1-3",))
    assert [table.has(0, r) for r in ("gold", "military")] == [1, 2]


def test_mulan_draws() -> None:
    table = acting("china", "egypt")
    table.give(0, military=1)
    table.deck(0, "fort", "fort")
    table.do("conquer b1", luck=("token b1-1",))
    table.do("way 1", luck=("token b1-1",))
    assert table.s.drawn_size[0] == 1


def test_longships_lead_nowhere_from_the_only_shore() -> None:
    table = acting("denmark", "egypt")
    table.policies(0, "longships")
    table.hold(0, "c4", 2)
    table.give(0, military=1)
    assert not table.can("soldier c4")
    table.hold(0, "d2")
    assert table.can("soldier c4")


def test_hercules_and_musashi() -> None:
    for civ, resource, n in (("greece", "gold", 2), ("japan", "science", 3)):
        table = acting(civ, "egypt")
        table.give(0, military=1)
        table.do("conquer b1", luck=("token b1-1",))
        assert table.has(0, resource) == n
    # without the Warlord there is no reward; the Warlord's own first conquest brings it all the same
    later = acting("greece", "egypt")
    later.give(0, military=9)
    later.do("conquer b1", "soldier c1", "way 2", luck=("token b1-1",))
    assert [later.has(0, r) for r in ("production", "gold")] == [2, 0]
    later.do("conquer d1", "warlord", "soldier c1", "way 2", luck=("token b2-1",))
    assert [later.has(0, r) for r in ("production", "gold")] == [5, 2]


def test_paying_instead_of_bringing() -> None:
    table = acting(conquest_model="payment")
    table.give(0, military=1)
    assert table.why("conquer b1") == "K3"
    table.give(0, military=2)
    table.do("conquer b1", "soldier c1", luck=("token b1-1",))
    assert table.has(0, "military") == 0
    assert table.s.soldiers[table.tile("b1")] == 1


def test_samurai_fight_nobody_s_provinces_only() -> None:
    table = acting("japan", "egypt")
    table.hold(1, "c2")
    table.give(0, raids=3)
    assert table.can("conquer b1")
    assert not table.can("conquer c2")
    table.do("conquer b1", "warlord", luck=("token b1-1",))
    assert table.has(0, "raids") == 2


def test_marching_through_the_realm() -> None:
    table = acting()
    table.hold(0, "c2")
    table.hold(0, "c3")
    table.give(0, military=2, tokens=2)
    table.do("produce", "soldier c1")
    assert table.legal() == ["to c2", "to c3"]
    table.do("to c3")
    assert table.s.soldiers[table.tile("c3")] == 2
    assert table.has(0, "military") == 1
    table.do("produce")  # free acts come before the turn action and after it
    assert table.has(0, "production") == 2
    # several units belong to one turn action
    assert table.why("buy workshop") == "T2"
    table.do("warlord", "to c2")
    assert table.s.warlord[0] == table.tile("c2")
    home = acting()
    home.hold(0, "c2")
    home.hold(0, "c3", 2)
    home.give(0, military=1)
    home.do("soldier c3", "to c1")
    assert [home.s.soldiers[home.tile(t)] for t in ("c1", "c2", "c3")] == [7, 1, 1]
    one = acting(move_granularity="one")
    one.s.marks[1] = 0
    one.hold(0, "c2")
    one.give(0, military=2)
    one.do("soldier c1")
    assert one.actor == 1


def test_longships_cross_water() -> None:
    table = acting("denmark", "egypt")
    table.hold(0, "b1")
    table.give(0, military=9)
    assert table.why("conquer b3") == "K1"
    table.policies(0, "longships")
    assert table.can("conquer b3")
    assert table.can("conquer a2")
    assert table.why("conquer d4") == "K1"  # on other water


def test_outposts() -> None:
    table = acting(outpost_cost=1)
    tile = table.hold(0, "b1", 3)
    table.hold(0, "c2", 2)
    assert table.why("outpost b1") == "O1"
    table.give(0, military=1)
    assert table.why("outpost c2") == "O1"
    table.do("outpost b1")
    assert table.s.outposts[tile] == 1
    assert table.s.soldiers[tile] == 0
    assert table.s.soldiers[table.tile("c1")] == 7
    assert table.s.outposts_left[0] == 1
    assert table.has(0, "military") == 0
    free = acting()
    for name in ("b1", "c2", "d1"):
        free.hold(0, name, 3)
    free.do("outpost b1", "outpost d1")
    assert free.s.outposts_left[0] == 0
    assert free.why("outpost c2") == "O1"  # there are two


def test_a_captured_outpost_goes_home() -> None:
    table = acting()
    table.hold(1, "c2", 0, outposts=1)
    table.s.warlord[1] = table.tile("c2")
    table.give(0, military=9)
    table.do("conquer c2", "warlord")
    while table.legal()[0].startswith("soldier"):
        table.do("soldier c1")
    assert table.s.outposts_left[1] == 2
    assert table.s.warlord[1] == table.tile("c5")
