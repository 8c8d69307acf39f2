"""Machine code for a whole program at once.

Numba compiles function by function: it links each with all it calls, optimises that, makes machine code of it and keeps
a copy, and does so again for every caller, which is most of the work where calls are deep. Here Numba only types each
rule and lowers it to LLVM's intermediate code. All are linked once, nothing but the entries is visible from outside, so
that LLVM may inline and drop the rest; it is optimised once, and one object file comes out, which is soon loaded.

No public part of Numba can do that. Its private parts are used in this file and nowhere else.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from types import CodeType
from typing import Any, cast

import numpy as np

# untyped packages: what comes out of them is `Any`
numba: Any = import_module("numba")
llvm: Any = import_module("llvmlite.binding")
_dynfunc: Any = import_module("numba._dynfunc")
codegen: Any = import_module("numba.core.codegen")
compiler: Any = import_module("numba.core.compiler")
environment: Any = import_module("numba.core.environment")
passes: Any = import_module("numba.core.typed_passes")
untyped_passes: Any = import_module("numba.core.untyped_passes")
registry: Any = import_module("numba.core.registry")
typing: Any = import_module("numba.core.typing")
compiler_lock: Any = import_module("numba.core.compiler_lock").global_compiler_lock
register_pass: Any = import_module("numba.core.compiler_machinery").register_pass

OPTIONS = {"nogil": True, "error_model": "numpy"}
ENVIRONMENT = "_ZN08NumbaEnv"
"""How Numba names the variables through which a function finds its Python objects."""


@dataclass(frozen=True)
class Code:
    """A compiled program, as it is kept on disk."""

    content: bytes
    """An object file."""
    entries: list[tuple[str, str]]
    """The symbols of each entry: its function for Python, and the variable for its environment."""
    environments: dict[str, tuple[str, list[Any]]]
    """By symbol: the module whose globals it has, and its constants."""

    def dump(self) -> bytes:
        return pickle.dumps((self.content, self.entries, self.environments))

    @classmethod
    def read(cls, dumped: bytes) -> Code:
        return cls(*pickle.loads(dumped))  # noqa: S301  (our own file, in the user's own folder)


class Part(codegen.JITCodeLibrary):
    """The intermediate code of one rule. It is neither linked to what it calls nor optimised on its own."""

    def add_llvm_module(self, ll_module: Any) -> None:
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(passes.NativeLowering):
    """Stop at intermediate code; callers find it under a key of ours instead of under a C function."""

    _name = "monumenta_part_lowering"
    for_python = False

    def run_pass(self, state: Any) -> bool:
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        state.flags.no_cfunc_wrapper = True
        state.flags.no_cpython_wrapper = not self.for_python
        passes.NativeLowering.run_pass(self, state)
        key = object()
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=key)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(PartLowering):
    """The same for a function that Python calls."""

    _name = "monumenta_entry_lowering"
    for_python = True


class PartCompiler(compiler.CompilerBase):
    """Numba's usual way, but for the last step and for what finds nothing to do in a rule."""

    lowering: Any = PartLowering

    def define_pipelines(self) -> list[Any]:
        usual = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        needless = {passes.NopythonRewrites}  # whole-array arithmetic, which rules do not have
        if not any(isinstance(constant, CodeType) for constant in self.state.func_id.code.co_consts):
            needless.add(untyped_passes.InlineClosureLikes)
        manager = import_module("numba.core.compiler_machinery").PassManager("monumenta")
        for step, about in usual.passes:
            if step not in needless:
                manager.add_pass(self.lowering if step is passes.NativeLowering else step, about)
        manager.finalize()
        return [manager]


class EntryCompiler(PartCompiler):
    """The same for a function that Python calls."""

    lowering = EntryLowering


class Parts:
    """The rules of a program, added callees first, and then linked."""

    def __init__(self) -> None:
        self._parts: list[Part] = []
        self._entries: list[Any] = []

    def add(self, function: Callable[..., Any], types: Sequence[Any], entry: bool) -> Any:
        """Lower a function for the given types; returns what stands for it in the globals of those who call it."""
        dispatcher = numba.njit(pipeline_class=EntryCompiler if entry else PartCompiler, **OPTIONS)(function)
        with compiler_lock:
            result = dispatcher._compiler.compile(types, None)
        # not `add_overload`, which wants a function that can be called
        dispatcher.overloads[tuple(types)] = result
        dispatcher.disable_compile()
        self._parts.append(result.library)
        if entry:
            self._entries.append(result)
        return dispatcher

    def link(self, name: str) -> Linked:
        """All parts in one module in which only the entries can be seen, under names that begin with `name`."""
        target = self._parts[0].codegen
        module = llvm.parse_assembly(str(target._create_empty_module(name)))
        for part in self._parts:
            module.link_in(part._final_module)
        # what Numba compiled by itself for the parts; after them, because only what is asked for is linked in
        for library in _linked(self._parts):
            module.link_in(library._get_module_for_linking(), preserve=True)
        return Linked(target, module, name, self._entries)


def _linked(parts: Iterable[Part]) -> list[Any]:
    """Libraries that are not parts themselves; one of Numba's own has all it calls in it already."""
    found = dict.fromkeys(library for part in parts for library in part._linking_libraries)
    return [library for library in found if not isinstance(library, Part)]


