"""Bit masks as sets."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from monumenta.engine.bits import count, lowest
from monumenta.engine.compiled import use
from monumenta.engine.registry import find


@pytest.mark.parametrize("bit", range(63))
def test_lowest_finds_every_single_bit(bit: int) -> None:
    assert lowest(1 << bit) == bit


@given(st.integers(1, 2**63 - 1))
def test_lowest_and_count_against_the_digits(mask: int) -> None:
    digits = f"{mask:b}"
    assert lowest(mask) == len(digits) - 1 - digits.rindex("1")
    assert count(mask) == digits.count("1")


def test_an_empty_set_counts_none() -> None:
    assert count(0) == 0


@given(st.integers(1, 2**63 - 1))
def test_compiled_agrees(mask: int) -> None:
    assert use(find("monuments"))[lowest](mask) == lowest(mask)
