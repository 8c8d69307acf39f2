"""What is hidden and what is told: N1 and N2."""

from __future__ import annotations

from random import Random

import msgspec

from monumenta.engine.match.game import Game
from monumenta.games.monumental.view import Did
from monumenta.testing.walk import random_step
from tests.games.monumental.table import Table, acting


def test_the_record_holds_no_future() -> None:
    """Decks are multisets, tokens are their backs: luck decides when something is turned up."""
    table = Table()
    s = table.s
    assert sum(s.deck[0, card] for card in range(66)) == s.deck_size[0]
    assert s.top_size[0] == 0
    assert [s.pool[i] for i in range(4)] == [4, 4, 4, 4]
    assert [s.held[p, m] for p in range(2) for m in range(4)] == [0] * 8


def test_what_went_on_top_stays_known() -> None:
    table = acting()
    table.show("factory")
    table.give(0, production=5, science=6)
    table.do("buy factory")
    table.log.clear()
    table.do("advance")
    assert table.log == ["advance"]  # no luck was needed
    assert table.has(0, "production") == 3


def test_the_events_of_a_market_do_not_tell_its_token() -> None:
    rng = Random(5)
    seen = 0
    while seen < 1:
        game = Game.new("monumental", players=5)
        while not game.over and seen < 1:
            drawing = game.actor == "chance" and game.legal()[0].startswith("goods")
            before = game.n
            if drawing:
                played = game.roll(rng)
                assert played.events[0] == Did(None, "goods", "goods")
                assert "goods " not in str(msgspec.json.encode(played.events))
                seen += 1
            else:
                random_step(game, rng)
            assert game.n == before + 1


def test_others_see_that_a_token_is_held_but_not_which() -> None:
    rng = Random(5)
    game = Game.new("monumental", players=3)
    while not any(player.markets for player in game.view(None).civilizations):
        if game.over:
            game = Game.new("monumental", players=3)
        random_step(game, rng)
    holder = next(p for p, player in enumerate(game.view(None).civilizations) if player.markets)
    assert game.view(holder).civilizations[holder].markets[0].goods is not None
    for other in (None, (holder + 1) % 3):
        assert game.view(other).civilizations[holder].markets[0].goods is None


def test_what_luck_may_not_do_is_refused() -> None:
    table = acting()
    table.give(0, military=1)
    table.step("conquer b1")
    assert table.why("token b2-1") == "N2"
