"""What is told of Monsters that attack, and in which order: B3, B4, B6, B7."""

from __future__ import annotations

import pytest

from monumenta.engine.author.tell import listening
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.registry import find
from monumenta.games.monumental.counts import BOX, Count
from monumenta.games.monumental.notation import MONSTER_NAMES
from monumenta.games.monumental.story import listener
from monumenta.games.monumental.terminal import story as monumental_story
from monumenta.games.monumental.view import Event, Over, Prowled, Round, Struck, view
from monumenta.terminal.text import Text
from tests.games.monumental.table import Table, acting


def told(table: Table, text: str) -> list[Event]:
    """What everybody sees of an action, without what is not about Monsters and rounds."""
    with listening(table.s, listener) as events:
        table.step(text)
    return [event for event in events if isinstance(event, Prowled | Struck | Round | Over)]


def to_the_next_round(table: Table) -> list[Event]:
    """Seat 0 passes as the last one, and luck deals as it likes."""
    story = told(table, "pass")
    while table.s.round_no == 1:
        story += told(table, table.legal()[0])
    return story


def attacked() -> Table:
    """Two Monsters, of which the later one has the lower number, beside Provinces of both."""
    table = acting(monsters=True)
    table.hold(0, "c2", 3)
    table.hold(1, "c4", 3)
    table.monster("hydra", "c3")
    table.monster("kraken", "b4")
    return table


def test_soldiers_lost_to_a_monster_are_told_in_the_order_of_the_attack() -> None:
    table = attacked()
    story = to_the_next_round(table)
    lost = [event for event in story if isinstance(event, Struck)]
    assert lost == [Struck(1, "c4", "hydra"), Struck(0, "c2", "hydra"), Struck(1, "c4", "kraken")]
    assert [table.s.soldiers[table.tile(t)] for t in ("c2", "c4")] == [2, 1]


def test_each_monster_first_strikes_and_then_moves() -> None:
    table = acting(monsters=True)
    table.hold(1, "c4", 3)
    table.hold(1, "d4", 3)
    table.monster("hydra", "b4")
    table.monster("kraken", "a1")
    story = to_the_next_round(table)
    kinds = [(type(event).__name__, getattr(event, "monster", None)) for event in story]
    assert kinds == [("Struck", "hydra"), ("Prowled", "kraken"), ("Round", None)]


def test_the_attack_comes_before_the_new_round() -> None:
    table = attacked()
    story = to_the_next_round(table)
    assert [type(event).__name__ for event in story] == ["Struck"] * 3 + ["Round"]


def test_monsters_attack_in_the_last_round_and_that_is_told_before_the_end() -> None:
    table = acting(monsters=True)
    table.hold(0, "c2", 2)
    table.monster("hydra", "c3")
    table.s.ending = 2
    story = told(table, "pass")
    while not table.over:
        story += told(table, table.legal()[0])
    assert story[0] == Struck(0, "c2", "hydra")
    assert isinstance(story[-1], Over)
    assert table.s.soldiers[table.tile("c2")] == 1


def test_nothing_is_told_where_nothing_is_lost() -> None:
    table = acting(monsters=True)
    table.hold(0, "c2", 1)
    table.monster("hydra", "c3")
    story = to_the_next_round(table)
    assert not any(isinstance(event, Struck) for event in story)


def test_at_a_table_with_an_automa_it_is_told_once() -> None:
    table = acting(monsters=True, players=2, automas=1)
    table.hold(0, "c2", 2)
    table.monster("hydra", "c3")
    story = to_the_next_round(table)
    assert story.count(Struck(0, "c2", "hydra")) == 1


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Hydra attacks c2: Ana loses a Soldier there."),
        ("es", "Hidra ataca c2: Ana pierde allí un Soldado."),
    ],
)
def test_the_terminal_tells_it(language: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monumental_story, "say", Text(language))
    assert monumental_story.tell([Struck(0, "c2", "hydra")], ["Ana", "Ben"]) == [line]


def test_a_monster_turned_up_lies_below_the_display_in_order_and_its_token_is_gone() -> None:
    table = acting("greece", "egypt", monsters=True)
    table.give(0, military=9)
    first = table.tile("b1")
    table.do("conquer b1", "warlord", luck=("token monster", "monster kraken"))
    table.do("to c2", "conquer d1", "to d2", luck=("token monster", "monster hydra"))
    assert [table.s.token[tile] for tile in (first, table.tile("d1"))] == [0, 0]
    assert all(table.s.claimed[0, token] == 0 for token in range(Count.TOKENS))
    assert view(Concealed(find("monumental"), table.s.tobytes(), 0)).monsters == ["kraken", "hydra"]


@pytest.mark.parametrize(("order", "then"), [(("hydra", "kraken"), ["a1", "b3"]), (("kraken", "hydra"), ["a2", "b3"])])
def test_the_order_of_attack_decides_where_they_go(order: tuple[str, str], then: list[str]) -> None:
    """The one behind can follow only if the one before it has left its tile."""
    table = acting(monsters=True)
    table.hold(1, "c4", 3)
    table.hold(1, "d4", 3)
    for monster in order:
        table.monster(monster, "a1" if monster == "hydra" else "a2")
    to_the_next_round(table)
    tiles = [tile.id for tile in BOX.maps[0].tiles]
    assert [tiles[table.s.monster_at[MONSTER_NAMES.index(name)] - 1] for name in ("hydra", "kraken")] == then
