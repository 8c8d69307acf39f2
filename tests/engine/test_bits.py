"""Bit masks as sets, and roots."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, strategies as st

from monumenta.engine.author.bits import count, lowest, nth_bit, square_root


@pytest.mark.parametrize("bit", range(63))
def test_lowest_finds_every_single_bit(bit: int) -> None:
    assert lowest(1 << bit) == bit


@given(st.integers(1, 2**63 - 1))
def test_lowest_and_count_against_the_digits(mask: int) -> None:
    digits = f"{mask:b}"
    assert lowest(mask) == len(digits) - 1 - digits.rindex("1")
    assert count(mask) == digits.count("1")


@given(st.integers(1, 2**63 - 1))
def test_every_member_is_found_by_its_number(mask: int) -> None:
    assert [nth_bit(mask, k) for k in range(count(mask))] == [bit for bit in range(63) if mask >> bit & 1]


def test_an_empty_set_counts_none() -> None:
    assert count(0) == 0


@pytest.fixture(scope="module")
def compiled() -> tuple[Any, Any, Any]:
    """The machine's own instructions, behind functions that Python can call."""
    numba: Any = import_module("numba")
    native: Any = import_module("monumenta.engine.compile.native")

    def low(mask: int) -> int:
        return native.lowest(mask)

    def many(mask: int) -> int:
        return native.count(mask)

    def rooted(number: int) -> int:
        return native.square_root(number)

    low_, many_, rooted_ = (numba.njit("int64(int64)")(function) for function in (low, many, rooted))
    return low_, many_, rooted_


@given(mask=st.integers(1, 2**63 - 1))
def test_compiled_agrees(compiled: tuple[Any, Any, Any], mask: int) -> None:
    low, many, _ = compiled
    assert low(mask) == lowest(mask)
    assert many(mask) == count(mask)


@given(number=st.integers(0, 2**25))
def test_roots_of_squares_and_their_neighbours(compiled: tuple[Any, Any, Any], number: int) -> None:
    for square in (number * number, number * number + 1, max(0, number * number - 1)):
        assert square_root(square) ** 2 <= square < (square_root(square) + 1) ** 2
        assert compiled[2](square) == square_root(square)
