"""A state class becomes one packed record."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from monumenta.engine.author.state import TAKEN, Grid, Row, i8, i16, i32, i64, record
from monumenta.engine.compile.arrays import dtype_of, new_array
from monumenta.engine.compile.plain import plain_state


class Mixed:
    small: i8
    wide: i64
    row: Annotated[Row, i8, 3]
    middle: i32
    grid: Annotated[Grid, i16, 2, 3]


class Twin:
    small: i8
    wide: i64
    row: Annotated[Row, i8, 3]
    middle: i32
    grid: Annotated[Grid, i16, 2, 3]


class Lone:
    only: i16


def names(cls: type[Any]) -> list[str]:
    return [field.name for field in record(cls).fields]


def test_every_annotated_field_is_there_with_its_type_and_shape() -> None:
    kinds: Any = dtype_of(record(Mixed)).fields
    assert kinds["small"][0] == np.int8
    assert kinds["wide"][0] == np.int64
    assert kinds["middle"][0] == np.int32
    assert kinds["row"][0] == np.dtype((np.int8, 3))
    assert kinds["grid"][0] == np.dtype((np.int16, (2, 3)))


def test_wide_cells_come_first_so_that_none_is_misaligned() -> None:
    assert names(Mixed)[:5] == ["wide", "middle", "grid", "small", "row"]
    for field in record(Mixed).fields:
        assert field.offset % field.cell.size == 0


@pytest.mark.parametrize("cls", [Mixed, Lone])
def test_records_are_packed_and_whole_words(cls: type[Any]) -> None:
    layout = record(cls)
    assert layout.itemsize % 8 == 0
    assert sum(field.size for field in layout.fields) == layout.itemsize


@pytest.mark.parametrize("cls", [Mixed, Lone])
def test_arrays_have_the_same_record(cls: type[Any]) -> None:
    dtype = dtype_of(record(cls))
    fields: Any = dtype.fields
    assert dtype.itemsize == record(cls).itemsize
    for field in record(cls).fields:
        kind, offset = fields[field.name][:2]
        assert (kind.base.itemsize, kind.shape, offset) == (field.cell.size, field.shape, field.offset)


def test_a_byte_named_after_the_class_makes_its_type_its_own() -> None:
    assert record(Mixed) != record(Twin)
    assert record(Mixed).itemsize == record(Twin).itemsize
    assert any(name.endswith("_mixed") for name in names(Mixed))
    assert any(name.endswith("_twin") for name in names(Twin))


def test_the_same_class_has_one_record() -> None:
    assert record(Mixed) is record(Mixed)


def test_what_records_answer_themselves_is_known_without_asking_them() -> None:
    own = {*dir(np.record), *dir(plain_state(record(Lone)))} - {"only", "_only", "pad_"}
    assert {name for name in own if not name.startswith(("_", "is_"))} <= TAKEN


@pytest.mark.parametrize("name", ["round", "sum", "dtype", "record", "pprint"])
def test_a_name_that_records_answer_themselves_is_refused(name: str) -> None:
    cls = type("Wrong", (), {"__annotations__": {name: i8}})
    with pytest.raises(TypeError, match=rf"Wrong\.{name}: .*choose another"):
        record(cls)


def test_a_field_must_say_how_it_is_stored() -> None:
    class Vague:
        count: int

    with pytest.raises(TypeError, match=r"Vague\.count: say how it is stored"):
        record(Vague)


def test_new_states_are_all_zero() -> None:
    array = new_array(Mixed, 3)
    assert array.shape == (3,)
    assert array.tobytes() == bytes(3 * record(Mixed).itemsize)
