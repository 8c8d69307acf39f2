"""Turns, rounds and the display: T1 to T6, V1 to V9."""

from __future__ import annotations

from typing import Any

import pytest

from monumenta.games.monumental.city import put_on_top
from monumenta.games.monumental.counts import BOX, FirstCard
from monumenta.games.monumental.display import renew_by_rounds, slide
from monumenta.games.monumental.notation import CARD_NAMES, HERO_NAMES
from monumenta.games.monumental.state import Phase
from tests.games.monumental.table import Table, acting


def test_all_choose_their_lines_then_act_in_turn() -> None:
    table = Table(players=3, starter=1)
    assert [table.actor, table.s.phase] == [1, Phase.CITY]
    assert table.why("pass") == "C2"
    order = [table.actor]
    for _ in range(2):
        table.do("city r2 c2")
        order.append(table.actor)
    assert order == [1, 2, 0]
    table.do("city r1 c3")
    assert table.actor == 1


TURN_ACTIONS = [
    ("buy workshop",), ("buy mathematics",), ("build pyramids",), ("policy granaries",), ("advance",), ("outpost c2",),
    ("conquer b1", "warlord", "way 1"), ("defeat minotaur",), ("use r1c1",), ("use navigation", "science"),
    ("hire archimedes",), ("use hero",),
]  # fmt: skip


def test_one_turn_action_then_the_next_civilization() -> None:
    table = acting(players=3)
    for seat in range(3):
        table.s.marks[seat] = 0
        table.give(seat, production=9)
    table.do("buy workshop")
    assert table.actor == 1
    table.do("pass")
    table.do("buy workshop")
    assert table.actor == 0
    table.do("buy workshop")
    assert table.actor == 2  # seat 1 has passed
    table.do("pass", "buy workshop")
    assert table.actor == 0  # several turns in a row
    table.do("pass")
    assert table.s.round_no == 2
    for act, *then in TURN_ACTIONS:
        busy = acting("egypt", "greece", heroes=True, monsters=True)
        busy.s.marks[1] = 0
        busy.give(0, production=9, science=9, military=9, culture=1, gold=9)
        busy.city(0, "navigation+hanging-gardens")
        busy.deck(0, "fort")
        busy.show("pyramids", "mathematics")
        busy.hold(0, "c2", 3)
        busy.monster("minotaur", "c3")
        busy.s.explorer[0, 0] = busy.tile("c3")
        busy.s.hero_shown = 1 << HERO_NAMES.index("archimedes")
        if act == "use hero":
            busy.hire(0, "joan-of-arc")
        busy.do(act, *then, luck=("token harmless", "token b1-1"))
        assert busy.actor == 1, act


def test_free_acts_before_the_turn_action() -> None:
    table = acting()
    table.s.marks[1] = 0
    table.give(0, tokens=1, production=1)
    table.s.held[0, 0] = 1  # Production
    table.do("produce", "trade 1")
    assert table.actor == 0
    assert table.has(0, "production") == 6
    table.do("buy workshop")
    assert table.actor == 1


def test_one_passes_instead_of_acting() -> None:
    table = acting()
    table.hold(0, "b1")
    table.give(0, military=3)
    table.do("soldier c1")
    assert table.why("pass") == "T6"
    assert table.why("buy workshop") == "T2"
    table.do("end")
    table.do("pass")
    assert table.s.round_no == 2


def test_in_the_base_game_there_is_no_end_of_actions() -> None:
    table = acting(mode="classic")
    table.give(0, production=9)
    table.do("buy workshop", "buy workshop", "buy laboratory")
    assert table.actor == 0
    table.do("end")
    assert table.actor == 1
    assert table.has(0, "production") == 0


def test_what_was_used_can_be_used_again_next_round() -> None:
    table = acting()
    table.policies(0, "nile-floods")
    table.city(0, "navigation+hanging-gardens")
    table.s.explorer[0, 0] = table.tile("c2")
    table.give(0, military=9)
    table.do("use policy", "use r1c1", "use navigation", "science", "pick 1", "step 1 e", "end")
    assert table.why("use policy") == "P2"
    assert table.why("use r1c1") == table.why("use navigation") == "E1"
    table.do("step 1 e")
    assert table.why("pick 1") == "X3"
    table.do("end")
    deal(table, "navigation", "hanging-gardens", *["work-camp"] * 4)
    table.do("pass")
    table.to_actions()
    table.do("pass")
    assert table.can("use policy")
    assert table.can("use r1c1")
    assert table.can("use navigation")
    table.give(0, military=9)
    table.do("step 1 w", "pick 1")


def deal(table: Table, *cards: str) -> None:
    """Make these the top of the deck of seat 0, the first one to be drawn first."""
    table.deck(0)
    for card in reversed(cards):
        put_on_top(table.s, 0, CARD_NAMES.index(card))


def test_the_marker_passes() -> None:
    table = acting(players=3)
    assert table.s.first == 0
    table.do("pass")
    assert [table.s.first, table.actor] == [1, 1]
    classic = acting(mode="classic")
    classic.do("end")
    classic.do("city r1 c1", "end")
    assert [classic.s.first, classic.actor, classic.s.round_no] == [0, 0, 2]


def numbered(n: int) -> list[int]:
    return [FirstCard.DEVELOPMENT + i for i in range(n)]


def test_eight_cards_and_two_taken() -> None:
    """7.11, the leaflet's example."""
    s = Table(players=4).s
    for i, card in enumerate(numbered(8)):
        s.display[i] = card
    s.display[2] = s.display[5] = 0
    s.taken = 2
    renew_by_rounds(s)
    first = FirstCard.DEVELOPMENT
    assert [s.display[i] for i in range(8)] == [0, 0, 0, 0, first, first + 1, first + 3, first + 4]
    # new cards come in from right to left: the task says which places, luck is asked for the fourth first
    assert [s.task_a[s.depth - 1], s.task_b[s.depth - 1]] == [0, 7]


