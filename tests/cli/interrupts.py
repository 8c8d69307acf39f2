"""Press Ctrl-C in a program that is at work, and see it end."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, NamedTuple

ROOT = Path(__file__).parents[2]
PROMPT = 10.0
"""Seconds within which a program must have ended. On a quiet machine it is a fraction of one; the work itself would
take minutes to years."""
PATIENCE = 600.0
"""Seconds until a program is at work, at most: it may have to compile first, on a machine that does much else."""
TICKS = os.sysconf("SC_CLK_TCK")


class Ended(NamedTuple):
    seconds: float
    """From Ctrl-C to the end."""
    code: int
    out: str
    err: str
    orphans: list[int]


class Program:
    """A program of ours in a session of its own, as in a terminal: its standard error is one, so that it shows how far
    it is."""

    def __init__(self, arguments: Sequence[str], folder: Path) -> None:
        ours, theirs = pty.openpty()
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        self._process = subprocess.Popen(
            [sys.executable, *arguments],
            stdout=subprocess.PIPE,
            stderr=theirs,
            stdin=subprocess.DEVNULL,
            cwd=folder,
            env=os.environ | {"PYTHONPATH": paths, "TERM": "xterm", "COLUMNS": "100"},
            start_new_session=True,
        )
        os.close(theirs)
        self._texts: tuple[list[str], list[str]] = ([], [])
        assert self._process.stdout is not None
        for stream, text in zip((self._process.stdout, os.fdopen(ours, "rb", 0)), self._texts, strict=True):
            threading.Thread(target=_collect, args=(stream, text), daemon=True).start()

    @property
    def out(self) -> str:
        return "".join(self._texts[0])

    @property
    def err(self) -> str:
        return "".join(self._texts[1])

    @property
    def pid(self) -> int:
        return self._process.pid

    def until(self, sign: Callable[[Program], bool], more: float) -> None:
        """Wait for a sign that it is at work, and then until it, or what it has started, has worked `more` seconds
        of processor."""
        end = time.monotonic() + PATIENCE
        self._wait(sign, end)
        before = self._worked()
        self._wait(lambda program: program._worked() > before + more, end)

    def _wait(self, sign: Callable[[Program], bool], end: float) -> None:
        while not sign(self):
            assert self._process.poll() is None, f"it ended by itself: {self.out} {self.err}"
            assert time.monotonic() < end, f"it never was at work: {self.out} {self.err}"
            time.sleep(0.02)

    def _worked(self) -> float:
        """Seconds of processor, its own and its children's."""
        return sum(_processor(pid) for pid in (self.pid, *_descendants(self.pid)))

    def interrupt(self) -> Ended:
        """Press Ctrl-C: as in a terminal, all of its processes hear it that have not left its group."""
        started = _descendants(self.pid)
        began = time.monotonic()
        os.killpg(self.pid, signal.SIGINT)
        try:
            self._process.wait(PROMPT)
        except subprocess.TimeoutExpired:
            self.kill(started)
            raise AssertionError(f"it did not end within {PROMPT:g} s: {self.err}") from None
        seconds = time.monotonic() - began
        while any(_runs(pid) for pid in started) and time.monotonic() < began + 2 * PROMPT:
            time.sleep(0.02)  # what helps Python with processes ends when it notices that Python has
        orphans = [pid for pid in started if _runs(pid)]
        self.kill(orphans)
        time.sleep(0.05)  # what it wrote last may still be on its way
        return Ended(seconds, self._process.returncode, self.out, self.err, orphans)

    def kill(self, others: list[int]) -> None:
        for pid in (self.pid, *others):
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)


def _collect(stream: IO[bytes], text: list[str]) -> None:
    with suppress(OSError):  # a terminal ends so
        while part := os.read(stream.fileno(), 4096):
            text.append(part.decode("utf-8", "replace"))


def _processor(pid: int) -> float:
    with suppress(OSError, IndexError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def _descendants(pid: int) -> list[int]:
    children: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            children += [int(child) for child in (task / "children").read_text().split()]
    return children + [deep for child in children for deep in _descendants(child)]


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def waits_for_ctrl_c(program: Program) -> bool:
    """A sign: it holds both ends of a pipe."""
    ends: list[str] = []
    with suppress(OSError):
        ends = [str(path.readlink()) for path in Path(f"/proc/{program.pid}/fd").iterdir()]
    return any(end.startswith("pipe:") and ends.count(end) > 1 for end in ends)


def shows(text: str) -> Callable[[Program], bool]:
    """A sign: it has written this."""
    return lambda program: text in program.out or text in program.err


def has(*parts: Any) -> Callable[[Program], bool]:
    """A sign: there is something in this file or folder."""
    path = Path(*parts)

    def sign(_: Program) -> bool:
        if path.is_dir():
            return any(path.iterdir())
        return path.exists() and path.stat().st_size > 0

    return sign
