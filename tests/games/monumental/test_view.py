"""What the page is told about the choices, so that it need not know the rules."""

from __future__ import annotations

from monumenta.games.monumental.notation import parse
from monumenta.games.monumental.story import own_event
from monumenta.games.monumental.view import Choice, Did, choice
from tests.games.monumental.table import Table, acting


def told(table: Table, text: str) -> Choice:
    assert table.can(text), table.legal()
    return choice(table.s, parse(table.s, text))


def test_a_row_and_a_column_tell_what_they_would_bring() -> None:
    table = Table(civs=("egypt", "greece"))
    table.strip(0)
    table.city(0, "fort", "library", "work-camp", "fort", "mine", "factory", "seafaring+emporium", "mine", "mine")
    before = table.s.tobytes()
    for text in [text for text in table.legal() if text.startswith("city")]:
        gains = told(table, text).gains
        trial = Table(civs=("egypt", "greece"))
        trial.strip(0)
        trial.city(0, "fort", "library", "work-camp", "fort", "mine", "factory", "seafaring+emporium", "mine", "mine")
        had = {name: trial.has(0, name) for name in ("production", "science", "military", "gold")}
        trial.do(text)
        assert gains == {name: n for name in had if (n := trial.has(0, name) - had[name])}
    assert told(table, "city r1 c1").gains == {"production": 1, "science": 1, "military": 3, "gold": 1}
    assert table.s.tobytes() == before  # only tried out


def test_what_may_be_chosen_is_told_as_any() -> None:
    table = Table(civs=("egypt", "greece"))
    table.strip(0)
    table.city(0, "hieroglyphs+fort", "perspective+fort", "", "")
    assert told(table, "city r1 c1").gains == {"production": 1, "science": 1, "military": 2, "any": 1}


def test_explorers_and_monsters_are_told_by_where_they_stand() -> None:
    table = acting(mode="classic", monsters=True)
    table.s.explorer[0, 1] = table.tile("c2")
    table.monster("minotaur", "c2")
    table.give(0, military=3)
    assert told(table, "pick 2").tile == "c2"
    assert told(table, "step 2 e").tile == "c3"
    assert told(table, "defeat minotaur").tile == "c2"


def test_the_log_names_what_only_its_place_was_named() -> None:
    table = acting("egypt", "greece", heroes=True)
    table.city(0, "forum", "hieroglyphs+fort", "mine")
    table.s.active[0] = 0b001
    table.policies(0, "nile-floods")
    table.hire(0, "archimedes")
    table.s.held[0, 1] = 3

    def tells(text: str) -> Did:
        event = own_event(table.s, 0, parse(table.s, text))
        assert isinstance(event, Did)
        return event

    assert tells("use r1c1").card == "forum"
    assert tells("use policy").card == "nile-floods"
    assert tells("use hero").card == tells("dismiss").card == "archimedes"
    assert tells("trade 2").card == "military"
    assert tells("pass").card is None
    table.do("use r1c1", "way 1")  # the token could have opened the other way
    assert (tells("slot r1c2").asked, tells("slot r1c2").card) == ("archive", "fort")
