"""Points: G1 to G6."""

from __future__ import annotations

from random import Random

from monumenta.engine.match.play import tally
from monumenta.games.monumental.notation import KNOWLEDGE_NAMES, WONDER_NAMES
from monumenta.games.monumental.state import Phase
from monumenta.games.monumental.view import winners
from tests.games.monumental.table import SPEC, Table, acting


def without_knowledge(**options: str) -> Table:
    table = acting("egypt", "greece", **options)
    for k in range(len(KNOWLEDGE_NAMES)):
        table.s.knowledge_by[k] = 0
    return table


def test_points_of_each_kind_and_the_most() -> None:
    table = without_knowledge()
    assert table.scores() == [0, 0]
    table.s.knowledge_by[KNOWLEDGE_NAMES.index("optics")] = 1
    assert table.scores() == [1 + 3, 0]
    table.policies(0, "granaries")
    table.policies(1, "coinage", "academy")
    assert table.scores() == [4 + 2, 4 + 3]
    table.hold(0, "b1")
    table.hold(1, "c4")
    # both have one Province: tied for most, both get the points
    assert table.scores() == [6 + 1 + 3, 7 + 1 + 3]
    table.s.wonder_at[WONDER_NAMES.index("colossus")] = table.tile("b1") + 1
    assert table.scores() == [10 + 2 + 3, 11]


def test_starting_knowledge_counts_and_archived_does_not() -> None:
    table = acting("egypt", "greece")
    assert table.scores() == [4, 4]
    table.city(0, "the-wheel+house-of-scribes", "", "", "", "hieroglyphs+", "", "", "", "")
    table.s.city[0, 4] = 0
    before = table.scores()[0]
    table.do("use r1c1")
    assert table.archived(0, "hieroglyphs") == 1
    assert table.scores()[0] == before - 1


def test_wonders_count_for_who_holds_the_token_or_the_card() -> None:
    for scoring, expected in (("token", [0, 2 + 3]), ("card", [2 + 3, 0])):
        table = without_knowledge(wonder_scoring=scoring)
        tile = table.hold(1, "c4")
        colossus = WONDER_NAMES.index("colossus")
        table.s.wonder_by[colossus] = 1
        table.s.wonder_at[colossus] = tile + 1
        assert [a - b for a, b in zip(table.scores(), [0, 1 + 3], strict=True)] == expected


def test_a_capital_is_no_province_and_gold_no_point() -> None:
    table = without_knowledge()
    table.give(0, gold=99)
    table.begin_wonder(0, "colossus")
    assert table.scores() == [0, 0]
    table.hold(0, "b1")
    table.hold(0, "c2")
    assert table.scores() == [2 + 3, 0]


def test_gold_then_culture_break_a_tie() -> None:
    table = without_knowledge()
    assert winners(table.s) == []
    table.s.phase = Phase.ENDED
    assert winners(table.s) == [0, 1]
    table.give(0, culture=3)
    assert winners(table.s) == [0]
    table.give(1, gold=1)
    assert winners(table.s) == [1]
    table.give(0, gold=300, culture=300)
    assert winners(table.s) == [0]
    table.hold(1, "c4")
    assert winners(table.s) == [1]


def test_a_simulation_counts_wins_as_the_game_does() -> None:
    """Games that end with equal points on top, where only the tie-break parts the seats."""
    assert SPEC.winners is winners
    rng = Random(5)
    parted = shared = 0
    for _ in range(200):
        table = without_knowledge()
        table.s.phase = Phase.ENDED
        for seat in range(2):
            table.give(seat, gold=rng.randrange(3), culture=rng.randrange(3))
        sums, wins = [0, 0], [0, 0, 0]
        tally(table.s, 2, [0, 0], sums, wins)
        won = winners(table.s)
        assert wins == ([0, 0, 1] if len(won) == 2 else [int(won == [0]), int(won == [1]), 0])
        parted += len(won) == 1
        shared += len(won) == 2
    assert min(parted, shared) > 10