def test_new_cards_come_from_right_to_left() -> None:
    table = acting(players=4)
    table.show("factory", "university", "", "", "", "", "", "")
    table.s.taken = 6
    table.log.clear()
    table.do("pass")
    dealt = [text.removeprefix("draw ") for text in table.log if "draw" in text]
    shown = table.shown()[:8]
    assert shown[6:] == ["factory", "university"]
    assert [card for card in dealt if card in shown[:6]][-6:] == shown[5::-1][:6]


@pytest.mark.parametrize(
    ("players", "leaving"),
    [(2, [4, 4, 2, 3]), (3, [4, 4, 4, 3, 4]), (4, [4, 4, 4, 4, 4, 5]), (5, [4, 4, 4, 4, 4, 5, 6])],
)
def test_cards_that_leave(players: int, leaving: list[int]) -> None:
    for taken, expected in enumerate(leaving):
        s = Table(players=players).s
        for i in range(taken):
            s.display[i] = 0
        s.taken = taken
        renew_by_rounds(s)
        left = sum(bool(s.display[i]) for i in range(players + 4))
        assert players + 4 - left == expected


def rounds_of(taken_each: int, **options: Any) -> int:
    """Rounds of a game in which so many cards are taken in each of them."""
    table = Table(**options)
    while not table.over:
        table.to_actions()
        for i in range(9):
            if table.s.display[i] and table.s.taken < taken_each:
                table.s.display[i] = 0
                table.s.taken += 1
        while table.legal() and "pass" in table.legal():
            table.do("pass")
            if table.s.phase == Phase.CITY:
                break
    return table.s.round_no


@pytest.mark.parametrize(("players", "start", "during"), [(2, 9, 8), (3, 9, 8), (4, 8, 7), (5, 11, 10)])
def test_rounds_when_few_cards_are_taken(players: int, start: int, during: int) -> None:
    assert rounds_of(0, players=players) == start
    assert rounds_of(0, players=players, last_round_test="during") == during


@pytest.mark.parametrize(("players", "start", "during"), [(2, 15, 14), (3, 11, 10), (4, 8, 7), (5, 9, 8)])
def test_rounds_when_everybody_takes_one(players: int, start: int, during: int) -> None:
    assert rounds_of(players, players=players) == start
    assert rounds_of(players, players=players, last_round_test="during") == during


def test_the_base_game_discards_one_card_or_one_of_each_row() -> None:
    table = acting(mode="classic", players=3)
    before = table.shown()
    table.do("end")
    assert table.shown()[1:6] == before[:5]
    two = acting(mode="classic")
    before = two.shown()
    two.do("end")
    assert two.shown()[1:3] == before[:2]
    assert two.shown()[4:6] == before[3:5]
    assert not {before[2], before[5]} & set(two.shown())  # the last one of each row


def test_the_base_game_renews_what_was_taken() -> None:
    table = acting(mode="classic", players=3)
    table.show("factory", "university", "citadel", "printing", "gunpowder", "engineering")
    table.give(0, production=5)
    table.do("buy university", "end")
    assert table.shown()[1:6] == ["factory", "citadel", "printing", "gunpowder", "engineering"]


def test_the_base_game_ends_one_round_after_the_deck() -> None:
    table = acting(mode="classic", players=3)
    table.s.dev_deck = 0
    table.do("end")
    assert table.s.ending == 1
    for _ in range(2):
        table.do("city r1 c1", "end")
    assert [table.s.round_no, table.s.ending] == [2, 2]
    for _ in range(3):
        assert not table.over
        table.do("city r1 c1", "end")
    assert table.over
    # two cards are taken and one is left to be dealt: the refill cannot be completed
    short = acting(mode="classic", players=3)
    short.show("factory", "", "", "citadel", "gunpowder", "engineering")
    short.s.taken = 2
    short.s.dev_deck &= -short.s.dev_deck
    short.do("end")
    assert [sum(map(bool, short.shown())), short.s.ending] == [5, 1]
    enough = acting(mode="classic", players=3)
    enough.s.taken = 0
    enough.s.dev_deck &= -enough.s.dev_deck
    enough.do("end")
    assert [sum(map(bool, enough.shown())), enough.s.dev_deck, enough.s.ending] == [6, 0, 0]


def test_an_era_starts_with_its_first_card() -> None:
    table = Table(players=2)
    assert table.s.era == 1
    while table.s.dev_deck.bit_count() > 20:
        table.to_actions()
        table.do("pass")
        if table.s.phase != Phase.CITY:
            table.do("pass")
    assert table.s.era == 2
    eras = {card.id: card.era for card in BOX.development}
    for renaissance in (False, True):
        table = Table(players=2, renaissance=renaissance)
        dealt: list[str] = []
        while not table.over:
            table.to_actions()
            table.do("pass")
        for text in table.log:
            era = eras.get(text.removeprefix("draw "))
            if era and era not in dealt[-1:]:
                dealt.append(era)
        assert dealt == ["classical", "medieval", *["renaissance"] * renaissance, "modern"]


def test_sliding_keeps_the_order() -> None:
    s = Table(players=2).s
    for i, card in enumerate([5, 0, 6, 0, 0, 7]):
        s.display[i] = card
    slide(s, 0, 5)
    assert [s.display[i] for i in range(6)] == [0, 0, 0, 5, 6, 7]
