"""Where the terminal's answers go: drawings for people, one JSON document for programs, progress for the patient."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from monumenta.engine.contract import GameSpec

from .text import say

PATIENCE = 1.0
"""Seconds after which work shows how far it is."""

Tick = Callable[[int, int], None]
"""(done, total)"""


def console() -> Console:
    """Standard output, as rich writes it: plain when it is no terminal."""
    return Console(highlight=False)


def print_json(document: Any) -> None:
    """One JSON document and nothing else."""
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document)) + b"\n")
    sys.stdout.buffer.flush()


def warm_up(spec: GameSpec, *, needed: bool = False) -> None:
    """Have the rules compiled, showing how far it is. Without a compiler the plain ones play, unless it is `needed`."""
    from monumenta.engine import compiled

    if needed or compiled.available():
        with progress(say("sim-compiling")) as tick:
            compiled.use(spec, tick)


@contextmanager
def progress(label: str) -> Generator[Tick]:
    """A bar on stderr once the work has taken a second; nothing where nobody watches."""
    screen = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(),
        console=screen, transient=True, auto_refresh=False,
    )  # fmt: skip
    task = bar.add_task(label, total=None)
    began = time.monotonic()

    def tick(done: int, total: int) -> None:
        if screen.is_terminal and time.monotonic() - began > PATIENCE:
            bar.start()
            bar.update(task, completed=done, total=total, refresh=True)

    try:
        yield tick
    finally:
        if bar.live.is_started:
            bar.stop()
