"""Heroes and Monsters: H1 to H4, B1 to B5."""

from __future__ import annotations

from collections import Counter

import pytest

from monumenta.games.monumental.counts import BOX
from monumenta.games.monumental.monsters import appear, attack
from monumenta.games.monumental.notation import HERO_NAMES, MONSTER_NAMES
from monumenta.games.monumental.rules import weights
from monumenta.games.monumental.state import Mark
from tests.games.monumental.table import Table, acting

# --- Heroes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_heroes_as_civilizations_come_out(players: int) -> None:
    assert Table(players=players).s.hero_shown == 0
    s = Table(players=players, heroes=True).s
    shown = [HERO_NAMES[i] for i in range(12) if s.hero_shown >> i & 1]
    assert len(shown) == min(players, 4)
    eras = {hero.id: hero.era for hero in BOX.heroes}
    assert {eras[hero] for hero in shown} == {"classical"}
    table = Table(players=players, heroes=True)
    while table.s.era == 1:
        table.to_actions()
        table.do("pass")
    shown = [HERO_NAMES[i] for i in range(12) if table.s.hero_shown >> i & 1]
    assert Counter(eras[hero] for hero in shown) == {"classical": min(players, 4), "medieval": min(players, 4)}


def hired(hero: str, **has: int) -> Table:
    table = acting(heroes=True)
    table.s.hero_shown = (1 << 12) - 1
    table.hire(0, hero)
    table.s.hero_shown &= ~(1 << HERO_NAMES.index(hero))
    table.give(0, **has)
    return table


def test_a_hero_is_hired_for_gold() -> None:
    table = acting(heroes=True)
    table.s.hero_shown = 0b1001
    table.give(0, gold=3, production=9)
    assert table.why("hire homer") == "H2"
    assert table.why("hire archimedes") == "H1"
    table.do("hire imhotep")
    assert table.has(0, "gold") == 0
    table.give(0, gold=9)
    assert table.why("hire homer") == "H2"


@pytest.mark.parametrize("mode", ["rounds", "classic"])
def test_a_hero_hired_is_no_card_taken_from_the_display(mode: str) -> None:
    """A card is discarded although somebody hired: four of six round by round, one of each row in the base game."""
    table = acting(heroes=True, mode=mode)
    table.s.hero_shown = 1
    table.give(0, gold=3)
    before = table.shown()
    table.do("hire imhotep")
    assert table.s.taken == 0
    table.do("pass" if mode == "rounds" else "end")
    if mode == "rounds":
        assert table.shown()[4:6] == before[:2]
    else:
        assert (table.shown()[1:3], table.shown()[4:6]) == (before[:2], before[3:5])


def test_a_hero_given_back_returns_with_the_refill() -> None:
    table = hired("homer", gold=9, production=1)
    table.s.marks[1] = 0
    table.do("dismiss")
    assert table.actor == 0  # a free act
    table.s.marks[1] = Mark.PASSED
    assert table.why("use hero") == "H2"
    assert table.why("hire imhotep") == "H2"
    assert not table.can("hire homer")
    table.do("pass")
    assert table.s.hero[0] == 0
    table.to_actions()
    table.give(0, gold=9)
    while table.actor != 0:
        table.do("pass")
    assert table.can("hire homer")


def test_in_the_base_game_a_hero_returns_at_once() -> None:
    table = acting(heroes=True, mode="classic")
    table.hire(0, "homer")
    table.give(0, gold=9)
    table.do("dismiss")
    assert table.can("hire homer")


HEROES: list[tuple[str, dict[str, int], list[str], dict[str, int]]] = [
    ("archimedes", {}, [], {"science": 2}),
    ("homer", {"production": 2}, [], {"production": 1, "culture": 1}),
    ("joan-of-arc", {}, [], {"military": 2}),
    ("avicenna", {}, ["slot r2c2", "science", "production"], {"science": 1, "production": 1}),
    ("ada-lovelace", {}, [], {"military": 1}),
    ("nikola-tesla", {}, ["slot r2c2"], {"production": 1}),
    ("gustave-eiffel", {}, [], {"production": 3}),
]


@pytest.mark.parametrize(("hero", "has", "choices", "then"), HEROES)
def test_heroes_that_are_used(hero: str, has: dict[str, int], choices: list[str], then: dict[str, int]) -> None:
    table = hired(hero, **has)
    table.deck(0, "fort")
    table.do("use hero", *choices)
    assert {name: table.has(0, name) for name in then} == then
    assert table.why("use hero") == "H4"


def test_imhotep_builds() -> None:
    table = hired("imhotep", production=1)
    table.show("pyramids")
    table.do("use hero")
    assert table.s.project[0]


