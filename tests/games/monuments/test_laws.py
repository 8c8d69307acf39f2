"""The laws that every game keeps, over many random games of World Monuments."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from bench.monuments_survey import survey
from monumenta.engine.match.registry import find
from monumenta.games.monuments.state import KINDS, SPACES
from monumenta.games.monuments.tables import TOKENS, WHOLE
from monumenta.testing import LAWS
from monumenta.testing.walk import positions
from tests.games.monuments.positions import MONUMENTS, SPEC, state_of

OPTIONS: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "players": st.sampled_from([2, 3, 4]),
        "starter": st.sampled_from(["random", 0, 1]),
        "monument": st.sampled_from(MONUMENTS),
        "allow_return_to_start": st.booleans(),
        "singles_by": st.sampled_from(["chance", "starter"]),
        "round3_penalty": st.booleans(),
        "show_holdings": st.booleans(),
    }
)


@pytest.mark.parametrize("law", list(LAWS))
@settings(max_examples=8)
@given(version=st.sampled_from(["1", "2"]), options=OPTIONS, seed=st.integers(0, 2**32))
def test_law(law: str, version: str, options: dict[str, Any], seed: int) -> None:
    LAWS[law](find("monuments", version), options, seed)


def tokens_of(s: Any) -> int:
    """Supply, bag, quarry, hands and monument together."""
    loose = sum(s.supply[k] + s.bag[k] for k in range(KINDS))
    lying = sum(s.quarry[space, k] for space in range(SPACES) for k in range(KINDS))
    held = sum(s.hand[p, k] for p in range(4) for k in range(KINDS))
    assert lying == s.lying
    return loose + lying + held + s.built.bit_count()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("monument", MONUMENTS)
def test_thousands_of_random_games(monument: str, players: int) -> None:
    """The same over whole batches, every action of every game; `bench/monuments_survey.py` runs a million of them."""
    found = survey(monument, players, games=400, seed=players)
    assert found.never_stuck
    assert found.tokens == {82}
    assert found.first_finished_round == 3
    assert found.finished_share > 0.8


@settings(max_examples=20)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_tokens_are_conserved(options: dict[str, Any], seed: int) -> None:
    for game in positions(SPEC, options, seed):
        s = state_of(game)
        assert tokens_of(s) == TOKENS == 82
        assert s.stocked == sum(1 << i for i in range(SPACES) if any(s.quarry[i, k] for k in range(KINDS)))
        assert s.built & ~WHOLE[s.monument] == 0
        assert game.over or game.legal_ids(), "nobody can do anything"
