"""The `monumenta` command as people run it: a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Answer(NamedTuple):
    status: int
    out: str
    err: str


def environment(**extra: str) -> dict[str, str]:
    """English, no colours, a wide screen; whatever the machine is set to."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return kept | {"LANG": "C.UTF-8", "COLUMNS": "160", "NO_COLOR": "1", "TERM": "xterm-256color"} | extra


def monumenta(*arguments: str | Path, cwd: Path | None = None, **extra: str) -> Answer:
    done = subprocess.run(
        [sys.executable, "-m", "monumenta", *map(str, arguments)],
        cwd=cwd,
        env=environment(**extra),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return Answer(done.returncode, done.stdout, done.stderr)
