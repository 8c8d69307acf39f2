"""Pebbles and Snatch, installed for each test that asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.match.registry import find
from tests.testing.install import known


@pytest.fixture
def pebbles(tmp_path: Path) -> Iterator[GameSpec]:
    with known(tmp_path, "tests.testing.pebbles.game:GAME"):
        yield find("pebbles")


@pytest.fixture
def snatch(tmp_path: Path) -> Iterator[GameSpec]:
    with known(tmp_path, "tests.testing.snatch.game:GAME", "snatch"):
        yield find("snatch")
