"""Leaf counts that do not depend on how the open rules are read: nothing can be claimed so early."""

from __future__ import annotations

import pytest

from monumenta.engine.compiled import use
from monumenta.engine.contract import MonumentaError
from monumenta.engine.game import Game
from monumenta.engine.perft import perft
from tests.games.moves.positions import SPEC, at, new

MIDDLE = "people=people@33"
"""The People Piece on 3, 4 · 4, 3 · 4, 4 · 4, 5 · 5, 4 · 6, 4."""


def leaves(game: Game, depth: int) -> int:
    use(SPEC)
    return perft(SPEC, game.state(), depth)


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 224), (2, 398_548), (3, 624_864_152)])
def test_over_all_places_of_the_people_piece(depth: int, count: int) -> None:
    assert leaves(new(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 1_720), (2, 2_630_620), (3, 3_328_447_338)])
def test_from_the_middle(depth: int, count: int) -> None:
    assert leaves(at(MIDDLE), depth) == count


def test_plain_and_compiled_count_the_same() -> None:
    """Near the end of a game, where few moves are left."""
    game = new(games=1)
    while len(game.legal_ids()) > 12 or game.n < 5:
        game.play(game.legal_ids()[0])
    fast = [leaves(game, depth) for depth in (1, 2, 3)]
    from monumenta.engine import compiled

    kept = compiled._compiled.pop((SPEC.name, SPEC.version))
    try:
        assert [perft(SPEC, game.state(), depth) for depth in (1, 2, 3)] == fast
    finally:
        compiled._compiled[SPEC.name, SPEC.version] = kept


def test_depth_below_zero_is_refused() -> None:
    with pytest.raises(MonumentaError, match="count from 0"):
        leaves(new(), -1)
