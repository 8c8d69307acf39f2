"""One mutant tried: its slip is made in a copy of the project, and the tests of its row are run there."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from typing import Literal

from msgspec import Struct

from .catalog import ROOT, Mutant

COPIED = ("src", "tests", "docs/mutants.md", "tools", "bench", "examples", "pyproject.toml", "README.md")
NEVER = shutil.ignore_patterns("__pycache__", "page", "*.db")
SECONDS = 300
"""A rule that is broken may go on for ever; that, too, is noticed."""
FAILED = 1
"""What pytest says when a test failed. Everything else (2: nothing could be imported) proves nothing."""
_ages = count(1)


class Outcome(Struct, frozen=True):
    """What became of a mutant: dead as it should be, alive, or one that does not even run and so proves nothing."""

    key: str
    fate: Literal["dead", "alive", "broken"]
    by: str
    """The test that noticed, or what was printed last."""
    seconds: float


class Copy:
    """A copy of the project in which one mutant after the other is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._running: subprocess.Popen[str] | None = None
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=NEVER)
            elif source.exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, folder / name)

    def attempt(self, mutant: Mutant) -> Outcome:
        """Make the slip, run the tests of its row, and take it back."""
        path = self.folder / mutant.slip.file
        whole, times = path.read_bytes(), path.stat()
        path.write_text(whole.decode().replace(mutant.slip.old, mutant.slip.new), "utf-8")
        # Python tells by the second of the last change whether what it has compiled is stale: no two alike here
        os.utime(path, (times.st_atime, int(times.st_mtime) + next(_ages)))
        began = time.monotonic()
        try:
            fate, by = self._run(mutant.proof)
        finally:
            path.write_bytes(whole)
            os.utime(path, (times.st_atime, times.st_mtime))
        return Outcome(mutant.key, fate, by, round(time.monotonic() - began, 1))

    def stop(self) -> None:
        """End the tests that are running, with all that they have started."""
        if (running := self._running) is not None and running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)

    def _run(self, proof: list[str]) -> tuple[Literal["dead", "alive", "broken"], str]:
        paths = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        # compiled forms of broken rules are nobody else's business
        env = os.environ | {"PYTHONPATH": paths, "MONUMENTA_CACHE": str(self.folder / "compiled")}
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist"]
        self._running = subprocess.Popen(
            [*command, *proof],
            cwd=self.folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            printed = self._running.communicate(timeout=SECONDS)[0]
        except subprocess.TimeoutExpired:
            self.stop()
            self._running.communicate()
            return "dead", f"still running after {SECONDS} s"
        if self._running.returncode == FAILED:
            noticed = re.search(r"^(?:FAILED|ERROR) (\S+)", printed, re.MULTILINE)
            return "dead", noticed[1] if noticed else ""
        lines = printed.strip().splitlines()
        return "alive" if self._running.returncode == 0 else "broken", lines[-1] if lines else ""
