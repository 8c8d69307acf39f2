"""What compiled code is made of: told apart where the compiler would, and blind to the rest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rule import stub
from monumenta.engine.compile.program import Program

SOURCE = '''
from monumenta.engine.author.bits import count, lowest
from monumenta.engine.author.rule import cube, grid, group, rule, row
from monumenta.engine.author.state import Grid, Row

FACTOR = 3
NAMES = ("a", "b")
TABLE = row([1, 2, 3])
FIELD = grid([[1, 2], [3, 4]])

class Tools:
    pass

@group
class Phase:
    LAYING = 10
    CITY = 11
    PLACES = row([4, 5])

@rule
def inner(x: int, y: int = 2) -> int:
    """A text."""
    return x * FACTOR + TABLE[y] + count(x)

@rule
def other(x: int, y: int = 2) -> int:
    return x

@rule
def unused(x: int) -> int:
    return x

@rule
def outer(x: int) -> int:
    if x in {1, 2, 5}:
        return FIELD[0, 1]
    # a remark
    return inner(x, 1) + 7 + Phase.CITY + Phase.PLACES[0]
'''


def described(spec: GameSpec, source: str, name: str = "outer") -> list[str]:
    space: dict[str, Any] = {"__name__": "somewhere"}
    exec(compile(source, "somewhere.py", "exec"), space)  # noqa: S102
    return list(Program(spec, [space[name]], {}).describe())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("+ 7", "+ 8"),
        ("x * FACTOR", "FACTOR * x"),
        ("FACTOR = 3", "FACTOR = 4"),
        ("FACTOR = 3", "FACTOR = 3.0"),
        ("FACTOR = 3", "FACTOR = True"),
        ("[1, 2, 3]", "[1, 2, 4]"),
        ("[1, 2, 3]", "[1, 2, 3, 0]"),
        ("[[1, 2], [3, 4]]", "[[1, 2, 3, 4]]"),
        ("{1, 2, 5}", "{1, 2, 6}"),
        ('y: int = 2) -> int:\n    "', 'y: int = 1) -> int:\n    "'),
        ("def outer(x: int)", "def outer(x: bool)"),
        ("def inner(x: int", "def inner(x: float"),
        ("inner(x, 1)", "other(x, 1)"),
        ("inner(x, 1)", "inner(x, y=1)"),
        ("def inner(x: int, y: int", "def inner(y: int, x: int"),
        ("count(x)", "lowest(x)"),
        ("x * FACTOR", "sum(x * f for f in range(FACTOR))"),
        ("return x * FACTOR", "return x * x.FACTOR"),
        ("CITY = 11", "CITY = 12"),
        ("CITY = 11", "CITY = 11.0"),
        ("[4, 5]", "[4, 6]"),
        ("+ Phase.CITY", "+ Phase.LAYING"),
    ],
)
def test_what_the_compiler_sees_is_told_apart(pebbles: GameSpec, old: str, new: str) -> None:
    assert SOURCE.count(old) == 1
    assert described(pebbles, SOURCE) != described(pebbles, SOURCE.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# a remark", "# another\n    # remark"),
        ("A text.", "Another text."),
        ("class Tools:", "class Tools:\n    more = 1\n"),
        ("def unused(x: int) -> int:\n    return x", "def unused(x: int) -> int:\n    return -x"),
        ("NAMES = (", 'NAMES = ("c", '),
        ("LAYING = 10", "LAYING = 12"),
        ("def outer(x: int) -> int", "def outer(\n    x: int,\n) -> int"),
    ],
)
def test_what_only_people_see_is_not(pebbles: GameSpec, old: str, new: str) -> None:
    assert SOURCE.count(old) == 1
    assert described(pebbles, SOURCE) == described(pebbles, SOURCE.replace(old, new))


def test_callees_come_first_and_nothing_else_is_taken(pebbles: GameSpec) -> None:
    space: dict[str, Any] = {"__name__": "somewhere"}
    exec(compile(SOURCE, "somewhere.py", "exec"), space)  # noqa: S102
    assert list(Program(pebbles, [space["outer"]], {}).reads) == [space["inner"], space["outer"]]


def test_a_constant_of_inner_code_is_seen(pebbles: GameSpec) -> None:
    """A generator is code of its own, with globals of its own."""
    inner = SOURCE.replace("inner(x, 1) + 7", "sum(inner(x, f) * FACTOR for f in range(3))").replace("x * FACTOR +", "")
    assert described(pebbles, inner) != described(pebbles, inner.replace("FACTOR = 3", "FACTOR = 4"))
    assert described(pebbles, inner) != described(pebbles, inner.replace("range(3)", "range(4)"))
    assert len(described(pebbles, inner)) == len(described(pebbles, SOURCE))


def test_a_member_of_a_group_is_found_however_many_names_a_rule_has(pebbles: GameSpec) -> None:
    """From the 256th name on, an instruction stands between the group and its member."""
    many = "\n".join(f"    x.field_{i} = 1" for i in range(300))
    source = SOURCE.replace("    # a remark", many)
    assert described(pebbles, source) != described(pebbles, source.replace("CITY = 11", "CITY = 12"))


@pytest.mark.parametrize("value", ["[1, 2]", "Tools", "Tools()", "len", "Phase"])
def test_what_cannot_be_looked_into_is_refused(pebbles: GameSpec, value: str) -> None:
    """A list may change after it was compiled; a class may be anything."""
    with pytest.raises(TypeError, match="a rule can read numbers, texts, tables and other rules"):
        described(pebbles, SOURCE.replace("@rule\ndef inner", f"FACTOR = {value}\n\n@rule\ndef inner"))


@stub
def chosen(x: int) -> int:
    return x


def test_which_rule_stands_for_a_stub_is_seen(pebbles: GameSpec) -> None:
    space: dict[str, Any] = {"__name__": "somewhere", "chosen": chosen}
    exec(compile(SOURCE.replace("inner(x, 1)", "chosen(x)"), "somewhere.py", "exec"), space)  # noqa: S102

    def bound(to: Callable[..., Any]) -> list[str]:
        return list(Program(pebbles, [space["outer"]], {chosen: to}).describe())

    assert bound(space["inner"]) == bound(space["inner"])
    assert bound(space["inner"]) != bound(space["other"])


def test_other_entries_are_another_program(pebbles: GameSpec) -> None:
    rules = pebbles.rules
    one, two = (
        list(Program(pebbles, entries, {}).describe()) for entries in ([rules.apply], [rules.apply, rules.move])
    )
    assert one[1:] == two[1:]
    assert one != two


DESCRIBE = """
import json
from monumenta.engine.compile import compiled
from monumenta.engine.match.registry import games
print(json.dumps([str(compiled.prepare(spec).folder().path) for spec in games()]))
"""


def test_every_process_says_the_same() -> None:
    def told(seed: str) -> Any:
        environment = os.environ | {"PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-c", DESCRIBE], env=environment, check=True, capture_output=True)
        return json.loads(done.stdout)

    first = told("1")
    assert first == told("2")
    assert len(set(first)) == len(first) > 1
