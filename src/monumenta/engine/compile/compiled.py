"""The compiled counterpart of a game's rules, made from the same code objects.

Every rule is cloned into globals in which the rules it calls are their compiled counterparts, the generic stubs are the
game's own functions, and tables are arrays. Each is lowered once, for its declared types: a second signature (a literal
argument is enough to make Numba want one) would double the time to compile. All together become one piece of machine
code (machine.py) with a way in for each entry.
`python -m monumenta.engine.compile.compiled [GAME …]` does it in a process of its own and reports as JSON lines.
"""

from __future__ import annotations

import importlib.util
import json
import sys
import warnings
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

from ..author import rng
from ..author.contract import GameSpec, MonumentaError, UnknownGame
from ..author.rule import is_desk, is_native, is_rule
from ..author.state import Cube, Floats, Games, Grid, Record, Rng, Row, record
from ..match import perft, play
from .garbage import unswept
from .plain import PLAIN, Way
from .program import Program

if TYPE_CHECKING:
    from .cache import Folder

Progress = Callable[[int, int], None]
FLAGS = "nogil error_model=numpy boundscheck=0"
_OWN = [Path(__file__).with_name(name) for name in ("compiled.py", "machine.py", "native.py")]
"""How rules are compiled, and what they are given that is no rule."""


class CompilerMissing(MonumentaError):
    """Numba is not installed."""

    def __init__(self) -> None:
        super().__init__("compiled rules need Numba: pip install 'monumenta[sim]'")


