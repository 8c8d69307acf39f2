"""Bots are types, and compiled code is told of each by two cells of its own."""

from __future__ import annotations

from typing import get_args

import pytest

from monumenta.engine.match.registry import find
from monumenta.search.decide import house_bot
from monumenta.search.house_bot import FlatSearch, Greedy, PacedLevel, Quick, Random, TreeLevel, cells


def test_no_two_bots_have_the_same_cells() -> None:
    bots: list[Quick] = [
        Random(),
        Greedy(),
        *(kind(n) for kind in (FlatSearch, PacedLevel) for n in (0, 1, 2, 1 << 41)),
    ]
    assert {type(bot) for bot in bots} == set(get_args(Quick))
    assert len({cells(bot) for bot in bots}) == len(bots)


@pytest.mark.parametrize(
    ("game", "name", "bot"),
    [
        ("monuments", "greedy", Greedy()),
        ("moves", "montecarlo:50", FlatSearch()),
        ("moves", "club", TreeLevel(2)),
        ("mondo", "club", PacedLevel(3)),
        ("mondo", "random", Random()),
    ],
)
def test_names_lead_to_types(game: str, name: str, bot: object) -> None:
    assert house_bot(find(game), name) == bot
