"""No label claims more than is printed: the leaflet's text, line by line, against what the box says is from it."""

from __future__ import annotations

from monumenta.games.monumental.box import load

BOX = load()
CARDS = {card.id: card for card in BOX.cards}


def test_only_what_the_leaflet_prints_in_full_is_from_the_rulebook() -> None:
    """Elsewhere the colour of a number, or a bonus, had to be inferred or made up."""
    assert {card.id for card in BOX.cards if card.source == "rulebook"} == {
        "forum", "mine", "apothecary", "navigation", "the-wheel",
    }  # fmt: skip
    assert {civ.warlord.id for civ in BOX.civilizations if civ.warlord.source == "rulebook"} == {"ramses"}
    assert {fact.name for fact in BOX.facts if fact.source == "rulebook"} == {"display_extra", "last_cards"}
    assert not [p.id for civ in BOX.civilizations for p in civ.policies if p.source != "invented"]


def test_a_card_whose_colour_is_inferred_says_so() -> None:
    read = ("library", "fort", "house-of-scribes", "warrior-priest-altar", "mathematics", "weaponsmithing", "factory")
    assert {CARDS[card].source for card in read} == {"guess"}
    assert all("the colour is read from the name" in CARDS[card].note for card in read)
    for card in ("laboratory", "archery-range"):
        assert CARDS[card].source == "derived"
        assert "follows from its printed kind" in CARDS[card].note


def test_what_is_ours_on_a_printed_wonder_is_named() -> None:
    for card in ("great-library", "stonehenge", "pyramids"):
        assert CARDS[card].source == "guess"
        assert "printed" in CARDS[card].note
        assert "ours" in CARDS[card].note
    assert all("that the 2 is its output" in CARDS[card].note for card in ("great-library", "stonehenge"))


def test_heroes_and_the_gold_of_monsters_are_not_printed() -> None:
    assert {hero.source for hero in BOX.heroes} == {"invented"}
    assert next(fact.source for fact in BOX.facts if fact.name == "monster_gold") == "guess"
