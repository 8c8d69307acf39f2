"""The laws that every game keeps, and every card, token, unit and piece accounted for at every step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from monumenta.games.monumental.state import (
    AGENDA,
    BOX,
    CARDS,
    DEVELOPMENT,
    EXPLORERS,
    KINDS,
    KNOWLEDGE,
    MARKETS,
    OWN,
    SETUP_CITIES,
    SLOTS,
    TOKENS,
    WONDERS,
)
from monumenta.games.monumental.tables import KNOWLEDGE_CARDS, TILE_COUNT, TOKEN_BACK, WONDER_CARDS
from monumenta.testing import LAWS
from tests.games.monumental.table import SPEC, Table

OPTIONS: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["rounds", "classic"]),
        "players": st.sampled_from([2, 3, 4, 5]),
        "starter": st.sampled_from(["random", 0, 1]),
        "civilizations": st.sampled_from(["random", "choose"]),
        "renaissance": st.booleans(),
        "heroes": st.booleans(),
        "monsters": st.booleans(),
        "conquest_model": st.sampled_from(["units", "payment"]),
        "warlord_strength": st.sampled_from([2, 1]),
        "science_advance_cost": st.sampled_from([3, 1, 5]),
        "outpost_cost": st.sampled_from([0, 2]),
        "start_gold": st.sampled_from([2, 0, 5]),
        "wonder_scoring": st.sampled_from(["token", "card"]),
        "last_round_test": st.sampled_from(["start", "during"]),
        "move_granularity": st.sampled_from(["several", "one"]),
        "automas": st.sampled_from([0, 0, 1]),
        "automa_advanced": st.sampled_from([0, 2, 4]),
    }
)


@pytest.mark.parametrize("law", list(LAWS))
@settings(max_examples=3)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_law(law: str, options: dict[str, Any], seed: int) -> None:
    LAWS[law](SPEC, options, seed)


def check_cards(s: Any) -> None:
    """15 cards each, and every further one in one place only."""
    owned: dict[int, int] = {}
    for p in range(s.players):
        piles = [s.deck, s.discard, s.archive, s.drawn]
        for card in range(KINDS):
            owned[card] = owned.get(card, 0) + sum(pile[p, card] for pile in piles)
        for slot in range(SLOTS):
            owned[s.city[p, slot]] = owned.get(s.city[p, slot], 0) + 1
            here = [k for k in range(KNOWLEDGE) if s.knowledge_at[k] == p * SLOTS + slot + 1]
            assert len(here) == s.attached[p, slot]
            for k in here:
                owned[KNOWLEDGE_CARDS[k]] += 1
        for i in range(s.top_size[p]):
            owned[s.top[p, i]] = owned.get(s.top[p, i], 0) + 1
        assert s.deck_size[p] == sum(s.deck[p, card] for card in range(KINDS))
        assert s.discard_size[p] == sum(s.discard[p, card] for card in range(KINDS))
        assert s.drawn_size[p] == sum(s.drawn[p, card] for card in range(KINDS))
        if s.project[p]:
            owned[WONDER_CARDS[s.project[p] - 1]] += 1
    for card in range(1, OWN):
        assert owned[card] == CARDS[card - 1].copies * (s.players - s.automas)
    for pile in range(3):
        card = DEVELOPMENT - 3 + pile
        assert owned[card] + s.basics[pile] == 10
    shown = [s.display[i] for i in range(9)]
    for card in range(DEVELOPMENT, KINDS):
        bit = card - DEVELOPMENT
        places = owned[card] + shown.count(card) + (s.dev_deck >> bit & 1) + (s.dev_gone >> bit & 1)
        assert places == (1 if CARDS[card - 1].era != "renaissance" or s.renaissance or s.players == 5 else 0)


def check_map(s: Any) -> None:
    """Nine Soldiers, two Outposts each; realms are what is held; nobody shares a Province; tokens add up."""
    tiles = range(TILE_COUNT[s.layout])
    for p in range(s.players):
        mine = [t for t in tiles if s.owner[t] == p + 1]
        assert s.realm[p] == sum(1 << t for t in mine)
        moving = s.army if s.seat == p else 0
        assert sum(s.soldiers[t] for t in mine) + moving == 9
        assert sum(s.outposts[t] for t in mine) + s.outposts_left[p] == 2
        for t in mine:
            held = s.soldiers[t] + s.outposts[t] + (s.warlord[p] == t)
            assert held > 0 or t == s.capital[p]
        assert all(s.explorer[p, e] in tiles for e in range(EXPLORERS))
        assert all(s.res[p, r] >= 0 for r in range(8))
    assert all(s.soldiers[t] == 0 == s.outposts[t] for t in tiles if s.owner[t] == 0)
    for back, token in enumerate(BOX.exploration):
        unseen = sum(s.pool[i] for i in range(TOKENS) if TOKEN_BACK[i] == back)
        claimed = sum(s.claimed[p, i] for p in range(s.players) for i in range(TOKENS) if TOKEN_BACK[i] == back)
        lying = sum(s.token[t] == back + 1 for t in tiles)
        assert unseen + claimed <= token.copies * len(token.rewards)
        assert lying <= unseen
    for market in range(MARKETS):
        held = sum(bool(s.held[p, market]) for p in range(s.players))
        assert s.market_left[market] + held + s.market_spent[market].bit_count() in (0, s.players)
    places = [s.wonder_at[w] - 1 for w in range(WONDERS) if s.wonder_at[w]]
    assert sum(1 << tile for tile in places if _is_province(s, tile)) == s.wondrous
    assert s.depth < AGENDA // 2


def _is_province(s: Any, tile: int) -> bool:
    layout: int = s.layout
    return BOX.maps[layout].tiles[tile].terrain != "capital"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["rounds", "classic"])
@pytest.mark.parametrize("modules", [False, True])
def test_everything_is_accounted_for(players: int, mode: str, modules: bool) -> None:
    for seed in range(2):
        table = Table(
            seed=seed,
            starter="random",
            players=players,
            mode=mode,
            heroes=modules,
            monsters=modules,
            renaissance=bool(seed % 2),
        )
        rng = Random(seed)
        while not table.over:
            assert table.s.phase > SETUP_CITIES
            check_cards(table.s)
            check_map(table.s)
            table.step(rng.choice(table.legal()))
            while table.actor == -1:
                check_map(table.s)
                table.step(rng.choice(table.legal()))
        assert sum(table.scores()) > 0
        assert all(table.s.task[i] == 0 for i in range(AGENDA))
