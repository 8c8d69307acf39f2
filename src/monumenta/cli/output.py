"""Where the terminal's answers go: drawings for people, one JSON document for programs, progress for the patient."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from monumenta.engine.author.contract import GameSpec
from monumenta.terminal.text import say

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
    from monumenta.engine.compile import compiled

    if not compiled.available():
        if needed:
            raise compiled.CompilerMissing
        return
    with progress(say("sim-compiling")) as tick:
        if compiled.in_use(spec) is None and not compiled.cached(spec):
            _compile_elsewhere(spec, tick)
        compiled.use_or_plain(spec, tick)


def _compile_elsewhere(spec: GameSpec, tick: Tick) -> None:
    """By a process of its own: a compiler works for seconds without hearing Ctrl-C, but it can be ended. If it fails,
    whoever compiles here will say why."""
    command = [sys.executable, "-m", "monumenta.engine.compile.compiled", spec.name]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            for text in process.stdout:
                with suppress(msgspec.MsgspecError):  # a library's chatter
                    line = msgspec.json.decode(text, type=_Compiling)
                    tick(line.done, line.total)
        except BaseException:
            process.kill()
            raise


class _Compiling(msgspec.Struct):
    """What the compiling process prints, line by line."""

    done: int
    total: int


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


@contextmanager
def stoppable(text: str, **about: str) -> Generator[Callable[[Tick], Tick]]:
    """Who breaks the work off is told how far it was: `text` is given what is done, and of how much. It goes round the
    bar, which would wipe it away."""
    reached = (0, 0)

    def watched(tick: Tick) -> Tick:
        def noted(done: int, total: int) -> None:
            nonlocal reached
            reached = done, total
            tick(done, total)

        return noted

    try:
        yield watched
    except KeyboardInterrupt:
        done, total = reached
        print(say(text, done=done, total=total, **about), file=sys.stderr)
        raise
