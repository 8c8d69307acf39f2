"""A game that keeps the contract passes every law."""

from __future__ import annotations

from typing import Any

import pytest

from monumenta.engine.author.contract import GameSpec
from monumenta.testing import LAWS, check_game


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("options", [{}, {"players": 3, "rounds": 2}], ids=str)
def test_pebbles_keeps_the_law(pebbles: GameSpec, law: str, options: dict[str, Any]) -> None:
    for seed in range(10):
        LAWS[law](pebbles, options, seed)


def test_the_whole_kit_runs_every_law_over_all_options_and_seeds(
    pebbles: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, int, int]] = []

    def note(law: str) -> Any:
        def called(spec: GameSpec, options: dict[str, Any], seed: int) -> None:
            assert spec is pebbles
            seen.append((law, options["players"], seed))

        return called

    for law in LAWS:
        monkeypatch.setitem(LAWS, law, note(law))
    check_game(pebbles, [{"players": 2}, {"players": 3}], iter([4, 5]))
    assert sorted(seen) == sorted((law, players, seed) for law in LAWS for players in (2, 3) for seed in (4, 5))
