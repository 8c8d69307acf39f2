"""The compiled counterpart of a game's rules, made from the same code objects.

Every rule is cloned into globals in which the rules it calls are their compiled counterparts, the generic stubs are the
game's own functions, and tables are arrays. Each is compiled once, for its declared types: a second signature (a
literal argument is enough to make Numba want one) would double the time to compile.
`python -m monumenta.engine.compiled GAME` does it in a process of its own and reports as JSON lines.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

import numpy as np

from . import perft, play
from .contract import CONTRACT, GameSpec, MonumentaError, UnknownGame
from .program import Program
from .rule import is_native, is_rule
from .state import Cube, Floats, Games, Grid, Record, Rng, Row, record

if TYPE_CHECKING:
    from .cache import Folder

Progress = Callable[[int, int], None]
FLAGS = "nogil error_model=numpy boundscheck=0"
_OWN = [Path(__file__).with_name(name) for name in ("cache.py", "compiled.py", "native.py")]
"""How rules are compiled, and what they are given that is no rule."""


class CompilerMissing(MonumentaError):
    """Numba is not installed."""

    def __init__(self) -> None:
        super().__init__("compiled rules need Numba: pip install 'monumenta[sim]'")


class DamagedCache(MonumentaError):
    """What is on disk as complete cannot be loaded."""

    def __init__(self, folder: Folder) -> None:
        super().__init__(f"the compiled rules in {folder.path} are damaged")
        self.folder = folder


def available() -> bool:
    """Is there a compiler? Asked without importing it (0.6 s)."""
    return importlib.util.find_spec("numba") is not None and importlib.util.find_spec("filelock") is not None


def no_progress(done: int, total: int) -> None:
    """Report to nobody."""


class Compiled:
    """A game's rules and the generic functions over them, as compiled functions by name."""

    def __init__(
        self, spec: GameSpec, extra: Iterable[Callable[..., Any]] = (), bound: dict[Any, Any] | None = None
    ) -> None:
        if not available():
            raise CompilerMissing
        self._spec = spec
        self._record = record(spec.state)
        entries = [getattr(spec.rules, name) for name in CONTRACT]
        entries += [*module_rules(play), *module_rules(perft)]
        self._program = Program(spec, [*entries, *extra], bound or {})
        self._made: dict[Any, Any] = {}

    def __getitem__(self, function: Callable[..., Any]) -> Any:
        """The compiled counterpart of a rule."""
        return self._made[function]

    def _clone_all(self) -> None:
        for function, reads in self._program.reads.items():
            names = function.__globals__ | {name: self._counterpart(value) for name, value in reads.items()}
            clone = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
            clone.__qualname__ = function.__qualname__
            clone.__doc__ = function.__doc__
            self._made[function] = _njit(clone)

    def _counterpart(self, value: Any) -> Any:
        if isinstance(value, memoryview):
            return np.asarray(value)
        if is_native(value):
            return getattr(import_module("monumenta.engine.native"), value.__name__)
        return self._made[value] if is_rule(value) else value

    def compile(self, progress: Progress = no_progress) -> Compiled:
        """Load every function from the cache, or compile it under the cache's lock; then no more compiling."""
        folder = self.folder()
        if folder.complete:
            return self._load(folder)
        with folder.lock():
            if folder.complete:  # another process has just made it
                self._load(folder)
            else:
                folder.clear()
                self._build(folder, progress)
                folder.finish()
        return self

    def _load(self, folder: Folder) -> Compiled:
        """Take everything from the cache. Whatever a damaged file makes Numba, pickle or LLVM say, it is damaged."""
        try:
            self._build(folder, no_progress)
        except Exception as problem:
            raise DamagedCache(folder) from problem
        return self

    def folder(self) -> Folder:
        """Where the compiled code is kept."""
        from . import cache

        described = [FLAGS, str(self._record), *self._program.describe()]
        return cache.Folder(self._spec.name, cache.stamp(described, _OWN))

    def _build(self, folder: Folder, progress: Progress) -> None:
        self._clone_all()
        total = len(self._made)
        progress(0, total)
        for done, (function, dispatcher) in enumerate(self._made.items(), 1):
            folder.attach(dispatcher, str(done))
            dispatcher.compile(self._signature(function))
            dispatcher.disable_compile()
            progress(done, total)

    def _signature(self, function: Any) -> Any:
        hints = get_type_hints(function)
        hints.pop("return", None)
        return tuple(self._numba_type(hint) for hint in hints.values())

    def _numba_type(self, hint: Any) -> Any:
        numba: Any = import_module("numba")
        types = numba.types
        own = numba.from_dtype(self._record)
        if hint is self._spec.state or hint is Record:
            return own
        if get_origin(hint) is Games and get_args(hint)[0] in (self._spec.state, Record):
            return types.Array(own, 1, "C")
        simple: dict[Any, Any] = {
            int: types.int64,
            bool: types.boolean,
            float: types.float64,
            Row: types.Array(types.int64, 1, "C"),
            Grid: types.Array(types.int64, 2, "C"),
            Cube: types.Array(types.int64, 3, "C"),
            Rng: types.Array(types.int64, 1, "C"),
            Floats: types.Array(types.float32, 1, "C"),
        }
        if hint not in simple:
            raise TypeError(f"a rule cannot be given {hint}: only numbers, rows, tables and its own game's states")
        return simple[hint]


