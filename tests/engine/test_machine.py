"""Whole programs as one piece of machine code. Numba's private parts are used for it: here it shows if they change."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rule import group, row, rule, stub
from monumenta.engine.author.state import Row
from monumenta.engine.compile import machine
from monumenta.engine.compile.compiled import Compiled

NUMBERS = row([3, 1, 4, 1, 5])
INT: Any = machine.numba.types.int64
ROW: Any = machine.numba.types.Array(INT, 1, "C")


def hidden(x: int) -> int:
    return x + 1


def visible(x: int) -> int:
    return hidden(x) * 2


def made(name: str, step: int = 1) -> tuple[Any, machine.Code]:
    """A program of two functions of which Python sees one."""
    space: dict[str, Any] = {"__name__": __name__}
    exec(f"def hidden(x): return x + {step}\ndef visible(x): return hidden(x) * 2", space)  # noqa: S102
    parts = machine.Parts()
    space["hidden"] = parts.add(space["hidden"], (INT,), entry=False)
    parts.add(space["visible"], (INT,), entry=True)
    linked = parts.link(name)
    linked.optimise()
    return space["visible"], linked.emit()


def test_only_an_entry_can_be_seen_from_outside() -> None:
    _, code = made("alone")
    assert code.entries == [("alone.0", "alone.0.environment")]
    file = machine.llvm.ObjectFileRef.from_data(code.content)
    assert any(section.is_text() and section.size() for section in file.sections())
    assert b"alone.0" in code.content
    assert b"hidden" not in code.content


def test_code_is_good_once_more_after_a_way_through_a_file() -> None:
    function, code = made("filed")
    again = machine.Code.read(code.dump())
    assert again == code
    [entry] = machine.load(again, [(function, (INT,))])
    assert entry(20) == 42


WRITE = """
from pathlib import Path
from types import ModuleType
from tests.engine.test_machine import made
Path("code").write_bytes(made("step{step}", {step})[1].dump())
"""


def test_programs_of_other_processes_do_not_get_mixed_up(tmp_path: Path) -> None:
    """Numba gives functions the same numbers in every process: what two made has to get on in a third."""
    codes: list[machine.Code] = []
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    for step in (1, 2):
        script = WRITE.format(step=step)
        subprocess.run([sys.executable, "-c", script], check=True, cwd=tmp_path, env=environment)
        codes.append(machine.Code.read((tmp_path / "code").read_bytes()))
    one, two = (machine.load(code, [(visible, (INT,))])[0] for code in codes)
    assert (one(20), two(20)) == (42, 44)


def test_an_entry_refuses_other_types() -> None:
    function, code = made("strict")
    [entry] = machine.load(code, [(function, (INT,))])
    with pytest.raises(TypeError, match="No matching definition"):
        entry(np.zeros(1))


def test_what_numba_compiles_by_itself_is_linked_too() -> None:
    """`max` of three is a function of Numba's own."""
    space: dict[str, Any] = {"__name__": __name__}
    exec("def largest(a, out):\n    out[0] = max(a, out[0], 7)\n    return out[0]", space)  # noqa: S102
    parts = machine.Parts()
    parts.add(space["largest"], (INT, ROW), entry=True)
    linked = parts.link("largest")
    linked.optimise()
    [entry] = machine.load(linked.emit(), [(space["largest"], (INT, ROW))])
    out = np.array([5], np.int64)
    assert [entry(a, out) for a in (1, 9, 2)] == [7, 9, 9]
    assert out[0] == 9


def test_an_error_reaches_python() -> None:
    """An exception needs Python objects, which compiled code finds through its environment."""
    space: dict[str, Any] = {"__name__": __name__}
    exec("def refuse(x):\n    raise ValueError('no')\ndef ask(x):\n    return refuse(x)", space)  # noqa: S102
    parts = machine.Parts()
    space["refuse"] = parts.add(space["refuse"], (INT,), entry=False)
    parts.add(space["ask"], (INT,), entry=True)
    linked = parts.link("refuse")
    linked.optimise()
    [entry] = machine.load(machine.Code.read(linked.emit().dump()), [(space["ask"], (INT,))])
    with pytest.raises(ValueError, match="no"):
        entry(1)


def test_a_table_whose_address_would_be_compiled_is_refused() -> None:
    space: dict[str, Any] = {"__name__": __name__, "TABLE": np.arange(200_000, dtype=np.int64)}
    exec("def look(x): return TABLE[x]", space)  # noqa: S102
    parts = machine.Parts()
    parts.add(space["look"], (INT,), entry=True)
    linked = parts.link("look")
    linked.optimise()
    with pytest.raises(TypeError, match="too large"):
        linked.emit()


@stub
def chosen(x: int) -> int:
    return x


@rule
def double(x: int) -> int:
    return 2 * x


@rule
def looked_up(x: int) -> int:
    return NUMBERS[x]


@rule
def ask(x: int, out: Row) -> int:
    out[0] += 1
    return chosen(x)


def test_one_rule_over_two_stand_ins_is_two_functions(pebbles: GameSpec) -> None:
    out = np.zeros(1, np.int64)
    asked = [Compiled(pebbles, [ask], {chosen: own}).compile()[ask](4, out) for own in (double, looked_up)]
    assert asked == [8, 5]
    assert out[0] == 2


def test_what_is_no_entry_is_not_to_be_had(pebbles: GameSpec) -> None:
    with pytest.raises(KeyError):
        Compiled(pebbles, [ask], {chosen: double}).compile()[double]


@group
class Shape:
    """A group as rules read it: numbers, tables, and what no rule asks for."""

    SIDES = 6
    CORNERS = row([7, 8, 9])
    NAMES = ("nobody", "reads", "this")


@rule
def sized(x: int) -> int:
    return Shape.CORNERS[x] * machine_size.WIDTH + Shape.SIDES


class _Module(ModuleType):
    WIDTH = 100


machine_size: Any = _Module("size")


def test_members_of_a_group_or_module_are_the_numbers_and_tables_that_they_are(pebbles: GameSpec) -> None:
    assert sized(2) == 906
    assert type(Shape.SIDES) is int
    assert Compiled(pebbles, [sized]).compile()[sized](2) == 906
