"""A person at a terminal: a real pseudo-terminal, read until something appears, typed into like a keyboard."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import subprocess
import sys
import time
from types import TracebackType
from typing import Self

from tests.cli.command import environment

HANGING = 120.0
"""Seconds without the awaited text after which the program must be stuck; no measure of speed."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
HALF = re.compile(r"\x1b(\[[0-9;?]*)?$")


class Terminal:
    """`with Terminal("play", "monuments") as terminal: terminal.expect("…"); terminal.type("1")`"""

    def __init__(self, *arguments: str, **extra: str) -> None:
        self._master, slave = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "monumenta", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**extra),
            start_new_session=True,
        )
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a piece may end within a letter
        self._half = ""
        """The beginning of an escape sequence at the end of what was read."""
        self._unread = ""
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def expect(self, pattern: str) -> re.Match[str]:
        """Read until the pattern appears; what comes after it stays to be read."""
        stuck = time.monotonic() + HANGING
        while (found := re.search(pattern, self._unread)) is None:
            if not self._read(stuck):
                raise AssertionError(f"{pattern!r} did not appear; the screen says:\n{self.seen[-3000:]}")
        self._unread = self._unread[found.end() :]
        return found

    def line(self) -> str:
        """The last line on the screen: what the program is asking."""
        return self.seen.rsplit("\n", 1)[-1]

    def type(self, line: str) -> None:
        os.write(self._master, line.encode() + b"\n")

    def status(self) -> int:
        """Read to the end; the exit status."""
        while self._read(time.monotonic() + HANGING):
            pass
        return self._process.wait()

    def _read(self, stuck: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], max(0.0, stuck - time.monotonic()))
        try:
            piece = os.read(self._master, 65536) if ready else b""
        except OSError:  # the other end is closed
            piece = b""
        text = ESCAPES.sub("", self._half + self._decoder.decode(piece)).replace("\r", "")
        half = HALF.search(text)
        self._half = half[0] if half else ""
        text = text.removesuffix(self._half)
        self.seen += text
        self._unread += text
        return bool(piece)
