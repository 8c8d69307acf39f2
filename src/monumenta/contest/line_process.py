"""A process that speaks lines on its standard streams, and what becomes of it when it does not."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import IO, TypeVar

import msgspec

from monumenta.search.mind import BotFailed

T = TypeVar("T")

LONGEST_LINE = 1 << 20
"""Bytes of an answer after which nobody listens any more."""
LAST_WORDS = 3
"""Lines of its standard error that are told when it fails."""
PARTING = 0.5
"""Seconds that a process gets to end by itself once its input is closed."""


class LineProcess:
    """One run of a program. Every failure ends it and is a `BotFailed`."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # a session of its own, so that what the program starts is ended with it
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as problem:
            raise BotFailed(f"cannot be started: {problem.strerror}: {command[0]}") from None
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._errors: deque[str] = deque(maxlen=LAST_WORDS)
        out, err = self._process.stdout, self._process.stderr
        assert out is not None
        assert err is not None
        self._complaining = threading.Thread(target=_collect, args=(err, self._errors), daemon=True)
        self._complaining.start()
        threading.Thread(target=_listen, args=(out, self._lines), daemon=True).start()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def tell(self, message: bytes) -> None:
        """Send a line that is not answered."""
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(message)
            stdin.flush()
        except (OSError, ValueError):
            raise self._failure(self._ending()) from None

    def ask(self, message: bytes, answer: type[T], seconds: float) -> T:
        """Send a line and wait for the answer to it."""
        end = time.monotonic() + seconds
        self.tell(message)
        try:
            line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise self._failure(f"did not answer within {seconds:g} s") from None
        if line is None:
            raise self._failure(self._ending())
        if len(line) >= LONGEST_LINE:
            raise self._failure("answered with a line of more than a megabyte")
        try:
            return msgspec.json.decode(line, type=answer)
        except msgspec.MsgspecError as problem:
            shown = line[:80].decode("utf-8", "replace").strip()
            raise self._failure(f"answered {shown!r}: {problem}") from None

    def _ending(self) -> str:
        """How it ended, of a process that says nothing any more."""
        try:
            code = self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            return "has closed its output, and goes on in silence"
        if code >= 0:
            return f"has ended with exit code {code}"
        with contextlib.suppress(ValueError):
            return f"was ended by signal {-code} ({signal.Signals(-code).name})"
        return f"was ended by signal {-code}"

    def _failure(self, what: str) -> BotFailed:
        self.kill()
        self._complaining.join(PARTING)
        words = " | ".join(self._errors)
        return BotFailed(f"{what} ({words})" if words else what)

    def close(self) -> None:
        """Close its input, which is how it is told to end."""
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        try:
            self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)


def _listen(stream: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    with contextlib.suppress(ValueError, OSError):
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(None)


def _collect(stream: IO[bytes], kept: deque[str]) -> None:
    with contextlib.suppress(ValueError, OSError):
        for line in stream:
            text = line.decode("utf-8", "replace").strip()
            if text:
                kept.append(text[:200])
