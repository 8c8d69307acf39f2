"""What is in the box: `box/stones.toml`, read and checked."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct, convert

FOLDER = Path(__file__).parent / "box"

Source = Literal["invented"]


class Stones(Struct, frozen=True, forbid_unknown_fields=True):
    """All stones of one weight."""

    weight: int
    count: int
    source: Source


class Cairn(Struct, frozen=True, forbid_unknown_fields=True):
    stones: int
    """So many make it whole."""
    bonus: int
    """Points for the stone that does."""
    source: Source


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    stones: list[Stones]
    cairn: Cairn

    def __post_init__(self) -> None:
        if [stones.weight for stones in self.stones] != list(range(1, len(self.stones) + 1)):
            raise ValueError("stones.toml: weights count up from 1, without a gap")


@cache
def load() -> Box:
    return convert(tomllib.loads((FOLDER / "stones.toml").read_text("utf-8")), Box)