def test_marco_polo_walks_two_spaces() -> None:
    table = hired("marco-polo")
    table.do("use hero", "step 1 e", "step 1 e", "pick 1")
    assert table.s.explorer[0, 0] == table.tile("c3")
    assert table.has(0, "tokens") == 1
    way = hired("marco-polo")
    way.do("use hero", "step 1 e", "pick 1", "step 1 e")
    assert way.s.explorer[0, 0] == way.tile("c3")
    assert way.has(0, "tokens") == 1


def test_tomoe_gozen_reinforces_once() -> None:
    table = hired("tomoe-gozen", military=2)
    assert table.why("use hero") == "H4"
    table.do("conquer b1", "warlord", luck=("token b1-1",))
    table.do("way 1")
    assert table.legal() == ["soldier c1", "skip"]
    table.do("soldier c1")
    assert table.s.soldiers[table.tile("b1")] == 1
    assert table.has(0, "military") == 1
    table.give(0, military=3)
    table.do("conquer d1", "soldier c1", "soldier c1", "soldier c1", "way 1", luck=("token b2-1",))
    assert table.can("pass")  # nobody is asked again


def test_marie_curie_makes_one_knowledge_cheaper() -> None:
    table = hired("marie-curie", science=4)
    table.show("mathematics", "irrigation")
    table.do("buy mathematics")
    assert table.has(0, "science") == 3
    table.do("buy irrigation")
    assert table.has(0, "science") == 0


def test_every_hero_has_a_test() -> None:
    used = {hero for hero, *_ in HEROES} | {"imhotep", "sun-tzu", "marco-polo", "tomoe-gozen", "marie-curie"}
    assert used == set(HERO_NAMES)


# --- Monsters -----------------------------------------------------------------------------------------


def test_monsters_hide_among_the_barbarians() -> None:
    table = acting("greece", "egypt", monsters=True)
    assert table.s.hidden_monsters == 4
    table.give(0, military=1)
    table.step("conquer b1")
    assert table.legal() == ["token harmless", "token monster"]
    odds = [0] * 8
    assert weights(table.s, odds) == 10
    assert odds[:2] == [6, 4]
    town = acting("greece", "egypt", monsters=True)
    town.hold(0, "b1")
    town.give(0, military=3)
    town.do("conquer a1", "warlord")
    assert town.log[-1] == "token f2-1"  # no Monster is among the Free Towns
    assert "token harmless" not in town.log
    assert acting().s.hidden_monsters == 0


def test_a_monster_appears_on_the_nearest_free_tile() -> None:
    table = acting("greece", "egypt", monsters=True)
    table.give(0, military=1)
    table.do("conquer b1", luck=("token monster", "monster hydra"))
    assert table.has(0, "gold") == 3  # Hercules, and the token
    assert table.s.claimed[0, 0] == 0
    assert set(table.legal()) == {"to a1", "to c2"}
    table.do("to c2")
    assert table.s.monster_at[MONSTER_NAMES.index("hydra")] == table.tile("c2") + 1
    assert table.s.token[table.tile("b1")] == 0
    taken = acting("greece", "egypt", monsters=True)
    taken.monster("oni", "a1")
    taken.give(0, military=1)
    taken.do("conquer b1", luck=("token monster", "monster hydra"))
    assert taken.s.monster_at[MONSTER_NAMES.index("hydra")] == taken.tile("c2") + 1  # a1 is not free


def test_a_monster_strikes_but_never_the_last_defender() -> None:
    table = acting(monsters=True)
    for name, soldiers in (("b1", 2), ("c2", 1), ("d1", 3)):
        table.hold(0, name, soldiers)
    table.hold(1, "c4", 2)
    table.monster("hydra", "c3")
    table.s.wondrous |= 1 << table.tile("d1")
    attack(table.s)
    assert [table.s.soldiers[table.tile(t)] for t in ("b1", "c2", "d1", "c4")] == [2, 1, 3, 1]
    assert table.s.soldiers[table.tile("c5")] == 8
    under = acting(monsters=True)
    under.hold(0, "c3", 2)
    under.monster("hydra", "c3")
    attack(under.s)
    assert under.s.soldiers[under.tile("c3")] == 1


def test_outposts_and_wonders_are_safe() -> None:
    table = acting(monsters=True)
    table.hold(0, "c2", 2, outposts=1)
    tile = table.hold(1, "c4", 2)
    table.s.wondrous |= 1 << tile
    table.monster("hydra", "c3")
    attack(table.s)
    assert [table.s.soldiers[table.tile(t)] for t in ("c2", "c4")] == [2, 2]