def _njit(function: Any) -> Any:
    numba: Any = import_module("numba")
    return numba.njit(nogil=True, error_model="numpy")(function)


_compiled: dict[tuple[str, str], Compiled] = {}
_extras: dict[str, Callable[[GameSpec], tuple[list[Any], dict[Any, Any]]]] = {}


def offer(name: str, extra: Callable[[GameSpec], tuple[list[Any], dict[Any, Any]]]) -> None:
    """Have more rules compiled with every game: `extra(spec)` gives entries, and what stands in for which stub."""
    _extras[name] = extra


def prepare(spec: GameSpec) -> Compiled:
    """The game's rules and everything offered with them, not yet compiled."""
    from .registry import load_offers

    load_offers()
    entries: list[Any] = []
    bound: dict[Any, Any] = {}
    for extra in _extras.values():
        more, stand_ins = extra(spec)
        entries += more
        bound |= stand_ins
    return Compiled(spec, entries, bound)


def use(spec: GameSpec, progress: Progress = no_progress) -> Compiled:
    """The compiled rules of a game, from memory, from disk, or made now (again, if what is on disk is damaged)."""
    key = (spec.name, spec.version)
    if key not in _compiled:
        try:
            _compiled[key] = prepare(spec).compile(progress)
        except DamagedCache as damaged:
            damaged.folder.distrust()
            _compiled[key] = prepare(spec).compile(progress)
    return _compiled[key]


def in_use(spec: GameSpec) -> Compiled | None:
    """The compiled rules if this process has them already."""
    return _compiled.get((spec.name, spec.version))


def cached(spec: GameSpec) -> bool:
    """Would `use` be quick, because the code is on disk?"""
    return available() and prepare(spec).folder().complete


def main(arguments: list[str]) -> int:
    """Compile the named games and say how far it is, one JSON object a line."""
    from .registry import find

    try:
        specs = [find(name) for name in arguments]
    except UnknownGame as unknown:
        print(unknown, file=sys.stderr)
        return 2
    for spec in specs:

        def report(done: int, total: int, game: str = spec.name) -> None:
            print(json.dumps({"game": game, "done": done, "total": total}), flush=True)

        use(spec, report)
        print(json.dumps({"game": spec.name, "ready": True}), flush=True)
    return 0


def module_rules(module: ModuleType) -> list[Any]:
    """All rules that a module defines."""
    return [value for value in vars(module).values() if is_rule(value) and value.__module__ == module.__name__]


if __name__ == "__main__":
    # under this name the module would be a second one, with tables of its own
    from monumenta.engine.compiled import main as run

    sys.exit(run(sys.argv[1:]))
