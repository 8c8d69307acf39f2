"""What a game's compiled code is made of: the entries, every rule that they call, and what the compiler reads of each.

The description tells two programs apart exactly where the compiler would: by bytecode, constants, tables, types and by
which rule stands for which name. Comments, texts for people, places in a file and other games' rules are not in it.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from types import CodeType, ModuleType
from typing import Any, get_type_hints

from ..author.contract import GameSpec
from ..author.dispatch import DEFAULTS
from ..author.rule import is_desk, is_native, is_rule, is_stub

Function = Callable[..., Any]
_OF_A_GROUP = ("LOAD_ATTR", "LOAD_METHOD")
_NUMBERS_AND_TEXTS = (int, bool, float, str, bytes, type(None))


class Program:
    """The rules that `entries` reach, with the stubs replaced by the game's own functions or by what is `bound`."""

    def __init__(self, spec: GameSpec, entries: Iterable[Function], bound: Mapping[Function, Function]) -> None:
        self._spec = spec
        self._bound = bound
        self.reads: dict[Any, dict[str, Any]] = {}
        """By rule, callees first: the globals that it reads, rules as those that stand for them in this game. What it
        reads of a group is named `Group.MEMBER`: the rest of the group is none of its business."""
        wanted = list(entries)
        for entry in wanted:
            self._add(entry)
        self.entries = [function for function in self.reads if function in wanted]

    def _add(self, function: Any) -> None:
        if function in self.reads:
            return
        found = {name: self._resolve(value) for name, value in _read(function)}
        for value in found.values():
            if is_rule(value):
                self._add(value)
        self.reads[function] = found

    def _resolve(self, value: Any) -> Any:
        return (self._bound.get(value) or self._own(value.__name__)) if is_stub(value) else value

    def _own(self, name: str) -> Any:
        """The game's function of the contract, or what stands in for one that it need not have."""
        return getattr(self._spec.rules, name, None) or DEFAULTS[name]

    def describe(self) -> Iterator[str]:
        """A text for each rule; the same in every process, and different if compiled code could be."""
        number = {function: i for i, function in enumerate(self.reads)}
        yield repr([number[entry] for entry in self.entries])
        for function, reads in self.reads.items():
            found = [(name, number[value] if is_rule(value) else _describe(value)) for name, value in reads.items()]
            name = (function.__module__, function.__qualname__)
            defaults = _describe(function.__defaults__)
            code = _describe_code(function.__code__, function.__doc__)
            yield repr((name, code, _describe_hints(function), defaults, found))


def _describe_hints(function: Any) -> list[Any]:
    """The types of parameters, or of a desk's cells, by name."""
    return [
        (name, hint, _describe_hints(hint) if is_desk(hint) else None)
        for name, hint in get_type_hints(function).items()
        if name != "return"
    ]


def _read(function: Any) -> Iterator[tuple[str, Any]]:
    """What a function reads, by name: globals, and members of groups."""
    around = function.__globals__
    # sorted, because sets of texts have another order in every process
    for name, member in sorted(_global_names(function.__code__)):
        value = around.get(name)
        if isinstance(value, ModuleType) and member:
            yield f"{name}.{member}", getattr(value, member)
        elif name in around:
            yield name, value


def _global_names(code: CodeType) -> set[tuple[str, str]]:
    """The globals that code reads, each with the attribute that it reads of it at once, if any. The code's own list of
    names has both in one, and a field may be called like a rule."""
    steps = [step for step in dis.get_instructions(code) if step.opname != "EXTENDED_ARG"]
    names = {
        (step.argval, following.argval if following.opname in _OF_A_GROUP else "")
        for step, following in pairwise(steps)
        if step.opname == "LOAD_GLOBAL"
    }
    return names.union(*(_global_names(inner) for inner in code.co_consts if isinstance(inner, CodeType)))


def _describe_code(code: CodeType, doc: str | None = None) -> tuple[Any, ...]:
    parameters = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    # a function's own text is its first constant, and only people read it
    constants = [None if i == 0 and value == doc else _describe(value) for i, value in enumerate(code.co_consts)]
    around = (code.co_names, code.co_freevars, code.co_cellvars)
    return (code.co_code, code.co_exceptiontable, code.co_flags, code.co_argcount, parameters, around, constants)


def _describe(value: Any) -> Any:
    """A value in such a form that `repr` is all of it and nothing else; refuses what it cannot look into."""
    kind = value.__class__
    if kind is CodeType:
        return _describe_code(value)
    if kind is memoryview:
        return ("table", value.format, value.shape, hashlib.blake2b(value, digest_size=16).hexdigest())
    if kind is frozenset:
        return ("set", sorted(repr(_describe(member)) for member in value))
    if kind is tuple:
        return tuple(_describe(item) for item in value)
    if is_native(value):
        return ("native", value.__name__)
    if kind in _NUMBERS_AND_TEXTS:
        return value
    raise TypeError(
        f"a rule can read numbers, texts, tables and other rules, not {value!r}: import what it needs by name"
    )
