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
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from filelock import FileLock

# untyped packages: what comes out of them is `Any`
numba: Any = import_module("numba")
llvm: Any = import_module("llvmlite.binding")

CODE = "code"
COMPLETE = "complete"
LOCK = "lock"
KEEP = 4
"""Other versions of a game that are kept, those used last."""
DIGEST = 16
"""Bytes of the digest of compiled code."""
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
        self.version = version
        self.path = home() / version / game

    @property
    def complete(self) -> bool:
        return (self.path / COMPLETE).exists()

    def finish(self) -> None:
        (self.path / COMPLETE).write_text("")
        self._prune()

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

    def save(self, content: bytes) -> None:
        """Keep compiled code, with a digest: the linker trusts what it is given and would take the process down."""
        (self.path / CODE).write_bytes(hashlib.blake2b(content, digest_size=DIGEST).digest() + content)

    def read(self) -> bytes:
        """The code that was saved. Raises OSError or ValueError if it is not what it was."""
        kept = (self.path / CODE).read_bytes()
        digest, content = kept[:DIGEST], kept[DIGEST:]
        if hashlib.blake2b(content, digest_size=DIGEST).digest() != digest:
            raise ValueError(f"{self.path / CODE} has changed since it was written")
        with suppress(OSError):  # the disk may be for reading only
            os.utime(self.path)  # in use: other versions go first
        return content

    def _prune(self) -> None:
        """Forget old versions of this game: each change of a rule makes a new folder."""
        game = self.path.name
        others = [f / game for f in home().iterdir() if f.name != self.version and (f / game).is_dir()]
        others.sort(key=lambda f: f.stat().st_mtime, reverse=True)
        for folder in others[KEEP:]:
            if time.time() - folder.stat().st_mtime > IN_USE_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)
                with suppress(OSError):  # another game is in it
                    folder.parent.rmdir()
