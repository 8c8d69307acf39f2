"""Heroes are counted one by one in the base game, and one a round is enough round by round: H2, H3, H5."""

from __future__ import annotations

from typing import Any

import pytest

from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.games.monumental.bot.reasons import reason
from monumenta.games.monumental.notation import HERO_NAMES, parse
from monumenta.terminal.text import Text
from tests.games.monumental.table import SPEC, Table, acting

FIRST = find("monumental", "1")


def whole_turn(spec: Any = SPEC) -> Table:
    """The base game; all Heroes are for hire, and there is Gold for several."""
    table = acting(heroes=True, mode="classic", spec=spec)
    table.s.hero_shown = (1 << len(HERO_NAMES)) - 1
    table.give(0, gold=30)
    return table


def test_a_hero_hired_after_another_may_be_used() -> None:
    table = whole_turn()
    table.do("hire archimedes", "use hero")
    assert table.why("use hero") == "H4"
    table.do("dismiss", "hire joan-of-arc", "use hero")
    assert (table.has(0, "science"), table.has(0, "military")) == (2, 2)
    assert table.why("use hero") == "H4"


def test_a_hero_hired_back_in_the_same_turn_stays_used() -> None:
    table = whole_turn()
    table.do("hire archimedes", "use hero", "dismiss", "hire archimedes")
    assert table.why("use hero") == "H4"
    table.do("dismiss", "hire joan-of-arc", "use hero", "dismiss", "hire archimedes")
    assert table.why("use hero") == "H4"
    assert (table.has(0, "science"), table.has(0, "military")) == (2, 2)


def test_a_hero_given_back_unused_is_not_used() -> None:
    table = whole_turn()
    table.do("hire archimedes", "dismiss", "hire archimedes", "use hero")
    assert table.has(0, "science") == 2


def test_what_applies_by_itself_is_counted_likewise() -> None:
    table = whole_turn()
    table.show("mathematics", "irrigation")
    table.give(0, science=9)
    table.do("hire marie-curie", "buy mathematics")
    assert table.has(0, "science") == 8
    table.do("dismiss", "hire marie-curie", "buy irrigation")
    assert table.has(0, "science") == 5


def test_in_the_next_turn_every_hero_is_ready_again() -> None:
    table = whole_turn()
    table.do("hire archimedes", "use hero", "dismiss")
    assert table.s.used_knowledge
    table.do("end")
    assert table.s.used_knowledge == 0
    table.do("city r1 c1")
    table.give(1, gold=30)
    table.do("hire archimedes", "use hero")  # the next civilization, too
    assert table.s.seat == 1


def test_in_games_of_the_first_version_one_use_is_for_all() -> None:
    table = whole_turn(FIRST)
    table.do("hire archimedes", "use hero", "dismiss", "hire joan-of-arc")
    assert table.why("use hero") == "H4"


def test_using_a_hero_is_a_turn_action() -> None:
    table = acting(heroes=True)
    table.s.marks[1] = 0
    table.hire(0, "archimedes")
    table.do("use hero")
    assert table.has(0, "science") == 2
    assert table.actor == 1


@pytest.mark.parametrize("aside", [False, True])
def test_round_by_round_the_refusal_does_not_promise_another_hero(aside: bool) -> None:
    table = acting(heroes=True)
    table.hire(0, "homer")
    table.s.hero_shown = 1
    table.give(0, gold=9)
    if aside:
        table.do("dismiss")
    found = SPEC.why_not(table.s, 0, parse(table.s, "hire imhotep"))
    assert (found.rule, found.reason) == ("H2", "hero-this-round")
    for language, wrong, right in (
        ("en", "first", "until the round is over"),
        ("es", "antes", "hasta que acabe la ronda"),
    ):
        text = Text(language)(f"monumental-why-{found.reason}")
        assert wrong not in text
        assert right in text


def test_in_the_base_game_the_refusal_says_to_give_it_back() -> None:
    table = whole_turn()
    table.do("hire archimedes")
    found = SPEC.why_not(table.s, 0, parse(table.s, "hire homer"))
    assert (found.rule, found.reason) == ("H2", "one-hero")


@pytest.mark.parametrize(("mode", "key"), [("rounds", "dismiss-round"), ("classic", "dismiss")])
def test_a_hint_tells_when_another_can_be_hired(mode: str, key: str) -> None:
    table = acting(heroes=True, mode=mode)
    table.hire(0, "homer")
    game = Game.restore(SPEC, SPEC.options(mode="rounds" if mode == "rounds" else "classic"), table.s.tobytes(), 1)
    assert reason(game, 0, parse(table.s, "dismiss")) == f"monumental-hint-{key}"
    assert "round" in Text("en")(f"monumental-hint-{key}") or mode == "classic"