class Linked:
    """A whole program in intermediate code."""

    def __init__(self, target: Any, module: Any, name: str, results: list[Any]) -> None:
        self._target = target
        self._module = module
        self._entries: list[tuple[str, str]] = []
        self._environments: dict[str, tuple[str, list[Any]]] = {}
        for i, result in enumerate(results):
            self._show(result, f"{name}.{i}")
        self._hide_the_rest()

    def _check_tables(self) -> None:
        """Of a large array Numba compiles only the address, which is worth nothing to the next process."""
        if any(variable.name.startswith("numba.dynamic.globals") for variable in self._module.global_variables):
            raise TypeError("a table of a rule is too large to be compiled: keep it below a million bytes")

    def _show(self, result: Any, symbol: str) -> None:
        """Name an entry. Numba numbers functions anew in each process, and what several made may be loaded by one."""
        described = result.fndesc
        self._module.get_function(described.llvm_cpython_wrapper_name).name = symbol
        self._entries.append((symbol, self._keep(described.env_name, f"{symbol}.environment")))

    def _keep(self, name: str, symbol: str) -> str:
        """Name the variable of an environment, and remember what has to be in it."""
        self._module.get_global_variable(name).name = symbol
        found = environment.lookup_environment(name)
        self._environments[symbol] = (found.globals["__name__"], found.consts)
        return symbol

    def _hide_the_rest(self) -> None:
        shown = {symbol for entry in self._entries for symbol in entry}
        for function in self._module.functions:
            if not function.is_declaration and function.name not in shown:
                function.linkage = "internal"
        for variable in self._module.global_variables:
            if variable.name.startswith(ENVIRONMENT):
                variable.linkage = "linkonce_odr"  # goes if nothing reads it, but can still be found from outside

    def optimise(self) -> None:
        """As Numba does it: first what brings the counting of references together, then everything."""
        cheap = self._target._module_pass_manager(loop_vectorize=False, slp_vectorize=False, opt=0, cost="cheap")
        full = self._target._module_pass_manager()
        with compiler_lock:
            for manager, builder in (cheap, full):
                manager.run(self._module, builder)
            self._module.verify()

    def emit(self) -> Code:
        """Machine code for this processor."""
        self._check_tables()
        left = [v.name for v in self._module.global_variables if v.name.startswith(ENVIRONMENT)]
        for i, name in enumerate(left):
            self._keep(name, f"{self._module.name}.environment{i}")
        with compiler_lock:
            return Code(self._target._tm.emit_object(self._module), self._entries, self._environments)


def load(code: Code, entries: Sequence[tuple[Callable[..., Any], Sequence[Any]]]) -> list[Any]:
    """The entries of a compiled program, given as functions with their types, as functions that can be called."""
    context = registry.cpu_target.target_context
    target = context.codegen()
    with compiler_lock:
        context.refresh()  # brings what compiled code calls of Numba's own
        target._engine._ee.add_object_file(llvm.ObjectFileRef.from_data(code.content))
        target._engine.finalize_object()
        environments = {symbol: _environment(*parts) for symbol, parts in code.environments.items()}
        for symbol, its in environments.items():
            target.set_env(symbol, its)
        return [
            _callable(function, types, target._engine.get_function_address(symbol), environments[its], environments)
            for (function, types), (symbol, its) in zip(entries, code.entries, strict=True)
        ]


def bind(entry: Any, desks: Sequence[Any]) -> Callable[..., Any]:
    """An entry with its first arguments, without the dispatcher that would look at all types in every call. What is
    left must be whole numbers: no memory can be wrong with these."""
    (signature,) = entry.signatures
    wanted, rest = signature[: len(desks)], signature[len(desks) :]
    if len(wanted) < len(desks) or not all(map(_fits, desks, wanted)) or set(rest) - {numba.types.int64}:
        given = [numba.typeof(desk) for desk in desks]
        raise TypeError(f"{entry.__name__} takes {signature}, not {given} and whole numbers")
    return partial(entry.overloads[signature].entry_point, *desks)


def _fits(thing: Any, wanted: Any) -> bool:
    """Is it of this type? To ask `numba.typeof` would take milliseconds for a record, and every search binds one."""
    if isinstance(thing, np.ndarray):
        array = cast("Any", thing)
        return _array_type(array.dtype, array.ndim, array.flags.c_contiguous, array.flags.writeable) == wanted
    if isinstance(thing, tuple):
        desk = cast("Any", thing)
        same = isinstance(wanted, numba.types.BaseNamedTuple) and wanted.instance_class is type(desk)
        return same and len(wanted.types) == len(desk) and all(map(_fits, desk, wanted.types))
    return numba.typeof(thing) == wanted


@cache
def _array_type(dtype: Any, dimensions: int, contiguous: bool, writeable: bool) -> Any:
    return numba.types.Array(record_type(dtype), dimensions, "C" if contiguous else "A", readonly=not writeable)


@cache
def record_type(dtype: Any) -> Any:
    """Numba's type of a record, or of any other cell. Every rule is asked for it as well."""
    return numba.from_dtype(dtype)


def _environment(module: str, constants: list[Any]) -> Any:
    made = environment.Environment(vars(import_module(module)))
    made.consts[:] = constants
    return made


def _callable(function: Callable[..., Any], types: Sequence[Any], address: int, own: Any, alive: Any) -> Any:
    """A dispatcher that knows one set of types and refuses all others. `alive` stays as long as it does."""
    module = import_module(function.__module__)
    entry = _dynfunc.make_function(module, function.__name__, "a compiled rule", address, own, (alive,))
    dispatcher = numba.njit(**OPTIONS)(function)
    signature = typing.signature(numba.types.none, *types)
    dispatcher.add_overload(compiler.compile_result(signature=signature, entry_point=entry, objectmode=False))
    dispatcher.disable_compile()
    return dispatcher
