"""Leaf counts that do not depend on how the open rules are read: nothing can be claimed so early."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from monumenta.engine.author.contract import MonumentaError
from monumenta.engine.compile.arrays import new_array, plain_games
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.game import Game
from monumenta.engine.match.perft import perft, perft_at
from tests.games.moves.positions import SPEC, at, new

COUNTED = tomllib.loads((Path(__file__).parents[3] / "bench" / "perft_moves.toml").read_text("utf-8"))["positions"]
QUICK = 4_000_000_000
"""Deeper counts take minutes; `monumenta perft` does them."""


def leaves(game: Game, depth: int) -> int:
    use(SPEC)
    return perft(SPEC, game.state(), depth)


@pytest.mark.parametrize("entry", COUNTED, ids=lambda entry: entry["position"] or "start")
def test_committed_leaf_counts(entry: dict[str, Any]) -> None:
    for depth, count in enumerate(entry["leaves"]):
        if count <= QUICK:
            assert leaves(at(entry["position"]), depth) == count


def test_plain_and_compiled_count_the_same() -> None:
    """Near the end of a game, where few moves are left."""
    game = new(games=1)
    while len(game.legal_ids()) > 12 or game.n < 5:
        game.play(game.legal_ids()[0])
    fast = [leaves(game, depth) for depth in (1, 2, 3)]
    for depth, count in enumerate(fast, 1):
        games = new_array(SPEC.state, depth + 1)
        plain = plain_games(games)
        plain[0].raw[:] = game.state()
        room = [0] * depth * (SPEC.most_legal + 2)
        assert perft_at(plain, depth, SPEC.most_legal, [0] * SPEC.most_legal, room) == count


def test_depth_below_zero_is_refused() -> None:
    with pytest.raises(MonumentaError, match="count from 0"):
        leaves(new(), -1)
