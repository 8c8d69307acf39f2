"""Set-up: S1 to S6, and the hidden tokens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from monumenta.engine.author.numbers import numbers
from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.registry import find
from monumenta.games.monumental.box import Civilization
from monumenta.games.monumental.city import put_on_top
from monumenta.games.monumental.counts import BOX, Count
from monumenta.games.monumental.game import Options
from monumenta.games.monumental.notation import CARD_NAMES, KNOWLEDGE_NAMES
from monumenta.games.monumental.setup import settle_seats
from monumenta.games.monumental.state import State, Version
from monumenta.games.monumental.tables import TILE_COUNT
from tests.games.monumental.table import Table


@pytest.mark.parametrize("version", ["1", "2", "3"])
def test_a_state_keeps_every_option_under_its_name(version: str) -> None:
    """One cell also tells the version of the rules."""
    chosen = Options(
        mode="classic",
        players=4,
        starter=2,
        civilizations="choose",
        heroes=True,
        conquest_model="payment",
        warlord_strength=1,
        science_advance_cost=5,
        outpost_cost=3,
        start_gold=4,
        wonder_scoring="card",
        move_granularity="one",
        automas=3,
        automa_advanced=2,
    )
    for options in (chosen, Options(monsters=True, renaissance=True, last_round_test="during")):
        spec = find("monumental", version)
        s = plain_state(record(State))
        spec.begin(s, options)
        kept = {name: getattr(s, name) for name in Options.__struct_fields__}
        assert kept | {"civilizations": kept["civilizations"] % Version.SECOND} == numbers(options)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_map_is_laid_out(players: int) -> None:
    s = Table(players=players).s
    tiles = BOX.maps[players - 2].tiles
    assert TILE_COUNT[s.layout] == len(tiles)
    backs = [None, *(token.id for token in BOX.exploration)]
    assert [backs[s.token[i]] for i in range(len(tiles))] == [tile.token for tile in tiles]
    wild = [tile.terrain not in ("capital", "water", "market") for tile in tiles]
    assert [bool(s.stocked >> i & 1) for i in range(len(tiles))] == wild


def test_markets_have_a_token_for_everybody_and_a_name_each() -> None:
    s = Table(players=4).s
    assert [s.market_left[m] for m in range(4)] == [4, 4, 4, 4]
    assert sorted(s.market_city[m] for m in range(4)) == [1, 2, 3, 4]
    s = Table(players=2).s
    assert [s.market_left[m] for m in range(4)] == [2, 2, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_pieces_stand_on_the_capital(players: int) -> None:
    s = Table(players=players).s
    assert len({s.civ[p] for p in range(players)}) == players
    assert [s.capital[p] for p in range(players)] == BOX.maps[players - 2].capitals
    for p in range(players):
        assert s.soldiers[s.capital[p]] == 9
        assert s.warlord[p] == s.explorer[p, 0] == s.explorer[p, 1] == s.capital[p]
        assert s.outposts_left[p] == 2
        assert s.realm[p] == 1 << s.capital[p]
        civ: int = s.civ[p] - 1
        assert cards_of(s, p) == starting_cards(BOX.civilizations[civ])


def cards_of(s: Any, p: int) -> Counter[str]:
    """All cards of a civilization by name: in its deck, in its City, attached there."""
    cards = Counter({CARD_NAMES[card]: s.deck[p, card] for card in range(Count.KINDS)})
    city: list[int] = [s.city[p, slot] for slot in range(Count.SLOTS)]
    cards.update(CARD_NAMES[card] for card in city if card)
    cards.update(
        name for k, name in enumerate(KNOWLEDGE_NAMES) if (s.knowledge_at[k] + Count.SLOTS - 1) // Count.SLOTS == p + 1
    )
    return +cards


def starting_cards(civ: Civilization) -> Counter[str]:
    return Counter({card.id: card.copies for card in BOX.starting}) + Counter([civ.building.id, civ.knowledge.id])


def test_cities_are_dealt_and_knowledge_is_covered() -> None:
    for seed in range(20):
        s = Table(seed=seed).s
        for p in range(2):
            assert all(s.city[p, slot] for slot in range(Count.SLOTS))
            laid = Count.SLOTS + sum(s.attached[p, slot] for slot in range(Count.SLOTS))
            assert laid + s.deck_size[p] == 15
            cards: list[int] = [s.city[p, slot] for slot in range(Count.SLOTS)]
            assert all(BOX.cards[card - 1].type != "knowledge" for card in cards)
    # several are covered by one card
    table = Table(civs=("greece", "egypt"))
    table.do("city r1 c1", "city r1 c1")
    table.city(0, "", "", "", "", "", "", "", "", "")
    table.deck(0)
    for card in ("fort", "printing", "philosophy"):  # the last one is drawn first
        put_on_top(table.s, 0, CARD_NAMES.index(card))
    table.do("pass", "pass")
    assert [table.s.attached[0, 0], CARD_NAMES[table.s.city[0, 0]]] == [2, "fort"]


def test_knowledge_alone_fills_a_place() -> None:
    table = Table(civs=("greece", "egypt"))
    table.do("city r1 c1", "city r1 c1")
    table.city(0, "", "", "", "", "", "", "", "", "")
    table.deck(0, "philosophy")
    for card in range(Count.KINDS):
        table.s.drawn[0, card] = 0
    table.do("pass", "pass")
    assert [table.s.attached[0, slot] for slot in range(Count.SLOTS)] == [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert table.s.city[0, 0] == 0
    # such a place is activated like any other
    table.do("city r1 c1", "city r1 c1")
    assert table.s.active[0] == 1
    table.give(0, production=1)
    while table.actor != 0:
        table.do("pass")
    assert table.can("use philosophy")


def test_starting_gold() -> None:
    assert [Table().has(p, "gold") for p in range(2)] == [2, 2]
    assert Table(start_gold=5).has(0, "gold") == 5
    assert Table().has(0, "culture") == 0


def test_civilizations_may_be_chosen() -> None:
    table = Table(civilizations="choose", starter=1)
    assert table.actor == 1
    table.do("civ japan")
    assert table.actor == 0
    assert not table.can("civ japan")
    table.do("civ china")
    assert [table.s.civ[0], table.s.civ[1]] == [1, 5]
    # the Capitals go round clockwise, whichever of them is the first one's
    four = Table(players=4).s
    settle_seats(four, 1)
    capitals = BOX.maps[2].capitals
    assert [four.capital[p] for p in range(4)] == [*capitals[1:], capitals[0]]


def test_the_starter_is_drawn() -> None:
    begins = {Table(seed=seed, starter="random").s.first for seed in range(20)}
    assert begins == {0, 1}


@pytest.mark.parametrize(("players", "cards"), [(2, 35), (4, 35), (5, 47)])
def test_the_deck(players: int, cards: int) -> None:
    table = Table(players=players)
    assert table.s.dev_deck.bit_count() + players + 4 == cards
    assert Table(players=players, renaissance=True).s.dev_deck.bit_count() + players + 4 == 47


def test_the_display() -> None:
    assert sum(map(bool, Table(players=3).shown())) == 7
    assert sum(map(bool, Table(players=3, mode="classic").shown())) == 6
    eras = {card.id: card.era for card in BOX.development}
    assert {eras[card] for card in Table(players=2).shown() if card} == {"classical"}