class PlainRules(UserWarning):
    """Rules that could not be compiled run as they are written."""


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
    """Rules of a game as compiled functions: the entries, which Python can call. What these call is inside of them."""

    def __init__(
        self, spec: GameSpec, entries: Iterable[Callable[..., Any]], bound: dict[Any, Any] | None = None
    ) -> None:
        if not available():
            raise CompilerMissing
        from .arrays import as_array, dtype_of

        self._spec = spec
        self._record = dtype_of(record(spec.state))
        self._as_array = as_array
        self._program = Program(spec, entries, bound or {})
        self._entries: dict[Any, Any] = {}

    def __getitem__(self, function: Callable[..., Any]) -> Any:
        """The compiled counterpart of an entry, to be called on what `lend` gives."""
        return self._entries[function]

    def lend(self, *memory: Any) -> tuple[Any, ...]:
        """Plain memory as arrays over the same bytes."""
        return tuple(map(self._as_array, memory))

    def ask(self, function: Callable[..., Any], *memory: Any) -> Any:
        return self._entries[function](*self.lend(*memory))

    def bind(self, function: Callable[..., Any], *desks: Any) -> Callable[..., Any]:
        """An entry whose first parameters are these desks, for the numbers that are left. The types of desks are looked
        at now and never again: to look at each array takes longer than many a call."""
        from . import machine

        return machine.bind(self._entries[function], self.lend(*desks))

    def compile(self, progress: Progress = no_progress) -> Compiled:
        """Load the entries from the cache, or compile everything under the cache's lock."""
        folder = self.folder()
        if not folder.complete:
            with folder.lock():
                if not folder.complete:  # another process may just have made it
                    folder.clear()
                    folder.save(self._build(folder.version, progress))
                    folder.finish()
        self._load(folder)
        return self

    def _load(self, folder: Folder) -> None:
        """Whatever a damaged file makes pickle or LLVM say, it is damaged."""
        from . import machine

        entries = [(function, self._signature(function)) for function in self._program.entries]
        try:
            loaded = machine.load(machine.Code.read(folder.read()), entries)
        except Exception as problem:
            raise DamagedCache(folder) from problem
        self._entries = dict(zip(self._program.entries, loaded, strict=True))

    def folder(self) -> Folder:
        """Where the compiled code is kept."""
        from . import cache

        described = [FLAGS, str(self._record), *self._program.describe()]
        return cache.Folder(self._spec.name, cache.stamp(described, _OWN))

    def _build(self, version: str, progress: Progress) -> bytes:
        """Compile everything. Linking and what comes after it takes about as long as a third of the rules."""
        from . import machine

        parts = machine.Parts()
        made: dict[Any, Any] = {}
        rules = len(self._program.reads)
        total = rules + rules // 3
        progress(0, total)
        for done, (function, reads) in enumerate(self._program.reads.items(), 1):
            clone = _clone(function, {name: _counterpart(value, made) for name, value in reads.items()})
            made[function] = parts.add(clone, self._signature(function), function in self._program.entries)
            progress(done, total)
        linked = parts.link(f"{self._spec.name}.{version}")
        linked.optimise()
        progress(rules + rules // 4, total)
        code = linked.emit()
        progress(total, total)
        return code.dump()

    def _signature(self, function: Any) -> tuple[Any, ...]:
        hints = get_type_hints(function)
        hints.pop("return", None)
        return tuple(self._numba_type(hint) for hint in hints.values())

    def _numba_type(self, hint: Any) -> Any:
        from . import machine

        types: Any = import_module("numba.core.types")
        own = machine.record_type(self._record)
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
        if is_desk(hint):
            return types.BaseTuple.from_types([self._numba_type(cell) for cell in get_type_hints(hint).values()], hint)
        if hint not in simple:
            raise TypeError(f"a rule cannot be given {hint}: only numbers, rows, desks and its own game's states")
        return simple[hint]


def _clone(function: Any, reads: dict[str, Any]) -> Any:
    """The same code over other globals. A group is a module, of which Numba takes members as the constants they are."""
    space = dict(function.__globals__)
    for name, value in reads.items():
        group, _, member = name.rpartition(".")
        if group:
            if space[group] is function.__globals__[group]:
                space[group] = ModuleType(group)
            setattr(space[group], member, value)
        else:
            space[name] = value
    clone = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    clone.__qualname__ = function.__qualname__
    clone.__doc__ = function.__doc__
    return clone


def _counterpart(value: Any, made: dict[Any, Any]) -> Any:
    if isinstance(value, memoryview):
        return import_module("numpy").asarray(value)
    if is_native(value):
        return getattr(import_module("monumenta.engine.compile.native"), value.__name__)
    return made[value] if is_rule(value) else value


_compiled: dict[tuple[str, ModuleType], Compiled] = {}
"""By game and rules: versions of a game that run on the same rules share their compiled form."""
_extras: dict[str, Callable[[GameSpec], tuple[list[Any], dict[Any, Any]]]] = {}


def offer(name: str, extra: Callable[[GameSpec], tuple[list[Any], dict[Any, Any]]]) -> None:
    """Have more rules compiled with every game: `extra(spec)` gives entries, and what stands in for which stub."""
    _extras[name] = extra


def prepare(spec: GameSpec) -> Compiled:
    """The game's `start`, all generic functions over its rules and everything offered with them, not yet compiled."""
    from ..match.registry import load_offers

    load_offers()
    entries = [spec.rules.start, *module_rules(play), *module_rules(perft), *module_rules(rng)]
    bound: dict[Any, Any] = {}
    for extra in _extras.values():
        more, stand_ins = extra(spec)
        entries += more
        bound |= stand_ins
    return Compiled(spec, entries, bound)


def use(spec: GameSpec, progress: Progress = no_progress) -> Compiled:
    """The compiled rules of a game, from memory, from disk, or made now."""
    key = (spec.name, spec.rules)
    if key not in _compiled:
        with unswept():
            _compiled[key] = undamaged(lambda: prepare(spec).compile(progress))
    return _compiled[key]


def undamaged(make: Callable[[], Compiled]) -> Compiled:
    """What `make` loads or compiles, compiled again if what is on disk is damaged."""
    try:
        return make()
    except DamagedCache as damaged:
        damaged.folder.distrust()
        return make()


def use_or_plain(spec: GameSpec, progress: Progress = no_progress) -> Compiled | None:
    """The compiled rules of a game, if there is a compiler and it succeeds; else the plain ones go on."""
    return or_plain(spec, lambda: use(spec, progress))


_failed: set[tuple[str, ModuleType]] = set()
"""By game and rules: what this process could not compile. It is not tried again, since it takes a while to fail."""


def or_plain(spec: GameSpec, make: Callable[[], Compiled]) -> Compiled | None:
    """What `make` compiles of a game. None without a compiler, and where compiling fails: a warning then says why, once
    for each game."""
    if not compiles(spec):
        return None
    try:
        return make()
    except Exception as problem:  # noqa: BLE001  (whatever a compiler, a library or a disk can raise)
        _failed.add((spec.name, spec.rules))
        warnings.warn(_advice(spec, problem), PlainRules, stacklevel=3)
        return None


def compiles(spec: GameSpec) -> bool:
    """Is there a compiler, and has it not failed at this game in this process?"""
    return available() and (spec.name, spec.rules) not in _failed


def _advice(spec: GameSpec, problem: Exception) -> str:
    said = f"{type(problem).__name__}: {problem}".strip().splitlines()[0]
    try:
        numba = version("numba")
    except PackageNotFoundError:
        numba = "of no known version"
    todo = (
        "set MONUMENTA_CACHE to a folder that can be written to"
        if isinstance(problem, OSError)
        else f"Numba here is {numba}; one that is known to work comes with pip install 'monumenta[sim]'"
    )
    return f"the rules of {spec.name} could not be compiled, the plain ones go on, much slower ({said}). {todo}"


def in_use(spec: GameSpec) -> Compiled | None:
    """The compiled rules if this process has them already."""
    return _compiled.get((spec.name, spec.rules))


def way_of(spec: GameSpec) -> Way:
    """How this process runs the rules of a game: compiled if it has them so already."""
    return in_use(spec) or PLAIN


def cached(spec: GameSpec) -> bool:
    """Would `use` be quick, because the code is on disk?"""
    try:
        with unswept():
            return available() and prepare(spec).folder().complete
    except (ImportError, OSError):  # a compiler that cannot be loaded, a disk that cannot be read
        return False


def main(arguments: list[str]) -> int:
    """Compile the named games, or all, and say how far it is, one JSON object a line."""
    from ..match.registry import find, games

    try:
        specs = [find(name) for name in arguments] or games()
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
    from .compiled import main as run

    sys.exit(run(sys.argv[1:]))