def test_a_monster_goes_towards_the_largest_realm() -> None:
    table = acting(monsters=True)
    table.hold(1, "c4")
    table.hold(1, "d4")
    table.hold(0, "c2")
    table.monster("hydra", "a1")
    attack(table.s)
    assert table.s.monster_at[MONSTER_NAMES.index("hydra")] == table.tile("a2") + 1
    still = acting(monsters=True)
    still.monster("hydra", "a1")
    attack(still.s)
    assert still.s.monster_at[MONSTER_NAMES.index("hydra")] == still.tile("a1") + 1
    beside = acting(monsters=True)
    beside.hold(1, "c3")
    beside.monster("hydra", "d2")  # one space away, as all six neighbours are: no step brings it nearer
    attack(beside.s)
    assert beside.s.monster_at[MONSTER_NAMES.index("hydra")] == beside.tile("d2") + 1


REWARDS: list[tuple[str, str, int, list[str], dict[str, int]]] = [
    ("minotaur", "military", 3, [], {"gold": 2}),
    ("medusa", "science", 3, ["way 1", "slot r2c2", "slot r2c3"], {}),
    ("kraken", "military", 4, [], {"culture": 1}),
    ("sphinx", "science", 4, ["way 1"], {"military": 1}),
    ("cyclops", "military", 4, [], {"gold": 2}),
    ("hydra", "military", 5, [], {"culture": 1}),
    ("fenrir", "military", 5, [], {"gold": 2}),
    ("phoenix", "science", 4, [], {"culture": 1}),
    ("oni", "military", 4, ["skip"], {}),
    ("chimera", "military", 5, [], {"gold": 2}),
    ("anubite", "military", 3, ["way 1", "science", "science", "production"], {"science": 2, "production": 1}),
    ("dragon", "military", 6, [], {"culture": 2}),
]


@pytest.mark.parametrize(("monster", "resource", "price", "choices", "then"), REWARDS)
def test_defeating(monster: str, resource: str, price: int, choices: list[str], then: dict[str, int]) -> None:
    table = acting(monsters=True)
    table.deck(0, "fort")
    table.monster("chimera" if monster != "chimera" else "oni", "e3")
    table.monster(monster, "c2")
    table.give(0, **{resource: price})
    assert table.why(f"defeat {monster}") == "B5"
    table.s.explorer[0, 1] = table.tile("c2")
    table.give(0, **{resource: price - 1})
    assert table.why(f"defeat {monster}") == "B5"
    table.give(0, **{resource: price})
    before = table.scores()[0]
    table.do(f"defeat {monster}", *choices)
    names = ("production", "science", "military", "gold", "culture")
    assert {name: table.has(0, name) for name in names if table.has(0, name)} == then
    assert table.scores()[0] == before + 1
    assert [bool(table.s.lair[i]) for i in range(3)] == [True, False, False]


def test_every_monster_has_a_test() -> None:
    assert [monster for monster, *_ in REWARDS] == list(MONSTER_NAMES)


def test_monsters_attack_at_the_end_of_the_round() -> None:
    """Every round, the last one too: when all have acted, after Upkeep and Development."""
    table = acting(monsters=True)
    table.hold(0, "c2", 4)
    table.monster("hydra", "c3")
    table.do("pass")
    assert table.s.soldiers[table.tile("c2")] == 3
    table.to_actions()
    table.do("pass", "pass")
    assert table.s.soldiers[table.tile("c2")] == 2
    table.to_actions()
    table.s.ending = 2
    table.do("pass", "pass")
    assert table.over
    assert table.s.soldiers[table.tile("c2")] == 1
    classic = acting(monsters=True, mode="classic")
    classic.hold(0, "c2", 3)
    classic.monster("hydra", "c3")
    classic.do("end")
    assert classic.s.soldiers[classic.tile("c2")] == 3  # not before the last one of the round
    classic.do("city r1 c1", "end")
    assert classic.s.soldiers[classic.tile("c2")] == 2
    assert after_the_attack("hydra", "kraken") == ("b3", "b4")
    assert after_the_attack("kraken", "hydra") == ("a2", "b3")


def after_the_attack(first: str, second: str) -> tuple[str, str]:
    """Where Hydra (from a2) and Kraken (from a3) are after an attack: both want to go to b3, and the first one does.

    A third one that appeared before them has been defeated.
    """
    table = acting(monsters=True)
    table.hold(1, "c4", 3)
    for name in ("minotaur", first, second):
        appear(table.s, MONSTER_NAMES.index(name), table.tile({"minotaur": "d1", "hydra": "a2", "kraken": "a3"}[name]))
    table.s.explorer[0, 0] = table.tile("d1")
    table.give(0, military=3)
    table.do("defeat minotaur", "pass")
    tiles = [tile.id for tile in BOX.maps[0].tiles]
    hydra: int = table.s.monster_at[MONSTER_NAMES.index("hydra")] - 1
    kraken: int = table.s.monster_at[MONSTER_NAMES.index("kraken")] - 1
    return tiles[hydra], tiles[kraken]
