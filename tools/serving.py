"""A real server in a process of its own, for browser tests and screenshots."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

HANGING = 120.0
"""Seconds after which a server that does not answer must be stuck; no measure of speed."""


AT = re.compile(r"http://127\.0\.0\.1:(\d+)/")
"""Where it says that it is."""


class Served:
    """`with Served(folder) as server: httpx.get(server.url)`; bots answer at once, the database is in the folder.

    It takes any free port, and says which: of one that was found for it somebody else could make use meanwhile.
    """

    def __init__(
        self, folder: Path, command: Sequence[str | Path] = (sys.executable, "-m", "monumenta"), **extra: str
    ) -> None:
        self.port = 0
        self.url = ""
        self._log = folder / "server.log"
        self._log_file = self._log.open("w", encoding="utf-8")
        self._process = subprocess.Popen(
            [*map(str, command), "serve", "--no-open", "--port", "0", "--db", str(folder / "tables.db")],
            env=os.environ | {"MONUMENTA_PACE": "0", "MONUMENTA_COMPILE": "0", "LANG": "C.UTF-8"} | extra,
            stdin=subprocess.DEVNULL,
            stdout=self._log_file,
            stderr=subprocess.STDOUT,
            cwd=folder,
        )

    def __enter__(self) -> Self:
        stuck = time.monotonic() + HANGING
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > stuck:
                self._stop()
                raise AssertionError(f"the server did not come up:\n{self._log.read_text('utf-8')}")
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        said = AT.search(self._log.read_text("utf-8", "replace"))
        if said is None:
            return False
        self.port = int(said[1])
        self.url = f"http://127.0.0.1:{self.port}"
        try:
            return httpx.get(f"{self.url}/api/health").is_success
        except httpx.TransportError:
            return False

    def until_compiled(self, *games: str) -> None:
        """Wait for the compiled rules of some games; the first time on a machine they take a while."""
        stuck = time.monotonic() + 5 * HANGING  # other games may come first
        while not all(game["ready"] for game in self._compiling() if game["game"] in games):
            if time.monotonic() > stuck:
                raise AssertionError(f"the rules were never compiled:\n{self._log.read_text('utf-8')}")
            time.sleep(0.1)

    def _compiling(self) -> list[dict[str, Any]]:
        return httpx.get(f"{self.url}/api/compiling").json()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()

    def _stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(HANGING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log_file.close()
