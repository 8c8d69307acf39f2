"""Every text of every card, Policy, Hero and token does what the box says: E1 to E8."""

from __future__ import annotations

import pytest

from monumenta.games.monumental.box import load
from monumenta.games.monumental.counts import BOX
from monumenta.games.monumental.notation import CARD_NAMES
from tests.games.monumental.table import Table, acting

Supply = dict[str, int]


def supply(table: Table, seat: int = 0) -> Supply:
    names = ("production", "science", "military", "gold", "culture", "works", "raids", "tokens")
    return {name: table.has(seat, name) for name in names if table.has(seat, name)}


def civ_of(card: str) -> str:
    """The civilization that owns a card, or Egypt."""
    return next((c.id for c in BOX.civilizations if card in (c.building.id, c.knowledge.id)), "egypt")


def ready(card: str, **has: int) -> Table:
    """A table on which the text of an activated card can be used; Knowledge lies under a Mine."""
    civ = civ_of(card)
    table = acting(civ, "greece" if civ != "greece" else "egypt")
    knowledge = next(c for c in BOX.cards if c.id == card).type == "knowledge"
    table.city(0, f"{card}+mine" if knowledge else card)
    table.give(0, **has)
    return table


def use(table: Table, card: str) -> None:
    knowledge = next(c for c in BOX.cards if c.id == card).type == "knowledge"
    table.do(f"use {card}" if knowledge else "use r1c1")


SIMPLE: list[tuple[str, Supply, list[str], Supply]] = [
    ("forum", {"production": 1, "science": 1}, ["way 2", "production"], {"culture": 1}),
    ("forum", {}, ["slot r2c2"], {"culture": 1}),
    ("paper-mill", {"gold": 1}, ["science", "military"], {"science": 1, "military": 1}),
    ("obelisk-yard", {}, [], {"works": 1}),
    ("samurai-training-ground", {}, [], {"raids": 2}),
    ("pyrotechnics", {}, ["slot r2c2"], {}),
    ("philosophy", {"production": 1}, ["military"], {"military": 1}),
    ("philosophy", {"gold": 1}, ["production"], {"production": 1}),
    ("calligraphy", {"science": 2}, [], {"culture": 1}),
    ("house-of-scribes", {}, ["slot r2c2"], {}),
    ("apothecary", {}, ["slot r3c3", "science"], {"science": 2}),
    ("navigation", {}, ["military"], {"military": 1}),
    ("hanging-gardens", {}, [], {"production": 1, "science": 1, "military": 1}),
    ("merchant-guild", {"gold": 1}, [], {"production": 1, "science": 1, "military": 1}),
    ("theology", {"production": 1, "military": 1}, ["military"], {"culture": 1}),
    ("machu-picchu", {}, ["slot r2c2"], {"production": 1}),
    ("notre-dame", {}, [], {"culture": 1}),
    ("angkor-wat", {}, ["slot r2c2", "slot r2c3"], {"gold": 2}),
    ("angkor-wat", {}, ["slot r2c2", "skip"], {"gold": 1}),
    ("academy-of-arts", {"science": 2}, [], {"culture": 1}),
    ("st-peters", {}, ["slot r2c2"], {}),
    ("space-flight", {}, ["slot r2c2"], {"production": 1}),
    ("eiffel-tower", {}, [], {"culture": 1, "gold": 1}),
    ("panama-canal", {}, ["production", "science", "military", "skip"], {"production": 1, "science": 1, "military": 1}),
]


@pytest.mark.parametrize(("card", "has", "choices", "then"), SIMPLE)
def test_texts(card: str, has: Supply, choices: list[str], then: Supply) -> None:
    table = ready(card, **has)
    use(table, card)
    table.do(*choices)
    assert supply(table) == then
    assert not table.can(f"use {card}")
    assert not table.can("use r1c1")


def test_every_text_has_a_test() -> None:
    tested = {card for card, *_ in SIMPLE} | {
        "mine", "longship-harbour", "warrior-priest-altar", "stonemasons", "the-wheel", "great-library", "stonehenge",
        "pyramids", "colossus", "great-wall", "arsenal", "shipyard", "computing", "international-space-station",
        "statue-of-liberty",
    }  # fmt: skip
    assert {card.id for card in BOX.cards if card.text} == tested


def test_archiving_removes_the_card_and_frees_its_knowledge() -> None:
    table = ready("house-of-scribes")
    table.city(0, "house-of-scribes", "mine", "mine", "mine", "calligraphy+fort")
    table.do("use r1c1")
    assert table.legal() == ["slot r2c2", "slot r2c3", "slot r3c2", "slot r3c3"]
    table.do("slot r2c2")
    assert table.archived(0, "fort") == 1
    assert table.discarded(0, "calligraphy") == 1
    assert table.s.city[0, 4] == 0
    corvee = acting("egypt", "greece")
    corvee.policies(0, "corvee")
    corvee.city(0, "mine", "mine", "mine", "mine", "hieroglyphs+fort")
    corvee.do("use policy", "slot r2c2")
    assert [corvee.archived(0, "fort"), corvee.discarded(0, "fort"), corvee.discarded(0, "hieroglyphs")] == [0, 1, 1]


