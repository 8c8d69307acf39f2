"""What `python -m bench.rl` times does what it says."""

from __future__ import annotations

import pytest

from bench.rl import Nothing, batch_loop, env_loop, wrapped
from monumenta.engine.compile import compiled
from monumenta.rl import Batch
from monumenta.rl.pettingzoo.aec import GameEnv


@pytest.fixture(autouse=True)
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)


def test_the_loops_count_what_they_do() -> None:
    env = GameEnv("monuments")
    assert env_loop(env)(5) == 250  # more than a game
    assert env_loop(wrapped(Nothing(env)))(2) == 100
    batch = Batch("monuments", 3, 1)
    seen: list[int] = []
    assert batch_loop(batch, lambda: seen.append(1))(4) == 12
    assert len(seen) == 4
