"""Two Cairns keeps the laws that every game keeps."""

from __future__ import annotations

from typing import Any

from monumenta.engine.match.registry import find
from monumenta.testing import check_game

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"players": 3}, {"players": 4, "hand": 2}, {"hand": 4, "open_hands": True})


def test_every_law() -> None:
    check_game(find("cairns"), OPTIONS, range(6))