def test_without_a_card_to_archive_the_effect_cannot_be_used() -> None:
    table = ready("house-of-scribes")
    table.city(0, "house-of-scribes", "mine", "mine", "mine", "", "", "mine", "", "")
    assert table.why("use r1c1") == "E2"
    # nor without what it costs
    guild = ready("merchant-guild", production=9)
    assert guild.why("use r1c1") == "E2"
    calligraphy = ready("calligraphy", science=1)
    assert calligraphy.why("use calligraphy") == "E2"
    calligraphy.give(0, gold=1)
    assert calligraphy.can("use calligraphy")


def test_a_text_is_used_once() -> None:
    table = ready("navigation")
    use(table, "navigation")
    table.do("science")
    assert table.why("use navigation") == "E1"


def test_texts_of_cards_that_are_not_activated() -> None:
    table = ready("mine")
    table.city(0, "mine", "mine", "mine", "mine", "hanging-gardens")
    assert table.why("use r2c2") == "E1"


def test_longship_harbour_needs_a_coast() -> None:
    table = ready("longship-harbour")
    assert not table.can("use r1c1")
    table.hold(0, "d1")
    assert not table.can("use r1c1")
    table.hold(0, "b1")
    table.do("use r1c1")
    assert supply(table) == {"gold": 1}


def test_colossus_needs_three_provinces() -> None:
    table = ready("colossus")
    table.hold(0, "b1")
    table.hold(0, "c2")
    assert table.why("use r1c1") == "E2"
    table.hold(0, "d1")
    table.do("use r1c1")
    assert supply(table) == {"gold": 1}


def test_stonemasons_include_the_stage() -> None:
    table = ready("stonemasons", production=2)
    table.show("pyramids", "colossus")
    table.do("use r1c1")
    assert table.legal() == ["build pyramids", "build colossus"]
    table.do("build colossus")
    assert supply(table) == {}
    assert table.s.project[0]
    # a Policy takes off 1, Stonehenge 2: of 3 nothing would be left, but a stage costs 1 at least
    least = ready("stonehenge", production=2)
    least.policies(0, "divine-kingship")
    least.begin_wonder(0, "colossus")
    least.do("use r1c1")
    assert supply(least) == {"production": 1, "culture": 1}


def test_stonehenge_works_on_your_own_wonder() -> None:
    table = ready("stonehenge", production=1)
    table.show("pyramids")
    assert table.why("use r1c1") == "E2"
    table.begin_wonder(0, "colossus")
    table.do("use r1c1")
    # the stage costs 3 - 2; the token goes to the Capital, the bonus finds nobody to move
    assert supply(table) == {"culture": 1}
    assert table.top(0) == ["colossus"]


def test_half_a_stage_is_rounded_up() -> None:
    table = ready("statue-of-liberty", production=3)
    table.show("great-wall")
    table.do("use r1c1")
    assert supply(table) == {}


def test_the_wheel_copies_output_and_text() -> None:
    table = ready("the-wheel")
    table.city(0, "the-wheel+house-of-scribes")
    table.do("use the-wheel")
    assert supply(table) == {"science": 2}
    assert table.legal() == ["way 1", "skip"]
    table.do("way 1", "slot r2c2")
    assert table.can("use r1c1")
    assert not table.can("use the-wheel")
    two = ready("the-wheel", production=1, science=1)
    two.city(0, "the-wheel+forum", "mine", "mine", "mine", "fort", "", "mine", "", "")
    two.do("use the-wheel")
    assert two.legal() == ["way 1", "way 2", "skip"]
    two.do("way 1")  # only one card can be meant: nobody is asked
    assert two.archived(0, "fort") == 1
    assert supply(two) == {"production": 1, "science": 1, "culture": 1}
    empty = ready("the-wheel")
    empty.city(0, "the-wheel+mine")
    assert empty.why("use the-wheel") == "E2"


def test_pyramids_copy_a_claimed_token() -> None:
    table = ready("pyramids")
    assert table.why("use r1c1") == "E2"
    table.claim(0, "b2-1")
    table.claim(0, "f3-1")
    table.do("use r1c1")
    assert table.legal() == ["copy b2-1", "copy f3-1"]
    table.do("copy b2-1", "way 2")
    assert supply(table) == {"production": 3}
    assert table.s.claimed[0, 4] == 0
    assert table.s.pool[4] == 3  # nor is it among those that may still be turned up


