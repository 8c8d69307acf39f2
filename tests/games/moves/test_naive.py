"""Two engines, one game: the fast one against sets of squares, move by move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.moves.naive import compare

SETTINGS: dict[str, dict[str, Any]] = {
    "match": {},
    "one game": {"games": 1},
    "no open city": {"open_city": "none"},
    "pockets never": {"first_pocket": "never"},
    "pockets capture": {"pocket_capture": True},
    "passing": {"voluntary_pass": True},
    "late people": {"opening": "lehmann-woods"},
    "everything else": {
        "open_city": "none",
        "pocket_capture": True,
        "voluntary_pass": True,
        "opening": "lehmann-woods",
    },
}


@pytest.mark.parametrize("name", SETTINGS)
def test_engines_agree(name: str) -> None:
    """`python -m tests.games.moves.naive` compares 20,000 games."""
    moves, claims, captures = compare(40, len(name), **SETTINGS[name])
    assert moves > 500
    assert claims > 40
    assert captures > 4
