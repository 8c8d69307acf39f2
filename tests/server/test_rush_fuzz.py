"""Random interleavings of four people's messages leave nothing lost, nothing doubled, and everybody with the same view.

`python -m bench.rush_fuzz` does so with a million messages.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.rush_fuzz import Mondo, fuzz
from monumenta.engine.author.contract import MonumentaError
from monumenta.tables import realtime
from monumenta.tables.table import Table
from tests.server.grabs.game import follow
from tests.server.grabs.state import PLAY, SCORED, STONES
from tests.server.test_realtime import ENTRY
from tests.testing.install import known

MESSAGES = 3000


class Grabs:
    """The server's own test game."""

    name = "grabs"

    def options(self, rng: random.Random) -> dict[str, Any]:
        return {"milliseconds": rng.choice([0, 60_000])}

    def read(self, view: Any) -> Any:
        return msgspec.to_builtins(view)

    def follow(self, view: Any, event: Any) -> Any:
        return follow(view, event)

    def act(self, view: Any, seat: int, rng: random.Random) -> str:
        if view["phase"] == SCORED:
            return "ready"
        if rng.random() < 0.1:
            return rng.choice(["put", "back", "take 99", "take 0", "go", "time", "deal 1", "ready", ""])
        if view["hands"][seat] is not None:
            return rng.choice(["put", "back"])
        there = [i for i in range(STONES) if view["heap"][i]]
        return "out" if not there or rng.random() < 0.02 else f"take {rng.choice(there[:3])}"

    def check(self, view: Any) -> None:
        if view["phase"] == PLAY:
            hands = [hand[0] for hand in view["hands"] if hand is not None]
            assert sum(view["heap"]) + len(hands) + sum(view["laid"]) == STONES
            assert len(set(hands)) == len(hands)


def test_grabs(tmp_path: Path) -> None:
    with known(tmp_path, ENTRY, "grabs"):
        tally = fuzz(Grabs(), MESSAGES)
    assert tally.games > 1
    assert tally.drops > 5
    assert tally.compared > 5
    assert tally.heard["applied"] > MESSAGES
    assert tally.heard["illegal"] > 100


def test_mondo() -> None:
    tally = fuzz(Mondo(), MESSAGES)
    assert tally.drops > 5
    assert tally.compared > 3
    assert tally.heard["applied"] > MESSAGES
    assert tally.heard["illegal"] > 100


def test_the_same_seed_gives_the_same_messages(tmp_path: Path) -> None:
    with known(tmp_path, ENTRY, "grabs"):
        first, again, other = (fuzz(Grabs(), MESSAGES, seed) for seed in (5, 5, 6))
    assert first == again != other


# --- the fuzz would notice ----------------------------------------------------------------------------------


def test_it_notices_a_move_that_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    show, shown = Table.show_events, list[int]()

    def forget_some(table: Table, *what: Any) -> None:
        shown.append(table.game.n)
        if len(shown) % 50:
            show(table, *what)

    monkeypatch.setattr(Table, "show_events", forget_some)
    with known(tmp_path, ENTRY, "grabs"), pytest.raises(AssertionError, match="left out"):
        fuzz(Grabs(), MESSAGES)


def test_it_notices_a_position_that_should_have_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> bool:
        return False

    monkeypatch.setattr(realtime, "_all_new", never)
    with known(tmp_path, ENTRY, "grabs"), pytest.raises(AssertionError):
        fuzz(Grabs(), MESSAGES)


def test_it_notices_a_request_that_counts_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(*_: object) -> None:
        pass

    monkeypatch.setattr(Table, "remember", forget)
    with known(tmp_path, ENTRY, "grabs"), pytest.raises((AssertionError, MonumentaError)):
        fuzz(Grabs(), MESSAGES)