def test_drawing_a_card_activates_it() -> None:
    for card, n in (("great-library", 1), ("computing", 1), ("international-space-station", 2)):
        table = ready(card)
        table.deck(0, "fort", "fort", "fort")
        use(table, card)
        assert table.s.drawn_size[0] == n
        assert supply(table) == {"military": n}
        assert table.s.deck_size[0] == 3 - n
        table.deck(0, "hanging-gardens", "hanging-gardens")
        table.city(0, card if card != "computing" else "computing+mine")
        table.s.used[0] = table.s.used_knowledge = 0
        use(table, card)
        table.do("use drawn hanging-gardens")
        assert supply(table) == {"military": n + 1, "production": 1, "science": 1}


def test_the_text_of_a_drawn_card_is_free_in_this_turn_and_a_turn_action_later() -> None:
    table = acting()
    table.s.marks[1] = 0
    table.give(0, science=3)
    table.deck(0, "hanging-gardens")
    table.do("advance")
    assert table.actor == 0
    table.do("use drawn hanging-gardens")
    assert supply(table) == {"production": 1, "science": 1, "military": 1}
    assert table.actor == 1
    later = acting()
    later.s.marks[1] = 0
    later.give(0, science=3)
    later.give(1, production=2)
    later.deck(0, "hanging-gardens")
    later.do("advance", "end", "buy workshop", "use drawn hanging-gardens")
    assert later.actor == 1
    later.do("pass")
    assert later.why("use drawn hanging-gardens") == "E1"


def test_the_great_wall_stands_until_the_next_city_phase() -> None:
    table = ready("great-wall")
    table.do("use r1c1")
    assert table.s.guard[0] == 1
    table.do("pass")
    assert table.s.guard[0] == 1
    table.do("city r1 c1")
    assert table.s.guard[0] == 0


def test_free_marches() -> None:
    table = ready("arsenal")
    assert table.why("use r1c1") == "E2"
    table.hold(0, "b1")
    table.give(0, military=1)
    table.do("use r1c1")
    assert table.legal() == ["soldier c1", "warlord", "skip"]
    table.do("warlord")
    assert table.s.warlord[0] == table.tile("b1")
    assert supply(table) == {"military": 1}


def test_free_steps() -> None:
    table = ready("shipyard")
    table.do("use r1c1", "step 2 ne")
    assert table.s.explorer[0, 1] == table.tile("b1")
    assert table.legal() == ["pick 2", "skip"]
    table.do("pick 2")
    assert supply(table) == {"tokens": 1}


def test_flying_explorers() -> None:
    table = ready("panama-canal")
    table.do("use r1c1", "production", "production", "production", "lead 1", "to d4")
    assert table.s.explorer[0, 0] == table.tile("d4")
    table.do("pick 1")
    assert supply(table) == {"production": 3, "tokens": 1}


POLICIES: list[tuple[str, str, Supply, list[str], Supply]] = [
    ("china", "imperial-archive", {}, ["slot r2c2"], {"science": 1}),
    ("denmark", "the-thing", {"military": 2}, [], {"culture": 1}),
    ("egypt", "nile-floods", {}, [], {"production": 1}),
    ("egypt", "corvee", {}, ["slot r2c2"], {"production": 2}),
    ("greece", "coinage", {"production": 1, "science": 1}, ["production"], {"gold": 1}),
    ("greece", "academy", {"gold": 1}, [], {"military": 1}),
    ("greece", "olympiad", {"gold": 1}, [], {"culture": 1}),
    ("japan", "tea-ceremony", {"science": 1, "production": 1}, [], {"culture": 1}),
    ("japan", "zen-gardens", {}, ["slot r2c2", "military"], {"military": 1}),
]


@pytest.mark.parametrize(("civ", "policy", "has", "choices", "then"), POLICIES)
def test_policies_that_are_used(civ: str, policy: str, has: Supply, choices: list[str], then: Supply) -> None:
    table = acting(civ, "egypt" if civ != "egypt" else "greece")
    table.policies(0, policy)
    table.deck(0, "fort")
    table.give(0, **has)
    table.do("use policy", *choices)
    assert supply(table) == then
    assert table.why("use policy") == "P2"


def test_nile_floods_with_a_wonder_under_construction() -> None:
    table = acting("egypt", "greece")
    table.policies(0, "nile-floods")
    table.begin_wonder(0, "colossus")
    table.do("use policy")
    assert supply(table) == {"production": 2}


def test_mandate_of_heaven_counts_activated_cards_with_knowledge() -> None:
    table = acting("china", "egypt")
    table.policies(0, "mandate-of-heaven")
    assert table.why("use policy") == "E2"
    table.city(0, "pyrotechnics+mine", "navigation+mine", "mine", "mine", "optics+mine")
    table.do("use policy", "science", "science")
    assert supply(table) == {"science": 2}


