"""Plain states: the record's own bytes, read as int, refusing what does not fit."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from monumenta.engine.author.rule import cube, grid, row
from monumenta.engine.author.state import Grid, Row, i8, i16, i64, record
from monumenta.engine.compile.arrays import as_array
from monumenta.engine.compile.plain import games_of, new_games, plain_state


class Thing:
    wide: i64
    middle: i16
    small: i8
    row: Annotated[Row, i8, 3]
    grid: Annotated[Grid, i16, 2, 3]


def one() -> tuple[Any, Any]:
    games = new_games(Thing, 1)
    return as_array(games), games[0]


def test_cells_read_as_int() -> None:
    """Not as NumPy's integers, whose arithmetic wraps."""
    array, s = one()
    array[0].small = 100
    array[0].row[1] = 100
    array[0].grid[1, 2] = 100
    for value in (s.small, s.row[1], s.grid[1, 2], s.wide):
        assert type(value) is int
    assert s.small + s.row[1] + s.grid[1, 2] == 300


def test_bytes_are_shared_with_the_array_in_both_directions() -> None:
    array, s = one()
    s.small, s.middle, s.wide = -3, 300, 1 << 40
    s.row[2] = 7
    s.grid[1, 0] = -9
    assert (array[0].small, array[0].middle, array[0].wide) == (-3, 300, 1 << 40)
    assert array[0].row.tolist() == [0, 0, 7]
    assert array[0].grid.tolist() == [[0, 0, 0], [-9, 0, 0]]
    array[0].wide = 5
    assert s.wide == 5
    assert s.tobytes() == array.tobytes()


@pytest.mark.parametrize(
    ("cell", "least", "most"),
    [("small", -128, 127), ("middle", -(1 << 15), (1 << 15) - 1), ("wide", -(1 << 63), (1 << 63) - 1)],
)
def test_a_value_that_does_not_fit_is_refused(cell: str, least: int, most: int) -> None:
    _, s = one()
    for value in (least, most):
        setattr(s, cell, value)
        assert getattr(s, cell) == value
    for value in (least - 1, most + 1):
        with pytest.raises(ValueError, match="invalid value"):
            setattr(s, cell, value)
    assert getattr(s, cell) == most


def test_rows_and_grids_refuse_too() -> None:
    _, s = one()
    with pytest.raises(ValueError, match="invalid value"):
        s.row[0] = 128
    with pytest.raises(ValueError, match="invalid value"):
        s.grid[0, 0] = 1 << 15
    with pytest.raises(IndexError):
        s.row[3] = 1
    with pytest.raises(TypeError):
        s.small = 1.5


def test_a_field_that_does_not_exist_is_refused() -> None:
    _, s = one()
    with pytest.raises(AttributeError):
        s.smal = 1


def test_assigning_a_state_copies_it() -> None:
    games = new_games(Thing, 2)
    games[0].small = 4
    games[1] = games[0]
    games[0].small = 5
    assert games[1].small == 4
    assert len(games) == 2


def test_games_of_bytes_have_memory_of_their_own() -> None:
    games = new_games(Thing, 2)
    games[1].small = 4
    twin = games_of(Thing, games.raw.tobytes())
    twin[0].small = 5
    assert (games[0].small, twin[0].small, twin[1].small) == (0, 5, 4)


def test_states_are_equal_by_type_and_bytes_and_cannot_be_hashed() -> None:
    class Other:
        wide: i64

    dtype = record(Thing)
    one, two = plain_state(dtype), plain_state(dtype)
    assert one == two
    two.row[0] = 1
    assert one != two
    assert plain_state(record(Other)) != one
    assert one != b""
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_a_state_from_bytes_has_memory_of_its_own() -> None:
    _, s = one()
    s.small = 3
    content = s.tobytes()
    copy = plain_state(record(Thing), content)
    copy.small = 4
    assert s.small == 3
    assert copy.tobytes() != content


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match=r"has \d+ bytes, not 3"):
        plain_state(record(Thing), b"abc")


def test_tables_read_as_int_and_cannot_be_changed() -> None:
    tables: list[tuple[Any, Any]] = [(row([1, 2]), 1), (grid([[1, 2], [3, 4]]), (1, 0)), (cube([[[5]]]), (0, 0, 0))]
    assert [table[at] for table, at in tables] == [2, 3, 5]
    for table, at in tables:
        assert type(table[at]) is int
        with pytest.raises(TypeError):
            table[at] = 9
    assert len(tables[0][0]) == 2


def test_a_table_of_the_wrong_shape_is_refused() -> None:
    wrong: Any = [[1, 2], [3, 4]]
    with pytest.raises(TypeError, match="1 dimensions was meant, this one has 2"):
        row(wrong)
    ragged: Any = [[1, 2], [3]]
    with pytest.raises(TypeError, match="have one length"):
        grid(ragged)
    with pytest.raises(TypeError, match="none is empty"):
        row([])
