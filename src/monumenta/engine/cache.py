"""Where compiled rules are kept, when they are stale, and who may write them.

Numba's own cache looks only at the file of the function itself: it misses a changed callee or table, sees a changed
comment, and is damaged by two processes that compile at once. Here a folder is named after everything the code depends
on (see program.py) and nothing else, one process at a time may fill it, and it counts only once it is complete.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from filelock import FileLock

# untyped packages: what comes out of them is `Any`
numba: Any = import_module("numba")
caching: Any = import_module("numba.core.caching")
llvm: Any = import_module("llvmlite.binding")

COMPLETE = "complete"
LOCK = "lock"
KEEP = 4
"""Folders of other versions that are kept, newest first."""
IN_USE_SECONDS = 3600
"""A folder touched this recently may belong to a process that is still filling it."""


def home() -> Path:
    """The folder for compiled code; MONUMENTA_CACHE overrides the user's cache folder."""
    if chosen := os.environ.get("MONUMENTA_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "monumenta"


def stamp(described: Iterable[str], sources: Iterable[Path]) -> str:
    """A digest of what is compiled, of the sources of our own part of the compiler, and of all versions in use."""
    digest = hashlib.blake2b(digest_size=12)
    # the processor too: a home folder may be shared between machines
    cpu = (platform.machine(), llvm.get_host_cpu_name(), numba.config.CPU_NAME, numba.config.CPU_FEATURES)
    for part in (sys.version, np.__version__, numba.__version__, *cpu, *described):
        digest.update(str(part).encode() + b"\0")
    for source in sources:
        digest.update(source.read_bytes() + b"\0")
    return digest.hexdigest()


class Folder:
    """The compiled code of one game in one version."""

    def __init__(self, game: str, version: str) -> None:
        self.path = home() / version / game

    @property
    def complete(self) -> bool:
        return (self.path / COMPLETE).exists()

    def finish(self) -> None:
        (self.path / COMPLETE).write_text("")
        _prune(self.path.parent)

    def distrust(self) -> None:
        """Have everything made again."""
        with self.lock():
            (self.path / COMPLETE).unlink(missing_ok=True)

    def clear(self) -> None:
        """Throw away what a process left behind that did not live to finish."""
        for file in self.path.iterdir():
            if file.name != LOCK:
                file.unlink()

    def lock(self) -> FileLock:
        """Held by the one process that compiles this game; others wait and then find it complete."""
        self.path.mkdir(parents=True, exist_ok=True)
        return FileLock(self.path / LOCK)

    def attach(self, dispatcher: Any, name: str) -> None:
        """Let a Numba function load from and save to this folder, under a name that no other has there."""
        dispatcher._cache = _cache_class(self.path, name)(dispatcher.py_func)


def _cache_class(folder: Path, name: str) -> Any:
    class Locator(caching._CacheLocator):
        def __init__(self) -> None:
            self._py_file = str(folder)  # numba names it in its warnings

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return ""  # the folder's name is the stamp

        def get_disambiguator(self) -> str:
            return name  # numba's own is the line, which a remark further up changes

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> Locator:
            del py_func, py_file
            return cls()

    class Impl(caching.CompileResultCacheImpl):
        _locator_classes = [Locator]  # noqa: RUF012  (numba's name and type)

    class Cache(caching.FunctionCache):
        _impl_class = Impl

    return Cache


def _prune(current: Path) -> None:
    """Forget old versions: each edit of a rule makes a new folder."""
    others = [f for f in current.parent.iterdir() if f.is_dir() and f != current]
    others.sort(key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in others[KEEP:]:
        if time.time() - folder.stat().st_mtime > IN_USE_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)