def test_every_policy_that_is_used_has_a_test() -> None:
    assert {p.id for civ in BOX.civilizations for p in civ.policies if p.text} == {
        *(policy for _, policy, *_ in POLICIES),
        "mandate-of-heaven",
    }


BONUSES: list[tuple[str, str, list[str], Supply]] = [
    ("china", "civil-service", [], {"science": 2}),
    ("china", "silk-road", [], {"gold": 1}),
    ("china", "imperial-archive", ["way 1", "slot r2c2"], {}),
    ("china", "mandate-of-heaven", ["way 1"], {"military": 1}),
    ("china", "grand-observatory", ["way 1", "production"], {"production": 1}),
    ("denmark", "raiding-season", [], {"military": 2}),
    ("denmark", "longships", [], {"gold": 1}),
    ("denmark", "danegeld", [], {"gold": 1}),
    ("denmark", "the-thing", [], {"production": 1, "military": 1}),
    ("denmark", "shield-wall", ["way 1"], {}),
    ("egypt", "divine-kingship", [], {"production": 2}),
    ("egypt", "nile-floods", [], {"production": 1}),
    ("egypt", "cult-of-the-dead", ["way 1", "slot r2c2"], {}),
    ("egypt", "granaries", [], {"tokens": 2}),
    ("egypt", "corvee", [], {}),
    ("greece", "coinage", [], {"gold": 1}),
    ("greece", "maritime-league", ["way 1", "step 1 ne", "skip", "step 2 ne", "pick 2"], {"tokens": 1}),
    ("greece", "academy", ["skip"], {}),
    ("greece", "colonies", ["way 1", "science", "science"], {"science": 2}),
    ("greece", "olympiad", [], {"gold": 2}),
    ("japan", "tea-ceremony", ["way 1", "science"], {"science": 1}),
    ("japan", "way-of-the-warrior", [], {"military": 2}),
    ("japan", "kabuki", [], {"gold": 1}),
    ("japan", "zen-gardens", ["skip"], {}),
    ("japan", "closed-country", ["way 1", "military"], {"military": 1}),
]


@pytest.mark.parametrize(("civ", "policy", "choices", "then"), BONUSES)
def test_bonuses_of_policies(civ: str, policy: str, choices: list[str], then: Supply) -> None:
    table = acting(civ, "egypt" if civ != "egypt" else "greece")
    table.hold(0, "b1")
    table.city(0, "navigation+mine")
    table.deck(0, "fort")
    table.s.markets_taken[0] = 3
    table.give(0, culture=1)
    table.do(f"policy {policy}", *choices)
    assert supply(table) == then
    if policy == "shield-wall":
        assert table.s.soldiers[table.tile("b1")] == 2


def test_every_bonus_has_a_test() -> None:
    assert [policy for _, policy, *_ in BONUSES] == [p.id for civ in BOX.civilizations for p in civ.policies]


def test_corvee_may_complete_a_stage() -> None:
    table = acting("egypt", "greece")
    table.show("colossus")
    table.give(0, culture=1, production=1)
    table.do("policy corvee", "way 1")
    assert supply(table) == {}
    assert table.s.project[0]


TOKENS: list[tuple[str, str, list[str], Supply]] = [
    ("b1-1", "way 1", [], {"gold": 1}),
    ("b1-1", "way 2", [], {"production": 2}),
    ("b1-2", "way 2", [], {"science": 2}),
    ("b1-3", "way 2", [], {"military": 2}),
    ("b1-4", "way 2", ["slot r2c2"], {}),
    ("b2-1", "way 2", [], {"production": 3}),
    ("b2-2", "way 2", [], {"science": 3}),
    ("b2-3", "way 1", [], {"gold": 2}),
    ("b2-4", "way 2", [], {"military": 1}),
    ("b3-1", "way 2", [], {"production": 2, "science": 2}),
    ("b3-2", "way 2", [], {"production": 2, "military": 2}),
    ("b3-3", "way 2", [], {"science": 2, "military": 2}),
    ("b3-4", "way 2", [], {"culture": 1}),
    ("f2-1", "way 2", ["science", "military"], {"science": 1, "military": 1}),
    ("f3-1", "way 1", ["production"], {"culture": 1, "production": 1}),
]


@pytest.mark.parametrize(("token", "way", "choices", "then"), TOKENS)
def test_rewards_of_tokens(token: str, way: str, choices: list[str], then: Supply) -> None:
    table = ready("pyramids")
    table.deck(0, "fort")
    table.claim(0, token)
    table.do("use r1c1", f"copy {token}", way, *choices)
    assert supply(table) == then


def test_the_box_names_what_the_rules_know() -> None:
    assert [card.id for card in load().cards] == list(CARD_NAMES[1:])
