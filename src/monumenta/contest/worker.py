"""What a process is that works for another: it leaves Ctrl-C to its parent, and does not outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import Connection, wait
from typing import Any


def be_a_worker(line: Connection | None = None) -> None:
    """A worker ignores Ctrl-C (its parent will end it) and does not outlive a parent that was killed, or that has cut
    the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = multiprocessing.parent_process()
    if parent is not None:
        ends: list[Any] = [parent.sentinel, *([] if line is None else [line])]
        threading.Thread(target=_die_with, args=(ends,), daemon=True).start()


def _die_with(ends: list[Any]) -> None:
    """When the first of these ends; with the programs of this process, which are in sessions of their own."""
    wait(ends)
    job = sys.modules.get(f"{__package__}.job")
    if job is not None:
        job.abandon()
    os._exit(1)
